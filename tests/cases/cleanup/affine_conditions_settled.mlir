// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Of conditions that always or never hold, only what runs is left.
#t = affine_set<() : (0 == 0)>
#f = affine_set<() : (1 == 0)>
#g = affine_set<(d0) : (d0 >= 0, 1 == 0)>
#h = affine_set<(d0) : (d0 >= 0)>
func.func @a(%m: memref<?xf32>, %v: f32, %w: f32, %i: index) -> (f32, f32, f32) {
  %0 = affine.if #t() -> f32 { memref.store %v, %m[%i] : memref<?xf32> affine.yield %v : f32 } else { affine.yield %w : f32 }
  %1 = affine.if #f() -> f32 { memref.store %v, %m[%i] : memref<?xf32> affine.yield %v : f32 } else { affine.yield %w : f32 }
  affine.if #t() { memref.store %v, %m[%i] : memref<?xf32> }
  affine.if #f() { memref.store %v, %m[%i] : memref<?xf32> }
  affine.if #t() { memref.store %v, %m[%i] : memref<?xf32> } else { memref.store %w, %m[%i] : memref<?xf32> }
  affine.if #f() { memref.store %v, %m[%i] : memref<?xf32> } else { memref.store %w, %m[%i] : memref<?xf32> }
  affine.if #g(%i) { memref.store %v, %m[%i] : memref<?xf32> } else { memref.store %w, %m[%i] : memref<?xf32> }
  affine.if #h(%i) { memref.store %v, %m[%i] : memref<?xf32> } else { }
  %2 = affine.if #h(%i) -> f32 { memref.store %v, %m[%i] : memref<?xf32> affine.yield %v : f32 } else { affine.yield %v : f32 }
  %c5 = arith.constant 5 : index
  affine.if #h(%c5) { memref.store %v, %m[%c5] : memref<?xf32> }
  %cm5 = arith.constant -5 : index
  affine.if #h(%cm5) { memref.store %v, %m[%c5] : memref<?xf32> }
  return %0, %1, %2 : f32, f32, f32
}
//--- out
#set = affine_set<()[s0] : (s0 >= 0, 1 == 0)>
#set1 = affine_set<()[s0] : (s0 >= 0)>
#set2 = affine_set<() : (5 >= 0)>
#set3 = affine_set<() : (-5 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: f32, %arg2: f32, %arg3: index) -> (f32, f32, f32) {
    %c5 = arith.constant 5 : index
    memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    memref.store %arg2, %arg0[%arg3] : memref<?xf32>
    affine.if #set()[%arg3] {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    } else {
      memref.store %arg2, %arg0[%arg3] : memref<?xf32>
    }
    affine.if #set1()[%arg3] {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    }
    %0 = affine.if #set1()[%arg3] -> f32 {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    affine.if #set2() {
      memref.store %arg1, %arg0[%c5] : memref<?xf32>
    }
    affine.if #set3() {
      memref.store %arg1, %arg0[%c5] : memref<?xf32>
    }
    return %arg1, %arg2, %0 : f32, f32, f32
  }
}

//--- out 2
#set = affine_set<()[s0] : (s0 >= 0, 1 == 0)>
#set1 = affine_set<()[s0] : (s0 >= 0)>
#set2 = affine_set<() : (5 >= 0)>
#set3 = affine_set<() : (-5 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: f32, %arg2: f32, %arg3: index) -> (f32, f32, f32) {
    %c5 = arith.constant 5 : index
    memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    memref.store %arg2, %arg0[%arg3] : memref<?xf32>
    affine.if #set()[%arg3] {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    } else {
      memref.store %arg2, %arg0[%arg3] : memref<?xf32>
    }
    affine.if #set1()[%arg3] {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
    }
    %0 = affine.if #set1()[%arg3] -> f32 {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    affine.if #set2() {
      memref.store %arg1, %arg0[%c5] : memref<?xf32>
    }
    affine.if #set3() {
      memref.store %arg1, %arg0[%c5] : memref<?xf32>
    }
    return %arg1, %arg2, %0 : f32, f32, f32
  }
}

