// RUN: lowir opt
// RUN: lowir opt --compat=19
// A stride of 1 from the start is a layout by name only, as are strides that a memref without one has: what takes memrefs without
// a layout takes these.
func.func @f1(%s: memref<2048xi8, strided<[1]>>, %o: index) -> memref<64x4xf32> {
  %v = memref.view %s[%o][] : memref<2048xi8, strided<[1]>> to memref<64x4xf32>
  return %v : memref<64x4xf32>
}
func.func @f2(%s: memref<2048xi8>, %o: index) -> memref<64xf32, strided<[1]>> {
  %v = memref.view %s[%o][] : memref<2048xi8> to memref<64xf32, strided<[1]>>
  return %v : memref<64xf32, strided<[1]>>
}
func.func @f3(%s: memref<16xf32, strided<[1]>>, %o: memref<2xi32>) -> memref<?x?xf32> {
  %v = memref.reshape %s(%o) : (memref<16xf32, strided<[1]>>, memref<2xi32>) -> memref<?x?xf32>
  return %v : memref<?x?xf32>
}
func.func @f4(%s: memref<16xf32>, %o: memref<1xi32>) -> memref<?xf32, strided<[1]>> {
  %v = memref.reshape %s(%o) : (memref<16xf32>, memref<1xi32>) -> memref<?xf32, strided<[1]>>
  return %v : memref<?xf32, strided<[1]>>
}
func.func @f5(%n: memref<16xi8, strided<[1]>>, %i: index, %a: index) -> f32 {
  %v = memref.view %n[%i][%a] : memref<16xi8, strided<[1]>> to memref<?xf32, strided<[1]>>
  %x = memref.load %v[%i] : memref<?xf32, strided<[1]>>
  return %x : f32
}
func.func @f6(%n: memref<4xf32, strided<[1]>>) -> memref<vector<4xf32>> {
  %v = vector.type_cast %n : memref<4xf32, strided<[1]>> to memref<vector<4xf32>>
  return %v : memref<vector<4xf32>>
}
func.func @f7(%n: memref<2x4xf32, strided<[4, 1]>>) -> memref<vector<2x4xf32>> {
  %v = vector.type_cast %n : memref<2x4xf32, strided<[4, 1]>> to memref<vector<2x4xf32>>
  return %v : memref<vector<2x4xf32>>
}
func.func @f8(%n: memref<2x1x4xf32, strided<[4, 4, 1]>>) -> memref<vector<2x1x4xf32>> {
  %v = vector.type_cast %n : memref<2x1x4xf32, strided<[4, 4, 1]>> to memref<vector<2x1x4xf32>>
  return %v : memref<vector<2x1x4xf32>>
}
// A value without dimensions of as many bits.
func.func @f9(%a: vector<index>, %b: vector<2xindex>) -> (vector<i64>, vector<4xf32>) {
  %c = vector.bitcast %a : vector<index> to vector<i64>
  %d = vector.bitcast %b : vector<2xindex> to vector<4xf32>
  return %c, %d : vector<i64>, vector<4xf32>
}
//--- out
module {
  func.func @f1(%arg0: memref<2048xi8, strided<[1]>>, %arg1: index) -> memref<64x4xf32> {
    %view = memref.view %arg0[%arg1][] : memref<2048xi8, strided<[1]>> to memref<64x4xf32>
    return %view : memref<64x4xf32>
  }
  func.func @f2(%arg0: memref<2048xi8>, %arg1: index) -> memref<64xf32, strided<[1]>> {
    %view = memref.view %arg0[%arg1][] : memref<2048xi8> to memref<64xf32, strided<[1]>>
    return %view : memref<64xf32, strided<[1]>>
  }
  func.func @f3(%arg0: memref<16xf32, strided<[1]>>, %arg1: memref<2xi32>) -> memref<?x?xf32> {
    %reshape = memref.reshape %arg0(%arg1) : (memref<16xf32, strided<[1]>>, memref<2xi32>) -> memref<?x?xf32>
    return %reshape : memref<?x?xf32>
  }
  func.func @f4(%arg0: memref<16xf32>, %arg1: memref<1xi32>) -> memref<?xf32, strided<[1]>> {
    %reshape = memref.reshape %arg0(%arg1) : (memref<16xf32>, memref<1xi32>) -> memref<?xf32, strided<[1]>>
    return %reshape : memref<?xf32, strided<[1]>>
  }
  func.func @f5(%arg0: memref<16xi8, strided<[1]>>, %arg1: index, %arg2: index) -> f32 {
    %view = memref.view %arg0[%arg1][%arg2] : memref<16xi8, strided<[1]>> to memref<?xf32, strided<[1]>>
    %0 = memref.load %view[%arg1] : memref<?xf32, strided<[1]>>
    return %0 : f32
  }
  func.func @f6(%arg0: memref<4xf32, strided<[1]>>) -> memref<vector<4xf32>> {
    %0 = vector.type_cast %arg0 : memref<4xf32, strided<[1]>> to memref<vector<4xf32>>
    return %0 : memref<vector<4xf32>>
  }
  func.func @f7(%arg0: memref<2x4xf32, strided<[4, 1]>>) -> memref<vector<2x4xf32>> {
    %0 = vector.type_cast %arg0 : memref<2x4xf32, strided<[4, 1]>> to memref<vector<2x4xf32>>
    return %0 : memref<vector<2x4xf32>>
  }
  func.func @f8(%arg0: memref<2x1x4xf32, strided<[4, 4, 1]>>) -> memref<vector<2x1x4xf32>> {
    %0 = vector.type_cast %arg0 : memref<2x1x4xf32, strided<[4, 4, 1]>> to memref<vector<2x1x4xf32>>
    return %0 : memref<vector<2x1x4xf32>>
  }
  func.func @f9(%arg0: vector<index>, %arg1: vector<2xindex>) -> (vector<i64>, vector<4xf32>) {
    %0 = vector.bitcast %arg0 : vector<index> to vector<i64>
    %1 = vector.bitcast %arg1 : vector<2xindex> to vector<4xf32>
    return %0, %1 : vector<i64>, vector<4xf32>
  }
}

