// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Every operation of tensor that both releases have.
func.func @f(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %x: f32, %s: tensor<2xindex>, %ti: tensor<1x3x2xindex>, %s3: tensor<4x5x6xf32>, %st: tensor<4xf32>) {
  %0 = tensor.bitcast %st : tensor<4xf32> to tensor<4xi32>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %2 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %3 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = tensor.dim %t, %i : tensor<?x4xf32>
  %5 = tensor.empty(%i) : tensor<?x3xf32>
  %e5 = tensor.empty(%i) : tensor<?x3xf32, "enc">
  %6 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%i, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %7 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %8 = tensor.extract_slice %t[%i, 0] [%i, 2] [1, %i] : tensor<?x4xf32> to tensor<?x2xf32>
  %9 = tensor.from_elements %x, %x : tensor<2xf32>
  %10 = tensor.gather %s3[%ti] gather_dims([0, 1]) unique : (tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<1x3x1x1x6xf32>
  %11 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32>
  %12 = tensor.insert %x into %t[%i, %i] : tensor<?x4xf32>
  %13 = tensor.insert_slice %st into %t[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
  %14 = tensor.pad %t nofold low[1, %i] high[%i, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %15 = tensor.rank %u : tensor<*xf32>
  %16 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %17 = tensor.splat %x : tensor<3x4xf32>
  %18 = tensor.splat %x[%i] : tensor<?x4xf32>
  %19 = tensor.scatter %10 into %s3[%ti] scatter_dims([0, 1]) unique : (tensor<1x3x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<4x5x6xf32>
  %20 = tensor.pad %t low[1, 1] high[1, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {foo} : tensor<?x4xf32> to tensor<?x7xf32>
  return
}
func.func @p(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> {
    %1 = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
//--- out
module {
  func.func @f(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: f32, %arg4: tensor<2xindex>, %arg5: tensor<1x3x2xindex>, %arg6: tensor<4x5x6xf32>, %arg7: tensor<4xf32>) {
    %0 = tensor.bitcast %arg7 : tensor<4xf32> to tensor<4xi32>
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %dim = tensor.dim %arg0, %arg2 : tensor<?x4xf32>
    %1 = tensor.empty(%arg2) : tensor<?x3xf32>
    %2 = tensor.empty(%arg2) : tensor<?x3xf32, "enc">
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg2, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
    %extracted = tensor.extract %arg0[%arg2, %arg2] : tensor<?x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [%arg2, 2] [1, %arg2] : tensor<?x4xf32> to tensor<?x2xf32>
    %from_elements = tensor.from_elements %arg3, %arg3 : tensor<2xf32>
    %gather = tensor.gather %arg6[%arg5] gather_dims([0, 1]) unique : (tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<1x3x1x1x6xf32>
    %generated = tensor.generate %arg2 {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } : tensor<?x3xf32>
    %inserted = tensor.insert %arg3 into %arg0[%arg2, %arg2] : tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %arg7 into %arg0[%arg2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
    %padded = tensor.pad %arg0 nofold low[1, %arg2] high[%arg2, 2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } : tensor<?x4xf32> to tensor<?x?xf32>
    %rank = tensor.rank %arg1 : tensor<*xf32>
    %reshape = tensor.reshape %arg1(%arg4) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %splat = tensor.splat %arg3 : tensor<3x4xf32>
    %splat_0 = tensor.splat %arg3[%arg2] : tensor<?x4xf32>
    %scatter = tensor.scatter %gather into %arg6[%arg5] scatter_dims([0, 1]) unique : (tensor<1x3x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<4x5x6xf32>
    %padded_1 = tensor.pad %arg0 low[1, 1] high[1, 2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } {foo} : tensor<?x4xf32> to tensor<?x7xf32>
    return
  }
  func.func @p(%arg0: tensor<4xf32>, %arg1: index) -> tensor<4xf32> {
    %0 = scf.forall (%arg2) in (%arg1) shared_outs(%arg3 = %arg0) -> (tensor<4xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    return %0 : tensor<4xf32>
  }
}

//--- out 2
module {
  func.func @f(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: f32, %arg4: tensor<2xindex>, %arg5: tensor<1x3x2xindex>, %arg6: tensor<4x5x6xf32>, %arg7: tensor<4xf32>) {
    %0 = tensor.bitcast %arg7 : tensor<4xf32> to tensor<4xi32>
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %dim = tensor.dim %arg0, %arg2 : tensor<?x4xf32>
    %1 = tensor.empty(%arg2) : tensor<?x3xf32>
    %2 = tensor.empty(%arg2) : tensor<?x3xf32, "enc">
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg2, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
    %extracted = tensor.extract %arg0[%arg2, %arg2] : tensor<?x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [%arg2, 2] [1, %arg2] : tensor<?x4xf32> to tensor<?x2xf32>
    %from_elements = tensor.from_elements %arg3, %arg3 : tensor<2xf32>
    %gather = tensor.gather %arg6[%arg5] gather_dims([0, 1]) unique : (tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<1x3x1x1x6xf32>
    %generated = tensor.generate %arg2 {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } : tensor<?x3xf32>
    %inserted = tensor.insert %arg3 into %arg0[%arg2, %arg2] : tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %arg7 into %arg0[%arg2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
    %padded = tensor.pad %arg0 nofold low[1, %arg2] high[%arg2, 2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } : tensor<?x4xf32> to tensor<?x?xf32>
    %rank = tensor.rank %arg1 : tensor<*xf32>
    %reshape = tensor.reshape %arg1(%arg4) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %splat = tensor.splat %arg3 : tensor<3x4xf32>
    %splat_0 = tensor.splat %arg3[%arg2] : tensor<?x4xf32>
    %scatter = tensor.scatter %gather into %arg6[%arg5] scatter_dims([0, 1]) unique : (tensor<1x3x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<4x5x6xf32>
    %padded_1 = tensor.pad %arg0 low[1, 1] high[1, 2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } {foo} : tensor<?x4xf32> to tensor<?x7xf32>
    return
  }
  func.func @p(%arg0: tensor<4xf32>, %arg1: index) -> tensor<4xf32> {
    %0 = scf.forall (%arg2) in (%arg1) shared_outs(%arg3 = %arg0) -> (tensor<4xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    return %0 : tensor<4xf32>
  }
}

//--- out 3
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<*xf32>, index, f32, tensor<2xindex>, tensor<1x3x2xindex>, tensor<4x5x6xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg4: tensor<?x4xf32>, %arg5: tensor<*xf32>, %arg6: index, %arg7: f32, %arg8: tensor<2xindex>, %arg9: tensor<1x3x2xindex>, %arg10: tensor<4x5x6xf32>, %arg11: tensor<4xf32>):
    %2 = "tensor.bitcast"(%arg11) : (tensor<4xf32>) -> tensor<4xi32>
    %3 = "tensor.cast"(%arg4) : (tensor<?x4xf32>) -> tensor<4x4xf32>
    %4 = "tensor.collapse_shape"(%arg4) <{reassociation = [[0, 1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>
    %5 = "tensor.concat"(%arg4, %arg4) <{dim = 0 : i64}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %6 = "tensor.dim"(%arg4, %arg6) : (tensor<?x4xf32>, index) -> index
    %7 = "tensor.empty"(%arg6) : (index) -> tensor<?x3xf32>
    %8 = "tensor.empty"(%arg6) : (index) -> tensor<?x3xf32, "enc">
    %9 = "tensor.expand_shape"(%arg4, %arg6) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, 2, 2>}> : (tensor<?x4xf32>, index) -> tensor<?x2x2xf32>
    %10 = "tensor.extract"(%arg4, %arg6, %arg6) : (tensor<?x4xf32>, index, index) -> f32
    %11 = "tensor.extract_slice"(%arg4, %arg6, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, -9223372036854775808>}> : (tensor<?x4xf32>, index, index, index) -> tensor<?x2xf32>
    %12 = "tensor.from_elements"(%arg7, %arg7) : (f32, f32) -> tensor<2xf32>
    %13 = "tensor.gather"(%arg10, %arg9) <{gather_dims = array<i64: 0, 1>, unique}> : (tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<1x3x1x1x6xf32>
    %14 = "tensor.generate"(%arg6) ({
    ^bb0(%arg16: index, %arg17: index):
      "tensor.yield"(%arg7) : (f32) -> ()
    }) : (index) -> tensor<?x3xf32>
    %15 = "tensor.insert"(%arg7, %arg4, %arg6, %arg6) : (f32, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
    %16 = "tensor.insert_slice"(%arg11, %arg4, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4xf32>, tensor<?x4xf32>, index) -> tensor<?x4xf32>
    %17 = "tensor.pad"(%arg4, %arg6, %arg6) <{nofold, operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 2>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg14: index, %arg15: index):
      "tensor.yield"(%arg7) : (f32) -> ()
    }) : (tensor<?x4xf32>, index, index) -> tensor<?x?xf32>
    %18 = "tensor.rank"(%arg5) : (tensor<*xf32>) -> index
    %19 = "tensor.reshape"(%arg5, %arg8) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %20 = "tensor.splat"(%arg7) : (f32) -> tensor<3x4xf32>
    %21 = "tensor.splat"(%arg7, %arg6) : (f32, index) -> tensor<?x4xf32>
    %22 = "tensor.scatter"(%13, %arg10, %arg9) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x3x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<4x5x6xf32>
    %23 = "tensor.pad"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 2>, static_low = array<i64: 1, 1>}> ({
    ^bb0(%arg12: index, %arg13: index):
      "tensor.yield"(%arg7) : (f32) -> ()
    }) {foo} : (tensor<?x4xf32>) -> tensor<?x7xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, index) -> tensor<4xf32>, sym_name = "p"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: index):
    %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg2: index, %arg3: tensor<4xf32>):
      %1 = "tensor.extract_slice"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%1, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>, index) -> ()
      }) : () -> ()
    }) : (index, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

