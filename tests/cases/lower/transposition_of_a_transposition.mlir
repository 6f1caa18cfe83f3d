// RUN: lowir opt --expand-strided-metadata
// RUN: lowir opt --expand-strided-metadata --compat=19
// A transposition of a transposition folds to one, where no patterns of canonicalization are applied too.
func.func private @u(memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>)
func.func @f(%x: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
  %a = memref.transpose %x (i, j, k) -> (j, k, i) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %b = memref.transpose %a (i, j, k) -> (k, j, i) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  func.call @u(%b) : (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) -> ()
  return
}
//--- out
module {
  func.func private @u(memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>)
  func.func @f(%arg0: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d0, d2, d1) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
    call @u(%transpose) : (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) -> ()
    return
  }
}

//--- out 2
module {
  func.func private @u(memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>)
  func.func @f(%arg0: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d0, d2, d1) : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
    call @u(%transpose) : (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) -> ()
    return
  }
}

