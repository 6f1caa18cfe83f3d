// RUN: lowir opt --strict-syntax --convert-std-to-llvm
func.func @f() {
  return
}
//--- err
lowir opt: error: unknown argument '--convert-std-to-llvm'
