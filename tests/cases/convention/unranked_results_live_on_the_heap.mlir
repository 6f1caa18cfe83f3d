// RUN: lowir opt --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// A returned unranked memref carries a heap copy of its descriptor; every caller copies it to its stack and frees it.
// SEED: S38 S39
func.func @make(%m: memref<4xf32>) -> memref<*xf32> {
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
func.func @caller(%m: memref<4xf32>) -> index {
  %u = call @make(%m) : (memref<4xf32>) -> memref<*xf32>
  %f = constant @make : (memref<4xf32>) -> memref<*xf32>
  %v = call_indirect %f(%m) : (memref<4xf32>) -> memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  %s = memref.rank %v : memref<*xf32>
  %sum = arith.addi %r, %s : index
  return %sum : index
}
//--- out
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @make(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.constant(2 : index) : i64
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mul %13, %15 : i64
    %17 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.mul %13, %17 : i64
    %19 = llvm.add %18, %12 : i64
    %20 = llvm.mul %19, %14 : i64
    %21 = llvm.add %16, %20 : i64
    %22 = llvm.call @malloc(%21) : (i64) -> !llvm.ptr
    %23 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%22, %23, %21) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %25 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %26 = llvm.insertvalue %25, %24[0] : !llvm.struct<(i64, ptr)> 
    %27 = llvm.insertvalue %22, %26[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %27 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call @make(%6, %7, %8, %9, %10) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, ptr)>
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.constant(2 : index) : i64
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mul %13, %15 : i64
    %17 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.mul %13, %17 : i64
    %19 = llvm.add %18, %12 : i64
    %20 = llvm.mul %19, %14 : i64
    %21 = llvm.add %16, %20 : i64
    %22 = llvm.alloca %21 x i8 : (i64) -> !llvm.ptr
    %23 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%22, %23, %21) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%23) : (!llvm.ptr) -> ()
    %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %25 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %26 = llvm.insertvalue %25, %24[0] : !llvm.struct<(i64, ptr)> 
    %27 = llvm.insertvalue %22, %26[1] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.mlir.addressof @make : !llvm.ptr
    %29 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.call %28(%29, %30, %31, %32, %33) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, ptr)>
    %35 = llvm.mlir.constant(1 : index) : i64
    %36 = llvm.mlir.constant(2 : index) : i64
    %37 = llvm.mlir.constant(8 : index) : i64
    %38 = llvm.mlir.constant(8 : index) : i64
    %39 = llvm.mul %36, %38 : i64
    %40 = llvm.extractvalue %34[0] : !llvm.struct<(i64, ptr)> 
    %41 = llvm.mul %36, %40 : i64
    %42 = llvm.add %41, %35 : i64
    %43 = llvm.mul %42, %37 : i64
    %44 = llvm.add %39, %43 : i64
    %45 = llvm.alloca %44 x i8 : (i64) -> !llvm.ptr
    %46 = llvm.extractvalue %34[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%45, %46, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%46) : (!llvm.ptr) -> ()
    %47 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %48 = llvm.extractvalue %34[0] : !llvm.struct<(i64, ptr)> 
    %49 = llvm.insertvalue %48, %47[0] : !llvm.struct<(i64, ptr)> 
    %50 = llvm.insertvalue %45, %49[1] : !llvm.struct<(i64, ptr)> 
    %51 = llvm.extractvalue %27[0] : !llvm.struct<(i64, ptr)> 
    %52 = llvm.extractvalue %50[0] : !llvm.struct<(i64, ptr)> 
    %53 = llvm.add %51, %52 : i64
    llvm.return %53 : i64
  }
}

//--- out 2
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @make(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.constant(2 : index) : i64
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mul %13, %15 : i64
    %17 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.mul %13, %17 : i64
    %19 = llvm.add %18, %12 : i64
    %20 = llvm.mul %19, %14 : i64
    %21 = llvm.add %16, %20 : i64
    %22 = llvm.call @malloc(%21) : (i64) -> !llvm.ptr
    %23 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%22, %23, %21) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %25 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %26 = llvm.insertvalue %25, %24[0] : !llvm.struct<(i64, ptr)> 
    %27 = llvm.insertvalue %22, %26[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %27 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i64 {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call @make(%6, %7, %8, %9, %10) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, ptr)>
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.constant(2 : index) : i64
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mul %13, %15 : i64
    %17 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.mul %13, %17 : i64
    %19 = llvm.add %18, %12 : i64
    %20 = llvm.mul %19, %14 : i64
    %21 = llvm.add %16, %20 : i64
    %22 = llvm.alloca %21 x i8 : (i64) -> !llvm.ptr
    %23 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%22, %23, %21) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%23) : (!llvm.ptr) -> ()
    %24 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %25 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)> 
    %26 = llvm.insertvalue %25, %24[0] : !llvm.struct<(i64, ptr)> 
    %27 = llvm.insertvalue %22, %26[1] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.mlir.addressof @make : !llvm.ptr
    %29 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.call %28(%29, %30, %31, %32, %33) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, ptr)>
    %35 = llvm.mlir.constant(1 : index) : i64
    %36 = llvm.mlir.constant(2 : index) : i64
    %37 = llvm.mlir.constant(8 : index) : i64
    %38 = llvm.mlir.constant(8 : index) : i64
    %39 = llvm.mul %36, %38 : i64
    %40 = llvm.extractvalue %34[0] : !llvm.struct<(i64, ptr)> 
    %41 = llvm.mul %36, %40 : i64
    %42 = llvm.add %41, %35 : i64
    %43 = llvm.mul %42, %37 : i64
    %44 = llvm.add %39, %43 : i64
    %45 = llvm.alloca %44 x i8 : (i64) -> !llvm.ptr
    %46 = llvm.extractvalue %34[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%45, %46, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%46) : (!llvm.ptr) -> ()
    %47 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %48 = llvm.extractvalue %34[0] : !llvm.struct<(i64, ptr)> 
    %49 = llvm.insertvalue %48, %47[0] : !llvm.struct<(i64, ptr)> 
    %50 = llvm.insertvalue %45, %49[1] : !llvm.struct<(i64, ptr)> 
    %51 = llvm.extractvalue %27[0] : !llvm.struct<(i64, ptr)> 
    %52 = llvm.extractvalue %50[0] : !llvm.struct<(i64, ptr)> 
    %53 = llvm.add %51, %52 : i64
    llvm.return %53 : i64
  }
}

