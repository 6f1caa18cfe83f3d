// RUN: lowir opt
// Nothing comes behind a terminator.
func.func @g(%c: i1) {
  return
  cf.assert %c, "never"
  return
}
//--- err
fail_terminator_not_last.mlir:4:3: error: 'func.return' op must be the last operation in the parent block [terminator-not-last]
  return
  ^~~~~~
