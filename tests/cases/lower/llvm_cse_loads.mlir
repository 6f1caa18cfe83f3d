// RUN: lowir opt --cse
// Volatile and atomic loads stay though nobody uses them; plain ones go.
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return
  }
}

