; RUN: lowir translate --import-llvm
; The alignment of a function stands in front of its attributes, among them, behind them or behind what follows them.
$f = comdat any
declare void @a() unnamed_addr #0 align 2
define void @b() align 8 nounwind comdat($f) {
  ret void
}
define void @c() nounwind section "x" align 16 gc "y" {
  ret void
}
attributes #0 = { nounwind }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @f any
  }
  llvm.func unnamed_addr @a() attributes {alignment = 2 : i64, no_unwind}
  llvm.func @b() comdat(@__llvm_global_comdat::@f) attributes {alignment = 8 : i64, no_unwind} {
    llvm.return
  }
  llvm.func @c() attributes {alignment = 16 : i64, garbageCollector = "y", no_unwind, section = "x"} {
    llvm.return
  }
}
