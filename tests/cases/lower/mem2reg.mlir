// RUN: lowir opt --mem2reg
// RUN: lowir opt --mem2reg --compat=19
// Memory of the stack becomes values: parts, other types, fills and copies; what uses its address keeps it.

llvm.func @use(i32)
llvm.func @usep(!llvm.ptr)
llvm.func @f(%a: i16, %c: i1, %p: !llvm.ptr, %v: i8) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(4 : i32) : i32
  %x = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %y = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  %z = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %x : i16, !llvm.ptr
  "llvm.intr.memcpy"(%y, %x, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%z, %v, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %l = llvm.load %z : !llvm.ptr -> i32
  llvm.call @use(%l) : (i32) -> ()
  llvm.store %l, %y : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %r = llvm.load %y : !llvm.ptr -> f32
  %s = llvm.load %z : !llvm.ptr -> i16
  %s2 = llvm.zext %s : i16 to i32
  llvm.call @use(%s2) : (i32) -> ()
  llvm.return %r : f32
}
llvm.func @unused() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %y = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %1, %y : i32, !llvm.ptr
  llvm.return
}
llvm.func @two_uses(%a: i64) -> i64 {
  %2 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
  llvm.store %a, %x : i64, !llvm.ptr
  %y = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %y[0] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %a, %q : i64, !llvm.ptr
  %l = llvm.load %x : !llvm.ptr -> i64
  %w = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  // Release 19 does not follow these.
  %li = "llvm.intr.launder.invariant.group"(%w) : (!llvm.ptr) -> !llvm.ptr
  %si = "llvm.intr.strip.invariant.group"(%w) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %l : i64
}
llvm.func @addresses_of_slots(%a: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %y = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %y : !llvm.ptr, !llvm.ptr
  %p = llvm.load %y : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %l = llvm.load %x : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @ways(%a: i32, %i: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.switch %i : i32, ^bb3 [
    1: ^bb1(%a : i32),
    2: ^bb2,
    3: ^bb3
  ]
^bb1(%b: i32):
  llvm.store %b, %x : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.store %1, %x : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  %l = llvm.load %x : !llvm.ptr -> i32
  llvm.return %l : i32
^bb4:
  llvm.br ^bb3
}
//--- out
module {
  llvm.func @use(i32)
  llvm.func @usep(!llvm.ptr)
  llvm.func @f(%arg0: i16, %arg1: i1, %arg2: !llvm.ptr, %arg3: i8) -> f32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.zext %arg0 : i16 to i32
    %4 = llvm.mlir.constant(-65536 : i32) : i32
    %5 = llvm.and %0, %4 : i32
    %6 = llvm.or %5, %3 : i32
    %7 = llvm.bitcast %6 : i32 to f32
    %8 = llvm.zext %arg3 : i8 to i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.shl %8, %9 : i32
    %11 = llvm.or %8, %10 : i32
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.shl %11, %12 : i32
    %14 = llvm.or %11, %13 : i32
    llvm.cond_br %arg1, ^bb1, ^bb2(%7 : f32)
  ^bb1:  // pred: ^bb0
    llvm.call @use(%14) : (i32) -> ()
    %15 = llvm.bitcast %14 : i32 to f32
    llvm.br ^bb2(%15 : f32)
  ^bb2(%16: f32):  // 2 preds: ^bb0, ^bb1
    %17 = llvm.trunc %14 : i32 to i16
    %18 = llvm.zext %17 : i16 to i32
    llvm.call @use(%18) : (i32) -> ()
    llvm.return %16 : f32
  }
  llvm.func @unused() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.return
  }
  llvm.func @two_uses(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, i64
    llvm.store %arg0, %3 : i64, !llvm.ptr
    llvm.return %arg0 : i64
  }
  llvm.func @addresses_of_slots(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %arg0 : i32
  }
  llvm.func @ways(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.switch %arg1 : i32, ^bb3(%0 : i32) [
      1: ^bb1(%arg0 : i32),
      2: ^bb2,
      3: ^bb3(%0 : i32)
    ]
  ^bb1(%2: i32):  // pred: ^bb0
    llvm.br ^bb3(%2 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb3(%3: i32):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb4
    llvm.return %3 : i32
  ^bb4:  // no predecessors
    llvm.br ^bb3(%0 : i32)
  }
}

//--- out 2
module {
  llvm.func @use(i32)
  llvm.func @usep(!llvm.ptr)
  llvm.func @f(%arg0: i16, %arg1: i1, %arg2: !llvm.ptr, %arg3: i8) -> f32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.zext %arg0 : i16 to i32
    %4 = llvm.mlir.constant(-65536 : i32) : i32
    %5 = llvm.and %0, %4  : i32
    %6 = llvm.or %5, %3  : i32
    %7 = llvm.bitcast %6 : i32 to f32
    %8 = llvm.zext %arg3 : i8 to i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.shl %8, %9 : i32
    %11 = llvm.or %8, %10  : i32
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.shl %11, %12 : i32
    %14 = llvm.or %11, %13  : i32
    llvm.cond_br %arg1, ^bb1, ^bb2(%7 : f32)
  ^bb1:  // pred: ^bb0
    llvm.call @use(%14) : (i32) -> ()
    %15 = llvm.bitcast %14 : i32 to f32
    llvm.br ^bb2(%15 : f32)
  ^bb2(%16: f32):  // 2 preds: ^bb0, ^bb1
    %17 = llvm.trunc %14 : i32 to i16
    %18 = llvm.zext %17 : i16 to i32
    llvm.call @use(%18) : (i32) -> ()
    llvm.return %16 : f32
  }
  llvm.func @unused() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.return
  }
  llvm.func @two_uses(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, i64
    llvm.store %arg0, %3 : i64, !llvm.ptr
    %4 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %5 = "llvm.intr.launder.invariant.group"(%4) : (!llvm.ptr) -> !llvm.ptr
    %6 = "llvm.intr.strip.invariant.group"(%4) : (!llvm.ptr) -> !llvm.ptr
    llvm.return %arg0 : i64
  }
  llvm.func @addresses_of_slots(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %arg0 : i32
  }
  llvm.func @ways(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.switch %arg1 : i32, ^bb3(%0 : i32) [
      1: ^bb1(%arg0 : i32),
      2: ^bb2,
      3: ^bb3(%0 : i32)
    ]
  ^bb1(%2: i32):  // pred: ^bb0
    llvm.br ^bb3(%2 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb3(%3: i32):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb4
    llvm.return %3 : i32
  ^bb4:  // no predecessors
    llvm.br ^bb3(%0 : i32)
  }
}

