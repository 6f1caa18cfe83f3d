// RUN: lowir opt --allow-unregistered-dialect --expand-strided-metadata
// A condition is known in the branches of its `scf.if` to those who canonicalize; this pass only folds.

func.func @f(%c: i1, %m: memref<?xi32>, %n: index) -> i1 {
  %s = memref.subview %m[%n] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
  "test.use"(%s) : (memref<1xi32, strided<[1], offset: ?>>) -> ()
  %r = scf.if %c -> i1 {
    "test.x"(%c) : (i1) -> ()
    scf.yield %c : i1
  } else {
    "test.x"(%c) : (i1) -> ()
    scf.yield %c : i1
  }
  return %r : i1
}
func.func @g(%m: memref<?xi32>, %n: index) -> i1 {
  %c = arith.constant true
  %r = scf.if %c -> i1 {
    "test.x"(%c) : (i1) -> ()
    scf.yield %c : i1
  } else {
    "test.x"(%c) : (i1) -> ()
    scf.yield %c : i1
  }
  return %r : i1
}
//--- out
module {
  func.func @f(%arg0: i1, %arg1: memref<?xi32>, %arg2: index) -> i1 {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi32> -> memref<i32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%arg2], sizes: [1], strides: [1] : memref<i32> to memref<1xi32, strided<[1], offset: ?>>
    "test.use"(%reinterpret_cast) : (memref<1xi32, strided<[1], offset: ?>>) -> ()
    %0 = scf.if %arg0 -> (i1) {
      "test.x"(%arg0) : (i1) -> ()
      scf.yield %arg0 : i1
    } else {
      "test.x"(%arg0) : (i1) -> ()
      scf.yield %arg0 : i1
    }
    return %0 : i1
  }
  func.func @g(%arg0: memref<?xi32>, %arg1: index) -> i1 {
    %true = arith.constant true
    %0 = scf.if %true -> (i1) {
      "test.x"(%true) : (i1) -> ()
      scf.yield %true : i1
    } else {
      "test.x"(%true) : (i1) -> ()
      scf.yield %true : i1
    }
    return %0 : i1
  }
}

