// RUN: lowir translate --mlir-to-llvmir
// The dialect takes any value; LLVM asks for a personality.
llvm.func @f(%x: i32) {
  llvm.resume %x : i32
}
//--- err
fail_resume_without_personality.mlir:4:3: error: `llvm.resume` is in a function without a personality, which LLVM refuses [personality]
  llvm.resume %x : i32
  ^~~~~~~~~~~
