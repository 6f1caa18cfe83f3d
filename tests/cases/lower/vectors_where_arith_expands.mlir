// RUN: lowir opt --arith-expand
// Operations on vectors are left as they are, others fold.
func.func @f(%a: vector<1xf32>, %i: index) -> (vector<1xf32>, vector<2xi32>, index) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<1xf32>
  %c = arith.constant dense<1> : vector<1x2xi32>
  %1 = vector.shape_cast %c : vector<1x2xi32> to vector<2xi32>
  %k = index.constant 0
  %2 = index.add %i, %k
  return %0, %1, %2 : vector<1xf32>, vector<2xi32>, index
}
//--- out
module {
  func.func @f(%arg0: vector<1xf32>, %arg1: index) -> (vector<1xf32>, vector<2xi32>, index) {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<1xf32>
    %cst = arith.constant dense<1> : vector<1x2xi32>
    %1 = vector.shape_cast %cst : vector<1x2xi32> to vector<2xi32>
    %idx0 = index.constant 0
    return %0, %1, %arg1 : vector<1xf32>, vector<2xi32>, index
  }
}

