// RUN: lowir opt %s
// RUN: lowir opt --mlir-print-op-generic %s
// Operations of AVX, NEON and SVE above the intrinsics.
func.func @avx(%a: vector<8xf32>, %i: vector<16xi32>, %f: vector<8xf64>, %k: vector<8xi1>, %n: i32, %m: i8) {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  %1 = x86vector.avx512.mask.compress %k, %f : vector<8xf64>
  %2 = x86vector.avx512.mask.compress %k, %f, %1 : vector<8xf64>, vector<8xf64>
  %3 = x86vector.avx512.mask.compress %k, %f {constant_src = dense<2.0> : vector<8xf64>} : vector<8xf64>
  %4 = x86vector.avx512.mask.rndscale %f, %n, %1, %m, %n : vector<8xf64>
  %5 = x86vector.avx512.mask.scalef %f, %4, %2, %m, %n : vector<8xf64>
  %6, %7 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
  %8 = x86vector.avx.intr.dot %a, %0 : vector<8xf32>
  return
}
func.func @neon(%a: vector<2xi32>, %b: vector<2x4xi8>) -> vector<2xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %0 : vector<2xi32>
}
func.func @sve(%p: vector<[4]xi1>, %q: vector<2x[16]xi1>, %f: vector<[4]xf32>, %i: vector<[4]xi32>, %b: vector<[16]xi8>, %n: index) {
  %0 = arm_sve.masked.addf %p, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %1 = arm_sve.masked.subf %p, %f, %0 : vector<[4]xi1>, vector<[4]xf32>
  %2 = arm_sve.masked.mulf %p, %f, %1 : vector<[4]xi1>, vector<[4]xf32>
  %3 = arm_sve.masked.divf %p, %f, %2 : vector<[4]xi1>, vector<[4]xf32>
  %4 = arm_sve.masked.addi %p, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.subi %p, %i, %4 : vector<[4]xi1>, vector<[4]xi32>
  %6 = arm_sve.masked.muli %p, %i, %5 : vector<[4]xi1>, vector<[4]xi32>
  %7 = arm_sve.masked.divi_signed %p, %i, %6 : vector<[4]xi1>, vector<[4]xi32>
  %8 = arm_sve.masked.divi_unsigned %p, %i, %7 : vector<[4]xi1>, vector<[4]xi32>
  %9 = arm_sve.sdot %i, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %10 = arm_sve.udot %9, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %11 = arm_sve.smmla %10, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %12 = arm_sve.ummla %11, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %13 = arm_sve.convert_to_svbool %p : vector<[4]xi1>
  %14 = arm_sve.convert_from_svbool %13 : vector<[8]xi1>
  %15 = arm_sve.convert_from_svbool %q : vector<2x[2]xi1>
  %16 = arm_sve.psel %p, %14[%n] : vector<[4]xi1>, vector<[8]xi1>
  %17, %18 = arm_sve.zip.x2 %f, %f : vector<[4]xf32>
  %19, %20, %21, %22 = arm_sve.zip.x4 %17, %18, %f, %f : vector<[4]xf32>
  return
}
//--- out
module {
  func.func @avx(%arg0: vector<8xf32>, %arg1: vector<16xi32>, %arg2: vector<8xf64>, %arg3: vector<8xi1>, %arg4: i32, %arg5: i8) {
    %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
    %1 = x86vector.avx512.mask.compress %arg3, %arg2 : vector<8xf64>
    %2 = x86vector.avx512.mask.compress %arg3, %arg2, %1 : vector<8xf64>, vector<8xf64>
    %3 = x86vector.avx512.mask.compress %arg3, %arg2 {constant_src = dense<2.000000e+00> : vector<8xf64>} : vector<8xf64>
    %4 = x86vector.avx512.mask.rndscale %arg2, %arg4, %1, %arg5, %arg4 : vector<8xf64>
    %5 = x86vector.avx512.mask.scalef %arg2, %4, %2, %arg5, %arg4 : vector<8xf64>
    %k1, %k2 = x86vector.avx512.vp2intersect %arg1, %arg1 : vector<16xi32>
    %6 = x86vector.avx.intr.dot %arg0, %0 : vector<8xf32>
    return
  }
  func.func @neon(%arg0: vector<2xi32>, %arg1: vector<2x4xi8>) -> vector<2xi32> {
    %0 = arm_neon.2d.sdot %arg0, %arg1, %arg1 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @sve(%arg0: vector<[4]xi1>, %arg1: vector<2x[16]xi1>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xi32>, %arg4: vector<[16]xi8>, %arg5: index) {
    %0 = arm_sve.masked.addf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %1 = arm_sve.masked.subf %arg0, %arg2, %0 : vector<[4]xi1>, vector<[4]xf32>
    %2 = arm_sve.masked.mulf %arg0, %arg2, %1 : vector<[4]xi1>, vector<[4]xf32>
    %3 = arm_sve.masked.divf %arg0, %arg2, %2 : vector<[4]xi1>, vector<[4]xf32>
    %4 = arm_sve.masked.addi %arg0, %arg3, %arg3 : vector<[4]xi1>, vector<[4]xi32>
    %5 = arm_sve.masked.subi %arg0, %arg3, %4 : vector<[4]xi1>, vector<[4]xi32>
    %6 = arm_sve.masked.muli %arg0, %arg3, %5 : vector<[4]xi1>, vector<[4]xi32>
    %7 = arm_sve.masked.divi_signed %arg0, %arg3, %6 : vector<[4]xi1>, vector<[4]xi32>
    %8 = arm_sve.masked.divi_unsigned %arg0, %arg3, %7 : vector<[4]xi1>, vector<[4]xi32>
    %9 = arm_sve.sdot %arg3, %arg4, %arg4 : vector<[16]xi8> to vector<[4]xi32>
    %10 = arm_sve.udot %9, %arg4, %arg4 : vector<[16]xi8> to vector<[4]xi32>
    %11 = arm_sve.smmla %10, %arg4, %arg4 : vector<[16]xi8> to vector<[4]xi32>
    %12 = arm_sve.ummla %11, %arg4, %arg4 : vector<[16]xi8> to vector<[4]xi32>
    %13 = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
    %14 = arm_sve.convert_from_svbool %13 : vector<[8]xi1>
    %15 = arm_sve.convert_from_svbool %arg1 : vector<2x[2]xi1>
    %16 = arm_sve.psel %arg0, %14[%arg5] : vector<[4]xi1>, vector<[8]xi1>
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg2, %arg2 : vector<[4]xf32>
    %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %resultV1, %resultV2, %arg2, %arg2 : vector<[4]xf32>
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>, vector<16xi32>, vector<8xf64>, vector<8xi1>, i32, i8) -> (), sym_name = "avx"}> ({
  ^bb0(%arg8: vector<8xf32>, %arg9: vector<16xi32>, %arg10: vector<8xf64>, %arg11: vector<8xi1>, %arg12: i32, %arg13: i8):
    %20 = "x86vector.avx.rsqrt"(%arg8) : (vector<8xf32>) -> vector<8xf32>
    %21 = "x86vector.avx512.mask.compress"(%arg11, %arg10) : (vector<8xi1>, vector<8xf64>) -> vector<8xf64>
    %22 = "x86vector.avx512.mask.compress"(%arg11, %arg10, %21) : (vector<8xi1>, vector<8xf64>, vector<8xf64>) -> vector<8xf64>
    %23 = "x86vector.avx512.mask.compress"(%arg11, %arg10) <{constant_src = dense<2.000000e+00> : vector<8xf64>}> : (vector<8xi1>, vector<8xf64>) -> vector<8xf64>
    %24 = "x86vector.avx512.mask.rndscale"(%arg10, %arg12, %21, %arg13, %arg12) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
    %25 = "x86vector.avx512.mask.scalef"(%arg10, %24, %22, %arg13, %arg12) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
    %26:2 = "x86vector.avx512.vp2intersect"(%arg9, %arg9) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
    %27 = "x86vector.avx.intr.dot"(%arg8, %20) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xi32>, vector<2x4xi8>) -> vector<2xi32>, sym_name = "neon"}> ({
  ^bb0(%arg6: vector<2xi32>, %arg7: vector<2x4xi8>):
    %19 = "arm_neon.2d.sdot"(%arg6, %arg7, %arg7) : (vector<2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2xi32>
    "func.return"(%19) : (vector<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<2x[16]xi1>, vector<[4]xf32>, vector<[4]xi32>, vector<[16]xi8>, index) -> (), sym_name = "sve"}> ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<2x[16]xi1>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xi32>, %arg4: vector<[16]xi8>, %arg5: index):
    %0 = "arm_sve.masked.addf"(%arg0, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %1 = "arm_sve.masked.subf"(%arg0, %arg2, %0) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %2 = "arm_sve.masked.mulf"(%arg0, %arg2, %1) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %3 = "arm_sve.masked.divf"(%arg0, %arg2, %2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %4 = "arm_sve.masked.addi"(%arg0, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %5 = "arm_sve.masked.subi"(%arg0, %arg3, %4) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %6 = "arm_sve.masked.muli"(%arg0, %arg3, %5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = "arm_sve.masked.divi_signed"(%arg0, %arg3, %6) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %8 = "arm_sve.masked.divi_unsigned"(%arg0, %arg3, %7) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %9 = "arm_sve.sdot"(%arg3, %arg4, %arg4) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %10 = "arm_sve.udot"(%9, %arg4, %arg4) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %11 = "arm_sve.smmla"(%10, %arg4, %arg4) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %12 = "arm_sve.ummla"(%11, %arg4, %arg4) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %13 = "arm_sve.convert_to_svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %14 = "arm_sve.convert_from_svbool"(%13) : (vector<[16]xi1>) -> vector<[8]xi1>
    %15 = "arm_sve.convert_from_svbool"(%arg1) : (vector<2x[16]xi1>) -> vector<2x[2]xi1>
    %16 = "arm_sve.psel"(%arg0, %14, %arg5) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[4]xi1>
    %17:2 = "arm_sve.zip.x2"(%arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
    %18:4 = "arm_sve.zip.x4"(%17#0, %17#1, %arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

