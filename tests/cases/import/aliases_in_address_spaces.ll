; RUN: lowir translate --import-llvm
@v = global i32 0
@a = alias i32, addrspacecast (ptr @v to ptr addrspace(2))
@b = alias i8, getelementptr (i8, ptr @v, i64 1)
@c = alias i32, inttoptr (i64 add (i64 ptrtoint (ptr @v to i64), i64 1) to ptr)
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @v(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias external @a : i32 {
    %0 = llvm.mlir.addressof @v : !llvm.ptr
    %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
    llvm.return %1 : !llvm.ptr<2>
  }
  llvm.mlir.alias external @b : i8 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.addressof @v : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.alias external @c : i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.addressof @v : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.add %2, %0 : i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    llvm.return %4 : !llvm.ptr
  }
}
