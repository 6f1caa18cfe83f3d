// Steps until a point of the plane leaves a circle.
func.func @mandelbrot(%steps: memref<?x?xi32>, %x0: f64, %y0: f64, %size: f64, %limit: i32) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %next = arith.constant 1 : i32
  %origin = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %n = memref.dim %steps, %zero : memref<?x?xi32>
  %m = memref.dim %steps, %one : memref<?x?xi32>
  scf.for %i = %zero to %n step %one {
    %ii = arith.index_cast %i : index to i64
    %fi = arith.sitofp %ii : i64 to f64
    %di = arith.mulf %fi, %size : f64
    %ci = arith.addf %y0, %di : f64
    scf.for %j = %zero to %m step %one {
      %jj = arith.index_cast %j : index to i64
      %fj = arith.sitofp %jj : i64 to f64
      %dj = arith.mulf %fj, %size : f64
      %cr = arith.addf %x0, %dj : f64
      %r:3 = scf.while (%x = %origin, %y = %origin, %k = %none) : (f64, f64, i32) -> (f64, f64, i32) {
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %norm = arith.addf %xx, %yy : f64
        %near = arith.cmpf ole, %norm, %four : f64
        %early = arith.cmpi slt, %k, %limit : i32
        %more = arith.andi %near, %early : i1
        scf.condition(%more) %x, %y, %k : f64, f64, i32
      } do {
      ^bb0(%x: f64, %y: f64, %k: i32):
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %d = arith.subf %xx, %yy : f64
        %xy = arith.mulf %x, %y : f64
        %xy2 = arith.addf %xy, %xy : f64
        %nx = arith.addf %d, %cr : f64
        %ny = arith.addf %xy2, %ci : f64
        %nk = arith.addi %k, %next : i32
        scf.yield %nx, %ny, %nk : f64, f64, i32
      }
      memref.store %r#2, %steps[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
