// 2020: prefixed scalars
llvm.func @f(%a: !llvm.i32, %x: !llvm.float, %d: !llvm.double) -> !llvm.i64 {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.i32
  %1 = llvm.add %a, %0 : !llvm.i32
  %2 = llvm.fmul %x, %x : !llvm.float
  %3 = llvm.sext %1 : !llvm.i32 to !llvm.i64
  llvm.return %3 : !llvm.i64
}
llvm.func @g(!llvm.half, !llvm.fp128, !llvm.i1, !llvm.bfloat, !llvm.x86_fp80)
//--- today
llvm.func @f(%a: i32, %x: f32, %d: f64) -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %a, %0 : i32
  %2 = llvm.fmul %x, %x : f32
  %3 = llvm.sext %1 : i32 to i64
  llvm.return %3 : i64
}
llvm.func @g(f16, f128, i1, bf16, f80)
