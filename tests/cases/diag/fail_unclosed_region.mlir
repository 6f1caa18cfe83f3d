// RUN: lowir opt
// The end is missing.
func.func @f() {
  return
//--- err
fail_unclosed_region.mlir:3:16: error: expected '}' to close this region [open-brace]
func.func @f() {
               ^
