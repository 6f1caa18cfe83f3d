// Points of the plane gather around three means, step by step until none changes its group.
func.func private @print_f64(f64)
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %points = memref.alloca() : memref<24x2xf64>
  %means = memref.alloca() : memref<3x2xf64>
  %group = memref.alloca() : memref<24xindex>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  %none = arith.constant 0.0 : f64
  %far = arith.constant 1.0e+30 : f64
  affine.for %i = 0 to 24 {
    %u = affine.apply affine_map<(i) -> ((i * 7) mod 10 + (i mod 3) * 20)>(%i)
    %v = affine.apply affine_map<(i) -> ((i * 11) mod 9 - (i mod 3) * 6)>(%i)
    %a = arith.index_cast %u : index to i64
    %b = arith.index_cast %v : index to i64
    %x = arith.sitofp %a : i64 to f64
    %y = arith.sitofp %b : i64 to f64
    affine.store %x, %points[%i, 0] : memref<24x2xf64>
    affine.store %y, %points[%i, 1] : memref<24x2xf64>
    affine.store %3, %group[%i] : memref<24xindex>
  }
  affine.for %k = 0 to 3 {
    affine.for %d = 0 to 2 {
      %x = affine.load %points[%k, %d] : memref<24x2xf64>
      affine.store %x, %means[%k, %d] : memref<3x2xf64>
    }
  }
  %yes = arith.constant true
  %rounds = scf.while (%n = %0, %again = %yes) : (index, i1) -> index {
    scf.condition(%again) %n : index
  } do {
  ^bb0(%n: index):
    %no = arith.constant false
    %moved = affine.for %i = 0 to 24 iter_args(%any = %no) -> i1 {
      %px = affine.load %points[%i, 0] : memref<24x2xf64>
      %py = affine.load %points[%i, 1] : memref<24x2xf64>
      %best:2 = affine.for %k = 0 to 3 iter_args(%at = %0, %least = %far) -> (index, f64) {
        %mx = affine.load %means[%k, 0] : memref<3x2xf64>
        %my = affine.load %means[%k, 1] : memref<3x2xf64>
        %dx = arith.subf %px, %mx : f64
        %dy = arith.subf %py, %my : f64
        %xx = arith.mulf %dx, %dx : f64
        %d = math.fma %dy, %dy, %xx : f64
        %less = arith.cmpf olt, %d, %least : f64
        %a = arith.select %less, %k, %at : index
        %l = arith.minimumf %d, %least : f64
        affine.yield %a, %l : index, f64
      }
      %old = affine.load %group[%i] : memref<24xindex>
      affine.store %best#0, %group[%i] : memref<24xindex>
      %changed = arith.cmpi ne, %old, %best#0 : index
      %some = arith.ori %any, %changed : i1
      affine.yield %some : i1
    }
    affine.for %k = 0 to 3 {
      %sum:3 = affine.for %i = 0 to 24 iter_args(%x = %none, %y = %none, %c = %0) -> (f64, f64, index) {
        %g = affine.load %group[%i] : memref<24xindex>
        %mine = arith.cmpi eq, %g, %k : index
        %next:3 = scf.if %mine -> (f64, f64, index) {
          %px = affine.load %points[%i, 0] : memref<24x2xf64>
          %py = affine.load %points[%i, 1] : memref<24x2xf64>
          %s = arith.addf %x, %px : f64
          %t = arith.addf %y, %py : f64
          %u = arith.addi %c, %1 : index
          scf.yield %s, %t, %u : f64, f64, index
        } else {
          scf.yield %x, %y, %c : f64, f64, index
        }
        affine.yield %next#0, %next#1, %next#2 : f64, f64, index
      }
      %w = arith.index_cast %sum#2 : index to i64
      %m = arith.sitofp %w : i64 to f64
      %x = arith.divf %sum#0, %m : f64
      %y = arith.divf %sum#1, %m : f64
      affine.store %x, %means[%k, 0] : memref<3x2xf64>
      affine.store %y, %means[%k, 1] : memref<3x2xf64>
    }
    %n1 = arith.addi %n, %1 : index
    scf.yield %n1, %moved : index, i1
  }
  %w = arith.index_cast %rounds : index to i64
  call @print_i64(%w) : (i64) -> ()
  affine.for %k = 0 to 3 {
    affine.for %d = 0 to 2 {
      %x = affine.load %means[%k, %d] : memref<3x2xf64>
      func.call @print_f64(%x) : (f64) -> ()
    }
  }
  affine.for %i = 0 to 24 {
    %g = affine.load %group[%i] : memref<24xindex>
    %v = arith.index_cast %g : index to i64
    func.call @print_i64(%v) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
