// RUN: lowir opt
// Numbers beyond 64 bits in a line that is read without tokens.

func.func @f(%m: memref<?xf32>) {
  %0 = memref.subview %m[0] [123456789012345678901234567890] [1] : memref<?xf32> to memref<?xf32>
  return
}
//--- err
fail_longer_number_in_a_view.mlir:5:30: error: integer value too large [integer-too-large]
  %0 = memref.subview %m[0] [123456789012345678901234567890] [1] : memref<?xf32> to memref<?xf32>
                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
