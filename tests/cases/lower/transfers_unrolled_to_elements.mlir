// RUN: lowir opt -convert-vector-to-scf="full-unroll target-rank=0"
// RUN: lowir opt -convert-vector-to-scf="full-unroll target-rank=0" --compat=19
// What is read is a vector without dimensions, put in as an element in 22.
func.func @read(%m: memref<8x4xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<8x4xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @write(%m: memref<8x4xf32>, %i: index, %v: vector<3xf32>, %k: vector<3xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k : vector<3xf32>, memref<8x4xf32>
  return
}
//--- out
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @read(%arg0: memref<8x4xf32>, %arg1: index, %arg2: f32) -> vector<2x3xf32> {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = vector.broadcast %arg2 : f32 to vector<2x3xf32>
    %1 = arith.cmpi slt, %arg1, %c8 : index
    %2 = scf.if %1 -> (vector<2x3xf32>) {
      %6 = arith.cmpi slt, %arg1, %c4 : index
      %7 = scf.if %6 -> (vector<2x3xf32>) {
        %14 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<8x4xf32>, vector<f32>
        %15 = vector.extract %14[] : f32 from vector<f32>
        %16 = vector.insert %15, %0 [0, 0] : f32 into vector<2x3xf32>
        scf.yield %16 : vector<2x3xf32>
      } else {
        scf.yield %0 : vector<2x3xf32>
      }
      %8 = affine.apply #map()[%arg1]
      %9 = arith.cmpi slt, %8, %c4 : index
      %10 = scf.if %9 -> (vector<2x3xf32>) {
        %14 = affine.apply #map()[%arg1]
        %15 = vector.transfer_read %arg0[%arg1, %14], %arg2 : memref<8x4xf32>, vector<f32>
        %16 = vector.extract %15[] : f32 from vector<f32>
        %17 = vector.insert %16, %7 [0, 1] : f32 into vector<2x3xf32>
        scf.yield %17 : vector<2x3xf32>
      } else {
        scf.yield %7 : vector<2x3xf32>
      }
      %11 = affine.apply #map1()[%arg1]
      %12 = arith.cmpi slt, %11, %c4 : index
      %13 = scf.if %12 -> (vector<2x3xf32>) {
        %14 = affine.apply #map1()[%arg1]
        %15 = vector.transfer_read %arg0[%arg1, %14], %arg2 : memref<8x4xf32>, vector<f32>
        %16 = vector.extract %15[] : f32 from vector<f32>
        %17 = vector.insert %16, %10 [0, 2] : f32 into vector<2x3xf32>
        scf.yield %17 : vector<2x3xf32>
      } else {
        scf.yield %10 : vector<2x3xf32>
      }
      scf.yield %13 : vector<2x3xf32>
    } else {
      scf.yield %0 : vector<2x3xf32>
    }
    %3 = affine.apply #map()[%arg1]
    %4 = arith.cmpi slt, %3, %c8 : index
    %5 = scf.if %4 -> (vector<2x3xf32>) {
      %6 = affine.apply #map()[%arg1]
      %7 = arith.cmpi slt, %arg1, %c4 : index
      %8 = scf.if %7 -> (vector<2x3xf32>) {
        %15 = vector.transfer_read %arg0[%6, %arg1], %arg2 : memref<8x4xf32>, vector<f32>
        %16 = vector.extract %15[] : f32 from vector<f32>
        %17 = vector.insert %16, %2 [1, 0] : f32 into vector<2x3xf32>
        scf.yield %17 : vector<2x3xf32>
      } else {
        scf.yield %2 : vector<2x3xf32>
      }
      %9 = affine.apply #map()[%arg1]
      %10 = arith.cmpi slt, %9, %c4 : index
      %11 = scf.if %10 -> (vector<2x3xf32>) {
        %15 = affine.apply #map()[%arg1]
        %16 = vector.transfer_read %arg0[%6, %15], %arg2 : memref<8x4xf32>, vector<f32>
        %17 = vector.extract %16[] : f32 from vector<f32>
        %18 = vector.insert %17, %8 [1, 1] : f32 into vector<2x3xf32>
        scf.yield %18 : vector<2x3xf32>
      } else {
        scf.yield %8 : vector<2x3xf32>
      }
      %12 = affine.apply #map1()[%arg1]
      %13 = arith.cmpi slt, %12, %c4 : index
      %14 = scf.if %13 -> (vector<2x3xf32>) {
        %15 = affine.apply #map1()[%arg1]
        %16 = vector.transfer_read %arg0[%6, %15], %arg2 : memref<8x4xf32>, vector<f32>
        %17 = vector.extract %16[] : f32 from vector<f32>
        %18 = vector.insert %17, %11 [1, 2] : f32 into vector<2x3xf32>
        scf.yield %18 : vector<2x3xf32>
      } else {
        scf.yield %11 : vector<2x3xf32>
      }
      scf.yield %14 : vector<2x3xf32>
    } else {
      scf.yield %2 : vector<2x3xf32>
    }
    return %5 : vector<2x3xf32>
  }
  func.func @write(%arg0: memref<8x4xf32>, %arg1: index, %arg2: vector<3xf32>, %arg3: vector<3xi1>) {
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi slt, %arg1, %c4 : index
    %1 = vector.extract %arg3[0] : i1 from vector<3xi1>
    %2 = arith.andi %0, %1 : i1
    scf.if %2 {
      %11 = vector.extract %arg2[0] : f32 from vector<3xf32>
      %12 = vector.broadcast %11 : f32 to vector<f32>
      vector.transfer_write %12, %arg0[%arg1, %arg1] : vector<f32>, memref<8x4xf32>
    } else {
    }
    %3 = affine.apply #map()[%arg1]
    %4 = arith.cmpi slt, %3, %c4 : index
    %5 = vector.extract %arg3[1] : i1 from vector<3xi1>
    %6 = arith.andi %4, %5 : i1
    scf.if %6 {
      %11 = affine.apply #map()[%arg1]
      %12 = vector.extract %arg2[1] : f32 from vector<3xf32>
      %13 = vector.broadcast %12 : f32 to vector<f32>
      vector.transfer_write %13, %arg0[%arg1, %11] : vector<f32>, memref<8x4xf32>
    } else {
    }
    %7 = affine.apply #map1()[%arg1]
    %8 = arith.cmpi slt, %7, %c4 : index
    %9 = vector.extract %arg3[2] : i1 from vector<3xi1>
    %10 = arith.andi %8, %9 : i1
    scf.if %10 {
      %11 = affine.apply #map1()[%arg1]
      %12 = vector.extract %arg2[2] : f32 from vector<3xf32>
      %13 = vector.broadcast %12 : f32 to vector<f32>
      vector.transfer_write %13, %arg0[%arg1, %11] : vector<f32>, memref<8x4xf32>
    } else {
    }
    return
  }
}

