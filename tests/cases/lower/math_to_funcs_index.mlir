// RUN: lowir opt --convert-math-to-funcs
// `index` has no width to name a function by.
func.func @a(%i: index, %j: vector<2xindex>) -> (index, vector<2xindex>) {
  %0 = math.ipowi %i, %i : index
  %1 = math.ipowi %j, %j : vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}
//--- out
module {
  func.func @a(%arg0: index, %arg1: vector<2xindex>) -> (index, vector<2xindex>) {
    %0 = math.ipowi %arg0, %arg0 : index
    %1 = math.ipowi %arg1, %arg1 : vector<2xindex>
    return %0, %1 : index, vector<2xindex>
  }
}

