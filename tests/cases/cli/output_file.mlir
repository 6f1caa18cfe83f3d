// RUN: lowir opt %s -o out.mlir
// RUN: lowir opt -o=out.mlir %s
// RUN: lowir %s -o out.ll
// RUN: lowir %s --o out.mlir
// -o writes a file: MLIR of opt, LLVM IR or the lowered module of the whole job.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
