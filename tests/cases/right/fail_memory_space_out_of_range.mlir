// RUN: lowir opt --convert-func-to-llvm %s
// LLVM's address spaces have 24 bits.
// DIFFERS: mlir-opt drops the high bits
func.func private @f(memref<4xf32, 4294967296>)
//--- err
fail_memory_space_out_of_range.mlir:4:1: error: conversion of memref memory space 4294967296 : i64 to integer address space failed. Consider adding memory space conversions. [invalid-memory-space]
func.func private @f(memref<4xf32, 4294967296>)
^~~~~~~~~
  help: use an integer from 0 to 16777215, or register a type conversion for this memory space
