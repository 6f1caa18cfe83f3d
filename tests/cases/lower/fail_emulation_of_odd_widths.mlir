// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=8 --split-input-file
// Integers that are neither narrow enough nor twice the width have no counterpart.
func.func @f(%a: i16, %b: i33) -> i16 {
  %0 = arith.addi %a, %a : i16
  return %0 : i16
}
// -----
func.func @g() {
  %0 = arith.constant 3 : i24
  return
}
// -----
func.func @h(%a: vector<4xi16>) -> vector<4xi16> {
  %0 = arith.muli %a, %a : vector<4xi16>
  return %0 : vector<4xi16>
}
// -----
func.func @i(%m: memref<4xi33>) {
  return
}
//--- out
// -----
// -----
module {
  func.func @h(%arg0: vector<4x2xi8>) -> vector<4x2xi8> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi8> to vector<4x1xi8>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi8> to vector<4x1xi8>
    %2 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi8> to vector<4x1xi8>
    %3 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi8> to vector<4x1xi8>
    %low, %high = arith.mului_extended %0, %2 : vector<4x1xi8>
    %4 = arith.muli %0, %3 : vector<4x1xi8>
    %5 = arith.muli %1, %2 : vector<4x1xi8>
    %6 = arith.addi %high, %4 : vector<4x1xi8>
    %7 = arith.addi %6, %5 : vector<4x1xi8>
    %cst = arith.constant dense<0> : vector<4x2xi8>
    %8 = vector.insert_strided_slice %low, %cst {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi8> into vector<4x2xi8>
    %9 = vector.insert_strided_slice %7, %8 {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi8> into vector<4x2xi8>
    return %9 : vector<4x2xi8>
  }
}

// -----
module {
  func.func @i(%arg0: memref<4xi33>) {
    return
  }
}

//--- err
fail_emulation_of_odd_widths.mlir:3:1: error: 'func.func' has the type '(i16, i33) -> i16': integers wider than the target's widest have twice its width [not-converted]
func.func @f(%a: i16, %b: i33) -> i16 {
^~~~~~~~~
fail_emulation_of_odd_widths.mlir:9:8: error: 'arith.constant' has the type 'i24': integers wider than the target's widest have twice its width [not-converted]
  %0 = arith.constant 3 : i24
       ^~~~~~~~~~~~~~
