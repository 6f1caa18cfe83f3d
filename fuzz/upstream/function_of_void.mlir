// mlir-opt-22 --mlir-print-op-generic accepts this and prints a type that it does not read: the custom form puts a type of a function
// together without asking whether it can be one. mlir-translate-22 --mlir-to-llvmir writes what LLVM refuses.
llvm.func @a(!llvm.void)
llvm.func @b() -> !llvm.label
