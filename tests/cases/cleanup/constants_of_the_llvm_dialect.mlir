// RUN: lowir opt --sccp
// RUN: lowir opt --canonicalize
// RUN: lowir opt --canonicalize --sccp
// RUN: lowir opt --sccp --compat=19
// RUN: lowir opt --canonicalize --compat=19
// Addresses, zeros, undef and poison are constants: they are known where they reach, stand in front, and a zero is the number 0.
llvm.mlir.global internal constant @g("x") : !llvm.array<1 x i8>
llvm.func @u(...)
llvm.func @a() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  %3 = llvm.mlir.undef : i32
  %4 = llvm.mlir.poison : i32
  %5 = llvm.mlir.zero : i32
  %6 = llvm.mlir.zero : !llvm.ptr
  %7 = llvm.mlir.none : !llvm.token
  %8 = llvm.mlir.undef : !llvm.ptr
  llvm.call @u(%0, %1, %2, %3, %4, %5, %6, %8) vararg(!llvm.func<void (...)>) : (i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @b() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @u(%0) vararg(!llvm.func<void (...)>) : (i32) -> ()
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @u(%2, %3) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
func.func @c() -> (i32, () -> ()) {
  %c = arith.constant 1 : i32
  %f = func.constant @d : () -> ()
  return %c, %f : i32, () -> ()
}
func.func @d() { return }
func.func @e() -> (i32, i32, i32) {
  %c = arith.constant 1 : i32
  %p = ub.poison : i32
  %d = arith.constant 2 : i32
  return %c, %p, %d : i32, i32, i32
}
llvm.func @z() -> i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.mlir.zero : i32
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.add %1, %2 : i32
  %4 = llvm.mlir.zero : vector<4xi32>
  %5 = llvm.mlir.zero : f32
  %6 = llvm.mlir.constant(0.0 : f32) : f32
  llvm.call @u(%4, %5, %6, %0) vararg(!llvm.func<void (...)>) : (vector<4xi32>, f32, f32, i32) -> ()
  llvm.return %3 : i32
}
llvm.func @w(%c: i1) -> i32 {
  %1 = llvm.mlir.zero : i1
  %2 = llvm.mlir.constant(3 : i32) : i32
  %3 = llvm.mlir.constant(4 : i32) : i32
  llvm.cond_br %1, ^a, ^b
^a:
  llvm.return %2 : i32
^b:
  llvm.return %3 : i32
}
llvm.func @sel(%c: i1, %a: !llvm.ptr) -> !llvm.ptr {
  llvm.br ^a(%a : !llvm.ptr)
^a(%p: !llvm.ptr):
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.cond_br %c, ^b(%g : !llvm.ptr), ^b(%g : !llvm.ptr)
^b(%q: !llvm.ptr):
  %n = llvm.mlir.zero : !llvm.ptr
  %s = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @u(%n, %s, %q) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return %q : !llvm.ptr
}
llvm.func @many() {
  %0 = llvm.mlir.zero : vector<[4]xi32>
  %1 = llvm.mlir.zero : i128
  %2 = llvm.mlir.zero : f80
  %4 = llvm.mlir.zero : !llvm.array<4 x i32>
  %5 = llvm.mlir.zero : !llvm.struct<(i32)>
  %6 = llvm.mlir.zero : bf16
  %8 = llvm.mlir.zero : i1
  %9 = llvm.mlir.zero : vector<2xf32>
  %10 = llvm.mlir.zero : vector<4xi1>
  llvm.call @u(%0, %1, %2, %4, %5, %6, %8, %9, %10) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, i128, f80, !llvm.array<4 x i32>, !llvm.struct<(i32)>, bf16, i1, vector<2xf32>, vector<4xi1>) -> ()
  llvm.return
}
//--- out
module {
  llvm.mlir.global internal constant @g("x") {addr_space = 0 : i32}
  llvm.func @u(...)
  llvm.func @a() {
    %0 = llvm.mlir.undef : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.poison : i32
    %3 = llvm.mlir.undef : i32
    %4 = llvm.mlir.addressof @g : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.none : !llvm.token
    llvm.call @u(%6, %5, %4, %3, %2, %6, %1, %0) vararg(!llvm.func<void (...)>) : (i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @b() {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @u(%1) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @u(%0, %0) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  func.func @c() -> (i32, () -> ()) {
    %f = constant @d : () -> ()
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %f : i32, () -> ()
  }
  func.func @d() {
    return
  }
  func.func @e() -> (i32, i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %0, %c2_i32 : i32, i32, i32
  }
  llvm.func @z() -> i32 {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.add %2, %2 : i32
    llvm.call @u(%1, %0, %0, %3) vararg(!llvm.func<void (...)>) : (vector<4xi32>, f32, f32, i32) -> ()
    llvm.return %4 : i32
  }
  llvm.func @w(%arg0: i1) -> i32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(false) : i1
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %0 : i32
  }
  llvm.func @sel(%arg0: i1, %arg1: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.br ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%2: !llvm.ptr):  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%1 : !llvm.ptr), ^bb2(%1 : !llvm.ptr)
  ^bb2(%3: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
    llvm.call @u(%0, %1, %1) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @many() {
    %0 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<2xf32>) : vector<2xf32>
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.mlir.zero : !llvm.array<4 x i32>
    %6 = llvm.mlir.constant(0.000000e+00 : f80) : f80
    %7 = llvm.mlir.constant(0 : i128) : i128
    %8 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
    llvm.call @u(%8, %7, %6, %5, %4, %3, %2, %1, %0) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, i128, f80, !llvm.array<4 x i32>, !llvm.struct<(i32)>, bf16, i1, vector<2xf32>, vector<4xi1>) -> ()
    llvm.return
  }
}

