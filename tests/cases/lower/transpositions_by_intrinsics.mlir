// RUN: lowir opt --convert-vector-to-llvm=vector-transpose-lowering=llvmintr
// Of matrices alone.
func.func @matrix(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

func.func @three(%a: vector<2x3x2xi8>) -> vector<2x3x2xi8> {
  %r = vector.transpose %a, [2, 1, 0] : vector<2x3x2xi8> to vector<2x3x2xi8>
  return %r : vector<2x3x2xi8>
}
//--- out
module {
  func.func @matrix(%arg0: vector<2x3xf32>) -> vector<3x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = ub.poison : vector<3x2xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %3 = ub.poison : vector<6xf32>
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.shufflevector %4, %4 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %6 = llvm.shufflevector %5, %3 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %9 = llvm.shufflevector %8, %6 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %10 = llvm.intr.matrix.transpose %9 {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
    %11 = llvm.shufflevector %10, %10 [0, 1] : vector<6xf32> 
    %12 = llvm.insertvalue %11, %2[0] : !llvm.array<3 x vector<2xf32>> 
    %13 = llvm.shufflevector %10, %10 [2, 3] : vector<6xf32> 
    %14 = llvm.insertvalue %13, %12[1] : !llvm.array<3 x vector<2xf32>> 
    %15 = llvm.shufflevector %10, %10 [4, 5] : vector<6xf32> 
    %16 = llvm.insertvalue %15, %14[2] : !llvm.array<3 x vector<2xf32>> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
    return %17 : vector<3x2xf32>
  }
  func.func @three(%arg0: vector<2x3x2xi8>) -> vector<2x3x2xi8> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x2xi8> to !llvm.array<2 x array<3 x vector<2xi8>>>
    %1 = ub.poison : vector<2x3x2xi8>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x3x2xi8> to !llvm.array<2 x array<3 x vector<2xi8>>>
    %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %3[%4 : i64] : vector<2xi8>
    %6 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xi8>
    %9 = llvm.insertvalue %8, %2[0, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %10 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.extractelement %10[%11 : i64] : vector<2xi8>
    %13 = llvm.extractvalue %9[1, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xi8>
    %16 = llvm.insertvalue %15, %9[1, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %17 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.extractelement %17[%18 : i64] : vector<2xi8>
    %20 = llvm.extractvalue %16[0, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xi8>
    %23 = llvm.insertvalue %22, %16[0, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %24 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<2xi8>
    %27 = llvm.extractvalue %23[1, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xi8>
    %30 = llvm.insertvalue %29, %23[1, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %31 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %32 = llvm.mlir.constant(0 : i64) : i64
    %33 = llvm.extractelement %31[%32 : i64] : vector<2xi8>
    %34 = llvm.extractvalue %30[0, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %35 = llvm.mlir.constant(0 : i64) : i64
    %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xi8>
    %37 = llvm.insertvalue %36, %30[0, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %38 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %39 = llvm.mlir.constant(1 : i64) : i64
    %40 = llvm.extractelement %38[%39 : i64] : vector<2xi8>
    %41 = llvm.extractvalue %37[1, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %42 = llvm.mlir.constant(0 : i64) : i64
    %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xi8>
    %44 = llvm.insertvalue %43, %37[1, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %45 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.extractelement %45[%46 : i64] : vector<2xi8>
    %48 = llvm.extractvalue %44[0, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %49 = llvm.mlir.constant(1 : i64) : i64
    %50 = llvm.insertelement %47, %48[%49 : i64] : vector<2xi8>
    %51 = llvm.insertvalue %50, %44[0, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %52 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %53 = llvm.mlir.constant(1 : i64) : i64
    %54 = llvm.extractelement %52[%53 : i64] : vector<2xi8>
    %55 = llvm.extractvalue %51[1, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %56 = llvm.mlir.constant(1 : i64) : i64
    %57 = llvm.insertelement %54, %55[%56 : i64] : vector<2xi8>
    %58 = llvm.insertvalue %57, %51[1, 0] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %59 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %60 = llvm.mlir.constant(0 : i64) : i64
    %61 = llvm.extractelement %59[%60 : i64] : vector<2xi8>
    %62 = llvm.extractvalue %58[0, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %63 = llvm.mlir.constant(1 : i64) : i64
    %64 = llvm.insertelement %61, %62[%63 : i64] : vector<2xi8>
    %65 = llvm.insertvalue %64, %58[0, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %66 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %67 = llvm.mlir.constant(1 : i64) : i64
    %68 = llvm.extractelement %66[%67 : i64] : vector<2xi8>
    %69 = llvm.extractvalue %65[1, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %70 = llvm.mlir.constant(1 : i64) : i64
    %71 = llvm.insertelement %68, %69[%70 : i64] : vector<2xi8>
    %72 = llvm.insertvalue %71, %65[1, 1] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %73 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %74 = llvm.mlir.constant(0 : i64) : i64
    %75 = llvm.extractelement %73[%74 : i64] : vector<2xi8>
    %76 = llvm.extractvalue %72[0, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %77 = llvm.mlir.constant(1 : i64) : i64
    %78 = llvm.insertelement %75, %76[%77 : i64] : vector<2xi8>
    %79 = llvm.insertvalue %78, %72[0, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %80 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %81 = llvm.mlir.constant(1 : i64) : i64
    %82 = llvm.extractelement %80[%81 : i64] : vector<2xi8>
    %83 = llvm.extractvalue %79[1, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %84 = llvm.mlir.constant(1 : i64) : i64
    %85 = llvm.insertelement %82, %83[%84 : i64] : vector<2xi8>
    %86 = llvm.insertvalue %85, %79[1, 2] : !llvm.array<2 x array<3 x vector<2xi8>>> 
    %87 = builtin.unrealized_conversion_cast %86 : !llvm.array<2 x array<3 x vector<2xi8>>> to vector<2x3x2xi8>
    return %87 : vector<2x3x2xi8>
  }
}

