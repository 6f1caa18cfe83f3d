// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Attributes of scalar arguments stay; those of an argument that becomes several are dropped.
// SEED: S27
func.func @attributes(%a: !llvm.ptr {llvm.noalias}, %m: memref<?xf32> {llvm.noalias}, %b: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) {
  return %b : i32
}
//--- out
module {
  llvm.func @attributes(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) {
    llvm.return %arg6 : i32
  }
}

//--- out 2
module {
  llvm.func @attributes(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) {
    llvm.return %arg6 : i32
  }
}

