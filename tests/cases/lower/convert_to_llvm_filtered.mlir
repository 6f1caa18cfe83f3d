// RUN: lowir opt --convert-to-llvm=filter-dialects=arith,cf
// RUN: lowir opt --compat=19 --convert-to-llvm=filter-dialects=arith,cf
// Only the named dialects.
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^a(%0 : i32), ^a(%a : i32)
^a(%i: i32):
  return %i : i32
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.cond_br %arg1, ^bb1(%0 : i32), ^bb1(%arg0 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    return %1 : i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.cond_br %arg1, ^bb1(%0 : i32), ^bb1(%arg0 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    return %1 : i32
  }
}

