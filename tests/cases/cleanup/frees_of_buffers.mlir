// RUN: lowir opt --canonicalize
func.func private @use(i1, i1, i1)
func.func @a(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1, %d: i1) {
  %0:3 = bufferization.dealloc (%a, %b, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %d) retain (%a, %b, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>)
  call @use(%0#0, %0#1, %0#2) : (i1, i1, i1) -> ()
  return
}
func.func @a2(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1, %d: i1) {
  bufferization.dealloc (%a, %b, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c)
  return
}
func.func @b(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) -> (i1, i1) {
  %f = arith.constant false
  %0:2 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%f, %f) retain (%a, %b : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}
func.func @b2(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) -> (i1, i1) {
  %f = arith.constant false
  %0:2 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%f, %c) retain (%a, %b : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}
func.func @e(%a: memref<2xi32>, %c: i1, %n: index) -> i1 {
  %m = memref.alloc(%n) : memref<?xi32>
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32> -> memref<i32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<i32>) if (%c) retain (%a : memref<2xi32>)
  return %0 : i1
}
func.func @e2(%a: memref<2xi32>, %c: i1, %n: index, %m: memref<?xi32>) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32> -> memref<i32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<i32>) if (%c) retain (%a : memref<2xi32>)
  return %0 : i1
}
func.func @f(%a: memref<2xi32>, %c: i1, %n: index) -> i1 {
  %m = memref.alloc(%n) : memref<?xi32>
  %w = memref.alloca() : memref<4xi32>
  %x = memref.alloc() : memref<8xi32>
  %0 = bufferization.dealloc (%m, %w, %a, %x : memref<?xi32>, memref<4xi32>, memref<2xi32>, memref<8xi32>) if (%c, %c, %c, %c) retain (%a : memref<2xi32>)
  return %0 : i1
}
func.func @g(%a: memref<2xi32>, %c: i1, %n: index) -> i1 {
  %k = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %m = memref.alloc(%n) : memref<?xi32>
  %r = memref.realloc %m : memref<?xi32> to memref<4xi32>
  %base, %o, %s, %t = memref.extract_strided_metadata %k : memref<2xi32> -> memref<i32>, index, index, index
  %base2, %o2, %s2, %t2 = memref.extract_strided_metadata %r : memref<4xi32> -> memref<i32>, index, index, index
  %0 = bufferization.dealloc (%base, %base2 : memref<i32>, memref<i32>) if (%c, %c) retain (%a : memref<2xi32>)
  return %0 : i1
}
func.func @g2(%a: memref<2xi32>, %c: i1, %n: index) -> i1 {
  %k = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %m = memref.alloc(%n) : memref<?xi32>
  %r = memref.realloc %m : memref<?xi32> to memref<4xi32>
  %0 = bufferization.dealloc (%k, %r : memref<2xi32>, memref<4xi32>) if (%c, %c) retain (%a : memref<2xi32>)
  return %0 : i1
}
func.func @h(%a: memref<2xi32>, %c: i1) -> i1 {
  %r = arith.constant true
  %m = memref.alloc() : memref<i32>
  %0 = bufferization.dealloc (%m : memref<i32>) if (%r) retain (%a : memref<2xi32>)
  %1 = bufferization.dealloc retain (%a : memref<2xi32>)
  bufferization.dealloc
  %2 = arith.ori %0, %1 : i1
  return %2 : i1
}
//--- out
module {
  func.func private @use(i1, i1, i1)
  func.func @a(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1, %arg3: i1) {
    %0 = arith.ori %arg2, %arg3 : i1
    %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xi32>, memref<2xi32>) if (%0, %arg3) retain (%arg0, %arg1 : memref<2xi32>, memref<2xi32>)
    call @use(%1#0, %1#1, %1#0) : (i1, i1, i1) -> ()
    return
  }
  func.func @a2(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1, %arg3: i1) {
    bufferization.dealloc (%arg0, %arg1 : memref<2xi32>, memref<2xi32>) if (%arg2, %arg3)
    return
  }
  func.func @b(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) -> (i1, i1) {
    %false = arith.constant false
    return %false, %false : i1, i1
  }
  func.func @b2(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) -> (i1, i1) {
    %0:2 = bufferization.dealloc (%arg1 : memref<2xi32>) if (%arg2) retain (%arg0, %arg1 : memref<2xi32>, memref<2xi32>)
    return %0#0, %0#1 : i1, i1
  }
  func.func @e(%arg0: memref<2xi32>, %arg1: i1, %arg2: index) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @e2(%arg0: memref<2xi32>, %arg1: i1, %arg2: index, %arg3: memref<?xi32>) -> i1 {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xi32> -> memref<i32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<i32>) if (%arg1) retain (%arg0 : memref<2xi32>)
    return %0 : i1
  }
  func.func @f(%arg0: memref<2xi32>, %arg1: i1, %arg2: index) -> i1 {
    %0 = bufferization.dealloc (%arg0 : memref<2xi32>) if (%arg1) retain (%arg0 : memref<2xi32>)
    return %0 : i1
  }
  func.func @g(%arg0: memref<2xi32>, %arg1: i1, %arg2: index) -> i1 {
    %0 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
    %1 = bufferization.dealloc (%0 : memref<2xi32>) if (%arg1) retain (%arg0 : memref<2xi32>)
    return %1 : i1
  }
  func.func @g2(%arg0: memref<2xi32>, %arg1: i1, %arg2: index) -> i1 {
    %0 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
    %1 = bufferization.dealloc (%0 : memref<2xi32>) if (%arg1) retain (%arg0 : memref<2xi32>)
    return %1 : i1
  }
  func.func @h(%arg0: memref<2xi32>, %arg1: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
}

