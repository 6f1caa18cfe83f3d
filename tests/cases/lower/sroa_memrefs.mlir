// RUN: lowir opt --sroa
// Memory of few elements, all accessed at known places, becomes memory for each that is accessed.
func.func @a(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3x1xi32>
  memref.store %x, %m[%c0, %c0] : memref<3x1xi32>
  memref.store %y, %m[%c1, %c0] : memref<3x1xi32>
  %s = memref.load %m[%c1, %c0] : memref<3x1xi32>
  memref.store %s, %m[%c2, %c0] : memref<3x1xi32>
  %r = memref.load %m[%c2, %c0] : memref<3x1xi32>
  %q = memref.load %m[%c0, %c0] : memref<3x1xi32>
  %w = scf.for %i = %c0 to %c2 step %c1 iter_args(%k = %q) -> i32 {
    %z = memref.load %m[%c1, %c0] : memref<3x1xi32>
    %t = arith.addi %k, %z : i32
    memref.store %t, %m[%c1, %c0] : memref<3x1xi32>
    scf.yield %t : i32
  }
  return %r, %w : i32, i32
}

func.func @ptr(%x: i32) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<3xi32>
  %k = memref.alloca() : memref<3xmemref<3xi32>>
  memref.store %x, %m[%c0] : memref<3xi32>
  memref.store %m, %k[%c0] : memref<3xmemref<3xi32>>
  %r = memref.load %k[%c0] : memref<3xmemref<3xi32>>
  return %r : memref<3xi32>
}

func.func @two_dimensions(%x: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x3xi32>
  memref.store %x, %m[%c0, %c1] : memref<2x3xi32>
  memref.store %x, %m[%c1, %c1] : memref<2x3xi32>
  %r = memref.load %m[%c0, %c1] : memref<2x3xi32>
  return %r : i32
}

func.func @dyn(%x: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %r = memref.load %m[%i] : memref<2xi32>
  return %r : i32
}

func.func @many(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<17xi32>
  memref.store %x, %m[%c0] : memref<17xi32>
  %r = memref.load %m[%c0] : memref<17xi32>
  return %r : i32
}

func.func @out(%x: i32) -> i32 {
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %x, %m[%c5] : memref<4xi32>
  %r = memref.load %m[%c5] : memref<4xi32>
  return %r : i32
}

func.func @zero(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

func.func @lay(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32, affine_map<(d0) -> (d0)>>
  %k = memref.alloca() : memref<4xi32, strided<[1], offset: 0>>
  memref.store %x, %k[%c0] : memref<4xi32, strided<[1], offset: 0>>
  memref.store %x, %m[%c0] : memref<4xi32, affine_map<(d0) -> (d0)>>
  %r = memref.load %m[%c0] : memref<4xi32, affine_map<(d0) -> (d0)>>
  return %r : i32
}

func.func @vec(%x: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xvector<4xi32>>
  memref.store %x, %m[%c0] : memref<4xvector<4xi32>>
  return
}

func.func @none() {
  %m = memref.alloca() : memref<4xvector<4xi32>>
  return
}

func.func @escapes(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  func.call @use(%m) : (memref<4xi32>) -> ()
  return
}

func.func @sizes(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca(%n) : memref<?xi32>
  memref.store %x, %m[%c0] : memref<?xi32>
  return
}

func.func private @use(memref<4xi32>)
//--- out
module {
  func.func @a(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    %alloca_1 = memref.alloca() : memref<i32>
    memref.store %arg0, %alloca_0[] : memref<i32>
    memref.store %arg1, %alloca[] : memref<i32>
    %0 = memref.load %alloca[] : memref<i32>
    memref.store %0, %alloca_1[] : memref<i32>
    %1 = memref.load %alloca_1[] : memref<i32>
    %2 = memref.load %alloca_0[] : memref<i32>
    %3 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %2) -> (i32) {
      %4 = memref.load %alloca[] : memref<i32>
      %5 = arith.addi %arg3, %4 : i32
      memref.store %5, %alloca[] : memref<i32>
      scf.yield %5 : i32
    }
    return %1, %3 : i32, i32
  }
  func.func @ptr(%arg0: i32) -> memref<3xi32> {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<3xi32>
    %alloca_0 = memref.alloca() : memref<memref<3xi32>>
    memref.store %arg0, %alloca[%c0] : memref<3xi32>
    memref.store %alloca, %alloca_0[] : memref<memref<3xi32>>
    %0 = memref.load %alloca_0[] : memref<memref<3xi32>>
    return %0 : memref<3xi32>
  }
  func.func @two_dimensions(%arg0: i32, %arg1: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    memref.store %arg0, %alloca[] : memref<i32>
    memref.store %arg0, %alloca_0[] : memref<i32>
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func @dyn(%arg0: i32, %arg1: index) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<2xi32>
    memref.store %arg0, %alloca[%c0] : memref<2xi32>
    %0 = memref.load %alloca[%arg1] : memref<2xi32>
    return %0 : i32
  }
  func.func @many(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<17xi32>
    memref.store %arg0, %alloca[%c0] : memref<17xi32>
    %0 = memref.load %alloca[%c0] : memref<17xi32>
    return %0 : i32
  }
  func.func @out(%arg0: i32) -> i32 {
    %c5 = arith.constant 5 : index
    %alloca = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca[%c5] : memref<4xi32>
    %0 = memref.load %alloca[%c5] : memref<4xi32>
    return %0 : i32
  }
  func.func @zero(%arg0: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    memref.store %arg0, %alloca[] : memref<i32>
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func @lay(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    memref.store %arg0, %alloca_0[] : memref<i32>
    memref.store %arg0, %alloca[] : memref<i32>
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func @vec(%arg0: vector<4xi32>) {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4xi32>>
    memref.store %arg0, %alloca[] : memref<vector<4xi32>>
    return
  }
  func.func @none() {
    %alloca = memref.alloca() : memref<4xvector<4xi32>>
    return
  }
  func.func @escapes(%arg0: i32) {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca[%c0] : memref<4xi32>
    call @use(%alloca) : (memref<4xi32>) -> ()
    return
  }
  func.func @sizes(%arg0: index, %arg1: i32) {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca(%arg0) : memref<?xi32>
    memref.store %arg1, %alloca[%c0] : memref<?xi32>
    return
  }
  func.func private @use(memref<4xi32>)
}

