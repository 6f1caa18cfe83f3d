// RUN: lowir opt --inline=default-pipeline=
// RUN: lowir opt --compat=19 --inline=default-pipeline=
// Bodies go into affine loops where dimensions stay dimensions.
func.func private @index() -> index
func.func private @nothing() { return }
func.func private @read(%i: index, %m: memref<?xf32>) {
  %c = arith.constant 3 : index
  %j = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%c]
  %v = affine.load %m[%j] : memref<?xf32>
  affine.store %v, %m[%i + 1] : memref<?xf32>
  return
}
func.func private @top(%m: memref<?xf32>) {
  %i = call @index() : () -> index
  %v = affine.load %m[%i] : memref<?xf32>
  affine.store %v, %m[0] : memref<?xf32>
  return
}
func.func private @plain(%i: index, %m: memref<?xf32>) {
  %v = memref.load %m[%i] : memref<?xf32>
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    func.call @nothing() : () -> ()
    func.call @read(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @top(%m) : (memref<?xf32>) -> ()
    func.call @plain(%i, %m) : (index, memref<?xf32>) -> ()
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      func.call @read(%n, %m) : (index, memref<?xf32>) -> ()
    }
    scf.for %k = %n to %n step %n {
      func.call @read(%k, %m) : (index, memref<?xf32>) -> ()
    }
  }
  return
}
//--- out
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  func.func private @index() -> index
  func.func private @read(%arg0: index, %arg1: memref<?xf32>) {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map(%arg0)[%c3]
    %1 = affine.load %arg1[%0] : memref<?xf32>
    affine.store %1, %arg1[%arg0 + 1] : memref<?xf32>
    return
  }
  func.func private @top(%arg0: memref<?xf32>) {
    %0 = call @index() : () -> index
    %1 = affine.load %arg0[%0] : memref<?xf32>
    affine.store %1, %arg0[0] : memref<?xf32>
    return
  }
  func.func private @plain(%arg0: index, %arg1: memref<?xf32>) {
    %0 = memref.load %arg1[%arg0] : memref<?xf32>
    memref.store %0, %arg1[%arg0] : memref<?xf32>
    return
  }
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      func.call @read(%arg2, %arg0) : (index, memref<?xf32>) -> ()
      func.call @top(%arg0) : (memref<?xf32>) -> ()
      func.call @plain(%arg2, %arg0) : (index, memref<?xf32>) -> ()
      affine.if #set(%arg2) {
        func.call @read(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      }
      scf.for %arg3 = %arg1 to %arg1 step %arg1 {
        func.call @read(%arg3, %arg0) : (index, memref<?xf32>) -> ()
      }
    }
    return
  }
}

//--- out 2
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  func.func private @index() -> index
  func.func private @read(%arg0: index, %arg1: memref<?xf32>) {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map(%arg0)[%c3]
    %1 = affine.load %arg1[%0] : memref<?xf32>
    affine.store %1, %arg1[%arg0 + 1] : memref<?xf32>
    return
  }
  func.func private @top(%arg0: memref<?xf32>) {
    %0 = call @index() : () -> index
    %1 = affine.load %arg0[%0] : memref<?xf32>
    affine.store %1, %arg0[0] : memref<?xf32>
    return
  }
  func.func private @plain(%arg0: index, %arg1: memref<?xf32>) {
    %0 = memref.load %arg1[%arg0] : memref<?xf32>
    memref.store %0, %arg1[%arg0] : memref<?xf32>
    return
  }
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      func.call @read(%arg2, %arg0) : (index, memref<?xf32>) -> ()
      func.call @top(%arg0) : (memref<?xf32>) -> ()
      func.call @plain(%arg2, %arg0) : (index, memref<?xf32>) -> ()
      affine.if #set(%arg2) {
        func.call @read(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      }
      scf.for %arg3 = %arg1 to %arg1 step %arg1 {
        func.call @read(%arg3, %arg0) : (index, memref<?xf32>) -> ()
      }
    }
    return
  }
}

