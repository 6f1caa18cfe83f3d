// RUN: lowir opt --allow-unregistered-dialect --convert-vector-to-llvm
// Vectors of one dimension are those of LLVM, others arrays of them.

func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<8x8xf32>, %i: index, %s: f32, %k: vector<4xi1>, %iv: vector<4xi32>, %sc: vector<[4]xf32>, %z: vector<f32>, %m1: memref<?xf32>, %n: i32, %st: memref<2x4xf32>) {
  %0 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.extract %w[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.extract %v[%i] : f32 from vector<4xf32>
  %3 = vector.insert %v, %w [0] : vector<4xf32> into vector<2x4xf32>
  %4 = vector.insert %s, %v [%i] : f32 into vector<4xf32>
  %5 = vector.broadcast %s : f32 to vector<4xf32>
  %7 = vector.fma %v, %v, %v : vector<4xf32>
  %8 = vector.reduction <add>, %v, %s fastmath<reassoc> : vector<4xf32> into f32
  %9 = vector.reduction <maxsi>, %iv, %n : vector<4xi32> into i32
  %10 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  %11 = vector.maskedload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %12 = vector.gather %m1[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m1[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %13 = vector.expandload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %14 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %15 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %16, %17 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %18 = vector.from_elements %s, %s : vector<2xf32>
  %19 = vector.scalable.insert %v, %sc[0] : vector<4xf32> into vector<[4]xf32>
  %20 = vector.scalable.extract %sc[0] : vector<4xf32> from vector<[4]xf32>
  %21 = vector.vscale
  "test.use"(%0) : (vector<4xf32>) -> ()
  "test.use"(%1) : (f32) -> ()
  "test.use"(%2) : (f32) -> ()
  "test.use"(%3) : (vector<2x4xf32>) -> ()
  "test.use"(%4) : (vector<4xf32>) -> ()
  "test.use"(%5) : (vector<4xf32>) -> ()
  "test.use"(%7) : (vector<4xf32>) -> ()
  "test.use"(%8) : (f32) -> ()
  "test.use"(%9) : (i32) -> ()
  "test.use"(%10) : (vector<4xf32>) -> ()
  "test.use"(%11) : (vector<4xf32>) -> ()
  "test.use"(%12) : (vector<4xf32>) -> ()
  "test.use"(%13) : (vector<4xf32>) -> ()
  "test.use"(%14) : (vector<8xi16>) -> ()
  "test.use"(%15) : (vector<8xf32>) -> ()
  "test.use"(%16) : (vector<2xf32>) -> ()
  "test.use"(%17) : (vector<2xf32>) -> ()
  "test.use"(%18) : (vector<2xf32>) -> ()
  "test.use"(%19) : (vector<[4]xf32>) -> ()
  "test.use"(%20) : (vector<4xf32>) -> ()
  "test.use"(%21) : (index) -> ()
  return
}

//--- out
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: memref<8x8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xi32>, %arg7: vector<[4]xf32>, %arg8: vector<f32>, %arg9: memref<?xf32>, %arg10: i32, %arg11: memref<2x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg9 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg2 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %4 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<4xf32>> 
    %5 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<4xf32>> 
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.extractelement %5[%6 : i64] : vector<4xf32>
    %8 = llvm.extractelement %arg0[%2 : i64] : vector<4xf32>
    %9 = llvm.insertvalue %arg0, %3[0] : !llvm.array<2 x vector<4xf32>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %11 = llvm.insertelement %arg4, %arg0[%2 : i64] : vector<4xf32>
    %12 = llvm.mlir.poison : vector<4xf32>
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.insertelement %arg4, %12[%13 : i32] : vector<4xf32>
    %15 = llvm.shufflevector %14, %12 [0, 0, 0, 0] : vector<4xf32> 
    %16 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %17 = "llvm.intr.vector.reduce.fadd"(%arg4, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %18 = "llvm.intr.vector.reduce.smax"(%arg6) : (vector<4xi32>) -> i32
    %19 = llvm.icmp "sge" %arg10, %18 : i32
    %20 = llvm.select %19, %arg10, %18 : i1, i32
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(8 : index) : i64
    %23 = llvm.mul %2, %22 : i64
    %24 = llvm.add %23, %2 : i64
    %25 = llvm.getelementptr %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %27 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.mlir.constant(8 : index) : i64
    %29 = llvm.mul %2, %28 : i64
    %30 = llvm.add %29, %2 : i64
    %31 = llvm.getelementptr %27[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg0, %31 {alignment = 4 : i64, nontemporal} : vector<4xf32>, !llvm.ptr
    %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(8 : index) : i64
    %34 = llvm.mul %2, %33 : i64
    %35 = llvm.add %34, %2 : i64
    %36 = llvm.getelementptr %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.intr.masked.load %36, %arg5, %arg0 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %38 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mlir.constant(8 : index) : i64
    %40 = llvm.mul %2, %39 : i64
    %41 = llvm.add %40, %2 : i64
    %42 = llvm.getelementptr %38[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %arg0, %42, %arg5 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %43 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.getelementptr %43[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.getelementptr %44[%arg6] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
    %46 = llvm.intr.masked.gather %45, %arg5, %arg0 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %47 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.getelementptr %47[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.getelementptr %48[%arg6] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
    llvm.intr.masked.scatter %arg0, %49, %arg5 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    %50 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.mlir.constant(8 : index) : i64
    %52 = llvm.mul %2, %51 : i64
    %53 = llvm.add %52, %2 : i64
    %54 = llvm.getelementptr %50[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = "llvm.intr.masked.expandload"(%54, %arg5, %arg0) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %56 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.mlir.constant(8 : index) : i64
    %58 = llvm.mul %2, %57 : i64
    %59 = llvm.add %58, %2 : i64
    %60 = llvm.getelementptr %56[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.masked.compressstore"(%arg0, %60, %arg5) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %61 = llvm.bitcast %arg0 : vector<4xf32> to vector<8xi16>
    %62 = llvm.shufflevector %arg0, %arg0 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32> 
    %63 = llvm.mlir.poison : vector<4xf32>
    %64 = llvm.shufflevector %arg0, %63 [0, 2] : vector<4xf32> 
    %65 = llvm.shufflevector %arg0, %63 [1, 3] : vector<4xf32> 
    %66 = llvm.mlir.poison : vector<2xf32>
    %67 = llvm.mlir.constant(0 : i64) : i64
    %68 = llvm.insertelement %arg4, %66[%67 : i64] : vector<2xf32>
    %69 = llvm.mlir.constant(1 : i64) : i64
    %70 = llvm.insertelement %arg4, %68[%69 : i64] : vector<2xf32>
    %71 = llvm.intr.vector.insert %arg0, %arg7[0] : vector<4xf32> into vector<[4]xf32>
    %72 = llvm.intr.vector.extract %arg7[0] : vector<4xf32> from vector<[4]xf32>
    %73 = "llvm.intr.vscale"() : () -> i64
    %74 = builtin.unrealized_conversion_cast %73 : i64 to index
    "test.use"(%4) : (vector<4xf32>) -> ()
    "test.use"(%7) : (f32) -> ()
    "test.use"(%8) : (f32) -> ()
    "test.use"(%10) : (vector<2x4xf32>) -> ()
    "test.use"(%11) : (vector<4xf32>) -> ()
    "test.use"(%15) : (vector<4xf32>) -> ()
    "test.use"(%16) : (vector<4xf32>) -> ()
    "test.use"(%17) : (f32) -> ()
    "test.use"(%20) : (i32) -> ()
    "test.use"(%26) : (vector<4xf32>) -> ()
    "test.use"(%37) : (vector<4xf32>) -> ()
    "test.use"(%46) : (vector<4xf32>) -> ()
    "test.use"(%55) : (vector<4xf32>) -> ()
    "test.use"(%61) : (vector<8xi16>) -> ()
    "test.use"(%62) : (vector<8xf32>) -> ()
    "test.use"(%64) : (vector<2xf32>) -> ()
    "test.use"(%65) : (vector<2xf32>) -> ()
    "test.use"(%70) : (vector<2xf32>) -> ()
    "test.use"(%71) : (vector<[4]xf32>) -> ()
    "test.use"(%72) : (vector<4xf32>) -> ()
    "test.use"(%74) : (index) -> ()
    return
  }
}

