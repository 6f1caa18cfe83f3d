// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Work for other threads: async.execute and async.yield.
func.func @f(%a: memref<2xf32>) -> !async.token {
  %t0 = async.execute {
    async.yield
  }
  %t = async.execute [%t0] {
    %c = arith.constant 1 : i32
    async.yield
  }
  %t1, %v1 = async.execute -> !async.value<f32> {
    %c = arith.constant 1.0 : f32
    async.yield %c : f32
  }
  %t2, %v2:2 = async.execute [%t1] (%v1 as %x : !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {foo} {
    async.yield %x, %x : f32, f32
  }
  return %t : !async.token
}
//--- out
module {
  func.func @f(%arg0: memref<2xf32>) -> !async.token {
    %token = async.execute {
      async.yield
    }
    %token_0 = async.execute [%token] {
      %c1_i32 = arith.constant 1 : i32
      async.yield
    }
    %token_1, %bodyResults = async.execute -> !async.value<f32> {
      %cst = arith.constant 1.000000e+00 : f32
      async.yield %cst : f32
    }
    %token_2, %bodyResults_3:2 = async.execute [%token_1] (%bodyResults as %arg1: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {foo} {
      async.yield %arg1, %arg1 : f32, f32
    }
    return %token_0 : !async.token
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<2xf32>) -> !async.token {
    %token = async.execute {
      async.yield
    }
    %token_0 = async.execute [%token] {
      %c1_i32 = arith.constant 1 : i32
      async.yield
    }
    %token_1, %bodyResults = async.execute -> !async.value<f32> {
      %cst = arith.constant 1.000000e+00 : f32
      async.yield %cst : f32
    }
    %token_2, %bodyResults_3:2 = async.execute [%token_1] (%bodyResults as %arg1: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {foo} {
      async.yield %arg1, %arg1 : f32, f32
    }
    return %token_0 : !async.token
  }
}

//--- out 3
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> !async.token, sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xf32>):
    %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %1 = "async.execute"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    %2:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "async.yield"(%4) : (f32) -> ()
    }) : () -> (!async.token, !async.value<f32>)
    %3:3 = "async.execute"(%2#0, %2#1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32):
      "async.yield"(%arg1, %arg1) : (f32, f32) -> ()
    }) {foo} : (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
    "func.return"(%1) : (!async.token) -> ()
  }) : () -> ()
}) : () -> ()

