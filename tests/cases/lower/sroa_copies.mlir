// RUN: lowir opt --sroa
// DIFFERS: mlir-opt puts the memory of the members of a copied aggregate in the order of a hash table
// A copy of an aggregate is copies of its members.

llvm.func @usep(!llvm.ptr)
llvm.func @f(%a: i32, %p: !llvm.ptr, %v: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i32) : i32
  %x = llvm.alloca %1 x !llvm.struct<(i32, f32, array<2 x i32>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %y = llvm.alloca %1 x !llvm.struct<(i32, f32, array<2 x i32>)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%x, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %g = llvm.getelementptr inbounds %x[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<2 x i32>)>
  llvm.store %a, %g : i32, !llvm.ptr
  "llvm.intr.memcpy"(%y, %x, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %h = llvm.getelementptr inbounds %y[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %l = llvm.load %h : !llvm.ptr -> i32
  %w = llvm.load %y : !llvm.ptr -> i16
  llvm.return %l : i32
}
llvm.func @g(%p: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x !llvm.array<4 x struct<packed (i8, i32)>> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(20 : i64) : i64
  "llvm.intr.memmove"(%x, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %x) <{isVolatile = false, len = 20 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %g = llvm.getelementptr %x[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
  %h = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %l = llvm.load %h : !llvm.ptr -> i16
  %z = llvm.zext %l : i16 to i32
  llvm.return %z : i32
}
llvm.func @keep(%p: !llvm.ptr, %i: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  llvm.store %1, %x : i32, !llvm.ptr
  %y = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store volatile %1, %y : i32, !llvm.ptr
  %z = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %z[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.call @usep(%g) : (!llvm.ptr) -> ()
  llvm.return
}
//--- out
module {
  llvm.func @usep(!llvm.ptr)
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i8) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %10 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%2, %arg2, %10) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %11 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%3, %arg2, %11) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%5, %arg2, %13) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %14 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%4, %arg2, %14) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %15 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memcpy"(%9, %2, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %16 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memcpy"(%8, %3, %16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %17 = llvm.mlir.constant(8 : i32) : i32
    %18 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memcpy"(%7, %5, %18) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %19 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memcpy"(%6, %4, %19) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %20 = llvm.load %6 : !llvm.ptr -> i32
    %21 = llvm.load %9 : !llvm.ptr -> i16
    llvm.return %20 : i32
  }
  llvm.func @g(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %9 = llvm.mlir.constant(20 : i64) : i64
    %10 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %11 = llvm.mlir.constant(5 : i64) : i64
    %12 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %13 = llvm.mlir.constant(1 : i64) : i64
    "llvm.intr.memmove"(%3, %12, %13) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %14 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %15 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%4, %14, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %17 = llvm.mlir.constant(5 : i64) : i64
    %18 = llvm.getelementptr %16[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %19 = llvm.mlir.constant(1 : i64) : i64
    "llvm.intr.memmove"(%5, %18, %19) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.getelementptr %16[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %21 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%6, %20, %21) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %23 = llvm.mlir.constant(5 : i64) : i64
    %24 = llvm.getelementptr %22[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %25 = llvm.mlir.constant(1 : i64) : i64
    "llvm.intr.memmove"(%1, %24, %25) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %26 = llvm.getelementptr %22[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %27 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%2, %26, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %28 = llvm.getelementptr %arg0[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %29 = llvm.mlir.constant(5 : i64) : i64
    %30 = llvm.getelementptr %28[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %31 = llvm.mlir.constant(1 : i64) : i64
    "llvm.intr.memmove"(%7, %30, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.getelementptr %28[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %33 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%8, %32, %33) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %35 = llvm.getelementptr %34[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%35, %3) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %36 = llvm.getelementptr %34[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%36, %4) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %37 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %38 = llvm.getelementptr %37[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%38, %5) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %39 = llvm.getelementptr %37[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%39, %6) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %40 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %41 = llvm.getelementptr %40[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%41, %1) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %42 = llvm.getelementptr %40[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%42, %2) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %43 = llvm.getelementptr %arg0[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %44 = llvm.getelementptr %43[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%44, %7) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %45 = llvm.getelementptr %43[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%45, %8) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %46 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %47 = llvm.load %46 : !llvm.ptr -> i16
    %48 = llvm.zext %47 : i16 to i32
    llvm.return %48 : i32
  }
  llvm.func @keep(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
    llvm.store %0, %1 : i32, !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    llvm.store volatile %0, %2 : i32, !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
    llvm.call @usep(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
}

