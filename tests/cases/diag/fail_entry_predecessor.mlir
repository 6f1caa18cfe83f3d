// RUN: lowir opt
// No branch may go to the entry block.
"func.func"() <{function_type = () -> (), sym_name = "g"}> ({
^entry:
  "cf.br"()[^entry] : () -> ()
^next:
  "func.return"() : () -> ()
}) : () -> ()
//--- err
fail_entry_predecessor.mlir:3:1: error: entry block of region may not have predecessors [entry-predecessor]
"func.func"() <{function_type = () -> (), sym_name = "g"}> ({
^~~~~~~~~~~
fail_entry_predecessor.mlir:5:3: note: branched to here
  "cf.br"()[^entry] : () -> ()
  ^~~~~~~
  help: start the region with a block that only branches to this one
