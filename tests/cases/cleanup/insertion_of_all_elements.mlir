// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// What takes the place of all elements is all that is there.
func.func @a1(%a: vector<1x4xf32>, %x: vector<4xf32>, %i: index, %b: vector<2x1x4xf32>, %c: vector<1xf32>, %f: f32) -> (vector<1x4xf32>, vector<1x4xf32>, vector<2x1x4xf32>, vector<1xf32>, vector<1xf32>) {
  %0 = vector.insert %x, %a[0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %x, %a[%i] : vector<4xf32> into vector<1x4xf32>
  %2 = vector.insert %x, %b[0, 0] : vector<4xf32> into vector<2x1x4xf32>
  %3 = vector.insert %f, %c[0] : f32 into vector<1xf32>
  %4 = vector.insert %f, %c[%i] : f32 into vector<1xf32>
  return %0, %1, %2, %3, %4 : vector<1x4xf32>, vector<1x4xf32>, vector<2x1x4xf32>, vector<1xf32>, vector<1xf32>
}
func.func @a2(%a: vector<1x4xf32>, %x: vector<4xf32>, %y: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.insert %x, %a[0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %y, %0[0] : vector<4xf32> into vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @sc(%x: vector<[4]xf32>, %a: vector<1x[4]xf32>, %f: f32, %c: vector<[1]xf32>, %d: vector<1x1xf32>, %i: index) -> (vector<1x[4]xf32>, vector<[1]xf32>, vector<1x1xf32>, vector<1x1xf32>) {
  %0 = vector.insert %x, %a[0] : vector<[4]xf32> into vector<1x[4]xf32>
  %1 = vector.insert %f, %c[0] : f32 into vector<[1]xf32>
  %3 = vector.insert %f, %d[0, %i] : f32 into vector<1x1xf32>
  %4 = vector.insert %f, %3[0, 0] : f32 into vector<1x1xf32>
  return %0, %1, %3, %4 : vector<1x[4]xf32>, vector<[1]xf32>, vector<1x1xf32>, vector<1x1xf32>
}
//--- out
module {
  func.func @a1(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<2x1x4xf32>, %arg4: vector<1xf32>, %arg5: f32) -> (vector<1x4xf32>, vector<1x4xf32>, vector<2x1x4xf32>, vector<1xf32>, vector<1xf32>) {
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %2 = vector.insert %arg1, %arg3 [0, 0] : vector<4xf32> into vector<2x1x4xf32>
    %3 = vector.broadcast %arg5 : f32 to vector<1xf32>
    %4 = vector.insert %arg5, %arg4 [%arg2] : f32 into vector<1xf32>
    return %0, %1, %2, %3, %4 : vector<1x4xf32>, vector<1x4xf32>, vector<2x1x4xf32>, vector<1xf32>, vector<1xf32>
  }
  func.func @a2(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<1x4xf32> {
    %0 = vector.broadcast %arg2 : vector<4xf32> to vector<1x4xf32>
    return %0 : vector<1x4xf32>
  }
  func.func @sc(%arg0: vector<[4]xf32>, %arg1: vector<1x[4]xf32>, %arg2: f32, %arg3: vector<[1]xf32>, %arg4: vector<1x1xf32>, %arg5: index) -> (vector<1x[4]xf32>, vector<[1]xf32>, vector<1x1xf32>, vector<1x1xf32>) {
    %0 = vector.broadcast %arg0 : vector<[4]xf32> to vector<1x[4]xf32>
    %1 = vector.insert %arg2, %arg3 [0] : f32 into vector<[1]xf32>
    %2 = vector.insert %arg2, %arg4 [0, %arg5] : f32 into vector<1x1xf32>
    %3 = vector.insert %arg2, %2 [0, 0] : f32 into vector<1x1xf32>
    return %0, %1, %2, %3 : vector<1x[4]xf32>, vector<[1]xf32>, vector<1x1xf32>, vector<1x1xf32>
  }
}

//--- out 2
module {
  func.func @a1(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<2x1x4xf32>, %arg4: vector<1xf32>, %arg5: f32) -> (vector<1x4xf32>, vector<1x4xf32>, vector<2x1x4xf32>, vector<1xf32>, vector<1xf32>) {
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %2 = vector.insert %arg1, %arg3 [0, 0] : vector<4xf32> into vector<2x1x4xf32>
    %3 = vector.insert %arg5, %arg4 [0] : f32 into vector<1xf32>
    %4 = vector.insert %arg5, %arg4 [%arg2] : f32 into vector<1xf32>
    return %0, %1, %2, %3, %4 : vector<1x4xf32>, vector<1x4xf32>, vector<2x1x4xf32>, vector<1xf32>, vector<1xf32>
  }
  func.func @a2(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<1x4xf32> {
    %0 = vector.broadcast %arg2 : vector<4xf32> to vector<1x4xf32>
    return %0 : vector<1x4xf32>
  }
  func.func @sc(%arg0: vector<[4]xf32>, %arg1: vector<1x[4]xf32>, %arg2: f32, %arg3: vector<[1]xf32>, %arg4: vector<1x1xf32>, %arg5: index) -> (vector<1x[4]xf32>, vector<[1]xf32>, vector<1x1xf32>, vector<1x1xf32>) {
    %0 = vector.broadcast %arg0 : vector<[4]xf32> to vector<1x[4]xf32>
    %1 = vector.insert %arg2, %arg3 [0] : f32 into vector<[1]xf32>
    %2 = vector.insert %arg2, %arg4 [0, %arg5] : f32 into vector<1x1xf32>
    %3 = vector.insert %arg2, %2 [0, 0] : f32 into vector<1x1xf32>
    return %0, %1, %2, %3 : vector<1x[4]xf32>, vector<[1]xf32>, vector<1x1xf32>, vector<1x1xf32>
  }
}

