// RUN: lowir opt --convert-vector-to-llvm %s
// RUN: lowir opt --compat=19 --convert-vector-to-llvm %s
// Pieces as long as both shapes have whole ones.
func.func @rows_to_one(%a: vector<2x1x[3]xi32>) -> vector<[6]xi32> {
  %0 = vector.shape_cast %a : vector<2x1x[3]xi32> to vector<[6]xi32>
  return %0 : vector<[6]xi32>
}
func.func @one_to_rows(%a: vector<[6]xi32>) -> vector<3x[2]xi32> {
  %0 = vector.shape_cast %a : vector<[6]xi32> to vector<3x[2]xi32>
  return %0 : vector<3x[2]xi32>
}
func.func @same_rows(%a: vector<2x3x[4]xf32>) -> vector<6x[4]xf32> {
  %0 = vector.shape_cast %a : vector<2x3x[4]xf32> to vector<6x[4]xf32>
  return %0 : vector<6x[4]xf32>
}
func.func @shorter(%a: vector<2x[4]xf32>) -> vector<4x[2]xf32> {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<4x[2]xf32>
  return %0 : vector<4x[2]xf32>
}
func.func @longer(%a: vector<4x[2]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.shape_cast %a : vector<4x[2]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
//--- out
module {
  func.func @rows_to_one(%arg0: vector<2x1x[3]xi32>) -> vector<[6]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x[3]xi32> to !llvm.array<2 x array<1 x vector<[3]xi32>>>
    %1 = ub.poison : vector<[6]xi32>
    %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<[3]xi32>>> 
    %3 = llvm.intr.vector.insert %2, %1[0] : vector<[3]xi32> into vector<[6]xi32>
    %4 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<[3]xi32>>> 
    %5 = llvm.intr.vector.insert %4, %3[3] : vector<[3]xi32> into vector<[6]xi32>
    return %5 : vector<[6]xi32>
  }
  func.func @one_to_rows(%arg0: vector<[6]xi32>) -> vector<3x[2]xi32> {
    %0 = ub.poison : vector<3x[2]xi32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<3x[2]xi32> to !llvm.array<3 x vector<[2]xi32>>
    %2 = llvm.intr.vector.extract %arg0[0] : vector<[2]xi32> from vector<[6]xi32>
    %3 = llvm.insertvalue %2, %1[0] : !llvm.array<3 x vector<[2]xi32>> 
    %4 = llvm.intr.vector.extract %arg0[2] : vector<[2]xi32> from vector<[6]xi32>
    %5 = llvm.insertvalue %4, %3[1] : !llvm.array<3 x vector<[2]xi32>> 
    %6 = llvm.intr.vector.extract %arg0[4] : vector<[2]xi32> from vector<[6]xi32>
    %7 = llvm.insertvalue %6, %5[2] : !llvm.array<3 x vector<[2]xi32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<3 x vector<[2]xi32>> to vector<3x[2]xi32>
    return %8 : vector<3x[2]xi32>
  }
  func.func @same_rows(%arg0: vector<2x3x[4]xf32>) -> vector<6x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x[4]xf32> to !llvm.array<2 x array<3 x vector<[4]xf32>>>
    %1 = ub.poison : vector<6x[4]xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<6x[4]xf32> to !llvm.array<6 x vector<[4]xf32>>
    %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %4 = llvm.insertvalue %3, %2[0] : !llvm.array<6 x vector<[4]xf32>> 
    %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %6 = llvm.insertvalue %5, %4[1] : !llvm.array<6 x vector<[4]xf32>> 
    %7 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %8 = llvm.insertvalue %7, %6[2] : !llvm.array<6 x vector<[4]xf32>> 
    %9 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %10 = llvm.insertvalue %9, %8[3] : !llvm.array<6 x vector<[4]xf32>> 
    %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %12 = llvm.insertvalue %11, %10[4] : !llvm.array<6 x vector<[4]xf32>> 
    %13 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %14 = llvm.insertvalue %13, %12[5] : !llvm.array<6 x vector<[4]xf32>> 
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<6 x vector<[4]xf32>> to vector<6x[4]xf32>
    return %15 : vector<6x[4]xf32>
  }
  func.func @shorter(%arg0: vector<2x[4]xf32>) -> vector<4x[2]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = ub.poison : vector<4x[2]xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %4 = llvm.intr.vector.extract %3[0] : vector<[2]xf32> from vector<[4]xf32>
    %5 = llvm.insertvalue %4, %2[0] : !llvm.array<4 x vector<[2]xf32>> 
    %6 = llvm.intr.vector.extract %3[2] : vector<[2]xf32> from vector<[4]xf32>
    %7 = llvm.insertvalue %6, %5[1] : !llvm.array<4 x vector<[2]xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %9 = llvm.intr.vector.extract %8[0] : vector<[2]xf32> from vector<[4]xf32>
    %10 = llvm.insertvalue %9, %7[2] : !llvm.array<4 x vector<[2]xf32>> 
    %11 = llvm.intr.vector.extract %8[2] : vector<[2]xf32> from vector<[4]xf32>
    %12 = llvm.insertvalue %11, %10[3] : !llvm.array<4 x vector<[2]xf32>> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<4 x vector<[2]xf32>> to vector<4x[2]xf32>
    return %13 : vector<4x[2]xf32>
  }
  func.func @longer(%arg0: vector<4x[2]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %1 = ub.poison : vector<[4]xf32>
    %2 = ub.poison : vector<2x[4]xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %4 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[2]xf32>> 
    %5 = llvm.intr.vector.insert %4, %1[0] : vector<[2]xf32> into vector<[4]xf32>
    %6 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[2]xf32>> 
    %7 = llvm.intr.vector.insert %6, %5[2] : vector<[2]xf32> into vector<[4]xf32>
    %8 = llvm.insertvalue %7, %3[0] : !llvm.array<2 x vector<[4]xf32>> 
    %9 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[2]xf32>> 
    %10 = llvm.intr.vector.insert %9, %1[0] : vector<[2]xf32> into vector<[4]xf32>
    %11 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[2]xf32>> 
    %12 = llvm.intr.vector.insert %11, %10[2] : vector<[2]xf32> into vector<[4]xf32>
    %13 = llvm.insertvalue %12, %8[1] : !llvm.array<2 x vector<[4]xf32>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %14 : vector<2x[4]xf32>
  }
}

