// RUN: lowir opt --compat=19 --convert-func-to-llvm --mlir-print-debuginfo --mlir-print-local-scope %s
// A cast, or a descriptor, stands where the first operation stands that asks for it; back to what it was, where the value does.

func.func @one(%m: memref<?xf32>, %i: index) -> memref<?xf32> {
  %0 = arith.addi %i, %i : index
  %1 = memref.load %m[%0] : memref<?xf32>
  memref.store %1, %m[%i] : memref<?xf32>
  return %m : memref<?xf32>
}
func.func @two(%m: memref<?xf32>, %n: memref<?xf32>, %i: index) -> (memref<?xf32>, memref<?xf32>) {
  %0 = index.add %i, %i
  %2 = call @one(%m, %0)
    : (memref<?xf32>, index) -> memref<?xf32>
  return %n,
    %2 : memref<?xf32>, memref<?xf32>
}
//--- out
module {
  llvm.func @one(%arg0: !llvm.ptr loc("locations_of_casts_19.mlir":4:16), %arg1: !llvm.ptr loc("locations_of_casts_19.mlir":4:16), %arg2: i64 loc("locations_of_casts_19.mlir":4:16), %arg3: i64 loc("locations_of_casts_19.mlir":4:16), %arg4: i64 loc("locations_of_casts_19.mlir":4:16), %arg5: i64 loc("locations_of_casts_19.mlir":4:35)) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index loc("locations_of_casts_19.mlir":4:35)
    %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":4:16)
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":4:16)
    %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":4:16)
    %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":4:16)
    %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":4:16)
    %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":4:16)
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> loc("locations_of_casts_19.mlir":4:16)
    %8 = builtin.unrealized_conversion_cast %7 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":4:16)
    %9 = llvm.add %arg5, %arg5 : i64 loc("locations_of_casts_19.mlir":5:8)
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index loc("locations_of_casts_19.mlir":5:8)
    %11 = memref.load %7[%10] : memref<?xf32> loc("locations_of_casts_19.mlir":6:8)
    memref.store %11, %7[%0] : memref<?xf32> loc("locations_of_casts_19.mlir":7:3)
    llvm.return %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":8:3)
  } loc("locations_of_casts_19.mlir":4:1)
  llvm.func @two(%arg0: !llvm.ptr loc("locations_of_casts_19.mlir":10:16), %arg1: !llvm.ptr loc("locations_of_casts_19.mlir":10:16), %arg2: i64 loc("locations_of_casts_19.mlir":10:16), %arg3: i64 loc("locations_of_casts_19.mlir":10:16), %arg4: i64 loc("locations_of_casts_19.mlir":10:16), %arg5: !llvm.ptr loc("locations_of_casts_19.mlir":10:35), %arg6: !llvm.ptr loc("locations_of_casts_19.mlir":10:35), %arg7: i64 loc("locations_of_casts_19.mlir":10:35), %arg8: i64 loc("locations_of_casts_19.mlir":10:35), %arg9: i64 loc("locations_of_casts_19.mlir":10:35), %arg10: i64 loc("locations_of_casts_19.mlir":10:54)) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
    %0 = builtin.unrealized_conversion_cast %arg10 : i64 to index loc("locations_of_casts_19.mlir":10:54)
    %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":10:35)
    %2 = llvm.insertvalue %arg5, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:35)
    %3 = llvm.insertvalue %arg6, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:35)
    %4 = llvm.insertvalue %arg7, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:35)
    %5 = llvm.insertvalue %arg8, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:35)
    %6 = llvm.insertvalue %arg9, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:35)
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> loc("locations_of_casts_19.mlir":10:35)
    %8 = builtin.unrealized_conversion_cast %7 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":10:35)
    %9 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":10:16)
    %10 = llvm.insertvalue %arg0, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:16)
    %11 = llvm.insertvalue %arg1, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:16)
    %12 = llvm.insertvalue %arg2, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:16)
    %13 = llvm.insertvalue %arg3, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:16)
    %14 = llvm.insertvalue %arg4, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":10:16)
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> loc("locations_of_casts_19.mlir":10:16)
    %16 = builtin.unrealized_conversion_cast %15 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":10:16)
    %17 = index.add %0, %0 loc("locations_of_casts_19.mlir":11:8)
    %18 = builtin.unrealized_conversion_cast %17 : index to i64 loc("locations_of_casts_19.mlir":12:8)
    %19 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":12:8)
    %20 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":12:8)
    %21 = llvm.extractvalue %16[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":12:8)
    %22 = llvm.extractvalue %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":12:8)
    %23 = llvm.extractvalue %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts_19.mlir":12:8)
    %24 = llvm.call @one(%19, %20, %21, %22, %23, %18) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts_19.mlir":12:8)
    %25 = llvm.mlir.undef : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> loc("locations_of_casts_19.mlir":14:3)
    %26 = llvm.insertvalue %8, %25[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>  loc("locations_of_casts_19.mlir":14:3)
    %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>  loc("locations_of_casts_19.mlir":14:3)
    llvm.return %27 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> loc("locations_of_casts_19.mlir":14:3)
  } loc("locations_of_casts_19.mlir":10:1)
} loc("locations_of_casts_19.mlir":0:0)
