// RUN: lowir opt --sccp
// RUN: lowir opt --compat=19 --sccp
// What a scope returns is what it is; a constant is written in the dialect of what made it; a cast of a cast that leads
// back to the same type casts what that one casts.
func.func private @use(index)
func.func @scope(%n: index) -> index {
  %c = arith.constant 5 : index
  %x = memref.alloca_scope -> index {
    %m = memref.alloca(%n) : memref<?xf32>
    %k = memref.load %m[%n] : memref<?xf32>
    memref.store %k, %m[%n] : memref<?xf32>
    memref.alloca_scope.return %c : index
  }
  func.call @use(%x) : (index) -> ()
  %i = index.constant 3
  %z = arith.constant 0 : index
  %s = arith.addi %i, %z : index
  %t = arith.addi %i, %c : index
  func.call @use(%t) : (index) -> ()
  return %s : index
}
func.func @casts(%a: memref<?x?xf32>) -> memref<?x?xf32> {
  %u = memref.cast %a : memref<?x?xf32> to memref<*xf32>
  %r = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}
//--- out
module {
  func.func private @use(index)
  func.func @scope(%arg0: index) -> index {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %idx3 = index.constant 3
    %c5 = arith.constant 5 : index
    %0 = memref.alloca_scope  -> (index) {
      %alloca = memref.alloca(%arg0) : memref<?xf32>
      %1 = memref.load %alloca[%arg0] : memref<?xf32>
      memref.store %1, %alloca[%arg0] : memref<?xf32>
      memref.alloca_scope.return %c5 : index
    }
    call @use(%c5) : (index) -> ()
    call @use(%c8) : (index) -> ()
    return %idx3 : index
  }
  func.func @casts(%arg0: memref<?x?xf32>) -> memref<?x?xf32> {
    %cast = memref.cast %arg0 : memref<?x?xf32> to memref<*xf32>
    %cast_0 = memref.cast %arg0 : memref<?x?xf32> to memref<?x?xf32>
    return %cast_0 : memref<?x?xf32>
  }
}

//--- out 2
module {
  func.func private @use(index)
  func.func @scope(%arg0: index) -> index {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %idx3 = index.constant 3
    %c5 = arith.constant 5 : index
    %0 = memref.alloca_scope  -> (index) {
      %alloca = memref.alloca(%arg0) : memref<?xf32>
      %1 = memref.load %alloca[%arg0] : memref<?xf32>
      memref.store %1, %alloca[%arg0] : memref<?xf32>
      memref.alloca_scope.return %c5 : index
    }
    call @use(%c5) : (index) -> ()
    call @use(%c8) : (index) -> ()
    return %idx3 : index
  }
  func.func @casts(%arg0: memref<?x?xf32>) -> memref<?x?xf32> {
    %cast = memref.cast %arg0 : memref<?x?xf32> to memref<*xf32>
    %cast_0 = memref.cast %arg0 : memref<?x?xf32> to memref<?x?xf32>
    return %cast_0 : memref<?x?xf32>
  }
}

