// RUN: lowir opt --allow-unregistered-dialect --mlir-print-debuginfo %s
// Aliases are ordered by depth, then types before attributes, then by name; locations of operations come last.
module {
  "t.op"() {m = affine_map<(d0) -> (d0)>, s = affine_set<(d0) : (d0 >= 0)>, l = loc("x":1:2), d = distinct[7]<i32>} : () -> () loc("a":1:2)
  "t.op"() {m = [affine_map<(d0, d1) -> (d1 + d0 + 1)>]} : () -> () loc(fused<"m">["a":1:2, "b":3:4])
} loc("m":1:1)
//--- out
#distinct = distinct[0]<i32>
#loc2 = loc("x":1:2)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0 + d1 + 1)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  "t.op"() {d = #distinct, l = #loc2, m = #map, s = #set} : () -> () loc(#loc1)
  "t.op"() {m = [#map1]} : () -> () loc(#loc4)
} loc(#loc)
#loc = loc("m":1:1)
#loc1 = loc("a":1:2)
#loc3 = loc("b":3:4)
#loc4 = loc(fused<"m">[#loc1, #loc3])

