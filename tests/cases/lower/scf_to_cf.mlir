// RUN: lowir opt --convert-scf-to-cf
// RUN: lowir opt --compat=19 --convert-scf-to-cf
// Loops, conditionals and switches become blocks.
func.func @loops(%l: index, %u: index, %s: index, %x: f32, %c: i1, %n: i32) -> f32 {
  scf.for %i = %l to %u step %s {
  }
  scf.for %i = %n to %n step %n : i32 {
  }
  return %x : f32
}

func.func @carried(%l: index, %u: index, %s: index, %x: f32, %c: i1, %n: index) -> f32 {
  %0 = scf.for %i = %l to %u step %s iter_args(%acc = %x) -> (f32) {
    %1 = arith.addf %acc, %x : f32
    scf.yield %1 : f32
  }
  %2 = scf.if %c -> (f32) {
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  scf.if %c {
    scf.execute_region {
      scf.yield
    }
  }
  scf.if %c {
  } else {
    %3 = scf.execute_region -> f32 {
      scf.yield %x : f32
    }
  }
  %4:2 = scf.while (%a = %2, %b = %n) : (f32, index) -> (index, f32) {
    scf.condition(%c) %b, %a : index, f32
  } do {
  ^bb0(%p: index, %q: f32):
    scf.yield %q, %p : f32, index
  }
  %5 = scf.index_switch %n -> f32
  case 2 {
    scf.yield %x : f32
  }
  case -5 {
    scf.yield %0 : f32
  }
  default {
    scf.yield %2 : f32
  }
  scf.index_switch %n
  default {
  }
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    scf.reduce
  }
  %6 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %7 = arith.addf %a, %b : f32
      scf.reduce.return %7 : f32
    }
  }
  return %6 : f32
}
//--- out
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: i32) -> f32 {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg5 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb5
    %4 = arith.cmpi slt, %3, %arg5 : i32
    cf.cond_br %4, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %5 = arith.addi %3, %arg5 : i32
    cf.br ^bb4(%5 : i32)
  ^bb6:  // pred: ^bb4
    return %arg3 : f32
  }
  func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: index) -> f32 {
    cf.br ^bb1(%arg0, %arg3 : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addf %1, %arg3 : f32
    %4 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%4, %3 : index, f32)
  ^bb3:  // pred: ^bb1
    cf.cond_br %arg4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6(%1 : f32)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%arg3 : f32)
  ^bb6(%5: f32):  // 2 preds: ^bb4, ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    cf.cond_br %arg4, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    cf.br ^bb9
  ^bb9:  // pred: ^bb8
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb7, ^bb10
    cf.cond_br %arg4, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    cf.br ^bb16
  ^bb13:  // pred: ^bb11
    cf.br ^bb14
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%arg3 : f32)
  ^bb15(%6: f32):  // pred: ^bb14
    cf.br ^bb16
  ^bb16:  // 2 preds: ^bb12, ^bb15
    cf.br ^bb17(%5, %arg5 : f32, index)
  ^bb17(%7: f32, %8: index):  // 2 preds: ^bb16, ^bb18
    cf.cond_br %arg4, ^bb18(%8, %7 : index, f32), ^bb19
  ^bb18(%9: index, %10: f32):  // pred: ^bb17
    cf.br ^bb17(%10, %9 : f32, index)
  ^bb19:  // pred: ^bb17
    %11 = arith.index_cast %arg5 : index to i32
    cf.switch %11 : i32, [
      default: ^bb22,
      2: ^bb20,
      4294967291: ^bb21
    ]
  ^bb20:  // pred: ^bb19
    cf.br ^bb23(%arg3 : f32)
  ^bb21:  // pred: ^bb19
    cf.br ^bb23(%1 : f32)
  ^bb22:  // pred: ^bb19
    cf.br ^bb23(%5 : f32)
  ^bb23(%12: f32):  // 3 preds: ^bb20, ^bb21, ^bb22
    %13 = arith.index_cast %arg5 : index to i32
    cf.switch %13 : i32, [
      default: ^bb24]
  ^bb24:  // pred: ^bb23
    cf.br ^bb25
  ^bb25:  // pred: ^bb24
    cf.br ^bb26(%arg0 : index)
  ^bb26(%14: index):  // 2 preds: ^bb25, ^bb30
    %15 = arith.cmpi slt, %14, %arg1 : index
    cf.cond_br %15, ^bb27, ^bb31
  ^bb27:  // pred: ^bb26
    cf.br ^bb28(%arg0 : index)
  ^bb28(%16: index):  // 2 preds: ^bb27, ^bb29
    %17 = arith.cmpi slt, %16, %arg1 : index
    cf.cond_br %17, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %18 = arith.addi %16, %arg2 : index
    cf.br ^bb28(%18 : index)
  ^bb30:  // pred: ^bb28
    %19 = arith.addi %14, %arg2 : index
    cf.br ^bb26(%19 : index)
  ^bb31:  // pred: ^bb26
    cf.br ^bb32(%arg0, %arg3 : index, f32)
  ^bb32(%20: index, %21: f32):  // 2 preds: ^bb31, ^bb33
    %22 = arith.cmpi slt, %20, %arg1 : index
    cf.cond_br %22, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %23 = arith.addf %21, %arg3 : f32
    %24 = arith.addi %20, %arg2 : index
    cf.br ^bb32(%24, %23 : index, f32)
  ^bb34:  // pred: ^bb32
    return %21 : f32
  }
}

