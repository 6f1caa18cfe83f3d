// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --canonicalize
// RUN: lowir opt --finalize-memref-to-llvm
// A promise of an alignment that was made before folds.
func.func private @use(memref<4xi16>)
func.func @a(%m: memref<4xi16>) {
  %0 = memref.assume_alignment %m, 4 : memref<4xi16>
  %1 = memref.assume_alignment %0, 4 : memref<4xi16>
  call @use(%1) : (memref<4xi16>) -> ()
  return
}
func.func @b(%m: memref<4xi16>) {
  %0 = memref.assume_alignment %m, 4 : memref<4xi16>
  %1 = memref.assume_alignment %0, 2 : memref<4xi16>
  call @use(%1) : (memref<4xi16>) -> ()
  return
}
func.func @c(%m: memref<4xi16>) {
  %0 = memref.assume_alignment %m, 4 : memref<4xi16>
  %1 = memref.assume_alignment %0, 8 : memref<4xi16>
  call @use(%1) : (memref<4xi16>) -> ()
  return
}
func.func @d(%m: memref<4xi16>) {
  %0 = memref.assume_alignment %m, 1 : memref<4xi16>
  call @use(%0) : (memref<4xi16>) -> ()
  return
}
//--- out
module {
  func.func private @use(memref<4xi16>)
  func.func @a(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi16>
    call @use(%assume_align) : (memref<4xi16>) -> ()
    return
  }
  func.func @b(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi16>
    %assume_align_0 = memref.assume_alignment %assume_align, 2 : memref<4xi16>
    call @use(%assume_align_0) : (memref<4xi16>) -> ()
    return
  }
  func.func @c(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi16>
    %assume_align_0 = memref.assume_alignment %assume_align, 8 : memref<4xi16>
    call @use(%assume_align_0) : (memref<4xi16>) -> ()
    return
  }
  func.func @d(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 1 : memref<4xi16>
    call @use(%assume_align) : (memref<4xi16>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @use(memref<4xi16>)
  func.func @a(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi16>
    call @use(%assume_align) : (memref<4xi16>) -> ()
    return
  }
  func.func @b(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi16>
    %assume_align_0 = memref.assume_alignment %assume_align, 2 : memref<4xi16>
    call @use(%assume_align_0) : (memref<4xi16>) -> ()
    return
  }
  func.func @c(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xi16>
    %assume_align_0 = memref.assume_alignment %assume_align, 8 : memref<4xi16>
    call @use(%assume_align_0) : (memref<4xi16>) -> ()
    return
  }
  func.func @d(%arg0: memref<4xi16>) {
    %assume_align = memref.assume_alignment %arg0, 1 : memref<4xi16>
    call @use(%assume_align) : (memref<4xi16>) -> ()
    return
  }
}

//--- out 3
module {
  func.func private @use(memref<4xi16>)
  func.func @a(%arg0: memref<4xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(4 : index) : i64
    llvm.intr.assume %2 ["align"(%1, %3 : !llvm.ptr, i64)] : i1
    call @use(%arg0) : (memref<4xi16>) -> ()
    return
  }
  func.func @b(%arg0: memref<4xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(4 : index) : i64
    llvm.intr.assume %2 ["align"(%1, %3 : !llvm.ptr, i64)] : i1
    %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(2 : index) : i64
    llvm.intr.assume %5 ["align"(%4, %6 : !llvm.ptr, i64)] : i1
    call @use(%arg0) : (memref<4xi16>) -> ()
    return
  }
  func.func @c(%arg0: memref<4xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(4 : index) : i64
    llvm.intr.assume %2 ["align"(%1, %3 : !llvm.ptr, i64)] : i1
    %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(8 : index) : i64
    llvm.intr.assume %5 ["align"(%4, %6 : !llvm.ptr, i64)] : i1
    call @use(%arg0) : (memref<4xi16>) -> ()
    return
  }
  func.func @d(%arg0: memref<4xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(1 : index) : i64
    llvm.intr.assume %2 ["align"(%1, %3 : !llvm.ptr, i64)] : i1
    call @use(%arg0) : (memref<4xi16>) -> ()
    return
  }
}

