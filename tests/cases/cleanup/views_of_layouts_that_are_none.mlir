// RUN: lowir opt --canonicalize
// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// Sizes and offsets of memrefs whose layout is one by name only are known, and casts of them fold into views.
func.func @f0(%n: memref<16xi8, strided<[1]>>, %i: index) -> memref<4xf32> {
  %c = memref.cast %n : memref<16xi8, strided<[1]>> to memref<?xi8, strided<[1]>>
  %v = memref.view %c[%i][] : memref<?xi8, strided<[1]>> to memref<4xf32>
  return %v : memref<4xf32>
}
func.func @f1(%i: index) -> memref<4xf32> {
  %n = memref.alloc() : memref<16xi8, strided<[1]>>
  %c = memref.cast %n : memref<16xi8, strided<[1]>> to memref<?xi8, strided<[1]>>
  %v = memref.view %c[%i][] : memref<?xi8, strided<[1]>> to memref<4xf32>
  return %v : memref<4xf32>
}
func.func @f2(%i: index) -> memref<4xf32> {
  %n = memref.alloc() : memref<16xi8, strided<[1]>>
  %c = memref.cast %n : memref<16xi8, strided<[1]>> to memref<?xi8>
  %v = memref.view %c[%i][] : memref<?xi8> to memref<4xf32>
  return %v : memref<4xf32>
}
func.func @f3(%i: index) -> (memref<f32>, index, index, index) {
  %n = memref.alloc(%i) : memref<?xf32, strided<[1]>>
  %b, %o, %s, %t = memref.extract_strided_metadata %n : memref<?xf32, strided<[1]>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}
func.func @f4() -> (memref<f32>, index, index, index) {
  %n = memref.alloc() : memref<4xf32, strided<[1]>>
  %b, %o, %s, %t = memref.extract_strided_metadata %n : memref<4xf32, strided<[1]>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}
//--- out
module {
  func.func @f0(%arg0: memref<16xi8, strided<[1]>>, %arg1: index) -> memref<4xf32> {
    %view = memref.view %arg0[%arg1][] : memref<16xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f1(%arg0: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<16xi8, strided<[1]>>
    %view = memref.view %alloc[%arg0][] : memref<16xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f2(%arg0: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<16xi8, strided<[1]>>
    %view = memref.view %alloc[%arg0][] : memref<16xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f3(%arg0: index) -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32, strided<[1]>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32, strided<[1]>> -> memref<f32>, index, index, index
    return %base_buffer, %c0, %sizes, %c1 : memref<f32>, index, index, index
  }
  func.func @f4() -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32, strided<[1]>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32, strided<[1]>> -> memref<f32>, index, index, index
    return %base_buffer, %c0, %c4, %c1 : memref<f32>, index, index, index
  }
}

//--- out 2
module {
  func.func @f0(%arg0: memref<16xi8, strided<[1]>>, %arg1: index) -> memref<4xf32> {
    %cast = memref.cast %arg0 : memref<16xi8, strided<[1]>> to memref<?xi8, strided<[1]>>
    %view = memref.view %cast[%arg1][] : memref<?xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f1(%arg0: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<16xi8, strided<[1]>>
    %cast = memref.cast %alloc : memref<16xi8, strided<[1]>> to memref<?xi8, strided<[1]>>
    %view = memref.view %cast[%arg0][] : memref<?xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f2(%arg0: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<16xi8, strided<[1]>>
    %cast = memref.cast %alloc : memref<16xi8, strided<[1]>> to memref<?xi8>
    %view = memref.view %cast[%arg0][] : memref<?xi8> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f3(%arg0: index) -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32, strided<[1]>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?xf32, strided<[1]>> to memref<f32>
    return %reinterpret_cast, %c0, %arg0, %c1 : memref<f32>, index, index, index
  }
  func.func @f4() -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32, strided<[1]>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<4xf32, strided<[1]>> to memref<f32>
    return %reinterpret_cast, %c0, %c4, %c1 : memref<f32>, index, index, index
  }
}

//--- out 3
module {
  func.func @f0(%arg0: memref<16xi8, strided<[1]>>, %arg1: index) -> memref<4xf32> {
    %cast = memref.cast %arg0 : memref<16xi8, strided<[1]>> to memref<?xi8, strided<[1]>>
    %view = memref.view %cast[%arg1][] : memref<?xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f1(%arg0: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<16xi8, strided<[1]>>
    %cast = memref.cast %alloc : memref<16xi8, strided<[1]>> to memref<?xi8, strided<[1]>>
    %view = memref.view %cast[%arg0][] : memref<?xi8, strided<[1]>> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f2(%arg0: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<16xi8, strided<[1]>>
    %cast = memref.cast %alloc : memref<16xi8, strided<[1]>> to memref<?xi8>
    %view = memref.view %cast[%arg0][] : memref<?xi8> to memref<4xf32>
    return %view : memref<4xf32>
  }
  func.func @f3(%arg0: index) -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32, strided<[1]>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?xf32, strided<[1]>> to memref<f32>
    return %reinterpret_cast, %c0, %arg0, %c1 : memref<f32>, index, index, index
  }
  func.func @f4() -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32, strided<[1]>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<4xf32, strided<[1]>> to memref<f32>
    return %reinterpret_cast, %c0, %c4, %c1 : memref<f32>, index, index, index
  }
}

