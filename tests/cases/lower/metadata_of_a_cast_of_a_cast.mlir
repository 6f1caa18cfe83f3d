// RUN: lowir opt --finalize-memref-to-llvm
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm
// Metadata come from what a cast of a cast casts: the two are one cast before, though a memref of no known rank lies between.
func.func private @use(index)
func.func @f(%a: memref<?xi1>) {
  %u = memref.cast %a : memref<?xi1> to memref<*xi1>
  %v = memref.cast %u : memref<*xi1> to memref<?xi1, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %v : memref<?xi1, strided<[?], offset: ?>> -> memref<i1>, index, index, index
  func.call @use(%t) : (index) -> ()
  func.call @use(%o) : (index) -> ()
  return
}
//--- out
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i64, ptr)> 
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %7 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %10 = llvm.insertvalue %7, %9[0] : !llvm.struct<(ptr, ptr, i64)> 
    %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64)> 
    %14 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    call @use(%c1) : (index) -> ()
    call @use(%c0) : (index) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %10 = llvm.insertvalue %7, %9[0] : !llvm.struct<(ptr, ptr, i64)> 
    %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64)> 
    %14 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = builtin.unrealized_conversion_cast %14 : i64 to index
    %18 = builtin.unrealized_conversion_cast %16 : i64 to index
    call @use(%18) : (index) -> ()
    call @use(%17) : (index) -> ()
    return
  }
}

