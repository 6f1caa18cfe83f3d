// RUN: lowir opt --convert-vector-to-scf
// Operations that move the lanes of constants, or undo one another, fold on the way.
func.func @shape_cast(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<6xi32> {
 %c = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
 %r = vector.shape_cast %c : vector<2x3xi32> to vector<6xi32>
 return %r : vector<6xi32>
}
func.func @shape_cast2(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2x3xi32> {
 %q = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
 %r = vector.shape_cast %q : vector<6xi32> to vector<2x3xi32>
 return %r : vector<2x3xi32>
}
func.func @shape_cast3(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<3x2xi32> {
 %q = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
 %r = vector.shape_cast %q : vector<6xi32> to vector<3x2xi32>
 return %r : vector<3x2xi32>
}
func.func @insert(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2x3xi32> {
 %c = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
 %s = arith.constant 9 : i32
 %r = vector.insert %s, %c [1,2] : i32 into vector<2x3xi32>
 return %r : vector<2x3xi32>
}
func.func @insert_row(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2x3xi32> {
 %c = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
 %s = arith.constant dense<[7,8,9]> : vector<3xi32>
 %r = vector.insert %s, %c [1] : vector<3xi32> into vector<2x3xi32>
 return %r : vector<2x3xi32>
}
func.func @insert_dyn(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<4xi32> {
 %i = arith.constant 1 : index
 %r = vector.insert %x, %w [%i] : i32 into vector<4xi32>
 return %r : vector<4xi32>
}
func.func @insert_dyn_c(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<4xi32> {
 %i = arith.constant 1 : index
 %c = arith.constant dense<3> : vector<4xi32>
 %s = arith.constant 9 : i32
 %r = vector.insert %s, %c [%i] : i32 into vector<4xi32>
 return %r : vector<4xi32>
}
func.func @extract_dyn2(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> i32 {
 %i = arith.constant 1 : index
 %r = vector.extract %v[1, %i] : i32 from vector<2x3xi32>
 return %r : i32
}
func.func @ess(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2x2xi32> {
 %c = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
 %r = vector.extract_strided_slice %c {offsets=[0,1],sizes=[2,2],strides=[1,1]} : vector<2x3xi32> to vector<2x2xi32>
 return %r : vector<2x2xi32>
}
func.func @ess_splat(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2x2xi32> {
 %c = arith.constant dense<4> : vector<2x3xi32>
 %r = vector.extract_strided_slice %c {offsets=[0,1],sizes=[2,2],strides=[1,1]} : vector<2x3xi32> to vector<2x2xi32>
 return %r : vector<2x2xi32>
}
func.func @iss_full(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<4xi32> {
 %r = vector.insert_strided_slice %w, %w {offsets=[0],strides=[1]} : vector<4xi32> into vector<4xi32>
 return %r : vector<4xi32>
}
func.func @bitcast_splat2(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2xi32> {
 %c = arith.constant dense<3> : vector<4xi16>
 %r = vector.bitcast %c : vector<4xi16> to vector<2xi32>
 return %r : vector<2xi32>
}
func.func @bitcast2(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<4xi32> {
 %q = vector.bitcast %w : vector<4xi32> to vector<8xi16>
 %r = vector.bitcast %q : vector<8xi16> to vector<4xi32>
 return %r : vector<4xi32>
}
func.func @bitcast3(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2xi64> {
 %q = vector.bitcast %w : vector<4xi32> to vector<8xi16>
 %r = vector.bitcast %q : vector<8xi16> to vector<2xi64>
 return %r : vector<2xi64>
}
func.func @from_elements(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<2xi32> {
 %s = arith.constant 9 : i32
 %t = arith.constant 8 : i32
 %r = vector.from_elements %s, %t : vector<2xi32>
 return %r : vector<2xi32>
}
func.func @cmask_all(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> vector<4xi1> {
 %r = vector.constant_mask [4] : vector<4xi1>
 return %r : vector<4xi1>
}
func.func @extract_sc(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> i32 {
 %q = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
 %r = vector.extract %q[4] : i32 from vector<6xi32>
 return %r : i32
}
func.func @extract_tr(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> i32 {
 %q = vector.transpose %v, [1,0] : vector<2x3xi32> to vector<3x2xi32>
 %r = vector.extract %q[2,1] : i32 from vector<3x2xi32>
 return %r : i32
}
func.func @extract_fe(%v: vector<2x3xi32>, %w: vector<4xi32>, %x: i32, %x2: i32) -> i32 {
 %q = vector.from_elements %x, %x2 : vector<2xi32>
 %r = vector.extract %q[1] : i32 from vector<2xi32>
 return %r : i32
}
//--- out
module {
  func.func @shape_cast(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<6xi32> {
    %cst = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
    return %cst : vector<6xi32>
  }
  func.func @shape_cast2(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2x3xi32> {
    return %arg0 : vector<2x3xi32>
  }
  func.func @shape_cast3(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<3x2xi32> {
    %0 = vector.shape_cast %arg0 : vector<2x3xi32> to vector<3x2xi32>
    return %0 : vector<3x2xi32>
  }
  func.func @insert(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2x3xi32> {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 9]]> : vector<2x3xi32>
    return %cst : vector<2x3xi32>
  }
  func.func @insert_row(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2x3xi32> {
    %cst = arith.constant dense<[[1, 2, 3], [7, 8, 9]]> : vector<2x3xi32>
    return %cst : vector<2x3xi32>
  }
  func.func @insert_dyn(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<4xi32> {
    %0 = vector.insert %arg2, %arg1 [1] : i32 into vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @insert_dyn_c(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<4xi32> {
    %cst = arith.constant dense<[3, 9, 3, 3]> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @extract_dyn2(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> i32 {
    %0 = vector.extract %arg0[1, 1] : i32 from vector<2x3xi32>
    return %0 : i32
  }
  func.func @ess(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2x2xi32> {
    %cst = arith.constant dense<[[2, 3], [5, 6]]> : vector<2x2xi32>
    return %cst : vector<2x2xi32>
  }
  func.func @ess_splat(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2x2xi32> {
    %cst = arith.constant dense<4> : vector<2x2xi32>
    return %cst : vector<2x2xi32>
  }
  func.func @iss_full(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<4xi32> {
    return %arg1 : vector<4xi32>
  }
  func.func @bitcast_splat2(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2xi32> {
    %cst = arith.constant dense<196611> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @bitcast2(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<4xi32> {
    return %arg1 : vector<4xi32>
  }
  func.func @bitcast3(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2xi64> {
    %0 = vector.bitcast %arg1 : vector<4xi32> to vector<2xi64>
    return %0 : vector<2xi64>
  }
  func.func @from_elements(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<2xi32> {
    %cst = arith.constant dense<[9, 8]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @cmask_all(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @extract_sc(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> i32 {
    %0 = vector.extract %arg0[1, 1] : i32 from vector<2x3xi32>
    return %0 : i32
  }
  func.func @extract_tr(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> i32 {
    %0 = vector.extract %arg0[1, 2] : i32 from vector<2x3xi32>
    return %0 : i32
  }
  func.func @extract_fe(%arg0: vector<2x3xi32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) -> i32 {
    return %arg3 : i32
  }
}

