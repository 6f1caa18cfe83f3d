// Eight lanes of floats and of integers at once: sums of what is not negative, counts, the greatest.
func.func @lanes(%x: memref<?xvector<8xf32>>, %most: vector<4xi32>, %out: memref<3xvector<8xf32>>) -> vector<4xi32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %none = arith.constant dense<0.0> : vector<8xf32>
  %ones = arith.constant dense<[1.0, 0.5, 0.25, 0.125, 1.0, 0.5, 0.25, 0.125]> : vector<8xf32>
  %step = arith.constant dense<[3, -5, 7, 11]> : vector<4xi32>
  %n = memref.dim %x, %zero : memref<?xvector<8xf32>>
  %r:4 = scf.for %i = %zero to %n step %one iter_args(%sum = %none, %top = %none, %count = %none, %mix = %most)
      -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xi32>) {
    %v = memref.load %x[%i] : memref<?xvector<8xf32>>
    %in = arith.cmpf oge, %v, %none : vector<8xf32>
    %taken = arith.select %in, %v, %none : vector<8xi1>, vector<8xf32>
    %weighed = arith.mulf %taken, %ones : vector<8xf32>
    %s = arith.addf %sum, %weighed : vector<8xf32>
    %t = arith.maximumf %top, %v : vector<8xf32>
    %more = arith.uitofp %in : vector<8xi1> to vector<8xf32>
    %c = arith.addf %count, %more : vector<8xf32>
    %p = arith.muli %mix, %step : vector<4xi32>
    %less = arith.cmpi ult, %p, %mix : vector<4xi32>
    %q = arith.subi %p, %step : vector<4xi32>
    %m = arith.select %less, %q, %p : vector<4xi1>, vector<4xi32>
    scf.yield %s, %t, %c, %m : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xi32>
  }
  memref.store %r#0, %out[%zero] : memref<3xvector<8xf32>>
  memref.store %r#1, %out[%one] : memref<3xvector<8xf32>>
  memref.store %r#2, %out[%two] : memref<3xvector<8xf32>>
  return %r#3 : vector<4xi32>
}
