// RUN: lowir opt
// The aliases of attributes are not looked for on arguments of bodies, but on those of declarations and on results.
func.func private @declared(tensor<?xf32> {a.b = affine_map<(d0) -> (d0)>})
func.func @defined(%a: tensor<?xf32> {a.b = affine_map<(d0) -> (d0 + 1)>}) -> (i32 {a.c = affine_map<(d0) -> (d0 + 7)>}) {
  "func.call"() {callee = @empty, x.x = affine_map<(d0) -> (d0 + 2)>} : () -> ()
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func private @empty()
//--- out
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 7)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func private @declared(tensor<?xf32> {a.b = #map})
  func.func @defined(%arg0: tensor<?xf32> {a.b = affine_map<(d0) -> (d0 + 1)>}) -> (i32 {a.c = #map1}) {
    call @empty() {x.x = #map2} : () -> ()
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func private @empty()
}

