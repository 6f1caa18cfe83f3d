// mlir-opt-22 accepts the initial value, prints it as one of the result's type, so that it does not read what it printed, and
// --convert-scf-to-cf fails.
func.func @f(%n: index, %from: f32) -> f64 {
  %0 = "scf.parallel"(%n, %n, %n, %from) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    %x = arith.constant 1.0 : f64
    scf.reduce(%x : f64) {
    ^bb0(%l: f64, %r: f64):
      scf.reduce.return %l : f64
    }
  }) : (index, index, index, f32) -> f64
  return %0 : f64
}
