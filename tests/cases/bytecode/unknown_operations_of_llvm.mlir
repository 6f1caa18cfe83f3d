// RUN: lowir opt --allow-unregistered-dialect --emit-bytecode | lowir opt --allow-unregistered-dialect
// The LLVM dialect lets operations pass that it does not know, in bytecode as in text.
llvm.func @f(%a: i16) -> i16 {
  %0 = "llvm.sadd.with.overflow.i16"(%a) {mine = 1 : i32} : (i16) -> i16
  llvm.return %0 : i16
}
//--- out
module {
  llvm.func @f(%arg0: i16) -> i16 {
    %0 = "llvm.sadd.with.overflow.i16"(%arg0) {mine = 1 : i32} : (i16) -> i16
    llvm.return %0 : i16
  }
}

