// RUN: lowir --use-bare-ptr-memref-call-conv %s
// Memrefs as plain pointers.
func.func @get(%m: memref<4x8xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i, %i] : memref<4x8xf32>
  return %x : f32
}
