func.func @scale(%m: memref<?x?xf32>, %by: f32) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %m, %zero : memref<?x?xf32>
  %columns = memref.dim %m, %one : memref<?x?xf32>
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %x = memref.load %m[%i, %j] : memref<?x?xf32>
      %y = arith.mulf %x, %by : f32
      memref.store %y, %m[%i, %j] : memref<?x?xf32>
    }
  }
  %last = memref.load %m[%one, %one] : memref<?x?xf32>
  return %last : f32
}
