// RUN: lowir opt
// RUN: lowir opt --compat=19
// DIFFERS: upstream takes the name of the next op's result for the operand, and so cannot read what it prints itself
// An op whose operand may be left out stands before one with results.
func.func @shown(%a: vector<4xf32>) -> (index, index) {
  vector.print
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  vector.print
  %1:2 = func.call @two() : () -> (index, index)
  vector.print %1#0 : index
  return %1#0, %1#1 : index, index
}
func.func private @two() -> (index, index)
//--- out
module {
  func.func @shown(%arg0: vector<4xf32>) -> (index, index) {
    vector.print
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
    vector.print
    %1:2 = call @two() : () -> (index, index)
    vector.print %1#0 : index
    return %1#0, %1#1 : index, index
  }
  func.func private @two() -> (index, index)
}

//--- out 2
module {
  func.func @shown(%arg0: vector<4xf32>) -> (index, index) {
    vector.print
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
    vector.print
    %1:2 = call @two() : () -> (index, index)
    vector.print %1#0 : index
    return %1#0, %1#1 : index, index
  }
  func.func private @two() -> (index, index)
}

