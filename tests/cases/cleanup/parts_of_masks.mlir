// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// Masks without dimensions, taken out of masks, and constant ones of scalable vectors.
func.func @ends(%a: index) -> (vector<4xi1>, vector<4x1xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %c1 : vector<4x1x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4xi1>
  %2 = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
  %3 = vector.create_mask %a, %a, %c1 : vector<4x1x1xi1>
  %4 = vector.shape_cast %3 : vector<4x1x1xi1> to vector<4xi1>
  %5 = vector.constant_mask [3, 1, 1] : vector<4x1x1xi1>
  %6 = vector.shape_cast %5 : vector<4x1x1xi1> to vector<4xi1>
  %7 = vector.shape_cast %5 : vector<4x1x1xi1> to vector<1x4xi1>
  return %1, %2, %4, %6, %7 : vector<4xi1>, vector<4x1xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>
}
func.func @parts(%a: index, %b: index, %i: index) -> (vector<16xi1>, vector<8x16xi1>, vector<16xi1>, vector<16xi1>, vector<8x16xi1>, vector<8x16xi1>) {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c4, %a, %b : vector<8x8x16xi1>
  %1 = vector.extract %0[0, 0] : vector<16xi1> from vector<8x8x16xi1>
  %2 = vector.extract %0[3] : vector<8x16xi1> from vector<8x8x16xi1>
  %3 = vector.extract %0[4] : vector<8x16xi1> from vector<8x8x16xi1>
  %4 = vector.extract %0[%i] : vector<8x16xi1> from vector<8x8x16xi1>
  %5 = vector.create_mask %c8, %c4, %b : vector<8x8x16xi1>
  %6 = vector.extract %5[%i, 2] : vector<16xi1> from vector<8x8x16xi1>
  %7 = vector.extract %5[%i, 4] : vector<16xi1> from vector<8x8x16xi1>
  return %1, %2, %6, %7, %3, %4 : vector<16xi1>, vector<8x16xi1>, vector<16xi1>, vector<16xi1>, vector<8x16xi1>, vector<8x16xi1>
}
func.func @slices(%a: index, %b: index) -> (vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>) {
  %0 = vector.create_mask %a, %b : vector<4x3xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  return %1, %2, %3 : vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>
}
func.func @constants() -> (vector<[8]xi1>, vector<[8]xi1>, vector<2x[4]xi1>, vector<32x32xi1>, vector<i1>) {
  %0 = vector.constant_mask [8] : vector<[8]xi1>
  %1 = vector.constant_mask [0] : vector<[8]xi1>
  %2 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  %3 = vector.constant_mask [32, 32] : vector<32x32xi1>
  %4 = vector.constant_mask [1] : vector<i1>
  return %0, %1, %2, %3, %4 : vector<[8]xi1>, vector<[8]xi1>, vector<2x[4]xi1>, vector<32x32xi1>, vector<i1>
}
func.func @scaled(%a: index) -> (vector<[8]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>) {
  %m1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %v = vector.vscale
  %v16 = arith.muli %v, %c16 : index
  %0 = vector.create_mask %m1 : vector<[8]xi1>
  %1 = vector.create_mask %c8, %v16 : vector<8x[16]xi1>
  %2 = vector.create_mask %c7, %v16 : vector<8x[16]xi1>
  %3 = vector.create_mask %c0, %a : vector<8x[16]xi1>
  %4 = vector.create_mask %c8 : vector<[8]xi1>
  %5 = vector.create_mask %v : vector<[8]xi1>
  return %0, %1, %2, %3, %4, %5 : vector<[8]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>
}
//--- out
module {
  func.func @ends(%arg0: index) -> (vector<4xi1>, vector<4x1xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>) {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %arg0, %c1, %c1 : vector<4x1x1xi1>
    %1 = vector.create_mask %arg0 : vector<4xi1>
    %2 = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
    %3 = vector.create_mask %arg0, %arg0, %c1 : vector<4x1x1xi1>
    %4 = vector.shape_cast %3 : vector<4x1x1xi1> to vector<4xi1>
    %5 = vector.constant_mask [3, 1, 1] : vector<4x1x1xi1>
    %6 = vector.constant_mask [3] : vector<4xi1>
    %7 = vector.shape_cast %5 : vector<4x1x1xi1> to vector<1x4xi1>
    return %1, %2, %4, %6, %7 : vector<4xi1>, vector<4x1xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>
  }
  func.func @parts(%arg0: index, %arg1: index, %arg2: index) -> (vector<16xi1>, vector<8x16xi1>, vector<16xi1>, vector<16xi1>, vector<8x16xi1>, vector<8x16xi1>) {
    %cst = arith.constant dense<false> : vector<16xi1>
    %cst_0 = arith.constant dense<false> : vector<8x16xi1>
    %c4 = arith.constant 4 : index
    %0 = vector.create_mask %c4, %arg0, %arg1 : vector<8x8x16xi1>
    %1 = vector.extract %0[0, 0] : vector<16xi1> from vector<8x8x16xi1>
    %2 = vector.create_mask %arg0, %arg1 : vector<8x16xi1>
    %3 = vector.extract %0[%arg2] : vector<8x16xi1> from vector<8x8x16xi1>
    %4 = vector.create_mask %arg1 : vector<16xi1>
    return %1, %2, %4, %cst, %cst_0, %3 : vector<16xi1>, vector<8x16xi1>, vector<16xi1>, vector<16xi1>, vector<8x16xi1>, vector<8x16xi1>
  }
  func.func @slices(%arg0: index, %arg1: index) -> (vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.subi %arg0, %c2 : index
    %1 = arith.subi %arg1, %c1 : index
    %2 = vector.create_mask %0, %1 : vector<2x2xi1>
    %3 = arith.subi %arg0, %c1 : index
    %4 = vector.create_mask %3, %arg1 : vector<2x3xi1>
    %5 = vector.create_mask %arg0, %arg1 : vector<2x3xi1>
    return %2, %4, %5 : vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>
  }
  func.func @constants() -> (vector<[8]xi1>, vector<[8]xi1>, vector<2x[4]xi1>, vector<32x32xi1>, vector<i1>) {
    %cst = arith.constant dense<true> : vector<i1>
    %cst_0 = arith.constant dense<true> : vector<32x32xi1>
    %cst_1 = arith.constant dense<true> : vector<[8]xi1>
    %cst_2 = arith.constant dense<false> : vector<[8]xi1>
    %0 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
    return %cst_1, %cst_2, %0, %cst_0, %cst : vector<[8]xi1>, vector<[8]xi1>, vector<2x[4]xi1>, vector<32x32xi1>, vector<i1>
  }
  func.func @scaled(%arg0: index) -> (vector<[8]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>) {
    %cst = arith.constant dense<true> : vector<8x[16]xi1>
    %cst_0 = arith.constant dense<false> : vector<[8]xi1>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %vscale = vector.vscale
    %0 = vector.constant_mask [7, 16] : vector<8x[16]xi1>
    %1 = vector.create_mask %c0, %arg0 : vector<8x[16]xi1>
    %2 = vector.create_mask %c8 : vector<[8]xi1>
    %3 = vector.create_mask %vscale : vector<[8]xi1>
    return %cst_0, %cst, %0, %1, %2, %3 : vector<[8]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>
  }
}

