// RUN: lowir opt --allow-unregistered-dialect
// Elements of a vector are weights of branches, in an older form, only where branches have weights.
func.func @f(%c: i1) attributes {branch_weights = dense<[1, 2]> : vector<2xi32>} {
  "foo"() {branch_weights = dense<[1, 2]> : vector<2xi32>} : () -> ()
  "foo.bar"() <{branch_weights = dense<[3, 4]> : vector<2xi32>}> : () -> ()
  return
}
//--- out
module {
  func.func @f(%arg0: i1) attributes {branch_weights = dense<[1, 2]> : vector<2xi32>} {
    "foo"() {branch_weights = dense<[1, 2]> : vector<2xi32>} : () -> ()
    "foo.bar"() <{branch_weights = dense<[3, 4]> : vector<2xi32>}> : () -> ()
    return
  }
}

