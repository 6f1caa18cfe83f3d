// A system of linear equations, solved by elimination with affine loops whose bounds are triangles.
func.func private @print_f64(f64)
memref.global "private" @a : memref<6x7xf64> = uninitialized
func.func @fill(%a: memref<6x7xf64>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      %n = affine.apply affine_map<(i, j) -> ((i * 5 + j * 3 + i * 2) mod 11 + 1)>(%i, %j)
      %w = arith.index_cast %n : index to i32
      %x = arith.sitofp %w : i32 to f64
      affine.store %x, %a[%i, %j] : memref<6x7xf64>
    }
    %d = affine.load %a[%i, %i] : memref<6x7xf64>
    %more = arith.constant 40.0 : f64
    %e = arith.addf %d, %more : f64
    affine.store %e, %a[%i, %i] : memref<6x7xf64>
  }
  return
}
func.func @main() -> i32 {
  %a = memref.get_global @a : memref<6x7xf64>
  %x = memref.alloca() : memref<6xf64>
  %c6 = arith.constant 6 : index
  call @fill(%a) : (memref<6x7xf64>) -> ()
  affine.for %k = 0 to 5 {
    %p = affine.load %a[%k, %k] : memref<6x7xf64>
    affine.for %i = affine_map<(k) -> (k + 1)>(%k) to 6 {
      %q = affine.load %a[%i, %k] : memref<6x7xf64>
      %f = arith.divf %q, %p : f64
      affine.for %j = affine_map<(k) -> (k)>(%k) to 7 {
        %u = affine.load %a[%i, %j] : memref<6x7xf64>
        %v = affine.load %a[%k, %j] : memref<6x7xf64>
        %w = arith.mulf %f, %v : f64
        %r = arith.subf %u, %w : f64
        affine.store %r, %a[%i, %j] : memref<6x7xf64>
      }
    }
  }
  affine.for %back = 0 to 6 {
    %i = affine.apply affine_map<(d) -> (5 - d)>(%back)
    %b = memref.load %a[%i, %c6] : memref<6x7xf64>
    %s = affine.for %j = 0 to affine_map<(d) -> (d)>(%back) iter_args(%s = %b) -> f64 {
      %c = affine.apply affine_map<(d) -> (5 - d)>(%j)
      %u = memref.load %a[%i, %c] : memref<6x7xf64>
      %v = memref.load %x[%c] : memref<6xf64>
      %w = arith.mulf %u, %v : f64
      %t = arith.subf %s, %w : f64
      affine.yield %t : f64
    }
    %d = memref.load %a[%i, %i] : memref<6x7xf64>
    %r = arith.divf %s, %d : f64
    memref.store %r, %x[%i] : memref<6xf64>
  }
  affine.for %i = 0 to 6 {
    %r = affine.load %x[%i] : memref<6xf64>
    func.call @print_f64(%r) : (f64) -> ()
  }
  // What is left over when the answers are put in.
  call @fill(%a) : (memref<6x7xf64>) -> ()
  affine.for %i = 0 to 6 {
    %b = affine.load %a[%i, 6] : memref<6x7xf64>
    %s = affine.for %j = 0 to 6 iter_args(%s = %b) -> f64 {
      %u = affine.load %a[%i, %j] : memref<6x7xf64>
      %v = affine.load %x[%j] : memref<6xf64>
      %w = arith.mulf %u, %v : f64
      %t = arith.subf %s, %w : f64
      affine.yield %t : f64
    }
    func.call @print_f64(%s) : (f64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
