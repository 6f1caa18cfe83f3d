// RUN: lowir opt --convert-to-llvm --split-input-file %s
// Vectors of several dimensions are taken apart by the pass for vectors alone.

func.func @f1(%v: vector<2x3xf32>) -> vector<6xf32> { %1 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32> return %1 : vector<6xf32> }
// -----
func.func @f2(%v: vector<3xf32>) -> vector<2x3xf32> { %1 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32> return %1 : vector<2x3xf32> }
// -----
func.func @f3(%v: f32) -> vector<2x3xf32> { %1 = vector.broadcast %v : f32 to vector<2x3xf32> return %1 : vector<2x3xf32> }
// -----
func.func @f5(%v: vector<1xf32>) -> vector<3xf32> { %1 = vector.broadcast %v : vector<1xf32> to vector<3xf32> return %1 : vector<3xf32> }
// -----
func.func @f6(%v: vector<2x3xf32>) -> vector<3x2xf32> { %1 = vector.transpose %v, [1,0] : vector<2x3xf32> to vector<3x2xf32> return %1 : vector<3x2xf32> }
// -----
func.func @f7(%v: vector<f32>) -> vector<1xf32> { %1 = vector.shape_cast %v : vector<f32> to vector<1xf32> return %1 : vector<1xf32> }
// -----
func.func @f18(%v: vector<2x4xf32>) -> vector<2x4xi32> { %1 = vector.bitcast %v : vector<2x4xf32> to vector<2x4xi32> return %1 : vector<2x4xi32> }
// -----
func.func @f27(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> { %1 = vector.fma %a, %b, %c : vector<2x4xf32> return %1 : vector<2x4xf32> }
// -----
func.func @f30(%a: f32) -> vector<2x2xf32> { %1 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32> return %1 : vector<2x2xf32> }
// -----
func.func @g4(%v: vector<f32>) -> vector<4xf32> { %1 = vector.broadcast %v : vector<f32> to vector<4xf32> return %1 : vector<4xf32> }
// -----
func.func @g14(%a: vector<[4]xf32>) -> vector<4x[4]xf32> { %1 = vector.broadcast %a : vector<[4]xf32> to vector<4x[4]xf32> return %1 : vector<4x[4]xf32> }
// -----
func.func @g17() -> vector<4xindex> { %1 = vector.step : vector<4xindex> return %1 : vector<4xindex> }
//--- out
module {
  llvm.func @f1(%arg0: !llvm.array<2 x vector<3xf32>>) -> vector<6xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %1 = vector.shape_cast %0 : vector<2x3xf32> to vector<6xf32>
    llvm.return %1 : vector<6xf32>
  }
}

// -----
module {
  llvm.func @f2(%arg0: vector<3xf32>) -> !llvm.array<2 x vector<3xf32>> {
    %0 = vector.broadcast %arg0 : vector<3xf32> to vector<2x3xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    llvm.return %1 : !llvm.array<2 x vector<3xf32>>
  }
}

// -----
module {
  llvm.func @f3(%arg0: f32) -> !llvm.array<2 x vector<3xf32>> {
    %0 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %1 = llvm.mlir.poison : vector<3xf32>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<3xf32>
    %4 = llvm.shufflevector %3, %3 [0, 0, 0] : vector<3xf32> 
    %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.insertvalue %4, %5[1] : !llvm.array<2 x vector<3xf32>> 
    llvm.return %6 : !llvm.array<2 x vector<3xf32>>
  }
}

// -----
module {
  llvm.func @f5(%arg0: vector<1xf32>) -> vector<3xf32> {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<3xf32>
    llvm.return %0 : vector<3xf32>
  }
}

// -----
module {
  llvm.func @f6(%arg0: !llvm.array<2 x vector<3xf32>>) -> !llvm.array<3 x vector<2xf32>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    llvm.return %2 : !llvm.array<3 x vector<2xf32>>
  }
}

// -----
module {
  llvm.func @f7(%arg0: vector<1xf32>) -> vector<1xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1xf32> to vector<f32>
    %1 = vector.shape_cast %0 : vector<f32> to vector<1xf32>
    llvm.return %1 : vector<1xf32>
  }
}

// -----
module {
  llvm.func @f18(%arg0: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xi32>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %1 = vector.bitcast %0 : vector<2x4xf32> to vector<2x4xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    llvm.return %2 : !llvm.array<2 x vector<4xi32>>
  }
}

// -----
module {
  llvm.func @f27(%arg0: !llvm.array<2 x vector<4xf32>>, %arg1: !llvm.array<2 x vector<4xf32>>, %arg2: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
    %0 = builtin.unrealized_conversion_cast %arg2 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %1 = builtin.unrealized_conversion_cast %arg1 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %2 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %3 = vector.fma %2, %1, %0 : vector<2x4xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    llvm.return %4 : !llvm.array<2 x vector<4xf32>>
  }
}

// -----
module {
  llvm.func @f30(%arg0: f32) -> !llvm.array<2 x vector<2xf32>> {
    %0 = vector.from_elements %arg0, %arg0, %arg0, %arg0 : vector<2x2xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    llvm.return %1 : !llvm.array<2 x vector<2xf32>>
  }
}

// -----
module {
  llvm.func @g4(%arg0: vector<1xf32>) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1xf32> to vector<f32>
    %1 = vector.broadcast %0 : vector<f32> to vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
}

// -----
module {
  llvm.func @g14(%arg0: vector<[4]xf32>) -> !llvm.array<4 x vector<[4]xf32>> {
    %0 = vector.broadcast %arg0 : vector<[4]xf32> to vector<4x[4]xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
    llvm.return %1 : !llvm.array<4 x vector<[4]xf32>>
  }
}

// -----
module {
  llvm.func @g17() -> vector<4xi64> {
    %0 = vector.step : vector<4xindex>
    %1 = builtin.unrealized_conversion_cast %0 : vector<4xindex> to vector<4xi64>
    llvm.return %1 : vector<4xi64>
  }
}

