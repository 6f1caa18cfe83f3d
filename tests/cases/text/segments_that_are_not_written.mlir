// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --mlir-print-op-generic --compat=19
// Sizes of segments of no operands are zeros, whether they are written or not.
func.func @f() -> memref<4xf32> {
  %0 = "memref.alloc"() : () -> memref<4xf32>
  "affine.for"() <{lowerBoundMap = affine_map<() -> (5)>, step = 1 : index, upperBoundMap = affine_map<() -> (7)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return %0 : memref<4xf32>
}
//--- out
#map = affine_map<() -> (5)>
#map1 = affine_map<() -> (7)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> memref<4xf32>, sym_name = "f"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg0: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (memref<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 2
#map = affine_map<() -> (5)>
#map1 = affine_map<() -> (7)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> memref<4xf32>, sym_name = "f"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg0: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (memref<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

