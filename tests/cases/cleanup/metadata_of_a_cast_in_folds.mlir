// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// RUN: lowir opt --arith-expand
// Where patterns run until nothing changes, release 22 takes the metadata of what was cast; conversions do not.
func.func private @use(index, index, index, memref<i24>)
func.func @cast(%m: memref<?x12xi24, strided<[?, 1], offset: 5>>) {
  %cast = memref.cast %m : memref<?x12xi24, strided<[?, 1], offset: 5>> to memref<12x?xi24, strided<[?, ?], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<12x?xi24, strided<[?, ?], offset: ?>> -> memref<i24>, index, index, index, index, index
  func.call @use(%offset, %sizes#0, %sizes#1, %base) : (index, index, index, memref<i24>) -> ()
  func.call @use(%strides#0, %strides#1, %offset, %base) : (index, index, index, memref<i24>) -> ()
  return
}
func.func @unranked(%m: memref<*xi24>) {
  %cast = memref.cast %m : memref<*xi24> to memref<?x4xi24>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x4xi24> -> memref<i24>, index, index, index, index, index
  func.call @use(%offset, %sizes#0, %sizes#1, %base) : (index, index, index, memref<i24>) -> ()
  return
}
//--- out
module {
  func.func private @use(index, index, index, memref<i24>)
  func.func @cast(%arg0: memref<?x12xi24, strided<[?, 1], offset: 5>>) {
    %c12 = arith.constant 12 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x12xi24, strided<[?, 1], offset: 5>> -> memref<i24>, index, index, index, index, index
    call @use(%c5, %c12, %c12, %base_buffer) : (index, index, index, memref<i24>) -> ()
    call @use(%strides#0, %c1, %c5, %base_buffer) : (index, index, index, memref<i24>) -> ()
    return
  }
  func.func @unranked(%arg0: memref<*xi24>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<*xi24> to memref<?x4xi24>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x4xi24> -> memref<i24>, index, index, index, index, index
    call @use(%c0, %sizes#0, %c4, %base_buffer) : (index, index, index, memref<i24>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @use(index, index, index, memref<i24>)
  func.func @cast(%arg0: memref<?x12xi24, strided<[?, 1], offset: 5>>) {
    %c12 = arith.constant 12 : index
    %cast = memref.cast %arg0 : memref<?x12xi24, strided<[?, 1], offset: 5>> to memref<12x?xi24, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<12x?xi24, strided<[?, ?], offset: ?>> -> memref<i24>, index, index, index, index, index
    call @use(%offset, %c12, %sizes#1, %base_buffer) : (index, index, index, memref<i24>) -> ()
    call @use(%strides#0, %strides#1, %offset, %base_buffer) : (index, index, index, memref<i24>) -> ()
    return
  }
  func.func @unranked(%arg0: memref<*xi24>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<*xi24> to memref<?x4xi24>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x4xi24> -> memref<i24>, index, index, index, index, index
    call @use(%c0, %sizes#0, %c4, %base_buffer) : (index, index, index, memref<i24>) -> ()
    return
  }
}

//--- out 3
module {
  func.func private @use(index, index, index, memref<i24>)
  func.func @cast(%arg0: memref<?x12xi24, strided<[?, 1], offset: 5>>) {
    %cast = memref.cast %arg0 : memref<?x12xi24, strided<[?, 1], offset: 5>> to memref<12x?xi24, strided<[?, ?], offset: ?>>
    %c12 = arith.constant 12 : index
    %c5 = arith.constant 5 : index
    %c12_0 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x12xi24, strided<[?, 1], offset: 5>> -> memref<i24>, index, index, index, index, index
    call @use(%c5, %c12, %c12_0, %base_buffer) : (index, index, index, memref<i24>) -> ()
    call @use(%strides#0, %c1, %c5, %base_buffer) : (index, index, index, memref<i24>) -> ()
    return
  }
  func.func @unranked(%arg0: memref<*xi24>) {
    %cast = memref.cast %arg0 : memref<*xi24> to memref<?x4xi24>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x4xi24> -> memref<i24>, index, index, index, index, index
    call @use(%c0, %sizes#0, %c4, %base_buffer) : (index, index, index, memref<i24>) -> ()
    return
  }
}

