// Miscompile: mlir-opt-22 --convert-vector-to-llvm puts the subnormal next to zero for lanes that the mask leaves out of a
// <maximumf>, where the least number would change nothing: without lanes, the greatest of -2.0 and those is -1.4e-45.
// For <minimumf> it is the largest number below infinity, which infinity is not.
func.func @f(%lanes: vector<4xf32>) -> f32 {
  %start = arith.constant -2.0 : f32
  %none = arith.constant dense<false> : vector<4xi1>
  %r = vector.mask %none { vector.reduction <maximumf>, %lanes, %start : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
