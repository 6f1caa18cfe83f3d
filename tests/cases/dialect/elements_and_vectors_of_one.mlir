// RUN: lowir opt
// RUN: lowir opt --canonicalize --compat=19
// What is taken out of a vector may be an element or a vector of one.
func.func @a(%v: vector<2xf32>, %i: index) -> (vector<1xf32>, vector<[1]xf32>, vector<1xf32>) {
  %0 = vector.extract %v[0] : vector<1xf32> from vector<2xf32>
  %1 = vector.extract %v[1] : vector<[1]xf32> from vector<2xf32>
  %2 = vector.extract %v[%i] : vector<1xf32> from vector<2xf32>
  return %0, %1, %2 : vector<1xf32>, vector<[1]xf32>, vector<1xf32>
}
func.func @b(%v: vector<2x1xf32>) -> f32 {
  %0 = vector.extract %v[1] : f32 from vector<2x1xf32>
  return %0 : f32
}
//--- out
module {
  func.func @a(%arg0: vector<2xf32>, %arg1: index) -> (vector<1xf32>, vector<[1]xf32>, vector<1xf32>) {
    %0 = vector.extract %arg0[0] : vector<1xf32> from vector<2xf32>
    %1 = vector.extract %arg0[1] : vector<[1]xf32> from vector<2xf32>
    %2 = vector.extract %arg0[%arg1] : vector<1xf32> from vector<2xf32>
    return %0, %1, %2 : vector<1xf32>, vector<[1]xf32>, vector<1xf32>
  }
  func.func @b(%arg0: vector<2x1xf32>) -> f32 {
    %0 = vector.extract %arg0[1] : f32 from vector<2x1xf32>
    return %0 : f32
  }
}

//--- out 2
module {
  func.func @a(%arg0: vector<2xf32>, %arg1: index) -> (vector<1xf32>, vector<[1]xf32>, vector<1xf32>) {
    %0 = vector.extract %arg0[0] : vector<1xf32> from vector<2xf32>
    %1 = vector.extract %arg0[1] : vector<[1]xf32> from vector<2xf32>
    %2 = vector.extract %arg0[%arg1] : vector<1xf32> from vector<2xf32>
    return %0, %1, %2 : vector<1xf32>, vector<[1]xf32>, vector<1xf32>
  }
  func.func @b(%arg0: vector<2x1xf32>) -> f32 {
    %0 = vector.extract %arg0[1] : f32 from vector<2x1xf32>
    return %0 : f32
  }
}

