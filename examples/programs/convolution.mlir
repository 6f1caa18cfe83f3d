// A convolution of two dimensions with a kernel of 3 by 3, at the edges of what is inside.
func.func private @print_f64(f64)
func.func @main() -> i32 {
  %in = memref.alloc() : memref<7x9xf64>
  %kernel = memref.alloca() : memref<3x3xf64>
  %out = memref.alloc() : memref<7x9xf64>
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 9 {
      %n = affine.apply affine_map<(i, j) -> ((i * 5 + j * 7 + (i + j) floordiv 2) mod 13)>(%i, %j)
      %w = arith.index_cast %n : index to i64
      %x = arith.sitofp %w : i64 to f64
      affine.store %x, %in[%i, %j] : memref<7x9xf64>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %n = affine.apply affine_map<(i, j) -> (i * 3 - j * 2 + 1)>(%i, %j)
      %w = arith.index_cast %n : index to i64
      %x = arith.sitofp %w : i64 to f64
      %y = math.tanh %x : f64
      affine.store %y, %kernel[%i, %j] : memref<3x3xf64>
    }
  }
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 9 {
      %s = affine.for %p = 0 to 3 iter_args(%a = %zero) -> f64 {
        %t = affine.for %q = 0 to 3 iter_args(%b = %a) -> f64 {
          %u = affine.if affine_set<(i, j, p, q) : (i + p - 1 >= 0, 7 - i - p >= 0, j + q - 1 >= 0, 9 - j - q >= 0)>(%i, %j, %p, %q) -> f64 {
            %x = affine.load %in[%i + %p - 1, %j + %q - 1] : memref<7x9xf64>
            %k = affine.load %kernel[%p, %q] : memref<3x3xf64>
            %f = math.fma %x, %k, %b : f64
            affine.yield %f : f64
          } else {
            affine.yield %b : f64
          }
          affine.yield %u : f64
        }
        affine.yield %t : f64
      }
      affine.store %s, %out[%i, %j] : memref<7x9xf64>
    }
  }
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 9 step 2 {
      %x = affine.load %out[%i, %j] : memref<7x9xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  memref.dealloc %in : memref<7x9xf64>
  memref.dealloc %out : memref<7x9xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
