// The equation of Laplace on a square by Gauss and Seidel: the red points of each row, then the black ones.
func.func private @print_f64(f64)
func.func @half(%m: memref<10x10xf64>, %color: index) {
  %quarter = arith.constant 0.25 : f64
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 9 {
      affine.if affine_set<(i, j)[c] : ((i + j + c) mod 2 == 0)>(%i, %j)[%color] {
        %a = affine.load %m[%i - 1, %j] : memref<10x10xf64>
        %b = affine.load %m[%i + 1, %j] : memref<10x10xf64>
        %c = affine.load %m[%i, %j - 1] : memref<10x10xf64>
        %d = affine.load %m[%i, %j + 1] : memref<10x10xf64>
        %s = arith.addf %a, %b : f64
        %t = arith.addf %c, %d : f64
        %u = arith.addf %s, %t : f64
        %v = arith.mulf %u, %quarter : f64
        affine.store %v, %m[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<10x10xf64>
  %zero = arith.constant 0.0 : f64
  %hot = arith.constant 100.0 : f64
  %red = arith.constant 0 : index
  %black = arith.constant 1 : index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %zero, %m[%i, %j] : memref<10x10xf64>
      affine.if affine_set<(i, j) : (i == 0, j - 2 >= 0, 7 - j >= 0)>(%i, %j) {
        affine.store %hot, %m[%i, %j] : memref<10x10xf64>
      }
    }
  }
  affine.for %n = 0 to 25 {
    func.call @half(%m, %red) : (memref<10x10xf64>, index) -> ()
    func.call @half(%m, %black) : (memref<10x10xf64>, index) -> ()
  }
  affine.for %i = 0 to 10 step 2 {
    affine.for %j = 0 to 10 {
      %x = affine.load %m[%i, %j] : memref<10x10xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  memref.dealloc %m : memref<10x10xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
