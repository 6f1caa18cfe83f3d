; RUN: lowir translate --import-llvm
; RUN: lowir translate --import-llvm | lowir opt | lowir translate --mlir-to-llvmir
; The memory spaces of variables, functions and the stack are numbers without a sign.
target datalayout = "e-p5:32:32-A5-G1-P4-S128"
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<32> : vector<4xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.program_memory_space" = 4 : ui64, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = ""} {
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-A5-G1-P4-S128-p5:32:32:32:32-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
