// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=32
// RUN: lowir opt --compat=19 --arith-emulate-wide-int=widest-int-supported=32
// Vectors of them have one dimension more; blocks take pairs.
func.func @v(%a: vector<3xi64>, %b: vector<3xi64>, %c: vector<3xi1>, %d: i1, %e: vector<3xi16>, %f: vector<3xindex>) -> (vector<3xi1>, vector<3xf32>, vector<3xf32>) {
 %0 = arith.shrsi %a, %b : vector<3xi64>
 %1 = arith.shrui %a, %0 : vector<3xi64>
 %2 = arith.cmpi sle, %a, %1 : vector<3xi64>
 %3 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
 %4 = arith.select %d, %a, %b : vector<3xi64>
 %5 = arith.extsi %e : vector<3xi16> to vector<3xi64>
 %6 = arith.index_cast %f : vector<3xindex> to vector<3xi64>
 %7 = arith.index_cast %a : vector<3xi64> to vector<3xindex>
 %8 = arith.trunci %a : vector<3xi64> to vector<3xi16>
 %9 = arith.trunci %a : vector<3xi64> to vector<3xi32>
 %10 = arith.sitofp %a : vector<3xi64> to vector<3xf32>
 %11 = arith.uitofp %a : vector<3xi64> to vector<3xf32>
 %12 = arith.minui %a, %b : vector<3xi64>
 %13 = arith.muli %a, %b : vector<3xi64>
 return %2, %10, %11 : vector<3xi1>, vector<3xf32>, vector<3xf32>
}
func.func @c(%p: i1, %a: i64) -> i64 {
 cf.cond_br %p, ^x, ^y
^x:
 %0 = arith.addi %a, %a : i64
 return %0 : i64
^y:
 return %a : i64
}
//--- out
module {
  func.func @v(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>, %arg2: vector<3xi1>, %arg3: i1, %arg4: vector<3xi16>, %arg5: vector<3xindex>) -> (vector<3xi1>, vector<3xf32>, vector<3xf32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %2 = arith.cmpi slt, %0, %cst : vector<3x1xi32>
    %3 = vector.shape_cast %2 : vector<3x1xi1> to vector<3xi1>
    %4 = vector.shape_cast %3 : vector<3xi1> to vector<3x1xi1>
    %5 = arith.extsi %4 : vector<3x1xi1> to vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x1xi32>
    %6 = arith.cmpi slt, %5, %cst_0 : vector<3x1xi32>
    %7 = arith.extsi %6 : vector<3x1xi1> to vector<3x1xi32>
    %cst_1 = arith.constant dense<0> : vector<3x2xi32>
    %8 = vector.insert_strided_slice %5, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %9 = vector.insert_strided_slice %7, %8 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %cst_2 = arith.constant dense<64> : vector<3x1xi32>
    %10 = arith.subi %cst_2, %1 : vector<3x1xi32>
    %11 = vector.shape_cast %10 : vector<3x1xi32> to vector<3xi32>
    %12 = vector.shape_cast %11 : vector<3xi32> to vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x2xi32>
    %13 = vector.insert_strided_slice %12, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %14 = vector.extract_strided_slice %9 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %15 = vector.extract_strided_slice %9 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %16 = vector.extract_strided_slice %13 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x1xi32>
    %cst_5 = arith.constant dense<32> : vector<3x1xi32>
    %17 = arith.cmpi uge, %16, %cst_5 : vector<3x1xi32>
    %18 = arith.shli %14, %16 : vector<3x1xi32>
    %19 = arith.select %17, %cst_4, %18 : vector<3x1xi1>, vector<3x1xi32>
    %20 = arith.select %17, %cst_5, %16 : vector<3x1xi1>, vector<3x1xi32>
    %21 = arith.subi %cst_5, %20 : vector<3x1xi32>
    %22 = arith.shrui %14, %21 : vector<3x1xi32>
    %23 = arith.subi %16, %cst_5 : vector<3x1xi32>
    %24 = arith.shli %14, %23 : vector<3x1xi32>
    %25 = arith.shli %15, %16 : vector<3x1xi32>
    %26 = arith.select %17, %cst_4, %25 : vector<3x1xi1>, vector<3x1xi32>
    %27 = arith.select %17, %24, %22 : vector<3x1xi1>, vector<3x1xi32>
    %28 = arith.ori %27, %26 : vector<3x1xi32>
    %cst_6 = arith.constant dense<0> : vector<3x2xi32>
    %29 = vector.insert_strided_slice %19, %cst_6 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %30 = vector.insert_strided_slice %28, %29 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %31 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %32 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %33 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_7 = arith.constant dense<0> : vector<3x1xi32>
    %cst_8 = arith.constant dense<32> : vector<3x1xi32>
    %34 = arith.cmpi uge, %33, %cst_8 : vector<3x1xi32>
    %35 = arith.shrui %31, %33 : vector<3x1xi32>
    %36 = arith.select %34, %cst_7, %35 : vector<3x1xi1>, vector<3x1xi32>
    %37 = arith.shrui %32, %33 : vector<3x1xi32>
    %38 = arith.select %34, %cst_7, %37 : vector<3x1xi1>, vector<3x1xi32>
    %39 = arith.select %34, %cst_8, %33 : vector<3x1xi1>, vector<3x1xi32>
    %40 = arith.subi %cst_8, %39 : vector<3x1xi32>
    %41 = arith.shli %32, %40 : vector<3x1xi32>
    %42 = arith.subi %33, %cst_8 : vector<3x1xi32>
    %43 = arith.shrui %32, %42 : vector<3x1xi32>
    %44 = arith.select %34, %43, %41 : vector<3x1xi1>, vector<3x1xi32>
    %45 = arith.ori %36, %44 : vector<3x1xi32>
    %cst_9 = arith.constant dense<0> : vector<3x2xi32>
    %46 = vector.insert_strided_slice %45, %cst_9 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %47 = vector.insert_strided_slice %38, %46 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %48 = vector.extract_strided_slice %47 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %49 = vector.extract_strided_slice %47 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %50 = vector.extract_strided_slice %30 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %51 = vector.extract_strided_slice %30 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %52 = arith.ori %48, %50 : vector<3x1xi32>
    %53 = arith.ori %49, %51 : vector<3x1xi32>
    %cst_10 = arith.constant dense<0> : vector<3x2xi32>
    %54 = vector.insert_strided_slice %52, %cst_10 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %55 = vector.insert_strided_slice %53, %54 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %56 = arith.cmpi eq, %1, %cst : vector<3x1xi32>
    %57 = vector.shape_cast %56 : vector<3x1xi1> to vector<3xi1>
    %58 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %59 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %60 = vector.extract_strided_slice %55 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %61 = vector.extract_strided_slice %55 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %62 = vector.shape_cast %57 : vector<3xi1> to vector<3x1xi1>
    %63 = arith.select %62, %58, %60 : vector<3x1xi1>, vector<3x1xi32>
    %64 = arith.select %62, %59, %61 : vector<3x1xi1>, vector<3x1xi32>
    %cst_11 = arith.constant dense<0> : vector<3x2xi32>
    %65 = vector.insert_strided_slice %63, %cst_11 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %66 = vector.insert_strided_slice %64, %65 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %67 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %68 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %69 = vector.extract_strided_slice %66 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_12 = arith.constant dense<0> : vector<3x1xi32>
    %cst_13 = arith.constant dense<32> : vector<3x1xi32>
    %70 = arith.cmpi uge, %69, %cst_13 : vector<3x1xi32>
    %71 = arith.shrui %67, %69 : vector<3x1xi32>
    %72 = arith.select %70, %cst_12, %71 : vector<3x1xi1>, vector<3x1xi32>
    %73 = arith.shrui %68, %69 : vector<3x1xi32>
    %74 = arith.select %70, %cst_12, %73 : vector<3x1xi1>, vector<3x1xi32>
    %75 = arith.select %70, %cst_13, %69 : vector<3x1xi1>, vector<3x1xi32>
    %76 = arith.subi %cst_13, %75 : vector<3x1xi32>
    %77 = arith.shli %68, %76 : vector<3x1xi32>
    %78 = arith.subi %69, %cst_13 : vector<3x1xi32>
    %79 = arith.shrui %68, %78 : vector<3x1xi32>
    %80 = arith.select %70, %79, %77 : vector<3x1xi1>, vector<3x1xi32>
    %81 = arith.ori %72, %80 : vector<3x1xi32>
    %cst_14 = arith.constant dense<0> : vector<3x2xi32>
    %82 = vector.insert_strided_slice %81, %cst_14 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %83 = vector.insert_strided_slice %74, %82 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %84 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %85 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %86 = vector.extract_strided_slice %83 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %87 = vector.extract_strided_slice %83 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %88 = arith.cmpi ule, %84, %86 : vector<3x1xi32>
    %89 = arith.cmpi sle, %85, %87 : vector<3x1xi32>
    %90 = arith.cmpi eq, %85, %87 : vector<3x1xi32>
    %91 = arith.select %90, %88, %89 : vector<3x1xi1>, vector<3x1xi1>
    %92 = vector.shape_cast %91 : vector<3x1xi1> to vector<3xi1>
    %93 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %94 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %95 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %96 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %97 = vector.shape_cast %arg2 : vector<3xi1> to vector<3x1xi1>
    %98 = arith.select %97, %93, %95 : vector<3x1xi1>, vector<3x1xi32>
    %99 = arith.select %97, %94, %96 : vector<3x1xi1>, vector<3x1xi32>
    %cst_15 = arith.constant dense<0> : vector<3x2xi32>
    %100 = vector.insert_strided_slice %98, %cst_15 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %101 = vector.insert_strided_slice %99, %100 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %102 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %103 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %104 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %105 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %106 = arith.select %arg3, %102, %104 : vector<3x1xi32>
    %107 = arith.select %arg3, %103, %105 : vector<3x1xi32>
    %cst_16 = arith.constant dense<0> : vector<3x2xi32>
    %108 = vector.insert_strided_slice %106, %cst_16 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %109 = vector.insert_strided_slice %107, %108 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %110 = vector.shape_cast %arg4 : vector<3xi16> to vector<3x1xi16>
    %111 = arith.extsi %110 : vector<3x1xi16> to vector<3x1xi32>
    %cst_17 = arith.constant dense<0> : vector<3x1xi32>
    %112 = arith.cmpi slt, %111, %cst_17 : vector<3x1xi32>
    %113 = arith.extsi %112 : vector<3x1xi1> to vector<3x1xi32>
    %cst_18 = arith.constant dense<0> : vector<3x2xi32>
    %114 = vector.insert_strided_slice %111, %cst_18 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %115 = vector.insert_strided_slice %113, %114 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %116 = arith.index_cast %arg5 : vector<3xindex> to vector<3xi32>
    %117 = vector.shape_cast %116 : vector<3xi32> to vector<3x1xi32>
    %cst_19 = arith.constant dense<0> : vector<3x1xi32>
    %118 = arith.cmpi slt, %117, %cst_19 : vector<3x1xi32>
    %119 = arith.extsi %118 : vector<3x1xi1> to vector<3x1xi32>
    %cst_20 = arith.constant dense<0> : vector<3x2xi32>
    %120 = vector.insert_strided_slice %117, %cst_20 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %121 = vector.insert_strided_slice %119, %120 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %122 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %123 = vector.shape_cast %122 : vector<3x1xi32> to vector<3xi32>
    %124 = arith.index_cast %123 : vector<3xi32> to vector<3xindex>
    %125 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %126 = vector.shape_cast %125 : vector<3x1xi32> to vector<3xi32>
    %127 = arith.trunci %126 : vector<3xi32> to vector<3xi16>
    %128 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %129 = vector.shape_cast %128 : vector<3x1xi32> to vector<3xi32>
    %cst_21 = arith.constant dense<0> : vector<3x2xi32>
    %130 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %131 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %132 = vector.extract_strided_slice %cst_21 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %133 = vector.extract_strided_slice %cst_21 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %134 = arith.cmpi ult, %130, %132 : vector<3x1xi32>
    %135 = arith.cmpi slt, %131, %133 : vector<3x1xi32>
    %136 = arith.cmpi eq, %131, %133 : vector<3x1xi32>
    %137 = arith.select %136, %134, %135 : vector<3x1xi1>, vector<3x1xi1>
    %138 = vector.shape_cast %137 : vector<3x1xi1> to vector<3xi1>
    %139 = vector.extract_strided_slice %cst_21 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %140 = vector.extract_strided_slice %cst_21 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %141 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %142 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %143 = arith.subi %139, %141 : vector<3x1xi32>
    %144 = arith.cmpi ult, %139, %141 : vector<3x1xi32>
    %145 = arith.extui %144 : vector<3x1xi1> to vector<3x1xi32>
    %146 = arith.subi %140, %145 : vector<3x1xi32>
    %147 = arith.subi %146, %142 : vector<3x1xi32>
    %cst_22 = arith.constant dense<0> : vector<3x2xi32>
    %148 = vector.insert_strided_slice %143, %cst_22 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %149 = vector.insert_strided_slice %147, %148 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %150 = vector.extract_strided_slice %149 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %151 = vector.extract_strided_slice %149 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %152 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %153 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %154 = vector.shape_cast %138 : vector<3xi1> to vector<3x1xi1>
    %155 = arith.select %154, %150, %152 : vector<3x1xi1>, vector<3x1xi32>
    %156 = arith.select %154, %151, %153 : vector<3x1xi1>, vector<3x1xi32>
    %cst_23 = arith.constant dense<0> : vector<3x2xi32>
    %157 = vector.insert_strided_slice %155, %cst_23 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %158 = vector.insert_strided_slice %156, %157 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %159 = vector.extract_strided_slice %158 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %160 = vector.extract_strided_slice %158 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %161 = vector.shape_cast %159 : vector<3x1xi32> to vector<3xi32>
    %162 = vector.shape_cast %160 : vector<3x1xi32> to vector<3xi32>
    %cst_24 = arith.constant dense<0> : vector<3xi32>
    %163 = arith.cmpi eq, %162, %cst_24 : vector<3xi32>
    %164 = arith.uitofp %161 : vector<3xi32> to vector<3xf32>
    %165 = arith.uitofp %162 : vector<3xi32> to vector<3xf32>
    %cst_25 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %166 = arith.mulf %165, %cst_25 : vector<3xf32>
    %167 = arith.addf %164, %166 : vector<3xf32>
    %168 = arith.select %163, %164, %167 : vector<3xi1>, vector<3xf32>
    %169 = arith.negf %168 : vector<3xf32>
    %170 = arith.select %138, %169, %168 : vector<3xi1>, vector<3xf32>
    %171 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %172 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %173 = vector.shape_cast %171 : vector<3x1xi32> to vector<3xi32>
    %174 = vector.shape_cast %172 : vector<3x1xi32> to vector<3xi32>
    %cst_26 = arith.constant dense<0> : vector<3xi32>
    %175 = arith.cmpi eq, %174, %cst_26 : vector<3xi32>
    %176 = arith.uitofp %173 : vector<3xi32> to vector<3xf32>
    %177 = arith.uitofp %174 : vector<3xi32> to vector<3xf32>
    %cst_27 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %178 = arith.mulf %177, %cst_27 : vector<3xf32>
    %179 = arith.addf %176, %178 : vector<3xf32>
    %180 = arith.select %175, %176, %179 : vector<3xi1>, vector<3xf32>
    %181 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %182 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %183 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %184 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %185 = arith.cmpi ult, %181, %183 : vector<3x1xi32>
    %186 = arith.cmpi ult, %182, %184 : vector<3x1xi32>
    %187 = arith.cmpi eq, %182, %184 : vector<3x1xi32>
    %188 = arith.select %187, %185, %186 : vector<3x1xi1>, vector<3x1xi1>
    %189 = vector.shape_cast %188 : vector<3x1xi1> to vector<3xi1>
    %190 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %191 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %192 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %193 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %194 = vector.shape_cast %189 : vector<3xi1> to vector<3x1xi1>
    %195 = arith.select %194, %190, %192 : vector<3x1xi1>, vector<3x1xi32>
    %196 = arith.select %194, %191, %193 : vector<3x1xi1>, vector<3x1xi32>
    %cst_28 = arith.constant dense<0> : vector<3x2xi32>
    %197 = vector.insert_strided_slice %195, %cst_28 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %198 = vector.insert_strided_slice %196, %197 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %199 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %200 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %201 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %202 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %low, %high = arith.mului_extended %199, %201 : vector<3x1xi32>
    %203 = arith.muli %199, %202 : vector<3x1xi32>
    %204 = arith.muli %200, %201 : vector<3x1xi32>
    %205 = arith.addi %high, %203 : vector<3x1xi32>
    %206 = arith.addi %205, %204 : vector<3x1xi32>
    %cst_29 = arith.constant dense<0> : vector<3x2xi32>
    %207 = vector.insert_strided_slice %low, %cst_29 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %208 = vector.insert_strided_slice %206, %207 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %92, %170, %180 : vector<3xi1>, vector<3xf32>, vector<3xf32>
  }
  func.func @c(%arg0: i1, %arg1: vector<2xi32>) -> vector<2xi32> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  ^bb2:  // pred: ^bb0
    return %arg1 : vector<2xi32>
  }
}

