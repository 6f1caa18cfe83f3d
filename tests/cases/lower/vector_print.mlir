// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --convert-vector-to-llvm --mlir-print-op-generic
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// Scalars, texts and punctuation are printed by functions of the runtime. Vectors wait for another pass.
func.func @printed(%a: i32, %b: f32, %c: index, %d: i1, %e: f64, %f: vector<[4]xf32>, %g: vector<f32>, %h: i8, %i: ui8, %j: i64, %k: ui64, %l:f16, %m:bf16, %n: si32) {
  vector.print %a : i32
  vector.print %b : f32
  vector.print %c : index
  vector.print %d : i1
  vector.print %e : f64 punctuation <comma>
  vector.print %h : i8
  vector.print %i : ui8
  vector.print %j : i64
  vector.print %k : ui64
  vector.print %l : f16
  vector.print %m : bf16
  vector.print %n : si32
  vector.print punctuation <newline>
  vector.print punctuation <no_punctuation>
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print str "two words\0A"
  vector.print str "two words\0A"
  return
}
//--- out
module {
  llvm.mlir.global private constant @vector_print_str_0(dense<[116, 119, 111, 32, 119, 111, 114, 100, 115, 10, 0]> : tensor<11xi8>) {addr_space = 0 : i32} : !llvm.array<11 x i8>
  llvm.func @printString(!llvm.ptr)
  llvm.mlir.global private constant @vector_print_str(dense<[116, 119, 111, 32, 119, 111, 114, 100, 115, 10, 0]> : tensor<11xi8>) {addr_space = 0 : i32} : !llvm.array<11 x i8>
  llvm.func @printClose()
  llvm.func @printOpen()
  llvm.func @printBF16(i16)
  llvm.func @printF16(i16)
  llvm.func @printComma()
  llvm.func @printF64(f64)
  llvm.func @printU64(i64)
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printI64(i64)
  func.func @printed(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: f64, %arg5: vector<[4]xf32>, %arg6: vector<f32>, %arg7: i8, %arg8: ui8, %arg9: i64, %arg10: ui64, %arg11: f16, %arg12: bf16, %arg13: si32) {
    %0 = builtin.unrealized_conversion_cast %arg13 : si32 to i32
    %1 = builtin.unrealized_conversion_cast %arg10 : ui64 to i64
    %2 = builtin.unrealized_conversion_cast %arg8 : ui8 to i8
    %3 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %4 = arith.extsi %arg0 : i32 to i64
    llvm.call @printI64(%4) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%arg1) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printU64(%3) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %5 = arith.extui %arg3 : i1 to i64
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF64(%arg4) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    %6 = arith.extsi %arg7 : i8 to i64
    llvm.call @printI64(%6) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %7 = arith.extui %2 : i8 to i64
    llvm.call @printU64(%7) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%arg9) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printU64(%1) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.bitcast %arg11 : f16 to i16
    llvm.call @printF16(%8) : (i16) -> ()
    llvm.call @printNewline() : () -> ()
    %9 = llvm.bitcast %arg12 : bf16 to i16
    llvm.call @printBF16(%9) : (i16) -> ()
    llvm.call @printNewline() : () -> ()
    %10 = arith.extsi %0 : i32 to i64
    llvm.call @printI64(%10) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.call @printClose() : () -> ()
    %11 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
    %12 = llvm.getelementptr %11[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<11 x i8>
    llvm.call @printString(%12) : (!llvm.ptr) -> ()
    %13 = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
    %14 = llvm.getelementptr %13[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<11 x i8>
    llvm.call @printString(%14) : (!llvm.ptr) -> ()
    return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<11 x i8>, linkage = #llvm.linkage<private>, sym_name = "vector_print_str_0", value = dense<[116, 119, 111, 32, 119, 111, 114, 100, 115, 10, 0]> : tensor<11xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "printString", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<11 x i8>, linkage = #llvm.linkage<private>, sym_name = "vector_print_str", value = dense<[116, 119, 111, 32, 119, 111, 114, 100, 115, 10, 0]> : tensor<11xi8>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "printClose", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "printOpen", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i16)>, linkage = #llvm.linkage<external>, sym_name = "printBF16", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i16)>, linkage = #llvm.linkage<external>, sym_name = "printF16", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "printComma", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f64)>, linkage = #llvm.linkage<external>, sym_name = "printF64", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "printU64", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "printF32", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "printNewline", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "printI64", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, index, i1, f64, vector<[4]xf32>, vector<f32>, i8, ui8, i64, ui64, f16, bf16, si32) -> (), sym_name = "printed"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: f64, %arg5: vector<[4]xf32>, %arg6: vector<f32>, %arg7: i8, %arg8: ui8, %arg9: i64, %arg10: ui64, %arg11: f16, %arg12: bf16, %arg13: si32):
    %0 = "builtin.unrealized_conversion_cast"(%arg13) : (si32) -> i32
    %1 = "builtin.unrealized_conversion_cast"(%arg10) : (ui64) -> i64
    %2 = "builtin.unrealized_conversion_cast"(%arg8) : (ui8) -> i8
    %3 = "builtin.unrealized_conversion_cast"(%arg2) : (index) -> i64
    %4 = "arith.extsi"(%arg0) : (i32) -> i64
    "llvm.call"(%4) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printI64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printF32, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"(%3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printU64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %5 = "arith.extui"(%arg3) : (i1) -> i64
    "llvm.call"(%5) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printI64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"(%arg4) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printF64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printComma, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %6 = "arith.extsi"(%arg7) : (i8) -> i64
    "llvm.call"(%6) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printI64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %7 = "arith.extui"(%2) : (i8) -> i64
    "llvm.call"(%7) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printU64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"(%arg9) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printI64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"(%1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printU64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %8 = "llvm.bitcast"(%arg11) : (f16) -> i16
    "llvm.call"(%8) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printF16, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i16) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %9 = "llvm.bitcast"(%arg12) : (bf16) -> i16
    "llvm.call"(%9) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printBF16, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i16) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %10 = "arith.extsi"(%0) : (i32) -> i64
    "llvm.call"(%10) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printI64, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printNewline, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printOpen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printClose, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %11 = "llvm.mlir.addressof"() <{global_name = @vector_print_str}> : () -> !llvm.ptr
    %12 = "llvm.getelementptr"(%11) <{elem_type = !llvm.array<11 x i8>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%12) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printString, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %13 = "llvm.mlir.addressof"() <{global_name = @vector_print_str_0}> : () -> !llvm.ptr
    %14 = "llvm.getelementptr"(%13) <{elem_type = !llvm.array<11 x i8>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%14) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printString, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  llvm.mlir.global private constant @vector_print_str_0(dense<[116, 119, 111, 32, 119, 111, 114, 100, 115, 10, 0]> : tensor<11xi8>) {addr_space = 0 : i32} : !llvm.array<11 x i8>
  llvm.func @printString(!llvm.ptr)
  llvm.mlir.global private constant @vector_print_str(dense<[116, 119, 111, 32, 119, 111, 114, 100, 115, 10, 0]> : tensor<11xi8>) {addr_space = 0 : i32} : !llvm.array<11 x i8>
  llvm.func @printClose()
  llvm.func @printOpen()
  llvm.func @printBF16(i16)
  llvm.func @printF16(i16)
  llvm.func @printComma()
  llvm.func @printF64(f64)
  llvm.func @printU64(i64)
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printI64(i64)
  func.func @printed(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: f64, %arg5: vector<[4]xf32>, %arg6: vector<f32>, %arg7: i8, %arg8: ui8, %arg9: i64, %arg10: ui64, %arg11: f16, %arg12: bf16, %arg13: si32) {
    %0 = builtin.unrealized_conversion_cast %arg13 : si32 to i32
    %1 = builtin.unrealized_conversion_cast %arg10 : ui64 to i64
    %2 = builtin.unrealized_conversion_cast %arg8 : ui8 to i8
    %3 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %4 = arith.extsi %arg0 : i32 to i64
    llvm.call @printI64(%4) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF32(%arg1) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printU64(%3) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %5 = arith.extui %arg3 : i1 to i64
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printF64(%arg4) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    %6 = arith.extsi %arg7 : i8 to i64
    llvm.call @printI64(%6) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %7 = arith.extui %2 : i8 to i64
    llvm.call @printU64(%7) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%arg9) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printU64(%1) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.bitcast %arg11 : f16 to i16
    llvm.call @printF16(%8) : (i16) -> ()
    llvm.call @printNewline() : () -> ()
    %9 = llvm.bitcast %arg12 : bf16 to i16
    llvm.call @printBF16(%9) : (i16) -> ()
    llvm.call @printNewline() : () -> ()
    %10 = arith.extsi %0 : i32 to i64
    llvm.call @printI64(%10) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.call @printClose() : () -> ()
    %11 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
    %12 = llvm.getelementptr %11[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<11 x i8>
    llvm.call @printString(%12) : (!llvm.ptr) -> ()
    %13 = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
    %14 = llvm.getelementptr %13[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<11 x i8>
    llvm.call @printString(%14) : (!llvm.ptr) -> ()
    return
  }
}

