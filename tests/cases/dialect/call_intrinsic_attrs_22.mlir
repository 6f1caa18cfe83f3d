// RUN: lowir opt
// Attributes of a call of an intrinsic stand before the types.
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x86.foo"(%a) {mine} : (i32) -> ()
  %0 = llvm.call_intrinsic "llvm.x86.foo"(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.x86.foo"(%a) ["deopt"(%a : i32)] {mine} : (i32) -> i32
  %2 = llvm.call_intrinsic "llvm.x86.foo"(%a) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef}) 
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: i32) {
    llvm.call_intrinsic "llvm.x86.foo"(%arg0) {mine} : (i32) -> ()
    %0 = llvm.call_intrinsic "llvm.x86.foo"(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
    %1 = llvm.call_intrinsic "llvm.x86.foo"(%arg0) ["deopt"(%arg0 : i32)] {mine} : (i32) -> i32
    %2 = llvm.call_intrinsic "llvm.x86.foo"(%arg0) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.return
  }
}

