// RUN: lowir opt --convert-func-to-llvm --mlir-print-debuginfo --mlir-print-local-scope %s
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
  llvm.func @one(%arg0: !llvm.ptr loc("locations_of_casts.mlir":4:16), %arg1: !llvm.ptr loc("locations_of_casts.mlir":4:16), %arg2: i64 loc("locations_of_casts.mlir":4:16), %arg3: i64 loc("locations_of_casts.mlir":4:16), %arg4: i64 loc("locations_of_casts.mlir":4:16), %arg5: i64 loc("locations_of_casts.mlir":4:35)) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index loc("locations_of_casts.mlir":4:35)
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts.mlir":8:3)
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":8:3)
    %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":8:3)
    %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":8:3)
    %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":8:3)
    %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":8:3)
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> loc("locations_of_casts.mlir":4:16)
    %8 = arith.addi %0, %0 : index loc("locations_of_casts.mlir":5:8)
    %9 = memref.load %7[%8] : memref<?xf32> loc("locations_of_casts.mlir":6:8)
    memref.store %9, %7[%0] : memref<?xf32> loc("locations_of_casts.mlir":7:3)
    llvm.return %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts.mlir":8:3)
  } loc("locations_of_casts.mlir":4:1)
  llvm.func @two(%arg0: !llvm.ptr loc("locations_of_casts.mlir":10:16), %arg1: !llvm.ptr loc("locations_of_casts.mlir":10:16), %arg2: i64 loc("locations_of_casts.mlir":10:16), %arg3: i64 loc("locations_of_casts.mlir":10:16), %arg4: i64 loc("locations_of_casts.mlir":10:16), %arg5: !llvm.ptr loc("locations_of_casts.mlir":10:35), %arg6: !llvm.ptr loc("locations_of_casts.mlir":10:35), %arg7: i64 loc("locations_of_casts.mlir":10:35), %arg8: i64 loc("locations_of_casts.mlir":10:35), %arg9: i64 loc("locations_of_casts.mlir":10:35), %arg10: i64 loc("locations_of_casts.mlir":10:54)) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
    %0 = builtin.unrealized_conversion_cast %arg10 : i64 to index loc("locations_of_casts.mlir":10:54)
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts.mlir":14:3)
    %2 = llvm.insertvalue %arg5, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":14:3)
    %3 = llvm.insertvalue %arg6, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":14:3)
    %4 = llvm.insertvalue %arg7, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":14:3)
    %5 = llvm.insertvalue %arg8, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":14:3)
    %6 = llvm.insertvalue %arg9, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":14:3)
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts.mlir":12:8)
    %8 = llvm.insertvalue %arg0, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %10 = llvm.insertvalue %arg2, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %11 = llvm.insertvalue %arg3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %12 = llvm.insertvalue %arg4, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %13 = index.add %0, %0 loc("locations_of_casts.mlir":11:8)
    %14 = builtin.unrealized_conversion_cast %13 : index to i64 loc("locations_of_casts.mlir":12:8)
    %15 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %16 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %17 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %18 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %19 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("locations_of_casts.mlir":12:8)
    %20 = llvm.call @one(%15, %16, %17, %18, %19, %14) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("locations_of_casts.mlir":12:8)
    %21 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> loc("locations_of_casts.mlir":14:3)
    %22 = llvm.insertvalue %6, %21[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>  loc("locations_of_casts.mlir":14:3)
    %23 = llvm.insertvalue %20, %22[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>  loc("locations_of_casts.mlir":14:3)
    llvm.return %23 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> loc("locations_of_casts.mlir":14:3)
  } loc("locations_of_casts.mlir":10:1)
} loc("locations_of_casts.mlir":0:0)
