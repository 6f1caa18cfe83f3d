; RUN: lowir translate --import-llvm
; Options of the linker stand first.
!llvm.module.flags = !{!0}
!llvm.linker.options = !{!1}
!llvm.dependent-libraries = !{!2}
!llvm.ident = !{!3}
!llvm.commandline = !{!4}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"-lm"}
!2 = !{!"q"}
!3 = !{!"clang"}
!4 = !{!"cmd"}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.commandline = "cmd", llvm.dependent_libraries = ["q"], llvm.ident = "clang", llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.linker_options ["-lm"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
}
