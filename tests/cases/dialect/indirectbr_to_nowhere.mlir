// RUN: lowir opt
llvm.func @i(%a: !llvm.ptr) {
  llvm.indirectbr %a : !llvm.ptr, []
}
//--- out
module {
  llvm.func @i(%arg0: !llvm.ptr) {
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
}

