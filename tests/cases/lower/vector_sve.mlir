// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts | lowir translate --mlir-to-llvmir
// Operations of SVE become LLVM's intrinsics, if the option asks for it. Predicates are converted row by row.
func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[4]xi32>, %x: vector<[4]xf32>, %y: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %0, %b : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %1, %b : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %2, %b : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %3, %b : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %m, %x, %y : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.subf %m, %5, %y : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.mulf %m, %6, %y : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.masked.divf %m, %7, %y {note = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
  return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
}
func.func @dots(%acc: vector<[4]xi32>, %a: vector<[16]xi8>, %b: vector<[16]xi8>, %acc2: vector<[2]xi64>, %c: vector<[8]xi16>) -> (vector<[4]xi32>, vector<[2]xi64>) {
  %0 = arm_sve.sdot %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %0, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %1, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.sdot %acc2, %c, %c : vector<[8]xi16> to vector<[2]xi64>
  %5 = arm_sve.udot %4, %c, %c : vector<[8]xi16> to vector<[2]xi64>
  return %3, %5 : vector<[4]xi32>, vector<[2]xi64>
}
func.func @svbool(%m: vector<[4]xi1>, %n: vector<2x3x[8]xi1>, %p: vector<[16]xi1>, %q: vector<2x[16]xi1>) -> (vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>) {
  %0 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %n : vector<2x3x[8]xi1>
  %2 = arm_sve.convert_from_svbool %p : vector<[2]xi1>
  %3 = arm_sve.convert_from_svbool %q : vector<2x[1]xi1>
  return %0, %1, %2, %3 : vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>
}
func.func @zips(%a: vector<[8]xi16>, %b: vector<[8]xi16>, %c: vector<[4]xf32>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>) {
  %0, %1 = arm_sve.zip.x2 %a, %b : vector<[8]xi16>
  %2, %3, %4, %5 = arm_sve.zip.x4 %c, %c, %c, %c : vector<[4]xf32>
  return %0, %1, %2, %5 : vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>
}
//--- out
module {
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xf32>, %arg4: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.sub"(%arg0, %0, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.mul"(%arg0, %1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.sdiv"(%arg0, %2, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.udiv"(%arg0, %3, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.fadd"(%arg0, %arg3, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %6 = "arm_sve.intr.fsub"(%arg0, %5, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.fmul"(%arg0, %6, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %8 = "arm_sve.intr.fdiv"(%arg0, %7, %arg4) {note = 1 : i32} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
  }
  func.func @dots(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>, %arg3: vector<[2]xi64>, %arg4: vector<[8]xi16>) -> (vector<[4]xi32>, vector<[2]xi64>) {
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.udot"(%0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.smmla"(%1, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.ummla"(%2, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.sdot"(%arg3, %arg4, %arg4) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %5 = "arm_sve.intr.udot"(%4, %arg4, %arg4) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    return %3, %5 : vector<[4]xi32>, vector<[2]xi64>
  }
  func.func @svbool(%arg0: vector<[4]xi1>, %arg1: vector<2x3x[8]xi1>, %arg2: vector<[16]xi1>, %arg3: vector<2x[16]xi1>) -> (vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x[16]xi1> to !llvm.array<2 x vector<[16]xi1>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3x[8]xi1> to !llvm.array<2 x array<3 x vector<[8]xi1>>>
    %cst = arith.constant dense<false> : vector<[16]xi1>
    %2 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %cst_0 = arith.constant dense<false> : vector<2x3x[16]xi1>
    %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3x[16]xi1> to !llvm.array<2 x array<3 x vector<[16]xi1>>>
    %4 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %5 = "arm_sve.intr.convert.to.svbool"(%4) : (vector<[8]xi1>) -> vector<[16]xi1>
    %6 = llvm.insertvalue %5, %3[0, 0] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %7 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %8 = "arm_sve.intr.convert.to.svbool"(%7) : (vector<[8]xi1>) -> vector<[16]xi1>
    %9 = llvm.insertvalue %8, %6[0, 1] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %10 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %11 = "arm_sve.intr.convert.to.svbool"(%10) : (vector<[8]xi1>) -> vector<[16]xi1>
    %12 = llvm.insertvalue %11, %9[0, 2] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %13 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %14 = "arm_sve.intr.convert.to.svbool"(%13) : (vector<[8]xi1>) -> vector<[16]xi1>
    %15 = llvm.insertvalue %14, %12[1, 0] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %16 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %17 = "arm_sve.intr.convert.to.svbool"(%16) : (vector<[8]xi1>) -> vector<[16]xi1>
    %18 = llvm.insertvalue %17, %15[1, 1] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %19 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %20 = "arm_sve.intr.convert.to.svbool"(%19) : (vector<[8]xi1>) -> vector<[16]xi1>
    %21 = llvm.insertvalue %20, %18[1, 2] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x array<3 x vector<[16]xi1>>> to vector<2x3x[16]xi1>
    %cst_1 = arith.constant dense<false> : vector<[2]xi1>
    %23 = "arm_sve.intr.convert.from.svbool"(%arg2) : (vector<[16]xi1>) -> vector<[2]xi1>
    %cst_2 = arith.constant dense<false> : vector<2x[1]xi1>
    %24 = builtin.unrealized_conversion_cast %cst_2 : vector<2x[1]xi1> to !llvm.array<2 x vector<[1]xi1>>
    %25 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[16]xi1>> 
    %26 = "arm_sve.intr.convert.from.svbool"(%25) : (vector<[16]xi1>) -> vector<[1]xi1>
    %27 = llvm.insertvalue %26, %24[0] : !llvm.array<2 x vector<[1]xi1>> 
    %28 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[16]xi1>> 
    %29 = "arm_sve.intr.convert.from.svbool"(%28) : (vector<[16]xi1>) -> vector<[1]xi1>
    %30 = llvm.insertvalue %29, %27[1] : !llvm.array<2 x vector<[1]xi1>> 
    %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<[1]xi1>> to vector<2x[1]xi1>
    return %2, %22, %23, %31 : vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>
  }
  func.func @zips(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[4]xf32>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>) {
    %0 = "arm_sve.intr.zip.x2"(%arg0, %arg1) : (vector<[8]xi16>, vector<[8]xi16>) -> !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)> 
    %3 = "arm_sve.intr.zip.x4"(%arg2, %arg2, %arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    %7 = llvm.extractvalue %3[3] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    return %1, %2, %4, %7 : vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>
  }
}

//--- out 2
module {
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xf32>, %arg4: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.sub"(%arg0, %0, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.mul"(%arg0, %1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.sdiv"(%arg0, %2, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.udiv"(%arg0, %3, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.fadd"(%arg0, %arg3, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %6 = "arm_sve.intr.fsub"(%arg0, %5, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.fmul"(%arg0, %6, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %8 = "arm_sve.intr.fdiv"(%arg0, %7, %arg4) {note = 1 : i32} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
  }
  func.func @dots(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>, %arg3: vector<[2]xi64>, %arg4: vector<[8]xi16>) -> (vector<[4]xi32>, vector<[2]xi64>) {
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.udot"(%0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.smmla"(%1, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.ummla"(%2, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.sdot"(%arg3, %arg4, %arg4) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %5 = "arm_sve.intr.udot"(%4, %arg4, %arg4) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    return %3, %5 : vector<[4]xi32>, vector<[2]xi64>
  }
  func.func @svbool(%arg0: vector<[4]xi1>, %arg1: vector<2x3x[8]xi1>, %arg2: vector<[16]xi1>, %arg3: vector<2x[16]xi1>) -> (vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x[16]xi1> to !llvm.array<2 x vector<[16]xi1>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3x[8]xi1> to !llvm.array<2 x array<3 x vector<[8]xi1>>>
    %cst = arith.constant dense<false> : vector<[16]xi1>
    %2 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %cst_0 = arith.constant dense<false> : vector<2x3x[16]xi1>
    %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3x[16]xi1> to !llvm.array<2 x array<3 x vector<[16]xi1>>>
    %4 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %5 = "arm_sve.intr.convert.to.svbool"(%4) : (vector<[8]xi1>) -> vector<[16]xi1>
    %6 = llvm.insertvalue %5, %3[0, 0] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %7 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %8 = "arm_sve.intr.convert.to.svbool"(%7) : (vector<[8]xi1>) -> vector<[16]xi1>
    %9 = llvm.insertvalue %8, %6[0, 1] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %10 = llvm.extractvalue %1[0, 2] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %11 = "arm_sve.intr.convert.to.svbool"(%10) : (vector<[8]xi1>) -> vector<[16]xi1>
    %12 = llvm.insertvalue %11, %9[0, 2] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %13 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %14 = "arm_sve.intr.convert.to.svbool"(%13) : (vector<[8]xi1>) -> vector<[16]xi1>
    %15 = llvm.insertvalue %14, %12[1, 0] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %16 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %17 = "arm_sve.intr.convert.to.svbool"(%16) : (vector<[8]xi1>) -> vector<[16]xi1>
    %18 = llvm.insertvalue %17, %15[1, 1] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %19 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
    %20 = "arm_sve.intr.convert.to.svbool"(%19) : (vector<[8]xi1>) -> vector<[16]xi1>
    %21 = llvm.insertvalue %20, %18[1, 2] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x array<3 x vector<[16]xi1>>> to vector<2x3x[16]xi1>
    %cst_1 = arith.constant dense<false> : vector<[2]xi1>
    %23 = "arm_sve.intr.convert.from.svbool"(%arg2) : (vector<[16]xi1>) -> vector<[2]xi1>
    %cst_2 = arith.constant dense<false> : vector<2x[1]xi1>
    %24 = builtin.unrealized_conversion_cast %cst_2 : vector<2x[1]xi1> to !llvm.array<2 x vector<[1]xi1>>
    %25 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[16]xi1>> 
    %26 = "arm_sve.intr.convert.from.svbool"(%25) : (vector<[16]xi1>) -> vector<[1]xi1>
    %27 = llvm.insertvalue %26, %24[0] : !llvm.array<2 x vector<[1]xi1>> 
    %28 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[16]xi1>> 
    %29 = "arm_sve.intr.convert.from.svbool"(%28) : (vector<[16]xi1>) -> vector<[1]xi1>
    %30 = llvm.insertvalue %29, %27[1] : !llvm.array<2 x vector<[1]xi1>> 
    %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<[1]xi1>> to vector<2x[1]xi1>
    return %2, %22, %23, %31 : vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>
  }
  func.func @zips(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[4]xf32>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>) {
    %0 = "arm_sve.intr.zip.x2"(%arg0, %arg1) : (vector<[8]xi16>, vector<[8]xi16>) -> !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)> 
    %3 = "arm_sve.intr.zip.x4"(%arg2, %arg2, %arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    %7 = llvm.extractvalue %3[3] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)> 
    return %1, %2, %4, %7 : vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>
  }
}

//--- out 3
module {
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xf32>, %arg4: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
    %0 = arm_sve.masked.addi %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.subi %arg0, %0, %arg2 : vector<[4]xi1>, vector<[4]xi32>
    %2 = arm_sve.masked.muli %arg0, %1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
    %3 = arm_sve.masked.divi_signed %arg0, %2, %arg2 : vector<[4]xi1>, vector<[4]xi32>
    %4 = arm_sve.masked.divi_unsigned %arg0, %3, %arg2 : vector<[4]xi1>, vector<[4]xi32>
    %5 = arm_sve.masked.addf %arg0, %arg3, %arg4 : vector<[4]xi1>, vector<[4]xf32>
    %6 = arm_sve.masked.subf %arg0, %5, %arg4 : vector<[4]xi1>, vector<[4]xf32>
    %7 = arm_sve.masked.mulf %arg0, %6, %arg4 : vector<[4]xi1>, vector<[4]xf32>
    %8 = arm_sve.masked.divf %arg0, %7, %arg4 {note = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
    return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
  }
  func.func @dots(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>, %arg3: vector<[2]xi64>, %arg4: vector<[8]xi16>) -> (vector<[4]xi32>, vector<[2]xi64>) {
    %0 = arm_sve.sdot %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %1 = arm_sve.udot %0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %2 = arm_sve.smmla %1, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %3 = arm_sve.ummla %2, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %4 = arm_sve.sdot %arg3, %arg4, %arg4 : vector<[8]xi16> to vector<[2]xi64>
    %5 = arm_sve.udot %4, %arg4, %arg4 : vector<[8]xi16> to vector<[2]xi64>
    return %3, %5 : vector<[4]xi32>, vector<[2]xi64>
  }
  func.func @svbool(%arg0: vector<[4]xi1>, %arg1: vector<2x3x[8]xi1>, %arg2: vector<[16]xi1>, %arg3: vector<2x[16]xi1>) -> (vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>) {
    %0 = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
    %1 = arm_sve.convert_to_svbool %arg1 : vector<2x3x[8]xi1>
    %2 = arm_sve.convert_from_svbool %arg2 : vector<[2]xi1>
    %3 = arm_sve.convert_from_svbool %arg3 : vector<2x[1]xi1>
    return %0, %1, %2, %3 : vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>
  }
  func.func @zips(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[4]xf32>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>) {
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 : vector<[8]xi16>
    %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %arg2, %arg2, %arg2, %arg2 : vector<[4]xf32>
    return %resultV1, %resultV2, %resultV1_0, %resultV4 : vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>, vector<[4]xf32>
  }
}

//--- out 4
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <vscale x 4 x i32>, <vscale x 4 x float> } @masked(<vscale x 4 x i1> %0, <vscale x 4 x i32> %1, <vscale x 4 x i32> %2, <vscale x 4 x float> %3, <vscale x 4 x float> %4) {
  %6 = call <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1> %0, <vscale x 4 x i32> %1, <vscale x 4 x i32> %2)
  %7 = call <vscale x 4 x i32> @llvm.aarch64.sve.sub.nxv4i32(<vscale x 4 x i1> %0, <vscale x 4 x i32> %6, <vscale x 4 x i32> %2)
  %8 = call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1> %0, <vscale x 4 x i32> %7, <vscale x 4 x i32> %2)
  %9 = call <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1> %0, <vscale x 4 x i32> %8, <vscale x 4 x i32> %2)
  %10 = call <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1> %0, <vscale x 4 x i32> %9, <vscale x 4 x i32> %2)
  %11 = call <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1> %0, <vscale x 4 x float> %3, <vscale x 4 x float> %4)
  %12 = call <vscale x 4 x float> @llvm.aarch64.sve.fsub.nxv4f32(<vscale x 4 x i1> %0, <vscale x 4 x float> %11, <vscale x 4 x float> %4)
  %13 = call <vscale x 4 x float> @llvm.aarch64.sve.fmul.nxv4f32(<vscale x 4 x i1> %0, <vscale x 4 x float> %12, <vscale x 4 x float> %4)
  %14 = call <vscale x 4 x float> @llvm.aarch64.sve.fdiv.nxv4f32(<vscale x 4 x i1> %0, <vscale x 4 x float> %13, <vscale x 4 x float> %4)
  %15 = insertvalue { <vscale x 4 x i32>, <vscale x 4 x float> } poison, <vscale x 4 x i32> %10, 0
  %16 = insertvalue { <vscale x 4 x i32>, <vscale x 4 x float> } %15, <vscale x 4 x float> %14, 1
  ret { <vscale x 4 x i32>, <vscale x 4 x float> } %16
}

