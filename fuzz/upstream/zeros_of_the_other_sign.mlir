// mlir-opt-22 --canonicalize takes a sum or a difference with a complex constant of zeros of any sign for the other operand:
// -0.0 - -0.0 is 0.0, and -0.0 + 0.0 is 0.0. So it does with a product or quotient with one: (1.0, -0.0) times (1.0, 0.0) is (1.0, 0.0).
// What was added and is taken away again folds, too, rounded or not. (lowir does the same, byte for byte.)
func.func @difference(%x: complex<f32>) -> complex<f32> {
  %z = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %d = complex.sub %x, %z : complex<f32>
  return %d : complex<f32>
}
func.func @sum(%x: complex<f32>) -> complex<f32> {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %s = complex.add %x, %z : complex<f32>
  return %s : complex<f32>
}
func.func @back(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %s = complex.add %x, %y : complex<f32>
  %d = complex.sub %s, %y : complex<f32>
  return %d : complex<f32>
}
func.func @product(%x: complex<f32>) -> complex<f32> {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %p = complex.mul %x, %one : complex<f32>
  return %p : complex<f32>
}
