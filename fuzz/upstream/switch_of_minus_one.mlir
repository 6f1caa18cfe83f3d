// mlir-opt-22 prints 18446744073709551615 for the case and does not read that.
func.func @f(%x: i64) {
  cf.switch %x : i64, [default: ^a, -1: ^a]
^a:
  return
}
