// RUN: lowir opt --split-input-file
// DIFFERS: mlir-opt does not know `vcix`, mlir-translate does.
// What the instructions of a coprocessor take.

llvm.func @p(%v: vector<[4]xf32>, %i: i64) {
  %0 = "vcix.v.iv"(%i, %i) <{opcode = 3 : i64, imm = 5 : i64}> : (i64, i64) -> vector<[4]xf32>
  llvm.return
}
// -----
llvm.func @q(%v: vector<[4]xf32>, %i: i64) {
  %0 = "vcix.v.sv"(%v, %v, %v) <{opcode = 3 : i64}> : (vector<[4]xf32>, vector<[4]xf32>,vector<[4]xf32>) -> vector<[4]xf32>
  llvm.return
}
// -----
llvm.func @s4(%v: vector<4xf32>, %i: !llvm.ptr) {
  %0 = "vcix.v.sv"(%v, %i) <{opcode = 1 : i64}> : (vector<4xf32>, !llvm.ptr) -> vector<4xf32>
  llvm.return
}
// -----
llvm.func @s5(%v: vector<4xf32>, %i: i8) {
  %0 = "vcix.v.sv"(%v, %i) <{opcode = 1 : i64}> : (vector<4xf32>, i8) -> vector<4xf32>
  llvm.return
}
//--- out
// -----
// -----
// -----
//--- err
fail_vcix.mlir:6:8: error: 'vcix.v.iv' op operand #0 must be LLVM dialect-compatible vector type, but got 'i64' [operand-type]
  %0 = "vcix.v.iv"(%i, %i) <{opcode = 3 : i64, imm = 5 : i64}> : (i64, i64) -> vector<[4]xf32>
       ^~~~~~~~~~~
fail_vcix.mlir:5:35: note: the operand ('vs2') is defined here
llvm.func @p(%v: vector<[4]xf32>, %i: i64) {
                                  ^~
fail_vcix.mlir:11:8: error: 'vcix.v.sv' op operand #2 must be 64-bit signless integer or 32-bit signless integer, but got 'vector<[4]xf32>' [operand-type]
  %0 = "vcix.v.sv"(%v, %v, %v) <{opcode = 3 : i64}> : (vector<[4]xf32>, vector<[4]xf32>,vector<[4]xf32>) -> vector<[4]xf32>
       ^~~~~~~~~~~
fail_vcix.mlir:10:14: note: the operand ('vl') is defined here
llvm.func @q(%v: vector<[4]xf32>, %i: i64) {
             ^~
fail_vcix.mlir:16:8: error: 'vcix.v.sv' op operand #1 must be LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float, but got '!llvm.ptr' [operand-type]
  %0 = "vcix.v.sv"(%v, %i) <{opcode = 1 : i64}> : (vector<4xf32>, !llvm.ptr) -> vector<4xf32>
       ^~~~~~~~~~~
fail_vcix.mlir:15:34: note: the operand ('op1') is defined here
llvm.func @s4(%v: vector<4xf32>, %i: !llvm.ptr) {
                                 ^~
fail_vcix.mlir:21:8: error: 'vcix.v.sv' op operand #1 must be LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float, but got 'i8' [operand-type]
  %0 = "vcix.v.sv"(%v, %i) <{opcode = 1 : i64}> : (vector<4xf32>, i8) -> vector<4xf32>
       ^~~~~~~~~~~
fail_vcix.mlir:20:34: note: the operand ('op1') is defined here
llvm.func @s5(%v: vector<4xf32>, %i: i8) {
                                 ^~
