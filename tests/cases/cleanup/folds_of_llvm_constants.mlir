// RUN: lowir opt --canonicalize
// Constants of integers fold; what only one constant would decide stays.
llvm.func @k(%x: i32, %v: vector<2xi32>) {
  %f = llvm.mlir.constant(5 : i32) : i32
  %g = llvm.mlir.constant(-2 : i32) : i32
  %s = llvm.mlir.constant(31 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %vz = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.or %f, %g : i32
  %1 = llvm.shl %f, %s : i32
  %2 = llvm.or %x, %z : i32
  %3 = llvm.shl %x, %z : i32
  %4 = llvm.or %v, %vz : vector<2xi32>
  llvm.call @h(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, vector<2xi32>) -> ()
  llvm.return
}
llvm.func @h(i32, i32, i32, i32, vector<2xi32>)
//--- out
module {
  llvm.func @k(%arg0: i32, %arg1: vector<2xi32>) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(-2147483648 : i32) : i32
    %4 = llvm.or %arg0, %0 : i32
    %5 = llvm.shl %arg0, %0 : i32
    %6 = llvm.or %arg1, %1 : vector<2xi32>
    llvm.call @h(%2, %3, %4, %5, %6) : (i32, i32, i32, i32, vector<2xi32>) -> ()
    llvm.return
  }
  llvm.func @h(i32, i32, i32, i32, vector<2xi32>)
}

