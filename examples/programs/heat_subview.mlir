// Heat spreads along a rod whose old and new state share a buffer: views of its even and of its odd places, with a stride.
func.func private @print_f64(f64)
func.func @step(%from: memref<16xf64, strided<[2], offset: ?>>, %to: memref<16xf64, strided<[2], offset: ?>>) {
  %0 = arith.constant 0 : index
  %15 = arith.constant 15 : index
  %rate = arith.constant 0.2 : f64
  %two = arith.constant 2.0 : f64
  affine.for %i = 1 to 15 {
    %a = affine.load %from[%i - 1] : memref<16xf64, strided<[2], offset: ?>>
    %b = affine.load %from[%i] : memref<16xf64, strided<[2], offset: ?>>
    %c = affine.load %from[%i + 1] : memref<16xf64, strided<[2], offset: ?>>
    %s = arith.addf %a, %c : f64
    %t = arith.mulf %b, %two : f64
    %d = arith.subf %s, %t : f64
    %e = math.fma %d, %rate, %b : f64
    affine.store %e, %to[%i] : memref<16xf64, strided<[2], offset: ?>>
  }
  %l = memref.load %from[%0] : memref<16xf64, strided<[2], offset: ?>>
  %r = memref.load %from[%15] : memref<16xf64, strided<[2], offset: ?>>
  memref.store %l, %to[%0] : memref<16xf64, strided<[2], offset: ?>>
  memref.store %r, %to[%15] : memref<16xf64, strided<[2], offset: ?>>
  return
}
func.func @main() -> i32 {
  %all = memref.alloc() : memref<32xf64>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %even = memref.subview %all[%0] [16] [2] : memref<32xf64> to memref<16xf64, strided<[2], offset: ?>>
  %odd = memref.subview %all[%1] [16] [2] : memref<32xf64> to memref<16xf64, strided<[2], offset: ?>>
  %zero = arith.constant 0.0 : f64
  %hot = arith.constant 80.0 : f64
  affine.for %i = 0 to 16 {
    affine.store %zero, %even[%i] : memref<16xf64, strided<[2], offset: ?>>
  }
  affine.store %hot, %even[0] : memref<16xf64, strided<[2], offset: ?>>
  affine.store %hot, %even[9] : memref<16xf64, strided<[2], offset: ?>>
  affine.for %n = 0 to 20 {
    func.call @step(%even, %odd) : (memref<16xf64, strided<[2], offset: ?>>, memref<16xf64, strided<[2], offset: ?>>) -> ()
    func.call @step(%odd, %even) : (memref<16xf64, strided<[2], offset: ?>>, memref<16xf64, strided<[2], offset: ?>>) -> ()
  }
  affine.for %i = 0 to 16 {
    %x = affine.load %even[%i] : memref<16xf64, strided<[2], offset: ?>>
    func.call @print_f64(%x) : (f64) -> ()
  }
  memref.dealloc %all : memref<32xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
