// RUN: lowir opt --compat=19 --allow-unregistered-dialect
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --mlir-print-op-generic
// What all lanes hold together, which release 19 has.
func.func @f(%l: index, %v: vector<4xi32>) -> vector<1x4xi32> {
  vector.warp_execute_on_lane_0(%l)[32] {
  }
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
  ^bb0(%a: vector<128xi32>):
    "own.use"(%a) : (vector<128xi32>) -> ()
    vector.yield
  }
  %r = vector.warp_execute_on_lane_0(%l)[32] -> (vector<1x4xi32>) {
    %w = "own.make"() : () -> vector<32x4xi32>
    vector.yield %w : vector<32x4xi32>
  }
  return %r : vector<1x4xi32>
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: vector<4xi32>) -> vector<1x4xi32> {
    vector.warp_execute_on_lane_0(%arg0)[32] {
    }
    vector.warp_execute_on_lane_0(%arg0)[32] args(%arg1 : vector<4xi32>) {
    ^bb0(%arg2: vector<128xi32>):
      "own.use"(%arg2) : (vector<128xi32>) -> ()
    }
    %0 = vector.warp_execute_on_lane_0(%arg0)[32] -> (vector<1x4xi32>) {
      %1 = "own.make"() : () -> vector<32x4xi32>
      vector.yield %1 : vector<32x4xi32>
    }
    return %0 : vector<1x4xi32>
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (index, vector<4xi32>) -> vector<1x4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: vector<4xi32>):
    "vector.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "vector.yield"() : () -> ()
    }) : (index) -> ()
    "vector.warp_execute_on_lane_0"(%arg0, %arg1) <{warp_size = 32 : i64}> ({
    ^bb0(%arg2: vector<128xi32>):
      "own.use"(%arg2) : (vector<128xi32>) -> ()
      "vector.yield"() : () -> ()
    }) : (index, vector<4xi32>) -> ()
    %0 = "vector.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      %1 = "own.make"() : () -> vector<32x4xi32>
      "vector.yield"(%1) : (vector<32x4xi32>) -> ()
    }) : (index) -> vector<1x4xi32>
    "func.return"(%0) : (vector<1x4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

