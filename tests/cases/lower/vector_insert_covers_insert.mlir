// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// One insertion at the place of another.
func.func @a1(%a: vector<1x4xf32>, %x: vector<4xf32>, %y: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.insert %x, %a[0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %y, %0[0] : vector<4xf32> into vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @a2(%a: vector<2x4xf32>, %x: vector<4xf32>, %y: vector<4xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.insert %x, %a[%i] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.insert %y, %0[%i] : vector<4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @a3(%a: vector<2x4xf32>, %x: f32, %y: vector<4xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.insert %x, %a[0, 1] : f32 into vector<2x4xf32>
  %1 = vector.insert %y, %0[0] : vector<4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @a4(%a: vector<2x4xf32>, %x: vector<4xf32>, %y: vector<4xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.insert %x, %a[0] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.insert %x, %0[1] : vector<4xf32> into vector<2x4xf32>
  %2 = vector.insert %y, %1[0] : vector<4xf32> into vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
//--- out
module {
  func.func @a1(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<1x4xf32> {
    %0 = vector.insert %arg2, %arg0 [0] : vector<4xf32> into vector<1x4xf32>
    return %0 : vector<1x4xf32>
  }
  func.func @a2(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg2, %arg0 [%arg3] : vector<4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @a3(%arg0: vector<2x4xf32>, %arg1: f32, %arg2: vector<4xf32>, %arg3: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg1, %arg0 [0, 1] : f32 into vector<2x4xf32>
    %1 = vector.insert %arg2, %0 [0] : vector<4xf32> into vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
  func.func @a4(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg1, %arg0 [0] : vector<4xf32> into vector<2x4xf32>
    %1 = vector.insert %arg1, %0 [1] : vector<4xf32> into vector<2x4xf32>
    %2 = vector.insert %arg2, %1 [0] : vector<4xf32> into vector<2x4xf32>
    return %2 : vector<2x4xf32>
  }
}

//--- out 2
module {
  func.func @a1(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<1x4xf32> {
    %0 = vector.insert %arg1, %arg0 [0] : vector<4xf32> into vector<1x4xf32>
    %1 = vector.insert %arg2, %0 [0] : vector<4xf32> into vector<1x4xf32>
    return %1 : vector<1x4xf32>
  }
  func.func @a2(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg1, %arg0 [%arg3] : vector<4xf32> into vector<2x4xf32>
    %1 = vector.insert %arg2, %0 [%arg3] : vector<4xf32> into vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
  func.func @a3(%arg0: vector<2x4xf32>, %arg1: f32, %arg2: vector<4xf32>, %arg3: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg1, %arg0 [0, 1] : f32 into vector<2x4xf32>
    %1 = vector.insert %arg2, %0 [0] : vector<4xf32> into vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
  func.func @a4(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg1, %arg0 [0] : vector<4xf32> into vector<2x4xf32>
    %1 = vector.insert %arg1, %0 [1] : vector<4xf32> into vector<2x4xf32>
    %2 = vector.insert %arg2, %1 [0] : vector<4xf32> into vector<2x4xf32>
    return %2 : vector<2x4xf32>
  }
}

