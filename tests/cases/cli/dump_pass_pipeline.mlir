// RUN: lowir opt --dump-pass-pipeline --llvm-request-c-wrappers --cse --finalize-memref-to-llvm=use-aligned-alloc=1 %s
// The pipeline with the options of each pass.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
