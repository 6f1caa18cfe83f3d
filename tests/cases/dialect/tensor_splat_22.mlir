// RUN: lowir opt --allow-unregistered-dialect
// Any value may be in all places of a tensor.
func.func @f(%a: complex<f32>, %b: !llvm.ptr, %c: vector<4xf32>, %d: !some.type) {
  %0 = tensor.splat %a : tensor<4xcomplex<f32>>
  %1 = tensor.splat %b : tensor<4x!llvm.ptr>
  %2 = tensor.splat %c : tensor<4xvector<4xf32>>
  %3 = tensor.splat %d : tensor<2x2x!some.type>
  return
}
//--- out
module {
  func.func @f(%arg0: complex<f32>, %arg1: !llvm.ptr, %arg2: vector<4xf32>, %arg3: !some.type) {
    %splat = tensor.splat %arg0 : tensor<4xcomplex<f32>>
    %splat_0 = tensor.splat %arg1 : tensor<4x!llvm.ptr>
    %splat_1 = tensor.splat %arg2 : tensor<4xvector<4xf32>>
    %splat_2 = tensor.splat %arg3 : tensor<2x2x!some.type>
    return
  }
}

