// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --mlir-to-llvmir --compat=19
// Lanes that are undefined, poison, or chosen by such, in constants that fold.
llvm.func @shuffle(%i: i32) {
  %a = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %b = llvm.shufflevector %a, %a [-1, -1] : vector<2xi32>
  %c = llvm.shufflevector %a, %a [-1, 0] : vector<2xi32>
  %d = llvm.shufflevector %a, %a [-1, 0, 1, -1] : vector<2xi32>
  %e = llvm.shufflevector %b, %c [0, 2, 3] : vector<2xi32>
  %u = llvm.mlir.undef : vector<2xi32>
  %g = llvm.shufflevector %u, %u [0, -1] : vector<2xi32>
  %h = llvm.shufflevector %u, %u [-1] : vector<2xi32>
  %1 = llvm.extractelement %b[%i : i32] : vector<2xi32>
  %2 = llvm.extractelement %c[%i : i32] : vector<2xi32>
  %3 = llvm.extractelement %d[%i : i32] : vector<4xi32>
  %4 = llvm.extractelement %e[%i : i32] : vector<3xi32>
  %5 = llvm.extractelement %g[%i : i32] : vector<2xi32>
  %6 = llvm.extractelement %h[%i : i32] : vector<1xi32>
  llvm.return
}
llvm.func @select_and_compare(%i: i32) {
  %x = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %y = llvm.mlir.constant(dense<[5, 2, 7, 8]> : vector<4xi32>) : vector<4xi32>
  %p = llvm.mlir.poison : vector<4xi1>
  %u = llvm.mlir.undef : vector<4xi1>
  %t = llvm.mlir.constant(dense<[true, false, true, false]> : vector<4xi1>) : vector<4xi1>
  %c = llvm.shufflevector %p, %t [0, 1, 4, 5] : vector<4xi1>
  %d = llvm.shufflevector %u, %t [0, 1, 4, 5] : vector<4xi1>
  %e = llvm.shufflevector %p, %p [-1, -1, -1, -1] : vector<4xi1>
  %z = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %xu = llvm.shufflevector %x, %x [-1, 0, 1, 2] : vector<4xi32>
  %s1 = llvm.select %c, %x, %y : vector<4xi1>, vector<4xi32>
  %s2 = llvm.select %d, %x, %y : vector<4xi1>, vector<4xi32>
  %s3 = llvm.select %e, %x, %y : vector<4xi1>, vector<4xi32>
  %s4 = llvm.select %u, %x, %y : vector<4xi1>, vector<4xi32>
  %c1 = llvm.icmp "uge" %xu, %z : vector<4xi32>
  %c2 = llvm.icmp "ult" %xu, %z : vector<4xi32>
  %c3 = llvm.icmp "ugt" %xu, %z : vector<4xi32>
  %c4 = llvm.icmp "eq" %d, %d : vector<4xi1>
  %c5 = llvm.icmp "ne" %d, %d : vector<4xi1>
  %1 = llvm.extractelement %s1[%i : i32] : vector<4xi32>
  %2 = llvm.extractelement %s2[%i : i32] : vector<4xi32>
  %3 = llvm.extractelement %s3[%i : i32] : vector<4xi32>
  %4 = llvm.extractelement %s4[%i : i32] : vector<4xi32>
  %5 = llvm.extractelement %c1[%i : i32] : vector<4xi1>
  %6 = llvm.extractelement %c2[%i : i32] : vector<4xi1>
  %7 = llvm.extractelement %c3[%i : i32] : vector<4xi1>
  %8 = llvm.extractelement %c4[%i : i32] : vector<4xi1>
  %9 = llvm.extractelement %c5[%i : i32] : vector<4xi1>
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @shuffle(i32 %0) {
  %2 = extractelement <2 x i32> poison, i32 %0
  %3 = extractelement <2 x i32> <i32 undef, i32 1>, i32 %0
  %4 = extractelement <4 x i32> <i32 undef, i32 1, i32 2, i32 undef>, i32 %0
  %5 = extractelement <3 x i32> <i32 poison, i32 undef, i32 1>, i32 %0
  %6 = extractelement <2 x i32> undef, i32 %0
  %7 = extractelement <1 x i32> poison, i32 %0
  ret void
}

define void @select_and_compare(i32 %0) {
  %2 = extractelement <4 x i32> <i32 poison, i32 poison, i32 3, i32 8>, i32 %0
  %3 = extractelement <4 x i32> <i32 5, i32 2, i32 3, i32 8>, i32 %0
  %4 = extractelement <4 x i32> poison, i32 %0
  %5 = extractelement <4 x i32> <i32 5, i32 2, i32 7, i32 8>, i32 %0
  %6 = extractelement <4 x i1> splat (i1 true), i32 %0
  %7 = extractelement <4 x i1> zeroinitializer, i32 %0
  %8 = extractelement <4 x i1> <i1 false, i1 true, i1 true, i1 true>, i32 %0
  %9 = extractelement <4 x i1> <i1 false, i1 false, i1 true, i1 true>, i32 %0
  %10 = extractelement <4 x i1> zeroinitializer, i32 %0
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @shuffle(i32 %0) {
  %2 = extractelement <2 x i32> poison, i32 %0
  %3 = extractelement <2 x i32> <i32 undef, i32 1>, i32 %0
  %4 = extractelement <4 x i32> <i32 undef, i32 1, i32 2, i32 undef>, i32 %0
  %5 = extractelement <3 x i32> <i32 poison, i32 undef, i32 1>, i32 %0
  %6 = extractelement <2 x i32> undef, i32 %0
  %7 = extractelement <1 x i32> poison, i32 %0
  ret void
}

define void @select_and_compare(i32 %0) {
  %2 = extractelement <4 x i32> <i32 poison, i32 poison, i32 3, i32 8>, i32 %0
  %3 = extractelement <4 x i32> <i32 5, i32 2, i32 3, i32 8>, i32 %0
  %4 = extractelement <4 x i32> poison, i32 %0
  %5 = extractelement <4 x i32> <i32 5, i32 2, i32 7, i32 8>, i32 %0
  %6 = extractelement <4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 %0
  %7 = extractelement <4 x i1> zeroinitializer, i32 %0
  %8 = extractelement <4 x i1> <i1 false, i1 true, i1 true, i1 true>, i32 %0
  %9 = extractelement <4 x i1> <i1 undef, i1 undef, i1 true, i1 true>, i32 %0
  %10 = extractelement <4 x i1> <i1 undef, i1 undef, i1 false, i1 false>, i32 %0
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
