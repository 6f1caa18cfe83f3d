// RUN: lowir opt --canonicalize
// Elements of tensors that are known, and shapes that come back.
func.func @a(%x: f64, %y: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %x, %y : tensor<2xf64>
  %e = tensor.extract %t[%c1] : tensor<2xf64>
  return %e : f64
}
func.func @b(%x: f64) -> f64 {
  %t = tensor.from_elements %x : tensor<f64>
  %e = tensor.extract %t[] : tensor<f64>
  return %e : f64
}
func.func @c(%i: index) -> (i32, f32, i1, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %e = tensor.extract %t[%c1, %c0] : tensor<2x2xi32>
  %s = arith.constant dense<1.5> : tensor<3xf32>
  %f = tensor.extract %s[%i] : tensor<3xf32>
  %u = arith.constant dense<[true, false]> : tensor<2xi1>
  %g = tensor.extract %u[%c1] : tensor<2xi1>
  %v = arith.constant dense<[7, 8]> : tensor<2xindex>
  %h = tensor.extract %v[%c1] : tensor<2xindex>
  return %e, %f, %g, %h : i32, f32, i1, index
}
func.func @d() -> (tensor<2xi32>, tensor<2xf32>, tensor<i1>, tensor<2x2xindex>) {
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  %c = arith.constant 1.5 : f32
  %t = arith.constant true
  %i = arith.constant 9 : index
  %0 = tensor.from_elements %a, %b : tensor<2xi32>
  %1 = tensor.from_elements %c, %c : tensor<2xf32>
  %2 = tensor.from_elements %t : tensor<i1>
  %3 = tensor.from_elements %i, %i, %i, %i : tensor<2x2xindex>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xf32>, tensor<i1>, tensor<2x2xindex>
}
func.func @e(%x: f64) -> f64 {
  %c7 = arith.constant 7 : index
  %t = tensor.from_elements %x, %x : tensor<2xf64>
  %e = tensor.extract %t[%c7] : tensor<2xf64>
  return %e : f64
}
func.func @g(%s: index) -> (f32, tensor<?xf32>, tensor<2xf32>, f32) {
  %c = arith.constant 1.5 : f32
  %0 = tensor.splat %c[%s] : tensor<?xf32>
  %1 = tensor.splat %c : tensor<2xf32>
  %c1 = arith.constant 1 : index
  %e = tensor.extract %0[%c1] : tensor<?xf32>
  %e1 = tensor.extract %1[%c1] : tensor<2xf32>
  return %e, %0, %1, %e1 : f32, tensor<?xf32>, tensor<2xf32>, f32
}
func.func @h() -> tensor<0xf32> {
  %0 = tensor.from_elements : tensor<0xf32>
  return %0 : tensor<0xf32>
}
func.func @i(%x: f64, %y: f64) -> (tensor<1x2xf64>, tensor<2xf64>) {
  %t = tensor.from_elements %x, %y : tensor<2xf64>
  %e = tensor.expand_shape %t [[0, 1]] output_shape [1, 2] : tensor<2xf64> into tensor<1x2xf64>
  %u = tensor.from_elements %x, %y : tensor<2x1xf64>
  %f = tensor.collapse_shape %u [[0, 1]] : tensor<2x1xf64> into tensor<2xf64>
  return %e, %f : tensor<1x2xf64>, tensor<2xf64>
}
func.func @j(%x: i32) -> i32 {
  %c0 = index.constant 0
  %t = tensor.from_elements %x : tensor<i32>
  %e = tensor.expand_shape %t [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %r = tensor.extract %e[%c0] : tensor<1xi32>
  return %r : i32
}
func.func @k() -> (tensor<1x2xi32>, tensor<4xf32>) {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %e = tensor.expand_shape %t [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
  %u = arith.constant dense<1.5> : tensor<2x2xf32>
  %f = tensor.collapse_shape %u [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %e, %f : tensor<1x2xi32>, tensor<4xf32>
}
func.func @l(%t: tensor<?x3xf32>, %n: index) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [1, %n, 3] : tensor<?x3xf32> into tensor<1x?x3xf32>
  %f = tensor.collapse_shape %e [[0, 1], [2]] : tensor<1x?x3xf32> into tensor<?x3xf32>
  %g = tensor.collapse_shape %t [[0], [1]] : tensor<?x3xf32> into tensor<?x3xf32>
  return %f, %g : tensor<?x3xf32>, tensor<?x3xf32>
}
//--- out
module {
  func.func @a(%arg0: f64, %arg1: f64) -> f64 {
    return %arg1 : f64
  }
  func.func @b(%arg0: f64) -> f64 {
    return %arg0 : f64
  }
  func.func @c(%arg0: index) -> (i32, f32, i1, index) {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant 1.500000e+00 : f32
    %false = arith.constant false
    %c8 = arith.constant 8 : index
    return %c3_i32, %cst, %false, %c8 : i32, f32, i1, index
  }
  func.func @d() -> (tensor<2xi32>, tensor<2xf32>, tensor<i1>, tensor<2x2xindex>) {
    %cst = arith.constant dense<[3, 4]> : tensor<2xi32>
    %cst_0 = arith.constant dense<1.500000e+00> : tensor<2xf32>
    %cst_1 = arith.constant dense<true> : tensor<i1>
    %cst_2 = arith.constant dense<9> : tensor<2x2xindex>
    return %cst, %cst_0, %cst_1, %cst_2 : tensor<2xi32>, tensor<2xf32>, tensor<i1>, tensor<2x2xindex>
  }
  func.func @e(%arg0: f64) -> f64 {
    %c7 = arith.constant 7 : index
    %from_elements = tensor.from_elements %arg0, %arg0 : tensor<2xf64>
    %extracted = tensor.extract %from_elements[%c7] : tensor<2xf64>
    return %extracted : f64
  }
  func.func @g(%arg0: index) -> (f32, tensor<?xf32>, tensor<2xf32>, f32) {
    %cst = arith.constant dense<1.500000e+00> : tensor<2xf32>
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 1.500000e+00 : f32
    %splat = tensor.splat %cst_0[%arg0] : tensor<?xf32>
    %extracted = tensor.extract %splat[%c1] : tensor<?xf32>
    return %extracted, %splat, %cst, %cst_0 : f32, tensor<?xf32>, tensor<2xf32>, f32
  }
  func.func @h() -> tensor<0xf32> {
    %cst = arith.constant dense<> : tensor<0xf32>
    return %cst : tensor<0xf32>
  }
  func.func @i(%arg0: f64, %arg1: f64) -> (tensor<1x2xf64>, tensor<2xf64>) {
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<1x2xf64>
    %from_elements_0 = tensor.from_elements %arg0, %arg1 : tensor<2xf64>
    return %from_elements, %from_elements_0 : tensor<1x2xf64>, tensor<2xf64>
  }
  func.func @j(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @k() -> (tensor<1x2xi32>, tensor<4xf32>) {
    %cst = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>
    %cst_0 = arith.constant dense<1.500000e+00> : tensor<4xf32>
    return %cst, %cst_0 : tensor<1x2xi32>, tensor<4xf32>
  }
  func.func @l(%arg0: tensor<?x3xf32>, %arg1: index) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
    return %arg0, %arg0 : tensor<?x3xf32>, tensor<?x3xf32>
  }
}

