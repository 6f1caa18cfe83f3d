// RUN: lowir opt %s
// Unknown dialects must be allowed.
"my.op"() : () -> ()
//--- err
fail_unregistered.mlir:3:1: error: operation 'my.op' being parsed with an unregistered dialect [unregistered-dialect]
"my.op"() : () -> ()
^~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
