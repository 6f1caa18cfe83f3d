// RUN: lowir run %s --entry f 1000 1234567890123 77 -3
// OURS: no other tool does this; code of llc answers the same
// Inline assembly of instructions on registers, in both dialects, with operands of all widths.
llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i16) -> i64 {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.mlir.constant(77 : i32) : i32
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1000003 : i64) : i64
  %4 = llvm.inline_asm asm_dialect = intel "div ${2:q}", "=&{dx},=&{ax},r,0,1,~{dirflag},~{fpsr},~{flags}" %arg0, %0, %arg1 : (i64, i64, i64) -> !llvm.struct<(i64, i64)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(i64, i64)> 
  %6 = llvm.extractvalue %4[0] : !llvm.struct<(i64, i64)> 
  %7 = llvm.inline_asm has_side_effects asm_dialect = intel "xor ${0:q}, ${3:q}\0Acmovz ${1:q}, ${5:q}", "=&r,=r,0,r,1,r,~{dirflag},~{fpsr},~{flags}" %5, %6, %arg1, %arg2 : (i64, i64, i64, i64) -> !llvm.struct<(i64, i64)>
  %8 = llvm.extractvalue %7[0] : !llvm.struct<(i64, i64)> 
  %9 = llvm.extractvalue %7[1] : !llvm.struct<(i64, i64)> 
  %10 = llvm.inline_asm asm_dialect = att "addq $2, $0\0A\09adcq $$0, $0", "=r,0,rm,~{flags}" %8, %9 : (i64, i64) -> i64
  %11 = llvm.inline_asm asm_dialect = att "bswapq $0", "=r,0" %10 : (i64) -> i64
  %12 = llvm.inline_asm asm_dialect = att "/*${0:q}*/", "=&r,0" %11 : (i64) -> i64
  %13 = llvm.inline_asm asm_dialect = att "movl $1, $0; shll $$3, $0 /* eight times */; subl $$-129, $0", "=&r,r,~{flags}" %1 : (i32) -> i32
  %14 = llvm.inline_asm asm_dialect = att "mulq $3", "={ax},={dx},{ax},rm,~{flags}" %12, %arg0 : (i64, i64) -> !llvm.struct<(i64, i64)>
  %15 = llvm.extractvalue %14[0] : !llvm.struct<(i64, i64)> 
  %16 = llvm.extractvalue %14[1] : !llvm.struct<(i64, i64)> 
  %17 = llvm.inline_asm asm_dialect = att "bsfq $1, $0", "=r,r,~{flags}" %arg1 : (i64) -> i64
  %18 = llvm.inline_asm asm_dialect = intel "mov r12, $1; imul r12, r12; mov $0, r12; cmp $0, 9; cmovae $0, $1; neg $0; not $0; test $0, $0; cmovs $0, $1", "=&r,r,~{r12},~{flags}" %17 : (i64) -> i64
  %19 = llvm.inline_asm asm_dialect = intel "mov eax, ${1:k}; and eax, 255; mov $0, rax", "=&r,r,~{rax},~{flags}" %arg3 : (i16) -> i64
  %20 = llvm.mul %2, %3 : i64
  %21 = llvm.add %20, %5 : i64
  %22 = llvm.mul %21, %3 : i64
  %23 = llvm.add %22, %6 : i64
  %24 = llvm.mul %23, %3 : i64
  %25 = llvm.add %24, %8 : i64
  %26 = llvm.mul %25, %3 : i64
  %27 = llvm.add %26, %9 : i64
  %28 = llvm.mul %27, %3 : i64
  %29 = llvm.add %28, %10 : i64
  %30 = llvm.mul %29, %3 : i64
  %31 = llvm.add %30, %12 : i64
  %32 = llvm.zext %13 : i32 to i64
  %33 = llvm.mul %31, %3 : i64
  %34 = llvm.add %33, %32 : i64
  %35 = llvm.mul %34, %3 : i64
  %36 = llvm.add %35, %15 : i64
  %37 = llvm.mul %36, %3 : i64
  %38 = llvm.add %37, %16 : i64
  %39 = llvm.mul %38, %3 : i64
  %40 = llvm.add %39, %17 : i64
  %41 = llvm.mul %40, %3 : i64
  %42 = llvm.add %41, %18 : i64
  %43 = llvm.mul %42, %3 : i64
  %44 = llvm.add %43, %19 : i64
  llvm.return %44 : i64
}
//--- out
7716620350622472183
