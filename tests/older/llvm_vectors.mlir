// 2020: vectors of the LLVM dialect
llvm.func @f(%a: !llvm.vec<4 x float>, %b: !llvm.vec<4 x i32>) -> !llvm.vec<4 x float> {
  %0 = llvm.fadd %a, %a : !llvm.vec<4 x float>
  llvm.return %0 : !llvm.vec<4 x float>
}
//--- today
llvm.func @f(%a: vector<4xf32>, %b: vector<4xi32>) -> vector<4xf32> {
  %0 = llvm.fadd %a, %a : vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
