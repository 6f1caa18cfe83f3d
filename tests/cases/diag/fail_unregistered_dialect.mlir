// RUN: lowir opt
// An operation of a dialect without a table.
"foo.bar"() : () -> ()
//--- err
fail_unregistered_dialect.mlir:3:1: error: operation 'foo.bar' being parsed with an unregistered dialect [unregistered-dialect]
"foo.bar"() : () -> ()
^~~~~~~~~
  help: if this is intended, use --allow-unregistered-dialect
