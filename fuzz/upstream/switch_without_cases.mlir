// mlir-translate-22 --mlir-to-llvmir crashes.
llvm.func @f(%x: i64) -> i64 {
  llvm.switch %x : i64, ^a(%x : i64) [
  ]
^a(%y: i64):
  llvm.return %y : i64
}
