// RUN: lowir opt --compat=19 --convert-arith-to-llvm
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm
// Which casts stay in release 19 although nothing uses them.
func.func @t1(%i: index) {
  %9 = arith.index_cast %i : index to i64
  return
}
func.func @t2(%i: index) -> i64 {
  %9 = arith.index_cast %i : index to i64
  return %9 : i64
}
func.func @t3(%i: index, %c: i1) {
  %9 = arith.index_cast %i : index to i64
  %10 = arith.select %c, %9, %9 : i64
  return
}
func.func @t4(%i: index, %c: i1) {
  %9 = arith.index_cast %i : index to i64
  %10 = arith.addi %9, %9 : i64
  return
}
func.func @t5(%i: index, %c: i1) -> i64 {
  %9 = arith.index_cast %i : index to i64
  %10 = arith.select %c, %9, %9 : i64
  return %10 : i64
}
func.func @t6(%i: index, %c: i1) {
  %9 = arith.index_cast %i : index to i64
  %8 = arith.index_cast %9 : i64 to index
  return
}
func.func @t7(%i: index, %j: index) -> i32 {
  %8 = arith.index_cast %i : index to i32
  %9 = arith.constant 0 : i32
  %10 = arith.muli %8, %9 : i32
  return %10 : i32
}
func.func @dyn(%m: memref<?x4xf32>) -> index {
  %c = arith.constant 0 : index
  %d = memref.dim %m, %c : memref<?x4xf32>
  return %d : index
}
func.func @dyn_unused(%m: memref<?x4xf32>) {
  %c = arith.constant 0 : index
  %d = memref.dim %m, %c : memref<?x4xf32>
  return
}
func.func @stat(%m: memref<?x4xf32>) -> index {
  %c = arith.constant 1 : index
  %d = memref.dim %m, %c : memref<?x4xf32>
  return %d : index
}
func.func @stat_unused(%m: memref<?x4xf32>) {
  %c = arith.constant 1 : index
  %d = memref.dim %m, %c : memref<?x4xf32>
  return
}
func.func @static(%m: memref<3x4xf32>) -> index {
  %c = arith.constant 1 : index
  %d = memref.dim %m, %c : memref<3x4xf32>
  return %d : index
}
func.func @stat_used(%m: memref<3x4xf32>) -> f32 {
  %c = arith.constant 1 : index
  %d = memref.dim %m, %c : memref<3x4xf32>
  %1 = memref.load %m[%d, %c] : memref<3x4xf32>
  return %1 : f32
}
func.func @f3(%arg0: memref<8x?x?xi64>, %arg1: memref<*xf32>, %arg2: index) {
  %0 = memref.cast %arg1 : memref<*xf32> to memref<?x?x?xf32>
  %1 = arith.constant 1.000000e+00 : f32
  %2 = arith.mulf %1, %1 : f32
  %3 = memref.load %0[%arg2, %arg2, %arg2] : memref<?x?x?xf32>
  %4 = arith.constant 69759 : i32
  %5 = arith.index_cast %4 : i32 to index
  %6 = memref.extract_aligned_pointer_as_index %0 : memref<?x?x?xf32> -> index
  %7 = arith.constant 67390 : i64
  memref.store %7, %arg0[%arg2, %5, %arg2] : memref<8x?x?xi64>
  %8 = memref.load %arg0[%arg2, %6, %arg2] : memref<8x?x?xi64>
  %9 = arith.index_cast %arg2 : index to i64
  %10 = arith.constant 3.140630e+00 : f64
  %11 = arith.mulf %10, %10 : f64
  memref.store %8, %arg0[%6, %5, %arg2] : memref<8x?x?xi64>
  %12 = arith.constant 56 : i8
  %13 = arith.cmpi slt, %12, %12 : i8
  %14 = memref.load %arg0[%5, %6, %arg2] : memref<8x?x?xi64>
  return
}
//--- out
module {
  func.func @t1(%arg0: index) {
    return
  }
  func.func @t2(%arg0: index) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    return %0 : i64
  }
  func.func @t3(%arg0: index, %arg1: i1) {
    return
  }
  func.func @t4(%arg0: index, %arg1: i1) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.add %0, %0 : i64
    return
  }
  func.func @t5(%arg0: index, %arg1: i1) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    return %0 : i64
  }
  func.func @t6(%arg0: index, %arg1: i1) {
    return
  }
  func.func @t7(%arg0: index, %arg1: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.trunc %0 : i64 to i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    return %2 : i32
  }
  func.func @dyn(%arg0: memref<?x4xf32>) -> index {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %dim = memref.dim %arg0, %1 : memref<?x4xf32>
    return %dim : index
  }
  func.func @dyn_unused(%arg0: memref<?x4xf32>) {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %dim = memref.dim %arg0, %1 : memref<?x4xf32>
    return
  }
  func.func @stat(%arg0: memref<?x4xf32>) -> index {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @stat_unused(%arg0: memref<?x4xf32>) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    return
  }
  func.func @static(%arg0: memref<3x4xf32>) -> index {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @stat_used(%arg0: memref<3x4xf32>) -> f32 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = memref.load %arg0[%3, %1] : memref<3x4xf32>
    return %4 : f32
  }
  func.func @f3(%arg0: memref<8x?x?xi64>, %arg1: memref<*xf32>, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %cast = memref.cast %arg1 : memref<*xf32> to memref<?x?x?xf32>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = memref.load %cast[%arg2, %arg2, %arg2] : memref<?x?x?xf32>
    %3 = llvm.mlir.constant(69759 : i32) : i32
    %4 = llvm.mlir.constant(69759 : index) : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?x?x?xf32> -> index
    %6 = llvm.mlir.constant(67390 : i64) : i64
    memref.store %6, %arg0[%arg2, %5, %arg2] : memref<8x?x?xi64>
    %7 = memref.load %arg0[%arg2, %intptr, %arg2] : memref<8x?x?xi64>
    %8 = llvm.mlir.constant(3.140630e+00 : f64) : f64
    %9 = llvm.mlir.constant(9.8635567968999993 : f64) : f64
    memref.store %7, %arg0[%intptr, %5, %arg2] : memref<8x?x?xi64>
    %10 = llvm.mlir.constant(56 : i8) : i8
    %11 = llvm.mlir.constant(false) : i1
    %12 = memref.load %arg0[%5, %intptr, %arg2] : memref<8x?x?xi64>
    return
  }
}

