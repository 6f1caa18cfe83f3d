// RUN: lowir opt --memref-expand
// RUN: lowir opt --compat=19 --memref-expand
// Shapes in memory become views; updates that release 19 finds nothing for in LLVM become regions.
func.func @rmw(%v: f32, %m: memref<10xf32>, %mi: memref<10xi32>, %w: i32, %i: index) -> (f32, f32, i32) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %2 = memref.atomic_rmw addi %w, %mi[%i] : (i32, memref<10xi32>) -> i32
  %3 = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %4 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %5 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %6 = memref.atomic_rmw muli %w, %mi[%i] : (i32, memref<10xi32>) -> i32
  %7 = memref.atomic_rmw assign %w, %mi[%i] : (i32, memref<10xi32>) -> i32
  return %0, %1, %2 : f32, f32, i32
}
func.func @rs(%m: memref<*xf32>, %r: memref<2x3xf32>, %s: memref<3xi32>, %t: memref<2xindex>, %u: memref<?xi32>) -> (memref<?x?x8xf32>, memref<?x6xf32>, memref<6xf32>, memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %r(%t) : (memref<2x3xf32>, memref<2xindex>) -> memref<?x6xf32>
  %c1 = memref.alloc() : memref<1xi32>
  %2 = memref.reshape %r(%c1) : (memref<2x3xf32>, memref<1xi32>) -> memref<6xf32>
  %3 = memref.reshape %m(%u) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  return %0, %1, %2, %3 : memref<?x?x8xf32>, memref<?x6xf32>, memref<6xf32>, memref<*xf32>
}
//--- out
module {
  func.func @rmw(%arg0: f32, %arg1: memref<10xf32>, %arg2: memref<10xi32>, %arg3: i32, %arg4: index) -> (f32, f32, i32) {
    %0 = memref.atomic_rmw maximumf %arg0, %arg1[%arg4] : (f32, memref<10xf32>) -> f32
    %1 = memref.atomic_rmw minimumf %arg0, %arg1[%arg4] : (f32, memref<10xf32>) -> f32
    %2 = memref.atomic_rmw addi %arg3, %arg2[%arg4] : (i32, memref<10xi32>) -> i32
    %3 = memref.atomic_rmw maxnumf %arg0, %arg1[%arg4] : (f32, memref<10xf32>) -> f32
    %4 = memref.atomic_rmw minnumf %arg0, %arg1[%arg4] : (f32, memref<10xf32>) -> f32
    %5 = memref.atomic_rmw addf %arg0, %arg1[%arg4] : (f32, memref<10xf32>) -> f32
    %6 = memref.atomic_rmw muli %arg3, %arg2[%arg4] : (i32, memref<10xi32>) -> i32
    %7 = memref.atomic_rmw assign %arg3, %arg2[%arg4] : (i32, memref<10xi32>) -> i32
    return %0, %1, %2 : f32, f32, i32
  }
  func.func @rs(%arg0: memref<*xf32>, %arg1: memref<2x3xf32>, %arg2: memref<3xi32>, %arg3: memref<2xindex>, %arg4: memref<?xi32>) -> (memref<?x?x8xf32>, memref<?x6xf32>, memref<6xf32>, memref<*xf32>) {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<3xi32>
    %1 = arith.index_cast %0 : i32 to index
    %c8_0 = arith.constant 8 : index
    %2 = arith.muli %c8_0, %1 : index
    %c0 = arith.constant 0 : index
    %3 = memref.load %arg2[%c0] : memref<3xi32>
    %4 = arith.index_cast %3 : i32 to index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4, %1, 8], strides: [%2, 8, 1] : memref<*xf32> to memref<?x?x8xf32>
    %c6 = arith.constant 6 : index
    %c0_1 = arith.constant 0 : index
    %5 = memref.load %arg3[%c0_1] : memref<2xindex>
    %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%5, 6], strides: [6, 1] : memref<2x3xf32> to memref<?x6xf32>
    %alloc = memref.alloc() : memref<1xi32>
    %c6_3 = arith.constant 6 : index
    %reinterpret_cast_4 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [6], strides: [1] : memref<2x3xf32> to memref<6xf32>
    %reshape = memref.reshape %arg0(%arg4) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    return %reinterpret_cast, %reinterpret_cast_2, %reinterpret_cast_4, %reshape : memref<?x?x8xf32>, memref<?x6xf32>, memref<6xf32>, memref<*xf32>
  }
}

