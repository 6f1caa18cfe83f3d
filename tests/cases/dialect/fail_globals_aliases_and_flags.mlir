// RUN: lowir opt --split-input-file
llvm.mlir.global internal @a(#llvm.zero) : !llvm.target<"spirv.Image", i32, 0>
// -----
llvm.mlir.global internal @a() : !llvm.target<"aarch64.svcount">
// -----
llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias external @y : !llvm.label {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", ["text"]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 3 : i64>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "another", ["text", 3]>]
// -----
llvm.func @f(%x: i32) {
  %0 = llvm.inline_asm tail_call_kind = <musttail> "foo", "=r,r" %x : (i32) -> i32
  llvm.return
}
// -----
llvm.mlir.global external @r() : !llvm.ptr
llvm.mlir.alias external @s : !llvm.ptr {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @s
// -----
llvm.mlir.global external @g(42 : i32) : i32
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @e() {
  %0 = llvm.dso_local_equivalent @b : !llvm.ptr
  llvm.return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_globals_aliases_and_flags.mlir:2:1: error: 'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer [initializer]
llvm.mlir.global internal @a(#llvm.zero) : !llvm.target<"spirv.Image", i32, 0>
^~~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:4:1: error: 'llvm.mlir.global' op this target extension type cannot be used in a global [global-type]
llvm.mlir.global internal @a() : !llvm.target<"aarch64.svcount">
^~~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:7:1: error: 'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias [global-type]
llvm.mlir.alias external @y : !llvm.label {
^~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:12:1: error: 'llvm.module_flags' op values are integers and texts, entries of 'CG Profile' and the 'ProfileSummary' [module-flags]
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", ["text"]>]
^~~~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:14:1: error: 'llvm.module_flags' op values are integers and texts, entries of 'CG Profile' and the 'ProfileSummary' [module-flags]
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 3 : i64>]
^~~~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:16:1: error: 'llvm.module_flags' op values are integers and texts, entries of 'CG Profile' and the 'ProfileSummary' [module-flags]
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]
^~~~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:18:1: error: 'llvm.module_flags' op values are integers and texts, entries of 'CG Profile' and the 'ProfileSummary' [module-flags]
llvm.module_flags [#llvm.mlir.module_flag<append, "another", ["text", 3]>]
^~~~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:21:8: error: 'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation [tail-call]
  %0 = llvm.inline_asm tail_call_kind = <musttail> "foo", "=r,r" %x : (i32) -> i32
       ^~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:30:1: error: 'llvm.mlir.ifunc' op must have a function resolver [ifunc]
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @s
^~~~~~~~~~~~~~~
fail_globals_aliases_and_flags.mlir:38:8: error: 'llvm.dso_local_equivalent' op must reference an 'llvm.func' that is not 'extern_weak', or an 'llvm.mlir.alias' [addressof]
  %0 = llvm.dso_local_equivalent @b : !llvm.ptr
       ^~~~~~~~~~~~~~~~~~~~~~~~~
