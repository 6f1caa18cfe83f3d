// RUN: lowir opt -split-input-file
// What is equal to the default as a number, but of another kind, is not the default.
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i64 ()>, CConv = #llvm.linkage<private>, linkage = #llvm.cconv<ccc>}> ({
}) : () -> ()
// -----
func.func @g(%a: i64) -> i32 {
  %0 = "arith.trunci"(%a) <{overflowFlags = 0 : index}> : (i64) -> i32
  return %0 : i32
}
//--- out
// -----
//--- err
fail_default_of_another_kind.mlir:3:1: error: 'llvm.func' op attribute 'CConv' failed to satisfy constraint: '#llvm.cconv' attribute (one of ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc) [attribute-kind]
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i64 ()>, CConv = #llvm.linkage<private>, linkage = #llvm.cconv<ccc>}> ({
^~~~~~~~~~~
fail_default_of_another_kind.mlir:7:8: error: 'arith.trunci' op attribute 'overflowFlags' failed to satisfy constraint: '#arith.overflow' attribute (one of none, nsw, nuw) [attribute-kind]
  %0 = "arith.trunci"(%a) <{overflowFlags = 0 : index}> : (i64) -> i32
       ^~~~~~~~~~~~~~