//--- out 2
module {
  func.func @t1(%arg0: index) {
    %0 = arith.index_cast %arg0 : index to i64
    return
  }
  func.func @t2(%arg0: index) -> i64 {
    %0 = arith.index_cast %arg0 : index to i64
    return %0 : i64
  }
  func.func @t3(%arg0: index, %arg1: i1) {
    %0 = arith.index_cast %arg0 : index to i64
    return
  }
  func.func @t4(%arg0: index, %arg1: i1) {
    %0 = arith.index_cast %arg0 : index to i64
    %1 = arith.addi %0, %0 : i64
    return
  }
  func.func @t5(%arg0: index, %arg1: i1) -> i64 {
    %0 = arith.index_cast %arg0 : index to i64
    return %0 : i64
  }
  func.func @t6(%arg0: index, %arg1: i1) {
    %0 = arith.index_cast %arg0 : index to i64
    %1 = arith.index_cast %0 : i64 to index
    return
  }
  func.func @t7(%arg0: index, %arg1: index) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @dyn(%arg0: memref<?x4xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @dyn_unused(%arg0: memref<?x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    return
  }
  func.func @stat(%arg0: memref<?x4xf32>) -> index {
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    return %1 : index
  }
  func.func @stat_unused(%arg0: memref<?x4xf32>) {
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(4 : index) : i64
    return
  }
  func.func @static(%arg0: memref<3x4xf32>) -> index {
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    return %1 : index
  }
  func.func @stat_used(%arg0: memref<3x4xf32>) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c1 = arith.constant 1 : index
    %1 = builtin.unrealized_conversion_cast %c1 : index to i64
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.mlir.constant(4 : index) : i64
    %5 = llvm.mul %2, %4 : i64
    %6 = llvm.add %5, %1 : i64
    %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    return %8 : f32
  }
  func.func @f3(%arg0: memref<8x?x?xi64>, %arg1: memref<*xf32>, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<8x?x?xi64> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %cst = arith.constant 1.000000e+00 : f32
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %6 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %7 = llvm.mul %1, %6 : i64
    %8 = llvm.extractvalue %4[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %9 = llvm.mul %1, %8 : i64
    %10 = llvm.add %7, %9 : i64
    %11 = llvm.add %10, %1 : i64
    %12 = llvm.getelementptr %5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 : !llvm.ptr -> f32
    %c69759_i32 = arith.constant 69759 : i32
    %14 = arith.index_cast %c69759_i32 : i32 to index
    %15 = builtin.unrealized_conversion_cast %14 : index to i64
    %16 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %c67390_i64 = arith.constant 67390 : i64
    %18 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %19 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %20 = llvm.mul %1, %19 : i64
    %21 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %22 = llvm.mul %15, %21 : i64
    %23 = llvm.add %20, %22 : i64
    %24 = llvm.add %23, %1 : i64
    %25 = llvm.getelementptr %18[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %c67390_i64, %25 : i64, !llvm.ptr
    %26 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %27 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %28 = llvm.mul %1, %27 : i64
    %29 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %30 = llvm.mul %17, %29 : i64
    %31 = llvm.add %28, %30 : i64
    %32 = llvm.add %31, %1 : i64
    %33 = llvm.getelementptr %26[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.load %33 : !llvm.ptr -> i64
    %35 = arith.index_cast %arg2 : index to i64
    %cst_0 = arith.constant 3.140630e+00 : f64
    %36 = arith.mulf %cst_0, %cst_0 : f64
    %37 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %38 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %39 = llvm.mul %17, %38 : i64
    %40 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %41 = llvm.mul %15, %40 : i64
    %42 = llvm.add %39, %41 : i64
    %43 = llvm.add %42, %1 : i64
    %44 = llvm.getelementptr %37[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %34, %44 : i64, !llvm.ptr
    %c56_i8 = arith.constant 56 : i8
    %45 = arith.cmpi slt, %c56_i8, %c56_i8 : i8
    %46 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %47 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %48 = llvm.mul %15, %47 : i64
    %49 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %50 = llvm.mul %17, %49 : i64
    %51 = llvm.add %48, %50 : i64
    %52 = llvm.add %51, %1 : i64
    %53 = llvm.getelementptr %46[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %54 = llvm.load %53 : !llvm.ptr -> i64
    return
  }
}

