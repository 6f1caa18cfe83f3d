// RUN: lowir --index-bitwidth=32 --llvm-version=22 --use-aligned-alloc --compat=22 -o %s
// The whole job wants an input file.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- err
lowir: error: no input file; 'lowir in.mlir' lowers a file, 'lowir -' standard input, 'lowir --help' explains
