// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=128
// Integers of 256 bits as pairs of 128.
func.func @f(%a: i256, %b: i256, %i: i32, %x: index) -> (i256, i256, i256, i1, i256, i256, i256, i256) {
  %c = arith.constant 123456789012345678901234567890123456789012345678901234567890 : i256
  %m = arith.constant -1 : i256
  %z = arith.constant 0 : i256
  %0 = arith.addi %a, %c : i256
  %1 = arith.subi %0, %m : i256
  %2 = arith.muli %1, %a : i256
  %3 = arith.cmpi slt, %a, %2 : i256
  %4 = arith.shli %a, %b : i256
  %5 = arith.shrui %a, %b : i256
  %6 = arith.shrsi %a, %b : i256
  %7 = arith.extsi %i : i32 to i256
  %8 = arith.select %3, %7, %4 : i256
  %9 = arith.maxsi %a, %b : i256
  %10 = arith.minui %a, %b : i256
  %11 = arith.trunci %a : i256 to i64
  %12 = arith.index_cast %x : index to i256
  return %2, %4, %5, %3, %6, %8, %10, %12 : i256, i256, i256, i1, i256, i256, i256, i256
}
func.func @g(%a: vector<3xi256>, %b: vector<3xi256>) -> (vector<3xi256>, vector<3xi256>, vector<3xi1>) {
  %c = arith.constant dense<[1, -2, 340282366920938463463374607431768211456]> : vector<3xi256>
  %d = arith.constant dense<7> : vector<3xi256>
  %0 = arith.addi %a, %c : vector<3xi256>
  %1 = arith.muli %0, %d : vector<3xi256>
  %2 = arith.shrui %1, %b : vector<3xi256>
  %3 = arith.cmpi ugt, %a, %2 : vector<3xi256>
  return %1, %2, %3 : vector<3xi256>, vector<3xi256>, vector<3xi1>
}
//--- out
module {
  func.func @f(%arg0: vector<2xi128>, %arg1: vector<2xi128>, %arg2: i32, %arg3: index) -> (vector<2xi128>, vector<2xi128>, vector<2xi128>, i1, vector<2xi128>, vector<2xi128>, vector<2xi128>, vector<2xi128>) {
    %cst = arith.constant dense<[84445654526471084090152257172637944530, 362806895136678502935]> : vector<2xi128>
    %cst_0 = arith.constant dense<-1> : vector<2xi128>
    %cst_1 = arith.constant dense<0> : vector<2xi128>
    %0 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %1 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %2 = vector.extract %cst[0] : i128 from vector<2xi128>
    %3 = vector.extract %cst[1] : i128 from vector<2xi128>
    %sum, %overflow = arith.addui_extended %0, %2 : i128, i1
    %4 = arith.extui %overflow : i1 to i128
    %5 = arith.addi %4, %1 : i128
    %6 = arith.addi %5, %3 : i128
    %cst_2 = arith.constant dense<0> : vector<2xi128>
    %7 = vector.insert %sum, %cst_2 [0] : i128 into vector<2xi128>
    %8 = vector.insert %6, %7 [1] : i128 into vector<2xi128>
    %9 = vector.extract %8[0] : i128 from vector<2xi128>
    %10 = vector.extract %8[1] : i128 from vector<2xi128>
    %11 = vector.extract %cst_0[0] : i128 from vector<2xi128>
    %12 = vector.extract %cst_0[1] : i128 from vector<2xi128>
    %13 = arith.subi %9, %11 : i128
    %14 = arith.cmpi ult, %9, %11 : i128
    %15 = arith.extui %14 : i1 to i128
    %16 = arith.subi %10, %15 : i128
    %17 = arith.subi %16, %12 : i128
    %cst_3 = arith.constant dense<0> : vector<2xi128>
    %18 = vector.insert %13, %cst_3 [0] : i128 into vector<2xi128>
    %19 = vector.insert %17, %18 [1] : i128 into vector<2xi128>
    %20 = vector.extract %19[0] : i128 from vector<2xi128>
    %21 = vector.extract %19[1] : i128 from vector<2xi128>
    %22 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %23 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %low, %high = arith.mului_extended %20, %22 : i128
    %24 = arith.muli %20, %23 : i128
    %25 = arith.muli %21, %22 : i128
    %26 = arith.addi %high, %24 : i128
    %27 = arith.addi %26, %25 : i128
    %cst_4 = arith.constant dense<0> : vector<2xi128>
    %28 = vector.insert %low, %cst_4 [0] : i128 into vector<2xi128>
    %29 = vector.insert %27, %28 [1] : i128 into vector<2xi128>
    %30 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %31 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %32 = vector.extract %29[0] : i128 from vector<2xi128>
    %33 = vector.extract %29[1] : i128 from vector<2xi128>
    %34 = arith.cmpi ult, %30, %32 : i128
    %35 = arith.cmpi slt, %31, %33 : i128
    %36 = arith.cmpi eq, %31, %33 : i128
    %37 = arith.select %36, %34, %35 : i1
    %38 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %39 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %40 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %c0_i128 = arith.constant 0 : i128
    %c128_i128 = arith.constant 128 : i128
    %41 = arith.cmpi uge, %40, %c128_i128 : i128
    %42 = arith.shli %38, %40 : i128
    %43 = arith.select %41, %c0_i128, %42 : i128
    %44 = arith.select %41, %c128_i128, %40 : i128
    %45 = arith.subi %c128_i128, %44 : i128
    %46 = arith.shrui %38, %45 : i128
    %47 = arith.subi %40, %c128_i128 : i128
    %48 = arith.shli %38, %47 : i128
    %49 = arith.shli %39, %40 : i128
    %50 = arith.select %41, %c0_i128, %49 : i128
    %51 = arith.select %41, %48, %46 : i128
    %52 = arith.ori %51, %50 : i128
    %cst_5 = arith.constant dense<0> : vector<2xi128>
    %53 = vector.insert %43, %cst_5 [0] : i128 into vector<2xi128>
    %54 = vector.insert %52, %53 [1] : i128 into vector<2xi128>
    %55 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %56 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %57 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %c0_i128_6 = arith.constant 0 : i128
    %c128_i128_7 = arith.constant 128 : i128
    %58 = arith.cmpi uge, %57, %c128_i128_7 : i128
    %59 = arith.shrui %55, %57 : i128
    %60 = arith.select %58, %c0_i128_6, %59 : i128
    %61 = arith.shrui %56, %57 : i128
    %62 = arith.select %58, %c0_i128_6, %61 : i128
    %63 = arith.select %58, %c128_i128_7, %57 : i128
    %64 = arith.subi %c128_i128_7, %63 : i128
    %65 = arith.shli %56, %64 : i128
    %66 = arith.subi %57, %c128_i128_7 : i128
    %67 = arith.shrui %56, %66 : i128
    %68 = arith.select %58, %67, %65 : i128
    %69 = arith.ori %60, %68 : i128
    %cst_8 = arith.constant dense<0> : vector<2xi128>
    %70 = vector.insert %69, %cst_8 [0] : i128 into vector<2xi128>
    %71 = vector.insert %62, %70 [1] : i128 into vector<2xi128>
    %72 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %73 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %c0_i128_9 = arith.constant 0 : i128
    %74 = arith.cmpi slt, %72, %c0_i128_9 : i128
    %75 = arith.extsi %74 : i1 to i128
    %c0_i128_10 = arith.constant 0 : i128
    %76 = arith.cmpi slt, %75, %c0_i128_10 : i128
    %77 = arith.extsi %76 : i1 to i128
    %cst_11 = arith.constant dense<0> : vector<2xi128>
    %78 = vector.insert %75, %cst_11 [0] : i128 into vector<2xi128>
    %79 = vector.insert %77, %78 [1] : i128 into vector<2xi128>
    %c256_i128 = arith.constant 256 : i128
    %80 = arith.subi %c256_i128, %73 : i128
    %cst_12 = arith.constant dense<0> : vector<2xi128>
    %81 = vector.insert %80, %cst_12 [0] : i128 into vector<2xi128>
    %82 = vector.extract %79[0] : i128 from vector<2xi128>
    %83 = vector.extract %79[1] : i128 from vector<2xi128>
    %84 = vector.extract %81[0] : i128 from vector<2xi128>
    %c0_i128_13 = arith.constant 0 : i128
    %c128_i128_14 = arith.constant 128 : i128
    %85 = arith.cmpi uge, %84, %c128_i128_14 : i128
    %86 = arith.shli %82, %84 : i128
    %87 = arith.select %85, %c0_i128_13, %86 : i128
    %88 = arith.select %85, %c128_i128_14, %84 : i128
    %89 = arith.subi %c128_i128_14, %88 : i128
    %90 = arith.shrui %82, %89 : i128
    %91 = arith.subi %84, %c128_i128_14 : i128
    %92 = arith.shli %82, %91 : i128
    %93 = arith.shli %83, %84 : i128
    %94 = arith.select %85, %c0_i128_13, %93 : i128
    %95 = arith.select %85, %92, %90 : i128
    %96 = arith.ori %95, %94 : i128
    %cst_15 = arith.constant dense<0> : vector<2xi128>
    %97 = vector.insert %87, %cst_15 [0] : i128 into vector<2xi128>
    %98 = vector.insert %96, %97 [1] : i128 into vector<2xi128>
    %99 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %100 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %101 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %c0_i128_16 = arith.constant 0 : i128
    %c128_i128_17 = arith.constant 128 : i128
    %102 = arith.cmpi uge, %101, %c128_i128_17 : i128
    %103 = arith.shrui %99, %101 : i128
    %104 = arith.select %102, %c0_i128_16, %103 : i128
    %105 = arith.shrui %100, %101 : i128
    %106 = arith.select %102, %c0_i128_16, %105 : i128
    %107 = arith.select %102, %c128_i128_17, %101 : i128
    %108 = arith.subi %c128_i128_17, %107 : i128
    %109 = arith.shli %100, %108 : i128
    %110 = arith.subi %101, %c128_i128_17 : i128
    %111 = arith.shrui %100, %110 : i128
    %112 = arith.select %102, %111, %109 : i128
    %113 = arith.ori %104, %112 : i128
    %cst_18 = arith.constant dense<0> : vector<2xi128>
    %114 = vector.insert %113, %cst_18 [0] : i128 into vector<2xi128>
    %115 = vector.insert %106, %114 [1] : i128 into vector<2xi128>
    %116 = vector.extract %115[0] : i128 from vector<2xi128>
    %117 = vector.extract %115[1] : i128 from vector<2xi128>
    %118 = vector.extract %98[0] : i128 from vector<2xi128>
    %119 = vector.extract %98[1] : i128 from vector<2xi128>
    %120 = arith.ori %116, %118 : i128
    %121 = arith.ori %117, %119 : i128
    %cst_19 = arith.constant dense<0> : vector<2xi128>
    %122 = vector.insert %120, %cst_19 [0] : i128 into vector<2xi128>
    %123 = vector.insert %121, %122 [1] : i128 into vector<2xi128>
    %124 = arith.cmpi eq, %73, %c0_i128_9 : i128
    %125 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %126 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %127 = vector.extract %123[0] : i128 from vector<2xi128>
    %128 = vector.extract %123[1] : i128 from vector<2xi128>
    %129 = arith.select %124, %125, %127 : i128
    %130 = arith.select %124, %126, %128 : i128
    %cst_20 = arith.constant dense<0> : vector<2xi128>
    %131 = vector.insert %129, %cst_20 [0] : i128 into vector<2xi128>
    %132 = vector.insert %130, %131 [1] : i128 into vector<2xi128>
    %133 = arith.extsi %arg2 : i32 to i128
    %c0_i128_21 = arith.constant 0 : i128
    %134 = arith.cmpi slt, %133, %c0_i128_21 : i128
    %135 = arith.extsi %134 : i1 to i128
    %cst_22 = arith.constant dense<0> : vector<2xi128>
    %136 = vector.insert %133, %cst_22 [0] : i128 into vector<2xi128>
    %137 = vector.insert %135, %136 [1] : i128 into vector<2xi128>
    %138 = vector.extract %137[0] : i128 from vector<2xi128>
    %139 = vector.extract %137[1] : i128 from vector<2xi128>
    %140 = vector.extract %54[0] : i128 from vector<2xi128>
    %141 = vector.extract %54[1] : i128 from vector<2xi128>
    %142 = arith.select %37, %138, %140 : i128
    %143 = arith.select %37, %139, %141 : i128
    %cst_23 = arith.constant dense<0> : vector<2xi128>
    %144 = vector.insert %142, %cst_23 [0] : i128 into vector<2xi128>
    %145 = vector.insert %143, %144 [1] : i128 into vector<2xi128>
    %146 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %147 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %148 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %149 = vector.extract %arg1[1] : i128 from vector<2xi128>
    %150 = arith.cmpi ugt, %146, %148 : i128
    %151 = arith.cmpi sgt, %147, %149 : i128
    %152 = arith.cmpi eq, %147, %149 : i128
    %153 = arith.select %152, %150, %151 : i1
    %154 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %155 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %156 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %157 = vector.extract %arg1[1] : i128 from vector<2xi128>
    %158 = arith.select %153, %154, %156 : i128
    %159 = arith.select %153, %155, %157 : i128
    %cst_24 = arith.constant dense<0> : vector<2xi128>
    %160 = vector.insert %158, %cst_24 [0] : i128 into vector<2xi128>
    %161 = vector.insert %159, %160 [1] : i128 into vector<2xi128>
    %162 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %163 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %164 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %165 = vector.extract %arg1[1] : i128 from vector<2xi128>
    %166 = arith.cmpi ult, %162, %164 : i128
    %167 = arith.cmpi ult, %163, %165 : i128
    %168 = arith.cmpi eq, %163, %165 : i128
    %169 = arith.select %168, %166, %167 : i1
    %170 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %171 = vector.extract %arg0[1] : i128 from vector<2xi128>
    %172 = vector.extract %arg1[0] : i128 from vector<2xi128>
    %173 = vector.extract %arg1[1] : i128 from vector<2xi128>
    %174 = arith.select %169, %170, %172 : i128
    %175 = arith.select %169, %171, %173 : i128
    %cst_25 = arith.constant dense<0> : vector<2xi128>
    %176 = vector.insert %174, %cst_25 [0] : i128 into vector<2xi128>
    %177 = vector.insert %175, %176 [1] : i128 into vector<2xi128>
    %178 = vector.extract %arg0[0] : i128 from vector<2xi128>
    %179 = arith.trunci %178 : i128 to i64
    %180 = arith.index_cast %arg3 : index to i128
    %c0_i128_26 = arith.constant 0 : i128
    %181 = arith.cmpi slt, %180, %c0_i128_26 : i128
    %182 = arith.extsi %181 : i1 to i128
    %cst_27 = arith.constant dense<0> : vector<2xi128>
    %183 = vector.insert %180, %cst_27 [0] : i128 into vector<2xi128>
    %184 = vector.insert %182, %183 [1] : i128 into vector<2xi128>
    return %29, %54, %71, %37, %132, %145, %177, %184 : vector<2xi128>, vector<2xi128>, vector<2xi128>, i1, vector<2xi128>, vector<2xi128>, vector<2xi128>, vector<2xi128>
  }
  func.func @g(%arg0: vector<3x2xi128>, %arg1: vector<3x2xi128>) -> (vector<3x2xi128>, vector<3x2xi128>, vector<3xi1>) {
    %cst = arith.constant dense<[[1, 0], [-2, -1], [0, 1]]> : vector<3x2xi128>
    %cst_0 = arith.constant dense<[[7, 0], [7, 0], [7, 0]]> : vector<3x2xi128>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %2 = vector.extract_strided_slice %cst {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %3 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %sum, %overflow = arith.addui_extended %0, %2 : vector<3x1xi128>, vector<3x1xi1>
    %4 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi128>
    %5 = arith.addi %4, %1 : vector<3x1xi128>
    %6 = arith.addi %5, %3 : vector<3x1xi128>
    %cst_1 = arith.constant dense<0> : vector<3x2xi128>
    %7 = vector.insert_strided_slice %sum, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi128> into vector<3x2xi128>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi128> into vector<3x2xi128>
    %9 = vector.extract_strided_slice %8 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %10 = vector.extract_strided_slice %8 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %11 = vector.extract_strided_slice %cst_0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %12 = vector.extract_strided_slice %cst_0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %low, %high = arith.mului_extended %9, %11 : vector<3x1xi128>
    %13 = arith.muli %9, %12 : vector<3x1xi128>
    %14 = arith.muli %10, %11 : vector<3x1xi128>
    %15 = arith.addi %high, %13 : vector<3x1xi128>
    %16 = arith.addi %15, %14 : vector<3x1xi128>
    %cst_2 = arith.constant dense<0> : vector<3x2xi128>
    %17 = vector.insert_strided_slice %low, %cst_2 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi128> into vector<3x2xi128>
    %18 = vector.insert_strided_slice %16, %17 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi128> into vector<3x2xi128>
    %19 = vector.extract_strided_slice %18 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %20 = vector.extract_strided_slice %18 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %21 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %cst_3 = arith.constant dense<0> : vector<3x1xi128>
    %cst_4 = arith.constant dense<128> : vector<3x1xi128>
    %22 = arith.cmpi uge, %21, %cst_4 : vector<3x1xi128>
    %23 = arith.shrui %19, %21 : vector<3x1xi128>
    %24 = arith.select %22, %cst_3, %23 : vector<3x1xi1>, vector<3x1xi128>
    %25 = arith.shrui %20, %21 : vector<3x1xi128>
    %26 = arith.select %22, %cst_3, %25 : vector<3x1xi1>, vector<3x1xi128>
    %27 = arith.select %22, %cst_4, %21 : vector<3x1xi1>, vector<3x1xi128>
    %28 = arith.subi %cst_4, %27 : vector<3x1xi128>
    %29 = arith.shli %20, %28 : vector<3x1xi128>
    %30 = arith.subi %21, %cst_4 : vector<3x1xi128>
    %31 = arith.shrui %20, %30 : vector<3x1xi128>
    %32 = arith.select %22, %31, %29 : vector<3x1xi1>, vector<3x1xi128>
    %33 = arith.ori %24, %32 : vector<3x1xi128>
    %cst_5 = arith.constant dense<0> : vector<3x2xi128>
    %34 = vector.insert_strided_slice %33, %cst_5 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi128> into vector<3x2xi128>
    %35 = vector.insert_strided_slice %26, %34 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi128> into vector<3x2xi128>
    %36 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %37 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %38 = vector.extract_strided_slice %35 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %39 = vector.extract_strided_slice %35 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi128> to vector<3x1xi128>
    %40 = arith.cmpi ugt, %36, %38 : vector<3x1xi128>
    %41 = arith.cmpi ugt, %37, %39 : vector<3x1xi128>
    %42 = arith.cmpi eq, %37, %39 : vector<3x1xi128>
    %43 = arith.select %42, %40, %41 : vector<3x1xi1>, vector<3x1xi1>
    %44 = vector.shape_cast %43 : vector<3x1xi1> to vector<3xi1>
    return %18, %35, %44 : vector<3x2xi128>, vector<3x2xi128>, vector<3xi1>
  }
}

