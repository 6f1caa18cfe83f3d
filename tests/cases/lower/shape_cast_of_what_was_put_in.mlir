// RUN: lowir opt --convert-vector-to-llvm
// What a change of the shape cuts out of a vector does not look through what was put in before.
func.func private @use(vector<2x2xi32>)
func.func @row(%v: vector<4xi32>, %s: vector<2xi32>) {
  %with = vector.insert_strided_slice %s, %v {offsets = [0], strides = [1]} : vector<2xi32> into vector<4xi32>
  %cast = vector.shape_cast %with : vector<4xi32> to vector<2x2xi32>
  func.call @use(%cast) : (vector<2x2xi32>) -> ()
  return
}
func.func @rows(%v: vector<4xi32>, %s: vector<2xi32>) {
  %first = vector.insert_strided_slice %s, %v {offsets = [0], strides = [1]} : vector<2xi32> into vector<4xi32>
  %both = vector.insert_strided_slice %s, %first {offsets = [2], strides = [1]} : vector<2xi32> into vector<4xi32>
  %cast = vector.shape_cast %both : vector<4xi32> to vector<2x2xi32>
  func.call @use(%cast) : (vector<2x2xi32>) -> ()
  return
}
func.func @cut_out(%v: vector<4xi32>, %s: vector<2xi32>) -> vector<2xi32> {
  %with = vector.insert_strided_slice %s, %v {offsets = [0], strides = [1]} : vector<2xi32> into vector<4xi32>
  %part = vector.extract_strided_slice %with {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  return %part : vector<2xi32>
}
//--- out
module {
  func.func private @use(vector<2x2xi32>)
  func.func @row(%arg0: vector<4xi32>, %arg1: vector<2xi32>) {
    %0 = ub.poison : vector<2x2xi32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %2 = llvm.shufflevector %arg1, %arg1 [0, 1, 0, 0] : vector<2xi32> 
    %3 = llvm.shufflevector %2, %arg0 [0, 1, 6, 7] : vector<4xi32> 
    %4 = llvm.shufflevector %3, %3 [0, 1] : vector<4xi32> 
    %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<2xi32>> 
    %6 = llvm.shufflevector %3, %3 [2, 3] : vector<4xi32> 
    %7 = llvm.insertvalue %6, %5[1] : !llvm.array<2 x vector<2xi32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    call @use(%8) : (vector<2x2xi32>) -> ()
    return
  }
  func.func @rows(%arg0: vector<4xi32>, %arg1: vector<2xi32>) {
    %0 = ub.poison : vector<2x2xi32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %2 = llvm.shufflevector %arg1, %arg1 [0, 1, 0, 0] : vector<2xi32> 
    %3 = llvm.shufflevector %2, %arg0 [0, 1, 6, 7] : vector<4xi32> 
    %4 = llvm.shufflevector %arg1, %arg1 [0, 1, 0, 0] : vector<2xi32> 
    %5 = llvm.shufflevector %4, %3 [4, 5, 0, 1] : vector<4xi32> 
    %6 = llvm.shufflevector %5, %5 [0, 1] : vector<4xi32> 
    %7 = llvm.insertvalue %6, %1[0] : !llvm.array<2 x vector<2xi32>> 
    %8 = llvm.shufflevector %5, %5 [2, 3] : vector<4xi32> 
    %9 = llvm.insertvalue %8, %7[1] : !llvm.array<2 x vector<2xi32>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    call @use(%10) : (vector<2x2xi32>) -> ()
    return
  }
  func.func @cut_out(%arg0: vector<4xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    return %arg1 : vector<2xi32>
  }
}

