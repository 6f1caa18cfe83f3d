// mlir-opt-22 crashes: the verifier of memref.global takes the type of the initial value for that of a tensor.
"memref.global"() <{initial_value = dense<1.0> : vector<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
