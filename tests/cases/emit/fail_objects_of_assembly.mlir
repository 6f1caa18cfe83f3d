// RUN: lowir %s -o out.o
// OURS: llc has an assembler
// Inline assembly has code where it is of registers and instructions that are known.
llvm.func @unknown(%a: i64) -> i64 {
  %0 = llvm.inline_asm "crc32q $1, $0", "=r,r,0" %a, %a : (i64, i64) -> i64
  llvm.return %0 : i64
}
llvm.func @memory(%p: !llvm.ptr) {
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i64}] "incq $0", "*m,~{memory}" %p : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @narrow(%a: i8) -> i8 {
  %0 = llvm.inline_asm "add $1, $0", "=r,r,0" %a, %a : (i8, i8) -> i8
  llvm.return %0 : i8
}
llvm.func @stack(%a: i64) {
  llvm.inline_asm has_side_effects "syscall", "{rsp},~{memory}" %a : (i64) -> ()
  llvm.return
}
llvm.func @flags(%a: i64) -> i8 {
  %0 = llvm.inline_asm "testq $1, $1", "={@ccz},r" %a : (i64) -> i8
  llvm.return %0 : i8
}
llvm.func @widths(%a: i64, %b: i32) -> i64 {
  %0 = llvm.inline_asm "addl $2, $0", "=r,0,r" %a, %b : (i64, i32) -> i64
  llvm.return %0 : i64
}
llvm.func @number(%a: i64) -> i64 {
  %0 = llvm.inline_asm asm_dialect = intel "shl $0, 64", "=r,0" %a : (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @none_such(%a: i64) -> i64 {
  %0 = llvm.inline_asm asm_dialect = intel "mov $0, $7", "=r,0" %a : (i64) -> i64
  llvm.return %0 : i64
}
//--- err
fail_objects_of_assembly.mlir:5:8: error: `llvm.inline_asm` has no machine code yet [unsupported]
  %0 = llvm.inline_asm "crc32q $1, $0", "=r,r,0" %a, %a : (i64, i64) -> i64
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:9:3: error: `llvm.inline_asm` has no machine code yet [unsupported]
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i64}] "incq $0", "*m,~{memory}" %p : (!llvm.ptr) -> ()
  ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:13:8: error: `llvm.inline_asm` has no machine code yet [unsupported]
  %0 = llvm.inline_asm "add $1, $0", "=r,r,0" %a, %a : (i8, i8) -> i8
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:17:3: error: `llvm.inline_asm` has no machine code yet [unsupported]
  llvm.inline_asm has_side_effects "syscall", "{rsp},~{memory}" %a : (i64) -> ()
  ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:21:8: error: `llvm.inline_asm` has no machine code yet [unsupported]
  %0 = llvm.inline_asm "testq $1, $1", "={@ccz},r" %a : (i64) -> i8
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:25:8: error: `llvm.inline_asm` has no machine code yet [unsupported]
  %0 = llvm.inline_asm "addl $2, $0", "=r,0,r" %a, %b : (i64, i32) -> i64
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:29:8: error: `llvm.inline_asm` has no machine code yet [unsupported]
  %0 = llvm.inline_asm asm_dialect = intel "shl $0, 64", "=r,0" %a : (i64) -> i64
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_assembly.mlir:33:8: error: `llvm.inline_asm` has no machine code yet [unsupported]
  %0 = llvm.inline_asm asm_dialect = intel "mov $0, $7", "=r,0" %a : (i64) -> i64
       ^~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
