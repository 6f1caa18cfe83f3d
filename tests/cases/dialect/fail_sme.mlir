// RUN: lowir opt --split-input-file
// What the intrinsics of SME take.

llvm.func @b(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
  "arm_sme.intr.mopa"(%p, %p, %v, %v) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @c(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
  "arm_sme.intr.mopa"(%p, %p, %v, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, i32) -> ()
  llvm.return
}
// -----
llvm.func @d(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
  "arm_sme.intr.mopa"(%s, %p, %v, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @e(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
  "arm_sme.intr.ld1b.horiz"(%s, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @f(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
  "arm_sme.intr.st1b.horiz"(%p, %p, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @g(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.st1b.horiz"(%p, %ptr, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @h(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.str"(%p, %ptr, %v) : (vector<[4]xi1>, !llvm.ptr, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @h2(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.str"(%s, %s, %s) : (i32, i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @h3(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.str"(%s, %ptr, %v) : (i32, !llvm.ptr, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @i(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.write.horiz"(%p, %p, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @j(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  "arm_sme.intr.write.horiz"(%s, %s, %v) <{tile_id = 0 : i32}> : (i32, i32, vector<[4]xf32>) -> ()
  llvm.return
}
// -----
llvm.func @k(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %p) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xf32>
  llvm.return
}
// -----
llvm.func @l(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.intr.read.horiz"(%v, %s, %s) <{tile_id = 0 : i32}> : (vector<[4]xf32>, i32, i32) -> vector<[4]xf32>
  llvm.return
}
// -----
llvm.func @m(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %s) <{tile_id = 0 : i64}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  llvm.return
}
// -----
llvm.func @n() {
  "arm_sme.intr.zero"() <{tile_mask = 0 : i64}> : () -> ()
  llvm.return
}
// -----
llvm.func @u(%v: vector<[4]xf32>, %i: i64) {
  %0 = "arm_sme.intr.cntsd"() : () -> i32
  llvm.return
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
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_sme.mlir:5:3: error: 'arm_sme.intr.mopa' op requires attribute 'tile_id' [missing-attribute]
  "arm_sme.intr.mopa"(%p, %p, %v, %v) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~
fail_sme.mlir:10:3: error: 'arm_sme.intr.mopa' op operand #3 must be a vector type that is a supported input for the SME MOP instructions, but got 'i32' [operand-type]
  "arm_sme.intr.mopa"(%p, %p, %v, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, i32) -> ()
  ^~~~~~~~~~~~~~~~~~~
fail_sme.mlir:9:57: note: the operand ('rhs') is defined here
llvm.func @c(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
                                                        ^~
fail_sme.mlir:15:3: error: 'arm_sme.intr.mopa' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'i32' [operand-type]
  "arm_sme.intr.mopa"(%s, %p, %v, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~
fail_sme.mlir:14:57: note: the operand ('lhs_predicate') is defined here
llvm.func @d(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
                                                        ^~
fail_sme.mlir:20:3: error: 'arm_sme.intr.ld1b.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32' [operand-type]
  "arm_sme.intr.ld1b.horiz"(%s, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:19:57: note: the operand ('predicate') is defined here
llvm.func @e(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
                                                        ^~
fail_sme.mlir:25:3: error: 'arm_sme.intr.st1b.horiz' op operand #1 must be LLVM pointer type, but got 'vector<[4]xi1>' [operand-type]
  "arm_sme.intr.st1b.horiz"(%p, %p, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:24:14: note: the operand ('address') is defined here
llvm.func @f(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32) {
             ^~
fail_sme.mlir:30:3: error: 'arm_sme.intr.st1b.horiz' op operand #2 must be 32-bit signless integer, but got 'vector<[4]xf32>' [operand-type]
  "arm_sme.intr.st1b.horiz"(%p, %ptr, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:29:35: note: the operand ('slice') is defined here
llvm.func @g(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
                                  ^~
fail_sme.mlir:35:3: error: 'arm_sme.intr.str' op operand #0 must be 32-bit signless integer, but got 'vector<[4]xi1>' [operand-type]
  "arm_sme.intr.str"(%p, %ptr, %v) : (vector<[4]xi1>, !llvm.ptr, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~
fail_sme.mlir:34:14: note: the operand ('slice') is defined here
llvm.func @h(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
             ^~
fail_sme.mlir:40:3: error: 'arm_sme.intr.str' op operand #1 must be LLVM pointer type, but got 'i32' [operand-type]
  "arm_sme.intr.str"(%s, %s, %s) : (i32, i32, i32) -> ()
  ^~~~~~~~~~~~~~~~~~
fail_sme.mlir:39:58: note: the operand ('address') is defined here
llvm.func @h2(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
                                                         ^~
fail_sme.mlir:45:3: error: 'arm_sme.intr.str' op operand #2 must be 32-bit signless integer, but got 'vector<[4]xf32>' [operand-type]
  "arm_sme.intr.str"(%s, %ptr, %v) : (i32, !llvm.ptr, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~
fail_sme.mlir:44:36: note: the operand ('offset') is defined here
llvm.func @h3(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
                                   ^~
fail_sme.mlir:50:3: error: 'arm_sme.intr.write.horiz' op operand #0 must be 32-bit signless integer, but got 'vector<[4]xi1>' [operand-type]
  "arm_sme.intr.write.horiz"(%p, %p, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:49:14: note: the operand ('slice') is defined here
llvm.func @i(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
             ^~
fail_sme.mlir:55:3: error: 'arm_sme.intr.write.horiz' op operand #1 must be a vector type that matches the size of a SVE predicate, but got 'i32' [operand-type]
  "arm_sme.intr.write.horiz"(%s, %s, %v) <{tile_id = 0 : i32}> : (i32, i32, vector<[4]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:54:57: note: the operand ('predicate') is defined here
llvm.func @j(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
                                                        ^~
fail_sme.mlir:60:8: error: 'arm_sme.intr.read.horiz' op operand #2 must be 32-bit signless integer, but got 'vector<[4]xi1>' [operand-type]
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %p) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:59:14: note: the operand ('slice') is defined here
llvm.func @k(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
             ^~
fail_sme.mlir:65:8: error: 'arm_sme.intr.read.horiz' op operand #1 must be a vector type that matches the size of a SVE predicate, but got 'i32' [operand-type]
  %0 = "arm_sme.intr.read.horiz"(%v, %s, %s) <{tile_id = 0 : i32}> : (vector<[4]xf32>, i32, i32) -> vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:64:57: note: the operand ('predicate') is defined here
llvm.func @l(%p : vector<[4]xi1>, %v : vector<[4]xf32>, %s: i32, %ptr: !llvm.ptr) {
                                                        ^~
fail_sme.mlir:70:8: error: 'arm_sme.intr.read.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute [attribute-kind]
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %s) <{tile_id = 0 : i64}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~
fail_sme.mlir:75:3: error: 'arm_sme.intr.zero' op attribute 'tile_mask' failed to satisfy constraint: 32-bit signless integer attribute [attribute-kind]
  "arm_sme.intr.zero"() <{tile_mask = 0 : i64}> : () -> ()
  ^~~~~~~~~~~~~~~~~~~
fail_sme.mlir:80:8: error: 'arm_sme.intr.cntsd' op failed to verify that `res` is i64 [type-rule]
  %0 = "arm_sme.intr.cntsd"() : () -> i32
       ^~~~~~~~~~~~~~~~~~~~
