// RUN: lowir opt --inline --allow-unregistered-dialect %s
// RUN: lowir opt --compat=19 --inline --allow-unregistered-dialect %s
// Bodies and calls in loops.
func.func private @mix(%a: i32, %m: memref<4xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<4xi32>
  %1 = math.absi %0 : i32
  %2 = scf.while (%x = %1) : (i32) -> i32 {
    %p = arith.cmpi slt, %x, %a : i32
    scf.condition(%p) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.muli %y, %y : i32
    %w:2 = func.call @two(%z) : (i32) -> (i32, i32)
    scf.yield %w#1 : i32
  }
  return %2, %0 : i32, i32
}
func.func private @two(%a: i32) -> (i32, i32) {
  %b = arith.addi %a, %a : i32
  return %b, %a : i32, i32
}
func.func private @never(%a: i32) -> i32 {
  return %a : i32
}
func.func @top(%a: i32, %m: memref<4xi32>) -> i32 {
  %0:2 = call @mix(%a, %m) : (i32, memref<4xi32>) -> (i32, i32)
  %1:2 = call @mix(%0#1, %m) : (i32, memref<4xi32>) -> (i32, i32)
  %f = constant @never : (i32) -> i32
  "use.it"(%f) : ((i32) -> i32) -> ()
  %2 = call @never(%1#0) : (i32) -> i32
  return %2 : i32
}
//--- out
module {
  func.func private @never(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @top(%arg0: i32, %arg1: memref<4xi32>) -> i32 {
    %f = constant @never : (i32) -> i32
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<4xi32>
    %1 = memref.load %arg1[%c0] : memref<4xi32>
    %2 = math.absi %1 : i32
    %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
      %4 = arith.cmpi slt, %arg2, %0 : i32
      scf.condition(%4) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %4 = arith.muli %arg2, %arg2 : i32
      scf.yield %4 : i32
    }
    "use.it"(%f) : ((i32) -> i32) -> ()
    return %3 : i32
  }
}

//--- out 2
module {
  func.func private @never(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @top(%arg0: i32, %arg1: memref<4xi32>) -> i32 {
    %f = constant @never : (i32) -> i32
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<4xi32>
    %1 = memref.load %arg1[%c0] : memref<4xi32>
    %2 = math.absi %1 : i32
    %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
      %4 = arith.cmpi slt, %arg2, %0 : i32
      scf.condition(%4) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %4 = arith.muli %arg2, %arg2 : i32
      scf.yield %4 : i32
    }
    "use.it"(%f) : ((i32) -> i32) -> ()
    return %3 : i32
  }
}

