// RUN: lowir opt
// DIFFERS: mlir-opt does not read back values above 2^63, and prints wider ones cut
// Values of cases take all bits of the flag's type: above 2^63 in 64 bits, and in types of more than 64. What is printed
// reads back, which the reference does not promise.
func.func @unsigned(%x: i64) {
  cf.switch %x : i64, [default: ^bb1, 18446744073709551615: ^bb1, -9223372036854775808: ^bb1, 9223372036854775807: ^bb1]
^bb1:
  return
}
func.func @narrow(%x: i8) {
  cf.switch %x : i8, [default: ^bb1, -1: ^bb1, 300: ^bb1, 0x10: ^bb1]
^bb1:
  return
}
func.func @wide(%x: i100) {
  cf.switch %x : i100, [default: ^bb1, -1: ^bb1, 36893488147419103232: ^bb1, -36893488147419103232: ^bb1, 7: ^bb1]
^bb1:
  return
}
llvm.func @signed(%x: i128) {
  llvm.switch %x : i128, ^bb1 [-1: ^bb1, 36893488147419103232: ^bb1, -36893488147419103232: ^bb1, 7: ^bb1]
^bb1:
  llvm.return
}
//--- out
module {
  func.func @unsigned(%arg0: i64) {
    cf.switch %arg0 : i64, [
      default: ^bb1,
      18446744073709551615: ^bb1,
      9223372036854775808: ^bb1,
      9223372036854775807: ^bb1
    ]
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    return
  }
  func.func @narrow(%arg0: i8) {
    cf.switch %arg0 : i8, [
      default: ^bb1,
      255: ^bb1,
      44: ^bb1,
      16: ^bb1
    ]
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    return
  }
  func.func @wide(%arg0: i100) {
    cf.switch %arg0 : i100, [
      default: ^bb1,
      1267650600228229401496703205375: ^bb1,
      36893488147419103232: ^bb1,
      1267650600191335913349284102144: ^bb1,
      7: ^bb1
    ]
  ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    return
  }
  llvm.func @signed(%arg0: i128) {
    llvm.switch %arg0 : i128, ^bb1 [
      -1: ^bb1,
      36893488147419103232: ^bb1,
      -36893488147419103232: ^bb1,
      7: ^bb1
    ]
  ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

