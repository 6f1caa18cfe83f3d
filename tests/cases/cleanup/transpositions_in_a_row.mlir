// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Of two transpositions in a row one is left, or none.
func.func @back(%v: vector<1x2x2xindex>) -> vector<1x2x2xindex> {
  %0 = vector.transpose %v, [2, 1, 0] : vector<1x2x2xindex> to vector<2x2x1xindex>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x2x1xindex> to vector<1x2x2xindex>
  return %1 : vector<1x2x2xindex>
}
func.func @round(%v: vector<1x2x3xf32>) -> vector<3x1x2xf32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<1x2x3xf32> to vector<2x3x1xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x3x1xf32> to vector<3x1x2xf32>
  return %1 : vector<3x1x2xf32>
}
func.func @back2(%v: vector<5x2x2xindex>) -> vector<5x2x2xindex> {
  %0 = vector.transpose %v, [2, 1, 0] : vector<5x2x2xindex> to vector<2x2x5xindex>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x2x5xindex> to vector<5x2x2xindex>
  return %1 : vector<5x2x2xindex>
}
func.func @one(%v: vector<1x2x3xf32>) -> (vector<2x3x1xf32>, vector<2x1x3xf32>) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<1x2x3xf32> to vector<2x3x1xf32>
  %1 = vector.transpose %v, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
  return %0, %1 : vector<2x3x1xf32>, vector<2x1x3xf32>
}
//--- out
module {
  func.func @back(%arg0: vector<1x2x2xindex>) -> vector<1x2x2xindex> {
    return %arg0 : vector<1x2x2xindex>
  }
  func.func @round(%arg0: vector<1x2x3xf32>) -> vector<3x1x2xf32> {
    %0 = vector.transpose %arg0, [2, 0, 1] : vector<1x2x3xf32> to vector<3x1x2xf32>
    return %0 : vector<3x1x2xf32>
  }
  func.func @back2(%arg0: vector<5x2x2xindex>) -> vector<5x2x2xindex> {
    return %arg0 : vector<5x2x2xindex>
  }
  func.func @one(%arg0: vector<1x2x3xf32>) -> (vector<2x3x1xf32>, vector<2x1x3xf32>) {
    %0 = vector.transpose %arg0, [1, 2, 0] : vector<1x2x3xf32> to vector<2x3x1xf32>
    %1 = vector.transpose %arg0, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
    return %0, %1 : vector<2x3x1xf32>, vector<2x1x3xf32>
  }
}

//--- out 2
module {
  func.func @back(%arg0: vector<1x2x2xindex>) -> vector<1x2x2xindex> {
    return %arg0 : vector<1x2x2xindex>
  }
  func.func @round(%arg0: vector<1x2x3xf32>) -> vector<3x1x2xf32> {
    %0 = vector.transpose %arg0, [2, 0, 1] : vector<1x2x3xf32> to vector<3x1x2xf32>
    return %0 : vector<3x1x2xf32>
  }
  func.func @back2(%arg0: vector<5x2x2xindex>) -> vector<5x2x2xindex> {
    return %arg0 : vector<5x2x2xindex>
  }
  func.func @one(%arg0: vector<1x2x3xf32>) -> (vector<2x3x1xf32>, vector<2x1x3xf32>) {
    %0 = vector.transpose %arg0, [1, 2, 0] : vector<1x2x3xf32> to vector<2x3x1xf32>
    %1 = vector.transpose %arg0, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
    return %0, %1 : vector<2x3x1xf32>, vector<2x1x3xf32>
  }
}