//--- out 2
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @read(%arg0: memref<8x4xf32>, %arg1: index, %arg2: f32) -> vector<2x3xf32> {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = vector.splat %arg2 : vector<2x3xf32>
    %1 = arith.cmpi slt, %arg1, %c8 : index
    %2 = scf.if %1 -> (vector<2x3xf32>) {
      %6 = arith.cmpi slt, %arg1, %c4 : index
      %7 = scf.if %6 -> (vector<2x3xf32>) {
        %14 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<8x4xf32>, vector<f32>
        %15 = vector.insert %14, %0 [0, 0] : vector<f32> into vector<2x3xf32>
        scf.yield %15 : vector<2x3xf32>
      } else {
        scf.yield %0 : vector<2x3xf32>
      }
      %8 = affine.apply #map()[%arg1]
      %9 = arith.cmpi slt, %8, %c4 : index
      %10 = scf.if %9 -> (vector<2x3xf32>) {
        %14 = affine.apply #map()[%arg1]
        %15 = vector.transfer_read %arg0[%arg1, %14], %arg2 : memref<8x4xf32>, vector<f32>
        %16 = vector.insert %15, %7 [0, 1] : vector<f32> into vector<2x3xf32>
        scf.yield %16 : vector<2x3xf32>
      } else {
        scf.yield %7 : vector<2x3xf32>
      }
      %11 = affine.apply #map1()[%arg1]
      %12 = arith.cmpi slt, %11, %c4 : index
      %13 = scf.if %12 -> (vector<2x3xf32>) {
        %14 = affine.apply #map1()[%arg1]
        %15 = vector.transfer_read %arg0[%arg1, %14], %arg2 : memref<8x4xf32>, vector<f32>
        %16 = vector.insert %15, %10 [0, 2] : vector<f32> into vector<2x3xf32>
        scf.yield %16 : vector<2x3xf32>
      } else {
        scf.yield %10 : vector<2x3xf32>
      }
      scf.yield %13 : vector<2x3xf32>
    } else {
      scf.yield %0 : vector<2x3xf32>
    }
    %3 = affine.apply #map()[%arg1]
    %4 = arith.cmpi slt, %3, %c8 : index
    %5 = scf.if %4 -> (vector<2x3xf32>) {
      %6 = affine.apply #map()[%arg1]
      %7 = arith.cmpi slt, %arg1, %c4 : index
      %8 = scf.if %7 -> (vector<2x3xf32>) {
        %15 = vector.transfer_read %arg0[%6, %arg1], %arg2 : memref<8x4xf32>, vector<f32>
        %16 = vector.insert %15, %2 [1, 0] : vector<f32> into vector<2x3xf32>
        scf.yield %16 : vector<2x3xf32>
      } else {
        scf.yield %2 : vector<2x3xf32>
      }
      %9 = affine.apply #map()[%arg1]
      %10 = arith.cmpi slt, %9, %c4 : index
      %11 = scf.if %10 -> (vector<2x3xf32>) {
        %15 = affine.apply #map()[%arg1]
        %16 = vector.transfer_read %arg0[%6, %15], %arg2 : memref<8x4xf32>, vector<f32>
        %17 = vector.insert %16, %8 [1, 1] : vector<f32> into vector<2x3xf32>
        scf.yield %17 : vector<2x3xf32>
      } else {
        scf.yield %8 : vector<2x3xf32>
      }
      %12 = affine.apply #map1()[%arg1]
      %13 = arith.cmpi slt, %12, %c4 : index
      %14 = scf.if %13 -> (vector<2x3xf32>) {
        %15 = affine.apply #map1()[%arg1]
        %16 = vector.transfer_read %arg0[%6, %15], %arg2 : memref<8x4xf32>, vector<f32>
        %17 = vector.insert %16, %11 [1, 2] : vector<f32> into vector<2x3xf32>
        scf.yield %17 : vector<2x3xf32>
      } else {
        scf.yield %11 : vector<2x3xf32>
      }
      scf.yield %14 : vector<2x3xf32>
    } else {
      scf.yield %2 : vector<2x3xf32>
    }
    return %5 : vector<2x3xf32>
  }
  func.func @write(%arg0: memref<8x4xf32>, %arg1: index, %arg2: vector<3xf32>, %arg3: vector<3xi1>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi slt, %arg1, %c4 : index
    %1 = vector.extractelement %arg3[%c0 : index] : vector<3xi1>
    %2 = arith.andi %0, %1 : i1
    scf.if %2 {
      %11 = vector.extract %arg2[0] : f32 from vector<3xf32>
      %12 = vector.broadcast %11 : f32 to vector<f32>
      vector.transfer_write %12, %arg0[%arg1, %arg1] : vector<f32>, memref<8x4xf32>
    } else {
    }
    %3 = affine.apply #map()[%arg1]
    %4 = arith.cmpi slt, %3, %c4 : index
    %5 = vector.extractelement %arg3[%c1 : index] : vector<3xi1>
    %6 = arith.andi %4, %5 : i1
    scf.if %6 {
      %11 = affine.apply #map()[%arg1]
      %12 = vector.extract %arg2[1] : f32 from vector<3xf32>
      %13 = vector.broadcast %12 : f32 to vector<f32>
      vector.transfer_write %13, %arg0[%arg1, %11] : vector<f32>, memref<8x4xf32>
    } else {
    }
    %7 = affine.apply #map1()[%arg1]
    %8 = arith.cmpi slt, %7, %c4 : index
    %9 = vector.extractelement %arg3[%c2 : index] : vector<3xi1>
    %10 = arith.andi %8, %9 : i1
    scf.if %10 {
      %11 = affine.apply #map1()[%arg1]
      %12 = vector.extract %arg2[2] : f32 from vector<3xf32>
      %13 = vector.broadcast %12 : f32 to vector<f32>
      vector.transfer_write %13, %arg0[%arg1, %11] : vector<f32>, memref<8x4xf32>
    } else {
    }
    return
  }
}

