// A product of matrices by tiles of 4 by 4, each a vector.contract of blocks that transfers read and write.
#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (k, j)>
#out = affine_map<(i, j, k) -> (i, j)>
func.func private @print_f64(f64)
func.func @matmul(%a: memref<8x12xf64>, %b: memref<12x8xf64>, %c: memref<8x8xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 8 step 4 {
    affine.for %j = 0 to 8 step 4 {
      affine.for %k = 0 to 12 step 4 {
        %x = vector.transfer_read %a[%i, %k], %zero {in_bounds = [true, true]} : memref<8x12xf64>, vector<4x4xf64>
        %y = vector.transfer_read %b[%k, %j], %zero {in_bounds = [true, true]} : memref<12x8xf64>, vector<4x4xf64>
        %z = vector.transfer_read %c[%i, %j], %zero {in_bounds = [true, true]} : memref<8x8xf64>, vector<4x4xf64>
        %s = vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
          %x, %y, %z : vector<4x4xf64>, vector<4x4xf64> into vector<4x4xf64>
        vector.transfer_write %s, %c[%i, %j] {in_bounds = [true, true]} : vector<4x4xf64>, memref<8x8xf64>
      }
    }
  }
  return
}
func.func @main() -> i32 {
  %a = memref.alloc() : memref<8x12xf64>
  %b = memref.alloc() : memref<12x8xf64>
  %c = memref.alloc() : memref<8x8xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to 12 {
      %n = affine.apply affine_map<(i, k) -> ((i * 7 + k * 3) mod 11 - 5)>(%i, %k)
      %w = arith.index_cast %n : index to i64
      %x = arith.sitofp %w : i64 to f64
      %third = arith.constant 0.3 : f64
      %v = arith.mulf %x, %third : f64
      memref.store %v, %a[%i, %k] : memref<8x12xf64>
      memref.store %x, %b[%k, %i] : memref<12x8xf64>
    }
    affine.for %j = 0 to 8 {
      memref.store %zero, %c[%i, %j] : memref<8x8xf64>
    }
  }
  call @matmul(%a, %b, %c) : (memref<8x12xf64>, memref<12x8xf64>, memref<8x8xf64>) -> ()
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 step 3 {
      %x = memref.load %c[%i, %j] : memref<8x8xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  memref.dealloc %a : memref<8x12xf64>
  memref.dealloc %b : memref<12x8xf64>
  memref.dealloc %c : memref<8x8xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
