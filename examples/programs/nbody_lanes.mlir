// Bodies that attract each other, x, y and z of each in one vector, with a reciprocal root.
func.func private @print_f64(f64)
func.func @main() -> i32 {
  %place = memref.alloca() : memref<5xvector<4xf64>>
  %speed = memref.alloca() : memref<5xvector<4xf64>>
  %still = arith.constant dense<0.0> : vector<4xf64>
  affine.for %i = 0 to 5 {
    %w = arith.index_cast %i : index to i64
    %x = arith.sitofp %w : i64 to f64
    %y = math.sin %x : f64
    %z = math.cos %x : f64
    %none = arith.constant 0.0 : f64
    %p = vector.from_elements %x, %y, %z, %none : vector<4xf64>
    memref.store %p, %place[%i] : memref<5xvector<4xf64>>
    memref.store %still, %speed[%i] : memref<5xvector<4xf64>>
  }
  %soft = arith.constant 0.01 : f64
  %dt = arith.constant dense<0.0078125> : vector<4xf64>
  affine.for %t = 0 to 20 {
    affine.for %i = 0 to 5 {
      %p = memref.load %place[%i] : memref<5xvector<4xf64>>
      %pull = affine.for %j = 0 to 5 iter_args(%a = %still) -> vector<4xf64> {
        %q = memref.load %place[%j] : memref<5xvector<4xf64>>
        %d = arith.subf %q, %p : vector<4xf64>
        %dd = arith.mulf %d, %d : vector<4xf64>
        %r2 = vector.reduction <add>, %dd, %soft : vector<4xf64> into f64
        %r1 = math.rsqrt %r2 : f64
        %r3 = arith.mulf %r1, %r1 : f64
        %r4 = arith.mulf %r3, %r1 : f64
        %b = vector.broadcast %r4 : f64 to vector<4xf64>
        %n = vector.fma %d, %b, %a : vector<4xf64>
        affine.yield %n : vector<4xf64>
      }
      %v = memref.load %speed[%i] : memref<5xvector<4xf64>>
      %u = vector.fma %pull, %dt, %v : vector<4xf64>
      memref.store %u, %speed[%i] : memref<5xvector<4xf64>>
    }
    affine.for %i = 0 to 5 {
      %p = memref.load %place[%i] : memref<5xvector<4xf64>>
      %v = memref.load %speed[%i] : memref<5xvector<4xf64>>
      %q = vector.fma %v, %dt, %p : vector<4xf64>
      memref.store %q, %place[%i] : memref<5xvector<4xf64>>
    }
  }
  affine.for %i = 0 to 5 {
    %p = memref.load %place[%i] : memref<5xvector<4xf64>>
    affine.for %k = 0 to 3 {
      %x = vector.extract %p[%k] : f64 from vector<4xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
