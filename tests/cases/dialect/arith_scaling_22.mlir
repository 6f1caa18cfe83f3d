// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Scaled conversions of small floats.
func.func @f(%x: f8E4M3FN, %s: f8E8M0FNU, %y: f32) {
  %0 = arith.scaling_extf %x, %s : f8E4M3FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %y, %s : f32, f8E8M0FNU to f8E4M3FN
  return
}
//--- out
module {
  func.func @f(%arg0: f8E4M3FN, %arg1: f8E8M0FNU, %arg2: f32) {
    %0 = arith.scaling_extf %arg0, %arg1 : f8E4M3FN, f8E8M0FNU to f32
    %1 = arith.scaling_truncf %arg2, %arg1 : f32, f8E8M0FNU to f8E4M3FN
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (f8E4M3FN, f8E8M0FNU, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f8E4M3FN, %arg1: f8E8M0FNU, %arg2: f32):
    %0 = "arith.scaling_extf"(%arg0, %arg1) : (f8E4M3FN, f8E8M0FNU) -> f32
    %1 = "arith.scaling_truncf"(%arg2, %arg1) : (f32, f8E8M0FNU) -> f8E4M3FN
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

