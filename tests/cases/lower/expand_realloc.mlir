// RUN: lowir opt --expand-realloc
// RUN: lowir opt --compat=19 --expand-realloc=emit-deallocs=false
// A buffer that grows is allocated anew and copied.
func.func @a(%m: memref<?xf32>, %n: index, %k: memref<4xf32>, %q: memref<4xf32, strided<[1]>>) -> (memref<?xf32>, memref<?xf32>, memref<10xf32>, memref<?xf32>, memref<7xf32, strided<[1]>>) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %k(%n) : memref<4xf32> to memref<?xf32>
  %3 = memref.realloc %m {alignment = 16} : memref<?xf32> to memref<10xf32>
  %c = arith.constant 7 : index
  %4 = memref.realloc %k(%c) : memref<4xf32> to memref<?xf32>
  %z = arith.constant 0 : index
  %al = memref.alloc() : memref<8xf32>
  %5 = memref.realloc %al : memref<8xf32> to memref<9xf32>
  %6 = memref.realloc %q : memref<4xf32, strided<[1]>> to memref<7xf32, strided<[1]>>
  return %0, %1, %3, %4, %6 : memref<?xf32>, memref<?xf32>, memref<10xf32>, memref<?xf32>, memref<7xf32, strided<[1]>>
}
//--- out
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: memref<4xf32>, %arg3: memref<4xf32, strided<[1]>>) -> (memref<?xf32>, memref<?xf32>, memref<10xf32>, memref<?xf32>, memref<7xf32, strided<[1]>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc_6 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_6[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc_6 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi ult, %c4, %arg1 : index
    %3 = scf.if %2 -> (memref<?xf32>) {
      %alloc_6 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_6[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      memref.dealloc %arg2 : memref<4xf32>
      scf.yield %alloc_6 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg0, %c0_0 : memref<?xf32>
    %c10 = arith.constant 10 : index
    %4 = arith.cmpi ult, %dim_1, %c10 : index
    %5 = scf.if %4 -> (memref<10xf32>) {
      %alloc_6 = memref.alloc() {alignment = 16 : i64} : memref<10xf32>
      %subview = memref.subview %alloc_6[0] [%dim_1] [1] : memref<10xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc_6 : memref<10xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
      scf.yield %reinterpret_cast : memref<10xf32>
    }
    %c7 = arith.constant 7 : index
    %c4_2 = arith.constant 4 : index
    %6 = arith.cmpi ult, %c4_2, %c7 : index
    %7 = scf.if %6 -> (memref<?xf32>) {
      %alloc_6 = memref.alloc(%c7) : memref<?xf32>
      %subview = memref.subview %alloc_6[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      memref.dealloc %arg2 : memref<4xf32>
      scf.yield %alloc_6 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%c7], strides: [1] : memref<4xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c0_3 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<8xf32>
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %8 = arith.cmpi ult, %c8, %c9 : index
    %9 = scf.if %8 -> (memref<9xf32>) {
      %alloc_6 = memref.alloc() : memref<9xf32>
      %subview = memref.subview %alloc_6[0] [8] [1] : memref<9xf32> to memref<8xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      memref.dealloc %alloc : memref<8xf32>
      scf.yield %alloc_6 : memref<9xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [9], strides: [1] : memref<8xf32> to memref<9xf32>
      scf.yield %reinterpret_cast : memref<9xf32>
    }
    %c4_4 = arith.constant 4 : index
    %c7_5 = arith.constant 7 : index
    %10 = arith.cmpi ult, %c4_4, %c7_5 : index
    %11 = scf.if %10 -> (memref<7xf32, strided<[1]>>) {
      %alloc_6 = memref.alloc() : memref<7xf32, strided<[1]>>
      %subview = memref.subview %alloc_6[0] [4] [1] : memref<7xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
      memref.copy %arg3, %subview : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
      memref.dealloc %arg3 : memref<4xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<7xf32, strided<[1]>>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [7], strides: [1] : memref<4xf32, strided<[1]>> to memref<7xf32, strided<[1]>>
      scf.yield %reinterpret_cast : memref<7xf32, strided<[1]>>
    }
    return %1, %3, %5, %7, %11 : memref<?xf32>, memref<?xf32>, memref<10xf32>, memref<?xf32>, memref<7xf32, strided<[1]>>
  }
}

//--- out 2
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: memref<4xf32>, %arg3: memref<4xf32, strided<[1]>>) -> (memref<?xf32>, memref<?xf32>, memref<10xf32>, memref<?xf32>, memref<7xf32, strided<[1]>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc_6 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_6[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi ult, %c4, %arg1 : index
    %3 = scf.if %2 -> (memref<?xf32>) {
      %alloc_6 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_6[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg0, %c0_0 : memref<?xf32>
    %c10 = arith.constant 10 : index
    %4 = arith.cmpi ult, %dim_1, %c10 : index
    %5 = scf.if %4 -> (memref<10xf32>) {
      %alloc_6 = memref.alloc() {alignment = 16 : i64} : memref<10xf32>
      %subview = memref.subview %alloc_6[0] [%dim_1] [1] : memref<10xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<10xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
      scf.yield %reinterpret_cast : memref<10xf32>
    }
    %c7 = arith.constant 7 : index
    %c4_2 = arith.constant 4 : index
    %6 = arith.cmpi ult, %c4_2, %c7 : index
    %7 = scf.if %6 -> (memref<?xf32>) {
      %alloc_6 = memref.alloc(%c7) : memref<?xf32>
      %subview = memref.subview %alloc_6[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%c7], strides: [1] : memref<4xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %c0_3 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<8xf32>
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %8 = arith.cmpi ult, %c8, %c9 : index
    %9 = scf.if %8 -> (memref<9xf32>) {
      %alloc_6 = memref.alloc() : memref<9xf32>
      %subview = memref.subview %alloc_6[0] [8] [1] : memref<9xf32> to memref<8xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<9xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [9], strides: [1] : memref<8xf32> to memref<9xf32>
      scf.yield %reinterpret_cast : memref<9xf32>
    }
    %c4_4 = arith.constant 4 : index
    %c7_5 = arith.constant 7 : index
    %10 = arith.cmpi ult, %c4_4, %c7_5 : index
    %11 = scf.if %10 -> (memref<7xf32, strided<[1]>>) {
      %alloc_6 = memref.alloc() : memref<7xf32, strided<[1]>>
      %subview = memref.subview %alloc_6[0] [4] [1] : memref<7xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
      memref.copy %arg3, %subview : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
      scf.yield %alloc_6 : memref<7xf32, strided<[1]>>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [7], strides: [1] : memref<4xf32, strided<[1]>> to memref<7xf32, strided<[1]>>
      scf.yield %reinterpret_cast : memref<7xf32, strided<[1]>>
    }
    return %1, %3, %5, %7, %11 : memref<?xf32>, memref<?xf32>, memref<10xf32>, memref<?xf32>, memref<7xf32, strided<[1]>>
  }
}

