// 2020: loops with values
func @f(%n: index) -> index {
  %z = constant 0 : index
  %o = constant 1 : index
  %r = loop.for %i = %z to %n step %o iter_args(%x = %z) -> (index) {
    %y = addi %x, %i : index
    loop.yield %y : index
  }
  return %r : index
}
//--- today
func.func @f(%n: index) -> index {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %r = scf.for %i = %z to %n step %o iter_args(%x = %z) -> (index) {
    %y = arith.addi %x, %i : index
    scf.yield %y : index
  }
  return %r : index
}
