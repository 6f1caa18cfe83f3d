// RUN: lowir opt -split-input-file %s
// Enum properties written as numbers must be cases, or bits, of their enum.
llvm.func @flags(%a: i32) -> i32 {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i32}> : (i32, i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @element(%a: !llvm.ptr) -> !llvm.ptr {
  %0 = "llvm.getelementptr"(%a) <{elem_type = f32, noWrapFlags = 8 : i32, rawConstantIndices = array<i32: 5>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
//--- out
// -----
//--- err
fail_enum_property_bits.mlir:4:8: error: 'llvm.add' op attribute 'overflowFlags' failed to satisfy constraint: '#llvm.overflow' attribute (one of none, nsw, nuw) [attribute-kind]
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i32}> : (i32, i32) -> i32
       ^~~~~~~~~~
fail_enum_property_bits.mlir:9:8: error: 'llvm.getelementptr' op attribute 'noWrapFlags' failed to satisfy constraint: enum attribute (one of none, inbounds_flag, nusw, nuw, inbounds) [attribute-kind]
  %0 = "llvm.getelementptr"(%a) <{elem_type = f32, noWrapFlags = 8 : i32, rawConstantIndices = array<i32: 5>}> : (!llvm.ptr) -> !llvm.ptr
       ^~~~~~~~~~~~~~~~~~~~
