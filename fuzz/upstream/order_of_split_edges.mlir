// mlir-translate-22 --mlir-to-llvmir, run some times: the blocks it adds where two cases go to one block with arguments
// come in one of two orders, as they are kept in a table by address.
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %a : i32, ^b(%0 : i32) [
    0: ^b(%1 : i32),
    1: ^c(%0 : i32),
    2: ^c(%1 : i32)
  ]
^b(%x: i32):
  llvm.return %x : i32
^c(%y: i32):
  llvm.br ^b(%y : i32)
}
