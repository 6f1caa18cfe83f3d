// 2021: Elements by operations of their own, types that followed, kinds as strings, and what transfers said of bounds.
func @f(%v: vector<4x8xf32>, %w: vector<4xf32>, %i: i32, %j: index, %x: f32, %n: vector<4xi32>, %m: memref<?xf32>) {
  %0 = vector.extract %v[0, 3] : vector<4x8xf32>
  %1 = vector.extract %v[2] : vector<4x8xf32>
  %2 = vector.extractelement %w[%i : i32] : vector<4xf32>
  %3 = vector.extractelement %w[%j : index] : vector<4xf32>
  %4 = vector.insertelement %x, %w[%j : index] : vector<4xf32>
  %5 = vector.splat %x : vector<4xf32>
  %6 = splat %x : vector<2x4xf32>
  %7 = splat %j : vector<4xindex>
  %8 = vector.reduction "add", %w : vector<4xf32> into f32
  %9 = vector.reduction "add", %w, %x : vector<4xf32> into f32
  %10 = vector.reduction "max", %w : vector<4xf32> into f32
  %11 = vector.reduction "max", %n : vector<4xi32> into i32
  %12 = vector.reduction <minf>, %w : vector<4xf32> into f32
  vector.transfer_write %w, %m[%j] {masked = [false]} : vector<4xf32>, memref<?xf32>
  return
}
//--- today
module {
  func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<4xf32>, %arg2: i32, %arg3: index, %arg4: f32, %arg5: vector<4xi32>, %arg6: memref<?xf32>) {
    %0 = vector.extract %arg0[0, 3] : f32 from vector<4x8xf32>
    %1 = vector.extract %arg0[2] : vector<8xf32> from vector<4x8xf32>
    %2 = arith.index_castui %arg2 : i32 to index
    %3 = vector.extract %arg1[%2] : f32 from vector<4xf32>
    %4 = vector.extract %arg1[%arg3] : f32 from vector<4xf32>
    %5 = vector.insert %arg4, %arg1 [%arg3] : f32 into vector<4xf32>
    %6 = vector.broadcast %arg4 : f32 to vector<4xf32>
    %7 = vector.broadcast %arg4 : f32 to vector<2x4xf32>
    %8 = vector.broadcast %arg3 : index to vector<4xindex>
    %9 = vector.reduction <add>, %arg1 : vector<4xf32> into f32
    %10 = vector.reduction <add>, %arg1, %arg4 : vector<4xf32> into f32
    %11 = vector.reduction <maxnumf>, %arg1 : vector<4xf32> into f32
    %12 = vector.reduction <maxsi>, %arg5 : vector<4xi32> into i32
    %13 = vector.reduction <minnumf>, %arg1 : vector<4xf32> into f32
    vector.transfer_write %arg1, %arg6[%arg3] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    return
  }
}
