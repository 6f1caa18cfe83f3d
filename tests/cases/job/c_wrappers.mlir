// RUN: lowir --llvm-request-c-wrappers %s
// A C interface for every function.
func.func @get(%m: memref<?xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
