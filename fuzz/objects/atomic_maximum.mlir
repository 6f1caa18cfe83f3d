// Atomic maximum and minimum of floats: zeros by their sign, and what is not a number stays.
func.func private @f(%old: f64, %new: f64) {
  %m = memref.alloca() : memref<f64>
  memref.store %old, %m[] : memref<f64>
  %a = memref.atomic_rmw maximumf %new, %m[] : (f64, memref<f64>) -> f64
  %x = memref.load %m[] : memref<f64>
  memref.store %old, %m[] : memref<f64>
  %b = memref.atomic_rmw minimumf %new, %m[] : (f64, memref<f64>) -> f64
  %y = memref.load %m[] : memref<f64>
  func.call @number(%x) : (f64) -> ()
  func.call @number(%y) : (f64) -> ()
  return
}
func.func private @number(%x: f64) {
  %nan = arith.cmpf uno, %x, %x : f64
  %one = arith.constant 1.5 : f64
  %y = arith.select %nan, %one, %x : f64
  %i = arith.bitcast %y : f64 to i64
  func.call @print(%i) : (i64) -> ()
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 3.0 : f64
  %c3 = arith.constant -2.5 : f64
  %c4 = arith.constant 0x7FF8000000000000 : f64
  %c5 = arith.constant 0xFFF8000000000000 : f64
  func.call @f(%c0, %c0) : (f64, f64) -> ()
  func.call @f(%c0, %c1) : (f64, f64) -> ()
  func.call @f(%c0, %c2) : (f64, f64) -> ()
  func.call @f(%c0, %c3) : (f64, f64) -> ()
  func.call @f(%c0, %c4) : (f64, f64) -> ()
  func.call @f(%c0, %c5) : (f64, f64) -> ()
  func.call @f(%c1, %c0) : (f64, f64) -> ()
  func.call @f(%c1, %c1) : (f64, f64) -> ()
  func.call @f(%c1, %c2) : (f64, f64) -> ()
  func.call @f(%c1, %c3) : (f64, f64) -> ()
  func.call @f(%c1, %c4) : (f64, f64) -> ()
  func.call @f(%c1, %c5) : (f64, f64) -> ()
  func.call @f(%c2, %c0) : (f64, f64) -> ()
  func.call @f(%c2, %c1) : (f64, f64) -> ()
  func.call @f(%c2, %c2) : (f64, f64) -> ()
  func.call @f(%c2, %c3) : (f64, f64) -> ()
  func.call @f(%c2, %c4) : (f64, f64) -> ()
  func.call @f(%c2, %c5) : (f64, f64) -> ()
  func.call @f(%c3, %c0) : (f64, f64) -> ()
  func.call @f(%c3, %c1) : (f64, f64) -> ()
  func.call @f(%c3, %c2) : (f64, f64) -> ()
  func.call @f(%c3, %c3) : (f64, f64) -> ()
  func.call @f(%c3, %c4) : (f64, f64) -> ()
  func.call @f(%c3, %c5) : (f64, f64) -> ()
  func.call @f(%c4, %c0) : (f64, f64) -> ()
  func.call @f(%c4, %c1) : (f64, f64) -> ()
  func.call @f(%c4, %c2) : (f64, f64) -> ()
  func.call @f(%c4, %c3) : (f64, f64) -> ()
  func.call @f(%c4, %c4) : (f64, f64) -> ()
  func.call @f(%c4, %c5) : (f64, f64) -> ()
  func.call @f(%c5, %c0) : (f64, f64) -> ()
  func.call @f(%c5, %c1) : (f64, f64) -> ()
  func.call @f(%c5, %c2) : (f64, f64) -> ()
  func.call @f(%c5, %c3) : (f64, f64) -> ()
  func.call @f(%c5, %c4) : (f64, f64) -> ()
  func.call @f(%c5, %c5) : (f64, f64) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
func.func private @putchar(i32) -> i32
// Prints the 64 bits of a number as letters from a to p.
func.func private @print(%x: i64) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 16 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : i64
  %mask = arith.constant 15 : i64
  %a = arith.constant 97 : i64
  %end = scf.for %i = %lo to %hi step %one iter_args(%y = %x) -> i64 {
    %d = arith.andi %y, %mask : i64
    %c = arith.addi %d, %a : i64
    %ch = arith.trunci %c : i64 to i32
    %r = func.call @putchar(%ch) : (i32) -> i32
    %z = arith.shrui %y, %four : i64
    scf.yield %z : i64
  }
  %nl = arith.constant 10 : i32
  %r = func.call @putchar(%nl) : (i32) -> i32
  return
}
