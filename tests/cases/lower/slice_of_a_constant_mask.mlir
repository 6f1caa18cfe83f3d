// RUN: lowir opt --canonicalize
// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --compat=19 --canonicalize
// RUN: lowir opt --compat=19 --convert-vector-to-llvm
// A slice of a constant mask is one.
func.func private @u(vector<2xi1>)
func.func private @w(vector<2x4xi1>)
func.func @f() {
  %v7 = vector.constant_mask [2] : vector<4xi1>
  %v12 = vector.extract_strided_slice %v7 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  func.call @u(%v12) : (vector<2xi1>) -> ()
  return
}
func.func @g() {
  %v7 = vector.constant_mask [0, 0] : vector<4x4xi1>
  %v12 = vector.extract_strided_slice %v7 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  func.call @w(%v12) : (vector<2x4xi1>) -> ()
  return
}
func.func @h() {
  %v7 = vector.constant_mask [2, 2] : vector<4x4xi1>
  %v12 = vector.extract_strided_slice %v7 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  func.call @w(%v12) : (vector<2x4xi1>) -> ()
  return
}
//--- out
module {
  func.func private @u(vector<2xi1>)
  func.func private @w(vector<2x4xi1>)
  func.func @f() {
    %0 = vector.constant_mask [1] : vector<2xi1>
    call @u(%0) : (vector<2xi1>) -> ()
    return
  }
  func.func @g() {
    %cst = arith.constant dense<false> : vector<2x4xi1>
    call @w(%cst) : (vector<2x4xi1>) -> ()
    return
  }
  func.func @h() {
    %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
    call @w(%0) : (vector<2x4xi1>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @u(vector<2xi1>)
  func.func private @w(vector<2x4xi1>)
  func.func @f() {
    %cst = arith.constant dense<[true, false]> : vector<2xi1>
    call @u(%cst) : (vector<2xi1>) -> ()
    return
  }
  func.func @g() {
    %cst = arith.constant dense<false> : vector<2x4xi1>
    call @w(%cst) : (vector<2x4xi1>) -> ()
    return
  }
  func.func @h() {
    %cst = arith.constant dense<[[true, true, false, false], [false, false, false, false]]> : vector<2x4xi1>
    call @w(%cst) : (vector<2x4xi1>) -> ()
    return
  }
}

//--- out 3
module {
  func.func private @u(vector<2xi1>)
  func.func private @w(vector<2x4xi1>)
  func.func @f() {
    %0 = vector.constant_mask [1] : vector<2xi1>
    call @u(%0) : (vector<2xi1>) -> ()
    return
  }
  func.func @g() {
    %0 = vector.constant_mask [0, 0] : vector<2x4xi1>
    call @w(%0) : (vector<2x4xi1>) -> ()
    return
  }
  func.func @h() {
    %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
    call @w(%0) : (vector<2x4xi1>) -> ()
    return
  }
}

//--- out 4
module {
  func.func private @u(vector<2xi1>)
  func.func private @w(vector<2x4xi1>)
  func.func @f() {
    %cst = arith.constant dense<[true, false]> : vector<2xi1>
    call @u(%cst) : (vector<2xi1>) -> ()
    return
  }
  func.func @g() {
    %cst = arith.constant dense<false> : vector<2x4xi1>
    call @w(%cst) : (vector<2x4xi1>) -> ()
    return
  }
  func.func @h() {
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<false> : vector<2x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_0 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
    %1 = llvm.insertvalue %cst, %0[0] : !llvm.array<2 x vector<4xi1>> 
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
    call @w(%2) : (vector<2x4xi1>) -> ()
    return
  }
}

