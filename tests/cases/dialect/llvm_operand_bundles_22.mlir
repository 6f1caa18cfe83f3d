// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Operand bundles: their sizes and tags are stored, the segments follow from them.
llvm.func @g(i32) -> i32
llvm.func @bundles(%a: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.call @g(%a) ["x"(%a : i32), "y"()] : (i32) -> i32
  %1 = llvm.call %p(%a) ["deopt"(%a, %p : i32, !llvm.ptr)] {k = 1 : i32} : !llvm.ptr, (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%c) ["align"(%p, %a : !llvm.ptr, i32)] : (i1) -> ()
  llvm.intr.assume %c ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.intr.assume %c : i1
  llvm.return
}
//--- out
module {
  llvm.func @g(i32) -> i32
  llvm.func @bundles(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
    %0 = llvm.call @g(%arg0) ["x"(%arg0 : i32), "y"()] : (i32) -> i32
    %1 = llvm.call %arg1(%arg0) ["deopt"(%arg0, %arg1 : i32, !llvm.ptr)] {k = 1 : i32} : !llvm.ptr, (i32) -> i32
    llvm.call_intrinsic "llvm.assume"(%arg2) ["align"(%arg1, %arg0 : !llvm.ptr, i32)] : (i1) -> ()
    llvm.intr.assume %arg2 ["nonnull"(%arg1 : !llvm.ptr)] : i1
    llvm.intr.assume %arg2 : i1
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "bundles", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1):
    %0 = "llvm.call"(%arg0, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
    %1 = "llvm.call"(%arg1, %arg0, %arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["deopt"], operandSegmentSizes = array<i32: 2, 2>}> {k = 1 : i32} : (!llvm.ptr, i32, i32, !llvm.ptr) -> i32
    "llvm.call_intrinsic"(%arg2, %arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume", op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"], operandSegmentSizes = array<i32: 1, 2>}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%arg2, %arg1) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["nonnull"]}> : (i1, !llvm.ptr) -> ()
    "llvm.intr.assume"(%arg2) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

