// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Shifts and comparisons of poison are not folded, nor are the bits of several elements.
func.func @shifts(%x: i32, %v: vector<4xi32>) -> (i32, i32, i32, vector<4xi32>) {
  %p = ub.poison : i32
  %q = ub.poison : vector<4xi32>
  %k = arith.constant 5 : i32
  %0 = arith.shli %k, %p : i32
  %1 = arith.shrui %p, %x : i32
  %2 = arith.shrsi %p, %p : i32
  %3 = arith.shli %v, %q : vector<4xi32>
  return %0, %1, %2, %3 : i32, i32, i32, vector<4xi32>
}
func.func @compared() -> (i1, vector<4xi1>) {
  %p = ub.poison : i32
  %k = arith.constant 5 : i32
  %q = ub.poison : vector<4xi32>
  %l = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = arith.cmpi slt, %k, %p : i32
  %1 = arith.cmpi eq, %l, %q : vector<4xi32>
  return %0, %1 : i1, vector<4xi1>
}
func.func @bits() -> (vector<4xi16>, tensor<2xi32>) {
  %p = ub.poison : vector<4xbf16>
  %q = ub.poison : tensor<2xf32>
  %0 = arith.bitcast %p : vector<4xbf16> to vector<4xi16>
  %1 = arith.bitcast %q : tensor<2xf32> to tensor<2xi32>
  return %0, %1 : vector<4xi16>, tensor<2xi32>
}
// The last of several quotients decides.
func.func @quotients() -> (vector<3xi32>, vector<3xi32>) {
  %x = arith.constant dense<[7, 9, -9]> : vector<3xi32>
  %y = arith.constant dense<[2, 0, 2]> : vector<3xi32>
  %z = arith.constant dense<[2, 2, 0]> : vector<3xi32>
  %0 = arith.floordivsi %x, %y : vector<3xi32>
  %1 = arith.floordivsi %x, %z : vector<3xi32>
  return %0, %1 : vector<3xi32>, vector<3xi32>
}
//--- out
module {
  func.func @shifts(%arg0: i32, %arg1: vector<4xi32>) -> (i32, i32, i32, vector<4xi32>) {
    %0 = ub.poison : i32
    %1 = ub.poison : vector<4xi32>
    %c5_i32 = arith.constant 5 : i32
    %2 = arith.shli %c5_i32, %0 : i32
    %3 = arith.shrui %0, %arg0 : i32
    %4 = arith.shrsi %0, %0 : i32
    %5 = arith.shli %arg1, %1 : vector<4xi32>
    return %2, %3, %4, %5 : i32, i32, i32, vector<4xi32>
  }
  func.func @compared() -> (i1, vector<4xi1>) {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %2 = arith.cmpi slt, %c5_i32, %0 : i32
    %3 = arith.cmpi eq, %cst, %1 : vector<4xi32>
    return %2, %3 : i1, vector<4xi1>
  }
  func.func @bits() -> (vector<4xi16>, tensor<2xi32>) {
    %0 = ub.poison : vector<4xbf16>
    %1 = ub.poison : tensor<2xf32>
    %2 = arith.bitcast %0 : vector<4xbf16> to vector<4xi16>
    %3 = arith.bitcast %1 : tensor<2xf32> to tensor<2xi32>
    return %2, %3 : vector<4xi16>, tensor<2xi32>
  }
  func.func @quotients() -> (vector<3xi32>, vector<3xi32>) {
    %cst = arith.constant dense<[7, 9, -9]> : vector<3xi32>
    %cst_0 = arith.constant dense<[2, 2, 0]> : vector<3xi32>
    %cst_1 = arith.constant dense<[3, 9, -5]> : vector<3xi32>
    %0 = arith.floordivsi %cst, %cst_0 : vector<3xi32>
    return %cst_1, %0 : vector<3xi32>, vector<3xi32>
  }
}

//--- out 2
module {
  func.func @shifts(%arg0: i32, %arg1: vector<4xi32>) -> (i32, i32, i32, vector<4xi32>) {
    %0 = ub.poison : i32
    %1 = ub.poison : vector<4xi32>
    %c5_i32 = arith.constant 5 : i32
    %2 = arith.shli %c5_i32, %0 : i32
    %3 = arith.shrui %0, %arg0 : i32
    %4 = arith.shrsi %0, %0 : i32
    %5 = arith.shli %arg1, %1 : vector<4xi32>
    return %2, %3, %4, %5 : i32, i32, i32, vector<4xi32>
  }
  func.func @compared() -> (i1, vector<4xi1>) {
    %0 = ub.poison : i32
    %c5_i32 = arith.constant 5 : i32
    %1 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %2 = arith.cmpi slt, %c5_i32, %0 : i32
    %3 = arith.cmpi eq, %cst, %1 : vector<4xi32>
    return %2, %3 : i1, vector<4xi1>
  }
  func.func @bits() -> (vector<4xi16>, tensor<2xi32>) {
    %0 = ub.poison : vector<4xbf16>
    %1 = ub.poison : tensor<2xf32>
    %2 = arith.bitcast %0 : vector<4xbf16> to vector<4xi16>
    %3 = arith.bitcast %1 : tensor<2xf32> to tensor<2xi32>
    return %2, %3 : vector<4xi16>, tensor<2xi32>
  }
  func.func @quotients() -> (vector<3xi32>, vector<3xi32>) {
    %cst = arith.constant dense<[7, 9, -9]> : vector<3xi32>
    %cst_0 = arith.constant dense<[2, 2, 0]> : vector<3xi32>
    %cst_1 = arith.constant dense<[3, 9, -5]> : vector<3xi32>
    %0 = arith.floordivsi %cst, %cst_0 : vector<3xi32>
    return %cst_1, %0 : vector<3xi32>, vector<3xi32>
  }
}

