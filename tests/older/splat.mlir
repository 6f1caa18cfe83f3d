// 2019: a vector of one scalar
func @f(%x: f32) -> vector<4xf32> {
  %0 = splat %x : vector<4xf32>
  %1 = addf %0, %0 : vector<4xf32>
  return %1 : vector<4xf32>
}
//--- today
func.func @f(%x: f32) -> vector<4xf32> {
  %p = llvm.mlir.poison : vector<4xf32>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e = llvm.insertelement %x, %p[%z : i32] : vector<4xf32>
  %0 = llvm.shufflevector %e, %p [0, 0, 0, 0] : vector<4xf32>
  %1 = arith.addf %0, %0 : vector<4xf32>
  return %1 : vector<4xf32>
}