//--- out 2
module {
  func.func @ends(%arg0: index) -> (vector<4xi1>, vector<4x1xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>) {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %arg0, %c1, %c1 : vector<4x1x1xi1>
    %1 = vector.create_mask %arg0 : vector<4xi1>
    %2 = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
    %3 = vector.create_mask %arg0, %arg0, %c1 : vector<4x1x1xi1>
    %4 = vector.shape_cast %3 : vector<4x1x1xi1> to vector<4xi1>
    %5 = vector.constant_mask [3, 1, 1] : vector<4x1x1xi1>
    %6 = vector.constant_mask [3] : vector<4xi1>
    %7 = vector.shape_cast %5 : vector<4x1x1xi1> to vector<1x4xi1>
    return %1, %2, %4, %6, %7 : vector<4xi1>, vector<4x1xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>
  }
  func.func @parts(%arg0: index, %arg1: index, %arg2: index) -> (vector<16xi1>, vector<8x16xi1>, vector<16xi1>, vector<16xi1>, vector<8x16xi1>, vector<8x16xi1>) {
    %cst = arith.constant dense<false> : vector<16xi1>
    %cst_0 = arith.constant dense<false> : vector<8x16xi1>
    %c4 = arith.constant 4 : index
    %0 = vector.create_mask %c4, %arg0, %arg1 : vector<8x8x16xi1>
    %1 = vector.extract %0[0, 0] : vector<16xi1> from vector<8x8x16xi1>
    %2 = vector.create_mask %arg0, %arg1 : vector<8x16xi1>
    %3 = vector.extract %0[%arg2] : vector<8x16xi1> from vector<8x8x16xi1>
    %4 = vector.create_mask %arg1 : vector<16xi1>
    return %1, %2, %4, %cst, %cst_0, %3 : vector<16xi1>, vector<8x16xi1>, vector<16xi1>, vector<16xi1>, vector<8x16xi1>, vector<8x16xi1>
  }
  func.func @slices(%arg0: index, %arg1: index) -> (vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>) {
    %0 = vector.create_mask %arg0, %arg1 : vector<4x3xi1>
    %1 = vector.extract_strided_slice %0 {offsets = [2, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
    %2 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
    %3 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
    return %1, %2, %3 : vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>
  }
  func.func @constants() -> (vector<[8]xi1>, vector<[8]xi1>, vector<2x[4]xi1>, vector<32x32xi1>, vector<i1>) {
    %0 = vector.constant_mask [8] : vector<[8]xi1>
    %1 = vector.constant_mask [0] : vector<[8]xi1>
    %2 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
    %3 = vector.constant_mask [32, 32] : vector<32x32xi1>
    %4 = vector.constant_mask [1] : vector<i1>
    return %0, %1, %2, %3, %4 : vector<[8]xi1>, vector<[8]xi1>, vector<2x[4]xi1>, vector<32x32xi1>, vector<i1>
  }
  func.func @scaled(%arg0: index) -> (vector<[8]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %vscale = vector.vscale
    %0 = vector.constant_mask [0] : vector<[8]xi1>
    %1 = vector.constant_mask [8, 16] : vector<8x[16]xi1>
    %2 = vector.constant_mask [7, 16] : vector<8x[16]xi1>
    %3 = vector.create_mask %c0, %arg0 : vector<8x[16]xi1>
    %4 = vector.create_mask %c8 : vector<[8]xi1>
    %5 = vector.create_mask %vscale : vector<[8]xi1>
    return %0, %1, %2, %3, %4, %5 : vector<[8]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>
  }
}

