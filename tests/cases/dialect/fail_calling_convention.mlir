// RUN: lowir opt --compat=19
// A calling convention that has no name here.

"llvm.func"() <{sym_name = "f", CConv = #llvm.cconv<cc_77>, function_type = !llvm.func<void ()>}> ({
}) : () -> ()
//--- err
fail_calling_convention.mlir:4:53: error: invalid Calling Conventions specification: cc_77 [enum-case]
"llvm.func"() <{sym_name = "f", CConv = #llvm.cconv<cc_77>, function_type = !llvm.func<void ()>}> ({
                                                    ^~~~~
  help: cases: ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc
fail_calling_convention.mlir:4:53: error: failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv` [enum-case]
"llvm.func"() <{sym_name = "f", CConv = #llvm.cconv<cc_77>, function_type = !llvm.func<void ()>}> ({
                                                    ^~~~~
