// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --lower-affine %s
// RUN: lowir opt --compat=19 --canonicalize %s
// What is read and written back, or written and read again, needs no transfer; masks, other places and other maps do.
func.func @f(%t: tensor<8x8xf32>, %u: tensor<8x8xf32>, %i: index, %j: index, %m: vector<4xi1>, %v: vector<4xf32>, %p: f32) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) {
  %r = vector.transfer_read %t[%i, %j], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %t[%i, %j] : vector<4xf32>, tensor<8x8xf32>
  %w1 = vector.transfer_write %r, %u[%i, %j] : vector<4xf32>, tensor<8x8xf32>
  %r2 = vector.transfer_read %t[%i, %j], %p : tensor<8x8xf32>, vector<4xf32>
  %w2 = vector.transfer_write %r2, %t[%i, %j] : vector<4xf32>, tensor<8x8xf32>
  %r3 = vector.transfer_read %t[%i, %j], %p, %m {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %w3 = vector.transfer_write %r3, %t[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %a = vector.transfer_write %v, %u[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %b = vector.transfer_read %a[%i, %j], %p : tensor<8x8xf32>, vector<4xf32>
  %b1 = vector.transfer_read %a[%j, %i], %p : tensor<8x8xf32>, vector<4xf32>
  %a2 = vector.transfer_write %v, %u[%i, %j] : vector<4xf32>, tensor<8x8xf32>
  %b2 = vector.transfer_read %a2[%i, %j], %p : tensor<8x8xf32>, vector<4xf32>
  %a3 = vector.transfer_write %v, %u[%i, %j], %m {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %b3 = vector.transfer_read %a3[%i, %j], %p : tensor<8x8xf32>, vector<4xf32>
  %x = vector.transfer_read %t[%i, %j], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x8xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  return %w, %w1, %w2, %w3, %b, %b1, %b2, %b3, %y : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>
}
//--- out
#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: index, %arg4: vector<4xi1>, %arg5: vector<4xf32>, %arg6: f32) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg1[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %2 = vector.transfer_read %arg0[%arg2, %arg3], %arg6, %arg4 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %3 = vector.transfer_write %2, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %4 = vector.transfer_write %arg5, %arg1[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %5 = vector.transfer_read %4[%arg3, %arg2], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %6 = vector.transfer_write %arg5, %arg1[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %7 = vector.transfer_read %6[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %8 = vector.transfer_write %arg5, %arg1[%arg2, %arg3], %arg4 {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %9 = vector.transfer_read %8[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %10 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 {in_bounds = [true], permutation_map = #map} : tensor<8x8xf32>, vector<4xf32>
    %11 = vector.transfer_write %10, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    return %arg0, %1, %arg0, %3, %arg5, %5, %7, %9, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>
  }
}

//--- out 2
#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: index, %arg4: vector<4xi1>, %arg5: vector<4xf32>, %arg6: f32) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg0[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %2 = vector.transfer_write %0, %arg1[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %3 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %4 = vector.transfer_write %3, %arg0[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %5 = vector.transfer_read %arg0[%arg2, %arg3], %arg6, %arg4 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %6 = vector.transfer_write %5, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %7 = vector.transfer_write %arg5, %arg1[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %8 = vector.transfer_read %7[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %9 = vector.transfer_read %7[%arg3, %arg2], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %10 = vector.transfer_write %arg5, %arg1[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %11 = vector.transfer_read %10[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %12 = vector.transfer_write %arg5, %arg1[%arg2, %arg3], %arg4 {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %13 = vector.transfer_read %12[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %14 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 {in_bounds = [true], permutation_map = #map} : tensor<8x8xf32>, vector<4xf32>
    %15 = vector.transfer_write %14, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    return %1, %2, %4, %6, %8, %9, %11, %13, %15 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>
  }
}

//--- out 3
#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: index, %arg4: vector<4xi1>, %arg5: vector<4xf32>, %arg6: f32) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg1[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %2 = vector.transfer_read %arg0[%arg2, %arg3], %arg6, %arg4 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %3 = vector.transfer_write %2, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %4 = vector.transfer_write %arg5, %arg1[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %5 = vector.transfer_read %4[%arg3, %arg2], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %6 = vector.transfer_write %arg5, %arg1[%arg2, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %7 = vector.transfer_read %6[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %8 = vector.transfer_write %arg5, %arg1[%arg2, %arg3], %arg4 {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %9 = vector.transfer_read %8[%arg2, %arg3], %arg6 : tensor<8x8xf32>, vector<4xf32>
    %10 = vector.transfer_read %arg0[%arg2, %arg3], %arg6 {in_bounds = [true], permutation_map = #map} : tensor<8x8xf32>, vector<4xf32>
    %11 = vector.transfer_write %10, %arg0[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    return %arg0, %1, %arg0, %3, %arg5, %5, %7, %9, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>
  }
}

