// RUN: lowir opt --split-input-file %s
// Operations of processors take vectors of certain sizes and elements only.

func.func @f(%a: vector<4xi32>, %b: vector<8xi8>) -> vector<4xi32> {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<8xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf16>) -> vector<4xf32> {
  %0 = arm_neon.intr.bfmmla %a, %b, %b : vector<8xf16> to vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<16xi8>) -> vector<2xi32> {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<2xi32>
  return %0 : vector<2xi32>
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<4x4xi8>) -> vector<2xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return %0 : vector<2xi32>
}
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[8]xi8>) -> vector<[4]xi32> {
  %0 = arm_sve.smmla %a, %b, %b : vector<[8]xi8> to vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
// -----
func.func @f(%k: vector<[4]xi1>, %a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arm_sve.masked.addf %k, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
// -----
func.func @f(%a: vector<[3]xi1>, %i: index) -> vector<[3]xi1> {
  %0 = arm_sve.psel %a, %a[%i] : vector<[3]xi1>, vector<[3]xi1>
  return %0 : vector<[3]xi1>
}
// -----
func.func @f(%a: vector<[8]xi64>) -> vector<[8]xi64> {
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[8]xi64>
  return %0 : vector<[8]xi64>
}
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = x86vector.avx.rsqrt %a : vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) -> vector<8xf32> {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<1.0> : vector<16xf32>} : vector<8xf32>
  return %0 : vector<8xf32>
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_hardware_operand_types.mlir:5:8: error: 'arm_neon.intr.smmla' op operand #1 must be a vector with length 16 of 8-bit signless integer values, but got 'vector<8xi8>' [operand-type]
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<8xi8> to vector<4xi32>
       ^~~~~~~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:4:33: note: the operand ('src1') is defined here
func.func @f(%a: vector<4xi32>, %b: vector<8xi8>) -> vector<4xi32> {
                                ^~
fail_hardware_operand_types.mlir:10:8: error: 'arm_neon.intr.bfmmla' op operand #1 must be a vector with length 8 of bfloat16 type values, but got 'vector<8xf16>' [operand-type]
  %0 = arm_neon.intr.bfmmla %a, %b, %b : vector<8xf16> to vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:9:33: note: the operand ('src1') is defined here
func.func @f(%a: vector<4xf32>, %b: vector<8xf16>) -> vector<4xf32> {
                                ^~
fail_hardware_operand_types.mlir:15:8: error: 'arm_neon.intr.sdot' op failed to verify that res has the same number of elements as operand b [type-rule]
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<2xi32>
       ^~~~~~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:20:8: error: 'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a` [type-rule]
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
       ^~~~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:25:8: error: 'arm_sve.smmla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<[8]xi8>' [operand-type]
  %0 = arm_sve.smmla %a, %b, %b : vector<[8]xi8> to vector<[4]xi32>
       ^~~~~~~~~~~~~
fail_hardware_operand_types.mlir:24:35: note: the operand ('src1') is defined here
func.func @f(%a: vector<[4]xi32>, %b: vector<[8]xi8>) -> vector<[4]xi32> {
                                  ^~
fail_hardware_operand_types.mlir:30:8: error: 'arm_sve.masked.addf' op operand #1 must be scalable vector of floating-point values, but got 'vector<[4]xi32>' [operand-type]
  %0 = arm_sve.masked.addf %k, %a, %a : vector<[4]xi1>, vector<[4]xi32>
       ^~~~~~~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:29:34: note: the operand ('src1') is defined here
func.func @f(%k: vector<[4]xi1>, %a: vector<[4]xi32>) -> vector<[4]xi32> {
                                 ^~
fail_hardware_operand_types.mlir:35:8: error: 'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<[3]xi1>' [operand-type]
  %0 = arm_sve.psel %a, %a[%i] : vector<[3]xi1>, vector<[3]xi1>
       ^~~~~~~~~~~~
fail_hardware_operand_types.mlir:34:14: note: the operand ('p1') is defined here
func.func @f(%a: vector<[3]xi1>, %i: index) -> vector<[3]xi1> {
             ^~
fail_hardware_operand_types.mlir:40:12: error: 'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[8]xi64>' [operand-type]
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[8]xi64>
           ^~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:39:14: note: the operand ('sourceV1') is defined here
func.func @f(%a: vector<[8]xi64>) -> vector<[8]xi64> {
             ^~
fail_hardware_operand_types.mlir:45:8: error: 'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<4xf32>' [operand-type]
  %0 = x86vector.avx.rsqrt %a : vector<4xf32>
       ^~~~~~~~~~~~~~~~~~~
fail_hardware_operand_types.mlir:44:14: note: the operand ('a') is defined here
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
             ^~
fail_hardware_operand_types.mlir:50:8: error: 'x86vector.avx512.mask.compress' op failed to verify that constant_src and dst have same type [type-rule]
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<1.0> : vector<16xf32>} : vector<8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