//--- out 2
module {
  llvm.mlir.global internal constant @g("x") {addr_space = 0 : i32}
  llvm.func @u(...)
  llvm.func @a() {
    %0 = llvm.mlir.undef : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.addressof @g : !llvm.ptr
    %4 = llvm.mlir.undef : i32
    %5 = llvm.mlir.poison : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    llvm.call @u(%1, %2, %3, %4, %5, %1, %6, %0) vararg(!llvm.func<void (...)>) : (i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @b() {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @u(%0) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @u(%1, %1) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  func.func @c() -> (i32, () -> ()) {
    %c1_i32 = arith.constant 1 : i32
    %f = constant @d : () -> ()
    return %c1_i32, %f : i32, () -> ()
  }
  func.func @d() {
    return
  }
  func.func @e() -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = ub.poison : i32
    %c2_i32 = arith.constant 2 : i32
    return %c1_i32, %0, %c2_i32 : i32, i32, i32
  }
  llvm.func @z() -> i32 {
    %0 = llvm.mlir.zero : f32
    %1 = llvm.mlir.zero : vector<4xi32>
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.zero : i32
    %4 = llvm.add %3, %3 : i32
    llvm.call @u(%1, %0, %0, %2) vararg(!llvm.func<void (...)>) : (vector<4xi32>, f32, f32, i32) -> ()
    llvm.return %4 : i32
  }
  llvm.func @w(%arg0: i1) -> i32 {
    %0 = llvm.mlir.zero : i1
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    llvm.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %2 : i32
  }
  llvm.func @sel(%arg0: i1, %arg1: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%1 : !llvm.ptr), ^bb2(%1 : !llvm.ptr)
  ^bb2(%2: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
    llvm.call @u(%0, %2, %2) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %2 : !llvm.ptr
  }
  llvm.func @many() {
    %0 = llvm.mlir.zero : vector<[4]xi32>
    %1 = llvm.mlir.zero : i128
    %2 = llvm.mlir.zero : f80
    %3 = llvm.mlir.zero : !llvm.array<4 x i32>
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.mlir.zero : bf16
    %6 = llvm.mlir.zero : i1
    %7 = llvm.mlir.zero : vector<2xf32>
    %8 = llvm.mlir.zero : vector<4xi1>
    llvm.call @u(%0, %1, %2, %3, %4, %5, %6, %7, %8) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, i128, f80, !llvm.array<4 x i32>, !llvm.struct<(i32)>, bf16, i1, vector<2xf32>, vector<4xi1>) -> ()
    llvm.return
  }
}

//--- out 3
module {
  llvm.mlir.global internal constant @g("x") {addr_space = 0 : i32}
  llvm.func @u(...)
  llvm.func @a() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.poison : i32
    %2 = llvm.mlir.undef : i32
    %3 = llvm.mlir.addressof @g : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.undef : !llvm.ptr
    llvm.call @u(%5, %4, %3, %2, %1, %5, %0, %6) vararg(!llvm.func<void (...)>) : (i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @b() {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @u(%1) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @u(%0, %0) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  func.func @c() -> (i32, () -> ()) {
    %f = constant @d : () -> ()
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %f : i32, () -> ()
  }
  func.func @d() {
    return
  }
  func.func @e() -> (i32, i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %0, %c2_i32 : i32, i32, i32
  }
  llvm.func @z() -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = llvm.add %0, %0 : i32
    llvm.call @u(%2, %3, %3, %1) vararg(!llvm.func<void (...)>) : (vector<4xi32>, f32, f32, i32) -> ()
    llvm.return %4 : i32
  }
  llvm.func @w(%arg0: i1) -> i32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(false) : i1
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %0 : i32
  }
  llvm.func @sel(%arg0: i1, %arg1: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%0 : !llvm.ptr), ^bb2(%0 : !llvm.ptr)
  ^bb2(%2: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
    llvm.call @u(%1, %0, %0) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @many() {
    %0 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<2xf32>) : vector<2xf32>
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.mlir.zero : !llvm.array<4 x i32>
    %6 = llvm.mlir.constant(0.000000e+00 : f80) : f80
    %7 = llvm.mlir.constant(0 : i128) : i128
    %8 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
    llvm.call @u(%8, %7, %6, %5, %4, %3, %2, %1, %0) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, i128, f80, !llvm.array<4 x i32>, !llvm.struct<(i32)>, bf16, i1, vector<2xf32>, vector<4xi1>) -> ()
    llvm.return
  }
}

