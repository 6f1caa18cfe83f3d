// RUN: lowir opt --allow-unregistered-dialect
// Properties that no table knows ask for no alias, but use one that another attribute has.

"t.alone"() <{p = affine_map<(d0) -> (d0 + 1)>}> : () -> ()
"t.place"() <{p = [loc("f.mlir":1:2), {q = distinct[4]<"x">}]}> : () -> ()
"t.shared"() <{p = affine_map<(d0) -> (d0)>}> {k = affine_map<(d0) -> (d0)>} : () -> ()
//--- out
#map = affine_map<(d0) -> (d0)>
module {
  "t.alone"() <{p = affine_map<(d0) -> (d0 + 1)>}> : () -> ()
  "t.place"() <{p = [loc("f.mlir":1:2), {q = distinct[0]<"x">}]}> : () -> ()
  "t.shared"() <{p = #map}> {k = #map} : () -> ()
}

