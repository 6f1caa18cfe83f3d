// RUN: lowir opt --no-implicit-module --pass-pipeline='any(expand-strided-metadata)'
// Passes run on what sees no values from outside; this one went on to erase what it ran on.
"memref.alloca_scope"() ({
  %c = "arith.constant"() {value = 0 : index} : () -> index
  "memref.alloca_scope.return"() : () -> ()
}) : () -> ()
//--- err
fail_pass_on_what_is_open.mlir:3:1: error: a pass cannot run on 'memref.alloca_scope', which sees values from outside [open-anchor]
"memref.alloca_scope"() ({
^~~~~~~~~~~~~~~~~~~~~
  help: run it on what holds the operation
