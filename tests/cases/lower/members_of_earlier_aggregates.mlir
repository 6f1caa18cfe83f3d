// RUN: lowir opt --convert-math-to-libm
// A member from before an insertion is taken from there only where that is an argument.
func.func @f(%a: !llvm.array<4 x f64>, %y: f64) -> (f64, f64, f64) {
  %x = func.call @g() : () -> !llvm.array<4 x f64>
  %0 = llvm.insertvalue %y, %x[0] : !llvm.array<4 x f64>
  %1 = llvm.extractvalue %0[1] : !llvm.array<4 x f64>
  %2 = llvm.insertvalue %y, %a[0] : !llvm.array<4 x f64>
  %3 = llvm.extractvalue %2[1] : !llvm.array<4 x f64>
  %4 = llvm.extractvalue %2[0] : !llvm.array<4 x f64>
  return %1, %3, %4 : f64, f64, f64
}
func.func private @g() -> !llvm.array<4 x f64>
//--- out
module {
  func.func @f(%arg0: !llvm.array<4 x f64>, %arg1: f64) -> (f64, f64, f64) {
    %0 = call @g() : () -> !llvm.array<4 x f64>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.array<4 x f64> 
    %2 = llvm.extractvalue %1[1] : !llvm.array<4 x f64> 
    %3 = llvm.insertvalue %arg1, %arg0[0] : !llvm.array<4 x f64> 
    %4 = llvm.extractvalue %arg0[1] : !llvm.array<4 x f64> 
    return %2, %4, %arg1 : f64, f64, f64
  }
  func.func private @g() -> !llvm.array<4 x f64>
}

