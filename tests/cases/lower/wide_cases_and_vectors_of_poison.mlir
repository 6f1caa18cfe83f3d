// RUN: lowir opt --canonicalize
// Cases of 128 bits; vectors of one element again and again, and of nothing but poison.
func.func @m(%c: i128, %x: i128, %y: i128) -> i128 {
  cf.switch %c : i128, [
    default: ^bb1(%x : i128),
    1: ^bb1(%y : i128),
    2: ^bb1(%x : i128),
    3: ^bb1(%y : i128)
  ]
^bb1(%a: i128):
  return %a : i128
}
func.func @m2(%c: i64, %x: i128, %y: i128) -> i128 {
  cf.switch %c : i64, [
    default: ^bb1(%x : i128),
    1: ^bb1(%y : i128),
    2: ^bb1(%x : i128),
    3: ^bb1(%y : i128)
  ]
^bb1(%a: i128):
  return %a : i128
}
func.func @fe() -> vector<4xf32> {
  %p = ub.poison : f32
  %v = vector.from_elements %p, %p, %p, %p : vector<4xf32>
  return %v : vector<4xf32>
}
func.func @fe2() -> (vector<2xf32>, vector<4xf32>, vector<1xf32>, vector<f32>) {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %v = vector.from_elements %p, %c : vector<2xf32>
  %w = vector.broadcast %p : f32 to vector<4xf32>
  %x = vector.from_elements %p : vector<1xf32>
  %y = vector.from_elements %p : vector<f32>
  return %v, %w, %x, %y : vector<2xf32>, vector<4xf32>, vector<1xf32>, vector<f32>
}
func.func @w() -> (vector<2x4xf64>) {
  %p = ub.poison : vector<2x2x2xf64>
  %p1 = ub.poison : vector<2x4xf64>
  %p2 = vector.shape_cast %p : vector<2x2x2xf64> to vector<2x4xf64>
  return %p2 : vector<2x4xf64>
}
func.func @again(%p: f32) -> (vector<4xf32>, vector<1xf32>, vector<f32>, vector<2x2xf32>) {
  %v = vector.from_elements %p, %p, %p, %p : vector<4xf32>
  %x = vector.from_elements %p : vector<1xf32>
  %y = vector.from_elements %p : vector<f32>
  %z = vector.from_elements %p, %p, %p, %p : vector<2x2xf32>
  return %v, %x, %y, %z : vector<4xf32>, vector<1xf32>, vector<f32>, vector<2x2xf32>
}
//--- out
module {
  func.func @m(%arg0: i128, %arg1: i128, %arg2: i128) -> i128 {
    cf.switch %arg0 : i128, [
      default: ^bb1(%arg1 : i128),
      1: ^bb1(%arg2 : i128),
      3: ^bb1(%arg2 : i128)
    ]
  ^bb1(%0: i128):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0 : i128
  }
  func.func @m2(%arg0: i64, %arg1: i128, %arg2: i128) -> i128 {
    cf.switch %arg0 : i64, [
      default: ^bb1(%arg1 : i128),
      1: ^bb1(%arg2 : i128),
      3: ^bb1(%arg2 : i128)
    ]
  ^bb1(%0: i128):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0 : i128
  }
  func.func @fe() -> vector<4xf32> {
    %0 = ub.poison : vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @fe2() -> (vector<2xf32>, vector<4xf32>, vector<1xf32>, vector<f32>) {
    %0 = ub.poison : vector<f32>
    %1 = ub.poison : vector<1xf32>
    %2 = ub.poison : vector<4xf32>
    %3 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %4 = vector.from_elements %3, %cst : vector<2xf32>
    return %4, %2, %1, %0 : vector<2xf32>, vector<4xf32>, vector<1xf32>, vector<f32>
  }
  func.func @w() -> vector<2x4xf64> {
    %0 = ub.poison : vector<2x4xf64>
    return %0 : vector<2x4xf64>
  }
  func.func @again(%arg0: f32) -> (vector<4xf32>, vector<1xf32>, vector<f32>, vector<2x2xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<1xf32>
    %2 = vector.broadcast %arg0 : f32 to vector<f32>
    %3 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
    return %0, %1, %2, %3 : vector<4xf32>, vector<1xf32>, vector<f32>, vector<2x2xf32>
  }
}

