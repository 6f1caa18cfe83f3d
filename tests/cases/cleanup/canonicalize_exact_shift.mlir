// RUN: lowir opt --canonicalize
// A signed shift whose low bits are taken becomes an unsigned one, as exact as it was.
func.func @a(%a: i64) -> i32 {
  %c = arith.constant 32 : i64
  %s = arith.shrsi %a, %c exact : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}
//--- out
module {
  func.func @a(%arg0: i64) -> i32 {
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.shrui %arg0, %c32_i64 exact : i64
    %1 = arith.trunci %0 : i64 to i32
    return %1 : i32
  }
}

