// RUN: lowir opt --expand-strided-metadata
// Blocks that become simpler leave the uses of values in their order, which says what is looked at first (mixed 1900224).
func.func private @use(index)
func.func @f(%m: memref<3xi64>) -> index {
  %zero = arith.constant 0 : index
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<3xi64> -> memref<i64>, index, index, index
  %one = arith.constant 1 : index
  %0 = arith.ori %size, %one : index
  %1 = index.divs %stride, %0
  %2 = arith.andi %stride, %1 : index
  func.call @use(%2) : (index) -> ()
  return %offset : index
}
//--- out
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<3xi64>) -> index {
    %c0 = arith.constant 0 : index
    call @use(%c0) : (index) -> ()
    return %c0 : index
  }
}

