; RUN: lowir translate --import-llvm
; Attributes of functions, parameters and results.
; attrs
define weak_odr hidden void @a(i32 zeroext %a, ptr noalias nocapture nofree noundef nonnull readonly align 16 dereferenceable(8) dereferenceable_or_null(16) %b, ptr %c, i32 inreg allocalign %x, ptr captures(none) %z) unnamed_addr #0 section "s" align 32 gc "statepoint-example" !prof !0 {
  ret void
}
define i32 @b() #1 { ret i32 0 }
define noundef range(i32 0, 10) i32 @c() #2 { ret i32 0 }
define float @d(float %x, ptr %y) #3 { ret float 0.0 }
define ghccc void @e() { ret void }
define void @g() { ret void }
define void @h() #4 { ret void }
%0 = type { i32 }
%a.b = type { i32 }
%"q r" = type opaque
%al = type i32
define void @i(%0 %x, %a.b %y, %al %z, target("spirv.Image", i32, 0, 1) %t) { ret void }
declare void @j(%"q r"*, i8**, void (i32)*)
attributes #0 = { "unsafe-fp-math"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "approx-func-fp-math"="true" "no-signed-zeros-fp-math"="true" "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "instrument-function-entry"="x" "instrument-function-exit"="y" "prefer-vector-width"="256" "reciprocal-estimates"="all" "aarch64_pstate_sm_enabled" "aarch64_new_za" }
attributes #1 = { alwaysinline inlinehint convergent willreturn vscale_range(1,16) memory(argmem: read, inaccessiblemem: readwrite) nonlazybind sspstrong allockind("alloc,zeroed") "alloc-family"="malloc" hot minsize optsize noreturn returns_twice nosync norecurse speculatable }
attributes #2 = { readnone uwtable(sync) "frame-pointer"="non-leaf" strictfp nocallback noprofile null_pointer_is_valid mustprogress presplitcoroutine sanitize_address naked nobuiltin nocf_check noduplicate noimplicitfloat nomerge noredzone "x"="" disable_sanitizer_instrumentation skipprofile ssp sspreq safestack shadowcallstack coro_only_destroy_when_complete fn_ret_thunk_extern hybrid_patchable optforfuzzing sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread sanitize_type sanitize_realtime sanitize_numerical_stability speculative_load_hardening optdebug nodivergencesource nosanitize_bounds nosanitize_coverage }
attributes #3 = { argmemonly readonly nofree  }
attributes #4 = { inaccessiblemem_or_argmemonly writeonly uwtable alignstack=8 "warn-stack-size"="5" }
!0 = !{!"function_entry_count", i64 42}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func weak_odr hidden unnamed_addr @a(%arg0: i32 {llvm.zeroext}, %arg1: !llvm.ptr {llvm.align = 16 : i64, llvm.dereferenceable = 8 : i64, llvm.dereferenceable_or_null = 16 : i64, llvm.noalias, llvm.nocapture, llvm.nofree, llvm.nonnull, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr, %arg3: i32 {llvm.allocalign, llvm.inreg}, %arg4: !llvm.ptr {llvm.nocapture}) attributes {alignment = 32 : i64, arm_new_za, arm_streaming, denormal_fp_math = "preserve-sign,preserve-sign", denormal_fp_math_f32 = "ieee", dso_local, fp_contract = "fast", function_entry_count = 42 : i64, garbageCollector = "statepoint-example", instrument_function_entry = "x", instrument_function_exit = "y", no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, passthrough = [["approx-func-fp-math", "true"], ["prefer-vector-width", "256"], ["reciprocal-estimates", "all"], ["unsafe-fp-math", "true"]], prefer_vector_width = "256", reciprocal_estimates = "all", section = "s"} {
    llvm.return
  }
  llvm.func @b() -> i32 vscale_range(1, 16) attributes {always_inline, convergent, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["hot", "minsize", "norecurse", "noreturn", "nosync", "nonlazybind", "optsize", "returns_twice", "speculatable", "sspstrong", ["allockind", "17"], ["alloc-family", "malloc"]], will_return} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @c() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 10>}) attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["coro_only_destroy_when_complete", "disable_sanitizer_instrumentation", "fn_ret_thunk_extern", "hybrid_patchable", "mustprogress", "naked", "nobuiltin", "nocallback", "nocf_check", "nodivergencesource", "noduplicate", "noimplicitfloat", "nomerge", "noprofile", "noredzone", "nosanitize_bounds", "nosanitize_coverage", "null_pointer_is_valid", "optforfuzzing", "optdebug", "presplitcoroutine", "safestack", "sanitize_address", "sanitize_hwaddress", "sanitize_memtag", "sanitize_memory", "sanitize_numerical_stability", "sanitize_realtime", "sanitize_thread", "sanitize_type", "shadowcallstack", "skipprofile", "speculative_load_hardening", "ssp", "sspreq", "strictfp", "x"], uwtable_kind = #llvm.uwtableKind<sync>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @d(%arg0: f32, %arg1: !llvm.ptr) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nofree"]} {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    llvm.return %0 : f32
  }
  llvm.func cc_10 @e() {
    llvm.return
  }
  llvm.func @g() {
    llvm.return
  }
  llvm.func @h() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = [["alignstack", "8"], ["warn-stack-size", "5"]], uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func @i(%arg0: !llvm.struct<"", (i32)>, %arg1: !llvm.struct<"a.b", (i32)>, %arg2: i32, %arg3: !llvm.target<"spirv.Image", i32, 0, 1>) {
    llvm.return
  }
  llvm.func @j(!llvm.ptr, !llvm.ptr, !llvm.ptr)
}
