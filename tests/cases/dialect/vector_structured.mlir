// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Contractions, products, masks and transfers in custom and generic form.
#mm = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
#mt = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>]
#mv = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]
#dot = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]
#batch = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>, affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>]
#full = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> ()>]
func.func @matrices(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = #mm, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @transposed(%a: vector<3x2xi32>, %b: vector<4x3xi32>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %0 = vector.contract {indexing_maps = #mt, iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<3x2xi32>, vector<4x3xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
func.func @vector(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = #mv, iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @dot(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}
func.func @batches(%a: vector<2x3x4xf32>, %b: vector<4x2x2xf32>, %c: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.contract {indexing_maps = #batch, iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3x4xf32>, vector<4x2x2xf32> into vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}
func.func @all(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = #full, iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into f32
  return %0 : f32
}
func.func @masks(%i: index, %j: index, %m: memref<?x8xf32>, %v: vector<4xf32>, %p: vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = vector.create_mask %i, %j : vector<3x4xi1>
  %1 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %all = vector.create_mask %c9 : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %2 = vector.maskedload %m[%i, %j], %all, %p : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %none, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i, %j], %all, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i, %j], %none, %p : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.create_mask %c2 : vector<4xi1>
  return %0, %1, %2, %3, %4 : vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>
}
func.func @transfers(%m: memref<?x8xf32>, %i: index, %j: index, %k: vector<4xi1>, %s: memref<f32>, %st: memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %z : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %z, %k {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %z {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %s[], %z : memref<f32>, vector<f32>
  %4 = vector.transfer_read %m[%i, %j], %z {in_bounds = [true]} : memref<?x8xf32>, vector<1xf32>
  %5 = vector.transfer_read %st[%i, %j], %z {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %j], %k : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %1, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %3, %s[] : vector<f32>, memref<f32>
  vector.transfer_write %4, %m[%i, %j] {in_bounds = [true]} : vector<1xf32>, memref<?x8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>
}
func.func @others(%a: vector<4x8xf32>, %s: vector<8xf32>, %m: vector<2xi1>, %x: vector<2xf32>, %y: vector<3xf32>, %acc: vector<2x3xf32>, %mm: vector<2x3xi1>, %b: vector<2x4xi32>, %f: f32, %mi: vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) {
  %0 = vector.multi_reduction <add>, %a, %s [0] : vector<4x8xf32> to vector<8xf32>
  %1 = vector.multi_reduction <maxnumf>, %a, %f [0, 1] : vector<4x8xf32> to f32
  %2 = vector.mask %mm { vector.outerproduct %x, %y, %acc : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  %3 = vector.interleave %b, %b : vector<2x4xi32> -> vector<2x8xi32>
  %4 = vector.bitcast %b : vector<2x4xi32> to vector<2x2xi64>
  %5 = vector.shuffle %x, %x [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %6 = vector.shuffle %x, %y [0, 3, 1, 4, 2] : vector<2xf32>, vector<3xf32>
  %7:2 = vector.scan <add>, %a, %s {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>
}
func.func @masked(%a: vector<8xf32>, %m: vector<8xi1>, %b: f32, %mem: memref<?xf32>, %i: index, %p: f32, %q: vector<8xf32>) -> (f32, f32, vector<8xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %a, %b : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %2 = vector.mask %m, %q { vector.transfer_read %mem[%i], %p : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %m { vector.transfer_write %a, %mem[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  vector.mask %m { } : vector<8xi1>
  return %0, %1, %2 : f32, f32, vector<8xf32>
}
//--- out
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0, d1) -> ()>
#map16 = affine_map<(d0, d1) -> (0)>
module {
  func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @transposed(%arg0: vector<3x2xi32>, %arg1: vector<4x3xi32>, %arg2: vector<4x2xi32>) -> vector<4x2xi32> {
    %0 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x2xi32>, vector<4x3xi32> into vector<4x2xi32>
    return %0 : vector<4x2xi32>
  }
  func.func @vector(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.contract {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @dot(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [#map9, #map9, #map10], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4xf32>, vector<4xf32> into f32
    return %0 : f32
  }
  func.func @batches(%arg0: vector<2x3x4xf32>, %arg1: vector<4x2x2xf32>, %arg2: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
    %0 = vector.contract {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3x4xf32>, vector<4x2x2xf32> into vector<2x2x3xf32>
    return %0 : vector<2x2x3xf32>
  }
  func.func @all(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [#map6, #map14, #map15], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x2xf32> into f32
    return %0 : f32
  }
  func.func @masks(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: vector<4xf32>, %arg4: vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : index
    %0 = vector.create_mask %arg0, %arg1 : vector<3x4xi1>
    %1 = vector.constant_mask [1, 3] : vector<2x4xi1>
    %2 = vector.create_mask %c9 : vector<4xi1>
    %3 = vector.constant_mask [0] : vector<4xi1>
    %4 = vector.maskedload %arg2[%arg0, %arg1], %2, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg2[%arg0, %arg1], %3, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    vector.compressstore %arg2[%arg0, %arg1], %2, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    %5 = vector.expandload %arg2[%arg0, %arg1], %3, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %6 = vector.create_mask %c2 : vector<4xi1>
    return %0, %1, %4, %5, %6 : vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>
  }
  func.func @transfers(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: memref<f32>, %arg5: memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<?x8xf32>, vector<4xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg2], %cst, %arg3 {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true], permutation_map = #map16} : memref<?x8xf32>, vector<4xf32>
    %3 = vector.transfer_read %arg4[], %cst : memref<f32>, vector<f32>
    %4 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : memref<?x8xf32>, vector<1xf32>
    %5 = vector.transfer_read %arg5[%arg1, %arg2], %cst {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg2], %arg3 : vector<4xf32>, memref<?x8xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
    vector.transfer_write %3, %arg4[] : vector<f32>, memref<f32>
    vector.transfer_write %4, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x8xf32>
    return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>
  }
  func.func @others(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: vector<2xi1>, %arg3: vector<2xf32>, %arg4: vector<3xf32>, %arg5: vector<2x3xf32>, %arg6: vector<2x3xi1>, %arg7: vector<2x4xi32>, %arg8: f32, %arg9: vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [0] : vector<4x8xf32> to vector<8xf32>
    %1 = vector.multi_reduction <maxnumf>, %arg0, %arg8 [0, 1] : vector<4x8xf32> to f32
    %2 = vector.mask %arg6 { vector.outerproduct %arg3, %arg4, %arg5 {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
    %3 = vector.interleave %arg7, %arg7 : vector<2x4xi32> -> vector<2x8xi32>
    %4 = vector.bitcast %arg7 : vector<2x4xi32> to vector<2x2xi64>
    %5 = vector.shuffle %arg3, %arg3 [0, 3, 1] : vector<2xf32>, vector<2xf32>
    %6 = vector.shuffle %arg3, %arg4 [0, 3, 1, 4, 2] : vector<2xf32>, vector<3xf32>
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>
  }
  func.func @masked(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: f32, %arg3: memref<?xf32>, %arg4: index, %arg5: f32, %arg6: vector<8xf32>) -> (f32, f32, vector<8xf32>) {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %1 = vector.mask %arg1 { vector.reduction <mul>, %arg0, %arg2 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %2 = vector.mask %arg1, %arg6 { vector.transfer_read %arg3[%arg4], %arg5 : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %arg1 { vector.transfer_write %arg0, %arg3[%arg4] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
    vector.mask %arg1 { vector.yield } : vector<8xi1>
    return %0, %1, %2 : f32, f32, vector<8xf32>
  }
}

//--- out 2
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0, d1) -> ()>
#map16 = affine_map<(d0, d1) -> (0)>
#map17 = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>, sym_name = "matrices"}> ({
  ^bb0(%arg43: vector<2x3xf32>, %arg44: vector<3x4xf32>, %arg45: vector<2x4xf32>):
    %37 = "vector.contract"(%arg43, %arg44, %arg45) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    "func.return"(%37) : (vector<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<3x2xi32>, vector<4x3xi32>, vector<4x2xi32>) -> vector<4x2xi32>, sym_name = "transposed"}> ({
  ^bb0(%arg40: vector<3x2xi32>, %arg41: vector<4x3xi32>, %arg42: vector<4x2xi32>):
    %36 = "vector.contract"(%arg40, %arg41, %arg42) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<3x2xi32>, vector<4x3xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"(%36) : (vector<4x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3xf32>, vector<2xf32>) -> vector<2xf32>, sym_name = "vector"}> ({
  ^bb0(%arg37: vector<2x3xf32>, %arg38: vector<3xf32>, %arg39: vector<2xf32>):
    %35 = "vector.contract"(%arg37, %arg38, %arg39) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"(%35) : (vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, f32) -> f32, sym_name = "dot"}> ({
  ^bb0(%arg34: vector<4xf32>, %arg35: vector<4xf32>, %arg36: f32):
    %34 = "vector.contract"(%arg34, %arg35, %arg36) <{indexing_maps = [#map9, #map9, #map10], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%34) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3x4xf32>, vector<4x2x2xf32>, vector<2x2x3xf32>) -> vector<2x2x3xf32>, sym_name = "batches"}> ({
  ^bb0(%arg31: vector<2x3x4xf32>, %arg32: vector<4x2x2xf32>, %arg33: vector<2x2x3xf32>):
    %33 = "vector.contract"(%arg31, %arg32, %arg33) <{indexing_maps = [#map11, #map12, #map13], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3x4xf32>, vector<4x2x2xf32>, vector<2x2x3xf32>) -> vector<2x2x3xf32>
    "func.return"(%33) : (vector<2x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3x2xf32>, f32) -> f32, sym_name = "all"}> ({
  ^bb0(%arg28: vector<2x3xf32>, %arg29: vector<3x2xf32>, %arg30: f32):
    %32 = "vector.contract"(%arg28, %arg29, %arg30) <{indexing_maps = [#map6, #map14, #map15], iterator_types = [#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x2xf32>, f32) -> f32
    "func.return"(%32) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, memref<?x8xf32>, vector<4xf32>, vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>), sym_name = "masks"}> ({
  ^bb0(%arg23: index, %arg24: index, %arg25: memref<?x8xf32>, %arg26: vector<4xf32>, %arg27: vector<4xf32>):
    %22 = "arith.constant"() <{value = 0 : index}> : () -> index
    %23 = "arith.constant"() <{value = 2 : index}> : () -> index
    %24 = "arith.constant"() <{value = 9 : index}> : () -> index
    %25 = "vector.create_mask"(%arg23, %arg24) : (index, index) -> vector<3x4xi1>
    %26 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 3>}> : () -> vector<2x4xi1>
    %27 = "vector.create_mask"(%24) : (index) -> vector<4xi1>
    %28 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<4xi1>
    %29 = "vector.maskedload"(%arg25, %arg23, %arg24, %27, %arg27) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg25, %arg23, %arg24, %28, %arg26) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    "vector.compressstore"(%arg25, %arg23, %arg24, %27, %arg26) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %30 = "vector.expandload"(%arg25, %arg23, %arg24, %28, %arg27) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %31 = "vector.create_mask"(%23) : (index) -> vector<4xi1>
    "func.return"(%25, %26, %29, %30, %31) : (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x8xf32>, index, index, vector<4xi1>, memref<f32>, memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>), sym_name = "transfers"}> ({
  ^bb0(%arg17: memref<?x8xf32>, %arg18: index, %arg19: index, %arg20: vector<4xi1>, %arg21: memref<f32>, %arg22: memref<4x4xf32, strided<[8, 2]>>):
    %15 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %16 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (memref<?x8xf32>, index, index, f32) -> vector<4xf32>
    %17 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15, %arg20) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map7}> : (memref<?x8xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %18 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map16}> : (memref<?x8xf32>, index, index, f32) -> vector<4xf32>
    %19 = "vector.transfer_read"(%arg21, %15) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map17}> : (memref<f32>, f32) -> vector<f32>
    %20 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (memref<?x8xf32>, index, index, f32) -> vector<1xf32>
    %21 = "vector.transfer_read"(%arg22, %arg18, %arg19, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (memref<4x4xf32, strided<[8, 2]>>, index, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%16, %arg17, %arg18, %arg19, %arg20) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map7}> : (vector<4xf32>, memref<?x8xf32>, index, index, vector<4xi1>) -> ()
    "vector.transfer_write"(%17, %arg17, %arg18, %arg19) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map7}> : (vector<4xf32>, memref<?x8xf32>, index, index) -> ()
    "vector.transfer_write"(%19, %arg21) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map17}> : (vector<f32>, memref<f32>) -> ()
    "vector.transfer_write"(%20, %arg17, %arg18, %arg19) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map7}> : (vector<1xf32>, memref<?x8xf32>, index, index) -> ()
    "func.return"(%16, %17, %18, %19, %20, %21) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>, vector<2xi1>, vector<2xf32>, vector<3xf32>, vector<2x3xf32>, vector<2x3xi1>, vector<2x4xi32>, f32, vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>), sym_name = "others"}> ({
  ^bb0(%arg7: vector<4x8xf32>, %arg8: vector<8xf32>, %arg9: vector<2xi1>, %arg10: vector<2xf32>, %arg11: vector<3xf32>, %arg12: vector<2x3xf32>, %arg13: vector<2x3xi1>, %arg14: vector<2x4xi32>, %arg15: f32, %arg16: vector<4xf32>):
    %6 = "vector.multi_reduction"(%arg7, %arg8) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
    %7 = "vector.multi_reduction"(%arg7, %arg15) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, f32) -> f32
    %8 = "vector.mask"(%arg13) ({
      %14 = "vector.outerproduct"(%arg10, %arg11, %arg12) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
      "vector.yield"(%14) : (vector<2x3xf32>) -> ()
    }) : (vector<2x3xi1>) -> vector<2x3xf32>
    %9 = "vector.interleave"(%arg14, %arg14) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %10 = "vector.bitcast"(%arg14) : (vector<2x4xi32>) -> vector<2x2xi64>
    %11 = "vector.shuffle"(%arg10, %arg10) <{mask = array<i64: 0, 3, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
    %12 = "vector.shuffle"(%arg10, %arg11) <{mask = array<i64: 0, 3, 1, 4, 2>}> : (vector<2xf32>, vector<3xf32>) -> vector<5xf32>
    %13:2 = "vector.scan"(%arg7, %arg8) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
    "func.return"(%6, %7, %8, %9, %10, %11, %12) : (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xf32>, vector<8xi1>, f32, memref<?xf32>, index, f32, vector<8xf32>) -> (f32, f32, vector<8xf32>), sym_name = "masked"}> ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: f32, %arg3: memref<?xf32>, %arg4: index, %arg5: f32, %arg6: vector<8xf32>):
    %0 = "vector.mask"(%arg1) ({
      %5 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "vector.yield"(%5) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %1 = "vector.mask"(%arg1) ({
      %4 = "vector.reduction"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<8xf32>, f32) -> f32
      "vector.yield"(%4) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %2 = "vector.mask"(%arg1, %arg6) ({
      %3 = "vector.transfer_read"(%arg3, %arg4, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map9}> : (memref<?xf32>, index, f32) -> vector<8xf32>
      "vector.yield"(%3) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.mask"(%arg1) ({
      "vector.transfer_write"(%arg0, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map9}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "vector.mask"(%arg1) ({
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0, %1, %2) : (f32, f32, vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0, d1) -> ()>
#map16 = affine_map<(d0, d1) -> (0)>
module {
  func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @transposed(%arg0: vector<3x2xi32>, %arg1: vector<4x3xi32>, %arg2: vector<4x2xi32>) -> vector<4x2xi32> {
    %0 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x2xi32>, vector<4x3xi32> into vector<4x2xi32>
    return %0 : vector<4x2xi32>
  }
  func.func @vector(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.contract {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @dot(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [#map9, #map9, #map10], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4xf32>, vector<4xf32> into f32
    return %0 : f32
  }
  func.func @batches(%arg0: vector<2x3x4xf32>, %arg1: vector<4x2x2xf32>, %arg2: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
    %0 = vector.contract {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3x4xf32>, vector<4x2x2xf32> into vector<2x2x3xf32>
    return %0 : vector<2x2x3xf32>
  }
  func.func @all(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [#map6, #map14, #map15], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x2xf32> into f32
    return %0 : f32
  }
  func.func @masks(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: vector<4xf32>, %arg4: vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : index
    %0 = vector.create_mask %arg0, %arg1 : vector<3x4xi1>
    %1 = vector.constant_mask [1, 3] : vector<2x4xi1>
    %2 = vector.create_mask %c9 : vector<4xi1>
    %3 = vector.constant_mask [0] : vector<4xi1>
    %4 = vector.maskedload %arg2[%arg0, %arg1], %2, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg2[%arg0, %arg1], %3, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    vector.compressstore %arg2[%arg0, %arg1], %2, %arg3 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    %5 = vector.expandload %arg2[%arg0, %arg1], %3, %arg4 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %6 = vector.create_mask %c2 : vector<4xi1>
    return %0, %1, %4, %5, %6 : vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>
  }
  func.func @transfers(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: memref<f32>, %arg5: memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<?x8xf32>, vector<4xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg2], %cst, %arg3 {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true], permutation_map = #map16} : memref<?x8xf32>, vector<4xf32>
    %3 = vector.transfer_read %arg4[], %cst : memref<f32>, vector<f32>
    %4 = vector.transfer_read %arg0[%arg1, %arg2], %cst {in_bounds = [true]} : memref<?x8xf32>, vector<1xf32>
    %5 = vector.transfer_read %arg5[%arg1, %arg2], %cst {in_bounds = [true]} : memref<4x4xf32, strided<[8, 2]>>, vector<4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg2], %arg3 : vector<4xf32>, memref<?x8xf32>
    vector.transfer_write %1, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
    vector.transfer_write %3, %arg4[] : vector<f32>, memref<f32>
    vector.transfer_write %4, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x8xf32>
    return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>
  }
  func.func @others(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: vector<2xi1>, %arg3: vector<2xf32>, %arg4: vector<3xf32>, %arg5: vector<2x3xf32>, %arg6: vector<2x3xi1>, %arg7: vector<2x4xi32>, %arg8: f32, %arg9: vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [0] : vector<4x8xf32> to vector<8xf32>
    %1 = vector.multi_reduction <maxnumf>, %arg0, %arg8 [0, 1] : vector<4x8xf32> to f32
    %2 = vector.mask %arg6 { vector.outerproduct %arg3, %arg4, %arg5 {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
    %3 = vector.interleave %arg7, %arg7 : vector<2x4xi32> -> vector<2x8xi32>
    %4 = vector.bitcast %arg7 : vector<2x4xi32> to vector<2x2xi64>
    %5 = vector.shuffle %arg3, %arg3 [0, 3, 1] : vector<2xf32>, vector<2xf32>
    %6 = vector.shuffle %arg3, %arg4 [0, 3, 1, 4, 2] : vector<2xf32>, vector<3xf32>
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>
  }
  func.func @masked(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: f32, %arg3: memref<?xf32>, %arg4: index, %arg5: f32, %arg6: vector<8xf32>) -> (f32, f32, vector<8xf32>) {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %1 = vector.mask %arg1 { vector.reduction <mul>, %arg0, %arg2 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    %2 = vector.mask %arg1, %arg6 { vector.transfer_read %arg3[%arg4], %arg5 : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %arg1 { vector.transfer_write %arg0, %arg3[%arg4] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
    vector.mask %arg1 { vector.yield } : vector<8xi1>
    return %0, %1, %2 : f32, f32, vector<8xf32>
  }
}

//--- out 4
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0, d1) -> ()>
#map16 = affine_map<(d0, d1) -> (0)>
#map17 = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>, sym_name = "matrices"}> ({
  ^bb0(%arg43: vector<2x3xf32>, %arg44: vector<3x4xf32>, %arg45: vector<2x4xf32>):
    %37 = "vector.contract"(%arg43, %arg44, %arg45) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    "func.return"(%37) : (vector<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<3x2xi32>, vector<4x3xi32>, vector<4x2xi32>) -> vector<4x2xi32>, sym_name = "transposed"}> ({
  ^bb0(%arg40: vector<3x2xi32>, %arg41: vector<4x3xi32>, %arg42: vector<4x2xi32>):
    %36 = "vector.contract"(%arg40, %arg41, %arg42) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<3x2xi32>, vector<4x3xi32>, vector<4x2xi32>) -> vector<4x2xi32>
    "func.return"(%36) : (vector<4x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3xf32>, vector<2xf32>) -> vector<2xf32>, sym_name = "vector"}> ({
  ^bb0(%arg37: vector<2x3xf32>, %arg38: vector<3xf32>, %arg39: vector<2xf32>):
    %35 = "vector.contract"(%arg37, %arg38, %arg39) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"(%35) : (vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, f32) -> f32, sym_name = "dot"}> ({
  ^bb0(%arg34: vector<4xf32>, %arg35: vector<4xf32>, %arg36: f32):
    %34 = "vector.contract"(%arg34, %arg35, %arg36) <{indexing_maps = [#map9, #map9, #map10], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%34) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3x4xf32>, vector<4x2x2xf32>, vector<2x2x3xf32>) -> vector<2x2x3xf32>, sym_name = "batches"}> ({
  ^bb0(%arg31: vector<2x3x4xf32>, %arg32: vector<4x2x2xf32>, %arg33: vector<2x2x3xf32>):
    %33 = "vector.contract"(%arg31, %arg32, %arg33) <{indexing_maps = [#map11, #map12, #map13], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3x4xf32>, vector<4x2x2xf32>, vector<2x2x3xf32>) -> vector<2x2x3xf32>
    "func.return"(%33) : (vector<2x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3x2xf32>, f32) -> f32, sym_name = "all"}> ({
  ^bb0(%arg28: vector<2x3xf32>, %arg29: vector<3x2xf32>, %arg30: f32):
    %32 = "vector.contract"(%arg28, %arg29, %arg30) <{indexing_maps = [#map6, #map14, #map15], iterator_types = [#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x2xf32>, f32) -> f32
    "func.return"(%32) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, memref<?x8xf32>, vector<4xf32>, vector<4xf32>) -> (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>), sym_name = "masks"}> ({
  ^bb0(%arg23: index, %arg24: index, %arg25: memref<?x8xf32>, %arg26: vector<4xf32>, %arg27: vector<4xf32>):
    %22 = "arith.constant"() <{value = 0 : index}> : () -> index
    %23 = "arith.constant"() <{value = 2 : index}> : () -> index
    %24 = "arith.constant"() <{value = 9 : index}> : () -> index
    %25 = "vector.create_mask"(%arg23, %arg24) : (index, index) -> vector<3x4xi1>
    %26 = "vector.constant_mask"() <{mask_dim_sizes = [1, 3]}> : () -> vector<2x4xi1>
    %27 = "vector.create_mask"(%24) : (index) -> vector<4xi1>
    %28 = "vector.constant_mask"() <{mask_dim_sizes = [0]}> : () -> vector<4xi1>
    %29 = "vector.maskedload"(%arg25, %arg23, %arg24, %27, %arg27) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg25, %arg23, %arg24, %28, %arg26) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    "vector.compressstore"(%arg25, %arg23, %arg24, %27, %arg26) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %30 = "vector.expandload"(%arg25, %arg23, %arg24, %28, %arg27) : (memref<?x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %31 = "vector.create_mask"(%23) : (index) -> vector<4xi1>
    "func.return"(%25, %26, %29, %30, %31) : (vector<3x4xi1>, vector<2x4xi1>, vector<4xf32>, vector<4xf32>, vector<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x8xf32>, index, index, vector<4xi1>, memref<f32>, memref<4x4xf32, strided<[8, 2]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>), sym_name = "transfers"}> ({
  ^bb0(%arg17: memref<?x8xf32>, %arg18: index, %arg19: index, %arg20: vector<4xi1>, %arg21: memref<f32>, %arg22: memref<4x4xf32, strided<[8, 2]>>):
    %15 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %16 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (memref<?x8xf32>, index, index, f32) -> vector<4xf32>
    %17 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15, %arg20) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map7}> : (memref<?x8xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %18 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map16}> : (memref<?x8xf32>, index, index, f32) -> vector<4xf32>
    %19 = "vector.transfer_read"(%arg21, %15) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map17}> : (memref<f32>, f32) -> vector<f32>
    %20 = "vector.transfer_read"(%arg17, %arg18, %arg19, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (memref<?x8xf32>, index, index, f32) -> vector<1xf32>
    %21 = "vector.transfer_read"(%arg22, %arg18, %arg19, %15) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map7}> : (memref<4x4xf32, strided<[8, 2]>>, index, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%16, %arg17, %arg18, %arg19, %arg20) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map7}> : (vector<4xf32>, memref<?x8xf32>, index, index, vector<4xi1>) -> ()
    "vector.transfer_write"(%17, %arg17, %arg18, %arg19) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map7}> : (vector<4xf32>, memref<?x8xf32>, index, index) -> ()
    "vector.transfer_write"(%19, %arg21) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map17}> : (vector<f32>, memref<f32>) -> ()
    "vector.transfer_write"(%20, %arg17, %arg18, %arg19) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map7}> : (vector<1xf32>, memref<?x8xf32>, index, index) -> ()
    "func.return"(%16, %17, %18, %19, %20, %21) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>, vector<2xi1>, vector<2xf32>, vector<3xf32>, vector<2x3xf32>, vector<2x3xi1>, vector<2x4xi32>, f32, vector<4xf32>) -> (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>), sym_name = "others"}> ({
  ^bb0(%arg7: vector<4x8xf32>, %arg8: vector<8xf32>, %arg9: vector<2xi1>, %arg10: vector<2xf32>, %arg11: vector<3xf32>, %arg12: vector<2x3xf32>, %arg13: vector<2x3xi1>, %arg14: vector<2x4xi32>, %arg15: f32, %arg16: vector<4xf32>):
    %6 = "vector.multi_reduction"(%arg7, %arg8) <{kind = #vector.kind<add>, reduction_dims = [0]}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
    %7 = "vector.multi_reduction"(%arg7, %arg15) <{kind = #vector.kind<maxnumf>, reduction_dims = [0, 1]}> : (vector<4x8xf32>, f32) -> f32
    %8 = "vector.mask"(%arg13) ({
      %14 = "vector.outerproduct"(%arg10, %arg11, %arg12) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
      "vector.yield"(%14) : (vector<2x3xf32>) -> ()
    }) : (vector<2x3xi1>) -> vector<2x3xf32>
    %9 = "vector.interleave"(%arg14, %arg14) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %10 = "vector.bitcast"(%arg14) : (vector<2x4xi32>) -> vector<2x2xi64>
    %11 = "vector.shuffle"(%arg10, %arg10) <{mask = [0, 3, 1]}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
    %12 = "vector.shuffle"(%arg10, %arg11) <{mask = [0, 3, 1, 4, 2]}> : (vector<2xf32>, vector<3xf32>) -> vector<5xf32>
    %13:2 = "vector.scan"(%arg7, %arg8) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
    "func.return"(%6, %7, %8, %9, %10, %11, %12) : (vector<8xf32>, f32, vector<2x3xf32>, vector<2x8xi32>, vector<2x2xi64>, vector<3xf32>, vector<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xf32>, vector<8xi1>, f32, memref<?xf32>, index, f32, vector<8xf32>) -> (f32, f32, vector<8xf32>), sym_name = "masked"}> ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: f32, %arg3: memref<?xf32>, %arg4: index, %arg5: f32, %arg6: vector<8xf32>):
    %0 = "vector.mask"(%arg1) ({
      %5 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "vector.yield"(%5) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %1 = "vector.mask"(%arg1) ({
      %4 = "vector.reduction"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<8xf32>, f32) -> f32
      "vector.yield"(%4) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %2 = "vector.mask"(%arg1, %arg6) ({
      %3 = "vector.transfer_read"(%arg3, %arg4, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map9}> : (memref<?xf32>, index, f32) -> vector<8xf32>
      "vector.yield"(%3) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.mask"(%arg1) ({
      "vector.transfer_write"(%arg0, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map9}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "vector.mask"(%arg1) ({
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0, %1, %2) : (f32, f32, vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

