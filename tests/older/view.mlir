// 2020: views of bytes
func @f(%m: memref<2048xi8>, %i: index, %n: index) {
  %0 = view %m[%i][%n] : memref<2048xi8> to memref<?x4xf32>
  %1 = std.view %m[%i][] : memref<2048xi8> to memref<4x4xf32>
  return
}
//--- today
func.func @f(%m: memref<2048xi8>, %i: index, %n: index) {
  %0 = memref.view %m[%i][%n] : memref<2048xi8> to memref<?x4xf32>
  %1 = memref.view %m[%i][] : memref<2048xi8> to memref<4x4xf32>
  return
}