//--- out 2
module {
  func.func @rmw(%arg0: f32, %arg1: memref<10xf32>, %arg2: memref<10xi32>, %arg3: i32, %arg4: index) -> (f32, f32, i32) {
    %0 = memref.generic_atomic_rmw %arg1[%arg4] : memref<10xf32> {
    ^bb0(%arg5: f32):
      %8 = arith.maximumf %arg5, %arg0 : f32
      memref.atomic_yield %8 : f32
    }
    %1 = memref.generic_atomic_rmw %arg1[%arg4] : memref<10xf32> {
    ^bb0(%arg5: f32):
      %8 = arith.minimumf %arg5, %arg0 : f32
      memref.atomic_yield %8 : f32
    }
    %2 = memref.atomic_rmw addi %arg3, %arg2[%arg4] : (i32, memref<10xi32>) -> i32
    %3 = memref.generic_atomic_rmw %arg1[%arg4] : memref<10xf32> {
    ^bb0(%arg5: f32):
      %8 = arith.maxnumf %arg5, %arg0 : f32
      memref.atomic_yield %8 : f32
    }
    %4 = memref.generic_atomic_rmw %arg1[%arg4] : memref<10xf32> {
    ^bb0(%arg5: f32):
      %8 = arith.minnumf %arg5, %arg0 : f32
      memref.atomic_yield %8 : f32
    }
    %5 = memref.atomic_rmw addf %arg0, %arg1[%arg4] : (f32, memref<10xf32>) -> f32
    %6 = memref.atomic_rmw muli %arg3, %arg2[%arg4] : (i32, memref<10xi32>) -> i32
    %7 = memref.atomic_rmw assign %arg3, %arg2[%arg4] : (i32, memref<10xi32>) -> i32
    return %0, %1, %2 : f32, f32, i32
  }
  func.func @rs(%arg0: memref<*xf32>, %arg1: memref<2x3xf32>, %arg2: memref<3xi32>, %arg3: memref<2xindex>, %arg4: memref<?xi32>) -> (memref<?x?x8xf32>, memref<?x6xf32>, memref<6xf32>, memref<*xf32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %0 = arith.muli %c1, %c8 : index
    %c1_0 = arith.constant 1 : index
    %1 = memref.load %arg2[%c1_0] : memref<3xi32>
    %2 = arith.index_cast %1 : i32 to index
    %3 = arith.muli %0, %2 : index
    %c0 = arith.constant 0 : index
    %4 = memref.load %arg2[%c0] : memref<3xi32>
    %5 = arith.index_cast %4 : i32 to index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%5, %2, 8], strides: [%3, %0, %c1] : memref<*xf32> to memref<?x?x8xf32>
    %c1_1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %6 = arith.muli %c1_1, %c6 : index
    %c0_2 = arith.constant 0 : index
    %7 = memref.load %arg3[%c0_2] : memref<2xindex>
    %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%7, 6], strides: [%6, %c1_1] : memref<2x3xf32> to memref<?x6xf32>
    %alloc = memref.alloc() : memref<1xi32>
    %c1_4 = arith.constant 1 : index
    %c6_5 = arith.constant 6 : index
    %reinterpret_cast_6 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [6], strides: [%c1_4] : memref<2x3xf32> to memref<6xf32>
    %reshape = memref.reshape %arg0(%arg4) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    return %reinterpret_cast, %reinterpret_cast_3, %reinterpret_cast_6, %reshape : memref<?x?x8xf32>, memref<?x6xf32>, memref<6xf32>, memref<*xf32>
  }
}

