; RUN: lowir translate --import-llvm
; Operand bundles, 'externally_initialized' and what the dialect has no place for.
; DIFFERS: bundles of calls and 'externally_initialized' are kept, and what is left out is named by a remark
@g = externally_initialized global i32 3
declare i32 @ext(i32)
define i32 @f(i32 %x) {
  %a = call i32 @ext(i32 %x) cold [ "foo"(i32 1), "bar"() ]
  %b = icmp samesign ult i32 %x, 4
  %c = select i1 %b, i32 %a, i32 %x
  ret i32 %c
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(3 : i32) {addr_space = 0 : i32, externally_initialized} : i32
  llvm.func @ext(i32) -> i32
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.call @ext(%arg0) ["foo"(%0 : i32), "bar"()] : (i32) -> i32
    %3 = llvm.icmp "ult" %arg0, %1 : i32
    %4 = llvm.select %3, %2, %arg0 : i1, i32
    llvm.return %4 : i32
  }
}
//--- err
bundles.ll:7:3: remark: 'cold' of a call has no place in the LLVM dialect and is left out [import-left-out]
  %a = call i32 @ext(i32 %x) cold [ "foo"(i32 1), "bar"() ]
  ^~
bundles.ll:8:8: remark: 'samesign' of an icmp has no place in the LLVM dialect and is left out [import-left-out]
  %b = icmp samesign ult i32 %x, 4
       ^~~~
