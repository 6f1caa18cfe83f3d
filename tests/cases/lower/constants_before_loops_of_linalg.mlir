// RUN: lowir opt --convert-linalg-to-loops
// Constants that were there come to the front first, then those of the loops in the order in which these need them.
func.func @f(%x: i32, %m: memref<3xi32>, %n: memref<?x4xi32>) {
  %c7 = arith.constant 7 : i32
  func.call @g(%c7) : (i32) -> ()
  %c8 = arith.constant 8 : i32
  linalg.fill ins(%x : i32) outs(%m : memref<3xi32>)
  func.call @g(%c8) : (i32) -> ()
  %c1 = arith.constant 1 : index
  %k = memref.dim %n, %c1 : memref<?x4xi32>
  func.call @h(%k) : (index) -> ()
  linalg.fill ins(%c7 : i32) outs(%n : memref<?x4xi32>)
  return
}
func.func private @g(i32)
func.func private @h(index)
//--- out
module {
  func.func @f(%arg0: i32, %arg1: memref<3xi32>, %arg2: memref<?x4xi32>) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %c7_i32 = arith.constant 7 : i32
    call @g(%c7_i32) : (i32) -> ()
    scf.for %arg3 = %c0 to %c3 step %c1 {
      memref.store %arg0, %arg1[%arg3] : memref<3xi32>
    }
    call @g(%c8_i32) : (i32) -> ()
    call @h(%c4) : (index) -> ()
    %dim = memref.dim %arg2, %c0 : memref<?x4xi32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        memref.store %c7_i32, %arg2[%arg3, %arg4] : memref<?x4xi32>
      }
    }
    return
  }
  func.func private @g(i32)
  func.func private @h(index)
}

