// RUN: lowir opt --convert-to-llvm
// Vectors are among what is made into the LLVM dialect in one go (release 22).
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %m: memref<16xf32>, %i: index) -> f32 {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.broadcast %1 : f32 to vector<4xf32>
  vector.store %2, %m[%i] : memref<16xf32>, vector<4xf32>
  %3 = vector.reduction <add>, %2 : vector<4xf32> into f32
  return %3 : f32
}
func.func @mask(%n: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}
func.func @elements(%v: vector<4xi32>) -> i32 {
  %0:4 = vector.to_elements %v : vector<4xi32>
  %1 = arith.addi %0#0, %0#3 : i32
  return %1 : i32
}
func.func @transposed(%v: vector<2x3xf32>, %m: memref<?x3xf32>, %i: index) -> vector<3xf32> {
  %0 = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>
  vector.store %0, %m[%i, %i] : memref<?x3xf32>, vector<3xf32>
  %1 = vector.fma %0, %0, %0 : vector<3xf32>
  return %1 : vector<3xf32>
}
//--- out
module {
  llvm.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.fadd %arg0, %arg1 : vector<4xf32>
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.extractelement %6[%7 : i64] : vector<4xf32>
    %9 = llvm.mlir.poison : vector<4xf32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %8, %9[%10 : i32] : vector<4xf32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32> 
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.getelementptr %13[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %12, %14 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    %15 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %16 = "llvm.intr.vector.reduce.fadd"(%15, %12) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    llvm.return %16 : f32
  }
  llvm.func @mask(%arg0: i64) -> vector<[4]xi1> {
    %0 = llvm.intr.stepvector : vector<[4]xi64>
    %1 = llvm.mlir.poison : vector<[4]xi64>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<[4]xi64>
    %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<[4]xi64> 
    %5 = llvm.icmp "slt" %0, %4 : vector<[4]xi64>
    llvm.return %5 : vector<[4]xi1>
  }
  llvm.func @elements(%arg0: vector<4xi32>) -> i32 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.extractelement %arg0[%0 : i64] : vector<4xi32>
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.extractelement %arg0[%2 : i64] : vector<4xi32>
    %4 = llvm.add %1, %3 : i32
    llvm.return %4 : i32
  }
  llvm.func @transposed(%arg0: !llvm.array<2 x vector<3xf32>>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> vector<3xf32> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg5, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mlir.constant(3 : index) : i64
    %11 = llvm.mul %arg8, %10 : i64
    %12 = llvm.add %11, %arg8 : i64
    %13 = llvm.getelementptr %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %8, %13 {alignment = 4 : i64} : vector<3xf32>, !llvm.ptr
    %14 = llvm.intr.fmuladd(%8, %8, %8) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    llvm.return %14 : vector<3xf32>
  }
}

