// RUN: lowir opt --compat=19 --convert-vector-to-llvm --finalize-memref-to-llvm
// In release 19 an access has no alignment: an attribute of that name is anyone's, of any kind, and says nothing.
func.func @accesses(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %v = vector.load %m[%i] {alignment = 16 : i64} : memref<8xf32>, vector<4xf32>
  %w = vector.maskedload %m[%i], %k, %p {alignment = 3 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %w, %m[%i] {alignment = 32 : i32} : memref<8xf32>, vector<4xf32>
  %x = memref.load %m[%i] {alignment = 3 : i64} : memref<8xf32>
  memref.store %x, %m[%i] {alignment = "none"} : memref<8xf32>
  return %v : vector<4xf32>
}
//--- out
module {
  func.func @accesses(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.getelementptr %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %7 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.getelementptr %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.intr.masked.load %8, %arg2, %arg3 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %10 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.getelementptr %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %9, %11 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 : !llvm.ptr -> f32
    %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.getelementptr %15[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %16 : f32, !llvm.ptr
    return %6 : vector<4xf32>
  }
}

