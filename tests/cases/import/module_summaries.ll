; RUN: lowir translate --import-llvm
; Summaries for link-time optimization say nothing about the program: neither lists nor numbers.
define void @f() {
  ret void
}
^0 = module: (path: "", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1))) ; guid = 1
^2 = typeid: (name: "_ZTS1A", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))
^3 = flags: 8
^4 = blockcount: 1
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f() {
    llvm.return
  }
}
//--- err
module_summaries.ll:6:1: remark: a module summary has no place in the LLVM dialect and is left out [import-left-out]
^0 = module: (path: "", hash: (0, 0, 0, 0, 0))
^~
