// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Calling with an unranked memref unpacks it and allocates nothing.
// SEED: S35
func.func private @callee(memref<*xf32>)
func.func @caller(%m: memref<*xf32>) {
  call @callee(%m) : (memref<*xf32>) -> ()
  return
}
//--- out
module {
  llvm.func @callee(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @caller(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @callee(%3, %4) : (i64, !llvm.ptr) -> ()
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @callee(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @caller(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @callee(%3, %4) : (i64, !llvm.ptr) -> ()
    llvm.return
  }
}

