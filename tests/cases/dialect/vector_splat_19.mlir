// RUN: lowir opt --compat=19
// Newer releases broadcast instead.

func.func @f(%s: f32) -> vector<4xf32> {
  %0 = vector.splat %s : vector<4xf32>
  return %0 : vector<4xf32>
}

//--- out
module {
  func.func @f(%arg0: f32) -> vector<4xf32> {
    %0 = vector.splat %arg0 : vector<4xf32>
    return %0 : vector<4xf32>
  }
}