define { <vscale x 4 x i32>, <vscale x 2 x i64> } @dots(<vscale x 4 x i32> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2, <vscale x 2 x i64> %3, <vscale x 8 x i16> %4) {
  %6 = call <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2)
  %7 = call <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32> %6, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2)
  %8 = call <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32> %7, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2)
  %9 = call <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32> %8, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2)
  %10 = call <vscale x 2 x i64> @llvm.aarch64.sve.sdot.nxv2i64(<vscale x 2 x i64> %3, <vscale x 8 x i16> %4, <vscale x 8 x i16> %4)
  %11 = call <vscale x 2 x i64> @llvm.aarch64.sve.udot.nxv2i64(<vscale x 2 x i64> %10, <vscale x 8 x i16> %4, <vscale x 8 x i16> %4)
  %12 = insertvalue { <vscale x 4 x i32>, <vscale x 2 x i64> } poison, <vscale x 4 x i32> %9, 0
  %13 = insertvalue { <vscale x 4 x i32>, <vscale x 2 x i64> } %12, <vscale x 2 x i64> %11, 1
  ret { <vscale x 4 x i32>, <vscale x 2 x i64> } %13
}

define { <vscale x 16 x i1>, [2 x [3 x <vscale x 16 x i1>]], <vscale x 2 x i1>, [2 x <vscale x 1 x i1>] } @svbool(<vscale x 4 x i1> %0, [2 x [3 x <vscale x 8 x i1>]] %1, <vscale x 16 x i1> %2, [2 x <vscale x 16 x i1>] %3) {
  %5 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> %0)
  %6 = extractvalue [2 x [3 x <vscale x 8 x i1>]] %1, 0, 0
  %7 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> %6)
  %8 = insertvalue [2 x [3 x <vscale x 16 x i1>]] zeroinitializer, <vscale x 16 x i1> %7, 0, 0
  %9 = extractvalue [2 x [3 x <vscale x 8 x i1>]] %1, 0, 1
  %10 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> %9)
  %11 = insertvalue [2 x [3 x <vscale x 16 x i1>]] %8, <vscale x 16 x i1> %10, 0, 1
  %12 = extractvalue [2 x [3 x <vscale x 8 x i1>]] %1, 0, 2
  %13 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> %12)
  %14 = insertvalue [2 x [3 x <vscale x 16 x i1>]] %11, <vscale x 16 x i1> %13, 0, 2
  %15 = extractvalue [2 x [3 x <vscale x 8 x i1>]] %1, 1, 0
  %16 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> %15)
  %17 = insertvalue [2 x [3 x <vscale x 16 x i1>]] %14, <vscale x 16 x i1> %16, 1, 0
  %18 = extractvalue [2 x [3 x <vscale x 8 x i1>]] %1, 1, 1
  %19 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> %18)
  %20 = insertvalue [2 x [3 x <vscale x 16 x i1>]] %17, <vscale x 16 x i1> %19, 1, 1
  %21 = extractvalue [2 x [3 x <vscale x 8 x i1>]] %1, 1, 2
  %22 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1> %21)
  %23 = insertvalue [2 x [3 x <vscale x 16 x i1>]] %20, <vscale x 16 x i1> %22, 1, 2
  %24 = call <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1> %2)
  %25 = extractvalue [2 x <vscale x 16 x i1>] %3, 0
  %26 = call <vscale x 1 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv1i1(<vscale x 16 x i1> %25)
  %27 = insertvalue [2 x <vscale x 1 x i1>] zeroinitializer, <vscale x 1 x i1> %26, 0
  %28 = extractvalue [2 x <vscale x 16 x i1>] %3, 1
  %29 = call <vscale x 1 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv1i1(<vscale x 16 x i1> %28)
  %30 = insertvalue [2 x <vscale x 1 x i1>] %27, <vscale x 1 x i1> %29, 1
  %31 = insertvalue { <vscale x 16 x i1>, [2 x [3 x <vscale x 16 x i1>]], <vscale x 2 x i1>, [2 x <vscale x 1 x i1>] } poison, <vscale x 16 x i1> %5, 0
  %32 = insertvalue { <vscale x 16 x i1>, [2 x [3 x <vscale x 16 x i1>]], <vscale x 2 x i1>, [2 x <vscale x 1 x i1>] } %31, [2 x [3 x <vscale x 16 x i1>]] %23, 1
  %33 = insertvalue { <vscale x 16 x i1>, [2 x [3 x <vscale x 16 x i1>]], <vscale x 2 x i1>, [2 x <vscale x 1 x i1>] } %32, <vscale x 2 x i1> %24, 2
  %34 = insertvalue { <vscale x 16 x i1>, [2 x [3 x <vscale x 16 x i1>]], <vscale x 2 x i1>, [2 x <vscale x 1 x i1>] } %33, [2 x <vscale x 1 x i1>] %30, 3
  ret { <vscale x 16 x i1>, [2 x [3 x <vscale x 16 x i1>]], <vscale x 2 x i1>, [2 x <vscale x 1 x i1>] } %34
}

define { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 4 x float>, <vscale x 4 x float> } @zips(<vscale x 8 x i16> %0, <vscale x 8 x i16> %1, <vscale x 4 x float> %2) {
  %4 = call { <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.aarch64.sve.zip.x2.nxv8i16(<vscale x 8 x i16> %0, <vscale x 8 x i16> %1)
  %5 = extractvalue { <vscale x 8 x i16>, <vscale x 8 x i16> } %4, 0
  %6 = extractvalue { <vscale x 8 x i16>, <vscale x 8 x i16> } %4, 1
  %7 = call { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } @llvm.aarch64.sve.zip.x4.nxv4f32(<vscale x 4 x float> %2, <vscale x 4 x float> %2, <vscale x 4 x float> %2, <vscale x 4 x float> %2)
  %8 = extractvalue { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } %7, 0
  %9 = extractvalue { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } %7, 1
  %10 = extractvalue { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } %7, 2
  %11 = extractvalue { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } %7, 3
  %12 = insertvalue { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 4 x float>, <vscale x 4 x float> } poison, <vscale x 8 x i16> %5, 0
  %13 = insertvalue { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 4 x float>, <vscale x 4 x float> } %12, <vscale x 8 x i16> %6, 1
  %14 = insertvalue { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 4 x float>, <vscale x 4 x float> } %13, <vscale x 4 x float> %8, 2
  %15 = insertvalue { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 4 x float>, <vscale x 4 x float> } %14, <vscale x 4 x float> %11, 3
  ret { <vscale x 8 x i16>, <vscale x 8 x i16>, <vscale x 4 x float>, <vscale x 4 x float> } %15
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.sub.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>) #0

declare <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1

declare <vscale x 4 x float> @llvm.aarch64.sve.fsub.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1

declare <vscale x 4 x float> @llvm.aarch64.sve.fmul.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1

declare <vscale x 4 x float> @llvm.aarch64.sve.fdiv.nxv4f32(<vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>) #1

declare <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

declare <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

declare <vscale x 2 x i64> @llvm.aarch64.sve.sdot.nxv2i64(<vscale x 2 x i64>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0

declare <vscale x 2 x i64> @llvm.aarch64.sve.udot.nxv2i64(<vscale x 2 x i64>, <vscale x 8 x i16>, <vscale x 8 x i16>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv8i1(<vscale x 8 x i1>) #0

declare <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1>) #0

declare <vscale x 1 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv1i1(<vscale x 16 x i1>) #0

declare { <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.aarch64.sve.zip.x2.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i16>) #1

declare { <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float> } @llvm.aarch64.sve.zip.x4.nxv4f32(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
