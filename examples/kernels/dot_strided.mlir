// Products of every %step-th element of two vectors: views of parts of them.
func.func @dot_strided(%x: memref<?xf32>, %y: memref<?xf32>, %from: index, %n: index, %step: index) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0.0 : f32
  %a = memref.subview %x[%from] [%n] [%step] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b = memref.subview %y[0] [%n] [%step] : memref<?xf32> to memref<?xf32, strided<[?]>>
  %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %none) -> (f32) {
    %p = memref.load %a[%i] : memref<?xf32, strided<[?], offset: ?>>
    %q = memref.load %b[%i] : memref<?xf32, strided<[?]>>
    %pq = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %pq : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
