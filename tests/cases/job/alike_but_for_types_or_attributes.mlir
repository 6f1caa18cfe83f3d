// RUN: lowir
// Operations of one kind that differ in types or attributes only: what one becomes says nothing of the next one.

func.func @casts(%a: i32, %b: i128, %c: i64, %i: index) -> (index, index, index, i32, i128) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %b : i128 to index
  %2 = arith.index_cast %c : i64 to index
  %3 = arith.index_cast %a : i32 to index
  %4 = arith.addi %0, %3 : index
  %5 = arith.index_cast %i : index to i32
  %6 = arith.index_cast %i : index to i128
  return %1, %2, %4, %5, %6 : index, index, index, i32, i128
}

func.func @sums(%a: i32, %i: index, %v: vector<2x2xi32>, %f: f32) -> (i32, index, vector<2x2xi32>, f32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %0 overflow<nsw> : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.addi %i, %i : index
  %4 = arith.addi %v, %v : vector<2x2xi32>
  %5 = arith.addf %f, %f : f32
  %6 = arith.addf %f, %5 fastmath<fast> : f32
  %7 = arith.addf %5, %6 : f32
  return %2, %3, %4, %7 : i32, index, vector<2x2xi32>, f32
}

func.func @comparisons(%a: i32, %k: i32, %b: i64, %l: i64, %i: index, %j: index, %v: vector<2x2xi32>, %w: vector<2x2xi32>) -> (i1, i1, i1, i1, vector<2x2xi1>) {
  %0 = arith.cmpi slt, %a, %k : i32
  %1 = arith.cmpi slt, %b, %l : i64
  %2 = arith.cmpi ult, %a, %k : i32
  %3 = arith.cmpi slt, %i, %j : index
  %4 = arith.cmpi slt, %v, %w : vector<2x2xi32>
  %c0 = arith.constant 7 : index
  %c1 = arith.constant 8 : index
  %5 = arith.select %1, %c0, %i : index
  %6 = arith.select %0, %5, %c1 : index
  %7 = arith.cmpi slt, %6, %5 : index
  return %0, %2, %3, %7, %4 : i1, i1, i1, i1, vector<2x2xi1>
}

//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { i64, i64, i64, i32, i128 } @casts(i32 %0, i128 %1, i64 %2, i64 %3) {
  %5 = sext i32 %0 to i64
  %6 = trunc i128 %1 to i64
  %7 = sext i32 %0 to i64
  %8 = add i64 %5, %7
  %9 = trunc i64 %3 to i32
  %10 = sext i64 %3 to i128
  %11 = insertvalue { i64, i64, i64, i32, i128 } poison, i64 %6, 0
  %12 = insertvalue { i64, i64, i64, i32, i128 } %11, i64 %2, 1
  %13 = insertvalue { i64, i64, i64, i32, i128 } %12, i64 %8, 2
  %14 = insertvalue { i64, i64, i64, i32, i128 } %13, i32 %9, 3
  %15 = insertvalue { i64, i64, i64, i32, i128 } %14, i128 %10, 4
  ret { i64, i64, i64, i32, i128 } %15
}

define { i32, i64, [2 x <2 x i32>], float } @sums(i32 %0, i64 %1, [2 x <2 x i32>] %2, float %3) {
  %5 = add i32 %0, %0
  %6 = add nsw i32 %0, %5
  %7 = add i32 %5, %6
  %8 = add i64 %1, %1
  %9 = extractvalue [2 x <2 x i32>] %2, 0
  %10 = extractvalue [2 x <2 x i32>] %2, 0
  %11 = add <2 x i32> %9, %10
  %12 = insertvalue [2 x <2 x i32>] poison, <2 x i32> %11, 0
  %13 = extractvalue [2 x <2 x i32>] %2, 1
  %14 = extractvalue [2 x <2 x i32>] %2, 1
  %15 = add <2 x i32> %13, %14
  %16 = insertvalue [2 x <2 x i32>] %12, <2 x i32> %15, 1
  %17 = fadd float %3, %3
  %18 = fadd fast float %3, %17
  %19 = fadd float %17, %18
  %20 = insertvalue { i32, i64, [2 x <2 x i32>], float } poison, i32 %7, 0
  %21 = insertvalue { i32, i64, [2 x <2 x i32>], float } %20, i64 %8, 1
  %22 = insertvalue { i32, i64, [2 x <2 x i32>], float } %21, [2 x <2 x i32>] %16, 2
  %23 = insertvalue { i32, i64, [2 x <2 x i32>], float } %22, float %19, 3
  ret { i32, i64, [2 x <2 x i32>], float } %23
}

define { i1, i1, i1, i1, [2 x <2 x i1>] } @comparisons(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, [2 x <2 x i32>] %6, [2 x <2 x i32>] %7) {
  %9 = icmp slt i32 %0, %1
  %10 = icmp slt i64 %2, %3
  %11 = icmp ult i32 %0, %1
  %12 = icmp slt i64 %4, %5
  %13 = extractvalue [2 x <2 x i32>] %6, 0
  %14 = extractvalue [2 x <2 x i32>] %7, 0
  %15 = icmp slt <2 x i32> %13, %14
  %16 = insertvalue [2 x <2 x i1>] poison, <2 x i1> %15, 0
  %17 = extractvalue [2 x <2 x i32>] %6, 1
  %18 = extractvalue [2 x <2 x i32>] %7, 1
  %19 = icmp slt <2 x i32> %17, %18
  %20 = insertvalue [2 x <2 x i1>] %16, <2 x i1> %19, 1
  %21 = select i1 %10, i64 7, i64 %4
  %22 = select i1 %9, i64 %21, i64 8
  %23 = icmp slt i64 %22, %21
  %24 = insertvalue { i1, i1, i1, i1, [2 x <2 x i1>] } poison, i1 %9, 0
  %25 = insertvalue { i1, i1, i1, i1, [2 x <2 x i1>] } %24, i1 %11, 1
  %26 = insertvalue { i1, i1, i1, i1, [2 x <2 x i1>] } %25, i1 %12, 2
  %27 = insertvalue { i1, i1, i1, i1, [2 x <2 x i1>] } %26, i1 %23, 3
  %28 = insertvalue { i1, i1, i1, i1, [2 x <2 x i1>] } %27, [2 x <2 x i1>] %20, 4
  ret { i1, i1, i1, i1, [2 x <2 x i1>] } %28
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
