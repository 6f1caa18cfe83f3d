// mlir-opt-22 --convert-scf-to-cf compares the low 32 bits of the index: case 3 is taken for 4294967299.
func.func @f(%x: index) -> i32 {
  %r = scf.index_switch %x -> i32
  case 3 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 0 : i32
    scf.yield %b : i32
  }
  return %r : i32
}
