// c := a * b, every element a sum in one order.
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0.0 : f64
  %n = memref.dim %a, %zero : memref<?x?xf64>
  %k = memref.dim %a, %one : memref<?x?xf64>
  %m = memref.dim %b, %one : memref<?x?xf64>
  scf.for %i = %zero to %n step %one {
    scf.for %j = %zero to %m step %one {
      %sum = scf.for %l = %zero to %k step %one iter_args(%acc = %none) -> (f64) {
        %x = memref.load %a[%i, %l] : memref<?x?xf64>
        %y = memref.load %b[%l, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %acc, %p : f64
        scf.yield %s : f64
      }
      memref.store %sum, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
