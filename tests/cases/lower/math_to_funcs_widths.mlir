// RUN: lowir opt --convert-math-to-funcs="convert-ctlz"
// Numbers of one bit and of 128, vectors without dimensions, and constants, whose functions are made all the same.
func.func @a(%i: index, %x: i1, %y: i128, %s: vector<[2]xi32>, %z: vector<i32>, %t: tensor<2xi32>, %f: f16, %e: i4, %g: vector<2xbf16>, %h: vector<2xi4>) {
  %1 = math.ipowi %x, %x : i1
  %2 = math.ipowi %y, %y : i128
  %5 = math.ctlz %x : i1
  %6 = math.ctlz %e : i4
  %8 = math.ctlz %i : index
  %7 = math.ctlz %z : vector<i32>
  %9 = math.fpowi %f, %e : f16, i4
  %10 = math.fpowi %g, %h : vector<2xbf16>, vector<2xi4>
  %c = arith.constant 2 : i32
  %d = math.ipowi %c, %c : i32
  %q = math.ctlz %c : i32
  return
}
//--- out
module {
  func.func @a(%arg0: index, %arg1: i1, %arg2: i128, %arg3: vector<[2]xi32>, %arg4: vector<i32>, %arg5: tensor<2xi32>, %arg6: f16, %arg7: i4, %arg8: vector<2xbf16>, %arg9: vector<2xi4>) {
    %0 = call @__mlir_math_ipowi_i1(%arg1, %arg1) : (i1, i1) -> i1
    %1 = call @__mlir_math_ipowi_i128(%arg2, %arg2) : (i128, i128) -> i128
    %2 = call @__mlir_math_ctlz_i1(%arg1) : (i1) -> i1
    %3 = call @__mlir_math_ctlz_i4(%arg7) : (i4) -> i4
    %4 = math.ctlz %arg0 : index
    %cst = arith.constant dense<0> : vector<i32>
    %5 = vector.extract %arg4[] : i32 from vector<i32>
    %6 = call @__mlir_math_ctlz_i32(%5) : (i32) -> i32
    %7 = vector.insert %6, %cst [] : i32 into vector<i32>
    %8 = call @__mlir_math_fpowi_f16_i4(%arg6, %arg7) : (f16, i4) -> f16
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xbf16>
    %9 = vector.extract %arg8[0] : bf16 from vector<2xbf16>
    %10 = vector.extract %arg9[0] : i4 from vector<2xi4>
    %11 = call @__mlir_math_fpowi_bf16_i4(%9, %10) : (bf16, i4) -> bf16
    %12 = vector.insert %11, %cst_0 [0] : bf16 into vector<2xbf16>
    %13 = vector.extract %arg8[1] : bf16 from vector<2xbf16>
    %14 = vector.extract %arg9[1] : i4 from vector<2xi4>
    %15 = call @__mlir_math_fpowi_bf16_i4(%13, %14) : (bf16, i4) -> bf16
    %16 = vector.insert %15, %12 [1] : bf16 into vector<2xbf16>
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c30_i32 = arith.constant 30 : i32
    return
  }
  func.func private @__mlir_math_ipowi_i1(%arg0: i1, %arg1: i1) -> i1 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %false = arith.constant false
    %true = arith.constant true
    %true_0 = arith.constant true
    %0 = arith.cmpi eq, %arg1, %false : i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %true : i1
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %false : i1
    cf.cond_br %1, ^bb3, ^bb12(%true, %arg0, %arg1 : i1, i1, i1)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %false : i1
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %true, %false : i1
    return %3 : i1
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %true : i1
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %true : i1
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %true_0 : i1
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %true : i1
    %7 = arith.cmpi ne, %6, %false : i1
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %true_0 : i1
  ^bb10:  // pred: ^bb8
    return %true : i1
  ^bb11:  // pred: ^bb7
    return %false : i1
  ^bb12(%8: i1, %9: i1, %10: i1):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %true : i1
    %12 = arith.cmpi ne, %11, %false : i1
    cf.cond_br %12, ^bb13, ^bb14(%8 : i1)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i1
    cf.br ^bb14(%13 : i1)
  ^bb14(%14: i1):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %true : i1
    %16 = arith.cmpi eq, %15, %false : i1
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i1
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i1
    cf.br ^bb12(%14, %17, %15 : i1, i1, i1)
  }
  func.func private @__mlir_math_ipowi_i128(%arg0: i128, %arg1: i128) -> i128 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i128 = arith.constant 0 : i128
    %c1_i128 = arith.constant 1 : i128
    %c-1_i128 = arith.constant -1 : i128
    %0 = arith.cmpi eq, %arg1, %c0_i128 : i128
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i128 : i128
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i128 : i128
    cf.cond_br %1, ^bb3, ^bb12(%c1_i128, %arg0, %arg1 : i128, i128, i128)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i128 : i128
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i128, %c0_i128 : i128
    return %3 : i128
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i128 : i128
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i128 : i128
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i128 : i128
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i128 : i128
    %7 = arith.cmpi ne, %6, %c0_i128 : i128
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i128 : i128
  ^bb10:  // pred: ^bb8
    return %c1_i128 : i128
  ^bb11:  // pred: ^bb7
    return %c0_i128 : i128
  ^bb12(%8: i128, %9: i128, %10: i128):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i128 : i128
    %12 = arith.cmpi ne, %11, %c0_i128 : i128
    cf.cond_br %12, ^bb13, ^bb14(%8 : i128)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i128
    cf.br ^bb14(%13 : i128)
  ^bb14(%14: i128):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i128 : i128
    %16 = arith.cmpi eq, %15, %c0_i128 : i128
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i128
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i128
    cf.br ^bb12(%14, %17, %15 : i128, i128, i128)
  }
  func.func private @__mlir_math_ctlz_i1(%arg0: i1) -> i1 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.cmpi eq, %arg0, %false : i1
    %1 = scf.if %0 -> (i1) {
      scf.yield %true : i1
    } else {
      %c1 = arith.constant 1 : index
      %true_0 = arith.constant true
      %c1_1 = arith.constant 1 : index
      %false_2 = arith.constant false
      %2:2 = scf.for %arg1 = %c1 to %c1_1 step %c1 iter_args(%arg2 = %arg0, %arg3 = %false_2) -> (i1, i1) {
        %3 = arith.cmpi slt, %arg2, %false : i1
        %4:2 = scf.if %3 -> (i1, i1) {
          scf.yield %arg2, %arg3 : i1, i1
        } else {
          %5 = arith.addi %arg3, %true_0 : i1
          %6 = arith.shli %arg2, %true_0 : i1
          scf.yield %6, %5 : i1, i1
        }
        scf.yield %4#0, %4#1 : i1, i1
      }
      scf.yield %2#1 : i1
    }
    return %1 : i1
  }
  func.func private @__mlir_math_ctlz_i4(%arg0: i4) -> i4 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c4_i4 = arith.constant 4 : i4
    %c0_i4 = arith.constant 0 : i4
    %0 = arith.cmpi eq, %arg0, %c0_i4 : i4
    %1 = scf.if %0 -> (i4) {
      scf.yield %c4_i4 : i4
    } else {
      %c1 = arith.constant 1 : index
      %c1_i4 = arith.constant 1 : i4
      %c4 = arith.constant 4 : index
      %c0_i4_0 = arith.constant 0 : i4
      %2:2 = scf.for %arg1 = %c1 to %c4 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i4_0) -> (i4, i4) {
        %3 = arith.cmpi slt, %arg2, %c0_i4 : i4
        %4:2 = scf.if %3 -> (i4, i4) {
          scf.yield %arg2, %arg3 : i4, i4
        } else {
          %5 = arith.addi %arg3, %c1_i4 : i4
          %6 = arith.shli %arg2, %c1_i4 : i4
          scf.yield %6, %5 : i4, i4
        }
        scf.yield %4#0, %4#1 : i4, i4
      }
      scf.yield %2#1 : i4
    }
    return %1 : i4
  }
  func.func private @__mlir_math_ctlz_i32(%arg0: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i32) {
      scf.yield %c32_i32 : i32
    } else {
      %c1 = arith.constant 1 : index
      %c1_i32 = arith.constant 1 : i32
      %c32 = arith.constant 32 : index
      %c0_i32_0 = arith.constant 0 : i32
      %2:2 = scf.for %arg1 = %c1 to %c32 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i32_0) -> (i32, i32) {
        %3 = arith.cmpi slt, %arg2, %c0_i32 : i32
        %4:2 = scf.if %3 -> (i32, i32) {
          scf.yield %arg2, %arg3 : i32, i32
        } else {
          %5 = arith.addi %arg3, %c1_i32 : i32
          %6 = arith.shli %arg2, %c1_i32 : i32
          scf.yield %6, %5 : i32, i32
        }
        scf.yield %4#0, %4#1 : i32, i32
      }
      scf.yield %2#1 : i32
    }
    return %1 : i32
  }
  func.func private @__mlir_math_fpowi_f16_i4(%arg0: f16, %arg1: i4) -> f16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f16
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %c-8_i4 = arith.constant -8 : i4
    %c7_i4 = arith.constant 7 : i4
    %0 = arith.cmpi eq, %arg1, %c0_i4 : i4
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f16
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i4 : i4
    %2 = arith.cmpi eq, %arg1, %c-8_i4 : i4
    %3 = arith.subi %c0_i4, %arg1 : i4
    %4 = arith.select %1, %3, %arg1 : i4
    %5 = arith.select %2, %c7_i4, %4 : i4
    cf.br ^bb3(%cst, %arg0, %5 : f16, f16, i4)
  ^bb3(%6: f16, %7: f16, %8: i4):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i4 : i4
    %10 = arith.cmpi ne, %9, %c0_i4 : i4
    cf.cond_br %10, ^bb4, ^bb5(%6 : f16)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f16
    cf.br ^bb5(%11 : f16)
  ^bb5(%12: f16):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i4 : i4
    %14 = arith.cmpi eq, %13, %c0_i4 : i4
    cf.cond_br %14, ^bb7(%12 : f16), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f16
    cf.br ^bb3(%12, %15, %13 : f16, f16, i4)
  ^bb7(%16: f16):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f16)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f16
    cf.br ^bb9(%17 : f16)
  ^bb9(%18: f16):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f16)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f16
    cf.br ^bb11(%19 : f16)
  ^bb11(%20: f16):  // 2 preds: ^bb9, ^bb10
    return %20 : f16
  }
  func.func private @__mlir_math_fpowi_bf16_i4(%arg0: bf16, %arg1: i4) -> bf16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : bf16
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %c-8_i4 = arith.constant -8 : i4
    %c7_i4 = arith.constant 7 : i4
    %0 = arith.cmpi eq, %arg1, %c0_i4 : i4
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : bf16
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i4 : i4
    %2 = arith.cmpi eq, %arg1, %c-8_i4 : i4
    %3 = arith.subi %c0_i4, %arg1 : i4
    %4 = arith.select %1, %3, %arg1 : i4
    %5 = arith.select %2, %c7_i4, %4 : i4
    cf.br ^bb3(%cst, %arg0, %5 : bf16, bf16, i4)
  ^bb3(%6: bf16, %7: bf16, %8: i4):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i4 : i4
    %10 = arith.cmpi ne, %9, %c0_i4 : i4
    cf.cond_br %10, ^bb4, ^bb5(%6 : bf16)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : bf16
    cf.br ^bb5(%11 : bf16)
  ^bb5(%12: bf16):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i4 : i4
    %14 = arith.cmpi eq, %13, %c0_i4 : i4
    cf.cond_br %14, ^bb7(%12 : bf16), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : bf16
    cf.br ^bb3(%12, %15, %13 : bf16, bf16, i4)
  ^bb7(%16: bf16):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : bf16)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : bf16
    cf.br ^bb9(%17 : bf16)
  ^bb9(%18: bf16):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : bf16)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : bf16
    cf.br ^bb11(%19 : bf16)
  ^bb11(%20: bf16):  // 2 preds: ^bb9, ^bb10
    return %20 : bf16
  }
  func.func private @__mlir_math_ipowi_i32(%arg0: i32, %arg1: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
    cf.cond_br %1, ^bb3, ^bb12(%c1_i32, %arg0, %arg1 : i32, i32, i32)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i32, %c0_i32 : i32
    return %3 : i32
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i32 : i32
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i32 : i32
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i32 : i32
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i32 : i32
    %7 = arith.cmpi ne, %6, %c0_i32 : i32
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i32 : i32
  ^bb10:  // pred: ^bb8
    return %c1_i32 : i32
  ^bb11:  // pred: ^bb7
    return %c0_i32 : i32
  ^bb12(%8: i32, %9: i32, %10: i32):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i32 : i32
    %12 = arith.cmpi ne, %11, %c0_i32 : i32
    cf.cond_br %12, ^bb13, ^bb14(%8 : i32)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i32
    cf.br ^bb14(%13 : i32)
  ^bb14(%14: i32):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i32 : i32
    %16 = arith.cmpi eq, %15, %c0_i32 : i32
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i32
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i32
    cf.br ^bb12(%14, %17, %15 : i32, i32, i32)
  }
}

