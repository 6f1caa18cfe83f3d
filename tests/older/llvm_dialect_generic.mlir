// 2021: The same in generic form: linkages by number, types under another name, element types that pointers had.
"module"() ( {
  "llvm.mlir.global"() ( {
  }) {constant, linkage = 1 : i64, sym_name = "s", type = !llvm.array<2 x i8>, value = "ab"} : () -> ()
  "llvm.func"() ( {
  ^bb0(%p: !llvm.ptr<i32>, %i: i64, %q: !llvm.ptr<struct<(i32, f32)>>, %s: !llvm.struct<(i32, array<2 x i64>)>):  // no predecessors
    %0 = "llvm.getelementptr"(%p, %i) : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
    %1 = "llvm.getelementptr"(%q, %i) {structIndices = dense<[-2147483648, 1]> : tensor<2xi32>} : (!llvm.ptr<struct<(i32, f32)>>, i64) -> !llvm.ptr<f32>
    %2 = "llvm.alloca"(%i) {alignment = 4 : i64} : (i64) -> !llvm.ptr<i32>
    %3 = "llvm.load"(%0) : (!llvm.ptr<i32>) -> i32
    %4 = "llvm.extractvalue"(%s) {position = [1, 0]} : (!llvm.struct<(i32, array<2 x i64>)>) -> i64
    %5 = "llvm.call"(%3) {callee = @g, fastmathFlags = #llvm.fastmath<>} : (i32) -> i32
    "llvm.return"(%5) : (i32) -> ()
  }) {linkage = 10 : i64, sym_name = "f", type = !llvm.func<i32 (ptr<i32>, i64, ptr<struct<(i32, f32)>>, struct<(i32, array<2 x i64>)>)>} : () -> ()
  "llvm.func"() ( {
  }) {linkage = 10 : i64, sym_name = "g", type = !llvm.func<i32 (i32)>} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()
//--- today
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, struct<(i32, array<2 x i64>)>)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.struct<(i32, array<2 x i64>)>):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1 = "llvm.getelementptr"(%arg2, %arg1) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2 = "llvm.alloca"(%arg1) <{alignment = 4 : i64, elem_type = i32}> : (i64) -> !llvm.ptr
    %3 = "llvm.load"(%0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %4 = "llvm.extractvalue"(%arg3) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, array<2 x i64>)>) -> i64
    %5 = "llvm.call"(%3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "llvm.return"(%5) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()
