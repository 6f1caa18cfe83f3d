// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// In 19, the metadata of an expansion waits until that is a view put together.
func.func @a(%v1: memref<?x?xf16, strided<[?, ?], offset: ?>>, %v6: index, %v8: index) -> (index, index, index,index,index,index,index) {
  %v9 = memref.expand_shape %v1 [[0, 1], [2]] output_shape [%v6, 1, %v8] : memref<?x?xf16, strided<[?, ?], offset: ?>> into memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %v9 : memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index, index,index
  return %o, %s#0,%s#1,%s#2, %t#0, %t#1,%t#2 : index,index,index,index,index,index,index
}
func.func private @use(memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index)
func.func @b(%v1: memref<?x?xf16, strided<[?, ?], offset: ?>>, %v6: index, %v8: index) {
  %v9 = memref.expand_shape %v1 [[0, 1], [2]] output_shape [%v6, 1, %v8] : memref<?x?xf16, strided<[?, ?], offset: ?>> into memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>
  %c0 = arith.constant 0 : index
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %v9 : memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index, index,index
  %d = memref.dim %v9, %c0 : memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>
  call @use(%v9, %o) : (memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index) -> ()
  call @use(%v9, %d) : (memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index) -> ()
  return 
}
//--- out
module {
  func.func @a(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    return %offset, %sizes#0, %c1, %sizes#1, %strides#0, %strides#0, %strides#1 : index, index, index, index, index, index, index
  }
  func.func private @use(memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index)
  func.func @b(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0, 1, %sizes#1], strides: [%strides#0, %strides#0, %strides#1] : memref<f16> to memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    %dim = memref.dim %reinterpret_cast, %c0 : memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>
    call @use(%reinterpret_cast, %offset_1) : (memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index) -> ()
    call @use(%reinterpret_cast, %dim) : (memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index) -> ()
    return
  }
}

//--- out 2
module {
  func.func @a(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    return %offset, %sizes#0, %c1, %sizes#1, %strides#0, %strides#0, %strides#1 : index, index, index, index, index, index, index
  }
  func.func private @use(memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index)
  func.func @b(%arg0: memref<?x?xf16, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf16, strided<[?, ?], offset: ?>> -> memref<f16>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0, 1, %sizes#1], strides: [%strides#0, %strides#0, %strides#1] : memref<f16> to memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>
    call @use(%reinterpret_cast, %offset) : (memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index) -> ()
    call @use(%reinterpret_cast, %sizes#0) : (memref<?x1x?xf16, strided<[?, ?, ?], offset: ?>>, index) -> ()
    return
  }
}

