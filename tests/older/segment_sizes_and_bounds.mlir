// 2022: Generic forms of 2019 to 2023: sizes of segments and bounds of loops under their older names.
func @branch(%c: i1, %x: i32) -> i32 {
  "cf.cond_br"(%c, %x, %x)[^bb1, ^bb1] {operand_segment_sizes = array<i32: 1, 1, 1>} : (i1, i32, i32) -> ()
^bb1(%y: i32):
  return %y : i32
}
func @buffer(%n: index) -> memref<?xf32> {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf32>
  %1 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}
func @loop(%n: index, %x: f32) -> f32 {
  "affine.for"(%n) ({
  ^bb0(%i: index):
    "affine.terminator"() : () -> ()
  }) {lower_bound = affine_map<() -> (0)>, step = 1 : index, upper_bound = affine_map<(d0) -> (d0)>} : (index) -> ()
  %0 = "affine.for"(%n, %x) ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%a) : (f32) -> ()
  }) {lower_bound = affine_map<() -> (0)>, step = 2 : index, upper_bound = affine_map<()[s0] -> (s0, 8)>} : (index, f32) -> f32
  return %0 : f32
}
//--- today
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> (s0, 8)>
module {
  func.func @branch(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
  func.func @buffer(%arg0: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @loop(%arg0: index, %arg1: f32) -> f32 {
    affine.for %arg2 = 0 to #map(%arg0) {
    }
    %0 = affine.for %arg2 = 0 to min #map1()[%arg0] step 2 iter_args(%arg3 = %arg1) -> (f32) {
      affine.yield %arg3 : f32
    }
    return %0 : f32
  }
}
