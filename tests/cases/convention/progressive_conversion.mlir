// RUN: lowir opt --finalize-memref-to-llvm
// RUN: lowir opt --compat=19 --finalize-memref-to-llvm
// One pass converts its dialect; casts join what is converted and what is not yet.
// SEED: S91 S92
func.func @f(%m: memref<4x?xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i, %i] : memref<4x?xf32>
  %y = arith.addf %x, %x : f32
  return %y : f32
}
//--- out
module {
  func.func @f(%arg0: memref<4x?xf32>, %arg1: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
    %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
    %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    %8 = arith.addf %7, %7 : f32
    return %8 : f32
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<4x?xf32>, %arg1: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.mul %0, %3 : i64
    %5 = llvm.add %4, %0 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    %8 = arith.addf %7, %7 : f32
    return %8 : f32
  }
}

