// RUN: lowir opt --convert-math-to-libm
// A member of a member is taken from the whole, and from before what was put in beside it; not where that is a constant.
llvm.func @c() -> !llvm.struct<(i64, array<2 x i64>)>
func.func @f(%v: i64) -> (i64, i64, i64, i64) {
  %a = llvm.call @c() : () -> !llvm.struct<(i64, array<2 x i64>)>
  %b = llvm.extractvalue %a[1] : !llvm.struct<(i64, array<2 x i64>)>
  %c = llvm.extractvalue %b[0] : !llvm.array<2 x i64>
  %d = llvm.insertvalue %v, %a[0] : !llvm.struct<(i64, array<2 x i64>)>
  %e = llvm.extractvalue %d[1] : !llvm.struct<(i64, array<2 x i64>)>
  %f = llvm.extractvalue %e[0] : !llvm.array<2 x i64>
  %g = llvm.insertvalue %v, %b[0] : !llvm.array<2 x i64>
  %i = llvm.extractvalue %g[1] : !llvm.array<2 x i64>
  %x = llvm.mlir.poison : !llvm.struct<(i64, array<2 x i64>)>
  %y = llvm.extractvalue %x[1] : !llvm.struct<(i64, array<2 x i64>)>
  %z = llvm.extractvalue %y[0] : !llvm.array<2 x i64>
  return %c, %f, %i, %z : i64, i64, i64, i64
}
//--- out
module {
  llvm.func @c() -> !llvm.struct<(i64, array<2 x i64>)>
  func.func @f(%arg0: i64) -> (i64, i64, i64, i64) {
    %0 = llvm.call @c() : () -> !llvm.struct<(i64, array<2 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, array<2 x i64>)> 
    %2 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i64, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, array<2 x i64>)> 
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(i64, array<2 x i64>)> 
    %5 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i64, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg0, %1[0] : !llvm.array<2 x i64> 
    %7 = llvm.extractvalue %6[1] : !llvm.array<2 x i64> 
    %8 = llvm.mlir.poison : !llvm.struct<(i64, array<2 x i64>)>
    %9 = llvm.extractvalue %8[1] : !llvm.struct<(i64, array<2 x i64>)> 
    %10 = llvm.extractvalue %9[0] : !llvm.array<2 x i64> 
    return %2, %5, %7, %10 : i64, i64, i64, i64
  }
}

