// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Function types convert part by part; functions as values are pointers; memrefs in them are unbundled.
// SEED: S78 S79 S80
func.func private @f0()
func.func private @f1(i32) -> i64
func.func private @f2(i32) -> (i64, f32)
func.func private @f3(() -> ()) -> ((i32) -> i32)
func.func private @f4(memref<?xf32>, index, memref<*xf32>) -> memref<f32>
func.func @take(%f: (memref<?xf32>) -> i32, %m: memref<?xf32>) -> i32 {
  %r = call_indirect %f(%m) : (memref<?xf32>) -> i32
  return %r : i32
}
//--- out
module {
  llvm.func @f0() attributes {sym_visibility = "private"}
  llvm.func @f1(i32) -> i64 attributes {sym_visibility = "private"}
  llvm.func @f2(i32) -> !llvm.struct<(i64, f32)> attributes {sym_visibility = "private"}
  llvm.func @f3(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @f4(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
  llvm.func @take(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call %arg0(%6, %7, %8, %9, %10) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %11 : i32
  }
}

//--- out 2
module {
  llvm.func @f0() attributes {sym_visibility = "private"}
  llvm.func @f1(i32) -> i64 attributes {sym_visibility = "private"}
  llvm.func @f2(i32) -> !llvm.struct<(i64, f32)> attributes {sym_visibility = "private"}
  llvm.func @f3(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @f4(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
  llvm.func @take(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call %arg0(%6, %7, %8, %9, %10) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %11 : i32
  }
}

