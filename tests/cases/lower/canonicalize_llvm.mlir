// RUN: lowir opt --canonicalize
// Comparisons that are known, casts of casts, members that an insertion did not touch, atomic loads that nobody sees.

llvm.func @u(vector<4xi1>, !llvm.ptr<2>, vector<2xi16>, i32, f32)
llvm.func @folds(%v: vector<4xi32>, %p: !llvm.ptr, %x: i32, %s: !llvm.struct<(i32, f32)>, %g: f32) {
  %0 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.addrspacecast %1 : !llvm.ptr<1> to !llvm.ptr<2>
  %3 = llvm.bitcast %x : i32 to f32
  %4 = llvm.bitcast %3 : f32 to vector<2xi16>
  %5 = llvm.insertvalue %g, %s[1] : !llvm.struct<(i32, f32)>
  %6 = llvm.insertvalue %g, %5[1] : !llvm.struct<(i32, f32)>
  %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, f32)>
  %8 = llvm.extractvalue %6[1] : !llvm.struct<(i32, f32)>
  llvm.call @u(%0, %2, %4, %7, %8) : (vector<4xi1>, !llvm.ptr<2>, vector<2xi16>, i32, f32) -> ()
  %d0 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %d1 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %d2 = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return
}
llvm.func @stack_is_not_null(%x: i32) -> i1 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "ne" %z, %a : !llvm.ptr
  %1 = llvm.icmp "eq" %a, %z : !llvm.ptr
  %2 = llvm.icmp "ult" %a, %z : !llvm.ptr
  %3 = llvm.icmp "ult" %a, %a : !llvm.ptr
  %4 = llvm.xor %0, %1 : i1
  %5 = llvm.xor %4, %2 : i1
  %6 = llvm.xor %5, %3 : i1
  llvm.return %6 : i1
}
//--- out
module {
  llvm.func @u(vector<4xi1>, !llvm.ptr<2>, vector<2xi16>, i32, f32)
  llvm.func @folds(%arg0: vector<4xi32>, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.struct<(i32, f32)>, %arg4: f32) {
    %0 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    %1 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<2>
    %2 = llvm.bitcast %arg2 : i32 to vector<2xi16>
    %3 = llvm.extractvalue %arg3[0] : !llvm.struct<(i32, f32)> 
    llvm.call @u(%0, %1, %2, %3, %arg4) : (vector<4xi1>, !llvm.ptr<2>, vector<2xi16>, i32, f32) -> ()
    %4 = llvm.load %arg1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.load volatile %arg1 : !llvm.ptr -> i32
    llvm.return
  }
  llvm.func @stack_is_not_null(%arg0: i32) -> i1 {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.alloca %3 x i32 : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 : i32, !llvm.ptr
    %5 = llvm.icmp "ult" %4, %2 : !llvm.ptr
    %6 = llvm.icmp "ult" %4, %4 : !llvm.ptr
    %7 = llvm.xor %1, %0 : i1
    %8 = llvm.xor %7, %5 : i1
    %9 = llvm.xor %8, %6 : i1
    llvm.return %9 : i1
  }
}

