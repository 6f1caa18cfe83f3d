// RUN: lowir translate --mlir-to-llvmir
// DIFFERS: mlir-translate crashes.
// A block's tag looked for the block of a function that was not there, and calls were written among the functions.
llvm.func @g()
llvm.blocktag <id = 0>
llvm.call @g() : () -> ()
%0 = llvm.mlir.constant(1 : i32) : i32
%1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
//--- err
fail_instructions_outside_functions.mlir:5:1: error: 'llvm.blocktag' is an instruction, which stands in functions only [no-llvm-rule]
llvm.blocktag <id = 0>
^~~~~~~~~~~~~
fail_instructions_outside_functions.mlir:6:1: error: 'llvm.call' is an instruction, which stands in functions only [no-llvm-rule]
llvm.call @g() : () -> ()
^~~~~~~~~
fail_instructions_outside_functions.mlir:8:6: error: 'llvm.alloca' is an instruction, which stands in functions only [no-llvm-rule]
%1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
     ^~~~~~~~~~~
