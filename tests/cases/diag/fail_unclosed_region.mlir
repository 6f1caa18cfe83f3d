// RUN: lowir opt
// The end is missing.
func.func @f() {
  return
//--- err
fail_unclosed_region.mlir:4:9: error: expected '}' to close the region [open-brace]
  return
        ^
fail_unclosed_region.mlir:3:16: note: the region begins here
func.func @f() {
               ^
