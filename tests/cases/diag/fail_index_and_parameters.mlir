// RUN: lowir opt --allow-unregistered-dialect --split-input-file
// A number that `index` does not hold, and a parameter of another kind than its attribute has.

"t.op"() {k = 9223372036854775808 : index} : () -> ()

// -----

#five = 5 : i64
#loop = #llvm.loop_annotation<interleave = #five>
"t.op"() {k = #loop} : () -> ()
//--- out
// -----
//--- err
fail_index_and_parameters.mlir:4:15: error: integer constant out of range for type [number-range]
"t.op"() {k = 9223372036854775808 : index} : () -> ()
              ^~~~~~~~~~~~~~~~~~~
fail_index_and_parameters.mlir:9:44: error: this parameter must be a #llvm.loop_interleave attribute [parameter-kind]
#loop = #llvm.loop_annotation<interleave = #five>
                                           ^~~~~
