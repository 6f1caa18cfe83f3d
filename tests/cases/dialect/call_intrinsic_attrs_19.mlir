// RUN: lowir opt --compat=19
// Attributes of a call of an intrinsic stand behind the types in release 19.
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x86.foo"(%a) : (i32) -> () {mine}
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: i32) {
    llvm.call_intrinsic "llvm.x86.foo"(%arg0) : (i32) -> () {mine}
    llvm.return
  }
}

