// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// What nothing is left of goes; lanes in the order of a vector are that vector, and parts of a list are lists.
func.func @pair(%a: i16, %b: i16, %v: vector<2xi16>) -> vector<2xi16> {
  %0 = vector.insert %a, %v [0] : i16 into vector<2xi16>
  %1 = vector.insert %b, %0 [1] : i16 into vector<2xi16>
  return %1 : vector<2xi16>
}
func.func @row_and_lanes(%r: vector<2xi16>, %a: i16, %b: i16, %v: vector<2x2xi16>) -> vector<2x2xi16> {
  %0 = vector.insert %r, %v [0] : vector<2xi16> into vector<2x2xi16>
  %1 = vector.insert %a, %0 [1, 1] : i16 into vector<2x2xi16>
  %2 = vector.insert %b, %1 [1, 0] : i16 into vector<2x2xi16>
  return %2 : vector<2x2xi16>
}
func.func @twice(%a: i16, %b: i16, %c: i16, %v: vector<2xi16>) -> vector<2xi16> {
  %0 = vector.insert %a, %v [0] : i16 into vector<2xi16>
  %1 = vector.insert %b, %0 [1] : i16 into vector<2xi16>
  %2 = vector.insert %c, %1 [0] : i16 into vector<2xi16>
  return %2 : vector<2xi16>
}
func.func @used_between(%a: i16, %b: i16, %v: vector<2xi16>) -> (vector<2xi16>, vector<2xi16>) {
  %0 = vector.insert %a, %v [0] : i16 into vector<2xi16>
  %1 = vector.insert %b, %0 [1] : i16 into vector<2xi16>
  return %0, %1 : vector<2xi16>, vector<2xi16>
}
func.func @somewhere(%a: i16, %b: i16, %i: index, %v: vector<2xi16>) -> vector<2xi16> {
  %0 = vector.insert %a, %v [%i] : i16 into vector<2xi16>
  %1 = vector.insert %b, %0 [1] : i16 into vector<2xi16>
  %2 = vector.insert %b, %1 [0] : i16 into vector<2xi16>
  return %2 : vector<2xi16>
}
func.func @not_all(%a: i16, %v: vector<2xi16>, %s: vector<[1]xi16>) -> (vector<2xi16>, vector<[1]xi16>) {
  %0 = vector.insert %a, %v [0] : i16 into vector<2xi16>
  %1 = vector.insert %a, %s [0] : i16 into vector<[1]xi16>
  return %0, %1 : vector<2xi16>, vector<[1]xi16>
}
func.func @whole(%a: vector<2x3xi16>, %v: vector<2x3xi16>) -> vector<2x3xi16> {
  %0 = vector.insert %a, %v [] : vector<2x3xi16> into vector<2x3xi16>
  return %0 : vector<2x3xi16>
}
func.func @row(%v: vector<2x3xi8>) -> vector<3xi8> {
  %0 = vector.extract %v[1, 0] : i8 from vector<2x3xi8>
  %1 = vector.extract %v[1, 1] : i8 from vector<2x3xi8>
  %2 = vector.extract %v[1, 2] : i8 from vector<2x3xi8>
  %3 = vector.from_elements %0, %1, %2 : vector<3xi8>
  return %3 : vector<3xi8>
}
func.func @other_shapes(%v: vector<2x2x2xi8>) -> (vector<4xi8>, vector<1x2xi8>, vector<2xi8>, vector<2xi8>) {
  %0 = vector.extract %v[0, 0, 0] : i8 from vector<2x2x2xi8>
  %1 = vector.extract %v[0, 0, 1] : i8 from vector<2x2x2xi8>
  %2 = vector.extract %v[0, 1, 0] : i8 from vector<2x2x2xi8>
  %3 = vector.extract %v[0, 1, 1] : i8 from vector<2x2x2xi8>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xi8>
  %5 = vector.from_elements %2, %3 : vector<1x2xi8>
  %6 = vector.from_elements %1, %2 : vector<2xi8>
  %7 = vector.from_elements %1, %0 : vector<2xi8>
  return %4, %5, %6, %7 : vector<4xi8>, vector<1x2xi8>, vector<2xi8>, vector<2xi8>
}
func.func @column(%v: vector<2x1xi8>, %w: vector<4xi8>, %i: index) -> (vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %0 = vector.extract %v[0, 0] : i8 from vector<2x1xi8>
  %1 = vector.extract %v[1, 0] : i8 from vector<2x1xi8>
  %2 = vector.from_elements %0, %1 : vector<2xi8>
  %3 = vector.extract %w[0] : i8 from vector<4xi8>
  %4 = vector.extract %w[1] : i8 from vector<4xi8>
  %5 = vector.from_elements %3, %4 : vector<2xi8>
  %6 = vector.extract %w[%i] : i8 from vector<4xi8>
  %7 = vector.from_elements %6, %4 : vector<2xi8>
  return %2, %5, %7 : vector<2xi8>, vector<2xi8>, vector<2xi8>
}
func.func @part_of_list(%a: f32, %b: f32) -> (vector<2xf32>, vector<3xf32>) {
  %0 = vector.from_elements %a, %b, %a, %b, %b, %a : vector<3x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
  %2 = vector.from_elements %a, %b, %a, %b, %b, %a : vector<2x3xf32>
  %3 = vector.extract %2[1] : vector<3xf32> from vector<2x3xf32>
  return %1, %3 : vector<2xf32>, vector<3xf32>
}
func.func @in_turn(%a: vector<3xf32>, %b: vector<3xf32>, %x: f32, %p: vector<f32>, %q: vector<f32>) -> (vector<6xf32>, vector<6xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 3, 1, 4, 2, 5] : vector<3xf32>, vector<3xf32>
  %1 = vector.broadcast %x : f32 to vector<3xf32>
  %2 = vector.shuffle %1, %1 [0, 3, 1, 5, 2, 4] : vector<3xf32>, vector<3xf32>
  %3 = vector.shuffle %a, %b [0, 3, 1, 4] : vector<3xf32>, vector<3xf32>
  %4 = vector.shuffle %p, %q [0, 1] : vector<f32>, vector<f32>
  %5 = vector.shuffle %p, %q [1] : vector<f32>, vector<f32>
  %6 = vector.shuffle %p, %q [1, 0] : vector<f32>, vector<f32>
  return %0, %2, %3, %4, %5, %6 : vector<6xf32>, vector<6xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>
}
func.func @slices(%x: f32, %v: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x2xf32>
  %1 = vector.broadcast %x : f32 to vector<4x4xf32>
  %2 = vector.insert_strided_slice %0, %1 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %4 = vector.insert_strided_slice %3, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %5 = vector.insert_strided_slice %3, %v {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %2, %4, %5 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}
func.func @slices_of_constants() -> (vector<2x3xi32>, vector<2x2x2xi32>) {
  %0 = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : vector<2x3xi32>
  %1 = arith.constant dense<9> : vector<2xi32>
  %2 = vector.insert_strided_slice %1, %0 {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  %3 = arith.constant dense<7> : vector<2x2x2xi32>
  %4 = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
  %5 = vector.insert_strided_slice %4, %3 {offsets = [1, 1, 0], strides = [1, 1]} : vector<1x2xi32> into vector<2x2x2xi32>
  return %2, %5 : vector<2x3xi32>, vector<2x2x2xi32>
}
func.func @same(%x: i32, %y: i32) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %0 = vector.broadcast %x : i32 to vector<4xi32>
  %1 = vector.broadcast %x : i32 to vector<2x4xi32>
  %2 = vector.insert %0, %1 [0] : vector<4xi32> into vector<2x4xi32>
  %3 = vector.broadcast %y : i32 to vector<2x4xi32>
  %4 = vector.insert %0, %3 [1] : vector<4xi32> into vector<2x4xi32>
  return %2, %4 : vector<2x4xi32>, vector<2x4xi32>
}
func.func @bits() -> (vector<2xf32>, vector<2xf64>, vector<4xi16>) {
  %0 = arith.constant dense<2.0> : vector<4xf16>
  %1 = vector.bitcast %0 : vector<4xf16> to vector<2xf32>
  %2 = arith.constant dense<2.0> : vector<4xf32>
  %3 = vector.bitcast %2 : vector<4xf32> to vector<2xf64>
  %4 = vector.bitcast %0 : vector<4xf16> to vector<4xi16>
  return %1, %3, %4 : vector<2xf32>, vector<2xf64>, vector<4xi16>
}
//--- out
module {
  func.func @pair(%arg0: i16, %arg1: i16, %arg2: vector<2xi16>) -> vector<2xi16> {
    %0 = vector.from_elements %arg0, %arg1 : vector<2xi16>
    return %0 : vector<2xi16>
  }
  func.func @row_and_lanes(%arg0: vector<2xi16>, %arg1: i16, %arg2: i16, %arg3: vector<2x2xi16>) -> vector<2x2xi16> {
    %0:2 = vector.to_elements %arg0 : vector<2xi16>
    %1 = vector.from_elements %0#0, %0#1, %arg2, %arg1 : vector<2x2xi16>
    return %1 : vector<2x2xi16>
  }
  func.func @twice(%arg0: i16, %arg1: i16, %arg2: i16, %arg3: vector<2xi16>) -> vector<2xi16> {
    %0 = vector.from_elements %arg2, %arg1 : vector<2xi16>
    return %0 : vector<2xi16>
  }
  func.func @used_between(%arg0: i16, %arg1: i16, %arg2: vector<2xi16>) -> (vector<2xi16>, vector<2xi16>) {
    %0 = vector.insert %arg0, %arg2 [0] : i16 into vector<2xi16>
    %1 = vector.insert %arg1, %0 [1] : i16 into vector<2xi16>
    return %0, %1 : vector<2xi16>, vector<2xi16>
  }
  func.func @somewhere(%arg0: i16, %arg1: i16, %arg2: index, %arg3: vector<2xi16>) -> vector<2xi16> {
    %0 = vector.insert %arg0, %arg3 [%arg2] : i16 into vector<2xi16>
    %1 = vector.insert %arg1, %0 [1] : i16 into vector<2xi16>
    %2 = vector.insert %arg1, %1 [0] : i16 into vector<2xi16>
    return %2 : vector<2xi16>
  }
  func.func @not_all(%arg0: i16, %arg1: vector<2xi16>, %arg2: vector<[1]xi16>) -> (vector<2xi16>, vector<[1]xi16>) {
    %0 = vector.insert %arg0, %arg1 [0] : i16 into vector<2xi16>
    %1 = vector.insert %arg0, %arg2 [0] : i16 into vector<[1]xi16>
    return %0, %1 : vector<2xi16>, vector<[1]xi16>
  }
  func.func @whole(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) -> vector<2x3xi16> {
    return %arg0 : vector<2x3xi16>
  }
  func.func @row(%arg0: vector<2x3xi8>) -> vector<3xi8> {
    %0 = vector.extract %arg0[1] : vector<3xi8> from vector<2x3xi8>
    return %0 : vector<3xi8>
  }
  func.func @other_shapes(%arg0: vector<2x2x2xi8>) -> (vector<4xi8>, vector<1x2xi8>, vector<2xi8>, vector<2xi8>) {
    %0 = vector.extract %arg0[0, 0, 0] : i8 from vector<2x2x2xi8>
    %1 = vector.extract %arg0[0, 0, 1] : i8 from vector<2x2x2xi8>
    %2 = vector.extract %arg0[0, 1, 0] : i8 from vector<2x2x2xi8>
    %3 = vector.extract %arg0[0] : vector<2x2xi8> from vector<2x2x2xi8>
    %4 = vector.shape_cast %3 : vector<2x2xi8> to vector<4xi8>
    %5 = vector.extract %arg0[0, 1] : vector<2xi8> from vector<2x2x2xi8>
    %6 = vector.shape_cast %5 : vector<2xi8> to vector<1x2xi8>
    %7 = vector.from_elements %1, %2 : vector<2xi8>
    %8 = vector.from_elements %1, %0 : vector<2xi8>
    return %4, %6, %7, %8 : vector<4xi8>, vector<1x2xi8>, vector<2xi8>, vector<2xi8>
  }
  func.func @column(%arg0: vector<2x1xi8>, %arg1: vector<4xi8>, %arg2: index) -> (vector<2xi8>, vector<2xi8>, vector<2xi8>) {
    %0 = vector.shape_cast %arg0 : vector<2x1xi8> to vector<2xi8>
    %1 = vector.extract %arg1[0] : i8 from vector<4xi8>
    %2 = vector.extract %arg1[1] : i8 from vector<4xi8>
    %3 = vector.from_elements %1, %2 : vector<2xi8>
    %4 = vector.extract %arg1[%arg2] : i8 from vector<4xi8>
    %5 = vector.from_elements %4, %2 : vector<2xi8>
    return %0, %3, %5 : vector<2xi8>, vector<2xi8>, vector<2xi8>
  }
  func.func @part_of_list(%arg0: f32, %arg1: f32) -> (vector<2xf32>, vector<3xf32>) {
    %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    %1 = vector.from_elements %arg1, %arg1, %arg0 : vector<3xf32>
    return %0, %1 : vector<2xf32>, vector<3xf32>
  }
  func.func @in_turn(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<f32>, %arg4: vector<f32>) -> (vector<6xf32>, vector<6xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<3xf32> -> vector<6xf32>
    %1 = vector.broadcast %arg2 : f32 to vector<6xf32>
    %2 = vector.shuffle %arg0, %arg1 [0, 3, 1, 4] : vector<3xf32>, vector<3xf32>
    %3 = vector.interleave %arg3, %arg4 : vector<f32> -> vector<2xf32>
    %4 = vector.broadcast %arg4 : vector<f32> to vector<1xf32>
    %5 = vector.shuffle %arg3, %arg4 [1, 0] : vector<f32>, vector<f32>
    return %0, %1, %2, %3, %4, %5 : vector<6xf32>, vector<6xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>
  }
  func.func @slices(%arg0: f32, %arg1: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4x4xf32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
    %2 = vector.insert_strided_slice %1, %arg1 {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    return %0, %arg1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
  }
  func.func @slices_of_constants() -> (vector<2x3xi32>, vector<2x2x2xi32>) {
    %cst = arith.constant dense<[[0, 1, 2], [3, 9, 9]]> : vector<2x3xi32>
    %cst_0 = arith.constant dense<[[[7, 7], [7, 7]], [[7, 7], [1, 2]]]> : vector<2x2x2xi32>
    return %cst, %cst_0 : vector<2x3xi32>, vector<2x2x2xi32>
  }
  func.func @same(%arg0: i32, %arg1: i32) -> (vector<2x4xi32>, vector<2x4xi32>) {
    %0 = vector.broadcast %arg0 : i32 to vector<4xi32>
    %1 = vector.broadcast %arg0 : i32 to vector<2x4xi32>
    %2 = vector.broadcast %arg1 : i32 to vector<2x4xi32>
    %3 = vector.insert %0, %2 [1] : vector<4xi32> into vector<2x4xi32>
    return %1, %3 : vector<2x4xi32>, vector<2x4xi32>
  }
  func.func @bits() -> (vector<2xf32>, vector<2xf64>, vector<4xi16>) {
    %cst = arith.constant dense<2.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant dense<2.000000e+00> : vector<4xf16>
    %cst_1 = arith.constant dense<2.00390625> : vector<2xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<2xf64>
    %1 = vector.bitcast %cst_0 : vector<4xf16> to vector<4xi16>
    return %cst_1, %0, %1 : vector<2xf32>, vector<2xf64>, vector<4xi16>
  }
}

//--- out 2
module {
  func.func @pair(%arg0: i16, %arg1: i16, %arg2: vector<2xi16>) -> vector<2xi16> {
    %0 = vector.insert %arg0, %arg2 [0] : i16 into vector<2xi16>
    %1 = vector.insert %arg1, %0 [1] : i16 into vector<2xi16>
    return %1 : vector<2xi16>
  }
  func.func @row_and_lanes(%arg0: vector<2xi16>, %arg1: i16, %arg2: i16, %arg3: vector<2x2xi16>) -> vector<2x2xi16> {
    %0 = vector.insert %arg0, %arg3 [0] : vector<2xi16> into vector<2x2xi16>
    %1 = vector.insert %arg1, %0 [1, 1] : i16 into vector<2x2xi16>
    %2 = vector.insert %arg2, %1 [1, 0] : i16 into vector<2x2xi16>
    return %2 : vector<2x2xi16>
  }
  func.func @twice(%arg0: i16, %arg1: i16, %arg2: i16, %arg3: vector<2xi16>) -> vector<2xi16> {
    %0 = vector.insert %arg0, %arg3 [0] : i16 into vector<2xi16>
    %1 = vector.insert %arg1, %0 [1] : i16 into vector<2xi16>
    %2 = vector.insert %arg2, %1 [0] : i16 into vector<2xi16>
    return %2 : vector<2xi16>
  }
  func.func @used_between(%arg0: i16, %arg1: i16, %arg2: vector<2xi16>) -> (vector<2xi16>, vector<2xi16>) {
    %0 = vector.insert %arg0, %arg2 [0] : i16 into vector<2xi16>
    %1 = vector.insert %arg1, %0 [1] : i16 into vector<2xi16>
    return %0, %1 : vector<2xi16>, vector<2xi16>
  }
  func.func @somewhere(%arg0: i16, %arg1: i16, %arg2: index, %arg3: vector<2xi16>) -> vector<2xi16> {
    %0 = vector.insert %arg0, %arg3 [%arg2] : i16 into vector<2xi16>
    %1 = vector.insert %arg1, %0 [1] : i16 into vector<2xi16>
    %2 = vector.insert %arg1, %1 [0] : i16 into vector<2xi16>
    return %2 : vector<2xi16>
  }
  func.func @not_all(%arg0: i16, %arg1: vector<2xi16>, %arg2: vector<[1]xi16>) -> (vector<2xi16>, vector<[1]xi16>) {
    %0 = vector.insert %arg0, %arg1 [0] : i16 into vector<2xi16>
    %1 = vector.insert %arg0, %arg2 [0] : i16 into vector<[1]xi16>
    return %0, %1 : vector<2xi16>, vector<[1]xi16>
  }
  func.func @whole(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) -> vector<2x3xi16> {
    return %arg0 : vector<2x3xi16>
  }
  func.func @row(%arg0: vector<2x3xi8>) -> vector<3xi8> {
    %0 = vector.extract %arg0[1, 0] : i8 from vector<2x3xi8>
    %1 = vector.extract %arg0[1, 1] : i8 from vector<2x3xi8>
    %2 = vector.extract %arg0[1, 2] : i8 from vector<2x3xi8>
    %3 = vector.from_elements %0, %1, %2 : vector<3xi8>
    return %3 : vector<3xi8>
  }
  func.func @other_shapes(%arg0: vector<2x2x2xi8>) -> (vector<4xi8>, vector<1x2xi8>, vector<2xi8>, vector<2xi8>) {
    %0 = vector.extract %arg0[0, 0, 0] : i8 from vector<2x2x2xi8>
    %1 = vector.extract %arg0[0, 0, 1] : i8 from vector<2x2x2xi8>
    %2 = vector.extract %arg0[0, 1, 0] : i8 from vector<2x2x2xi8>
    %3 = vector.extract %arg0[0, 1, 1] : i8 from vector<2x2x2xi8>
    %4 = vector.from_elements %0, %1, %2, %3 : vector<4xi8>
    %5 = vector.from_elements %2, %3 : vector<1x2xi8>
    %6 = vector.from_elements %1, %2 : vector<2xi8>
    %7 = vector.from_elements %1, %0 : vector<2xi8>
    return %4, %5, %6, %7 : vector<4xi8>, vector<1x2xi8>, vector<2xi8>, vector<2xi8>
  }
  func.func @column(%arg0: vector<2x1xi8>, %arg1: vector<4xi8>, %arg2: index) -> (vector<2xi8>, vector<2xi8>, vector<2xi8>) {
    %0 = vector.extract %arg0[0, 0] : i8 from vector<2x1xi8>
    %1 = vector.extract %arg0[1, 0] : i8 from vector<2x1xi8>
    %2 = vector.from_elements %0, %1 : vector<2xi8>
    %3 = vector.extract %arg1[0] : i8 from vector<4xi8>
    %4 = vector.extract %arg1[1] : i8 from vector<4xi8>
    %5 = vector.from_elements %3, %4 : vector<2xi8>
    %6 = vector.extract %arg1[%arg2] : i8 from vector<4xi8>
    %7 = vector.from_elements %6, %4 : vector<2xi8>
    return %2, %5, %7 : vector<2xi8>, vector<2xi8>, vector<2xi8>
  }
  func.func @part_of_list(%arg0: f32, %arg1: f32) -> (vector<2xf32>, vector<3xf32>) {
    %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    %1 = vector.from_elements %arg1, %arg1, %arg0 : vector<3xf32>
    return %0, %1 : vector<2xf32>, vector<3xf32>
  }
  func.func @in_turn(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<f32>, %arg4: vector<f32>) -> (vector<6xf32>, vector<6xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<3xf32> -> vector<6xf32>
    %1 = vector.broadcast %arg2 : f32 to vector<3xf32>
    %2 = vector.shuffle %1, %1 [0, 3, 1, 5, 2, 4] : vector<3xf32>, vector<3xf32>
    %3 = vector.shuffle %arg0, %arg1 [0, 3, 1, 4] : vector<3xf32>, vector<3xf32>
    %4 = vector.interleave %arg3, %arg4 : vector<f32> -> vector<2xf32>
    %5 = vector.broadcast %arg4 : vector<f32> to vector<1xf32>
    %6 = vector.shuffle %arg3, %arg4 [1, 0] : vector<f32>, vector<f32>
    return %0, %2, %3, %4, %5, %6 : vector<6xf32>, vector<6xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>
  }
  func.func @slices(%arg0: f32, %arg1: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<4x4xf32>
    %2 = vector.insert_strided_slice %0, %1 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
    %4 = vector.insert_strided_slice %3, %arg1 {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    return %2, %arg1, %4 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
  }
  func.func @slices_of_constants() -> (vector<2x3xi32>, vector<2x2x2xi32>) {
    %cst = arith.constant dense<[[0, 1, 2], [3, 9, 9]]> : vector<2x3xi32>
    %cst_0 = arith.constant dense<[[[7, 7], [7, 7]], [[7, 7], [1, 2]]]> : vector<2x2x2xi32>
    return %cst, %cst_0 : vector<2x3xi32>, vector<2x2x2xi32>
  }
  func.func @same(%arg0: i32, %arg1: i32) -> (vector<2x4xi32>, vector<2x4xi32>) {
    %0 = vector.broadcast %arg0 : i32 to vector<4xi32>
    %1 = vector.broadcast %arg0 : i32 to vector<2x4xi32>
    %2 = vector.insert %0, %1 [0] : vector<4xi32> into vector<2x4xi32>
    %3 = vector.broadcast %arg1 : i32 to vector<2x4xi32>
    %4 = vector.insert %0, %3 [1] : vector<4xi32> into vector<2x4xi32>
    return %2, %4 : vector<2x4xi32>, vector<2x4xi32>
  }
  func.func @bits() -> (vector<2xf32>, vector<2xf64>, vector<4xi16>) {
    %cst = arith.constant dense<2.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant dense<2.000000e+00> : vector<4xf16>
    %cst_1 = arith.constant dense<2.00390625> : vector<2xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<2xf64>
    %1 = vector.bitcast %cst_0 : vector<4xf16> to vector<4xi16>
    return %cst_1, %0, %1 : vector<2xf32>, vector<2xf64>, vector<4xi16>
  }
}

