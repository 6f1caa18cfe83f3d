// RUN: lowir abi --target=armv7-unknown-linux-gnueabi
// OURS: the real tools know no signatures; llc-22 returns the last one in the register in front of the pair
func.func private @f() -> (bf16, f64, f32)
func.func private @g() -> (i32, f64, i64)
func.func private @h() -> (i32, f64, i16)
//--- out
AAPCS32 without floating-point registers, index of 64 bits
func @f : () -> (bf16, f64, f32)
  default       { bfloat, double, float } @f()
    result in r0, r2 (bits 0..32), r3 (bits 32..64), r1
  C interface   void @_mlir_ciface_f(ptr)
    r0                           ptr       %arg0 = where the result goes
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers { bfloat, double, float } @f()
    result in r0, r2 (bits 0..32), r3 (bits 32..64), r1
func @g : () -> (i32, f64, i64)
  default       { i32, double, i64 } @g()
    r0                                     hidden pointer to 24 bytes for the result
    result in [hidden+0], [hidden+8], [hidden+16]
  C interface   void @_mlir_ciface_g(ptr)
    r0                           ptr       %arg0 = where the result goes
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers { i32, double, i64 } @g()
    r0                                     hidden pointer to 24 bytes for the result
    result in [hidden+0], [hidden+8], [hidden+16]
func @h : () -> (i32, f64, i16)
  default       { i32, double, i16 } @h()
    result in r0, r2 (bits 0..32), r3 (bits 32..64), r1
  C interface   void @_mlir_ciface_h(ptr)
    r0                           ptr       %arg0 = where the result goes
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers { i32, double, i16 } @h()
    result in r0, r2 (bits 0..32), r3 (bits 32..64), r1
