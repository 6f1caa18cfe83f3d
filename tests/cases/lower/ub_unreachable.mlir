// RUN: lowir opt --convert-ub-to-llvm
// Where control never gets.
func.func @u() {
  ub.unreachable
}
//--- out
module {
  func.func @u() {
    llvm.unreachable
  }
}

