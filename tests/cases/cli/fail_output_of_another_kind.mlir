// RUN: lowir %s -o out.bc
// OURS: the real tools write what they write under any name
// A file of a kind that others make is not filled with text.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir: error: 'out.bc': nothing but .ll, .mlir, .mlirbc and .o is made here; llc and llvm-as go on from .ll
