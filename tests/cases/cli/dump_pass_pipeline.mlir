// RUN: lowir opt --dump-pass-pipeline --llvm-request-c-wrappers --cse --finalize-memref-to-llvm=use-aligned-alloc=1 %s
// The pipeline with the options of each pass.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 attributes {llvm.emit_c_interface} {
    return %arg0 : i32
  }
}

//--- err
Pass Manager with 3 passes:
builtin.module(
  func.func(
    llvm-request-c-wrappers
  ),
  cse,
  finalize-memref-to-llvm{index-bitwidth=0 use-aligned-alloc=true use-generic-functions=false}
)

