// RUN: lowir
// The whole job converts what printing needs, too.
func.func @show(%x: i8, %yes: i1, %h: f16) {
  vector.print %x : i8 punctuation <comma>
  vector.print %yes : i1
  vector.print %h : f16
  vector.print str "done\0A"
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@vector_print_str = private constant [6 x i8] c"done\0A\00"

declare void @printString(ptr)

declare void @printF16(i16)

declare void @printNewline()

declare void @printComma()

declare void @printI64(i64)

define void @show(i8 %0, i1 %1, half %2) {
  %4 = sext i8 %0 to i64
  call void @printI64(i64 %4)
  call void @printComma()
  %5 = zext i1 %1 to i64
  call void @printI64(i64 %5)
  call void @printNewline()
  %6 = bitcast half %2 to i16
  call void @printF16(i16 %6)
  call void @printNewline()
  call void @printString(ptr @vector_print_str)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
