// RUN: lowir opt --mlir-print-op-generic %s
// In generic form numbers are unique in the whole text, and regions are numbered last first.
%cst = arith.constant 1 : i32
func.func @f(%a: index, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c1_index = arith.constant 1 : index
  %x = scf.for %i = %c1_index to %a step %c1_index iter_args(%q = %b) -> i32 {
    %d = arith.constant 1 : i32
    %e = arith.addi %q, %d : i32
    scf.yield %e : i32
  }
  %y = arith.addi %x, %c1 : i32
  return %y : i32
}
//--- out
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.func"() <{function_type = (index, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "scf.for"(%2, %arg0, %2, %arg1) ({
    ^bb0(%arg2: index, %arg3: i32):
      %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %6 = "arith.addi"(%arg3, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%6) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %4 = "arith.addi"(%3, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

