// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Every operation of scf that lowers to blocks.
func.func @loops(%l: index, %u: index, %s: index, %x: f32, %c: i1, %n: i32) -> f32 {
  scf.for %i = %l to %u step %s {
  }
  scf.for %i = %n to %n step %n : i32 {
  }
  return %x : f32
}

func.func @carried(%l: index, %u: index, %s: index, %x: f32, %c: i1, %n: index) -> f32 {
  %0 = scf.for %i = %l to %u step %s iter_args(%acc = %x) -> (f32) {
    %1 = arith.addf %acc, %x : f32
    scf.yield %1 : f32
  }
  %2 = scf.if %c -> (f32) {
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  scf.if %c {
    scf.execute_region {
      scf.yield
    }
  }
  scf.if %c {
  } else {
    %3 = scf.execute_region -> f32 {
      scf.yield %x : f32
    }
  }
  %4:2 = scf.while (%a = %2, %b = %n) : (f32, index) -> (index, f32) {
    scf.condition(%c) %b, %a : index, f32
  } do {
  ^bb0(%p: index, %q: f32):
    scf.yield %q, %p : f32, index
  }
  %5 = scf.index_switch %n -> f32
  case 2 {
    scf.yield %x : f32
  }
  case -5 {
    scf.yield %0 : f32
  }
  default {
    scf.yield %2 : f32
  }
  scf.index_switch %n
  default {
  }
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    scf.reduce
  }
  %6 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %7 = arith.addf %a, %b : f32
      scf.reduce.return %7 : f32
    }
  }
  scf.forall (%i, %j) in (%n, 8) {
  }
  scf.forall (%i) = (0) to (%n) step (2) {
    scf.forall.in_parallel {
    }
  }
  return %6 : f32
}
//--- out
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: i32) -> f32 {
    scf.for %arg6 = %arg0 to %arg1 step %arg2 {
    }
    scf.for %arg6 = %arg5 to %arg5 step %arg5  : i32 {
    }
    return %arg3 : f32
  }
  func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: index) -> f32 {
    %0 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (f32) {
      %5 = arith.addf %arg7, %arg3 : f32
      scf.yield %5 : f32
    }
    %1 = scf.if %arg4 -> (f32) {
      scf.yield %0 : f32
    } else {
      scf.yield %arg3 : f32
    }
    scf.if %arg4 {
      scf.execute_region {
        scf.yield
      }
    }
    scf.if %arg4 {
    } else {
      %5 = scf.execute_region -> f32 {
        scf.yield %arg3 : f32
      }
    }
    %2:2 = scf.while (%arg6 = %1, %arg7 = %arg5) : (f32, index) -> (index, f32) {
      scf.condition(%arg4) %arg7, %arg6 : index, f32
    } do {
    ^bb0(%arg6: index, %arg7: f32):
      scf.yield %arg7, %arg6 : f32, index
    }
    %3 = scf.index_switch %arg5 -> f32 
    case 2 {
      scf.yield %arg3 : f32
    }
    case -5 {
      scf.yield %0 : f32
    }
    default {
      scf.yield %1 : f32
    }
    scf.index_switch %arg5 
    default {
    }
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      scf.reduce 
    }
    %4 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg7: f32, %arg8: f32):
        %5 = arith.addf %arg7, %arg8 : f32
        scf.reduce.return %5 : f32
      }
    }
    scf.forall (%arg6, %arg7) in (%arg5, 8) {
    }
    scf.forall (%arg6) = (0) to (%arg5) step (2) {
    }
    return %4 : f32
  }
}

//--- out 2
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: i32) -> f32 {
    scf.for %arg6 = %arg0 to %arg1 step %arg2 {
    }
    scf.for %arg6 = %arg5 to %arg5 step %arg5  : i32 {
    }
    return %arg3 : f32
  }
  func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: index) -> f32 {
    %0 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (f32) {
      %5 = arith.addf %arg7, %arg3 : f32
      scf.yield %5 : f32
    }
    %1 = scf.if %arg4 -> (f32) {
      scf.yield %0 : f32
    } else {
      scf.yield %arg3 : f32
    }
    scf.if %arg4 {
      scf.execute_region {
        scf.yield
      }
    }
    scf.if %arg4 {
    } else {
      %5 = scf.execute_region -> f32 {
        scf.yield %arg3 : f32
      }
    }
    %2:2 = scf.while (%arg6 = %1, %arg7 = %arg5) : (f32, index) -> (index, f32) {
      scf.condition(%arg4) %arg7, %arg6 : index, f32
    } do {
    ^bb0(%arg6: index, %arg7: f32):
      scf.yield %arg7, %arg6 : f32, index
    }
    %3 = scf.index_switch %arg5 -> f32 
    case 2 {
      scf.yield %arg3 : f32
    }
    case -5 {
      scf.yield %0 : f32
    }
    default {
      scf.yield %1 : f32
    }
    scf.index_switch %arg5 
    default {
    }
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      scf.reduce 
    }
    %4 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg7: f32, %arg8: f32):
        %5 = arith.addf %arg7, %arg8 : f32
        scf.reduce.return %5 : f32
      }
    }
    scf.forall (%arg6, %arg7) in (%arg5, 8) {
    }
    scf.forall (%arg6) = (0) to (%arg5) step (2) {
    }
    return %4 : f32
  }
}

//--- out 3
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, f32, i1, i32) -> f32, sym_name = "loops"}> ({
  ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: f32, %arg24: i1, %arg25: i32):
    "scf.for"(%arg20, %arg21, %arg22) ({
    ^bb0(%arg27: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg25, %arg25, %arg25) ({
    ^bb0(%arg26: i32):
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"(%arg23) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, f32, i1, index) -> f32, sym_name = "carried"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i1, %arg5: index):
    %0 = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
    ^bb0(%arg18: index, %arg19: f32):
      %7 = "arith.addf"(%arg19, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%7) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %1 = "scf.if"(%arg4) ({
      "scf.yield"(%0) : (f32) -> ()
    }, {
      "scf.yield"(%arg3) : (f32) -> ()
    }) : (i1) -> f32
    "scf.if"(%arg4) ({
      "scf.execute_region"() ({
        "scf.yield"() : () -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg4) ({
      "scf.yield"() : () -> ()
    }, {
      %6 = "scf.execute_region"() ({
        "scf.yield"(%arg3) : (f32) -> ()
      }) : () -> f32
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %2:2 = "scf.while"(%1, %arg5) ({
    ^bb0(%arg16: f32, %arg17: index):
      "scf.condition"(%arg4, %arg17, %arg16) : (i1, index, f32) -> ()
    }, {
    ^bb0(%arg14: index, %arg15: f32):
      "scf.yield"(%arg15, %arg14) : (f32, index) -> ()
    }) : (f32, index) -> (index, f32)
    %3 = "scf.index_switch"(%arg5) <{cases = array<i64: 2, -5>}> ({
      "scf.yield"(%1) : (f32) -> ()
    }, {
      "scf.yield"(%arg3) : (f32) -> ()
    }, {
      "scf.yield"(%0) : (f32) -> ()
    }) : (index) -> f32
    "scf.index_switch"(%arg5) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "scf.parallel"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg12: index, %arg13: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %4 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg9: index):
      "scf.reduce"(%arg3) ({
      ^bb0(%arg10: f32, %arg11: f32):
        %5 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%5) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "scf.forall"(%arg5) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 8>}> ({
    ^bb0(%arg7: index, %arg8: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg5) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg6: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

