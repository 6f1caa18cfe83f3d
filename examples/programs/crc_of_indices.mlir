// The checksum CRC-16 of growing messages, with the operations of index alone.
func.func private @print_i64(i64)
func.func @crc(%length: index) -> index {
  %0 = index.constant 0
  %1 = index.constant 1
  %8 = index.constant 8
  %poly = index.constant 40961
  %start = index.constant 65535
  %byte = index.constant 255
  %a = index.constant 37
  %b = index.constant 11
  %sum = scf.for %i = %0 to %length step %1 iter_args(%s = %start) -> index {
    %p = index.mul %i, %a
    %q = index.add %p, %b
    %m = index.and %q, %byte
    %x = index.xor %s, %m
    %t = scf.for %k = %0 to %8 step %1 iter_args(%c = %x) -> index {
      %low = index.and %c, %1
      %odd = index.cmp eq(%low, %1)
      %d = index.shru %c, %1
      %e = scf.if %odd -> index {
        %f = index.xor %d, %poly
        scf.yield %f : index
      } else {
        scf.yield %d : index
      }
      scf.yield %e : index
    }
    scf.yield %t : index
  }
  return %sum : index
}
func.func @main() -> i32 {
  %0 = index.constant 0
  %1 = index.constant 1
  %20 = index.constant 20
  scf.for %n = %0 to %20 step %1 {
    %c = func.call @crc(%n) : (index) -> index
    %w = index.casts %c : index to i64
    func.call @print_i64(%w) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
