// 2021: numbers that an intrinsic needs were operands
llvm.func @f(%d: !llvm.ptr<i8>, %s: !llvm.ptr<i8>, %n: i64, %b: i8, %x: i32) -> i32 {
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %0 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%d, %s, %n, %no) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memmove"(%d, %s, %n, %yes) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memset"(%d, %b, %n, %no) : (!llvm.ptr<i8>, i8, i64, i1) -> ()
  "llvm.intr.memcpy.inline"(%d, %s, %16, %no) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.prefetch"(%d, %0, %3, %1) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
  %c = "llvm.intr.ctlz"(%x, %no) : (i32, i1) -> i32
  llvm.return %c : i32
}
//--- today
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i8, %arg4: i32) -> i32 {
  %0 = llvm.mlir.constant(false) : i1
  %1 = llvm.mlir.constant(true) : i1
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.constant(3 : i32) : i32
  %4 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%arg0, %arg3, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %6 = "llvm.intr.ctlz"(%arg4) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return %6 : i32
}
