// 2019: allocation and release
func @f(%n: index) {
  %0 = alloc() : memref<4xf32>
  %1 = alloc(%n) : memref<?x8xf32>
  %2 = alloca() : memref<2xi8>
  %3 = std.alloc() {alignment = 16} : memref<i64>
  dealloc %0 : memref<4xf32>
  std.dealloc %1 : memref<?x8xf32>
  return
}
//--- today
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) : memref<?x8xf32>
  %2 = memref.alloca() : memref<2xi8>
  %3 = memref.alloc() {alignment = 16} : memref<i64>
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %1 : memref<?x8xf32>
  return
}
