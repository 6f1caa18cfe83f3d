// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --mlir-to-llvmir -
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | lowir translate --compat=19 --mlir-to-llvmir -
// The wrapper in LLVM IR: the layout of Clang's struct with two pointers and three words per dimension.
// SEED: S53 S54
func.func @f(%m: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c = arith.constant 2.0 : f32
  return %c : f32
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  ret float 2.000000e+00
}

define float @_mlir_ciface_f(ptr %0) {
  %2 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %0, align 8
  %3 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 0
  %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 1
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 2
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 3, 0
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 4, 0
  %8 = call float @f(ptr %3, ptr %4, i64 %5, i64 %6, i64 %7)
  ret float %8
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  ret float 2.000000e+00
}

define float @_mlir_ciface_f(ptr %0) {
  %2 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %0, align 8
  %3 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 0
  %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 1
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 2
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 3, 0
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, 4, 0
  %8 = call float @f(ptr %3, ptr %4, i64 %5, i64 %6, i64 %7)
  ret float %8
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
