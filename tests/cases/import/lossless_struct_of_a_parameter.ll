; RUN: lowir translate --import-llvm --lossless | lowir translate --mlir-to-llvmir
; OURS: the real tools have no such option
; A struct that stands only in attributes of a parameter is defined.
%struct.Big = type { [10 x i32] }
define void @f(ptr sret(%struct.Big) align 4 initializes((0, 40)) %p) {
  ret void
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

%struct.Big = type { [10 x i32] }

define void @f(ptr sret(%struct.Big) align 4 initializes((0, 40)) %p) {
  ret void
}