//--- out 2
module {
  func.func @v(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>, %arg2: vector<3xi1>, %arg3: i1, %arg4: vector<3xi16>, %arg5: vector<3xindex>) -> (vector<3xi1>, vector<3xf32>, vector<3xf32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %2 = arith.cmpi slt, %0, %cst : vector<3x1xi32>
    %3 = vector.shape_cast %2 : vector<3x1xi1> to vector<3xi1>
    %4 = vector.shape_cast %3 : vector<3xi1> to vector<3x1xi1>
    %5 = arith.extsi %4 : vector<3x1xi1> to vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x1xi32>
    %6 = arith.cmpi slt, %5, %cst_0 : vector<3x1xi32>
    %7 = arith.extsi %6 : vector<3x1xi1> to vector<3x1xi32>
    %cst_1 = arith.constant dense<0> : vector<3x2xi32>
    %8 = vector.insert_strided_slice %5, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %9 = vector.insert_strided_slice %7, %8 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %cst_2 = arith.constant dense<64> : vector<3x1xi32>
    %10 = arith.subi %cst_2, %1 : vector<3x1xi32>
    %11 = vector.shape_cast %10 : vector<3x1xi32> to vector<3xi32>
    %12 = vector.shape_cast %11 : vector<3xi32> to vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x2xi32>
    %13 = vector.insert_strided_slice %12, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %14 = vector.extract_strided_slice %9 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %15 = vector.extract_strided_slice %9 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %16 = vector.extract_strided_slice %13 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x1xi32>
    %cst_5 = arith.constant dense<32> : vector<3x1xi32>
    %17 = arith.cmpi uge, %16, %cst_5 : vector<3x1xi32>
    %18 = arith.shli %14, %16 : vector<3x1xi32>
    %19 = arith.select %17, %cst_4, %18 : vector<3x1xi1>, vector<3x1xi32>
    %20 = arith.select %17, %cst_5, %16 : vector<3x1xi1>, vector<3x1xi32>
    %21 = arith.subi %cst_5, %20 : vector<3x1xi32>
    %22 = arith.shrui %14, %21 : vector<3x1xi32>
    %23 = arith.subi %16, %cst_5 : vector<3x1xi32>
    %24 = arith.shli %14, %23 : vector<3x1xi32>
    %25 = arith.shli %15, %16 : vector<3x1xi32>
    %26 = arith.select %17, %cst_4, %25 : vector<3x1xi1>, vector<3x1xi32>
    %27 = arith.select %17, %24, %22 : vector<3x1xi1>, vector<3x1xi32>
    %28 = arith.ori %27, %26 : vector<3x1xi32>
    %cst_6 = arith.constant dense<0> : vector<3x2xi32>
    %29 = vector.insert_strided_slice %19, %cst_6 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %30 = vector.insert_strided_slice %28, %29 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %31 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %32 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %33 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_7 = arith.constant dense<0> : vector<3x1xi32>
    %cst_8 = arith.constant dense<32> : vector<3x1xi32>
    %34 = arith.cmpi uge, %33, %cst_8 : vector<3x1xi32>
    %35 = arith.shrui %31, %33 : vector<3x1xi32>
    %36 = arith.select %34, %cst_7, %35 : vector<3x1xi1>, vector<3x1xi32>
    %37 = arith.shrui %32, %33 : vector<3x1xi32>
    %38 = arith.select %34, %cst_7, %37 : vector<3x1xi1>, vector<3x1xi32>
    %39 = arith.select %34, %cst_8, %33 : vector<3x1xi1>, vector<3x1xi32>
    %40 = arith.subi %cst_8, %39 : vector<3x1xi32>
    %41 = arith.shli %32, %40 : vector<3x1xi32>
    %42 = arith.subi %33, %cst_8 : vector<3x1xi32>
    %43 = arith.shrui %32, %42 : vector<3x1xi32>
    %44 = arith.select %34, %43, %41 : vector<3x1xi1>, vector<3x1xi32>
    %45 = arith.ori %36, %44 : vector<3x1xi32>
    %cst_9 = arith.constant dense<0> : vector<3x2xi32>
    %46 = vector.insert_strided_slice %45, %cst_9 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %47 = vector.insert_strided_slice %38, %46 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %48 = vector.extract_strided_slice %47 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %49 = vector.extract_strided_slice %47 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %50 = vector.extract_strided_slice %30 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %51 = vector.extract_strided_slice %30 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %52 = arith.ori %48, %50 : vector<3x1xi32>
    %53 = arith.ori %49, %51 : vector<3x1xi32>
    %cst_10 = arith.constant dense<0> : vector<3x2xi32>
    %54 = vector.insert_strided_slice %52, %cst_10 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %55 = vector.insert_strided_slice %53, %54 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %56 = arith.cmpi eq, %1, %cst : vector<3x1xi32>
    %57 = vector.shape_cast %56 : vector<3x1xi1> to vector<3xi1>
    %58 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %59 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %60 = vector.extract_strided_slice %55 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %61 = vector.extract_strided_slice %55 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %62 = vector.shape_cast %57 : vector<3xi1> to vector<3x1xi1>
    %63 = arith.select %62, %58, %60 : vector<3x1xi1>, vector<3x1xi32>
    %64 = arith.select %62, %59, %61 : vector<3x1xi1>, vector<3x1xi32>
    %cst_11 = arith.constant dense<0> : vector<3x2xi32>
    %65 = vector.insert_strided_slice %63, %cst_11 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %66 = vector.insert_strided_slice %64, %65 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %67 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %68 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %69 = vector.extract_strided_slice %66 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_12 = arith.constant dense<0> : vector<3x1xi32>
    %cst_13 = arith.constant dense<32> : vector<3x1xi32>
    %70 = arith.cmpi uge, %69, %cst_13 : vector<3x1xi32>
    %71 = arith.shrui %67, %69 : vector<3x1xi32>
    %72 = arith.select %70, %cst_12, %71 : vector<3x1xi1>, vector<3x1xi32>
    %73 = arith.shrui %68, %69 : vector<3x1xi32>
    %74 = arith.select %70, %cst_12, %73 : vector<3x1xi1>, vector<3x1xi32>
    %75 = arith.select %70, %cst_13, %69 : vector<3x1xi1>, vector<3x1xi32>
    %76 = arith.subi %cst_13, %75 : vector<3x1xi32>
    %77 = arith.shli %68, %76 : vector<3x1xi32>
    %78 = arith.subi %69, %cst_13 : vector<3x1xi32>
    %79 = arith.shrui %68, %78 : vector<3x1xi32>
    %80 = arith.select %70, %79, %77 : vector<3x1xi1>, vector<3x1xi32>
    %81 = arith.ori %72, %80 : vector<3x1xi32>
    %cst_14 = arith.constant dense<0> : vector<3x2xi32>
    %82 = vector.insert_strided_slice %81, %cst_14 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %83 = vector.insert_strided_slice %74, %82 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %84 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %85 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %86 = vector.extract_strided_slice %83 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %87 = vector.extract_strided_slice %83 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %88 = arith.cmpi ule, %84, %86 : vector<3x1xi32>
    %89 = arith.cmpi sle, %85, %87 : vector<3x1xi32>
    %90 = arith.cmpi eq, %85, %87 : vector<3x1xi32>
    %91 = arith.select %90, %88, %89 : vector<3x1xi1>, vector<3x1xi1>
    %92 = vector.shape_cast %91 : vector<3x1xi1> to vector<3xi1>
    %93 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %94 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %95 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %96 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %97 = vector.shape_cast %arg2 : vector<3xi1> to vector<3x1xi1>
    %98 = arith.select %97, %93, %95 : vector<3x1xi1>, vector<3x1xi32>
    %99 = arith.select %97, %94, %96 : vector<3x1xi1>, vector<3x1xi32>
    %cst_15 = arith.constant dense<0> : vector<3x2xi32>
    %100 = vector.insert_strided_slice %98, %cst_15 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %101 = vector.insert_strided_slice %99, %100 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %102 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %103 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %104 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %105 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %106 = arith.select %arg3, %102, %104 : vector<3x1xi32>
    %107 = arith.select %arg3, %103, %105 : vector<3x1xi32>
    %cst_16 = arith.constant dense<0> : vector<3x2xi32>
    %108 = vector.insert_strided_slice %106, %cst_16 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %109 = vector.insert_strided_slice %107, %108 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %110 = vector.shape_cast %arg4 : vector<3xi16> to vector<3x1xi16>
    %111 = arith.extsi %110 : vector<3x1xi16> to vector<3x1xi32>
    %cst_17 = arith.constant dense<0> : vector<3x1xi32>
    %112 = arith.cmpi slt, %111, %cst_17 : vector<3x1xi32>
    %113 = arith.extsi %112 : vector<3x1xi1> to vector<3x1xi32>
    %cst_18 = arith.constant dense<0> : vector<3x2xi32>
    %114 = vector.insert_strided_slice %111, %cst_18 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %115 = vector.insert_strided_slice %113, %114 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %116 = arith.index_cast %arg5 : vector<3xindex> to vector<3xi32>
    %117 = vector.shape_cast %116 : vector<3xi32> to vector<3x1xi32>
    %cst_19 = arith.constant dense<0> : vector<3x1xi32>
    %118 = arith.cmpi slt, %117, %cst_19 : vector<3x1xi32>
    %119 = arith.extsi %118 : vector<3x1xi1> to vector<3x1xi32>
    %cst_20 = arith.constant dense<0> : vector<3x2xi32>
    %120 = vector.insert_strided_slice %117, %cst_20 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %121 = vector.insert_strided_slice %119, %120 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %122 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %123 = vector.shape_cast %122 : vector<3x1xi32> to vector<3xi32>
    %124 = arith.index_cast %123 : vector<3xi32> to vector<3xindex>
    %125 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %126 = vector.shape_cast %125 : vector<3x1xi32> to vector<3xi32>
    %127 = arith.trunci %126 : vector<3xi32> to vector<3xi16>
    %128 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %129 = vector.shape_cast %128 : vector<3x1xi32> to vector<3xi32>
    %cst_21 = arith.constant dense<0> : vector<3x2xi32>
    %cst_22 = arith.constant dense<[[1, 0], [1, 0], [1, 0]]> : vector<3x2xi32>
    %cst_23 = arith.constant dense<-1> : vector<3x2xi32>
    %130 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %131 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %132 = vector.extract_strided_slice %cst_21 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %133 = vector.extract_strided_slice %cst_21 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %134 = arith.cmpi ult, %130, %132 : vector<3x1xi32>
    %135 = arith.cmpi slt, %131, %133 : vector<3x1xi32>
    %136 = arith.cmpi eq, %131, %133 : vector<3x1xi32>
    %137 = arith.select %136, %134, %135 : vector<3x1xi1>, vector<3x1xi1>
    %138 = vector.shape_cast %137 : vector<3x1xi1> to vector<3xi1>
    %139 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %140 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %141 = vector.extract_strided_slice %cst_23 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %142 = vector.extract_strided_slice %cst_23 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %143 = arith.xori %139, %141 : vector<3x1xi32>
    %144 = arith.xori %140, %142 : vector<3x1xi32>
    %cst_24 = arith.constant dense<0> : vector<3x2xi32>
    %145 = vector.insert_strided_slice %143, %cst_24 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %146 = vector.insert_strided_slice %144, %145 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %147 = vector.extract_strided_slice %146 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %148 = vector.extract_strided_slice %146 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %149 = vector.extract_strided_slice %cst_22 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %150 = vector.extract_strided_slice %cst_22 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %sum, %overflow = arith.addui_extended %147, %149 : vector<3x1xi32>, vector<3x1xi1>
    %151 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi32>
    %152 = arith.addi %151, %148 : vector<3x1xi32>
    %153 = arith.addi %152, %150 : vector<3x1xi32>
    %cst_25 = arith.constant dense<0> : vector<3x2xi32>
    %154 = vector.insert_strided_slice %sum, %cst_25 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %155 = vector.insert_strided_slice %153, %154 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %156 = vector.extract_strided_slice %155 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %157 = vector.extract_strided_slice %155 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %158 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %159 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %160 = vector.shape_cast %138 : vector<3xi1> to vector<3x1xi1>
    %161 = arith.select %160, %156, %158 : vector<3x1xi1>, vector<3x1xi32>
    %162 = arith.select %160, %157, %159 : vector<3x1xi1>, vector<3x1xi32>
    %cst_26 = arith.constant dense<0> : vector<3x2xi32>
    %163 = vector.insert_strided_slice %161, %cst_26 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %164 = vector.insert_strided_slice %162, %163 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %165 = vector.extract_strided_slice %164 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %166 = vector.extract_strided_slice %164 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %167 = vector.shape_cast %165 : vector<3x1xi32> to vector<3xi32>
    %168 = vector.shape_cast %166 : vector<3x1xi32> to vector<3xi32>
    %cst_27 = arith.constant dense<0> : vector<3xi32>
    %169 = arith.cmpi eq, %168, %cst_27 : vector<3xi32>
    %170 = arith.uitofp %167 : vector<3xi32> to vector<3xf32>
    %171 = arith.uitofp %168 : vector<3xi32> to vector<3xf32>
    %cst_28 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %172 = arith.mulf %171, %cst_28 : vector<3xf32>
    %173 = arith.addf %170, %172 : vector<3xf32>
    %174 = arith.select %169, %170, %173 : vector<3xi1>, vector<3xf32>
    %175 = arith.negf %174 : vector<3xf32>
    %176 = arith.select %138, %175, %174 : vector<3xi1>, vector<3xf32>
    %177 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %178 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %179 = vector.shape_cast %177 : vector<3x1xi32> to vector<3xi32>
    %180 = vector.shape_cast %178 : vector<3x1xi32> to vector<3xi32>
    %cst_29 = arith.constant dense<0> : vector<3xi32>
    %181 = arith.cmpi eq, %180, %cst_29 : vector<3xi32>
    %182 = arith.uitofp %179 : vector<3xi32> to vector<3xf32>
    %183 = arith.uitofp %180 : vector<3xi32> to vector<3xf32>
    %cst_30 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %184 = arith.mulf %183, %cst_30 : vector<3xf32>
    %185 = arith.addf %182, %184 : vector<3xf32>
    %186 = arith.select %181, %182, %185 : vector<3xi1>, vector<3xf32>
    %187 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %188 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %189 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %190 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %191 = arith.cmpi ult, %187, %189 : vector<3x1xi32>
    %192 = arith.cmpi ult, %188, %190 : vector<3x1xi32>
    %193 = arith.cmpi eq, %188, %190 : vector<3x1xi32>
    %194 = arith.select %193, %191, %192 : vector<3x1xi1>, vector<3x1xi1>
    %195 = vector.shape_cast %194 : vector<3x1xi1> to vector<3xi1>
    %196 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %197 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %198 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %199 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %200 = vector.shape_cast %195 : vector<3xi1> to vector<3x1xi1>
    %201 = arith.select %200, %196, %198 : vector<3x1xi1>, vector<3x1xi32>
    %202 = arith.select %200, %197, %199 : vector<3x1xi1>, vector<3x1xi32>
    %cst_31 = arith.constant dense<0> : vector<3x2xi32>
    %203 = vector.insert_strided_slice %201, %cst_31 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %204 = vector.insert_strided_slice %202, %203 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %205 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %206 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %207 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %208 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %low, %high = arith.mului_extended %205, %207 : vector<3x1xi32>
    %209 = arith.muli %205, %208 : vector<3x1xi32>
    %210 = arith.muli %206, %207 : vector<3x1xi32>
    %211 = arith.addi %high, %209 : vector<3x1xi32>
    %212 = arith.addi %211, %210 : vector<3x1xi32>
    %cst_32 = arith.constant dense<0> : vector<3x2xi32>
    %213 = vector.insert_strided_slice %low, %cst_32 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %214 = vector.insert_strided_slice %212, %213 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %92, %176, %186 : vector<3xi1>, vector<3xf32>, vector<3xf32>
  }
  func.func @c(%arg0: i1, %arg1: vector<2xi32>) -> vector<2xi32> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  ^bb2:  // pred: ^bb0
    return %arg1 : vector<2xi32>
  }
}

