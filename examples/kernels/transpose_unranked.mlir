// A matrix of any rank that is known only when it runs: rank two is transposed, everything else is left alone. The
// answer says what was done.
func.func @transpose_unranked(%from: memref<*xf32>, %to: memref<*xf32>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %rank = memref.rank %from : memref<*xf32>
  %matrix = arith.cmpi eq, %rank, %two : index
  %answer = scf.if %matrix -> (i32) {
    %a = memref.cast %from : memref<*xf32> to memref<?x?xf32>
    %b = memref.cast %to : memref<*xf32> to memref<?x?xf32>
    %n = memref.dim %a, %zero : memref<?x?xf32>
    %m = memref.dim %a, %one : memref<?x?xf32>
    scf.for %i = %zero to %n step %one {
      scf.for %j = %zero to %m step %one {
        %x = memref.load %a[%i, %j] : memref<?x?xf32>
        memref.store %x, %b[%j, %i] : memref<?x?xf32>
      }
    }
    %done = arith.constant 1 : i32
    scf.yield %done : i32
  } else {
    %left = arith.constant 0 : i32
    scf.yield %left : i32
  }
  return %answer : i32
}

// The same matrix as a memref of unknown rank: the caller owns the copy of its descriptor.
func.func @forget(%m: memref<?x?xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  %u = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
