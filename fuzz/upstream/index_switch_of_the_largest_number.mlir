// mlir-opt-22 refuses it: "has duplicate case value". The largest and the smallest number are its hash table's own marks.
func.func @f(%a: index) {
  scf.index_switch %a
  case 1 {
    scf.yield
  }
  case 9223372036854775807 {
    scf.yield
  }
  default {
  }
  return
}