//--- out 2
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: i32) -> f32 {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg5 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb5
    %4 = arith.cmpi slt, %3, %arg5 : i32
    cf.cond_br %4, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %5 = arith.addi %3, %arg5 : i32
    cf.br ^bb4(%5 : i32)
  ^bb6:  // pred: ^bb4
    return %arg3 : f32
  }
  func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: index) -> f32 {
    cf.br ^bb1(%arg0, %arg3 : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addf %1, %arg3 : f32
    %4 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%4, %3 : index, f32)
  ^bb3:  // pred: ^bb1
    cf.cond_br %arg4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6(%1 : f32)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%arg3 : f32)
  ^bb6(%5: f32):  // 2 preds: ^bb4, ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    cf.cond_br %arg4, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    cf.br ^bb9
  ^bb9:  // pred: ^bb8
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb7, ^bb10
    cf.cond_br %arg4, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    cf.br ^bb16
  ^bb13:  // pred: ^bb11
    cf.br ^bb14
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%arg3 : f32)
  ^bb15(%6: f32):  // pred: ^bb14
    cf.br ^bb16
  ^bb16:  // 2 preds: ^bb12, ^bb15
    cf.br ^bb17(%5, %arg5 : f32, index)
  ^bb17(%7: f32, %8: index):  // 2 preds: ^bb16, ^bb18
    cf.cond_br %arg4, ^bb18(%8, %7 : index, f32), ^bb19
  ^bb18(%9: index, %10: f32):  // pred: ^bb17
    cf.br ^bb17(%10, %9 : f32, index)
  ^bb19:  // pred: ^bb17
    %11 = arith.index_cast %arg5 : index to i32
    cf.switch %11 : i32, [
      default: ^bb22,
      2: ^bb20,
      4294967291: ^bb21
    ]
  ^bb20:  // pred: ^bb19
    cf.br ^bb23(%arg3 : f32)
  ^bb21:  // pred: ^bb19
    cf.br ^bb23(%1 : f32)
  ^bb22:  // pred: ^bb19
    cf.br ^bb23(%5 : f32)
  ^bb23(%12: f32):  // 3 preds: ^bb20, ^bb21, ^bb22
    %13 = arith.index_cast %arg5 : index to i32
    cf.switch %13 : i32, [
      default: ^bb24]
  ^bb24:  // pred: ^bb23
    cf.br ^bb25
  ^bb25:  // pred: ^bb24
    cf.br ^bb26(%arg0 : index)
  ^bb26(%14: index):  // 2 preds: ^bb25, ^bb30
    %15 = arith.cmpi slt, %14, %arg1 : index
    cf.cond_br %15, ^bb27, ^bb31
  ^bb27:  // pred: ^bb26
    cf.br ^bb28(%arg0 : index)
  ^bb28(%16: index):  // 2 preds: ^bb27, ^bb29
    %17 = arith.cmpi slt, %16, %arg1 : index
    cf.cond_br %17, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %18 = arith.addi %16, %arg2 : index
    cf.br ^bb28(%18 : index)
  ^bb30:  // pred: ^bb28
    %19 = arith.addi %14, %arg2 : index
    cf.br ^bb26(%19 : index)
  ^bb31:  // pred: ^bb26
    cf.br ^bb32(%arg0, %arg3 : index, f32)
  ^bb32(%20: index, %21: f32):  // 2 preds: ^bb31, ^bb33
    %22 = arith.cmpi slt, %20, %arg1 : index
    cf.cond_br %22, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %23 = arith.addf %21, %arg3 : f32
    %24 = arith.addi %20, %arg2 : index
    cf.br ^bb32(%24, %23 : index, f32)
  ^bb34:  // pred: ^bb32
    return %21 : f32
  }
}

