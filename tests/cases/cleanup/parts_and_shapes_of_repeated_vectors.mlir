// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// What is taken out of a vector that repeats something smaller, and another shape of it, is that, repeated.
func.func @extract(%a: f32, %i: index, %j: index, %v: vector<4xf32>, %w: vector<2x1xf32>) -> (vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>) {
  %0 = vector.broadcast %a : f32 to vector<1x2x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<1x2x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<3x2x4xf32>
  %3 = vector.extract %2[%i, 1] : vector<4xf32> from vector<3x2x4xf32>
  %4 = vector.broadcast %w : vector<2x1xf32> to vector<5x2x1xf32>
  %5 = vector.extract %4[%i, %j] : vector<1xf32> from vector<5x2x1xf32>
  %6 = vector.broadcast %w : vector<2x1xf32> to vector<2x8xf32>
  %7 = vector.extract %6[%i] : vector<8xf32> from vector<2x8xf32>
  %8 = vector.extract %0[%i, %j, 2] : f32 from vector<1x2x4xf32>
  %9 = vector.shape_cast %v : vector<4xf32> to vector<1x1x4xf32>
  %10 = vector.extract %9[%i] : vector<1x4xf32> from vector<1x1x4xf32>
  return %1, %3, %5, %7, %8, %10 : vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>
}func.func @shape(%a: f32, %v: vector<3xf32>, %o: vector<1x1xi8>, %t: vector<2xf32>, %u: vector<1xf32>, %x: vector<2x3xf32>) -> (vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>) {
  %0 = vector.broadcast %a : f32 to vector<1x1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1x1xf32> to vector<1xf32>
  %2 = vector.broadcast %v : vector<3xf32> to vector<2x4x3xf32>
  %3 = vector.shape_cast %2 : vector<2x4x3xf32> to vector<8x3xf32>
  %4 = vector.broadcast %o : vector<1x1xi8> to vector<6x4xi8>
  %5 = vector.shape_cast %4 : vector<6x4xi8> to vector<1x1x6x1x4xi8>
  %6 = vector.broadcast %t : vector<2xf32> to vector<1x2xf32>
  %7 = vector.shape_cast %6 : vector<1x2xf32> to vector<1x2x1xf32>
  %8 = vector.broadcast %u : vector<1xf32> to vector<1x1x1xf32>
  %9 = vector.shape_cast %8 : vector<1x1x1xf32> to vector<1x1xf32>
  %10 = vector.broadcast %x : vector<2x3xf32> to vector<2x2x3xf32>
  %11 = vector.shape_cast %10 : vector<2x2x3xf32> to vector<12xf32>
  return %1, %3, %5, %7, %9, %11 : vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>
}//--- out
module {
  func.func @extract(%arg0: f32, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<2x1xf32>) -> (vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.extract %arg4[%arg2] : vector<1xf32> from vector<2x1xf32>
    %2 = vector.broadcast %arg4 : vector<2x1xf32> to vector<2x8xf32>
    %3 = vector.extract %2[%arg1] : vector<8xf32> from vector<2x8xf32>
    %4 = vector.broadcast %arg3 : vector<4xf32> to vector<1x4xf32>
    return %0, %arg3, %1, %3, %arg0, %4 : vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>
  }
  func.func @shape(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<1x1xi8>, %arg3: vector<2xf32>, %arg4: vector<1xf32>, %arg5: vector<2x3xf32>) -> (vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
    %1 = vector.broadcast %arg1 : vector<3xf32> to vector<8x3xf32>
    %2 = vector.broadcast %arg2 : vector<1x1xi8> to vector<1x1x6x1x4xi8>
    %3 = vector.shape_cast %arg3 : vector<2xf32> to vector<1x2x1xf32>
    %4 = vector.shape_cast %arg4 : vector<1xf32> to vector<1x1xf32>
    %5 = vector.broadcast %arg5 : vector<2x3xf32> to vector<2x2x3xf32>
    %6 = vector.shape_cast %5 : vector<2x2x3xf32> to vector<12xf32>
    return %0, %1, %2, %3, %4, %6 : vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>
  }
}

