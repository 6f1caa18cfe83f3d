// RUN: lowir abi %s
// OURS: the real tools know no signatures
// A vector of one half is a whole vector register, so on the stack it takes 16 bytes, at a multiple of 16.
func.func private @f(%wide: vector<16xf64>, %a: f32, %one: vector<1xf16>, %b: f32)
//--- out
x86-64 System V, index of 64 bits
func @f : (vector<16xf64>, f32, vector<1xf16>, f32) -> ()
  default       void @f(<16 x double>, float, <1 x half>, float)
    xmm0 (elements 0..2), xmm1 (elements 2..4), xmm2 (elements 4..6), xmm3 (elements 6..8), xmm4 (elements 8..10), xmm5 (elements 10..12), xmm6 (elements 12..14), xmm7 (elements 14..16) <16 x double> %arg0 = arg0
    stack+0                      float     %arg1 = arg1
    stack+16                     <1 x half> %arg2 = arg2
    stack+32                     float     %arg3 = arg3
  C interface   void @_mlir_ciface_f(<16 x double>, float, <1 x half>, float)
    xmm0 (elements 0..2), xmm1 (elements 2..4), xmm2 (elements 4..6), xmm3 (elements 6..8), xmm4 (elements 8..10), xmm5 (elements 10..12), xmm6 (elements 12..14), xmm7 (elements 14..16) <16 x double> %arg0 = arg0
    stack+0                      float     %arg1 = arg1
    stack+16                     <1 x half> %arg2 = arg2
    stack+32                     float     %arg3 = arg3
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers void @f(<16 x double>, float, <1 x half>, float)
    xmm0 (elements 0..2), xmm1 (elements 2..4), xmm2 (elements 4..6), xmm3 (elements 6..8), xmm4 (elements 8..10), xmm5 (elements 10..12), xmm6 (elements 12..14), xmm7 (elements 14..16) <16 x double> %arg0 = arg0
    stack+0                      float     %arg1 = arg1
    stack+16                     <1 x half> %arg2 = arg2
    stack+32                     float     %arg3 = arg3
