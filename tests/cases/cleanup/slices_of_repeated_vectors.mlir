// RUN: lowir opt --canonicalize %s
// Slices of repeated vectors are slices, repeated; rows that are whole from there on are taken out.
func.func @slice(%v: vector<4xf16>, %u: vector<1xf32>, %a: f32, %w: vector<2x1xf32>, %s: vector<[4]xf32>) -> (vector<2x4xf16>, vector<2x2xf16>, vector<1x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<2x[4]xf32>) {
  %0 = vector.broadcast %v : vector<4xf16> to vector<16x4xf16>
  %1 = vector.extract_strided_slice %0 {offsets = [3], sizes = [2], strides = [1]} : vector<16x4xf16> to vector<2x4xf16>
  %2 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<16x4xf16> to vector<2x2xf16>
  %3 = vector.broadcast %u : vector<1xf32> to vector<1x8xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [0, 4], sizes = [1, 4], strides = [1, 1]} : vector<1x8xf32> to vector<1x4xf32>
  %5 = vector.broadcast %a : f32 to vector<1x8xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [0, 4], sizes = [1, 4], strides = [1, 1]} : vector<1x8xf32> to vector<1x4xf32>
  %7 = vector.broadcast %w : vector<2x1xf32> to vector<2x8xf32>
  %8 = vector.extract_strided_slice %7 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<2x8xf32> to vector<2x4xf32>
  %9 = vector.extract_strided_slice %7 {offsets = [1, 4], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
  %10 = vector.broadcast %s : vector<[4]xf32> to vector<8x[4]xf32>
  %11 = vector.extract_strided_slice %10 {offsets = [1], sizes = [2], strides = [1]} : vector<8x[4]xf32> to vector<2x[4]xf32>
  return %1, %2, %4, %6, %8, %9, %11 : vector<2x4xf16>, vector<2x2xf16>, vector<1x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<2x[4]xf32>
}func.func @s(%a: vector<8x1x2x4xf32>, %b: vector<5x2xf32>, %c: vector<3x1x1x4xf32>) -> (vector<1x1x2x4xf32>, vector<1x2xf32>, vector<1x1x1x4xf32>, vector<2x1x2x4xf32>, vector<1x1x1x4xf32>, vector<1x1x1x2xf32>, vector<1x1x2x4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [1], strides = [1]} : vector<8x1x2x4xf32> to vector<1x1x2x4xf32>
  %1 = vector.extract_strided_slice %b {offsets = [3, 0], sizes = [1, 2], strides = [1, 1]} : vector<5x2xf32> to vector<1x2xf32>
  %2 = vector.extract_strided_slice %c {offsets = [2], sizes = [1], strides = [1]} : vector<3x1x1x4xf32> to vector<1x1x1x4xf32>
  %3 = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<8x1x2x4xf32> to vector<2x1x2x4xf32>
  %4 = vector.extract_strided_slice %a {offsets = [3, 0, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<8x1x2x4xf32> to vector<1x1x1x4xf32>
  %5 = vector.extract_strided_slice %a {offsets = [3, 0, 1, 1], sizes = [1, 1, 1, 2], strides = [1, 1, 1, 1]} : vector<8x1x2x4xf32> to vector<1x1x1x2xf32>
  %6 = vector.extract_strided_slice %a {offsets = [3, 0], sizes = [1, 1], strides = [1, 1]} : vector<8x1x2x4xf32> to vector<1x1x2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<1x1x2x4xf32>, vector<1x2xf32>, vector<1x1x1x4xf32>, vector<2x1x2x4xf32>, vector<1x1x1x4xf32>, vector<1x1x1x2xf32>, vector<1x1x2x4xf32>
}
//--- out
module {
  func.func @slice(%arg0: vector<4xf16>, %arg1: vector<1xf32>, %arg2: f32, %arg3: vector<2x1xf32>, %arg4: vector<[4]xf32>) -> (vector<2x4xf16>, vector<2x2xf16>, vector<1x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<2x[4]xf32>) {
    %0 = vector.broadcast %arg0 : vector<4xf16> to vector<2x4xf16>
    %1 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf16> to vector<2xf16>
    %2 = vector.broadcast %1 : vector<2xf16> to vector<2x2xf16>
    %3 = vector.broadcast %arg1 : vector<1xf32> to vector<1x4xf32>
    %4 = vector.broadcast %arg2 : f32 to vector<1x4xf32>
    %5 = vector.broadcast %arg3 : vector<2x1xf32> to vector<2x4xf32>
    %6 = vector.extract %arg3[1] : vector<1xf32> from vector<2x1xf32>
    %7 = vector.broadcast %6 : vector<1xf32> to vector<1x4xf32>
    %8 = vector.broadcast %arg4 : vector<[4]xf32> to vector<2x[4]xf32>
    return %0, %2, %3, %4, %5, %7, %8 : vector<2x4xf16>, vector<2x2xf16>, vector<1x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<2x[4]xf32>
  }
  func.func @s(%arg0: vector<8x1x2x4xf32>, %arg1: vector<5x2xf32>, %arg2: vector<3x1x1x4xf32>) -> (vector<1x1x2x4xf32>, vector<1x2xf32>, vector<1x1x1x4xf32>, vector<2x1x2x4xf32>, vector<1x1x1x4xf32>, vector<1x1x1x2xf32>, vector<1x1x2x4xf32>) {
    %0 = vector.extract %arg0[3] : vector<1x2x4xf32> from vector<8x1x2x4xf32>
    %1 = vector.shape_cast %0 : vector<1x2x4xf32> to vector<1x1x2x4xf32>
    %2 = vector.extract %arg1[3] : vector<2xf32> from vector<5x2xf32>
    %3 = vector.shape_cast %2 : vector<2xf32> to vector<1x2xf32>
    %4 = vector.extract %arg2[2] : vector<1x1x4xf32> from vector<3x1x1x4xf32>
    %5 = vector.shape_cast %4 : vector<1x1x4xf32> to vector<1x1x1x4xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [3], sizes = [2], strides = [1]} : vector<8x1x2x4xf32> to vector<2x1x2x4xf32>
    %7 = vector.extract %arg0[3, 0, 1] : vector<4xf32> from vector<8x1x2x4xf32>
    %8 = vector.shape_cast %7 : vector<4xf32> to vector<1x1x1x4xf32>
    %9 = vector.extract_strided_slice %arg0 {offsets = [3, 0, 1, 1], sizes = [1, 1, 1, 2], strides = [1, 1, 1, 1]} : vector<8x1x2x4xf32> to vector<1x1x1x2xf32>
    %10 = vector.extract %arg0[3] : vector<1x2x4xf32> from vector<8x1x2x4xf32>
    %11 = vector.shape_cast %10 : vector<1x2x4xf32> to vector<1x1x2x4xf32>
    return %1, %3, %5, %6, %8, %9, %11 : vector<1x1x2x4xf32>, vector<1x2xf32>, vector<1x1x1x4xf32>, vector<2x1x2x4xf32>, vector<1x1x1x4xf32>, vector<1x1x1x2xf32>, vector<1x1x2x4xf32>
  }
}

