// RUN: lowir opt
// What is printed of an address without indices can be read.
// DIFFERS: mlir-opt does not read back the empty list that it prints
llvm.func @f(%a: !llvm.ptr) -> !llvm.ptr {
  %0 = "llvm.getelementptr"(%a) <{elem_type = f32, rawConstantIndices = array<i32>}> : (!llvm.ptr) -> !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return %1 : !llvm.ptr
}
//--- out
module {
  llvm.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.getelementptr %arg0[] : (!llvm.ptr) -> !llvm.ptr, f32
    %1 = llvm.getelementptr inbounds %0[] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.return %1 : !llvm.ptr
  }
}

