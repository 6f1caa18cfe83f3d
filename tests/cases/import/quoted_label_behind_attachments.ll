; RUN: lowir translate --import-llvm
; A label in quotes right behind an instruction with metadata.

define i32 @f(i1 %c, ptr %p) {
entry:
  %x = load i32, ptr %p, align 4, !invariant.load !0
  br i1 %c, label %"then.a b", label %"else", !prof !1
"then.a b":
  %y = add nsw i32 %x, 1
  ret i32 %y
"else":
  ret i32 %x
}

!0 = !{}
!1 = !{!"branch_weights", i32 3, i32 5}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i1, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.load %arg1 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.add %1, %0 overflow<nsw> : i32
    llvm.return %2 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %1 : i32
  }
}