//--- out 4
module {
  llvm.mlir.global internal constant @g("x") {addr_space = 0 : i32}
  llvm.func @u(...)
  llvm.func @a() {
    %0 = llvm.mlir.undef : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.poison : i32
    %3 = llvm.mlir.undef : i32
    %4 = llvm.mlir.addressof @g : !llvm.ptr
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.none : !llvm.token
    llvm.call @u(%6, %5, %4, %3, %2, %6, %1, %0) vararg(!llvm.func<void (...)>) : (i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @b() {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @u(%1) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @u(%0, %0) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  func.func @c() -> (i32, () -> ()) {
    %f = constant @d : () -> ()
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %f : i32, () -> ()
  }
  func.func @d() {
    return
  }
  func.func @e() -> (i32, i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %0 = ub.poison : i32
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %0, %c2_i32 : i32, i32, i32
  }
  llvm.func @z() -> i32 {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.add %2, %2 : i32
    llvm.call @u(%1, %0, %0, %3) vararg(!llvm.func<void (...)>) : (vector<4xi32>, f32, f32, i32) -> ()
    llvm.return %4 : i32
  }
  llvm.func @w(%arg0: i1) -> i32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(false) : i1
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %0 : i32
  }
  llvm.func @sel(%arg0: i1, %arg1: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.br ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%2: !llvm.ptr):  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%1 : !llvm.ptr), ^bb2(%1 : !llvm.ptr)
  ^bb2(%3: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
    llvm.call @u(%0, %1, %1) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @many() {
    %0 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<2xf32>) : vector<2xf32>
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(0.000000e+00 : bf16) : bf16
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.mlir.zero : !llvm.array<4 x i32>
    %6 = llvm.mlir.constant(0.000000e+00 : f80) : f80
    %7 = llvm.mlir.constant(0 : i128) : i128
    %8 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
    llvm.call @u(%8, %7, %6, %5, %4, %3, %2, %1, %0) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, i128, f80, !llvm.array<4 x i32>, !llvm.struct<(i32)>, bf16, i1, vector<2xf32>, vector<4xi1>) -> ()
    llvm.return
  }
}

//--- out 5
module {
  llvm.mlir.global internal constant @g("x") {addr_space = 0 : i32}
  llvm.func @u(...)
  llvm.func @a() {
    %0 = llvm.mlir.undef : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.addressof @g : !llvm.ptr
    %4 = llvm.mlir.undef : i32
    %5 = llvm.mlir.poison : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    llvm.call @u(%1, %2, %3, %4, %5, %1, %6, %0) vararg(!llvm.func<void (...)>) : (i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @b() {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @u(%0) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @u(%1, %1) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  func.func @c() -> (i32, () -> ()) {
    %c1_i32 = arith.constant 1 : i32
    %f = constant @d : () -> ()
    return %c1_i32, %f : i32, () -> ()
  }
  func.func @d() {
    return
  }
  func.func @e() -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = ub.poison : i32
    %c2_i32 = arith.constant 2 : i32
    return %c1_i32, %0, %c2_i32 : i32, i32, i32
  }
  llvm.func @z() -> i32 {
    %0 = llvm.mlir.zero : f32
    %1 = llvm.mlir.zero : vector<4xi32>
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.zero : i32
    %4 = llvm.add %3, %3 : i32
    llvm.call @u(%1, %0, %0, %2) vararg(!llvm.func<void (...)>) : (vector<4xi32>, f32, f32, i32) -> ()
    llvm.return %4 : i32
  }
  llvm.func @w(%arg0: i1) -> i32 {
    %0 = llvm.mlir.zero : i1
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    llvm.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %2 : i32
  }
  llvm.func @sel(%arg0: i1, %arg1: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%1 : !llvm.ptr), ^bb2(%1 : !llvm.ptr)
  ^bb2(%2: !llvm.ptr):  // 2 preds: ^bb1, ^bb1
    llvm.call @u(%0, %2, %2) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %2 : !llvm.ptr
  }
  llvm.func @many() {
    %0 = llvm.mlir.zero : vector<[4]xi32>
    %1 = llvm.mlir.zero : i128
    %2 = llvm.mlir.zero : f80
    %3 = llvm.mlir.zero : !llvm.array<4 x i32>
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.mlir.zero : bf16
    %6 = llvm.mlir.zero : i1
    %7 = llvm.mlir.zero : vector<2xf32>
    %8 = llvm.mlir.zero : vector<4xi1>
    llvm.call @u(%0, %1, %2, %3, %4, %5, %6, %7, %8) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, i128, f80, !llvm.array<4 x i32>, !llvm.struct<(i32)>, bf16, i1, vector<2xf32>, vector<4xi1>) -> ()
    llvm.return
  }
}

