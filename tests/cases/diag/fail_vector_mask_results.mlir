// RUN: lowir opt -split-input-file
// A mask gives the results of the one operation in it, which has a mask of this type; another value is for reads alone.
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %a : vector<4xf32> into f32
    "vector.yield"(%1) : (f32) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) {
  "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %a : vector<4xf32> into f32
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) {
  "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %a : vector<4xf32> into f32
    "vector.yield"(%1, %1) : (f32, f32) -> ()
  }) : (vector<4xi1>) -> (f32, f32)
  return
}
// -----
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>, %x: f32) {
  "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %a : vector<4xf32> into f32
    "vector.yield"(%x) : (f32) -> ()
  }) : (vector<4xi1>) -> (f32)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %k: vector<4xi1>) {
  %q = "vector.mask"(%k) ({
    %r = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
    "vector.yield"(%r) : (vector<4x4xf32>) -> ()
  }) : (vector<4xi1>) -> (vector<4x4xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %k: vector<8xi1>) {
  %q = "vector.mask"(%k) ({
    %r = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"(%r) : (f32) -> ()
  }) : (vector<8xi1>) -> (f32)
  return
}
// -----
func.func @f(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %x: vector<4xi32>, %k2: vector<4xi1>, %k: vector<4xi1>) {
  "vector.mask"(%k) ({
    vector.scatter %m[%i] [%x], %k2, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %k: vector<8xi1>) {
  %q = "vector.mask"(%k) ({
    %r = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %v, %a : vector<4xf32>, vector<4xf32> into f32
    "vector.yield"(%r) : (f32) -> ()
  }) : (vector<8xi1>) -> (f32)
  return
}
// -----
func.func @f(%v: vector<4x8xf32>, %a: vector<8xf32>, %k: vector<8xi1>) {
  %q = "vector.mask"(%k) ({
    %r = vector.multi_reduction <add>, %v, %a [0] : vector<4x8xf32> to vector<8xf32>
    "vector.yield"(%r) : (vector<8xf32>) -> ()
  }) : (vector<8xi1>) -> (vector<8xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %pt: f32) {
  %q = "vector.mask"(%k, %pt) ({
    %r = vector.reduction <add>, %v : vector<4xf32> into f32
    "vector.yield"(%r) : (f32) -> ()
  }) : (vector<4xi1>, f32) -> (f32)
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_vector_mask_results.mlir:4:8: error: 'vector.mask' yields the results of the operation that it masks, which are its own [vector]
  %0 = "vector.mask"(%m) ({
       ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:12:3: error: 'vector.mask' yields the results of the operation that it masks, which are its own [vector]
  "vector.mask"(%m) ({
  ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:20:3: error: 'vector.mask' yields the results of the operation that it masks, which are its own [vector]
  "vector.mask"(%m) ({
  ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:28:3: error: 'vector.mask' yields the results of the operation that it masks, which are its own [vector]
  "vector.mask"(%m) ({
  ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:36:8: error: 'vector.mask' has an operation that can be under a mask of this type [vector]
  %q = "vector.mask"(%k) ({
       ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:44:8: error: 'vector.mask' has an operation that can be under a mask of this type [vector]
  %q = "vector.mask"(%k) ({
       ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:52:3: error: 'vector.mask' has an operation that can be under a mask of this type [vector]
  "vector.mask"(%k) ({
  ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:60:8: error: 'vector.mask' has an operation that can be under a mask of this type [vector]
  %q = "vector.mask"(%k) ({
       ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:68:8: error: 'vector.mask' has an operation that can be under a mask of this type [vector]
  %q = "vector.mask"(%k) ({
       ^~~~~~~~~~~~~
fail_vector_mask_results.mlir:76:8: error: 'vector.mask' has another value for a read of memory alone, and of its type [vector]
  %q = "vector.mask"(%k, %pt) ({
       ^~~~~~~~~~~~~
