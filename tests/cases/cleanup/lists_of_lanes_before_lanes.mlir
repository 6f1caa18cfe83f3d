// RUN: lowir opt --canonicalize
// What is put in lane by lane is the other vector in another shape, also where single lanes are taken of it.
func.func @f(%x: vector<2xf32>) -> (vector<1xf32>, vector<1xf32>) {
  %p = ub.poison : vector<1x2x1xf32>
  %e = vector.extract %x[0] : f32 from vector<2xf32>
  %i = vector.insert %e, %p[0, 0, 0] : f32 into vector<1x2x1xf32>
  %f = vector.extract %x[1] : f32 from vector<2xf32>
  %j = vector.insert %f, %i[0, 1, 0] : f32 into vector<1x2x1xf32>
  %a = vector.extract %j[0, 0] : vector<1xf32> from vector<1x2x1xf32>
  %b = vector.extract %j[0, 1] : vector<1xf32> from vector<1x2x1xf32>
  return %a, %b : vector<1xf32>, vector<1xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<2xf32>) -> (vector<1xf32>, vector<1xf32>) {
    %0 = vector.shape_cast %arg0 : vector<2xf32> to vector<1x2x1xf32>
    %1 = vector.extract %0[0, 0] : vector<1xf32> from vector<1x2x1xf32>
    %2 = vector.extract %0[0, 1] : vector<1xf32> from vector<1x2x1xf32>
    return %1, %2 : vector<1xf32>, vector<1xf32>
  }
}

