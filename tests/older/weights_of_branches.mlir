// 2022: weights of branches were the elements of a vector
llvm.func @f(%c: i1, %n: i32) {
  llvm.cond_br %c weights(dense<[5, 10]> : vector<2xi32>), ^bb1, ^bb2
^bb1:
  llvm.switch %n : i32, ^bb2 [
    1: ^bb2,
    2: ^bb2
  ] {branch_weights = dense<[13, 17, 19]> : vector<3xi32>}
^bb2:
  llvm.return
}
//--- today
llvm.func @f(%arg0: i1, %arg1: i32) {
  llvm.cond_br %arg0 weights([5, 10]), ^bb1, ^bb2
^bb1:  // pred: ^bb0
  llvm.switch %arg1 : i32, ^bb2 [
    1: ^bb2,
    2: ^bb2
  ] {branch_weights = array<i32: 13, 17, 19>}
^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
  llvm.return
}
