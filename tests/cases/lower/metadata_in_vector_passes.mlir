// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --convert-vector-to-llvm
// RUN: lowir opt --lower-affine
// RUN: lowir opt --memref-expand
// Metadata that a type tells are constants in passes of the greedy driver, and stay where memref is as it should be.
func.func private @use(index)
func.func @f(%m: memref<?xindex>, %n: index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xindex> -> memref<index>, index, index, index
  %r = arith.remui %o, %n : index
  %q = arith.remui %t, %n : index
  func.call @use(%r) : (index) -> ()
  func.call @use(%q) : (index) -> ()
  func.call @use(%s) : (index) -> ()
  return
}
//--- out
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?xindex>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xindex> -> memref<index>, index, index, index
    %0 = arith.remui %c0, %arg1 : index
    %1 = arith.remui %c1, %arg1 : index
    call @use(%0) : (index) -> ()
    call @use(%1) : (index) -> ()
    call @use(%sizes) : (index) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?xindex>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xindex> -> memref<index>, index, index, index
    %0 = arith.remui %c0, %arg1 : index
    %1 = arith.remui %c1, %arg1 : index
    call @use(%0) : (index) -> ()
    call @use(%1) : (index) -> ()
    call @use(%sizes) : (index) -> ()
    return
  }
}

//--- out 3
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?xindex>, %arg1: index) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xindex> -> memref<index>, index, index, index
    %0 = arith.remui %offset, %arg1 : index
    %1 = arith.remui %strides, %arg1 : index
    call @use(%0) : (index) -> ()
    call @use(%1) : (index) -> ()
    call @use(%sizes) : (index) -> ()
    return
  }
}

//--- out 4
module {
  func.func private @use(index)
  func.func @f(%arg0: memref<?xindex>, %arg1: index) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xindex> -> memref<index>, index, index, index
    %0 = arith.remui %offset, %arg1 : index
    %1 = arith.remui %strides, %arg1 : index
    call @use(%0) : (index) -> ()
    call @use(%1) : (index) -> ()
    call @use(%sizes) : (index) -> ()
    return
  }
}

