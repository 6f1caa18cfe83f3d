// A polynomial and its derivative at eight points at once, by the scheme of Horner, and a step of Newton from each.
func.func private @print_f64(f64)
memref.global "private" constant @coefficients : memref<6xf64> = dense<[1.0, -3.0, 0.5, 2.0, -7.0, 1.25]>
func.func @main() -> i32 {
  %p = memref.get_global @coefficients : memref<6xf64>
  %points = arith.constant dense<[-2.0, -1.5, -1.0, -0.25, 0.125, 0.75, 1.5, 3.0]> : vector<8xf64>
  %zero = arith.constant dense<0.0> : vector<8xf64>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %6 = arith.constant 6 : index
  %8 = arith.constant 8 : index
  %value, %slope = scf.for %i = %0 to %6 step %1 iter_args(%f = %zero, %d = %zero) -> (vector<8xf64>, vector<8xf64>) {
    %c = memref.load %p[%i] : memref<6xf64>
    %all = vector.broadcast %c : f64 to vector<8xf64>
    %e = vector.fma %d, %points, %f : vector<8xf64>
    %g = vector.fma %f, %points, %all : vector<8xf64>
    scf.yield %g, %e : vector<8xf64>, vector<8xf64>
  }
  %step = arith.divf %value, %slope : vector<8xf64>
  %next = arith.subf %points, %step : vector<8xf64>
  scf.for %i = %0 to %8 step %1 {
    %a = vector.extract %value[%i] : f64 from vector<8xf64>
    %b = vector.extract %slope[%i] : f64 from vector<8xf64>
    %c = vector.extract %next[%i] : f64 from vector<8xf64>
    func.call @print_f64(%a) : (f64) -> ()
    func.call @print_f64(%b) : (f64) -> ()
    func.call @print_f64(%c) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
