// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Integer powers are newer.

func.func @f(%a: complex<f32>, %i: i32) {
  %0 = complex.powi %a, %i : complex<f32>, i32
  %1 = complex.powi %a, %i fastmath<nnan> : complex<f32>, i32
  return
}

//--- out
module {
  func.func @f(%arg0: complex<f32>, %arg1: i32) {
    %0 = complex.powi %arg0, %arg1 : complex<f32>, i32
    %1 = complex.powi %arg0, %arg1 fastmath<nnan> : complex<f32>, i32
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: i32):
    %0 = "complex.powi"(%arg0, %arg1) : (complex<f32>, i32) -> complex<f32>
    %1 = "complex.powi"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, i32) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

