// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Operations on vectors that both releases have.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<4xi1>, %iv: vector<4xi32>, %sc: vector<[4]xf32>, %z: vector<f32>, %m1: memref<?xf32>, %n: i32, %st: memref<2x4xf32>) {
  %0 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.extract %w[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.extract %v[%i] : f32 from vector<4xf32>
  %3 = vector.insert %v, %w [0] : vector<4xf32> into vector<2x4xf32>
  %4 = vector.insert %s, %v [%i] : f32 into vector<4xf32>
  %5 = vector.broadcast %s : f32 to vector<4xf32>
  %6 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %7 = vector.fma %v, %v, %v : vector<4xf32>
  %8 = vector.reduction <add>, %v, %s fastmath<reassoc> : vector<4xf32> into f32
  %9 = vector.reduction <maxsi>, %iv, %n : vector<4xi32> into i32
  %10 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  %11 = vector.maskedload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %12 = vector.gather %m1[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m1[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %13 = vector.expandload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %14 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %15 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %16, %17 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %18 = vector.from_elements %s, %s : vector<2xf32>
  %19 = vector.scalable.insert %v, %sc[0] : vector<4xf32> into vector<[4]xf32>
  %20 = vector.scalable.extract %sc[0] : vector<4xf32> from vector<[4]xf32>
  %21 = vector.vscale
  %22 = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  %23 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %24 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %25 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  %26 = vector.create_mask %i : vector<4xi1>
  %27 = vector.step : vector<4xindex>
  %28 = vector.type_cast %st : memref<2x4xf32> to memref<vector<2x4xf32>>
  %29 = vector.extract %z[] : f32 from vector<f32>
  return
}

//--- out
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: memref<8x8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xi32>, %arg7: vector<[4]xf32>, %arg8: vector<f32>, %arg9: memref<?xf32>, %arg10: i32, %arg11: memref<2x4xf32>) {
    %0 = vector.extract %arg1[1] : vector<4xf32> from vector<2x4xf32>
    %1 = vector.extract %arg1[1, 2] : f32 from vector<2x4xf32>
    %2 = vector.extract %arg0[%arg3] : f32 from vector<4xf32>
    %3 = vector.insert %arg0, %arg1 [0] : vector<4xf32> into vector<2x4xf32>
    %4 = vector.insert %arg4, %arg0 [%arg3] : f32 into vector<4xf32>
    %5 = vector.broadcast %arg4 : f32 to vector<4xf32>
    %6 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
    %7 = vector.fma %arg0, %arg0, %arg0 : vector<4xf32>
    %8 = vector.reduction <add>, %arg0, %arg4 fastmath<reassoc> : vector<4xf32> into f32
    %9 = vector.reduction <maxsi>, %arg6, %arg10 : vector<4xi32> into i32
    %10 = vector.load %arg2[%arg3, %arg3] : memref<8x8xf32>, vector<4xf32>
    vector.store %arg0, %arg2[%arg3, %arg3] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
    %11 = vector.maskedload %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
    %12 = vector.gather %arg9[%arg3] [%arg6], %arg5, %arg0 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg9[%arg3] [%arg6], %arg5, %arg0 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %13 = vector.expandload %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
    %14 = vector.bitcast %arg0 : vector<4xf32> to vector<8xi16>
    %15 = vector.interleave %arg0, %arg0 : vector<4xf32> -> vector<8xf32>
    %res1, %res2 = vector.deinterleave %arg0 : vector<4xf32> -> vector<2xf32>
    %16 = vector.from_elements %arg4, %arg4 : vector<2xf32>
    %17 = vector.scalable.insert %arg0, %arg7[0] : vector<4xf32> into vector<[4]xf32>
    %18 = vector.scalable.extract %arg7[0] : vector<4xf32> from vector<[4]xf32>
    %vscale = vector.vscale
    %19 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8xf32>
    %20 = vector.transpose %arg1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %21 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
    %22 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
    %23 = vector.create_mask %arg3 : vector<4xi1>
    %24 = vector.step : vector<4xindex>
    %25 = vector.type_cast %arg11 : memref<2x4xf32> to memref<vector<2x4xf32>>
    %26 = vector.extract %arg8[] : f32 from vector<f32>
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>, memref<8x8xf32>, index, f32, vector<4xi1>, vector<4xi32>, vector<[4]xf32>, vector<f32>, memref<?xf32>, i32, memref<2x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: memref<8x8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xi32>, %arg7: vector<[4]xf32>, %arg8: vector<f32>, %arg9: memref<?xf32>, %arg10: i32, %arg11: memref<2x4xf32>):
    %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    %1 = "vector.extract"(%arg1) <{static_position = array<i64: 1, 2>}> : (vector<2x4xf32>) -> f32
    %2 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %3 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %4 = "vector.insert"(%arg4, %arg0, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
    %5 = "vector.broadcast"(%arg4) : (f32) -> vector<4xf32>
    %6 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<2x4xf32>
    %7 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %8 = "vector.reduction"(%arg0, %arg4) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
    %9 = "vector.reduction"(%arg6, %arg10) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<4xi32>, i32) -> i32
    %10 = "vector.load"(%arg2, %arg3, %arg3) : (memref<8x8xf32>, index, index) -> vector<4xf32>
    "vector.store"(%arg0, %arg2, %arg3, %arg3) <{nontemporal = true}> : (vector<4xf32>, memref<8x8xf32>, index, index) -> ()
    %11 = "vector.maskedload"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %12 = "vector.gather"(%arg9, %arg3, %arg6, %arg5, %arg0) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.scatter"(%arg9, %arg3, %arg6, %arg5, %arg0) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
    %13 = "vector.expandload"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.compressstore"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %14 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<8xi16>
    %15 = "vector.interleave"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %16:2 = "vector.deinterleave"(%arg0) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
    %17 = "vector.from_elements"(%arg4, %arg4) : (f32, f32) -> vector<2xf32>
    %18 = "vector.scalable.insert"(%arg0, %arg7) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %19 = "vector.scalable.extract"(%arg7) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
    %20 = "vector.vscale"() : () -> index
    %21 = "vector.shape_cast"(%arg1) : (vector<2x4xf32>) -> vector<8xf32>
    %22 = "vector.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %23 = "vector.extract_strided_slice"(%arg1) <{offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}> : (vector<2x4xf32>) -> vector<1x2xf32>
    %24 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [1, 0], strides = [1]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %25 = "vector.create_mask"(%arg3) : (index) -> vector<4xi1>
    %26 = "vector.step"() : () -> vector<4xindex>
    %27 = "vector.type_cast"(%arg11) : (memref<2x4xf32>) -> memref<vector<2x4xf32>>
    %28 = "vector.extract"(%arg8) <{static_position = array<i64>}> : (vector<f32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: memref<8x8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xi32>, %arg7: vector<[4]xf32>, %arg8: vector<f32>, %arg9: memref<?xf32>, %arg10: i32, %arg11: memref<2x4xf32>) {
    %0 = vector.extract %arg1[1] : vector<4xf32> from vector<2x4xf32>
    %1 = vector.extract %arg1[1, 2] : f32 from vector<2x4xf32>
    %2 = vector.extract %arg0[%arg3] : f32 from vector<4xf32>
    %3 = vector.insert %arg0, %arg1 [0] : vector<4xf32> into vector<2x4xf32>
    %4 = vector.insert %arg4, %arg0 [%arg3] : f32 into vector<4xf32>
    %5 = vector.broadcast %arg4 : f32 to vector<4xf32>
    %6 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
    %7 = vector.fma %arg0, %arg0, %arg0 : vector<4xf32>
    %8 = vector.reduction <add>, %arg0, %arg4 fastmath<reassoc> : vector<4xf32> into f32
    %9 = vector.reduction <maxsi>, %arg6, %arg10 : vector<4xi32> into i32
    %10 = vector.load %arg2[%arg3, %arg3] : memref<8x8xf32>, vector<4xf32>
    vector.store %arg0, %arg2[%arg3, %arg3] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
    %11 = vector.maskedload %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
    %12 = vector.gather %arg9[%arg3] [%arg6], %arg5, %arg0 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg9[%arg3] [%arg6], %arg5, %arg0 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %13 = vector.expandload %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %arg2[%arg3, %arg3], %arg5, %arg0 : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
    %14 = vector.bitcast %arg0 : vector<4xf32> to vector<8xi16>
    %15 = vector.interleave %arg0, %arg0 : vector<4xf32> -> vector<8xf32>
    %res1, %res2 = vector.deinterleave %arg0 : vector<4xf32> -> vector<2xf32>
    %16 = vector.from_elements %arg4, %arg4 : vector<2xf32>
    %17 = vector.scalable.insert %arg0, %arg7[0] : vector<4xf32> into vector<[4]xf32>
    %18 = vector.scalable.extract %arg7[0] : vector<4xf32> from vector<[4]xf32>
    %vscale = vector.vscale
    %19 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8xf32>
    %20 = vector.transpose %arg1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %21 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
    %22 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
    %23 = vector.create_mask %arg3 : vector<4xi1>
    %24 = vector.step : vector<4xindex>
    %25 = vector.type_cast %arg11 : memref<2x4xf32> to memref<vector<2x4xf32>>
    %26 = vector.extract %arg8[] : f32 from vector<f32>
    return
  }
}

