; RUN: lowir translate --import-llvm
; Calls of intrinsics as earlier releases wrote them, and comments as LLVM 22 has them.
target triple = "aarch64"
declare i32 @llvm.ctlz.i32(i32)
declare <2 x i32> @llvm.cttz.v2i32(<2 x i32>)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i32, i1)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, i32, <2 x i1>)
define i32 @f(i32 %a, <2 x i32> %b, ptr %p, <2 x ptr> %q, <2 x i1> %m) {
  %1 = call i32 @llvm.ctlz.i32(i32 %a)
  %2 = call <2 x i32> @llvm.cttz.v2i32(<2 x i32> %b)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 16, i32 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 16, i32 0, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i32 4, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %p, i32 16, i32 1, i1 false)
  %3 = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %q, i32 0, <2 x i1> %m, <2 x i32> %b)
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %b, <2 x ptr> %q, i32 0, <2 x i1> %m)
  fence syncscope("") acquire /* a comment
   of two lines */
  ret i32 /*x*/ %1
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = "aarch64"} {
  llvm.func @f(%arg0: i32, %arg1: vector<2xi32>, %arg2: !llvm.ptr, %arg3: vector<2x!llvm.ptr>, %arg4: vector<2xi1>) -> i32 {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %4 = "llvm.intr.cttz"(%arg1) <{is_zero_poison = false}> : (vector<2xi32>) -> vector<2xi32>
    "llvm.intr.memcpy"(%arg2, %arg2, %0) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memcpy"(%arg2, %arg2, %0) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%arg2, %1, %0) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memmove"(%arg2, %arg2, %2) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %5 = llvm.intr.masked.gather %arg3, %arg4, %arg1 {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
    llvm.intr.masked.scatter %arg1, %arg3, %arg4 {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>
    llvm.fence acquire
    llvm.return %3 : i32
  }
}
