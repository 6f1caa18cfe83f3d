; RUN: lowir translate --import-llvm
; Reads of special registers are operations of their own, as one function of the processor is.
define i32 @f(float %x, ptr %p) {
  %a = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #0
  %e = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  %g = call range(i64 0, 1024) i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %i = call float @llvm.nvvm.rcp.approx.ftz.f(float 1.0)
  %j = call i32 @llvm.nvvm.read.ptx.sreg.envreg7()
  %k = add i32 %a, %b
  %m = add i32 %k, %e
  store float %i, ptr %p
  store i64 %g, ptr %p
  store i32 %j, ptr %p
  ret i32 %m
}
attributes #0 = { nounwind }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: f32, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 1024> : i32
    %2 = nvvm.read.ptx.sreg.ctaid.y : i32
    %3 = nvvm.read.ptx.sreg.total.smem.size : i32
    %4 = nvvm.read.ptx.sreg.clock64 : i64
    %5 = nvvm.rcp.approx.ftz.f %0 : f32
    %6 = nvvm.read.ptx.sreg.envreg7 : i32
    %7 = llvm.add %1, %2 : i32
    %8 = llvm.add %7, %3 : i32
    llvm.store %5, %arg1 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %4, %arg1 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.store %6, %arg1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return %8 : i32
  }
}
