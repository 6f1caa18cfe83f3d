// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --lower-affine
// An index as digits of a basis of numbers and values, and back.
func.func @apart(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (%a, 16, %b, 4) : index, index, index, index
  %1:4 = affine.delinearize_index %i into (2, 3, %b) {a.b} : index, index, index, index
  %2:2 = affine.delinearize_index %i into (2) : index, index
  %3 = affine.delinearize_index %i into (2) : index
  %4 = affine.delinearize_index %i into () : index
  return %0#0, %1#1, %2#1, %4 : index, index, index, index
}
func.func @together(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.linearize_index [%i, %a, %b, %i] by (3, %b, 5, %a) : index
  %1 = affine.linearize_index disjoint [%i, %a, %b] by (%b, 5) {a.b} : index
  %2 = affine.linearize_index [%i] by (2) : index
  %3 = affine.linearize_index [] by () : index
  return %0, %1, %2, %3 : index, index, index, index
}
//--- out
module {
  func.func @apart(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0:4 = affine.delinearize_index %arg0 into (%arg1, 16, %arg2, 4) : index, index, index, index
    %1:4 = affine.delinearize_index %arg0 into (2, 3, %arg2) {a.b} : index, index, index, index
    %2:2 = affine.delinearize_index %arg0 into (2) : index, index
    %3 = affine.delinearize_index %arg0 into (2) : index
    %4 = affine.delinearize_index %arg0 into () : index
    return %0#0, %1#1, %2#1, %4 : index, index, index, index
  }
  func.func @together(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = affine.linearize_index [%arg0, %arg1, %arg2, %arg0] by (3, %arg2, 5, %arg1) : index
    %1 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (%arg2, 5) {a.b} : index
    %2 = affine.linearize_index [%arg0] by (2) : index
    %3 = affine.linearize_index [] by () : index
    return %0, %1, %2, %3 : index, index, index, index
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> (index, index, index, index), sym_name = "apart"}> ({
  ^bb0(%arg3: index, %arg4: index, %arg5: index):
    %4:4 = "affine.delinearize_index"(%arg3, %arg4, %arg5) <{static_basis = array<i64: -9223372036854775808, 16, -9223372036854775808, 4>}> : (index, index, index) -> (index, index, index, index)
    %5:4 = "affine.delinearize_index"(%arg3, %arg5) <{static_basis = array<i64: 2, 3, -9223372036854775808>}> {a.b} : (index, index) -> (index, index, index, index)
    %6:2 = "affine.delinearize_index"(%arg3) <{static_basis = array<i64: 2>}> : (index) -> (index, index)
    %7 = "affine.delinearize_index"(%arg3) <{static_basis = array<i64: 2>}> : (index) -> index
    %8 = "affine.delinearize_index"(%arg3) <{static_basis = array<i64>}> : (index) -> index
    "func.return"(%4#0, %5#1, %6#1, %8) : (index, index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index) -> (index, index, index, index), sym_name = "together"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index):
    %0 = "affine.linearize_index"(%arg0, %arg1, %arg2, %arg0, %arg2, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 4, 2>, static_basis = array<i64: 3, -9223372036854775808, 5, -9223372036854775808>}> : (index, index, index, index, index, index) -> index
    %1 = "affine.linearize_index"(%arg0, %arg1, %arg2, %arg2) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: -9223372036854775808, 5>}> {a.b} : (index, index, index, index) -> index
    %2 = "affine.linearize_index"(%arg0) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index
    %3 = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
    "func.return"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @apart(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %0 = arith.muli %arg2, %c4_0 overflow<nsw, nuw> : index
    %c64 = arith.constant 64 : index
    %1 = arith.muli %arg2, %c64 overflow<nsw, nuw> : index
    %c0 = arith.constant 0 : index
    %2 = arith.floordivsi %arg0, %1 : index
    %3 = arith.remsi %arg0, %1 : index
    %4 = arith.cmpi slt, %3, %c0 : index
    %5 = arith.addi %3, %1 overflow<nsw> : index
    %6 = arith.select %4, %5, %3 : index
    %7 = arith.divsi %6, %0 : index
    %8 = arith.remsi %arg0, %0 : index
    %9 = arith.cmpi slt, %8, %c0 : index
    %10 = arith.addi %8, %0 overflow<nsw> : index
    %11 = arith.select %9, %10, %8 : index
    %12 = arith.divsi %11, %c4 : index
    %13 = arith.remsi %arg0, %c4 : index
    %14 = arith.cmpi slt, %13, %c0 : index
    %15 = arith.addi %13, %c4 overflow<nsw> : index
    %16 = arith.select %14, %15, %13 : index
    %c3 = arith.constant 3 : index
    %17 = arith.muli %arg2, %c3 overflow<nsw, nuw> : index
    %c6 = arith.constant 6 : index
    %18 = arith.muli %arg2, %c6 overflow<nsw, nuw> : index
    %c0_1 = arith.constant 0 : index
    %19 = arith.floordivsi %arg0, %18 : index
    %20 = arith.remsi %arg0, %18 : index
    %21 = arith.cmpi slt, %20, %c0_1 : index
    %22 = arith.addi %20, %18 overflow<nsw> : index
    %23 = arith.select %21, %22, %20 : index
    %24 = arith.divsi %23, %17 : index
    %25 = arith.remsi %arg0, %17 : index
    %26 = arith.cmpi slt, %25, %c0_1 : index
    %27 = arith.addi %25, %17 overflow<nsw> : index
    %28 = arith.select %26, %27, %25 : index
    %29 = arith.divsi %28, %arg2 : index
    %30 = arith.remsi %arg0, %arg2 : index
    %31 = arith.cmpi slt, %30, %c0_1 : index
    %32 = arith.addi %30, %arg2 overflow<nsw> : index
    %33 = arith.select %31, %32, %30 : index
    %c2 = arith.constant 2 : index
    %c0_2 = arith.constant 0 : index
    %34 = arith.floordivsi %arg0, %c2 : index
    %35 = arith.remsi %arg0, %c2 : index
    %36 = arith.cmpi slt, %35, %c0_2 : index
    %37 = arith.addi %35, %c2 overflow<nsw> : index
    %38 = arith.select %36, %37, %35 : index
    return %2, %24, %38, %arg0 : index, index, index, index
  }
  func.func @together(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c5 = arith.constant 5 : index
    %0 = arith.muli %arg1, %c5 overflow<nsw> : index
    %1 = arith.muli %arg1, %arg2 overflow<nsw> : index
    %c5_0 = arith.constant 5 : index
    %2 = arith.muli %1, %c5_0 overflow<nsw> : index
    %3 = arith.muli %arg0, %2 overflow<nsw> : index
    %4 = arith.muli %arg1, %0 overflow<nsw> : index
    %5 = arith.muli %arg2, %arg1 overflow<nsw> : index
    %6 = arith.addi %3, %4 overflow<nsw> : index
    %7 = arith.addi %6, %5 overflow<nsw> : index
    %8 = arith.addi %7, %arg0 overflow<nsw> : index
    %c5_1 = arith.constant 5 : index
    %c5_2 = arith.constant 5 : index
    %9 = arith.muli %arg2, %c5_2 overflow<nsw, nuw> : index
    %10 = arith.muli %arg0, %9 overflow<nsw> : index
    %11 = arith.muli %arg1, %c5_1 overflow<nsw> : index
    %12 = arith.addi %10, %11 overflow<nsw> : index
    %13 = arith.addi %12, %arg2 overflow<nsw> : index
    %c0 = arith.constant 0 : index
    return %8, %13, %arg0, %c0 : index, index, index, index
  }
}

