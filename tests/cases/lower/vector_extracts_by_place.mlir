// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// What is taken out at a place that is not known, out of a repeated vector; out of a shuffle of rows, which does not fold.
func.func @c1(%a: f32, %i: index) -> f32 {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @c2(%a: vector<4xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i] : vector<4xf32> from vector<3x4xf32>
  return %1 : vector<4xf32>
}
func.func @c3(%a: vector<4xf32>, %i: index, %j: index) -> f32 {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i, %j] : f32 from vector<3x4xf32>
  return %1 : f32
}
func.func @c4(%a: vector<1x4xf32>, %i: index, %j: index) -> f32 {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i, %j] : f32 from vector<3x4xf32>
  return %1 : f32
}
func.func @c5(%a: vector<3x4x5xf32>, %i: index, %j: index) -> f32 {
  %0 = vector.extract %a[%i] : vector<4x5xf32> from vector<3x4x5xf32>
  %1 = vector.extract %0[1, %j] : f32 from vector<4x5xf32>
  return %1 : f32
}
func.func @c6(%a: vector<3x4xf32>, %b: f32, %i: index, %j: index) -> f32 {
  %0 = vector.insert %b, %a[%i, %j] : f32 into vector<3x4xf32>
  %1 = vector.extract %0[%i, %j] : f32 from vector<3x4xf32>
  return %1 : f32
}
func.func @c7(%a: f32, %i: index) -> vector<4xf32> {
  %0 = vector.broadcast %a : f32 to vector<3x4xf32>
  %1 = vector.extract %0[%i] : vector<4xf32> from vector<3x4xf32>
  return %1 : vector<4xf32>
}
func.func @c8(%a: vector<1xf32>, %i: index) -> f32 {
  %0 = vector.broadcast %a : vector<1xf32> to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @c9(%a: vector<1x4xf32>, %i: index, %j: index) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i] : vector<4xf32> from vector<3x4xf32>
  return %1 : vector<4xf32>
}
func.func @rows(%a: vector<1x2xf32>) -> vector<2xf32> {
  %z = arith.constant dense<0.0> : vector<2x2xf32>
  %0 = vector.shuffle %z, %a [0, 2, 1] : vector<2x2xf32>, vector<1x2xf32>
  %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
  return %1 : vector<2xf32>
}
func.func @g(%a: vector<2x2x2xi8>)  -> vector<2xi8> {
    %0 = vector.shape_cast %a : vector<2x2x2xi8> to vector<4x2xi8>
    %1 = vector.extract %0[2] : vector<2xi8> from vector<4x2xi8>
    return %1 : vector<2xi8>
}
func.func @i(%a: vector<4x2xi8>)  -> vector<2x2xi8> {
    %0 = vector.shape_cast %a : vector<4x2xi8> to vector<2x2x2xi8>
    %1 = vector.extract %0[1] : vector<2x2xi8> from vector<2x2x2xi8>
    return %1 : vector<2x2xi8>
}
func.func @j(%a: vector<8xi8>)  -> vector<2x2xi8> {
    %0 = vector.shape_cast %a : vector<8xi8> to vector<2x2x2xi8>
    %1 = vector.extract %0[1] : vector<2x2xi8> from vector<2x2x2xi8>
    return %1 : vector<2x2xi8>
}
func.func @k(%a: vector<4x1xi8>)  -> vector<1xi8> {
    %0 = vector.shape_cast %a : vector<4x1xi8> to vector<4xi8>
    %1 = vector.shape_cast %0 : vector<4xi8> to vector<1x4x1xi8>
    %2 = vector.extract %1[0, 2] : vector<1xi8> from vector<1x4x1xi8>
    return %2 : vector<1xi8>
}
//--- out
module {
  func.func @c1(%arg0: f32, %arg1: index) -> f32 {
    return %arg0 : f32
  }
  func.func @c2(%arg0: vector<4xf32>, %arg1: index) -> vector<4xf32> {
    return %arg0 : vector<4xf32>
  }
  func.func @c3(%arg0: vector<4xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = vector.extract %arg0[%arg2] : f32 from vector<4xf32>
    return %0 : f32
  }
  func.func @c4(%arg0: vector<1x4xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = vector.extract %arg0[0, %arg2] : f32 from vector<1x4xf32>
    return %0 : f32
  }
  func.func @c5(%arg0: vector<3x4x5xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = vector.extract %arg0[%arg1] : vector<4x5xf32> from vector<3x4x5xf32>
    %1 = vector.extract %0[1, %arg2] : f32 from vector<4x5xf32>
    return %1 : f32
  }
  func.func @c6(%arg0: vector<3x4xf32>, %arg1: f32, %arg2: index, %arg3: index) -> f32 {
    %0 = vector.insert %arg1, %arg0 [%arg2, %arg3] : f32 into vector<3x4xf32>
    %1 = vector.extract %0[%arg2, %arg3] : f32 from vector<3x4xf32>
    return %1 : f32
  }
  func.func @c7(%arg0: f32, %arg1: index) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<3x4xf32>
    %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<3x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @c8(%arg0: vector<1xf32>, %arg1: index) -> f32 {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    return %0 : f32
  }
  func.func @c9(%arg0: vector<1x4xf32>, %arg1: index, %arg2: index) -> vector<4xf32> {
    %0 = vector.extract %arg0[0] : vector<4xf32> from vector<1x4xf32>
    return %0 : vector<4xf32>
  }
  func.func @rows(%arg0: vector<1x2xf32>) -> vector<2xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %0 = vector.shuffle %cst, %arg0 [0, 2, 1] : vector<2x2xf32>, vector<1x2xf32>
    %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
    return %1 : vector<2xf32>
  }
  func.func @g(%arg0: vector<2x2x2xi8>) -> vector<2xi8> {
    %0 = vector.extract %arg0[1, 0] : vector<2xi8> from vector<2x2x2xi8>
    return %0 : vector<2xi8>
  }
  func.func @i(%arg0: vector<4x2xi8>) -> vector<2x2xi8> {
    %0 = vector.shape_cast %arg0 : vector<4x2xi8> to vector<2x2x2xi8>
    %1 = vector.extract %0[1] : vector<2x2xi8> from vector<2x2x2xi8>
    return %1 : vector<2x2xi8>
  }
  func.func @j(%arg0: vector<8xi8>) -> vector<2x2xi8> {
    %0 = vector.shape_cast %arg0 : vector<8xi8> to vector<2x2x2xi8>
    %1 = vector.extract %0[1] : vector<2x2xi8> from vector<2x2x2xi8>
    return %1 : vector<2x2xi8>
  }
  func.func @k(%arg0: vector<4x1xi8>) -> vector<1xi8> {
    %0 = vector.extract %arg0[2] : vector<1xi8> from vector<4x1xi8>
    return %0 : vector<1xi8>
  }
}

