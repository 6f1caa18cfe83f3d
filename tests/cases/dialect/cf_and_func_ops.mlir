// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Every operation of cf, func, ub and builtin.
module @named attributes {some.attribute = 1 : i32} {
  func.func private @declared(i32 {some.attribute}) -> (f32 {some.other = "x"})
  func.func @branches(%c: i1, %x: i32) -> i32 {
    cf.assert %c, "must hold"
    cf.cond_br %c, ^a(%x : i32), ^b
  ^a(%y: i32):
    cf.switch %x : i32, [
      default: ^b,
      1: ^a(%x : i32),
      -2: ^c
    ]
  ^b:
    cf.br ^c
  ^c:
    return %x : i32
  }
  func.func @calls(%x: i32) {
    %0 = call @declared(%x) : (i32) -> f32
    %1 = constant @declared : (i32) -> f32
    %2 = call_indirect %1(%x) : (i32) -> f32
    %3 = ub.poison : i32
    %4 = builtin.unrealized_conversion_cast %x : i32 to index
    return
  }
}
//--- out
module @named attributes {some.attribute = 1 : i32} {
  func.func private @declared(i32 {some.attribute}) -> (f32 {some.other = "x"})
  func.func @branches(%arg0: i1, %arg1: i32) -> i32 {
    cf.assert %arg0, "must hold"
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %arg1 : i32, [
      default: ^bb2,
      1: ^bb1(%arg1 : i32),
      4294967294: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %arg1 : i32
  }
  func.func @calls(%arg0: i32) {
    %0 = call @declared(%arg0) : (i32) -> f32
    %f = constant @declared : (i32) -> f32
    %1 = call_indirect %f(%arg0) : (i32) -> f32
    %2 = ub.poison : i32
    %3 = builtin.unrealized_conversion_cast %arg0 : i32 to index
    return
  }
}

//--- out 2
module @named attributes {some.attribute = 1 : i32} {
  func.func private @declared(i32 {some.attribute}) -> (f32 {some.other = "x"})
  func.func @branches(%arg0: i1, %arg1: i32) -> i32 {
    cf.assert %arg0, "must hold"
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %arg1 : i32, [
      default: ^bb2,
      1: ^bb1(%arg1 : i32),
      4294967294: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %arg1 : i32
  }
  func.func @calls(%arg0: i32) {
    %0 = call @declared(%arg0) : (i32) -> f32
    %f = constant @declared : (i32) -> f32
    %1 = call_indirect %f(%arg0) : (i32) -> f32
    %2 = ub.poison : i32
    %3 = builtin.unrealized_conversion_cast %arg0 : i32 to index
    return
  }
}

//--- out 3
"builtin.module"() <{sym_name = "named"}> ({
  "func.func"() <{arg_attrs = [{some.attribute}], function_type = (i32) -> f32, res_attrs = [{some.other = "x"}], sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "branches"}> ({
  ^bb0(%arg1: i1, %arg2: i32):
    "cf.assert"(%arg1) <{msg = "must hold"}> : (i1) -> ()
    "cf.cond_br"(%arg1, %arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%arg2, %arg2)[^bb2, ^bb1, ^bb3] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "func.return"(%arg2) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "calls"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.call"(%arg0) <{callee = @declared}> : (i32) -> f32
    %1 = "func.constant"() <{value = @declared}> : () -> ((i32) -> f32)
    %2 = "func.call_indirect"(%1, %arg0) : ((i32) -> f32, i32) -> f32
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %4 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) {some.attribute = 1 : i32} : () -> ()

