// RUN: lowir opt %s -o out.mlir
// After an error there is no output file.
func.func @f() {
  return %x : i32
}
