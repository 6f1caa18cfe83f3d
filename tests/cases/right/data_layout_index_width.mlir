// RUN: lowir opt --convert-cf-to-llvm --convert-arith-to-llvm --convert-index-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s
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
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = builtin.unrealized_conversion_cast %7 : index to i32
    %9 = llvm.mlir.constant(1 : index) : i32
    %10 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %11 = llvm.alloca %9 x !llvm.array<1 x i32> : (i32) -> !llvm.ptr
    llvm.store %10, %11 : !llvm.array<1 x i32>, !llvm.ptr
    %12 = llvm.getelementptr %11[0, %8] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<1 x i32>
    %13 = llvm.load %12 : !llvm.ptr -> i32
    %14 = builtin.unrealized_conversion_cast %13 : i32 to index
    %15 = builtin.unrealized_conversion_cast %14 : index to i64
    %16 = builtin.unrealized_conversion_cast %14 : index to i64
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mul %15, %17 : i64
    llvm.cond_br %arg5, ^bb1(%18 : i64), ^bb1(%16 : i64)
  ^bb1(%19: i64):  // 2 preds: ^bb0, ^bb0
    %20 = llvm.add %19, %18 : i64
    %21 = builtin.unrealized_conversion_cast %20 : i64 to index
    %22 = builtin.unrealized_conversion_cast %21 : index to i32
    llvm.return %22 : i32
  }
}

