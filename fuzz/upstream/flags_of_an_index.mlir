// mlir-opt-22 accepts flags of any type of integers, and the bit of 'inbounds_flag' alone, which it refuses as a word.
func.func @f(%p: !llvm.ptr, %a: i64) -> i64 {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i8, rawConstantIndices = array<i32: 1>, noWrapFlags = 5 : index}> : (!llvm.ptr) -> !llvm.ptr
  %1 = "llvm.add"(%a, %a) <{overflowFlags = true}> : (i64, i64) -> i64
  return %1 : i64
}
