// RUN: lowir opt --convert-vector-to-scf
// Of poison, poison; a shuffle with poison takes the first element of the other vector for what is missing.
func.func @b12(%a: f32, %i: index, %v : vector<4xf32>) -> vector<4xf32> {
  %p = ub.poison : vector<4xf32>
  %2 = vector.shuffle %v, %p [0, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @b13() -> vector<4xf32> {
  %p = ub.poison : vector<4xf32>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %2 = vector.shuffle %v, %p [1, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @b14() -> vector<4xf32> {
  %p = ub.poison : vector<4xf32>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %2 = vector.shuffle %p, %v [1, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @b15() -> vector<4xf32> {
  %p = ub.poison : vector<4xf32>
  %2 = vector.shuffle %p, %p [1, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @b16(%v: vector<4xf32>) -> vector<4xf32> {
  %2 = vector.shuffle %v, %v [-1, -1, -1, -1] : vector<4xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @b17() -> vector<2x4xf32> {
  %p = ub.poison : vector<2x4xf32>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %2 = vector.insert %v, %p[0] : vector<4xf32> into vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @b18(%v: vector<2x4xf32>) -> vector<2x4xf32> {
  %p = ub.poison : vector<4xf32>
  %2 = vector.insert %p, %v[0] : vector<4xf32> into vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @b19() -> vector<4xf32> {
  %p = ub.poison : vector<2x4xf32>
  %2 = vector.extract %p[0] : vector<4xf32> from vector<2x4xf32>
  return %2 : vector<4xf32>
}
func.func @b20() -> vector<8xf32> {
  %p = ub.poison : vector<2x4xf32>
  %2 = vector.shape_cast %p : vector<2x4xf32> to vector<8xf32>
  return %2 : vector<8xf32>
}
func.func @b21() -> vector<4x2xf32> {
  %p = ub.poison : vector<2x4xf32>
  %2 = vector.transpose %p, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %2 : vector<4x2xf32>
}
func.func @b22() -> vector<3x2x4xf32> {
  %p = ub.poison : vector<2x4xf32>
  %2 = vector.broadcast %p : vector<2x4xf32> to vector<3x2x4xf32>
  return %2 : vector<3x2x4xf32>
}
func.func @b23() -> vector<2x2xf32> {
  %p = ub.poison : vector<2x4xf32>
  %2 = vector.extract_strided_slice %p {offsets=[0,1],sizes=[2,2],strides=[1,1]} : vector<2x4xf32> to vector<2x2xf32>
  return %2 : vector<2x2xf32>
}
func.func @b24() -> vector<2xf64> {
  %p = ub.poison : vector<4xf32>
  %2 = vector.bitcast %p : vector<4xf32> to vector<2xf64>
  return %2 : vector<2xf64>
}
func.func @b25(%a: f32) -> vector<4xf32> {
  %p = ub.poison : f32
  %2 = vector.from_elements %p, %p, %p, %p : vector<4xf32>
  return %2 : vector<4xf32>
}
//--- out
module {
  func.func @b12(%arg0: f32, %arg1: index, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = ub.poison : vector<4xf32>
    %1 = vector.shuffle %arg2, %0 [0, 5, 6, 7] : vector<4xf32>, vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @b13() -> vector<4xf32> {
    %cst = arith.constant dense<[2.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : vector<4xf32>
    return %cst : vector<4xf32>
  }
  func.func @b14() -> vector<4xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    return %cst : vector<4xf32>
  }
  func.func @b15() -> vector<4xf32> {
    %0 = ub.poison : vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @b16(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.shuffle %arg0, %arg0 [-1, -1, -1, -1] : vector<4xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @b17() -> vector<2x4xf32> {
    %0 = ub.poison : vector<2x4xf32>
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %1 = vector.insert %cst, %0 [0] : vector<4xf32> into vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
  func.func @b18(%arg0: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = ub.poison : vector<4xf32>
    %1 = vector.insert %0, %arg0 [0] : vector<4xf32> into vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
  func.func @b19() -> vector<4xf32> {
    %0 = ub.poison : vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @b20() -> vector<8xf32> {
    %0 = ub.poison : vector<8xf32>
    return %0 : vector<8xf32>
  }
  func.func @b21() -> vector<4x2xf32> {
    %0 = ub.poison : vector<4x2xf32>
    return %0 : vector<4x2xf32>
  }
  func.func @b22() -> vector<3x2x4xf32> {
    %0 = ub.poison : vector<3x2x4xf32>
    return %0 : vector<3x2x4xf32>
  }
  func.func @b23() -> vector<2x2xf32> {
    %0 = ub.poison : vector<2x4xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    return %1 : vector<2x2xf32>
  }
  func.func @b24() -> vector<2xf64> {
    %0 = ub.poison : vector<4xf32>
    %1 = vector.bitcast %0 : vector<4xf32> to vector<2xf64>
    return %1 : vector<2xf64>
  }
  func.func @b25(%arg0: f32) -> vector<4xf32> {
    %0 = ub.poison : f32
    %1 = vector.from_elements %0, %0, %0, %0 : vector<4xf32>
    return %1 : vector<4xf32>
  }
}

