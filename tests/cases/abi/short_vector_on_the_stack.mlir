// RUN: lowir abi --target=aarch64-unknown-linux-gnu
// OURS: the real tools know no signatures; llc-22 puts the last one at 8 bytes behind the vector
func.func private @f(%a: vector<16xi64>, %b: vector<2xi32>, %c: vector<4xf32>, %d: vector<8xi8>, %e: f64)
//--- out
AAPCS64, index of 64 bits
func @f : (vector<16xi64>, vector<2xi32>, vector<4xf32>, vector<8xi8>, f64) -> ()
  default       void @f(<16 x i64>, <2 x i32>, <4 x float>, <8 x i8>, double)
    v0 (elements 0..2), v1 (elements 2..4), v2 (elements 4..6), v3 (elements 6..8), v4 (elements 8..10), v5 (elements 10..12), v6 (elements 12..14), v7 (elements 14..16) <16 x i64> %arg0 = arg0
    stack+0                      <2 x i32> %arg1 = arg1
    stack+16                     <4 x float> %arg2 = arg2
    stack+32                     <8 x i8>  %arg3 = arg3
    stack+40                     double    %arg4 = arg4
  C interface   void @_mlir_ciface_f(<16 x i64>, <2 x i32>, <4 x float>, <8 x i8>, double)
    v0 (elements 0..2), v1 (elements 2..4), v2 (elements 4..6), v3 (elements 6..8), v4 (elements 8..10), v5 (elements 10..12), v6 (elements 12..14), v7 (elements 14..16) <16 x i64> %arg0 = arg0
    stack+0                      <2 x i32> %arg1 = arg1
    stack+16                     <4 x float> %arg2 = arg2
    stack+32                     <8 x i8>  %arg3 = arg3
    stack+40                     double    %arg4 = arg4
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers void @f(<16 x i64>, <2 x i32>, <4 x float>, <8 x i8>, double)
    v0 (elements 0..2), v1 (elements 2..4), v2 (elements 4..6), v3 (elements 6..8), v4 (elements 8..10), v5 (elements 10..12), v6 (elements 12..14), v7 (elements 14..16) <16 x i64> %arg0 = arg0
    stack+0                      <2 x i32> %arg1 = arg1
    stack+16                     <4 x float> %arg2 = arg2
    stack+32                     <8 x i8>  %arg3 = arg3
    stack+40                     double    %arg4 = arg4
