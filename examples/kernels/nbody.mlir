// One step of bodies that attract each other: rows are x, y, z, three speeds, mass.
func.func @nbody(%bodies: memref<?x7xf64>, %dt: f64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %soft = arith.constant 1.0e-3 : f64
  %none = arith.constant 0.0 : f64
  %n = memref.dim %bodies, %c0 : memref<?x7xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %bodies[%i, %c0] : memref<?x7xf64>
    %y = memref.load %bodies[%i, %c1] : memref<?x7xf64>
    %z = memref.load %bodies[%i, %c2] : memref<?x7xf64>
    %f:3 = scf.for %j = %c0 to %n step %c1 iter_args(%fx = %none, %fy = %none, %fz = %none) -> (f64, f64, f64) {
      %ox = memref.load %bodies[%j, %c0] : memref<?x7xf64>
      %oy = memref.load %bodies[%j, %c1] : memref<?x7xf64>
      %oz = memref.load %bodies[%j, %c2] : memref<?x7xf64>
      %mass = memref.load %bodies[%j, %c6] : memref<?x7xf64>
      %dx = arith.subf %ox, %x : f64
      %dy = arith.subf %oy, %y : f64
      %dz = arith.subf %oz, %z : f64
      %xx = arith.mulf %dx, %dx : f64
      %yy = arith.mulf %dy, %dy : f64
      %zz = arith.mulf %dz, %dz : f64
      %xy = arith.addf %xx, %yy : f64
      %xyz = arith.addf %xy, %zz : f64
      %square = arith.addf %xyz, %soft : f64
      %distance = math.sqrt %square : f64
      %cube = arith.mulf %square, %distance : f64
      %pull = arith.divf %mass, %cube : f64
      %px = arith.mulf %dx, %pull : f64
      %py = arith.mulf %dy, %pull : f64
      %pz = arith.mulf %dz, %pull : f64
      %sx = arith.addf %fx, %px : f64
      %sy = arith.addf %fy, %py : f64
      %sz = arith.addf %fz, %pz : f64
      scf.yield %sx, %sy, %sz : f64, f64, f64
    }
    func.call @push(%bodies, %i, %c0, %f#0, %dt) : (memref<?x7xf64>, index, index, f64, f64) -> ()
    func.call @push(%bodies, %i, %c1, %f#1, %dt) : (memref<?x7xf64>, index, index, f64, f64) -> ()
    func.call @push(%bodies, %i, %c2, %f#2, %dt) : (memref<?x7xf64>, index, index, f64, f64) -> ()
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %c3 step %c1 {
      %at = memref.load %bodies[%i, %k] : memref<?x7xf64>
      %speed = arith.addi %k, %c3 : index
      %v = memref.load %bodies[%i, %speed] : memref<?x7xf64>
      %way = arith.mulf %v, %dt : f64
      %new = arith.addf %at, %way : f64
      memref.store %new, %bodies[%i, %k] : memref<?x7xf64>
    }
  }
  return
}

func.func private @push(%bodies: memref<?x7xf64>, %i: index, %k: index, %force: f64, %dt: f64) {
  %c3 = arith.constant 3 : index
  %speed = arith.addi %k, %c3 : index
  %old = memref.load %bodies[%i, %speed] : memref<?x7xf64>
  %more = arith.mulf %force, %dt : f64
  %new = arith.addf %old, %more : f64
  memref.store %new, %bodies[%i, %speed] : memref<?x7xf64>
  return
}
