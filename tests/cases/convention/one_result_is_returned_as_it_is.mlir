// RUN: lowir opt --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// One result is returned unpacked, no result is void.
// SEED: S5
func.func private @none()
func.func private @one(f32) -> f64
func.func @call_both(%x: f32) -> f64 {
  call @none() : () -> ()
  %y = call @one(%x) : (f32) -> f64
  return %y : f64
}
//--- out
module {
  llvm.func @none() attributes {sym_visibility = "private"}
  llvm.func @one(f32) -> f64 attributes {sym_visibility = "private"}
  llvm.func @call_both(%arg0: f32) -> f64 {
    llvm.call @none() : () -> ()
    %0 = llvm.call @one(%arg0) : (f32) -> f64
    llvm.return %0 : f64
  }
}

//--- out 2
module {
  llvm.func @none() attributes {sym_visibility = "private"}
  llvm.func @one(f32) -> f64 attributes {sym_visibility = "private"}
  llvm.func @call_both(%arg0: f32) -> f64 {
    llvm.call @none() : () -> ()
    %0 = llvm.call @one(%arg0) : (f32) -> f64
    llvm.return %0 : f64
  }
}

