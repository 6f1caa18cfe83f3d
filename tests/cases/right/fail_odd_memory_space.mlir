// RUN: lowir opt --convert-func-to-llvm %s
// A memory space that is no number has no address space.
// DIFFERS: mlir-opt prints the error and ends with 0
func.func private @f(memref<4xf32, "near">)
//--- err
fail_odd_memory_space.mlir:4:1: error: conversion of memref memory space "near" to integer address space failed. Consider adding memory space conversions. [invalid-memory-space]
func.func private @f(memref<4xf32, "near">)
^~~~~~~~~
  help: use an integer from 0 to 16777215, or register a type conversion for this memory space
