// 2022: what minima and maxima are reduced with had other names
func @f(%m: memref<10xf32>, %x: f32, %i: index, %v: vector<4x8xf32>, %a: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  %0 = memref.atomic_rmw maxf %x, %m[%i] : (f32, memref<10xf32>) -> f32
  %1:2 = affine.parallel (%k) = (0) to (10) reduce ("minf", "maxf") -> (f32, f32) {
    %2 = affine.load %m[%k] : memref<10xf32>
    affine.yield %2, %2 : f32, f32
  }
  %3 = vector.multi_reduction <maxf>, %v, %a [1] : vector<4x8xf32> to vector<4xf32>
  %4 = vector.outerproduct %a, %x, %a {kind = #vector.kind<minf>} : vector<4xf32>, f32
  return %1#0, %1#1, %3 : f32, f32, vector<4xf32>
}
//--- today
func.func @f(%arg0: memref<10xf32>, %arg1: f32, %arg2: index, %arg3: vector<4x8xf32>, %arg4: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  %0 = memref.atomic_rmw maximumf %arg1, %arg0[%arg2] : (f32, memref<10xf32>) -> f32
  %1:2 = affine.parallel (%arg5) = (0) to (10) reduce ("minimumf", "maximumf") -> (f32, f32) {
    %4 = affine.load %arg0[%arg5] : memref<10xf32>
    affine.yield %4, %4 : f32, f32
  }
  %2 = vector.multi_reduction <maximumf>, %arg3, %arg4 [1] : vector<4x8xf32> to vector<4xf32>
  %3 = vector.outerproduct %arg4, %arg1, %arg4 {kind = #vector.kind<minimumf>} : vector<4xf32>, f32
  return %1#0, %1#1, %2 : f32, f32, vector<4xf32>
}