//--- out 2
module {
  func.func @f1(%arg0: memref<2048xi8, strided<[1]>>, %arg1: index) -> memref<64x4xf32> {
    %view = memref.view %arg0[%arg1][] : memref<2048xi8, strided<[1]>> to memref<64x4xf32>
    return %view : memref<64x4xf32>
  }
  func.func @f2(%arg0: memref<2048xi8>, %arg1: index) -> memref<64xf32, strided<[1]>> {
    %view = memref.view %arg0[%arg1][] : memref<2048xi8> to memref<64xf32, strided<[1]>>
    return %view : memref<64xf32, strided<[1]>>
  }
  func.func @f3(%arg0: memref<16xf32, strided<[1]>>, %arg1: memref<2xi32>) -> memref<?x?xf32> {
    %reshape = memref.reshape %arg0(%arg1) : (memref<16xf32, strided<[1]>>, memref<2xi32>) -> memref<?x?xf32>
    return %reshape : memref<?x?xf32>
  }
  func.func @f4(%arg0: memref<16xf32>, %arg1: memref<1xi32>) -> memref<?xf32, strided<[1]>> {
    %reshape = memref.reshape %arg0(%arg1) : (memref<16xf32>, memref<1xi32>) -> memref<?xf32, strided<[1]>>
    return %reshape : memref<?xf32, strided<[1]>>
  }
  func.func @f5(%arg0: memref<16xi8, strided<[1]>>, %arg1: index, %arg2: index) -> f32 {
    %view = memref.view %arg0[%arg1][%arg2] : memref<16xi8, strided<[1]>> to memref<?xf32, strided<[1]>>
    %0 = memref.load %view[%arg1] : memref<?xf32, strided<[1]>>
    return %0 : f32
  }
  func.func @f6(%arg0: memref<4xf32, strided<[1]>>) -> memref<vector<4xf32>> {
    %0 = vector.type_cast %arg0 : memref<4xf32, strided<[1]>> to memref<vector<4xf32>>
    return %0 : memref<vector<4xf32>>
  }
  func.func @f7(%arg0: memref<2x4xf32, strided<[4, 1]>>) -> memref<vector<2x4xf32>> {
    %0 = vector.type_cast %arg0 : memref<2x4xf32, strided<[4, 1]>> to memref<vector<2x4xf32>>
    return %0 : memref<vector<2x4xf32>>
  }
  func.func @f8(%arg0: memref<2x1x4xf32, strided<[4, 4, 1]>>) -> memref<vector<2x1x4xf32>> {
    %0 = vector.type_cast %arg0 : memref<2x1x4xf32, strided<[4, 4, 1]>> to memref<vector<2x1x4xf32>>
    return %0 : memref<vector<2x1x4xf32>>
  }
  func.func @f9(%arg0: vector<index>, %arg1: vector<2xindex>) -> (vector<i64>, vector<4xf32>) {
    %0 = vector.bitcast %arg0 : vector<index> to vector<i64>
    %1 = vector.bitcast %arg1 : vector<2xindex> to vector<4xf32>
    return %0, %1 : vector<i64>, vector<4xf32>
  }
}

