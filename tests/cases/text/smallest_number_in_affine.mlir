// RUN: lowir opt --allow-unregistered-dialect
// DIFFERS: mlir-opt does not read the smallest number, which it prints, and takes its other sign
// What is printed of the smallest number can be read.
"a.b"() {
  a = affine_set<(d0, d1) : (d0 - 1 >= 9223372036854775807)>,
  b = affine_map<(d0, d1) -> (d1 + d0 * (-9223372036854775807 - 1))>,
  c = affine_map<(d0) -> (d0 * -9223372036854775808, -9223372036854775808, d0 + -9223372036854775808)>,
  d = affine_map<(d0) -> (-(-9223372036854775807 - 1), d0 - -9223372036854775808, d0 ceildiv -9223372036854775808)>
} : () -> ()
//--- out
#map = affine_map<(d0, d1) -> (d1 + d0 * -9223372036854775808)>
#map1 = affine_map<(d0) -> (d0 * -9223372036854775808, -9223372036854775808, d0 + -9223372036854775808)>
#map2 = affine_map<(d0) -> (--9223372036854775808, d0 - -9223372036854775808, d0 ceildiv -9223372036854775808)>
#set = affine_set<(d0, d1) : (d0 + -9223372036854775808 >= 0)>
module {
  "a.b"() {a = #set, b = #map, c = #map1, d = #map2} : () -> ()
}

