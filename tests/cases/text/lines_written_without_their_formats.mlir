// RUN: lowir opt --allow-unregistered-dialect
// Branches, calls, constants, labels, and headers of functions and loops are written directly; what is unusual about one is not lost.
func.func private @"a b"(i32) -> i32
func.func private @ext(index {test.x}, f32) -> (i32, i64)
func.func private @of_function(i32) -> ((i32) -> i32)

func.func public @lines(%a: i32, %b: index, %c: i1) -> (i32, i64) attributes {test.y} {
  %big = arith.constant -9223372036854775808 : i64
  %minus = arith.constant -1 : i8
  %large = arith.constant 12345678901234567890123 : i128
  %true = arith.constant true
  %signed = arith.constant 3 : index
  %named = arith.constant {test.z} 4 : i32
  %same = arith.constant 4 : i32
  %again = arith.constant 4 : i32
  %third = arith.constant 4 : i32
  %f = arith.constant 1.0 : f32
  %r:2 = func.call @ext(%b, %f) : (index, f32) -> (i32, i64)
  %q = func.call @"a b"(%r#0) : (i32) -> i32
  %p = func.call @"a b"(%r#0) {test.w} : (i32) -> i32
  %fun = func.call @of_function(%q) : (i32) -> ((i32) -> i32)
  cf.cond_br %c, ^yes(%r#0, %r#1 : i32, i64), ^no {test.v}
^yes(%x: i32, %y: i64):
  cf.cond_br %c, ^end(%x, %y : i32, i64), ^no
^no:
  %five = arith.constant 5 : i64
  cf.br ^end(%a, %five : i32, i64) 
^end(%u: i32, %v: i64):
  func.return %u, %v : i32, i64
^unreached(%w: i32):
  cf.br ^unreached(%w : i32)
}
func.func @loops(%n: index, %k: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %k) -> (i32) {
    %t = func.call @"a b"(%x) : (i32) -> i32
    scf.yield %t : i32
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      func.call @void() : () -> ()
    } {test.u}
    scf.if %c {
      func.call @void() : () -> ()
    } else {
      scf.for unsigned %j = %k to %k step %k : i32 {
      }
    }
  } {test.t}
  %p:2 = scf.if %c -> (i32, i32) {
    scf.yield %k, %s : i32, i32
  } else {
    scf.yield %s, %k : i32, i32
  }
  %w:2 = scf.while (%x = %p#1, %z = %p#0) : (i32, i32) -> (i32, i1) {
    scf.condition(%c) %x, %c : i32, i1
  } do {
  ^bb0(%x: i32, %y: i1):
    scf.yield %x, %x : i32, i32
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return %w#0 : i32
}
func.func private @void()
func.func @void_body() { return }
llvm.func internal @llvm(%a: !llvm.ptr, %b: i64) -> i64 {
  %c = llvm.mlir.constant(7 : index) : i64
  %d = llvm.mlir.constant(7 : i32) : i32
  %e = llvm.mlir.constant(8 : i64) : i64
  %x = llvm.call @llvm(%a, %c) : (!llvm.ptr, i64) -> i64
  %y = llvm.call fastcc @llvm(%a, %c) : (!llvm.ptr, i64) -> i64
  llvm.br ^bb1(%x : i64)
^bb1(%z: i64):
  %cond = llvm.mlir.constant(true) : i1
  llvm.cond_br %cond weights([1, 2]), ^bb1(%z : i64), ^bb2
^bb2:
  llvm.cond_br %cond, ^bb1(%z : i64), ^bb3
^bb3:
  llvm.return %z : i64
}
llvm.func @plain(%a: !llvm.ptr) {
  llvm.call @plain(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @variadic(%a: i32, ...) attributes {dso_local} {
  llvm.return
}
//--- out
module {
  func.func private @"a b"(i32) -> i32
  func.func private @ext(index {test.x}, f32) -> (i32, i64)
  func.func private @of_function(i32) -> ((i32) -> i32)
  func.func public @lines(%arg0: i32, %arg1: index, %arg2: i1) -> (i32, i64) attributes {test.y} {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c-1_i8 = arith.constant -1 : i8
    %c12345678901234567890123_i128 = arith.constant 12345678901234567890123 : i128
    %true = arith.constant true
    %c3 = arith.constant 3 : index
    %c4_i32 = arith.constant {test.z} 4 : i32
    %c4_i32_0 = arith.constant 4 : i32
    %c4_i32_1 = arith.constant 4 : i32
    %c4_i32_2 = arith.constant 4 : i32
    %cst = arith.constant 1.000000e+00 : f32
    %0:2 = call @ext(%arg1, %cst) : (index, f32) -> (i32, i64)
    %1 = call @"a b"(%0#0) : (i32) -> i32
    %2 = call @"a b"(%0#0) {test.w} : (i32) -> i32
    %3 = call @of_function(%1) : (i32) -> ((i32) -> i32)
    cf.cond_br %arg2, ^bb1(%0#0, %0#1 : i32, i64), ^bb2 {test.v}
  ^bb1(%4: i32, %5: i64):  // pred: ^bb0
    cf.cond_br %arg2, ^bb3(%4, %5 : i32, i64), ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %c5_i64 = arith.constant 5 : i64
    cf.br ^bb3(%arg0, %c5_i64 : i32, i64)
  ^bb3(%6: i32, %7: i64):  // 2 preds: ^bb1, ^bb2
    return %6, %7 : i32, i64
  ^bb4(%8: i32):  // pred: ^bb4
    cf.br ^bb4(%8 : i32)
  }
  func.func @loops(%arg0: index, %arg1: i32, %arg2: i1) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (i32) {
      %3 = func.call @"a b"(%arg4) : (i32) -> i32
      scf.yield %3 : i32
    }
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.if %arg2 {
        func.call @void() : () -> ()
      } {test.u}
      scf.if %arg2 {
        func.call @void() : () -> ()
      } else {
        scf.for unsigned %arg4 = %arg1 to %arg1 step %arg1  : i32 {
        }
      }
    } {test.t}
    %1:2 = scf.if %arg2 -> (i32, i32) {
      scf.yield %arg1, %0 : i32, i32
    } else {
      scf.yield %0, %arg1 : i32, i32
    }
    %2:2 = scf.while (%arg3 = %1#1, %arg4 = %1#0) : (i32, i32) -> (i32, i1) {
      scf.condition(%arg2) %arg3, %arg2 : i32, i1
    } do {
    ^bb0(%arg3: i32, %arg4: i1):
      scf.yield %arg3, %arg3 : i32, i32
    }
    scf.while : () -> () {
      scf.condition(%arg2)
    } do {
      scf.yield
    }
    return %2#0 : i32
  }
  func.func private @void()
  func.func @void_body() {
    return
  }
  llvm.func internal @llvm(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(7 : index) : i64
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.call @llvm(%arg0, %0) : (!llvm.ptr, i64) -> i64
    %4 = llvm.call fastcc @llvm(%arg0, %0) : (!llvm.ptr, i64) -> i64
    llvm.br ^bb1(%3 : i64)
  ^bb1(%5: i64):  // 3 preds: ^bb0, ^bb1, ^bb2
    %6 = llvm.mlir.constant(true) : i1
    llvm.cond_br %6 weights([1, 2]), ^bb1(%5 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.cond_br %6, ^bb1(%5 : i64), ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return %5 : i64
  }
  llvm.func @plain(%arg0: !llvm.ptr) {
    llvm.call @plain(%arg0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @variadic(%arg0: i32, ...) attributes {dso_local} {
    llvm.return
  }
}

