; RUN: lowir translate --import-llvm
; Tags are the numbers that LLVM gives blocks: those whose addresses stand in front of the body first, sorted, and then all in the
; order in which the body mentions them, in branches, phis and addresses.
@early = private constant [3 x ptr] [ptr blockaddress(@numbered, %12), ptr blockaddress(@numbered, %7), ptr blockaddress(@numbered, %9)]
@named = constant [2 x ptr] [ptr blockaddress(@mentions, %z), ptr blockaddress(@mentions, %"a b")]
define i32 @numbered(ptr %0, i1 %1) {
  %3 = getelementptr ptr, ptr @early, i32 1
  %4 = load ptr, ptr %3
  br i1 %1, label %5, label %9
5:
  %6 = phi ptr [ %4, %2 ]
  indirectbr ptr %6, [label %7, label %9, label %12]
7:
  %8 = load i32, ptr %0
  ret i32 %8
9:
  %10 = phi ptr [ %4, %2 ], [ blockaddress(@numbered, %9), %5 ]
  %11 = load i32, ptr %10
  ret i32 %11
12:
  ret i32 0
}
define i32 @mentions(ptr %p, i32 %c) {
entry:
  store ptr blockaddress(@mentions, %y), ptr %p
  store ptr blockaddress(@later, %x), ptr %p
  %q = load ptr, ptr %p
  switch i32 %c, label %x [ i32 1, label %w
                            i32 2, label %u ]
x:
  indirectbr ptr %q, [label %u, label %z, label %y, label %"a b", label %w]
u:
  ret i32 1
z:
  ret i32 2
y:
  ret i32 3
"a b":
  ret i32 4
w:
  %v = phi i32 [ %c, %entry ], [ 8, %x ]
  %same = icmp eq ptr @mentions, %p
  %picked = select i1 %same, i32 %v, i32 6
  ret i32 %picked
}
define i32 @later(ptr %p, i1 %c) {
  %q = load ptr, ptr %p
  br i1 %c, label %y, label %z
z:
  indirectbr ptr %q, [label %x, label %y]
x:
  ret i32 1
y:
  store ptr blockaddress(@later, %y), ptr %p
  store ptr blockaddress(@mentions, %u), ptr %p
  ret i32 2
}
@behind = constant [2 x ptr] [ptr blockaddress(@later, %y), ptr blockaddress(@later, %x)]
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global private constant @early() {addr_space = 0 : i32, dso_local} : !llvm.array<3 x ptr> {
    %0 = llvm.blockaddress <function = @numbered, tag = <id = 1>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @numbered, tag = <id = 0>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @numbered, tag = <id = 2>> : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x ptr> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x ptr> 
    llvm.return %6 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global external constant @named() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.blockaddress <function = @mentions, tag = <id = 0>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @mentions, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external constant @behind() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.blockaddress <function = @later, tag = <id = 0>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @later, tag = <id = 2>> : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @numbered(%arg0: !llvm.ptr, %arg1: i1) -> i32 {
    %0 = llvm.mlir.addressof @early : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.blockaddress <function = @numbered, tag = <id = 1>> : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr %0[%1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %arg1, ^bb1(%5 : !llvm.ptr), ^bb3(%5 : !llvm.ptr)
  ^bb1(%6: !llvm.ptr):  // pred: ^bb0
    llvm.indirectbr %6 : !llvm.ptr, [
    ^bb2,
    ^bb3(%2 : !llvm.ptr),
    ^bb4
    ]
  ^bb2:  // pred: ^bb1
    llvm.blocktag <id = 0>
    %7 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %7 : i32
  ^bb3(%8: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.blocktag <id = 1>
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %9 : i32
  ^bb4:  // pred: ^bb1
    llvm.blocktag <id = 2>
    llvm.return %3 : i32
  }
  llvm.func @mentions(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    %0 = llvm.blockaddress <function = @mentions, tag = <id = 3>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @later, tag = <id = 0>> : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.addressof @mentions : !llvm.ptr
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    llvm.store %0, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.switch %arg1 : i32, ^bb1 [
      1: ^bb6(%arg1 : i32),
      2: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.indirectbr %9 : !llvm.ptr, [
    ^bb2,
    ^bb3,
    ^bb4,
    ^bb5,
    ^bb6(%2 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.blocktag <id = 6>
    llvm.return %8 : i32
  ^bb3:  // pred: ^bb1
    llvm.blocktag <id = 1>
    llvm.return %7 : i32
  ^bb4:  // pred: ^bb1
    llvm.blocktag <id = 3>
    llvm.return %6 : i32
  ^bb5:  // pred: ^bb1
    llvm.blocktag <id = 0>
    llvm.return %5 : i32
  ^bb6(%10: i32):  // 2 preds: ^bb0, ^bb1
    %11 = llvm.icmp "eq" %3, %arg0 : !llvm.ptr
    %12 = llvm.select %11, %10, %4 : i1, i32
    llvm.return %12 : i32
  }
  llvm.func @later(%arg0: !llvm.ptr, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.blockaddress <function = @later, tag = <id = 2>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @mentions, tag = <id = 6>> : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %arg1, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.indirectbr %4 : !llvm.ptr, [
    ^bb2,
    ^bb3
    ]
  ^bb2:  // pred: ^bb1
    llvm.blocktag <id = 0>
    llvm.return %0 : i32
  ^bb3:  // 2 preds: ^bb0, ^bb1
    llvm.blocktag <id = 2>
    llvm.store %1, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %2, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %3 : i32
  }
}
