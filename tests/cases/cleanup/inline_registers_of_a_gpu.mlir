// RUN: lowir opt --inline
// RUN: lowir opt --inline --compat=19
llvm.func @callee() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  llvm.return %0 : i32
}
llvm.func @caller() -> i32 {
  %0 = llvm.call @callee() : () -> i32
  llvm.return %0 : i32
}
//--- out
module {
  llvm.func @callee() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @caller() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return %0 : i32
  }
}

//--- out 2
module {
  llvm.func @callee() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @caller() -> i32 {
    %0 = llvm.call @callee() : () -> i32
    llvm.return %0 : i32
  }
}

