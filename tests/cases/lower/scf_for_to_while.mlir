// RUN: lowir opt --scf-for-to-while
// The counter goes from turn to turn in front of the other values, and is counted first. A loop without use goes.
func.func private @use(index, i32)
func.func @sum(%n: index, %m: memref<?xf32>, %x: f32, %k: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %k) -> (f32, i32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.for %j = %i to %n step %c1 {
      %two = arith.constant 2 : i32
      func.call @use(%j, %two) : (index, i32) -> ()
    }
    scf.yield %s, %b : f32, i32
  } {mark = 1 : i32}
  scf.for %i = %k to %r#1 step %k : i32 {
    func.call @use(%n, %i) : (index, i32) -> ()
  }
  %unused = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    scf.yield %a : f32
  }
  return %r#0, %r#1 : f32, i32
}
//--- out
module {
  func.func private @use(index, i32)
  func.func @sum(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: i32) -> (f32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg2, %arg6 = %arg3) : (index, f32, i32) -> (index, f32, i32) {
      %2 = arith.cmpi slt, %arg4, %arg0 : index
      scf.condition(%2) %arg4, %arg5, %arg6 : index, f32, i32
    } do {
    ^bb0(%arg4: index, %arg5: f32, %arg6: i32):
      %2 = arith.addi %arg4, %c1 : index
      %3 = memref.load %arg1[%arg4] : memref<?xf32>
      %4 = arith.addf %arg5, %3 : f32
      %5 = scf.while (%arg7 = %arg4) : (index) -> index {
        %6 = arith.cmpi slt, %arg7, %arg0 : index
        scf.condition(%6) %arg7 : index
      } do {
      ^bb0(%arg7: index):
        %6 = arith.addi %arg7, %c1 : index
        func.call @use(%arg7, %c2_i32) : (index, i32) -> ()
        scf.yield %6 : index
      }
      scf.yield %2, %4, %arg6 : index, f32, i32
    } attributes {mark = 1 : i32}
    %1 = scf.while (%arg4 = %arg3) : (i32) -> i32 {
      %2 = arith.cmpi slt, %arg4, %0#2 : i32
      scf.condition(%2) %arg4 : i32
    } do {
    ^bb0(%arg4: i32):
      %2 = arith.addi %arg4, %arg3 : i32
      func.call @use(%arg0, %arg4) : (index, i32) -> ()
      scf.yield %2 : i32
    }
    return %0#1, %0#2 : f32, i32
  }
}

