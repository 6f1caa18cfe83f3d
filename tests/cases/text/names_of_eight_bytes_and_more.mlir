// RUN: lowir opt
// Names that begin with the same eight bytes, and those of as many bytes as are looked at, are names of their own: in one
// function, in the next one, in regions, as groups, and as names of blocks.
func.func @f(%abcdefg: i64, %abcdefgh: i64, %abcdefghi: i64, %abcdefghijklmn: i64, %abcdefghijklmno: i64, %abcdefghijklmnop: i64) -> i64 {
  %1234567 = arith.addi %abcdefg, %abcdefgh : i64
  %12345678 = arith.muli %abcdefghi, %abcdefghijklmn : i64
  %123456789 = arith.subi %abcdefghijklmno, %abcdefghijklmnop : i64
  %c1234_i64 = arith.constant 1234 : i64
  %c1235_i64 = arith.constant 1235 : i64
  %abcdefg_0 = arith.addi %c1234_i64, %c1235_i64 : i64
  %abcdefg$0 = arith.xori %abcdefg_0, %1234567 : i64
  %abcdefg-0 = arith.andi %abcdefg$0, %12345678 : i64
  %abcdefg.0 = arith.ori %abcdefg-0, %123456789 : i64
  return %abcdefg.0 : i64
}
func.func @g(%abcdefghi: i1, %abcdefgh: i64, %abcdefg: i64) -> i64 {
  %12345678:2 = scf.if %abcdefghi -> (i64, i64) {
    %123456789 = arith.addi %abcdefg, %abcdefgh : i64
    scf.yield %123456789, %abcdefg : i64, i64
  } else {
    %123456789 = arith.subi %abcdefg, %abcdefgh : i64
    scf.yield %abcdefgh, %123456789 : i64, i64
  }
  %123456789 = arith.muli %12345678#0, %12345678#1 : i64
  cf.cond_br %abcdefghi, ^abcdefgh(%123456789 : i64), ^abcdefghi(%abcdefg : i64)
^abcdefgh(%abcdefghij: i64):
  cf.br ^abcdefghi(%abcdefghij : i64)
^abcdefghi(%abcdefghijk: i64):
  return %abcdefghijk : i64
}
//--- out
module {
  func.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = arith.addi %arg0, %arg1 : i64
    %1 = arith.muli %arg2, %arg3 : i64
    %2 = arith.subi %arg4, %arg5 : i64
    %c1234_i64 = arith.constant 1234 : i64
    %c1235_i64 = arith.constant 1235 : i64
    %3 = arith.addi %c1234_i64, %c1235_i64 : i64
    %4 = arith.xori %3, %0 : i64
    %5 = arith.andi %4, %1 : i64
    %6 = arith.ori %5, %2 : i64
    return %6 : i64
  }
  func.func @g(%arg0: i1, %arg1: i64, %arg2: i64) -> i64 {
    %0:2 = scf.if %arg0 -> (i64, i64) {
      %4 = arith.addi %arg2, %arg1 : i64
      scf.yield %4, %arg2 : i64, i64
    } else {
      %4 = arith.subi %arg2, %arg1 : i64
      scf.yield %arg1, %4 : i64, i64
    }
    %1 = arith.muli %0#0, %0#1 : i64
    cf.cond_br %arg0, ^bb1(%1 : i64), ^bb2(%arg2 : i64)
  ^bb1(%2: i64):  // pred: ^bb0
    cf.br ^bb2(%2 : i64)
  ^bb2(%3: i64):  // 2 preds: ^bb0, ^bb1
    return %3 : i64
  }
}

