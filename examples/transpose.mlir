// A transposed view: the same memory read with swapped strides. Nothing is copied; the descriptor changes.
func.func @column_sum(%m: memref<4x8xf32>, %column: index) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = arith.constant 4 : index
  %start = arith.constant 0.0 : f32
  %t = memref.reinterpret_cast %m to offset: [0], sizes: [8, 4], strides: [1, 8]
      : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %sum = scf.for %i = %zero to %rows step %one iter_args(%acc = %start) -> (f32) {
    %x = memref.load %t[%column, %i] : memref<8x4xf32, strided<[1, 8]>>
    %next = arith.addf %acc, %x : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