//--- out
module {
  func.func @extract(%arg0: f32, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<2x1xf32>) -> (vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.extract %arg4[%arg2] : vector<1xf32> from vector<2x1xf32>
    %2 = vector.broadcast %arg4 : vector<2x1xf32> to vector<2x8xf32>
    %3 = vector.extract %2[%arg1] : vector<8xf32> from vector<2x8xf32>
    %4 = vector.broadcast %arg3 : vector<4xf32> to vector<1x4xf32>
    return %0, %arg3, %1, %3, %arg0, %4 : vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>
  }
  func.func @shape(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<1x1xi8>, %arg3: vector<2xf32>, %arg4: vector<1xf32>, %arg5: vector<2x3xf32>) -> (vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
    %1 = vector.broadcast %arg1 : vector<3xf32> to vector<8x3xf32>
    %2 = vector.broadcast %arg2 : vector<1x1xi8> to vector<1x1x6x1x4xi8>
    %3 = vector.shape_cast %arg3 : vector<2xf32> to vector<1x2x1xf32>
    %4 = vector.shape_cast %arg4 : vector<1xf32> to vector<1x1xf32>
    %5 = vector.broadcast %arg5 : vector<2x3xf32> to vector<2x2x3xf32>
    %6 = vector.shape_cast %5 : vector<2x2x3xf32> to vector<12xf32>
    return %0, %1, %2, %3, %4, %6 : vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>
  }
  module {
    func.func @extract(%arg0: f32, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<2x1xf32>) -> (vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>) {
      %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
      %1 = vector.extract %arg4[%arg2] : vector<1xf32> from vector<2x1xf32>
      %2 = vector.broadcast %arg4 : vector<2x1xf32> to vector<2x8xf32>
      %3 = vector.extract %2[%arg1] : vector<8xf32> from vector<2x8xf32>
      %4 = vector.broadcast %arg3 : vector<4xf32> to vector<1x4xf32>
      return %0, %arg3, %1, %3, %arg0, %4 : vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>
    }
    func.func @shape(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<1x1xi8>, %arg3: vector<2xf32>, %arg4: vector<1xf32>, %arg5: vector<2x3xf32>) -> (vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>) {
      %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
      %1 = vector.broadcast %arg1 : vector<3xf32> to vector<8x3xf32>
      %2 = vector.broadcast %arg2 : vector<1x1xi8> to vector<1x1x6x1x4xi8>
      %3 = vector.shape_cast %arg3 : vector<2xf32> to vector<1x2x1xf32>
      %4 = vector.shape_cast %arg4 : vector<1xf32> to vector<1x1xf32>
      %5 = vector.broadcast %arg5 : vector<2x3xf32> to vector<2x2x3xf32>
      %6 = vector.shape_cast %5 : vector<2x2x3xf32> to vector<12xf32>
      return %0, %1, %2, %3, %4, %6 : vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>
    }
  }
}

//--- out 2
module {
  func.func @extract(%arg0: f32, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<2x1xf32>) -> (vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<1x2x4xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %2 = vector.broadcast %arg3 : vector<4xf32> to vector<3x2x4xf32>
    %3 = vector.extract %2[%arg1, 1] : vector<4xf32> from vector<3x2x4xf32>
    %4 = vector.broadcast %arg4 : vector<2x1xf32> to vector<5x2x1xf32>
    %5 = vector.extract %4[%arg1, %arg2] : vector<1xf32> from vector<5x2x1xf32>
    %6 = vector.broadcast %arg4 : vector<2x1xf32> to vector<2x8xf32>
    %7 = vector.extract %6[%arg1] : vector<8xf32> from vector<2x8xf32>
    %8 = vector.extract %0[%arg1, %arg2, 2] : f32 from vector<1x2x4xf32>
    %9 = vector.shape_cast %arg3 : vector<4xf32> to vector<1x4xf32>
    return %1, %3, %5, %7, %8, %9 : vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>
  }
  func.func @shape(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<1x1xi8>, %arg3: vector<2xf32>, %arg4: vector<1xf32>, %arg5: vector<2x3xf32>) -> (vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
    %1 = vector.broadcast %arg1 : vector<3xf32> to vector<8x3xf32>
    %2 = vector.broadcast %arg2 : vector<1x1xi8> to vector<6x4xi8>
    %3 = vector.shape_cast %2 : vector<6x4xi8> to vector<1x1x6x1x4xi8>
    %4 = vector.shape_cast %arg3 : vector<2xf32> to vector<1x2x1xf32>
    %5 = vector.broadcast %arg4 : vector<1xf32> to vector<1x1xf32>
    %6 = vector.broadcast %arg5 : vector<2x3xf32> to vector<2x2x3xf32>
    %7 = vector.shape_cast %6 : vector<2x2x3xf32> to vector<12xf32>
    return %0, %1, %3, %4, %5, %7 : vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>
  }
  module {
    func.func @extract(%arg0: f32, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<2x1xf32>) -> (vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>) {
      %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
      %1 = vector.extract %arg4[%arg2] : vector<1xf32> from vector<2x1xf32>
      %2 = vector.broadcast %arg4 : vector<2x1xf32> to vector<2x8xf32>
      %3 = vector.extract %2[%arg1] : vector<8xf32> from vector<2x8xf32>
      %4 = vector.broadcast %arg3 : vector<4xf32> to vector<1x4xf32>
      return %0, %arg3, %1, %3, %arg0, %4 : vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<8xf32>, f32, vector<1x4xf32>
    }
    func.func @shape(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<1x1xi8>, %arg3: vector<2xf32>, %arg4: vector<1xf32>, %arg5: vector<2x3xf32>) -> (vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>) {
      %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
      %1 = vector.broadcast %arg1 : vector<3xf32> to vector<8x3xf32>
      %2 = vector.broadcast %arg2 : vector<1x1xi8> to vector<1x1x6x1x4xi8>
      %3 = vector.shape_cast %arg3 : vector<2xf32> to vector<1x2x1xf32>
      %4 = vector.shape_cast %arg4 : vector<1xf32> to vector<1x1xf32>
      %5 = vector.broadcast %arg5 : vector<2x3xf32> to vector<2x2x3xf32>
      %6 = vector.shape_cast %5 : vector<2x2x3xf32> to vector<12xf32>
      return %0, %1, %2, %3, %4, %6 : vector<1xf32>, vector<8x3xf32>, vector<1x1x6x1x4xi8>, vector<1x2x1xf32>, vector<1x1xf32>, vector<12xf32>
    }
  }
}

