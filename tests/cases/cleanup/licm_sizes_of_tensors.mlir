// RUN: lowir opt --loop-invariant-code-motion
// RUN: lowir opt --loop-invariant-code-motion --compat=19
func.func @f(%t: tensor<?x?xi1>, %u: tensor<*xi1>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %known = tensor.dim %t, %c1 : tensor<?x?xi1>
    %beyond = tensor.dim %t, %c2 : tensor<?x?xi1>
    %any = tensor.dim %u, %c1 : tensor<*xi1>
    %unknown = tensor.dim %t, %n : tensor<?x?xi1>
  }
  return
}
//--- out
module {
  func.func @f(%arg0: tensor<?x?xi1>, %arg1: tensor<*xi1>, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi1>
    scf.for %arg3 = %c0 to %arg2 step %c1 {
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?xi1>
      %dim_1 = tensor.dim %arg1, %c1 : tensor<*xi1>
      %dim_2 = tensor.dim %arg0, %arg2 : tensor<?x?xi1>
    }
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: tensor<?x?xi1>, %arg1: tensor<*xi1>, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi1>
    scf.for %arg3 = %c0 to %arg2 step %c1 {
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?xi1>
      %dim_1 = tensor.dim %arg1, %c1 : tensor<*xi1>
      %dim_2 = tensor.dim %arg0, %arg2 : tensor<?x?xi1>
    }
    return
  }
}

