// 2020: 'scf.parallel' ended in a yield, and reduced its values one by one.
func @f(%n: index, %m: memref<?xf32>, %x: f32, %k: i32) -> (f32, i32) {
  loop.parallel (%i) = (%n) to (%n) step (%n) {
    store %x, %m[%i] : memref<?xf32>
    loop.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  }
  %0:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %k) -> (f32, i32) {
    %1 = load %m[%i] : memref<?xf32>
    scf.reduce(%1) : f32 {
    ^bb0(%a: f32, %b: f32):
      %2 = addf %a, %b : f32
      scf.reduce.return %2 : f32
    }
    scf.reduce(%k) : i32 {
    ^bb0(%a: i32, %b: i32):
      %2 = muli %a, %b : i32
      scf.reduce.return %2 : i32
    }
    scf.yield
  }
  return %0#0, %0#1 : f32, i32
}
//--- today
module {
  func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: i32) -> (f32, i32) {
    scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) {
      memref.store %arg2, %arg1[%arg4] : memref<?xf32>
      scf.reduce 
    }
    scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    }
    %0:2 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg2, %arg3) -> (f32, i32) {
      %1 = memref.load %arg1[%arg4] : memref<?xf32>
      scf.reduce(%1, %arg3 : f32, i32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %2 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg5: i32, %arg6: i32):
        %2 = arith.muli %arg5, %arg6 : i32
        scf.reduce.return %2 : i32
      }
    }
    return %0#0, %0#1 : f32, i32
  }
}
