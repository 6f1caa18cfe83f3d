// RUN: lowir opt --convert-vector-to-scf
// What blocks pass on becomes one value in all of them at once, so the constant of a remainder by 3 goes before the sums
// fold to 3 and bring it back in front of the others (cfg 800006).
func.func private @narrow(i7) -> i7
func.func private @byte(i8) -> i8
func.func private @wide(i40) -> i40
func.func private @place(index) -> index
func.func private @half(f16) -> f16
func.func @f() -> i40 {
  %n = arith.constant 6 : index
  %no = arith.constant false
  cf.cond_br %no, ^first(%n : index), ^second(%n : index)
^first(%a: index):
  cf.cond_br %no, ^second(%a : index), ^fourth(%a, %a : index, index)
^second(%b: index):
  %five = arith.constant 5 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : index
  %rest = arith.remui %b, %four : index
  %size = arith.addi %rest, %one : index
  %m = memref.alloc(%five, %size) {alignment = 16 : i64} : memref<?x?xi64>
  memref.dealloc %m : memref<?x?xi64>
  %high = arith.constant 127 : i8
  %x = call @byte(%high) : (i8) -> i8
  %plus = arith.constant 0.0 : f16
  %h = call @half(%plus) : (f16) -> f16
  cf.switch %x : i8, [default: ^third(%b, %h : index, f16)]
^third(%c: index, %unused: f16):
  %low = arith.constant -2147483648 : i32
  %where = arith.constant 37 : index
  %there = call @place(%where) : (index) -> index
  cf.switch %low : i32, [default: ^fourth(%c, %there : index, index)]
^fourth(%d: index, %e: index):
  %last = arith.constant -1 : index
  %four_1 = arith.constant 4 : index
  %one_1 = arith.constant 1 : index
  %rest_1 = arith.remui %d, %four_1 : index
  %size_1 = arith.addi %rest_1, %one_1 : index
  %m_1 = memref.alloc(%size_1) {alignment = 16 : i64} : memref<1x?x3x3xi7>
  %least = arith.constant -64 : i7
  %v = call @narrow(%least) : (i7) -> i7
  %one_2 = arith.constant 1 : index
  %last_1 = arith.constant -1 : index
  %here = call @place(%last_1) : (index) -> index
  %i = arith.remui %here, %one_2 : index
  %one_3 = arith.constant 1 : index
  %dim = memref.dim %m_1, %one_3 : memref<1x?x3x3xi7>
  %j = arith.remui %last, %dim : index
  %three = arith.constant 3 : index
  %k = arith.remui %d, %three : index
  %one_4 = arith.constant 1 : index
  memref.store %v, %m_1[%i, %j, %k, %one_4] : memref<1x?x3x3xi7>
  %never = arith.constant false
  %some = arith.constant 65 : i40
  %w = call @wide(%some) : (i40) -> i40
  %none = arith.constant 0 : i40
  cf.cond_br %never, ^fifth(%d, %w : index, i40), ^fifth(%d, %none : index, i40)
^fifth(%g: index, %r: i40):
  return %r : i40
}
//--- out
module {
  func.func private @narrow(i7) -> i7
  func.func private @byte(i8) -> i8
  func.func private @wide(i40) -> i40
  func.func private @place(index) -> index
  func.func private @half(f16) -> f16
  func.func @f() -> i40 {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c0_i40 = arith.constant 0 : i40
    %c65_i40 = arith.constant 65 : i40
    %c-64_i7 = arith.constant -64 : i7
    %c-1 = arith.constant -1 : index
    %c37 = arith.constant 37 : index
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f16
    %c127_i8 = arith.constant 127 : i8
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.cond_br %false, ^bb2, ^bb4
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %alloc = memref.alloc(%c5, %c3) {alignment = 16 : i64} : memref<?x?xi64>
    memref.dealloc %alloc : memref<?x?xi64>
    %0 = call @byte(%c127_i8) : (i8) -> i8
    %1 = call @half(%cst) : (f16) -> f16
    cf.switch %0 : i8, [
      default: ^bb3]
  ^bb3:  // pred: ^bb2
    %2 = call @place(%c37) : (index) -> index
    cf.switch %c-2147483648_i32 : i32, [
      default: ^bb4]
  ^bb4:  // 2 preds: ^bb1, ^bb3
    %alloc_0 = memref.alloc(%c3) {alignment = 16 : i64} : memref<1x?x3x3xi7>
    %3 = call @narrow(%c-64_i7) : (i7) -> i7
    %4 = call @place(%c-1) : (index) -> index
    memref.store %3, %alloc_0[%c0, %c0, %c0, %c1] : memref<1x?x3x3xi7>
    %5 = call @wide(%c65_i40) : (i40) -> i40
    cf.cond_br %false, ^bb5(%5 : i40), ^bb5(%c0_i40 : i40)
  ^bb5(%6: i40):  // 2 preds: ^bb4, ^bb4
    return %6 : i40
  }
}

