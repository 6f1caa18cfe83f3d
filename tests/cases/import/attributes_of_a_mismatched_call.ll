; RUN: lowir translate --import-llvm
; DIFFERS: what the arguments of a call through another type than the function's carry is kept; mlir-translate drops it
declare void @v(ptr)
define void @f(ptr %p) {
  call void @v(ptr %p, i32 zeroext 5)
  ret void
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @v(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.addressof @v : !llvm.ptr
    llvm.call %1(%arg0, %0) : !llvm.ptr, (!llvm.ptr, i32 {llvm.zeroext}) -> ()
    llvm.return
  }
}
