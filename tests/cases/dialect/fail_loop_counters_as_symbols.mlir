// RUN: lowir opt --split-input-file
// In release 22; a prefetch, and the lesser or greater of some, take them.
func.func @apply() {
  affine.for %i = 0 to 1 {
    %0 = affine.apply affine_map<()[s0] -> (s0 * 23)>()[%i]
  }
  return
}
// -----
func.func @load(%m: memref<23xf32>) {
  affine.for %i = 0 to 1 {
    %0 = affine.load %m[symbol(%i)] : memref<23xf32>
  }
  return
}
// -----
func.func @of_many(%m: memref<23xf32>) {
  affine.parallel (%i) = (0) to (1) {
    %0 = affine.vector_load %m[symbol(%i)] : memref<23xf32>, vector<1xf32>
  }
  return
}
// -----
func.func @sum(%n: index) {
  affine.for %i = 0 to 1 {
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %0 = affine.apply affine_map<()[s0] -> (s0 * 23)>()[%1]
  }
  return
}
// -----
func.func @no_bound() {
  affine.parallel (%i) = (max()) to (1) { }
  return
}
// -----
func.func @no_end() {
  affine.parallel (%i) = (0) to (min()) { }
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
//--- err
fail_loop_counters_as_symbols.mlir:5:10: error: 'affine.apply' op operand cannot be used as a symbol [affine-operand]
    %0 = affine.apply affine_map<()[s0] -> (s0 * 23)>()[%i]
         ^~~~~~~~~~~~
fail_loop_counters_as_symbols.mlir:12:10: error: 'affine.load' op operand cannot be used as a symbol [affine-operand]
    %0 = affine.load %m[symbol(%i)] : memref<23xf32>
         ^~~~~~~~~~~
fail_loop_counters_as_symbols.mlir:19:10: error: 'affine.vector_load' op operand cannot be used as a symbol [affine-operand]
    %0 = affine.vector_load %m[symbol(%i)] : memref<23xf32>, vector<1xf32>
         ^~~~~~~~~~~~~~~~~~
fail_loop_counters_as_symbols.mlir:27:10: error: 'affine.apply' op operand cannot be used as a symbol [affine-operand]
    %0 = affine.apply affine_map<()[s0] -> (s0 * 23)>()[%1]
         ^~~~~~~~~~~~
fail_loop_counters_as_symbols.mlir:33:3: error: 'affine.parallel' op each bound has at least one expression [map-results]
  affine.parallel (%i) = (max()) to (1) { }
  ^~~~~~~~~~~~~~~
fail_loop_counters_as_symbols.mlir:38:3: error: 'affine.parallel' op each bound has at least one expression [map-results]
  affine.parallel (%i) = (0) to (min()) { }
  ^~~~~~~~~~~~~~~
