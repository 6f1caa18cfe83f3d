// RUN: lowir opt --convert-vector-to-scf=full-unroll=true
// What is put into the body of a new operation folds a round later than what stands around it.
func.func @f() -> vector<3x4xi64> {
  %m = memref.alloc() {alignment = 64 : i64} : memref<3x2x4xf32>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 1 : index
  %v = arith.constant dense<1.0e+4> : vector<2x3xf32>
  vector.transfer_write %v, %m[%0, %1, %2] : vector<2x3xf32>, memref<3x2x4xf32>
  %r = arith.constant dense<[[-1, 14, 233, 42], [158, 9, -9, -7], [65536, 5, 0, 0]]> : vector<3x4xi64>
  return %r : vector<3x4xi64>
}
// A remainder of symbols is a symbol.
func.func @g(%m: memref<3x8xf16>, %c: i1, %v: vector<3x3xf16>, %i: index) {
  %3 = arith.constant 3 : index
  scf.if %c {
    %r = arith.remui %i, %3 : index
    vector.transfer_write %v, %m[%r, %i] : vector<3x3xf16>, memref<3x8xf16>
  }
  return
}
//--- out
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @f() -> vector<3x4xi64> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<1.000000e+04> : vector<3xf32>
    %false = arith.constant false
    %true = arith.constant true
    %cst_0 = arith.constant dense<[[-1, 14, 233, 42], [158, 9, -9, -7], [65536, 5, 0, 0]]> : vector<3x4xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x2x4xf32>
    scf.if %true {
      vector.transfer_write %cst, %alloc[%c0, %c1, %c1] {in_bounds = [true]} : vector<3xf32>, memref<3x2x4xf32>
    } else {
    }
    scf.if %false {
      vector.transfer_write %cst, %alloc[%c0, %c2, %c1] {in_bounds = [true]} : vector<3xf32>, memref<3x2x4xf32>
    } else {
    }
    return %cst_0 : vector<3x4xi64>
  }
  func.func @g(%arg0: memref<3x8xf16>, %arg1: i1, %arg2: vector<3x3xf16>, %arg3: index) {
    %c3 = arith.constant 3 : index
    scf.if %arg1 {
      %0 = arith.remui %arg3, %c3 : index
      %1 = arith.cmpi slt, %0, %c3 : index
      scf.if %1 {
        %6 = vector.extract %arg2[0] : vector<3xf16> from vector<3x3xf16>
        vector.transfer_write %6, %arg0[%0, %arg3] : vector<3xf16>, memref<3x8xf16>
      } else {
      }
      %2 = affine.apply #map()[%0]
      %3 = arith.cmpi slt, %2, %c3 : index
      scf.if %3 {
        %6 = affine.apply #map()[%0]
        %7 = vector.extract %arg2[1] : vector<3xf16> from vector<3x3xf16>
        vector.transfer_write %7, %arg0[%6, %arg3] : vector<3xf16>, memref<3x8xf16>
      } else {
      }
      %4 = affine.apply #map1()[%0]
      %5 = arith.cmpi slt, %4, %c3 : index
      scf.if %5 {
        %6 = affine.apply #map1()[%0]
        %7 = vector.extract %arg2[2] : vector<3xf16> from vector<3x3xf16>
        vector.transfer_write %7, %arg0[%6, %arg3] : vector<3xf16>, memref<3x8xf16>
      } else {
      }
    }
    return
  }
}

