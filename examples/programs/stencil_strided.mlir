// A stencil on every other row and every third column of a matrix, through a strided view of it.
func.func private @print_f64(f64)
func.func @step(%m: memref<5x4xf64, strided<[24, 3], offset: 13>>, %out: memref<5x4xf64>) {
  %quarter = arith.constant 0.25 : f64
  affine.for %i = 1 to 4 {
    affine.for %j = 1 to 3 {
      %n = affine.load %m[%i - 1, %j] : memref<5x4xf64, strided<[24, 3], offset: 13>>
      %s = affine.load %m[%i + 1, %j] : memref<5x4xf64, strided<[24, 3], offset: 13>>
      %w = affine.load %m[%i, %j - 1] : memref<5x4xf64, strided<[24, 3], offset: 13>>
      %e = affine.load %m[%i, %j + 1] : memref<5x4xf64, strided<[24, 3], offset: 13>>
      %a = arith.addf %n, %s : f64
      %b = arith.addf %w, %e : f64
      %c = arith.addf %a, %b : f64
      %d = arith.mulf %c, %quarter : f64
      affine.store %d, %out[%i, %j] : memref<5x4xf64>
    }
  }
  return
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<12x12xf64>
  %out = memref.alloc() : memref<5x4xf64>
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %n = affine.apply affine_map<(i, j) -> ((i * 31 + j * 17) mod 23)>(%i, %j)
      %w = arith.index_cast %n : index to i64
      %x = arith.sitofp %w : i64 to f64
      %y = math.sqrt %x : f64
      affine.store %y, %m[%i, %j] : memref<12x12xf64>
    }
  }
  %view = memref.subview %m[1, 1] [5, 4] [2, 3] : memref<12x12xf64> to memref<5x4xf64, strided<[24, 3], offset: 13>>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 4 {
      %x = affine.load %view[%i, %j] : memref<5x4xf64, strided<[24, 3], offset: 13>>
      affine.store %x, %out[%i, %j] : memref<5x4xf64>
    }
  }
  affine.for %t = 0 to 3 {
    func.call @step(%view, %out) : (memref<5x4xf64, strided<[24, 3], offset: 13>>, memref<5x4xf64>) -> ()
    affine.for %i = 0 to 5 {
      affine.for %j = 0 to 4 {
        %x = affine.load %out[%i, %j] : memref<5x4xf64>
        affine.store %x, %view[%i, %j] : memref<5x4xf64, strided<[24, 3], offset: 13>>
      }
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 4 {
      %x = affine.load %out[%i, %j] : memref<5x4xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  memref.dealloc %m : memref<12x12xf64>
  memref.dealloc %out : memref<5x4xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
