// RUN: lowir opt --sroa
// RUN: lowir opt --sroa --compat=19
// Memory of an aggregate that is accessed member by member is memory of the members.

llvm.func @usep(!llvm.ptr)
llvm.func @members(%a: i32, %v: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(14 : i32) : i32
  %x = llvm.alloca %1 x !llvm.struct<(i32, f32, array<2 x i32>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%x, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %g = llvm.getelementptr inbounds %x[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<2 x i32>)>
  llvm.store %a, %g : i32, !llvm.ptr
  %h = llvm.getelementptr %x[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %l = llvm.load %h : !llvm.ptr -> i16
  %w = llvm.load %x : !llvm.ptr -> i8
  %z = llvm.zext %l : i16 to i32
  llvm.return %z : i32
}
llvm.func @from_outside(%p: !llvm.ptr) -> i16 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x !llvm.array<4 x struct<packed (i8, i32)>> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(20 : i64) : i64
  "llvm.intr.memmove"(%x, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%x, %p) <{isVolatile = false, len = 20 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %g = llvm.getelementptr %x[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
  %h = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %i = llvm.intr.invariant.start 2, %h : !llvm.ptr
  %l = llvm.load %h : !llvm.ptr -> i16
  llvm.return %l : i16
}
llvm.func @kept(%i: i32) -> i64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %long = llvm.alloca %1 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  llvm.store %1, %long : i32, !llvm.ptr
  %vol = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store volatile %1, %vol : i32, !llvm.ptr
  %away = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %away[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.call @usep(%g) : (!llvm.ptr) -> ()
  %any = llvm.alloca %1 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  %h = llvm.getelementptr %any[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.store %1, %h : i32, !llvm.ptr
  %wide = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %l = llvm.load %wide : !llvm.ptr -> i64
  %pad = llvm.alloca %1 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %k = llvm.getelementptr %pad[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %k : i32, !llvm.ptr
  llvm.return %l : i64
}
//--- out
module {
  llvm.func @usep(!llvm.ptr)
  llvm.func @members(%arg0: i32, %arg1: i8) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(14 : i32) : i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%2, %arg1, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %6 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%3, %arg1, %6) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    "llvm.intr.memset"(%4, %arg1, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, i8
    %10 = llvm.load %9 : !llvm.ptr -> i16
    %11 = llvm.load %2 : !llvm.ptr -> i8
    %12 = llvm.zext %10 : i16 to i32
    llvm.return %12 : i32
  }
  llvm.func @from_outside(%arg0: !llvm.ptr) -> i16 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.mlir.constant(20 : i64) : i64
    %3 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %6 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%1, %5, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %7 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %8 = llvm.getelementptr %7[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%1, %8) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %9 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %10 = llvm.load %9 : !llvm.ptr -> i16
    llvm.return %10 : i16
  }
  llvm.func @kept(%arg0: i32) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
    llvm.store %0, %1 : i32, !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    llvm.store volatile %0, %2 : i32, !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
    llvm.call @usep(%4) : (!llvm.ptr) -> ()
    %5 = llvm.alloca %0 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr %5[0, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.store %0, %6 : i32, !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %8 = llvm.load %7 : !llvm.ptr -> i64
    %9 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr %9[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %0, %10 : i32, !llvm.ptr
    llvm.return %8 : i64
  }
}

//--- out 2
module {
  llvm.func @usep(!llvm.ptr)
  llvm.func @members(%arg0: i32, %arg1: i8) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(14 : i32) : i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%2, %arg1, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %6 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memset"(%3, %arg1, %6) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    "llvm.intr.memset"(%4, %arg1, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %9 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, i8
    %10 = llvm.load %9 : !llvm.ptr -> i16
    %11 = llvm.load %2 : !llvm.ptr -> i8
    %12 = llvm.zext %10 : i16 to i32
    llvm.return %12 : i32
  }
  llvm.func @from_outside(%arg0: !llvm.ptr) -> i16 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.mlir.constant(20 : i64) : i64
    %3 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %4 = llvm.mlir.constant(5 : i64) : i64
    %5 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    %6 = llvm.mlir.constant(4 : i64) : i64
    "llvm.intr.memmove"(%1, %5, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %7 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<packed (i8, i32)>>
    %8 = llvm.getelementptr %7[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
    "llvm.intr.memcpy.inline"(%1, %8) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %9 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %10 = llvm.load %9 : !llvm.ptr -> i16
    llvm.return %10 : i16
  }
  llvm.func @kept(%arg0: i32) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
    llvm.store %0, %1 : i32, !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    llvm.store volatile %0, %2 : i32, !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
    llvm.call @usep(%4) : (!llvm.ptr) -> ()
    %5 = llvm.alloca %0 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    %6 = llvm.getelementptr %5[0, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.store %0, %6 : i32, !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
    %8 = llvm.load %7 : !llvm.ptr -> i64
    %9 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr %9[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %0, %10 : i32, !llvm.ptr
    llvm.return %8 : i64
  }
}

