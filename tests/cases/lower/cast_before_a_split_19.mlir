// RUN: lowir opt --compat=19 --finalize-memref-to-llvm
// RUN: lowir opt --finalize-memref-to-llvm
// The cast of what a loop fills stands before the branch to the loop.
func.func @f(%input : memref<2x3xf32>, %shape : memref<2xindex>) -> memref<*xf32> {
  %output = memref.reshape %input(%shape) : (memref<2x3xf32>, memref<2xindex>) -> memref<?x?xf32>
  %x = memref.cast %output : memref<?x?xf32> to memref<*xf32>
  return %x : memref<*xf32>
}
func.func @g(%input : memref<*xf32>, %n: index) -> memref<*xf32> {
  %shape = memref.alloc(%n) : memref<?xindex>
  %output = memref.reshape %input(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %output : memref<*xf32>
}
//--- out
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<2x3xf32>, %arg1: memref<2xindex>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<2x3xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.getelementptr %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %13 = llvm.load %12 : !llvm.ptr -> i64
    %14 = builtin.unrealized_conversion_cast %13 : i64 to index
    %15 = builtin.unrealized_conversion_cast %14 : index to i64
    %16 = llvm.insertvalue %15, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %9, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mul %9, %15 : i64
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = builtin.unrealized_conversion_cast %22 : i64 to index
    %24 = builtin.unrealized_conversion_cast %23 : index to i64
    %25 = llvm.insertvalue %24, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %18, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mul %18, %24 : i64
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.alloca %28 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %26, %29 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %30 = llvm.mlir.constant(2 : index) : i64
    %31 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<(i64, ptr)> 
    %33 = llvm.insertvalue %29, %32[1] : !llvm.struct<(i64, ptr)> 
    %34 = builtin.unrealized_conversion_cast %33 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    return %34 : memref<*xf32>
  }
  func.func @g(%arg0: memref<*xf32>, %arg1: index) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %2, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.mlir.constant(2 : index) : i64
    %19 = llvm.mlir.constant(8 : index) : i64
    %20 = llvm.mlir.constant(8 : index) : i64
    %21 = llvm.mul %18, %20 : i64
    %22 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)> 
    %23 = llvm.mul %18, %22 : i64
    %24 = llvm.add %23, %17 : i64
    %25 = llvm.mul %24, %19 : i64
    %26 = llvm.add %21, %25 : i64
    %27 = llvm.alloca %26 x i8 : (i64) -> !llvm.ptr
    %28 = llvm.insertvalue %27, %16[1] : !llvm.struct<(i64, ptr)> 
    %29 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr %29[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr %29[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> i64
    llvm.store %30, %27 : !llvm.ptr, !llvm.ptr
    %35 = llvm.getelementptr %27[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %32, %35 : !llvm.ptr, !llvm.ptr
    %36 = llvm.getelementptr %27[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %36 : i64, !llvm.ptr
    %37 = llvm.getelementptr %27[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
    %38 = llvm.getelementptr %37[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %39 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.mlir.constant(1 : index) : i64
    %41 = llvm.sub %14, %40 : i64
    %42 = builtin.unrealized_conversion_cast %28 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    llvm.br ^bb1(%41, %40 : i64, i64)
  ^bb1(%43: i64, %44: i64):  // 2 preds: ^bb0, ^bb2
    %45 = llvm.mlir.constant(0 : index) : i64
    %46 = llvm.icmp "sge" %43, %45 : i64
    llvm.cond_br %46, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %47 = llvm.getelementptr %39[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %48 = llvm.load %47 : !llvm.ptr -> i64
    %49 = llvm.getelementptr %37[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %48, %49 : i64, !llvm.ptr
    %50 = llvm.getelementptr %38[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %44, %50 : i64, !llvm.ptr
    %51 = llvm.mul %44, %48 : i64
    %52 = llvm.sub %43, %40 : i64
    llvm.br ^bb1(%52, %51 : i64, i64)
  ^bb3:  // pred: ^bb1
    return %42 : memref<*xf32>
  }
}

//--- out 2
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<2x3xf32>, %arg1: memref<2xindex>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<2x3xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.getelementptr inbounds|nuw %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %13 = llvm.load %12 : !llvm.ptr -> i64
    %14 = builtin.unrealized_conversion_cast %13 : i64 to index
    %15 = builtin.unrealized_conversion_cast %14 : index to i64
    %16 = llvm.insertvalue %15, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %9, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mul %9, %15 : i64
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr inbounds|nuw %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = builtin.unrealized_conversion_cast %22 : i64 to index
    %24 = builtin.unrealized_conversion_cast %23 : index to i64
    %25 = llvm.insertvalue %24, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %18, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mul %18, %24 : i64
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.alloca %28 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %26, %29 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %30 = llvm.mlir.constant(2 : index) : i64
    %31 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<(i64, ptr)> 
    %33 = llvm.insertvalue %29, %32[1] : !llvm.struct<(i64, ptr)> 
    %34 = builtin.unrealized_conversion_cast %33 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    return %34 : memref<*xf32>
  }
  func.func @g(%arg0: memref<*xf32>, %arg1: index) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %2, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.mlir.constant(2 : index) : i64
    %19 = llvm.mlir.constant(8 : index) : i64
    %20 = llvm.mlir.constant(8 : index) : i64
    %21 = llvm.mul %18, %20 : i64
    %22 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)> 
    %23 = llvm.mul %18, %22 : i64
    %24 = llvm.add %23, %17 : i64
    %25 = llvm.mul %24, %19 : i64
    %26 = llvm.add %21, %25 : i64
    %27 = llvm.alloca %26 x i8 : (i64) -> !llvm.ptr
    %28 = llvm.insertvalue %27, %16[1] : !llvm.struct<(i64, ptr)> 
    %29 = builtin.unrealized_conversion_cast %28 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    %30 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %31 = llvm.load %30 : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr %30[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr %30[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> i64
    llvm.store %31, %27 : !llvm.ptr, !llvm.ptr
    %36 = llvm.getelementptr %27[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %33, %36 : !llvm.ptr, !llvm.ptr
    %37 = llvm.getelementptr %27[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %35, %37 : i64, !llvm.ptr
    %38 = llvm.getelementptr %27[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
    %39 = llvm.getelementptr %38[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %40 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.sub %14, %41 : i64
    llvm.br ^bb1(%42, %41 : i64, i64)
  ^bb1(%43: i64, %44: i64):  // 2 preds: ^bb0, ^bb2
    %45 = llvm.mlir.constant(0 : index) : i64
    %46 = llvm.icmp "sge" %43, %45 : i64
    llvm.cond_br %46, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %47 = llvm.getelementptr %40[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %48 = llvm.load %47 : !llvm.ptr -> i64
    %49 = llvm.getelementptr %38[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %48, %49 : i64, !llvm.ptr
    %50 = llvm.getelementptr %39[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %44, %50 : i64, !llvm.ptr
    %51 = llvm.mul %44, %48 : i64
    %52 = llvm.sub %43, %41 : i64
    llvm.br ^bb1(%52, %51 : i64, i64)
  ^bb3:  // pred: ^bb1
    return %29 : memref<*xf32>
  }
}

