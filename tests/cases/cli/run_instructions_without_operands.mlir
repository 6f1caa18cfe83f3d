// RUN: lowir run %s --entry all 41 0
// OURS: no other tool does this; code of llc answers the same
// Inline assembly whose constraints name the registers: the process, twice, is the same and some; a processor has a name; the clock
// does not stand still.
llvm.func @process() -> i64 {
  %getpid = llvm.mlir.constant(39 : i64) : i64
  %pid = llvm.inline_asm has_side_effects "syscall", "={rax},{rax},~{rcx},~{r11},~{memory},~{dirflag},~{fpsr},~{flags}" %getpid : (i64) -> i64
  llvm.return %pid : i64
}
llvm.func @all(%a: i64, %b: i64) -> i64 {
  %getpid = llvm.mlir.constant(39 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %sum = llvm.add %a, %b : i64
  %first = llvm.call @process() : () -> i64
  %again = llvm.inline_asm has_side_effects asm_dialect = intel "syscall", "=&{ax},0,~{cx},~{r11},~{memory}" %getpid : (i64) -> i64
  %same = llvm.icmp "eq" %first, %again : i64
  %some = llvm.icmp "sgt" %again, %zero : i64
  %id = llvm.inline_asm has_side_effects "cpuid", "={eax},={ebx},={ecx},={edx},{eax},{ecx},~{dirflag},~{fpsr},~{flags}" %none, %none : (i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %name = llvm.extractvalue %id[1] : !llvm.struct<(i32, i32, i32, i32)>
  %named = llvm.icmp "ne" %name, %none : i32
  llvm.inline_asm has_side_effects "lfence\0A\09mfence; pause", "~{memory}" : () -> ()
  %clock = llvm.inline_asm has_side_effects "rdtsc", "={ax},={dx}" : () -> !llvm.struct<(i32, i32)>
  %low = llvm.extractvalue %clock[0] : !llvm.struct<(i32, i32)>
  %high = llvm.extractvalue %clock[1] : !llvm.struct<(i32, i32)>
  %ticks = llvm.or %low, %high : i32
  %runs = llvm.icmp "ne" %ticks, %none : i32
  %x = llvm.and %same, %some : i1
  %y = llvm.and %named, %runs : i1
  %z = llvm.and %x, %y : i1
  %right = llvm.zext %z : i1 to i64
  %answer = llvm.add %sum, %right : i64
  llvm.return %answer : i64
}
//--- out
42
