// RUN: lowir run --entry all %s
// OURS: no other tool does this; code of llc answers the same
// Both words of a lane are wanted, for products and everything else.
llvm.mlir.global internal @numbers(dense<[-1, 3]> : vector<2xi64>) : vector<2xi64>
llvm.func @all() -> i64 {
  %p = llvm.mlir.addressof @numbers : !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> vector<2xi64>
  %u = llvm.zext %a : vector<2xi64> to vector<2xi128>
  %s = llvm.sext %a : vector<2xi64> to vector<2xi128>
  %m = llvm.mul %u, %u : vector<2xi128>
  %n = llvm.mul %s, %u : vector<2xi128>
  %by = llvm.mlir.constant(dense<64> : vector<2xi128>) : vector<2xi128>
  %h = llvm.lshr %m, %by : vector<2xi128>
  %k = llvm.ashr %n, %by : vector<2xi128>
  %x = llvm.trunc %h : vector<2xi128> to vector<2xi64>
  %y = llvm.trunc %k : vector<2xi128> to vector<2xi64>
  %d = llvm.sub %x, %y : vector<2xi64>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %first = llvm.extractelement %d[%zero : i32] : vector<2xi64>
  %second = llvm.extractelement %d[%one : i32] : vector<2xi64>
  %seven = llvm.mlir.constant(7 : i64) : i64
  %z = llvm.mul %second, %seven : i64
  %r = llvm.sub %first, %z : i64
  llvm.return %r : i64
}
//--- out
-1
