// RUN: lowir opt --convert-math-to-llvm
// LLVM raises all elements to one power.

func.func @f(%v: vector<4xf32>, %n: vector<4xi32>) -> vector<4xf32> {
  %0 = math.fpowi %v, %n : vector<4xf32>, vector<4xi32>
  return %0 : vector<4xf32>
}

//--- err
fail_math_to_llvm_vector_exponent.mlir:5:8: error: 'math.fpowi' with a vector of exponents has no counterpart in LLVM, whose 'llvm.intr.powi' takes one exponent [not-converted]
  %0 = math.fpowi %v, %n : vector<4xf32>, vector<4xi32>
       ^~~~~~~~~~
