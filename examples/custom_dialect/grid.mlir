func.func @move(%grid: memref<4x8xf32>, %i: index, %j: index) -> memref<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = memref.load %grid[%i, %j] : memref<4x8xf32>
  memref.store %0, %grid[%j, %i] : memref<4x8xf32>
  memref.store %zero, %grid[%i, %j] : memref<4x8xf32>
  return %grid : memref<4x8xf32>
}
func.func @twice(%grid: memref<4x8xf32>, %i: index) -> memref<4x8xf32> {
  %0 = call @move(%grid, %i, %i) : (memref<4x8xf32>, index, index) -> memref<4x8xf32>
  %1 = call @move(%0, %i, %i) : (memref<4x8xf32>, index, index) -> memref<4x8xf32>
  return %1 : memref<4x8xf32>
}
