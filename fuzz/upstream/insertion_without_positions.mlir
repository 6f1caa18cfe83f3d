// mlir-opt-22 accepts a vector.insert at a position that no operand gives, and prints what it cannot read; it drops operands that
// are too many (a mutant of rounding 1500047). Of vector.extract it refuses both.
func.func @f(%x: i8, %v: vector<3xi8>) -> vector<3xi8> {
  %0 = "vector.insert"(%x, %v) <{static_position = array<i64: -9223372036854775808>}> : (i8, vector<3xi8>) -> vector<3xi8>
  return %0 : vector<3xi8>
}
