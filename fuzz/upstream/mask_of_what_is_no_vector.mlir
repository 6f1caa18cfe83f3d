// mlir-opt-22 crashes (19 too): vector.mask asks the operation in it for its mask before anybody looks whether that takes vectors.
func.func @f(%m: vector<4xi1>, %a: i16) {
  %0 = "vector.mask"(%m) ({
    %1 = "vector.reduction"(%a) <{kind = #vector.kind<and>}> : (i16) -> i16
    "vector.yield"(%1) : (i16) -> ()
  }) : (vector<4xi1>) -> i16
  return
}
