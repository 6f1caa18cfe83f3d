// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// It says something about memory, so it stays where nobody uses it.
llvm.func @f(%w: !llvm.ptr) {
  %li = "llvm.intr.launder.invariant.group"(%w) : (!llvm.ptr) -> !llvm.ptr
  %si = "llvm.intr.strip.invariant.group"(%w) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
    %1 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = "llvm.intr.launder.invariant.group"(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %1 = "llvm.intr.strip.invariant.group"(%arg0) : (!llvm.ptr) -> !llvm.ptr
    llvm.return
  }
}

