// RUN: lowir opt
// Symbols of affine operations may be values of a function of the LLVM dialect, too, since release 20.
llvm.func @len() -> i64
llvm.func @f() {
  %n = llvm.call @len() : () -> i64
  %i = builtin.unrealized_conversion_cast %n : i64 to index
  affine.for %k = 0 to %i {
  }
  llvm.return
}
//--- out
module {
  llvm.func @len() -> i64
  llvm.func @f() {
    %0 = llvm.call @len() : () -> i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    affine.for %arg0 = 0 to %1 {
    }
    llvm.return
  }
}

