// RUN: lowir opt --canonicalize
// DIFFERS: mlir-opt counts lanes past the end of its numbers and says that there are fewer
// Twice as many lanes as the longest vector has are no number.
func.func @f(%a: vector<9223372036854775807xi8>, %b: vector<9223372036854775807xi8>) -> vector<2xi8> {
  %0 = vector.shuffle %a, %b [0, 1] : vector<9223372036854775807xi8>, vector<9223372036854775807xi8>
  return %0 : vector<2xi8>
}
//--- out
module {
  func.func @f(%arg0: vector<9223372036854775807xi8>, %arg1: vector<9223372036854775807xi8>) -> vector<2xi8> {
    %0 = vector.shuffle %arg0, %arg1 [0, 1] : vector<9223372036854775807xi8>, vector<9223372036854775807xi8>
    return %0 : vector<2xi8>
  }
}