//--- out 4
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>, memref<8x8xf32>, index, f32, vector<4xi1>, vector<4xi32>, vector<[4]xf32>, vector<f32>, memref<?xf32>, i32, memref<2x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: memref<8x8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xi32>, %arg7: vector<[4]xf32>, %arg8: vector<f32>, %arg9: memref<?xf32>, %arg10: i32, %arg11: memref<2x4xf32>):
    %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    %1 = "vector.extract"(%arg1) <{static_position = array<i64: 1, 2>}> : (vector<2x4xf32>) -> f32
    %2 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %3 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %4 = "vector.insert"(%arg4, %arg0, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
    %5 = "vector.broadcast"(%arg4) : (f32) -> vector<4xf32>
    %6 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<2x4xf32>
    %7 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %8 = "vector.reduction"(%arg0, %arg4) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
    %9 = "vector.reduction"(%arg6, %arg10) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<4xi32>, i32) -> i32
    %10 = "vector.load"(%arg2, %arg3, %arg3) : (memref<8x8xf32>, index, index) -> vector<4xf32>
    "vector.store"(%arg0, %arg2, %arg3, %arg3) <{nontemporal = true}> : (vector<4xf32>, memref<8x8xf32>, index, index) -> ()
    %11 = "vector.maskedload"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %12 = "vector.gather"(%arg9, %arg3, %arg6, %arg5, %arg0) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.scatter"(%arg9, %arg3, %arg6, %arg5, %arg0) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
    %13 = "vector.expandload"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.compressstore"(%arg2, %arg3, %arg3, %arg5, %arg0) : (memref<8x8xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %14 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<8xi16>
    %15 = "vector.interleave"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %16:2 = "vector.deinterleave"(%arg0) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
    %17 = "vector.from_elements"(%arg4, %arg4) : (f32, f32) -> vector<2xf32>
    %18 = "vector.scalable.insert"(%arg0, %arg7) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %19 = "vector.scalable.extract"(%arg7) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
    %20 = "vector.vscale"() : () -> index
    %21 = "vector.shape_cast"(%arg1) : (vector<2x4xf32>) -> vector<8xf32>
    %22 = "vector.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %23 = "vector.extract_strided_slice"(%arg1) <{offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}> : (vector<2x4xf32>) -> vector<1x2xf32>
    %24 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [1, 0], strides = [1]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %25 = "vector.create_mask"(%arg3) : (index) -> vector<4xi1>
    %26 = "vector.step"() : () -> vector<4xindex>
    %27 = "vector.type_cast"(%arg11) : (memref<2x4xf32>) -> memref<vector<2x4xf32>>
    %28 = "vector.extract"(%arg8) <{static_position = array<i64>}> : (vector<f32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

