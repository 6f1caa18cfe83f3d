// RUN: lowir opt --loop-invariant-code-motion
// A promise with a result is about that result alone, and leaves the loop.
func.func private @u(memref<i32>)
func.func @f(%m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %a = memref.assume_alignment %m, 4 : memref<i32>
    func.call @u(%a) : (memref<i32>) -> ()
    %b = memref.assume_alignment %m, 4 : memref<i32>
    %c = memref.assume_alignment %m, 8 : memref<i32>
  }
  return
}
//--- out
module {
  func.func private @u(memref<i32>)
  func.func @f(%arg0: memref<i32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %assume_align = memref.assume_alignment %arg0, 4 : memref<i32>
    %assume_align_0 = memref.assume_alignment %arg0, 4 : memref<i32>
    %assume_align_1 = memref.assume_alignment %arg0, 8 : memref<i32>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      func.call @u(%assume_align) : (memref<i32>) -> ()
    }
    return
  }
}

