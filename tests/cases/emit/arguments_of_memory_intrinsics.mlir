// RUN: lowir translate --mlir-to-llvmir
// Attributes of arguments; strings of any bytes; the parts of a data layout that say what is legal.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.legal_int_widths" = array<i32: 8, 16, 32>>} {
  llvm.mlir.global private constant @bytes("\19\93\0D\F4\00") {addr_space = 0 : i32}
  llvm.func @copy(%to: !llvm.ptr, %from: !llvm.ptr, %n: i64) {
    "llvm.intr.memcpy"(%to, %from, %n) <{arg_attrs = [{llvm.align = 4 : i64, llvm.nonnull}, {llvm.dereferenceable = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-n8:16:32"

@bytes = private constant [5 x i8] c"\19\93\0D\F4\00"

define void @copy(ptr %0, ptr %1, i64 %2) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 nonnull %0, ptr dereferenceable(8) %1, i64 %2, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
