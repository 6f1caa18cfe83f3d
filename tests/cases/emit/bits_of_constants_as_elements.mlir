// RUN: lowir translate --mlir-to-llvmir
// Constants whose bits are read as elements of fewer bits than eight, or the other way round.
llvm.func @f(%o: !llvm.ptr) {
  %b = llvm.mlir.constant(dense<[true, false, true, true, false, false, false, true]> : vector<8xi1>) : vector<8xi1>
  %c = llvm.mlir.constant(dense<[1, 2, -3]> : vector<3xi8>) : vector<3xi8>
  %d = llvm.mlir.constant(dense<[1, -3]> : vector<2xi12>) : vector<2xi12>
  %e = llvm.mlir.constant(dense<[1, -3]> : vector<2xi4>) : vector<2xi4>
  %g = llvm.mlir.constant(-3 : i24) : i24
  %0 = llvm.bitcast %b : vector<8xi1> to i8
  %1 = llvm.bitcast %b : vector<8xi1> to vector<2xi4>
  %5 = llvm.bitcast %e : vector<2xi4> to i8
  %6 = llvm.bitcast %e : vector<2xi4> to vector<8xi1>
  %7 = llvm.bitcast %d : vector<2xi12> to i24
  %8 = llvm.bitcast %g : i24 to vector<2xi12>
  %9 = llvm.bitcast %g : i24 to vector<24xi1>
  %10 = llvm.bitcast %d : vector<2xi12> to vector<6xi4>
  llvm.store %0, %o : i8, !llvm.ptr
  llvm.store %1, %o : vector<2xi4>, !llvm.ptr
  llvm.store %5, %o : i8, !llvm.ptr
  llvm.store %6, %o : vector<8xi1>, !llvm.ptr
  llvm.store %7, %o : i24, !llvm.ptr
  llvm.store %8, %o : vector<2xi12>, !llvm.ptr
  llvm.store %9, %o : vector<24xi1>, !llvm.ptr
  llvm.store %10, %o : vector<6xi4>, !llvm.ptr
  llvm.return
}
llvm.func @halves(%o: !llvm.ptr) {
  %h = llvm.mlir.constant(dense<[1.0, -2.5]> : vector<2xf16>) : vector<2xf16>
  %0 = llvm.bitcast %h : vector<2xf16> to vector<2xbf16>
  llvm.store %0, %o : vector<2xbf16>, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  store i8 -115, ptr %0, align 1
  store <2 x i4> <i4 -3, i4 -8>, ptr %0, align 1
  store i8 -47, ptr %0, align 1
  store <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true>, ptr %0, align 1
  store i24 -12287, ptr %0, align 4
  store <2 x i12> <i12 -3, i12 -1>, ptr %0, align 4
  store <24 x i1> <i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, ptr %0, align 4
  store <6 x i4> <i4 1, i4 0, i4 0, i4 -3, i4 -1, i4 -1>, ptr %0, align 4
  ret void
}

define void @halves(ptr %0) {
  store <2 x bfloat> <bfloat bitcast (half 0xH3C00 to bfloat), bfloat bitcast (half 0xHC100 to bfloat)>, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
