// RUN: lowir opt --mlir-print-op-generic
// An index taken apart, in the generic form; its attributes are those of 22.
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0:2 = "affine.delinearize_index"(%arg0, %arg0, %arg0) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
//--- out
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0:2 = "affine.delinearize_index"(%arg0, %arg0, %arg0) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

