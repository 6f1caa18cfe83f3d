// RUN: lowir --use-aligned-alloc %s
// RUN: lowir --use-generic-functions %s
// RUN: lowir --use-generic-functions --use-aligned-alloc %s
// Which functions allocate and free.
func.func @local() {
  %m = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
  memref.dealloc %m : memref<16xf32>
  return
}
