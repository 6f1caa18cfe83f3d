// RUN: lowir opt --split-input-file
// Properties of an operation that has none, and a list of none.
func.func @f() {
  "func.return"() <{x = 1 : i32}> : () -> ()
}
// -----
func.func @f() {
  "func.return"() <{}> : () -> ()
}
// -----
func.func @f(%x: i1) {
  "scf.if"(%x) <{}> ({
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}
//--- out
// -----
// -----
//--- err
fail_no_properties.mlir:4:3: error: 'func.return' op has no properties [no-properties]
  "func.return"() <{x = 1 : i32}> : () -> ()
  ^~~~~~~~~~~~~
fail_no_properties.mlir:8:3: error: 'func.return' op has no properties [no-properties]
  "func.return"() <{}> : () -> ()
  ^~~~~~~~~~~~~
fail_no_properties.mlir:12:3: error: 'scf.if' op has no properties [no-properties]
  "scf.if"(%x) <{}> ({
  ^~~~~~~~
