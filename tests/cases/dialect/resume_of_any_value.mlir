// RUN: lowir opt
// What is resumed may be any value, of any type.
llvm.func @f(%x: i32) {
  %0 = llvm.add %x, %x : i32
  llvm.resume %0 : i32
}
//--- out
module {
  llvm.func @f(%arg0: i32) {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.resume %0 : i32
  }
}

