// Five points of a grid into one, the border copied.
func.func @stencil(%from: memref<?x?xf32>, %to: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %fifth = arith.constant 0.2 : f32
  %n = memref.dim %from, %zero : memref<?x?xf32>
  %m = memref.dim %from, %one : memref<?x?xf32>
  %last_n = arith.subi %n, %one : index
  %last_m = arith.subi %m, %one : index
  scf.for %i = %zero to %n step %one {
    scf.for %j = %zero to %m step %one {
      %at_top = arith.cmpi eq, %i, %zero : index
      %at_end = arith.cmpi eq, %i, %last_n : index
      %at_left = arith.cmpi eq, %j, %zero : index
      %at_right = arith.cmpi eq, %j, %last_m : index
      %rows = arith.ori %at_top, %at_end : i1
      %columns = arith.ori %at_left, %at_right : i1
      %border = arith.ori %rows, %columns : i1
      %here = memref.load %from[%i, %j] : memref<?x?xf32>
      %new = scf.if %border -> (f32) {
        scf.yield %here : f32
      } else {
        %up = arith.subi %i, %one : index
        %down = arith.addi %i, %one : index
        %left = arith.subi %j, %one : index
        %right = arith.addi %j, %one : index
        %a = memref.load %from[%up, %j] : memref<?x?xf32>
        %b = memref.load %from[%down, %j] : memref<?x?xf32>
        %c = memref.load %from[%i, %left] : memref<?x?xf32>
        %d = memref.load %from[%i, %right] : memref<?x?xf32>
        %ab = arith.addf %a, %b : f32
        %cd = arith.addf %c, %d : f32
        %abcd = arith.addf %ab, %cd : f32
        %all = arith.addf %abcd, %here : f32
        %mean = arith.mulf %all, %fifth : f32
        scf.yield %mean : f32
      }
      memref.store %new, %to[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
