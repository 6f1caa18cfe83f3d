; RUN: lowir translate --import-llvm
; Declarations of intrinsics keep the attributes that stand there.
; DIFFERS: mlir-translate gives them those that LLVM knows of the intrinsic
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>) #0
define <8 x i16> @f(<8 x i16> %a) {
  %b = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a, <8 x i16> %a)
  ret <8 x i16> %b
}
attributes #0 = { mustprogress nounwind memory(none) }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @llvm.x86.sse2.pmulhu.w(vector<8xi16>, vector<8xi16>) -> vector<8xi16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress"]}
  llvm.func @f(%arg0: vector<8xi16>) -> vector<8xi16> {
    %0 = llvm.call_intrinsic "llvm.x86.sse2.pmulhu.w"(%arg0, %arg0) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
    llvm.return %0 : vector<8xi16>
  }
}
