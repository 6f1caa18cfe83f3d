// RUN: lowir opt --canonicalize
// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --convert-vector-to-llvm
// Where nothing reaches, definitions may go round: every chain of them ends all the same.
func.func private @use(vector<2xi32>, vector<1x2xi32>)
func.func private @index(index)
func.func @f(%a: vector<1x2xi32>, %i: index) -> vector<2xi32> {
  %x = arith.constant dense<0> : vector<2xi32>
  return %x : vector<2xi32>
^u:
  %0 = vector.insert_strided_slice %a, %0 {offsets = [1, 0], strides = [1, 1]} : vector<1x2xi32> into vector<3x2xi32>
  %1 = vector.extract %0[0] : vector<2xi32> from vector<3x2xi32>
  %2 = vector.extract_strided_slice %0 {offsets = [0], sizes = [1], strides = [1]} : vector<3x2xi32> to vector<1x2xi32>
  func.call @use(%1, %2) : (vector<2xi32>, vector<1x2xi32>) -> ()
  %3 = vector.insert %x, %3 [1] : vector<2xi32> into vector<3x2xi32>
  %4 = vector.extract %3[0] : vector<2xi32> from vector<3x2xi32>
  func.call @use(%4, %2) : (vector<2xi32>, vector<1x2xi32>) -> ()
  %5 = memref.cast %6 : memref<?xf32> to memref<4xf32>
  %6 = memref.cast %5 : memref<4xf32> to memref<?xf32>
  %7 = bufferization.clone %6 : memref<?xf32> to memref<?xf32>
  memref.dealloc %7 : memref<?xf32>
  %b, %o, %s, %st = memref.extract_strided_metadata %6 : memref<?xf32> -> memref<f32>, index, index, index
  func.call @index(%s) : (index) -> ()
  %t = arith.constant true
  %c = arith.xori %c, %t : i1
  scf.if %c {
    func.call @index(%o) : (index) -> ()
  } else {
    func.call @index(%i) : (index) -> ()
  }
  %8 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%8)[%i]
  scf.for %j = %i to %i step %i {
    %9 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%8]
    func.call @index(%9) : (index) -> ()
  }
  cf.br ^u
}
//--- out
module {
  func.func private @use(vector<2xi32>, vector<1x2xi32>)
  func.func private @index(index)
  func.func @f(%arg0: vector<1x2xi32>, %arg1: index) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    return %cst : vector<2xi32>
  }
}

//--- out 2
module {
  func.func private @use(vector<2xi32>, vector<1x2xi32>)
  func.func private @index(index)
  func.func @f(%arg0: vector<1x2xi32>, %arg1: index) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    return %cst : vector<2xi32>
  }
}

//--- out 3
module {
  func.func private @use(vector<2xi32>, vector<1x2xi32>)
  func.func private @index(index)
  func.func @f(%arg0: vector<1x2xi32>, %arg1: index) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    return %cst : vector<2xi32>
  }
}

