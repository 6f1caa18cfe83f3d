// A product of matrices whose sizes are no multiples of the tiles: tiles are read with zeros where there is no memory, and
// written only where there is.
func.func private @print_f64(f64)
func.func @product(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  %pad = arith.constant 0.0 : f64
  %n = memref.dim %a, %0 : memref<?x?xf64>
  %k = memref.dim %a, %1 : memref<?x?xf64>
  %m = memref.dim %b, %1 : memref<?x?xf64>
  scf.for %i = %0 to %n step %4 {
    scf.for %j = %0 to %m step %4 {
      %zero = arith.constant dense<0.0> : vector<4x4xf64>
      %sum = scf.for %l = %0 to %k step %4 iter_args(%s = %zero) -> (vector<4x4xf64>) {
        %x = vector.transfer_read %a[%i, %l], %pad : memref<?x?xf64>, vector<4x4xf64>
        %y = vector.transfer_read %b[%l, %j], %pad : memref<?x?xf64>, vector<4x4xf64>
        %t = vector.contract {indexing_maps = [affine_map<(i, j, l) -> (i, l)>, affine_map<(i, j, l) -> (l, j)>, affine_map<(i, j, l) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %s : vector<4x4xf64>, vector<4x4xf64> into vector<4x4xf64>
        scf.yield %t : vector<4x4xf64>
      }
      vector.transfer_write %sum, %c[%i, %j] : vector<4x4xf64>, memref<?x?xf64>
    }
  }
  return
}
func.func @main() -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %5 = arith.constant 5 : index
  %6 = arith.constant 6 : index
  %7 = arith.constant 7 : index
  %a = memref.alloc(%6, %5) : memref<?x?xf64>
  %b = memref.alloc(%5, %7) : memref<?x?xf64>
  %c = memref.alloc(%6, %7) : memref<?x?xf64>
  scf.for %i = %0 to %6 step %1 {
    scf.for %j = %0 to %5 step %1 {
      %p = arith.muli %i, %j : index
      %q = arith.addi %p, %i : index
      %w = arith.index_cast %q : index to i64
      %x = arith.sitofp %w : i64 to f64
      memref.store %x, %a[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %0 to %5 step %1 {
    scf.for %j = %0 to %7 step %1 {
      %p = arith.subi %i, %j : index
      %w = arith.index_cast %p : index to i64
      %x = arith.sitofp %w : i64 to f64
      %half = arith.constant 0.5 : f64
      %y = arith.addf %x, %half : f64
      memref.store %y, %b[%i, %j] : memref<?x?xf64>
    }
  }
  call @product(%a, %b, %c) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  scf.for %i = %0 to %6 step %1 {
    scf.for %j = %0 to %7 step %1 {
      %x = memref.load %c[%i, %j] : memref<?x?xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %b : memref<?x?xf64>
  memref.dealloc %c : memref<?x?xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
