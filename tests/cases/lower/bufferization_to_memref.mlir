// RUN: lowir opt --convert-bufferization-to-memref --split-input-file
// RUN: lowir opt --compat=19 --convert-bufferization-to-memref --split-input-file
// Clones are allocations and copies; frees ask whether a buffer is retained, several by a function.
func.func @s(%a: memref<2xf32>, %b: memref<?x3xf32, strided<[3, 1], offset: ?>>, %c: memref<*xf32>, %d: memref<2xf32>) -> (memref<2xf32>, memref<?x3xf32, strided<[3, 1], offset: ?>>, memref<*xf32>) {
  %0 = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %1 = bufferization.clone %b : memref<?x3xf32, strided<[3, 1], offset: ?>> to memref<?x3xf32, strided<[3, 1], offset: ?>>
  %2 = bufferization.clone %c : memref<*xf32> to memref<*xf32>
  %3 = bufferization.clone %d : memref<2xf32> to memref<?xf32>
  memref.dealloc %3 : memref<?xf32>
  return %0, %1, %2: memref<2xf32>, memref<?x3xf32, strided<[3, 1], offset: ?>>, memref<*xf32>
}
func.func @sp(%a: memref<2xf32, 1>) -> memref<2xf32, 1> {
  %0 = bufferization.clone %a : memref<2xf32, 1> to memref<2xf32, 1>
  return %0: memref<2xf32, 1>
}
// -----
func.func @d1(%a: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  bufferization.dealloc
  return
}
func.func @d2(%a: memref<2xf32>, %c: i1, %r: memref<1xf32>, %s: memref<?xi8>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%r, %s : memref<1xf32>, memref<?xi8>)
  return %0#0, %0#1 : i1, i1
}
func.func @d4(%a: memref<2xf32>, %c: i1, %r: memref<*xf32>) -> (i1) {
  %0 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%r : memref<*xf32>)
  return %0 : i1
}
// -----
func.func @d3(%a: memref<2xf32>, %b: memref<5xf32>, %c: i1, %r: memref<1xf32>, %s: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<5xf32>) if (%c, %c) retain (%r, %s : memref<1xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @d5(%a: memref<2xf32>, %b: memref<5xf32>, %c: i1) {
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<5xf32>) if (%c, %c)
  return
}
// -----
func.func @u(%b: memref<*xf32>) -> memref<?xf32> {
  %1 = bufferization.clone %b : memref<*xf32> to memref<?xf32>
  return %1: memref<?xf32>
}
func.func private @dealloc_helper()
func.func @d5(%a: memref<2xf32>, %b: memref<5xf32>, %c: i1) {
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<5xf32>) if (%c, %c)
  return
}
//--- out
module {
  func.func @s(%arg0: memref<2xf32>, %arg1: memref<?x3xf32, strided<[3, 1], offset: ?>>, %arg2: memref<*xf32>, %arg3: memref<2xf32>) -> (memref<2xf32>, memref<?x3xf32, strided<[3, 1], offset: ?>>, memref<*xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?x3xf32, strided<[3, 1], offset: ?>>
    %alloc_0 = memref.alloc(%dim) : memref<?x3xf32>
    %cast = memref.cast %alloc_0 : memref<?x3xf32> to memref<?x3xf32, strided<[3, 1], offset: ?>>
    memref.copy %arg1, %cast : memref<?x3xf32, strided<[3, 1], offset: ?>> to memref<?x3xf32, strided<[3, 1], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.rank %arg2 : memref<*xf32>
    %alloca = memref.alloca(%0) : memref<?xindex>
    %1 = scf.for %arg4 = %c0_1 to %0 step %c1 iter_args(%arg5 = %c1) -> (index) {
      %dim_5 = memref.dim %arg2, %arg4 : memref<*xf32>
      memref.store %dim_5, %alloca[%arg4] : memref<?xindex>
      %2 = arith.muli %arg5, %dim_5 : index
      scf.yield %2 : index
    }
    %alloc_2 = memref.alloc(%1) : memref<?xf32>
    %reshape = memref.reshape %alloc_2(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
    memref.copy %arg2, %reshape : memref<*xf32> to memref<*xf32>
    %c0_3 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %alloc_4 = memref.alloc(%c2) : memref<?xf32>
    memref.copy %arg3, %alloc_4 : memref<2xf32> to memref<?xf32>
    memref.dealloc %alloc_4 : memref<?xf32>
    return %alloc, %cast, %reshape : memref<2xf32>, memref<?x3xf32, strided<[3, 1], offset: ?>>, memref<*xf32>
  }
  func.func @sp(%arg0: memref<2xf32, 1>) -> memref<2xf32, 1> {
    %alloc = memref.alloc() : memref<2xf32, 1>
    memref.copy %arg0, %alloc : memref<2xf32, 1> to memref<2xf32, 1>
    return %alloc : memref<2xf32, 1>
  }
}

// -----
module {
  func.func @d1(%arg0: memref<2xf32>, %arg1: i1) {
    scf.if %arg1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %false = arith.constant false
    return
  }
  func.func @d2(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<?xi8>) -> (i1, i1) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<?xi8> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.andi %0, %1 : i1
    %3 = arith.andi %2, %arg1 : i1
    scf.if %3 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %true = arith.constant true
    %4 = arith.xori %0, %true : i1
    %5 = arith.andi %4, %arg1 : i1
    %6 = arith.xori %1, %true : i1
    %7 = arith.andi %6, %arg1 : i1
    return %5, %7 : i1, i1
  }
  func.func @d4(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<*xf32>) -> i1 {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<*xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %1 = arith.andi %0, %arg1 : i1
    scf.if %1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %true = arith.constant true
    %2 = arith.xori %0, %true : i1
    %3 = arith.andi %2, %arg1 : i1
    return %3 : i1
  }
}