//--- out 2
module {
  func.func @rows_to_one(%arg0: vector<2x1x[3]xi32>) -> vector<[6]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x[3]xi32> to !llvm.array<2 x array<1 x vector<[3]xi32>>>
    %cst = arith.constant dense<0> : vector<[6]xi32>
    %1 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<[3]xi32>>> 
    %2 = llvm.intr.vector.insert %1, %cst[0] : vector<[3]xi32> into vector<[6]xi32>
    %3 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<[3]xi32>>> 
    %4 = llvm.intr.vector.insert %3, %2[3] : vector<[3]xi32> into vector<[6]xi32>
    return %4 : vector<[6]xi32>
  }
  func.func @one_to_rows(%arg0: vector<[6]xi32>) -> vector<3x[2]xi32> {
    %cst = arith.constant dense<0> : vector<3x[2]xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<3x[2]xi32> to !llvm.array<3 x vector<[2]xi32>>
    %1 = llvm.intr.vector.extract %arg0[0] : vector<[2]xi32> from vector<[6]xi32>
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<3 x vector<[2]xi32>> 
    %3 = llvm.intr.vector.extract %arg0[2] : vector<[2]xi32> from vector<[6]xi32>
    %4 = llvm.insertvalue %3, %2[1] : !llvm.array<3 x vector<[2]xi32>> 
    %5 = llvm.intr.vector.extract %arg0[4] : vector<[2]xi32> from vector<[6]xi32>
    %6 = llvm.insertvalue %5, %4[2] : !llvm.array<3 x vector<[2]xi32>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<3 x vector<[2]xi32>> to vector<3x[2]xi32>
    return %7 : vector<3x[2]xi32>
  }
  func.func @same_rows(%arg0: vector<2x3x[4]xf32>) -> vector<6x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x[4]xf32> to !llvm.array<2 x array<3 x vector<[4]xf32>>>
    %cst = arith.constant dense<0.000000e+00> : vector<6x[4]xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<6x[4]xf32> to !llvm.array<6 x vector<[4]xf32>>
    %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %3 = llvm.insertvalue %2, %1[0] : !llvm.array<6 x vector<[4]xf32>> 
    %4 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %5 = llvm.insertvalue %4, %3[1] : !llvm.array<6 x vector<[4]xf32>> 
    %6 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %7 = llvm.insertvalue %6, %5[2] : !llvm.array<6 x vector<[4]xf32>> 
    %8 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %9 = llvm.insertvalue %8, %7[3] : !llvm.array<6 x vector<[4]xf32>> 
    %10 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %11 = llvm.insertvalue %10, %9[4] : !llvm.array<6 x vector<[4]xf32>> 
    %12 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<[4]xf32>>> 
    %13 = llvm.insertvalue %12, %11[5] : !llvm.array<6 x vector<[4]xf32>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<6 x vector<[4]xf32>> to vector<6x[4]xf32>
    return %14 : vector<6x[4]xf32>
  }
  func.func @shorter(%arg0: vector<2x[4]xf32>) -> vector<4x[2]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<4x[2]xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %3 = llvm.intr.vector.extract %2[0] : vector<[2]xf32> from vector<[4]xf32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<4 x vector<[2]xf32>> 
    %5 = llvm.intr.vector.extract %2[2] : vector<[2]xf32> from vector<[4]xf32>
    %6 = llvm.insertvalue %5, %4[1] : !llvm.array<4 x vector<[2]xf32>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %8 = llvm.intr.vector.extract %7[0] : vector<[2]xf32> from vector<[4]xf32>
    %9 = llvm.insertvalue %8, %6[2] : !llvm.array<4 x vector<[2]xf32>> 
    %10 = llvm.intr.vector.extract %7[2] : vector<[2]xf32> from vector<[4]xf32>
    %11 = llvm.insertvalue %10, %9[3] : !llvm.array<4 x vector<[2]xf32>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<4 x vector<[2]xf32>> to vector<4x[2]xf32>
    return %12 : vector<4x[2]xf32>
  }
  func.func @longer(%arg0: vector<4x[2]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[2]xf32>> 
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %4 = llvm.intr.vector.insert %2, %3[0] : vector<[2]xf32> into vector<[4]xf32>
    %5 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[2]xf32>> 
    %6 = llvm.intr.vector.insert %5, %4[2] : vector<[2]xf32> into vector<[4]xf32>
    %7 = llvm.insertvalue %6, %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %8 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[2]xf32>> 
    %9 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %10 = llvm.intr.vector.insert %8, %9[0] : vector<[2]xf32> into vector<[4]xf32>
    %11 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[2]xf32>> 
    %12 = llvm.intr.vector.insert %11, %10[2] : vector<[2]xf32> into vector<[4]xf32>
    %13 = llvm.insertvalue %12, %7[1] : !llvm.array<2 x vector<[4]xf32>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %14 : vector<2x[4]xf32>
  }
}

