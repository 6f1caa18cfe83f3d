// RUN: lowir opt --convert-math-to-funcs=convert-ctlz=true
// All numbers of an integer without bits are zero.

func.func @f(%a: i0, %b: i0, %x: f32) -> (i0, f32, i0) {
  %0 = math.ipowi %a, %b : i0
  %1 = math.fpowi %x, %b : f32, i0
  %2 = math.ctlz %a : i0
  return %0, %1, %2 : i0, f32, i0
}
//--- out
module {
  func.func @f(%arg0: i0, %arg1: i0, %arg2: f32) -> (i0, f32, i0) {
    %0 = call @__mlir_math_ipowi_i0(%arg0, %arg1) : (i0, i0) -> i0
    %1 = math.fpowi %arg2, %arg1 : f32, i0
    %2 = call @__mlir_math_ctlz_i0(%arg0) : (i0) -> i0
    return %0, %1, %2 : i0, f32, i0
  }
  func.func private @__mlir_math_ipowi_i0(%arg0: i0, %arg1: i0) -> i0 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i0 = arith.constant 0 : i0
    %c0_i0_0 = arith.constant 0 : i0
    %c0_i0_1 = arith.constant 0 : i0
    %0 = arith.cmpi eq, %arg1, %c0_i0 : i0
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c0_i0_0 : i0
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i0 : i0
    cf.cond_br %1, ^bb3, ^bb12(%c0_i0_0, %arg0, %arg1 : i0, i0, i0)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i0 : i0
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c0_i0_0, %c0_i0 : i0
    return %3 : i0
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c0_i0_0 : i0
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c0_i0_0 : i0
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c0_i0_1 : i0
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c0_i0_0 : i0
    %7 = arith.cmpi ne, %6, %c0_i0 : i0
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c0_i0_1 : i0
  ^bb10:  // pred: ^bb8
    return %c0_i0_0 : i0
  ^bb11:  // pred: ^bb7
    return %c0_i0 : i0
  ^bb12(%8: i0, %9: i0, %10: i0):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c0_i0_0 : i0
    %12 = arith.cmpi ne, %11, %c0_i0 : i0
    cf.cond_br %12, ^bb13, ^bb14(%8 : i0)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i0
    cf.br ^bb14(%13 : i0)
  ^bb14(%14: i0):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c0_i0_0 : i0
    %16 = arith.cmpi eq, %15, %c0_i0 : i0
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i0
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i0
    cf.br ^bb12(%14, %17, %15 : i0, i0, i0)
  }
  func.func private @__mlir_math_ctlz_i0(%arg0: i0) -> i0 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i0 = arith.constant 0 : i0
    %c0_i0_0 = arith.constant 0 : i0
    %0 = arith.cmpi eq, %arg0, %c0_i0_0 : i0
    %1 = scf.if %0 -> (i0) {
      scf.yield %c0_i0 : i0
    } else {
      %c1 = arith.constant 1 : index
      %c0_i0_1 = arith.constant 0 : i0
      %c0 = arith.constant 0 : index
      %c0_i0_2 = arith.constant 0 : i0
      %2:2 = scf.for %arg1 = %c1 to %c0 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i0_2) -> (i0, i0) {
        %3 = arith.cmpi slt, %arg2, %c0_i0_0 : i0
        %4:2 = scf.if %3 -> (i0, i0) {
          scf.yield %arg2, %arg3 : i0, i0
        } else {
          %5 = arith.addi %arg3, %c0_i0_1 : i0
          %6 = arith.shli %arg2, %c0_i0_1 : i0
          scf.yield %6, %5 : i0, i0
        }
        scf.yield %4#0, %4#1 : i0, i0
      }
      scf.yield %2#1 : i0
    }
    return %1 : i0
  }
}

