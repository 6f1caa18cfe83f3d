// RUN: lowir -o out.o
// What a reduction under a mask begins with is of the type of its lanes, and masks have as many, or there is no code.
llvm.func @f(%start: i64, %v: vector<4xi32>, %m: vector<4xi1>) -> i64 {
  %n = llvm.mlir.constant(4 : i32) : i32
  %0 = "llvm.intr.vp.reduce.add"(%start, %v, %m, %n) : (i64, vector<4xi32>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}
llvm.func @g(%p: !llvm.ptr, %v: vector<4xi32>, %m: vector<3xi1>) {
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<3xi1> into !llvm.ptr
  llvm.return
}
//--- err
fail_objects_of_masked_sums_of_other_types.mlir:5:8: error: this intrinsic has no machine code yet [unsupported]
  %0 = "llvm.intr.vp.reduce.add"(%start, %v, %m, %n) : (i64, vector<4xi32>, vector<4xi1>, i32) -> i64
       ^~~~~~~~~~~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
fail_objects_of_masked_sums_of_other_types.mlir:9:3: error: a mask of other lanes has no machine code yet [unsupported]
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<3xi1> into !llvm.ptr
  ^~~~~~~~~~~~~~~~~~~~~~
  help: write LLVM IR text (-o out.ll) and compile it with llc
