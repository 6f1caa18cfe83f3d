// RUN: lowir opt
// A required attribute is absent.
func.func @f(%a: i32) -> i1 {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return %0 : i1
}
//--- err
fail_missing_attribute.mlir:4:8: error: 'arith.cmpi' op requires attribute 'predicate' [missing-attribute]
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
       ^~~~~~~~~~~~
