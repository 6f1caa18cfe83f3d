; RUN: lowir translate --import-llvm
; Every keyword of LLVM, and numbers with and without a blank.
declare amdgpu_gfx void @a()
declare cc11 void @b()
declare cc 10 void @c()
declare hhvmcc void @d()
declare amdgpu_cs void @e()
define void @h() {
  call amdgpu_gfx void @a()
  call cc11 void @b()
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func amdgpu_gfxcc @a()
  llvm.func cc_11 @b()
  llvm.func cc_10 @c()
  llvm.func hhvmcc @d()
  llvm.func amdgpu_cscc @e()
  llvm.func @h() {
    llvm.call amdgpu_gfxcc @a() : () -> ()
    llvm.call cc_11 @b() : () -> ()
    llvm.return
  }
}
