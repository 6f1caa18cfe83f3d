// RUN: lowir opt
// An attribute of another kind than the operation takes.
func.func @f(%c: i1) {
  "cf.assert"(%c) <{msg = 1 : i32}> : (i1) -> ()
  return
}
//--- err
fail_attribute_kind.mlir:4:3: error: 'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute [attribute-kind]
  "cf.assert"(%c) <{msg = 1 : i32}> : (i1) -> ()
  ^~~~~~~~~~~
