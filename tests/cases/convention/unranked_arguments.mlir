// RUN: lowir opt --allow-unregistered-dialect --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// An unranked argument is its rank and a pointer to a descriptor.
// SEED: S32 S33 S34
func.func @callee(%m: memref<*xf32>) {
  "use"(%m) : (memref<*xf32>) -> ()
  return
}
func.func private @space(memref<*xi8, 3>)
//--- out
module {
  llvm.func @callee(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    "use"(%3) : (memref<*xf32>) -> ()
    llvm.return
  }
  llvm.func @space(i64, !llvm.ptr) attributes {sym_visibility = "private"}
}

//--- out 2
module {
  llvm.func @callee(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    "use"(%3) : (memref<*xf32>) -> ()
    llvm.return
  }
  llvm.func @space(i64, !llvm.ptr) attributes {sym_visibility = "private"}
}

