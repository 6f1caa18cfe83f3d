// RUN: lowir opt --canonicalize --compat=19
// What an invoke passes to blocks goes; the function is called with what it was.
// DIFFERS: mlir-opt-19 calls the function with what was passed to the blocks besides, and it does not take that
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%a: i32, %b: i32) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke @g(%a) to ^n(%b, %a : i32, i32) unwind ^u(%a, %b : i32, i32) : (i32) -> i32
^n(%x: i32, %y: i32):
  llvm.return %y : i32
^u(%z: i32, %w: i32):
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %w : i32
}
//--- out
module {
  llvm.func @g(i32) -> i32
  llvm.func @p(...) -> i32
  llvm.func @f(%arg0: i32, %arg1: i32) -> i32 attributes {personality = @p} {
    %0 = llvm.invoke @g(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2(%arg1 : i32) : (i32) -> i32
  ^bb1(%1: i32):  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2(%2: i32):  // pred: ^bb0
    %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %2 : i32
  }
}

