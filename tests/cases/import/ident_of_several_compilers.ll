; RUN: lowir translate --import-llvm
; Only one text becomes an attribute: of a module that was linked of several, none does.
!llvm.ident = !{!0, !1}
!llvm.commandline = !{!1}
!0 = !{!"one"}
!1 = !{!"two"}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.commandline = "two", llvm.module_asm = [], llvm.target_triple = ""} {
}
//--- err
ident_of_several_compilers.ll:3:15: remark: '!llvm.ident' of several entries has no place in the LLVM dialect and is left out [import-left-out]
!llvm.ident = !{!0, !1}
              ^
