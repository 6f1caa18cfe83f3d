// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --compat=19 --expand-strided-metadata
// RUN: lowir opt --canonicalize=region-simplify=aggressive
// Equal blocks, the first of which branches to the second: what it passes on stays what it was.
func.func @f(%more: memref<i1>) -> i28 {
  %one = arith.constant 1 : i28
  %two = arith.constant 2 : i28
  cf.br ^first
^first:
  %a = memref.load %more[] : memref<i1>
  cf.cond_br %a, ^again, ^exit(%one : i28)
^again:
  %b = memref.load %more[] : memref<i1>
  cf.cond_br %b, ^again, ^exit(%two : i28)
^exit(%which: i28):
  return %which : i28
}
func.func @from_a_switch(%n: i64, %more: memref<i1>) -> i28 {
  %one = arith.constant 1 : i28
  %two = arith.constant 2 : i28
  cf.switch %n : i64, [default: ^first, 0: ^first, 1: ^again]
^first:
  %a = memref.load %more[] : memref<i1>
  cf.cond_br %a, ^again, ^exit(%one : i28)
^again:
  %b = memref.load %more[] : memref<i1>
  cf.cond_br %b, ^again, ^exit(%two : i28)
^exit(%which: i28):
  return %which : i28
}
//--- out
module {
  func.func @f(%arg0: memref<i1>) -> i28 {
    %c1_i28 = arith.constant 1 : i28
    %c2_i28 = arith.constant 2 : i28
    cf.br ^bb1(%c1_i28 : i28)
  ^bb1(%0: i28):  // 2 preds: ^bb0, ^bb1
    %1 = memref.load %arg0[] : memref<i1>
    cf.cond_br %1, ^bb1(%c2_i28 : i28), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i28
  }
  func.func @from_a_switch(%arg0: i64, %arg1: memref<i1>) -> i28 {
    %c1_i28 = arith.constant 1 : i28
    %c2_i28 = arith.constant 2 : i28
    cf.switch %arg0 : i64, [
      default: ^bb1(%c1_i28 : i28),
      0: ^bb1(%c1_i28 : i28),
      1: ^bb1(%c2_i28 : i28)
    ]
  ^bb1(%0: i28):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
    %1 = memref.load %arg1[] : memref<i1>
    cf.cond_br %1, ^bb1(%c2_i28 : i28), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i28
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<i1>) -> i28 {
    %c1_i28 = arith.constant 1 : i28
    %c2_i28 = arith.constant 2 : i28
    cf.br ^bb1(%c1_i28 : i28)
  ^bb1(%0: i28):  // 2 preds: ^bb0, ^bb1
    %1 = memref.load %arg0[] : memref<i1>
    cf.cond_br %1, ^bb1(%c2_i28 : i28), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i28
  }
  func.func @from_a_switch(%arg0: i64, %arg1: memref<i1>) -> i28 {
    %c1_i28 = arith.constant 1 : i28
    %c2_i28 = arith.constant 2 : i28
    cf.switch %arg0 : i64, [
      default: ^bb1(%c1_i28 : i28),
      0: ^bb1(%c1_i28 : i28),
      1: ^bb1(%c2_i28 : i28)
    ]
  ^bb1(%0: i28):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
    %1 = memref.load %arg1[] : memref<i1>
    cf.cond_br %1, ^bb1(%c2_i28 : i28), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i28
  }
}

//--- out 3
module {
  func.func @f(%arg0: memref<i1>) -> i28 {
    %c1_i28 = arith.constant 1 : i28
    %c2_i28 = arith.constant 2 : i28
    %0 = memref.load %arg0[] : memref<i1>
    cf.cond_br %0, ^bb1, ^bb2(%c1_i28 : i28)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %1 = memref.load %arg0[] : memref<i1>
    cf.cond_br %1, ^bb1, ^bb2(%c2_i28 : i28)
  ^bb2(%2: i28):  // 2 preds: ^bb0, ^bb1
    return %2 : i28
  }
  func.func @from_a_switch(%arg0: i64, %arg1: memref<i1>) -> i28 {
    %c1_i28 = arith.constant 1 : i28
    %c2_i28 = arith.constant 2 : i28
    cf.switch %arg0 : i64, [
      default: ^bb1(%c1_i28 : i28),
      1: ^bb1(%c2_i28 : i28)
    ]
  ^bb1(%0: i28):  // 3 preds: ^bb0, ^bb0, ^bb1
    %1 = memref.load %arg1[] : memref<i1>
    cf.cond_br %1, ^bb1(%c2_i28 : i28), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i28
  }
}

