// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// A transposition of repeated, listed, masked or reshaped lanes is one of those.
func.func @repeated(%a: vector<1x1xi8>, %b: vector<4xf32>, %c: vector<1x4xf32>, %d: f32, %e: vector<1xf32>) -> (vector<8x1xi8>, vector<3x2x4xf32>, vector<3x4x2xf32>, vector<3x2x4xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>) {
  %0 = vector.broadcast %a : vector<1x1xi8> to vector<1x8xi8>
  %1 = vector.transpose %0, [1, 0] : vector<1x8xi8> to vector<8x1xi8>
  %2 = vector.broadcast %b : vector<4xf32> to vector<2x3x4xf32>
  %3 = vector.transpose %2, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %4 = vector.transpose %2, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %5 = vector.broadcast %c : vector<1x4xf32> to vector<2x3x4xf32>
  %6 = vector.transpose %5, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %7 = vector.broadcast %d : f32 to vector<2x3x[4]xf32>
  %8 = vector.transpose %7, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
  %9 = vector.broadcast %e : vector<1xf32> to vector<2x3x4xf32>
  %10 = vector.transpose %9, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1, %3, %4, %6, %8, %10 : vector<8x1xi8>, vector<3x2x4xf32>, vector<3x4x2xf32>, vector<3x2x4xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>
}
func.func @between(%a: vector<1x3x1xf32>) -> vector<3x4x5xf32> {
  %0 = vector.broadcast %a : vector<1x3x1xf32> to vector<4x3x5xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<4x3x5xf32> to vector<3x4x5xf32>
  return %1 : vector<3x4x5xf32>
}
func.func @masks(%a: index, %b: index) -> (vector<4x2xi1>, vector<4x2xi1>) {
  %0 = vector.create_mask %a, %b : vector<2x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %2 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %3 = vector.transpose %2, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  return %1, %3 : vector<4x2xi1>, vector<4x2xi1>
}
func.func @listed(%a: i32, %b: i32, %c: i32, %d: i32) -> (vector<2x2xi32>, vector<2x1x2xi32>) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xi32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %2 = vector.from_elements %a, %b, %c, %d : vector<1x2x2xi32>
  %3 = vector.transpose %2, [2, 0, 1] : vector<1x2x2xi32> to vector<2x1x2xi32>
  return %1, %3 : vector<2x2xi32>, vector<2x1x2xi32>
}
func.func @reshaped(%a: vector<6xf32>, %b: vector<6xf32>) -> (vector<6x1xf32>, vector<3x2xf32>) {
  %0 = vector.shape_cast %a : vector<6xf32> to vector<1x6xf32>
  %1 = vector.transpose %0, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
  %2 = vector.shape_cast %b : vector<6xf32> to vector<2x3xf32>
  %3 = vector.transpose %2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1, %3 : vector<6x1xf32>, vector<3x2xf32>
}
//--- out
module {
  func.func @repeated(%arg0: vector<1x1xi8>, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: f32, %arg4: vector<1xf32>) -> (vector<8x1xi8>, vector<3x2x4xf32>, vector<3x4x2xf32>, vector<3x2x4xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>) {
    %0 = vector.broadcast %arg0 : vector<1x1xi8> to vector<8x1xi8>
    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<2x3x4xf32>
    %2 = vector.broadcast %arg1 : vector<4xf32> to vector<3x2x4xf32>
    %3 = vector.transpose %1, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
    %4 = vector.broadcast %arg2 : vector<1x4xf32> to vector<3x2x4xf32>
    %5 = vector.broadcast %arg3 : f32 to vector<3x2x[4]xf32>
    %6 = vector.broadcast %arg4 : vector<1xf32> to vector<3x2x4xf32>
    return %0, %2, %3, %4, %5, %6 : vector<8x1xi8>, vector<3x2x4xf32>, vector<3x4x2xf32>, vector<3x2x4xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>
  }
  func.func @between(%arg0: vector<1x3x1xf32>) -> vector<3x4x5xf32> {
    %0 = vector.broadcast %arg0 : vector<1x3x1xf32> to vector<4x3x5xf32>
    %1 = vector.transpose %0, [1, 0, 2] : vector<4x3x5xf32> to vector<3x4x5xf32>
    return %1 : vector<3x4x5xf32>
  }
  func.func @masks(%arg0: index, %arg1: index) -> (vector<4x2xi1>, vector<4x2xi1>) {
    %0 = vector.create_mask %arg1, %arg0 : vector<4x2xi1>
    %1 = vector.constant_mask [3, 1] : vector<4x2xi1>
    return %0, %1 : vector<4x2xi1>, vector<4x2xi1>
  }
  func.func @listed(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> (vector<2x2xi32>, vector<2x1x2xi32>) {
    %0 = vector.from_elements %arg0, %arg2, %arg1, %arg3 : vector<2x2xi32>
    %1 = vector.from_elements %arg0, %arg2, %arg1, %arg3 : vector<2x1x2xi32>
    return %0, %1 : vector<2x2xi32>, vector<2x1x2xi32>
  }
  func.func @reshaped(%arg0: vector<6xf32>, %arg1: vector<6xf32>) -> (vector<6x1xf32>, vector<3x2xf32>) {
    %0 = vector.shape_cast %arg0 : vector<6xf32> to vector<6x1xf32>
    %1 = vector.shape_cast %arg1 : vector<6xf32> to vector<2x3xf32>
    %2 = vector.transpose %1, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %0, %2 : vector<6x1xf32>, vector<3x2xf32>
  }
}

//--- out 2
module {
  func.func @repeated(%arg0: vector<1x1xi8>, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: f32, %arg4: vector<1xf32>) -> (vector<8x1xi8>, vector<3x2x4xf32>, vector<3x4x2xf32>, vector<3x2x4xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>) {
    %0 = vector.broadcast %arg0 : vector<1x1xi8> to vector<8x1xi8>
    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<2x3x4xf32>
    %2 = vector.transpose %1, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %3 = vector.transpose %1, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
    %4 = vector.broadcast %arg2 : vector<1x4xf32> to vector<2x3x4xf32>
    %5 = vector.transpose %4, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %6 = vector.broadcast %arg3 : f32 to vector<3x2x[4]xf32>
    %7 = vector.broadcast %arg4 : vector<1xf32> to vector<3x2x4xf32>
    return %0, %2, %3, %5, %6, %7 : vector<8x1xi8>, vector<3x2x4xf32>, vector<3x4x2xf32>, vector<3x2x4xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>
  }
  func.func @between(%arg0: vector<1x3x1xf32>) -> vector<3x4x5xf32> {
    %0 = vector.broadcast %arg0 : vector<1x3x1xf32> to vector<4x3x5xf32>
    %1 = vector.transpose %0, [1, 0, 2] : vector<4x3x5xf32> to vector<3x4x5xf32>
    return %1 : vector<3x4x5xf32>
  }
  func.func @masks(%arg0: index, %arg1: index) -> (vector<4x2xi1>, vector<4x2xi1>) {
    %0 = vector.create_mask %arg1, %arg0 : vector<4x2xi1>
    %1 = vector.constant_mask [3, 1] : vector<4x2xi1>
    return %0, %1 : vector<4x2xi1>, vector<4x2xi1>
  }
  func.func @listed(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> (vector<2x2xi32>, vector<2x1x2xi32>) {
    %0 = vector.from_elements %arg0, %arg1, %arg2, %arg3 : vector<2x2xi32>
    %1 = vector.transpose %0, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %2 = vector.from_elements %arg0, %arg1, %arg2, %arg3 : vector<1x2x2xi32>
    %3 = vector.transpose %2, [2, 0, 1] : vector<1x2x2xi32> to vector<2x1x2xi32>
    return %1, %3 : vector<2x2xi32>, vector<2x1x2xi32>
  }
  func.func @reshaped(%arg0: vector<6xf32>, %arg1: vector<6xf32>) -> (vector<6x1xf32>, vector<3x2xf32>) {
    %0 = vector.shape_cast %arg0 : vector<6xf32> to vector<1x6xf32>
    %1 = vector.transpose %0, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
    %2 = vector.shape_cast %arg1 : vector<6xf32> to vector<2x3xf32>
    %3 = vector.transpose %2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %1, %3 : vector<6x1xf32>, vector<3x2xf32>
  }
}

