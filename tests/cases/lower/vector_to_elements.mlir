// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --canonicalize
// RUN: lowir opt --convert-vector-to-llvm
// The elements of a vector, one result each.
func.func @f(%a: vector<4xf32>) -> (f32, f32) {
  %0:4 = vector.to_elements %a : vector<4xf32>
  return %0#1, %0#3 : f32, f32
}
func.func @g(%a: vector<2x2xf32>, %s: vector<f32>) -> (f32, f32, f32) {
  %0:4 = vector.to_elements %a {x = 1 : i32} : vector<2x2xf32>
  %1 = vector.to_elements %s : vector<f32>
  return %0#1, %0#3, %1 : f32, f32, f32
}
func.func @h(%a: f32, %b: f32, %v: vector<2xf32>) -> (f32, f32, f32, vector<2xf32>, f32, vector<2xf32>) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  %2 = vector.broadcast %a : f32 to vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4:2 = vector.to_elements %v : vector<2xf32>
  %5 = vector.from_elements %4#0, %4#1 : vector<2xf32>
  %6 = vector.from_elements %4#1, %4#0 : vector<2xf32>
  %bb = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %7:4 = vector.to_elements %bb : vector<2x2xf32>
  return %1#0, %1#1, %3#1, %5, %7#3, %6 : f32, f32, f32, vector<2xf32>, f32, vector<2xf32>
}
func.func @broadcasts(%v: vector<2x1xf32>, %s: vector<f32>, %w: vector<1xf32>) -> (f32, f32, f32, f32, f32) {
  %b = vector.broadcast %v : vector<2x1xf32> to vector<2x2x3xf32>
  %0:12 = vector.to_elements %b : vector<2x2x3xf32>
  %c = vector.broadcast %s : vector<f32> to vector<2xf32>
  %1:2 = vector.to_elements %c : vector<2xf32>
  %d = vector.broadcast %w : vector<1xf32> to vector<3xf32>
  %2:3 = vector.to_elements %d : vector<3xf32>
  return %0#0, %0#4, %0#11, %1#1, %2#2 : f32, f32, f32, f32, f32
}
//--- out
module {
  func.func @f(%arg0: vector<4xf32>) -> (f32, f32) {
    %0:4 = vector.to_elements %arg0 : vector<4xf32>
    return %0#1, %0#3 : f32, f32
  }
  func.func @g(%arg0: vector<2x2xf32>, %arg1: vector<f32>) -> (f32, f32, f32) {
    %0:4 = vector.to_elements %arg0 {x = 1 : i32} : vector<2x2xf32>
    %1 = vector.to_elements %arg1 : vector<f32>
    return %0#1, %0#3, %1 : f32, f32, f32
  }
  func.func @h(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>) -> (f32, f32, f32, vector<2xf32>, f32, vector<2xf32>) {
    %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    %1:2 = vector.to_elements %0 : vector<2xf32>
    %2 = vector.broadcast %arg0 : f32 to vector<2xf32>
    %3:2 = vector.to_elements %2 : vector<2xf32>
    %4:2 = vector.to_elements %arg2 : vector<2xf32>
    %5 = vector.from_elements %4#0, %4#1 : vector<2xf32>
    %6 = vector.from_elements %4#1, %4#0 : vector<2xf32>
    %7 = vector.broadcast %arg2 : vector<2xf32> to vector<2x2xf32>
    %8:4 = vector.to_elements %7 : vector<2x2xf32>
    return %1#0, %1#1, %3#1, %5, %8#3, %6 : f32, f32, f32, vector<2xf32>, f32, vector<2xf32>
  }
  func.func @broadcasts(%arg0: vector<2x1xf32>, %arg1: vector<f32>, %arg2: vector<1xf32>) -> (f32, f32, f32, f32, f32) {
    %0 = vector.broadcast %arg0 : vector<2x1xf32> to vector<2x2x3xf32>
    %1:12 = vector.to_elements %0 : vector<2x2x3xf32>
    %2 = vector.broadcast %arg1 : vector<f32> to vector<2xf32>
    %3:2 = vector.to_elements %2 : vector<2xf32>
    %4 = vector.broadcast %arg2 : vector<1xf32> to vector<3xf32>
    %5:3 = vector.to_elements %4 : vector<3xf32>
    return %1#0, %1#4, %1#11, %3#1, %5#2 : f32, f32, f32, f32, f32
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>) -> (f32, f32), sym_name = "f"}> ({
  ^bb0(%arg8: vector<4xf32>):
    %17:4 = "vector.to_elements"(%arg8) : (vector<4xf32>) -> (f32, f32, f32, f32)
    "func.return"(%17#1, %17#3) : (f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x2xf32>, vector<f32>) -> (f32, f32, f32), sym_name = "g"}> ({
  ^bb0(%arg6: vector<2x2xf32>, %arg7: vector<f32>):
    %15:4 = "vector.to_elements"(%arg6) {x = 1 : i32} : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    %16 = "vector.to_elements"(%arg7) : (vector<f32>) -> f32
    "func.return"(%15#1, %15#3, %16) : (f32, f32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<2xf32>) -> (f32, f32, f32, vector<2xf32>, f32, vector<2xf32>), sym_name = "h"}> ({
  ^bb0(%arg3: f32, %arg4: f32, %arg5: vector<2xf32>):
    %6 = "vector.from_elements"(%arg3, %arg4) : (f32, f32) -> vector<2xf32>
    %7:2 = "vector.to_elements"(%6) : (vector<2xf32>) -> (f32, f32)
    %8 = "vector.broadcast"(%arg3) : (f32) -> vector<2xf32>
    %9:2 = "vector.to_elements"(%8) : (vector<2xf32>) -> (f32, f32)
    %10:2 = "vector.to_elements"(%arg5) : (vector<2xf32>) -> (f32, f32)
    %11 = "vector.from_elements"(%10#0, %10#1) : (f32, f32) -> vector<2xf32>
    %12 = "vector.from_elements"(%10#1, %10#0) : (f32, f32) -> vector<2xf32>
    %13 = "vector.broadcast"(%arg5) : (vector<2xf32>) -> vector<2x2xf32>
    %14:4 = "vector.to_elements"(%13) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    "func.return"(%7#0, %7#1, %9#1, %11, %14#3, %12) : (f32, f32, f32, vector<2xf32>, f32, vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x1xf32>, vector<f32>, vector<1xf32>) -> (f32, f32, f32, f32, f32), sym_name = "broadcasts"}> ({
  ^bb0(%arg0: vector<2x1xf32>, %arg1: vector<f32>, %arg2: vector<1xf32>):
    %0 = "vector.broadcast"(%arg0) : (vector<2x1xf32>) -> vector<2x2x3xf32>
    %1:12 = "vector.to_elements"(%0) : (vector<2x2x3xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %2 = "vector.broadcast"(%arg1) : (vector<f32>) -> vector<2xf32>
    %3:2 = "vector.to_elements"(%2) : (vector<2xf32>) -> (f32, f32)
    %4 = "vector.broadcast"(%arg2) : (vector<1xf32>) -> vector<3xf32>
    %5:3 = "vector.to_elements"(%4) : (vector<3xf32>) -> (f32, f32, f32)
    "func.return"(%1#0, %1#4, %1#11, %3#1, %5#2) : (f32, f32, f32, f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @f(%arg0: vector<4xf32>) -> (f32, f32) {
    %0:4 = vector.to_elements %arg0 : vector<4xf32>
    return %0#1, %0#3 : f32, f32
  }
  func.func @g(%arg0: vector<2x2xf32>, %arg1: vector<f32>) -> (f32, f32, f32) {
    %0:4 = vector.to_elements %arg0 {x = 1 : i32} : vector<2x2xf32>
    %1 = vector.to_elements %arg1 : vector<f32>
    return %0#1, %0#3, %1 : f32, f32, f32
  }
  func.func @h(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>) -> (f32, f32, f32, vector<2xf32>, f32, vector<2xf32>) {
    %0:2 = vector.to_elements %arg2 : vector<2xf32>
    %1 = vector.from_elements %0#1, %0#0 : vector<2xf32>
    %2:2 = vector.to_elements %arg2 : vector<2xf32>
    return %arg0, %arg1, %arg0, %arg2, %2#1, %1 : f32, f32, f32, vector<2xf32>, f32, vector<2xf32>
  }
  func.func @broadcasts(%arg0: vector<2x1xf32>, %arg1: vector<f32>, %arg2: vector<1xf32>) -> (f32, f32, f32, f32, f32) {
    %0:2 = vector.to_elements %arg0 : vector<2x1xf32>
    %1 = vector.to_elements %arg1 : vector<f32>
    %2 = vector.to_elements %arg2 : vector<1xf32>
    return %0#0, %0#1, %0#1, %1, %2 : f32, f32, f32, f32, f32
  }
}

//--- out 4
module {
  func.func @f(%arg0: vector<4xf32>) -> (f32, f32) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.extractelement %arg0[%0 : i64] : vector<4xf32>
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.extractelement %arg0[%2 : i64] : vector<4xf32>
    return %1, %3 : f32, f32
  }
  func.func @g(%arg0: vector<2x2xf32>, %arg1: vector<f32>) -> (f32, f32, f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %3 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.extractelement %2[%4 : i64] : vector<2xf32>
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.extractelement %3[%6 : i64] : vector<2xf32>
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %0[%8 : i64] : vector<1xf32>
    return %5, %7, %9 : f32, f32, f32
  }
  func.func @h(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>) -> (f32, f32, f32, vector<2xf32>, f32, vector<2xf32>) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.extractelement %arg2[%0 : i64] : vector<2xf32>
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.extractelement %arg2[%2 : i64] : vector<2xf32>
    %4 = llvm.mlir.poison : vector<2xf32>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.insertelement %3, %4[%5 : i64] : vector<2xf32>
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.insertelement %1, %6[%7 : i64] : vector<2xf32>
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.extractelement %arg2[%9 : i64] : vector<2xf32>
    return %arg0, %arg1, %arg0, %arg2, %10, %8 : f32, f32, f32, vector<2xf32>, f32, vector<2xf32>
  }
  func.func @broadcasts(%arg0: vector<2x1xf32>, %arg1: vector<f32>, %arg2: vector<1xf32>) -> (f32, f32, f32, f32, f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
    %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<1xf32>> 
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.extractelement %2[%3 : i64] : vector<1xf32>
    %5 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<1xf32>> 
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.extractelement %5[%6 : i64] : vector<1xf32>
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %0[%8 : i64] : vector<1xf32>
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %arg2[%10 : i64] : vector<1xf32>
    return %4, %7, %7, %9, %11 : f32, f32, f32, f32, f32
  }
}

