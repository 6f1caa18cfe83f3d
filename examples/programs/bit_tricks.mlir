// Bits counted, Gray codes, powers of whole numbers, and logarithms of two by leading zeros.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %c1 = arith.constant 1 : i64
  %c5 = arith.constant 5 : i64
  %c63 = arith.constant 63 : i64
  %big = arith.constant 2654435761 : i64
  affine.for %i = 1 to 20 {
    %w = arith.index_cast %i : index to i64
    %x = arith.muli %w, %big : i64
    %h = arith.shrui %x, %c1 : i64
    %gray = arith.xori %x, %h : i64
    %ones = math.ctpop %gray : i64
    %zeros = math.ctlz %x : i64
    %log = arith.subi %c63, %zeros : i64
    %low = math.cttz %x : i64
    %neg = arith.subi %c5, %x : i64
    %abs = math.absi %neg : i64
    %p = math.ipowi %w, %c5 : i64
    func.call @print_i64(%ones) : (i64) -> ()
    func.call @print_i64(%log) : (i64) -> ()
    func.call @print_i64(%low) : (i64) -> ()
    func.call @print_i64(%abs) : (i64) -> ()
    func.call @print_i64(%p) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
