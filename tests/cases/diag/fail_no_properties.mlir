// RUN: lowir opt
// Properties of an operation that has none.
func.func @f() {
  "func.return"() <{x = 1 : i32}> : () -> ()
}
//--- err
fail_no_properties.mlir:4:3: error: 'func.return' op has no properties [no-properties]
  "func.return"() <{x = 1 : i32}> : () -> ()
  ^~~~~~~~~~~~~
