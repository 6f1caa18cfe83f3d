; RUN: lowir translate --import-llvm
; The spaces of the layout are those of functions and of calls; of allocas and variables the text says them.
target datalayout = "A5-P2-G3"
@h = addrspace("G") global i32 0
@k = alias i32 (), ptr addrspace(2) @f
define i32 @f() {
  %a = alloca i32, addrspace("A")
  %v = load i32, ptr addrspace(5) %a
  %g = call addrspace(0) i32 null()
  %g1 = call i32 @f()
  ret i32 %v
}
define i32 @ff(ptr %q) addrspace(0) {
  %e = call addrspace(0) i32 @ff(ptr %q)
  %e2 = call addrspace(0) i32 %q()
  %s = load ptr addrspace(2), ptr %q
  %e3 = call i32 %s()
  %e4 = call addrspace(2) i32 %s()
  ret i32 %e
}
define i32 @plain() {
  %a = alloca i32
  %v = load i32, ptr %a
  ret i32 %v
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 2 : ui64, "dlti.global_memory_space" = 3 : ui64, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @h(0 : i32) {addr_space = 3 : i32} : i32
  llvm.mlir.alias external @k : !llvm.func<i32 ()> {
    %0 = llvm.mlir.addressof @f : !llvm.ptr<2>
    llvm.return %0 : !llvm.ptr<2>
  }
  llvm.func @f() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr<5>
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr<5> -> i32
    %4 = llvm.call %1() : !llvm.ptr, () -> i32
    %5 = llvm.call @f() : () -> i32
    llvm.return %3 : i32
  }
  llvm.func @ff(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.call @ff(%arg0) : (!llvm.ptr) -> i32
    %1 = llvm.call %arg0() : !llvm.ptr, () -> i32
    %2 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr<2>
    %3 = llvm.call %2() : !llvm.ptr<2>, () -> i32
    %4 = llvm.call %2() : !llvm.ptr<2>, () -> i32
    llvm.return %0 : i32
  }
  llvm.func @plain() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %2 : i32
  }
}
