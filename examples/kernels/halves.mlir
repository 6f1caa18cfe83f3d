// A sum in 16 bits of both kinds, each step rounded.
func.func @halves(%v: memref<?xf32>) -> (f16, bf16) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a0 = arith.constant 0.0 : f16
  %b0 = arith.constant 0.0 : bf16
  %n = memref.dim %v, %zero : memref<?xf32>
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%a = %a0, %b = %b0) -> (f16, bf16) {
    %x = memref.load %v[%i] : memref<?xf32>
    %p = arith.truncf %x : f32 to f16
    %q = arith.truncf %x : f32 to bf16
    %pp = arith.mulf %p, %p : f16
    %na = arith.addf %a, %pp : f16
    %nb = arith.addf %b, %q : bf16
    scf.yield %na, %nb : f16, bf16
  }
  return %r#0, %r#1 : f16, bf16
}
func.func @halves_of(%v: memref<?xf32>, %out: memref<2xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = call @halves(%v) : (memref<?xf32>) -> (f16, bf16)
  %a = arith.extf %r#0 : f16 to f32
  %b = arith.extf %r#1 : bf16 to f32
  memref.store %a, %out[%zero] : memref<2xf32>
  memref.store %b, %out[%one] : memref<2xf32>
  return
}
