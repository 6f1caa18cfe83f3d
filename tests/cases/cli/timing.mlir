// RUN: lowir opt --mlir-timing --cse %s
// RUN: lowir opt --mlir-timing --mlir-output-format=json --cse %s
// RUN: lowir --mlir-timing %s
// Time per phase, on standard error (the clock of the tests stands still).
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- err
===---------------------------------------------------------------------------===
                         ... Execution time report ...
===---------------------------------------------------------------------------===
  Total Execution Time: 0.0000 seconds

  ----Wall Time----  ----Name----
    0.0000 (  0.0%)  Parser
    0.0000 (  0.0%)  CSE
    0.0000 (  0.0%)  Output
    0.0000 (  0.0%)  Rest
    0.0000 (  0.0%)  Total
//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- err 2
[
{"wall": {"duration": 0.0000, "percentage": 0.0}, "name": "Parser"},
{"wall": {"duration": 0.0000, "percentage": 0.0}, "name": "CSE"},
{"wall": {"duration": 0.0000, "percentage": 0.0}, "name": "Output"},
{"wall": {"duration": 0.0000, "percentage": 0.0}, "name": "Rest"},
{"wall": {"duration": 0.0000, "percentage": 0.0}, "name": "Total"}
]
//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0) {
  ret i32 %0
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- err 3
===---------------------------------------------------------------------------===
                         ... Execution time report ...
===---------------------------------------------------------------------------===
  Total Execution Time: 0.0000 seconds

  ----Wall Time----  ----Name----
    0.0000 (  0.0%)  Parser
    0.0000 (  0.0%)  Lowering
    0.0000 (  0.0%)  Output
    0.0000 (  0.0%)  Rest
    0.0000 (  0.0%)  Total