// -----
module {
  func.func @d3(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: memref<1xf32>, %arg4: memref<2xf32>) -> (i1, i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
    %intptr_5 = memref.extract_aligned_pointer_as_index %arg3 : memref<1xf32> -> index
    %c0_6 = arith.constant 0 : index
    memref.store %intptr_5, %alloc_1[%c0_6] : memref<2xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %arg4 : memref<2xf32> -> index
    %c1_8 = arith.constant 1 : index
    memref.store %intptr_7, %alloc_1[%c1_8] : memref<2xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_9 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
    %alloc_11 = memref.alloc() : memref<2xi1>
    %alloc_12 = memref.alloc() : memref<2xi1>
    %cast_13 = memref.cast %alloc_11 : memref<2xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_15 = arith.constant 0 : index
    %0 = memref.load %alloc_11[%c0_15] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_16 = arith.constant 1 : index
    %1 = memref.load %alloc_11[%c1_16] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    %c0_17 = arith.constant 0 : index
    %2 = memref.load %alloc_12[%c0_17] : memref<2xi1>
    %c1_18 = arith.constant 1 : index
    %3 = memref.load %alloc_12[%c1_18] : memref<2xi1>
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<2xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_11 : memref<2xi1>
    memref.dealloc %alloc_12 : memref<2xi1>
    return %2, %3 : i1, i1
  }
  func.func @d5(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
    %alloc_7 = memref.alloc() : memref<2xi1>
    %alloc_8 = memref.alloc() : memref<0xi1>
    %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_11 = arith.constant 0 : index
    %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_12 = arith.constant 1 : index
    %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<0xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_7 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<0xi1>
    return
  }
  func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

// -----
module {
  func.func @u(%arg0: memref<*xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<*xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<*xf32> to memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func private @dealloc_helper()
  func.func @d5(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
    %alloc_7 = memref.alloc() : memref<2xi1>
    %alloc_8 = memref.alloc() : memref<0xi1>
    %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper_0(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_11 = arith.constant 0 : index
    %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_12 = arith.constant 1 : index
    %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<0xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_7 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<0xi1>
    return
  }
  func.func private @dealloc_helper_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

//--- out 2
module {
  func.func @s(%arg0: memref<2xf32>, %arg1: memref<?x3xf32, strided<[3, 1], offset: ?>>, %arg2: memref<*xf32>, %arg3: memref<2xf32>) -> (memref<2xf32>, memref<?x3xf32, strided<[3, 1], offset: ?>>, memref<*xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?x3xf32, strided<[3, 1], offset: ?>>
    %alloc_0 = memref.alloc(%dim) : memref<?x3xf32>
    %cast = memref.cast %alloc_0 : memref<?x3xf32> to memref<?x3xf32, strided<[3, 1], offset: ?>>
    memref.copy %arg1, %cast : memref<?x3xf32, strided<[3, 1], offset: ?>> to memref<?x3xf32, strided<[3, 1], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.rank %arg2 : memref<*xf32>
    %alloca = memref.alloca(%0) : memref<?xindex>
    %1 = scf.for %arg4 = %c0_1 to %0 step %c1 iter_args(%arg5 = %c1) -> (index) {
      %dim_5 = memref.dim %arg2, %arg4 : memref<*xf32>
      memref.store %dim_5, %alloca[%arg4] : memref<?xindex>
      %2 = arith.muli %arg5, %dim_5 : index
      scf.yield %2 : index
    }
    %alloc_2 = memref.alloc(%1) : memref<?xf32>
    %reshape = memref.reshape %alloc_2(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
    memref.copy %arg2, %reshape : memref<*xf32> to memref<*xf32>
    %c0_3 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %alloc_4 = memref.alloc(%c2) : memref<?xf32>
    memref.copy %arg3, %alloc_4 : memref<2xf32> to memref<?xf32>
    memref.dealloc %alloc_4 : memref<?xf32>
    return %alloc, %cast, %reshape : memref<2xf32>, memref<?x3xf32, strided<[3, 1], offset: ?>>, memref<*xf32>
  }
  func.func @sp(%arg0: memref<2xf32, 1>) -> memref<2xf32, 1> {
    %alloc = memref.alloc() : memref<2xf32, 1>
    memref.copy %arg0, %alloc : memref<2xf32, 1> to memref<2xf32, 1>
    return %alloc : memref<2xf32, 1>
  }
}

// -----
module {
  func.func @d1(%arg0: memref<2xf32>, %arg1: i1) {
    scf.if %arg1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %false = arith.constant false
    return
  }
  func.func @d2(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<?xi8>) -> (i1, i1) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<?xi8> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.andi %0, %1 : i1
    %3 = arith.andi %2, %arg1 : i1
    scf.if %3 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %true = arith.constant true
    %4 = arith.xori %0, %true : i1
    %5 = arith.andi %4, %arg1 : i1
    %6 = arith.xori %1, %true : i1
    %7 = arith.andi %6, %arg1 : i1
    return %5, %7 : i1, i1
  }
  func.func @d4(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<*xf32>) -> i1 {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<*xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %1 = arith.andi %0, %arg1 : i1
    scf.if %1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %true = arith.constant true
    %2 = arith.xori %0, %true : i1
    %3 = arith.andi %2, %arg1 : i1
    return %3 : i1
  }
}

// -----
module {
  func.func @d3(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: memref<1xf32>, %arg4: memref<2xf32>) -> (i1, i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
    %intptr_5 = memref.extract_aligned_pointer_as_index %arg3 : memref<1xf32> -> index
    %c0_6 = arith.constant 0 : index
    memref.store %intptr_5, %alloc_1[%c0_6] : memref<2xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %arg4 : memref<2xf32> -> index
    %c1_8 = arith.constant 1 : index
    memref.store %intptr_7, %alloc_1[%c1_8] : memref<2xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_9 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
    %alloc_11 = memref.alloc() : memref<2xi1>
    %alloc_12 = memref.alloc() : memref<2xi1>
    %cast_13 = memref.cast %alloc_11 : memref<2xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_15 = arith.constant 0 : index
    %0 = memref.load %alloc_11[%c0_15] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_16 = arith.constant 1 : index
    %1 = memref.load %alloc_11[%c1_16] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    %c0_17 = arith.constant 0 : index
    %2 = memref.load %alloc_12[%c0_17] : memref<2xi1>
    %c1_18 = arith.constant 1 : index
    %3 = memref.load %alloc_12[%c1_18] : memref<2xi1>
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<2xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_11 : memref<2xi1>
    memref.dealloc %alloc_12 : memref<2xi1>
    return %2, %3 : i1, i1
  }
  func.func @d5(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
    %alloc_7 = memref.alloc() : memref<2xi1>
    %alloc_8 = memref.alloc() : memref<0xi1>
    %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_11 = arith.constant 0 : index
    %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_12 = arith.constant 1 : index
    %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<0xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_7 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<0xi1>
    return
  }
  func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

// -----
module {
  func.func @u(%arg0: memref<*xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<*xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<*xf32> to memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func private @dealloc_helper()
  func.func @d5(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1) {
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    %c0_3 = arith.constant 0 : index
    memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
    %c1_4 = arith.constant 1 : index
    memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
    %alloc_7 = memref.alloc() : memref<2xi1>
    %alloc_8 = memref.alloc() : memref<0xi1>
    %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper_0(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_11 = arith.constant 0 : index
    %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
    scf.if %0 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    %c1_12 = arith.constant 1 : index
    %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %arg1 : memref<5xf32>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<0xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_7 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<0xi1>
    return
  }
  func.func private @dealloc_helper_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

