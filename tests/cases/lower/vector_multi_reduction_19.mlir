// RUN: lowir opt --lower-vector-multi-reduction --compat=19
// RUN: lowir opt --lower-vector-multi-reduction=lowering-strategy=inner-reduction --compat=19
// Rows are combined, or each is reduced by itself, under their masks (19).

func.func @columns(%x: vector<2x3xf32>, %acc: vector<3xf32>) -> vector<3xf32> {
  %r = vector.multi_reduction <maxnumf>, %x, %acc [0] : vector<2x3xf32> to vector<3xf32>
  return %r : vector<3xf32>
}
func.func @rows(%x: vector<2x3xi32>, %acc: vector<2xi32>, %m: vector<2x3xi1>) -> vector<2xi32> {
  %r = vector.mask %m { vector.multi_reduction <minsi>, %x, %acc [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}
func.func @all(%x: vector<2x2xindex>, %acc: index) -> index {
  %r = vector.multi_reduction <add>, %x, %acc [0, 1] : vector<2x2xindex> to index
  return %r : index
}
func.func @flattened(%x: vector<2x1x1x2xf32>, %acc: vector<2x1xf32>) -> vector<2x1xf32> {
  %r = vector.multi_reduction <mul>, %x, %acc [1, 3] : vector<2x1x1x2xf32> to vector<2x1xf32>
  return %r : vector<2x1xf32>
}
func.func @known_mask(%x: vector<4xi32>, %acc: i32) -> i32 {
  %m = vector.constant_mask [4] : vector<4xi1>
  %r = vector.mask %m { vector.multi_reduction <and>, %x, %acc [0] : vector<4xi32> to i32 } : vector<4xi1> -> i32
  return %r : i32
}
//--- out
module {
  func.func @columns(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>) -> vector<3xf32> {
    %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %1 = arith.maxnumf %0, %arg1 : vector<3xf32>
    %2 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %3 = arith.maxnumf %2, %1 : vector<3xf32>
    return %3 : vector<3xf32>
  }
  func.func @rows(%arg0: vector<2x3xi32>, %arg1: vector<2xi32>, %arg2: vector<2x3xi1>) -> vector<2xi32> {
    %0 = vector.transpose %arg2, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
    %1 = vector.transpose %arg0, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
    %2 = vector.mask %0 { vector.multi_reduction <minsi>, %1, %arg1 [0] : vector<3x2xi32> to vector<2xi32> } : vector<3x2xi1> -> vector<2xi32>
    return %2 : vector<2xi32>
  }
  func.func @all(%arg0: vector<2x2xindex>, %arg1: index) -> index {
    %0 = vector.shape_cast %arg0 : vector<2x2xindex> to vector<4xindex>
    %1 = vector.shape_cast %0 : vector<4xindex> to vector<1x4xindex>
    %2 = vector.broadcast %arg1 : index to vector<1xindex>
    %3 = vector.transpose %1, [1, 0] : vector<1x4xindex> to vector<4x1xindex>
    %4 = vector.extract %3[0] : vector<1xindex> from vector<4x1xindex>
    %5 = arith.addi %4, %2 : vector<1xindex>
    %6 = vector.extract %3[1] : vector<1xindex> from vector<4x1xindex>
    %7 = arith.addi %6, %5 : vector<1xindex>
    %8 = vector.extract %3[2] : vector<1xindex> from vector<4x1xindex>
    %9 = arith.addi %8, %7 : vector<1xindex>
    %10 = vector.extract %3[3] : vector<1xindex> from vector<4x1xindex>
    %11 = arith.addi %10, %9 : vector<1xindex>
    %12 = vector.extract %11[0] : index from vector<1xindex>
    return %12 : index
  }
  func.func @flattened(%arg0: vector<2x1x1x2xf32>, %arg1: vector<2x1xf32>) -> vector<2x1xf32> {
    %0 = vector.transpose %arg0, [1, 3, 0, 2] : vector<2x1x1x2xf32> to vector<1x2x2x1xf32>
    %1 = vector.shape_cast %0 : vector<1x2x2x1xf32> to vector<2x2xf32>
    %2 = vector.shape_cast %arg1 : vector<2x1xf32> to vector<2xf32>
    %3 = vector.extract %1[0] : vector<2xf32> from vector<2x2xf32>
    %4 = arith.mulf %3, %2 : vector<2xf32>
    %5 = vector.extract %1[1] : vector<2xf32> from vector<2x2xf32>
    %6 = arith.mulf %5, %4 : vector<2xf32>
    %7 = vector.shape_cast %6 : vector<2xf32> to vector<2x1xf32>
    return %7 : vector<2x1xf32>
  }
  func.func @known_mask(%arg0: vector<4xi32>, %arg1: i32) -> i32 {
    %0 = vector.shape_cast %arg0 : vector<4xi32> to vector<1x4xi32>
    %1 = vector.broadcast %arg1 : i32 to vector<1xi32>
    %2 = vector.transpose %0, [1, 0] : vector<1x4xi32> to vector<4x1xi32>
    %3 = vector.extract %2[0] : vector<1xi32> from vector<4x1xi32>
    %4 = arith.andi %3, %1 : vector<1xi32>
    %5 = vector.extract %2[1] : vector<1xi32> from vector<4x1xi32>
    %6 = arith.andi %5, %4 : vector<1xi32>
    %7 = vector.extract %2[2] : vector<1xi32> from vector<4x1xi32>
    %8 = arith.andi %7, %6 : vector<1xi32>
    %9 = vector.extract %2[3] : vector<1xi32> from vector<4x1xi32>
    %10 = arith.andi %9, %8 : vector<1xi32>
    %11 = vector.extract %10[0] : i32 from vector<1xi32>
    return %11 : i32
  }
}

//--- out 2
module {
  func.func @columns(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>) -> vector<3xf32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
    %2 = vector.extract %arg1[0] : f32 from vector<3xf32>
    %3 = vector.reduction <maxnumf>, %1, %2 : vector<2xf32> into f32
    %4 = vector.insertelement %3, %cst[%c0 : index] : vector<3xf32>
    %5 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
    %6 = vector.extract %arg1[1] : f32 from vector<3xf32>
    %7 = vector.reduction <maxnumf>, %5, %6 : vector<2xf32> into f32
    %8 = vector.insertelement %7, %4[%c1 : index] : vector<3xf32>
    %9 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
    %10 = vector.extract %arg1[2] : f32 from vector<3xf32>
    %11 = vector.reduction <maxnumf>, %9, %10 : vector<2xf32> into f32
    %12 = vector.insertelement %11, %8[%c2 : index] : vector<3xf32>
    return %12 : vector<3xf32>
  }
  func.func @rows(%arg0: vector<2x3xi32>, %arg1: vector<2xi32>, %arg2: vector<2x3xi1>) -> vector<2xi32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : vector<3xi32> from vector<2x3xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %2 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %3 = vector.mask %2 { vector.reduction <minsi>, %0, %1 : vector<3xi32> into i32 } : vector<3xi1> -> i32
    %4 = vector.insertelement %3, %cst[%c0 : index] : vector<2xi32>
    %5 = vector.extract %arg0[1] : vector<3xi32> from vector<2x3xi32>
    %6 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %7 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %8 = vector.mask %7 { vector.reduction <minsi>, %5, %6 : vector<3xi32> into i32 } : vector<3xi1> -> i32
    %9 = vector.insertelement %8, %4[%c1 : index] : vector<2xi32>
    return %9 : vector<2xi32>
  }
  func.func @all(%arg0: vector<2x2xindex>, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0> : vector<1xindex>
    %0 = vector.shape_cast %arg0 : vector<2x2xindex> to vector<4xindex>
    %1 = vector.reduction <add>, %0, %arg1 : vector<4xindex> into index
    %2 = vector.insertelement %1, %cst[%c0 : index] : vector<1xindex>
    %3 = vector.extract %2[0] : index from vector<1xindex>
    return %3 : index
  }
  func.func @flattened(%arg0: vector<2x1x1x2xf32>, %arg1: vector<2x1xf32>) -> vector<2x1xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.extract %arg0[0, 0, 0] : vector<2xf32> from vector<2x1x1x2xf32>
    %1 = vector.extract %arg1[0, 0] : f32 from vector<2x1xf32>
    %2 = vector.reduction <mul>, %0, %1 : vector<2xf32> into f32
    %3 = vector.insertelement %2, %cst[%c0 : index] : vector<2xf32>
    %4 = vector.extract %arg0[1, 0, 0] : vector<2xf32> from vector<2x1x1x2xf32>
    %5 = vector.extract %arg1[1, 0] : f32 from vector<2x1xf32>
    %6 = vector.reduction <mul>, %4, %5 : vector<2xf32> into f32
    %7 = vector.insertelement %6, %3[%c1 : index] : vector<2xf32>
    %8 = vector.shape_cast %7 : vector<2xf32> to vector<2x1xf32>
    return %8 : vector<2x1xf32>
  }
  func.func @known_mask(%arg0: vector<4xi32>, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0> : vector<1xi32>
    %0 = vector.reduction <and>, %arg0, %arg1 : vector<4xi32> into i32
    %1 = vector.insertelement %0, %cst[%c0 : index] : vector<1xi32>
    %2 = vector.extract %1[0] : i32 from vector<1xi32>
    return %2 : i32
  }
}