//--- out 2
module {
  func.func @c1(%arg0: f32, %arg1: index) -> f32 {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.extract %0[%arg1] : f32 from vector<4xf32>
    return %1 : f32
  }
  func.func @c2(%arg0: vector<4xf32>, %arg1: index) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<3x4xf32>
    %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<3x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @c3(%arg0: vector<4xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<3x4xf32>
    %1 = vector.extract %0[%arg1, %arg2] : f32 from vector<3x4xf32>
    return %1 : f32
  }
  func.func @c4(%arg0: vector<1x4xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<3x4xf32>
    %1 = vector.extract %0[%arg1, %arg2] : f32 from vector<3x4xf32>
    return %1 : f32
  }
  func.func @c5(%arg0: vector<3x4x5xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = vector.extract %arg0[%arg1] : vector<4x5xf32> from vector<3x4x5xf32>
    %1 = vector.extract %0[1, %arg2] : f32 from vector<4x5xf32>
    return %1 : f32
  }
  func.func @c6(%arg0: vector<3x4xf32>, %arg1: f32, %arg2: index, %arg3: index) -> f32 {
    %0 = vector.insert %arg1, %arg0 [%arg2, %arg3] : f32 into vector<3x4xf32>
    %1 = vector.extract %0[%arg2, %arg3] : f32 from vector<3x4xf32>
    return %1 : f32
  }
  func.func @c7(%arg0: f32, %arg1: index) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<3x4xf32>
    %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<3x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @c8(%arg0: vector<1xf32>, %arg1: index) -> f32 {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<4xf32>
    %1 = vector.extract %0[%arg1] : f32 from vector<4xf32>
    return %1 : f32
  }
  func.func @c9(%arg0: vector<1x4xf32>, %arg1: index, %arg2: index) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<3x4xf32>
    %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<3x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @rows(%arg0: vector<1x2xf32>) -> vector<2xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %0 = vector.shuffle %cst, %arg0 [0, 2, 1] : vector<2x2xf32>, vector<1x2xf32>
    %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
    return %1 : vector<2xf32>
  }
  func.func @g(%arg0: vector<2x2x2xi8>) -> vector<2xi8> {
    %0 = vector.extract %arg0[1, 0] : vector<2xi8> from vector<2x2x2xi8>
    return %0 : vector<2xi8>
  }
  func.func @i(%arg0: vector<4x2xi8>) -> vector<2x2xi8> {
    %0 = vector.shape_cast %arg0 : vector<4x2xi8> to vector<2x2x2xi8>
    %1 = vector.extract %0[1] : vector<2x2xi8> from vector<2x2x2xi8>
    return %1 : vector<2x2xi8>
  }
  func.func @j(%arg0: vector<8xi8>) -> vector<2x2xi8> {
    %0 = vector.shape_cast %arg0 : vector<8xi8> to vector<2x2x2xi8>
    %1 = vector.extract %0[1] : vector<2x2xi8> from vector<2x2x2xi8>
    return %1 : vector<2x2xi8>
  }
  func.func @k(%arg0: vector<4x1xi8>) -> vector<1xi8> {
    %0 = vector.extract %arg0[2] : vector<1xi8> from vector<4x1xi8>
    return %0 : vector<1xi8>
  }
}

