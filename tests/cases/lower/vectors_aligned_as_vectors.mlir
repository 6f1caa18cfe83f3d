// RUN: lowir opt --convert-vector-to-llvm=use-vector-alignment
// RUN: lowir opt --convert-vector-to-llvm="use-vector-alignment=0"
func.func @a(%m: memref<8xf32>, %n: memref<8xi1>, %w: memref<8xi24>, %i: index, %k: vector<3xi1>, %at: vector<3xi32>, %v: vector<3xf32>) {
  %0 = vector.load %m[%i] : memref<8xf32>, vector<3xf32>
  %1 = vector.load %m[%i] : memref<8xf32>, vector<[4]xf32>
  %2 = vector.load %m[%i] {alignment = 4} : memref<8xf32>, vector<8xf32>
  %3 = vector.maskedload %m[%i], %k, %v : memref<8xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %4 = vector.gather %m[%i] [%at], %k, %v : memref<8xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %5 = vector.load %n[%i] : memref<8xi1>, vector<8xi1>
  %6 = vector.load %w[%i] : memref<8xi24>, vector<8xi24>
  vector.scatter %m[%i] [%at], %k, %4 : memref<8xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  vector.store %0, %m[%i] : memref<8xf32>, vector<3xf32>
  vector.maskedstore %m[%i], %k, %3 : memref<8xf32>, vector<3xi1>, vector<3xf32>
  return
}
//--- out
module {
  func.func @a(%arg0: memref<8xf32>, %arg1: memref<8xi1>, %arg2: memref<8xi24>, %arg3: index, %arg4: vector<3xi1>, %arg5: vector<3xi32>, %arg6: vector<3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> vector<3xf32>
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.intr.masked.load %6, %arg4, %arg6 {alignment = 16 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.getelementptr %9[%arg5] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    %11 = llvm.intr.masked.gather %10, %arg4, %arg6 {alignment = 16 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.getelementptr %13[%arg5] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    llvm.intr.masked.scatter %11, %14, %arg4 {alignment = 16 : i32} : vector<3xf32>, vector<3xi1> into vector<3x!llvm.ptr>
    %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.getelementptr %15[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %4, %16 {alignment = 16 : i64} : vector<3xf32>, !llvm.ptr
    %17 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr %17[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %7, %18, %arg4 {alignment = 16 : i32} : vector<3xf32>, vector<3xi1> into !llvm.ptr
    return
  }
}

//--- out 2
module {
  func.func @a(%arg0: memref<8xf32>, %arg1: memref<8xi1>, %arg2: memref<8xi24>, %arg3: index, %arg4: vector<3xi1>, %arg5: vector<3xi32>, %arg6: vector<3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<3xf32>
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.intr.masked.load %6, %arg4, %arg6 {alignment = 4 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.getelementptr %9[%arg5] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    %11 = llvm.intr.masked.gather %10, %arg4, %arg6 {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.getelementptr %13[%arg5] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    llvm.intr.masked.scatter %11, %14, %arg4 {alignment = 4 : i32} : vector<3xf32>, vector<3xi1> into vector<3x!llvm.ptr>
    %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.getelementptr %15[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %4, %16 {alignment = 4 : i64} : vector<3xf32>, !llvm.ptr
    %17 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr %17[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %7, %18, %arg4 {alignment = 4 : i32} : vector<3xf32>, vector<3xi1> into !llvm.ptr
    return
  }
}

