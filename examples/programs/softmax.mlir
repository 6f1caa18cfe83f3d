// The softmax of rows: the greatest taken away, exponentials, divided by their sum; the end of a row under a mask.
func.func private @print_f64(f64)
func.func @main() -> i32 {
  %m = memref.alloc() : memref<3x10xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 10 {
      %n = affine.apply affine_map<(i, j) -> ((i * 3 + j * 7) mod 10)>(%i, %j)
      %w = arith.index_cast %n : index to i32
      %x = arith.sitofp %w : i32 to f32
      affine.store %x, %m[%i, %j] : memref<3x10xf32>
    }
  }
  %low = arith.constant -1.0e+30 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 3 {
    %most = affine.for %j = 0 to 10 step 4 iter_args(%a = %low) -> f32 {
      %v = vector.transfer_read %m[%i, %j], %low : memref<3x10xf32>, vector<4xf32>
      %b = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32
      affine.yield %b : f32
    }
    %all = vector.broadcast %most : f32 to vector<4xf32>
    %sum = affine.for %j = 0 to 10 step 4 iter_args(%a = %zero) -> f32 {
      %v = vector.transfer_read %m[%i, %j], %low : memref<3x10xf32>, vector<4xf32>
      %d = arith.subf %v, %all : vector<4xf32>
      %e = math.exp %d : vector<4xf32>
      vector.transfer_write %e, %m[%i, %j] : vector<4xf32>, memref<3x10xf32>
      %b = vector.reduction <add>, %e, %a : vector<4xf32> into f32
      affine.yield %b : f32
    }
    %by = vector.broadcast %sum : f32 to vector<4xf32>
    affine.for %j = 0 to 10 step 4 {
      %left = affine.apply affine_map<(j) -> (10 - j)>(%j)
      %mask = vector.create_mask %left : vector<4xi1>
      %none = arith.constant dense<0.0> : vector<4xf32>
      %v = vector.maskedload %m[%i, %j], %mask, %none : memref<3x10xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
      %q = arith.divf %v, %by : vector<4xf32>
      vector.maskedstore %m[%i, %j], %mask, %q : memref<3x10xf32>, vector<4xi1>, vector<4xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 10 {
      %x = affine.load %m[%i, %j] : memref<3x10xf32>
      %y = arith.extf %x : f32 to f64
      func.call @print_f64(%y) : (f64) -> ()
    }
  }
  memref.dealloc %m : memref<3x10xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
