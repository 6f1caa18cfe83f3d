// 2019: types in quotes
llvm.func @f(%p: !llvm<"float*">, %s: !llvm<"{ i32, [2 x double], <4 x i8> }">, %q: !llvm<"i8 addrspace(3)*">) -> !llvm<"i8**"> {
  %0 = llvm.load %p : !llvm<"float*">
  llvm.store %0, %p : !llvm<"float*">
  %1 = llvm.extractvalue %s[1, 0] : !llvm<"{ i32, [2 x double], <4 x i8> }">
  %2 = llvm.mlir.null : !llvm<"i8**">
  llvm.return %2 : !llvm<"i8**">
}
//--- today
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32, array<2 x f64>, vector<4xi8>)>, %q: !llvm.ptr<3>) -> !llvm.ptr {
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.store %0, %p : f32, !llvm.ptr
  %1 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f64>, vector<4xi8>)>
  %2 = llvm.mlir.zero : !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
