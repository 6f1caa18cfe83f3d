// RUN: lowir opt
// Operations as they are mostly written, which are read the short way, beside the same with other blanks, several on
// one line, with attributes, comments and locations: all mean the same.
func.func @f(%c: i1, %a: i32,%b : i32 loc("here"), %m : memref<?x4xi32>, %i : index , %v: vector<4xi1>, %w: vector<4xf32>) -> (i32, i1) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %c, %c : i1, i1
  %2 = arith.select %c, %c, %c : i1  %3 = arith.select %c,%c,%c:i1
  %4 = arith.select %v, %w, %w : vector<4xi1>, vector<4xf32>
  %5 = arith.select %c, %w, %w {n} : vector<4xf32>
  %6 = arith.select %c, %c, %c : i1 // , i1
  %7 = arith.select %c, %c, %c : i1
    , i1
  %8=arith.addi %a,%b:i32 %9 = arith.addi %8 , %a : i32
  %10 = arith.addi %a, %b overflow<nsw> : i32
  %11 = arith.addi %a, %b {n} : i32 loc("x":1:2)
  %12 = arith.shrui %a, %b : i32
  %13 = arith.shrui %a, %b exact : i32
  %14 = arith.shrsi %a, %b exact {n} : i32
  %15 = arith.constant 1.5 : f64
  %16 = arith.constant 1.5 : f32
  %17 = arith.constant 1.5 : f64
  %18 = arith.constant -0.0 : f32
  %19 = arith.truncf %15 : f64 to f32
  %20 = arith.truncf %15 downward : f64 to f32
  %21 = arith.truncf %15 upward fastmath<fast> : f64 to f32
  %22 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [ 4,1 ] : memref<?x4xi32> to memref<?x4xi32, strided<[4, 1], offset: ?>>
  %23 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<?x4xi32> to memref<2x2xi32, strided<[4, 1]>>
  %24 = memref.subview %m[%i, -0] [%i, 2] [1, 1] : memref<?x4xi32> to memref<?x2xi32, strided<[4, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xi32> -> memref<i32>, index, index, index, index, index
  %30:6 = memref.extract_strided_metadata %m : memref<?x4xi32> -> memref<i32>, index, index, index, index, index
  %31 = memref.extract_aligned_pointer_as_index %m : memref<?x4xi32> -> index
  cf.br ^bb1(%a, %c : i32, i1)
^bb1(%x: i32, %y : i1 loc("there")):
  %32:2 = call @f(%y, %x, %b, %m, %30#1, %v, %w) : (i1, i32, i32, memref<?x4xi32>, index, vector<4xi1>, vector<4xf32>) -> (i32, i1)
  return %32#0, %y : i32, i1
}
func.func private @"g h"(i32, f32) -> f32
func.func private @none()
//--- out
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<?x4xi32>, %arg4: index, %arg5: vector<4xi1>, %arg6: vector<4xf32>) -> (i32, i1) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg0, %arg0 : i1
    %2 = arith.select %arg0, %arg0, %arg0 : i1
    %3 = arith.select %arg0, %arg0, %arg0 : i1
    %4 = arith.select %arg5, %arg6, %arg6 : vector<4xi1>, vector<4xf32>
    %5 = arith.select %arg0, %arg6, %arg6 {n} : vector<4xf32>
    %6 = arith.select %arg0, %arg0, %arg0 : i1
    %7 = arith.select %arg0, %arg0, %arg0 : i1
    %8 = arith.addi %arg1, %arg2 : i32
    %9 = arith.addi %8, %arg1 : i32
    %10 = arith.addi %arg1, %arg2 overflow<nsw> : i32
    %11 = arith.addi %arg1, %arg2 {n} : i32
    %12 = arith.shrui %arg1, %arg2 : i32
    %13 = arith.shrui %arg1, %arg2 exact : i32
    %14 = arith.shrsi %arg1, %arg2 exact {n} : i32
    %cst = arith.constant 1.500000e+00 : f64
    %cst_0 = arith.constant 1.500000e+00 : f32
    %cst_1 = arith.constant 1.500000e+00 : f64
    %cst_2 = arith.constant -0.000000e+00 : f32
    %15 = arith.truncf %cst : f64 to f32
    %16 = arith.truncf %cst downward : f64 to f32
    %17 = arith.truncf %cst upward fastmath<fast> : f64 to f32
    %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg4], sizes: [%arg4, 4], strides: [4, 1] : memref<?x4xi32> to memref<?x4xi32, strided<[4, 1], offset: ?>>
    %subview = memref.subview %arg3[0, 0] [2, 2] [1, 1] : memref<?x4xi32> to memref<2x2xi32, strided<[4, 1]>>
    %subview_3 = memref.subview %arg3[%arg4, 0] [%arg4, 2] [1, 1] : memref<?x4xi32> to memref<?x2xi32, strided<[4, 1], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<?x4xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %arg3 : memref<?x4xi32> -> memref<i32>, index, index, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %arg3 : memref<?x4xi32> -> index
    cf.br ^bb1(%arg1, %arg0 : i32, i1)
  ^bb1(%18: i32, %19: i1):  // pred: ^bb0
    %20:2 = call @f(%19, %18, %arg2, %arg3, %offset_5, %arg5, %arg6) : (i1, i32, i32, memref<?x4xi32>, index, vector<4xi1>, vector<4xf32>) -> (i32, i1)
    return %20#0, %19 : i32, i1
  }
  func.func private @"g h"(i32, f32) -> f32
  func.func private @none()
}

