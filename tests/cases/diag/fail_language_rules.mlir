// RUN: lowir opt --allow-unregistered-dialect --strict-syntax --split-input-file
// Rules of the language that hold for operations without a table too, each broken once.

"func.nothing"() : () -> ()

// -----

"t.region"() ({
  memref.alloca() : memref<1xf32>
  "t.end"() : () -> ()
}) : () -> ()

// -----

"t.region"() ({
  scf.yield
}) : () -> ()

// -----

"t.region"() ({
^bb0:
  "t.br"()[^bb0] : () -> ()
}) : () -> ()

// -----

func.func private @g()
func.func @f() {
  "t.table_perhaps"() ({
    func.call @g() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @bare_names_end_at_structured_ops() {
  scf.execute_region {
    return
  }
  return
}

// -----

#a = distinct[7]<1 : i8>
"t.op"() {b = distinct[7]<2 : i8>} : () -> ()

// -----

func.func @steps(%n: index) {
  %zero = arith.constant 0 : index
  scf.parallel (%i) = (%n) to (%n) step (%zero) {
  }
  return
}

// -----

func.func @values(%n: index, %x: f32) -> f32 {
  %r = scf.for %i = %n to %n step %n
      iter_args(%s = %x) -> (f32, f32) {
    scf.yield %s : f32
  }
  return %r : f32
}

// -----

"t.op"() : () -> ()
{-#
  dialect_resources: {
    nobody: { k: "0x0400000001" }
  }
#-}

// -----

"t.op"() : () -> ()
{-#
  dialect_resources: {
    builtin: { k: "0x0300000001" }
  }
#-}

// -----

"t.op"() : () -> ()
{-#
  external_resources: {
    mine: { k: "0x01" }
  }
#-}

// -----

func.func @f() {
  "t.op"() {a = [1, 2
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
//--- err
fail_language_rules.mlir:4:1: error: unregistered operation 'func.nothing' found in dialect ('func') that does not allow unknown operations [unknown-op]
"func.nothing"() : () -> ()
^~~~~~~~~~~~~~
  help: the `func` dialect has no operation of this name
fail_language_rules.mlir:9:3: error: 'memref.alloca' op must be inside an operation that ends the life of allocas, such as a function or `memref.alloca_scope` [alloca-without-scope]
  memref.alloca() : memref<1xf32>
  ^~~~~~~~~~~~~
fail_language_rules.mlir:16:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while', but it is in 't.region' [parent]
  scf.yield
  ^~~~~~~~~
fail_language_rules.mlir:21:1: error: entry block of region may not have predecessors [entry-predecessor]
"t.region"() ({
^~~~~~~~~~
fail_language_rules.mlir:23:3: note: branched to here
  "t.br"()[^bb0] : () -> ()
  ^~~~~~
  help: start the region with a block that only branches to this one
fail_language_rules.mlir:31:5: error: 'func.call' op 'g' does not reference a valid function [callee]
    func.call @g() : () -> ()
    ^~~~~~~~~
fail_language_rules.mlir:40:5: error: custom op 'return' is unknown [unknown-op]
    return
    ^~~~~~
  help: operations are written with their dialect, such as `arith.addi`
fail_language_rules.mlir:48:24: error: referenced attribute does not match previous definition: 1 : i8 [distinct-id]
"t.op"() {b = distinct[7]<2 : i8>} : () -> ()
                       ^
fail_language_rules.mlir:54:3: error: constant step operand must be positive [parallel-step]
  scf.parallel (%i) = (%n) to (%n) step (%zero) {
  ^~~~~~~~~~~~
fail_language_rules.mlir:62:8: error: 1 initial values, but 2 result types: expected as many [region-count]
  %r = scf.for %i = %n to %n step %n
       ^~~~~~~
fail_language_rules.mlir:74:5: error: dialect 'nobody' is unknown [resource-dialect]
    nobody: { k: "0x0400000001" }
    ^~~~~~
fail_language_rules.mlir:83:16: error: expected hex string blob for key 'k' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3 [resource-blob]
    builtin: { k: "0x0300000001" }
               ^
fail_language_rules.mlir:92:13: error: expected hex string blob for key 'k' to encode alignment in first 4 bytes [resource-blob]
    mine: { k: "0x01" }
            ^
fail_language_rules.mlir:99:22: error: expected ']', found `}` [unexpected-token]
  "t.op"() {a = [1, 2
                     ^
