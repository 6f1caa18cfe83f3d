// RUN: lowir opt --convert-cf-to-llvm --convert-arith-to-llvm --convert-index-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s
// DIFFERS: every conversion honours the width of index in the data layout
// Every conversion asks the module's data layout for the width of index.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%m: memref<?xf32>, %c: i1) -> index {
    %zero = arith.constant 0 : index
    %n = memref.dim %m, %zero : memref<?xf32>
    %two = index.constant 2
    %d = index.mul %n, %two
    cf.cond_br %c, ^a(%d : index), ^a(%n : index)
  ^a(%r: index):
    %s = arith.addi %r, %d : index
    return %s : index
  }
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i1) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %6 = llvm.mlir.constant(0 : index) : i32
    %7 = llvm.mlir.constant(1 : index) : i32
    %8 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %9 = llvm.alloca %7 x !llvm.array<1 x i32> : (i32) -> !llvm.ptr
    llvm.store %8, %9 : !llvm.array<1 x i32>, !llvm.ptr
    %10 = llvm.getelementptr %9[0, %6] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<1 x i32>
    %11 = llvm.load %10 : !llvm.ptr -> i32
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mul %11, %12 : i32
    llvm.cond_br %arg5, ^bb1(%13 : i32), ^bb1(%11 : i32)
  ^bb1(%14: i32):  // 2 preds: ^bb0, ^bb0
    %15 = llvm.add %14, %13 : i32
    llvm.return %15 : i32
  }
}

