// RUN: lowir opt --convert-bufferization-to-memref
// No allocation has this layout.
func.func @f(%a : memref<?xf32, strided<[10], offset: ?>>) -> memref<?xf32, strided<[10], offset: ?>> {
  %0 = bufferization.clone %a : memref<?xf32, strided<[10], offset: ?>> to memref<?xf32, strided<[10], offset: ?>>
  return %0 : memref<?xf32, strided<[10], offset: ?>>
}
//--- err
fail_bufferization_to_memref.mlir:4:8: error: 'bufferization.clone' cannot be converted here [not-converted]
  %0 = bufferization.clone %a : memref<?xf32, strided<[10], offset: ?>> to memref<?xf32, strided<[10], offset: ?>>
       ^~~~~~~~~~~~~~~~~~~
  help: an operand or result has a type without a counterpart in the LLVM dialect, or the operation needs another pass first
