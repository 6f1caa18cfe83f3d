// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// llvm.bareptr asks for bare pointers function by function.
// SEED: S43
func.func private @one(memref<8xf32>) attributes {llvm.bareptr}
func.func private @other(memref<8xf32>)
//--- out
module {
  llvm.func @one(!llvm.ptr) attributes {llvm.bareptr, sym_visibility = "private"}
  llvm.func @other(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @one(!llvm.ptr) attributes {llvm.bareptr, sym_visibility = "private"}
  llvm.func @other(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
}

