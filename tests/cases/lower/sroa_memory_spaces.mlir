// RUN: lowir opt --sroa
// DIFFERS: mlir-opt forgets the memory space
// Memory for an element is in the space that memory for all was in.
func.func @sixteen(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() {alignment = 16 : i64} : memref<16xi32, 3>
  memref.store %x, %m[%c0] {nontemporal = true} : memref<16xi32, 3>
  %r = memref.load %m[%c0] : memref<16xi32, 3>
  return %r : i32
}
//--- out
module {
  func.func @sixteen(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32, 3>
    memref.store %arg0, %alloca[] {nontemporal = true} : memref<i32, 3>
    %0 = memref.load %alloca[] : memref<i32, 3>
    return %0 : i32
  }
}

