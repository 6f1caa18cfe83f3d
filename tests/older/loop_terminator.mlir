// 2019: the terminator written out
func @f(%n: index) {
  loop.for %i = %n to %n step %n {
    "loop.terminator"() : () -> ()
  }
  return
}
//--- today
func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    "scf.yield"() : () -> ()
  }
  return
}
