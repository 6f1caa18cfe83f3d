// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-arm-sve --reconcile-unrealized-casts
// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve --convert-arith-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts | lowir translate --mlir-to-llvmir
// The intrinsic that selects a predicate takes whole registers.
func.func @registers(%p: vector<[4]xi1>, %q: vector<[8]xi1>, %r: vector<[16]xi1>, %i: index) -> (vector<[4]xi1>, vector<[16]xi1>) {
  %c = arith.constant 1 : index
  %0 = arm_sve.psel %p, %q[%i] : vector<[4]xi1>, vector<[8]xi1>
  %1 = arm_sve.psel %r, %r[%c] {note} : vector<[16]xi1>, vector<[16]xi1>
  return %0, %1 : vector<[4]xi1>, vector<[16]xi1>
}
func.func @blocks(%i: index, %p: vector<[2]xi1>, %q: vector<[1]xi1>, %c: i1) -> vector<[2]xi1> {
  %n = arith.addi %i, %i : index
  cf.cond_br %c, ^bb1(%i : index), ^bb1(%n : index)
^bb1(%j: index):
  %0 = arm_sve.psel %p, %q[%j] : vector<[2]xi1>, vector<[1]xi1>
  %v = vector.vscale
  %1 = arm_sve.psel %0, %q[%v] : vector<[2]xi1>, vector<[1]xi1>
  %2 = arm_sve.psel %1, %q[%n] : vector<[2]xi1>, vector<[1]xi1>
  return %2 : vector<[2]xi1>
}
//--- out
module {
  func.func @registers(%arg0: vector<[4]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[16]xi1>, %arg3: index) -> (vector<[4]xi1>, vector<[16]xi1>) {
    %c1 = arith.constant 1 : index
    %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %1 = arith.index_cast %arg3 : index to i32
    %2 = "arm_sve.intr.psel"(%0, %arg1, %1) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
    %3 = "arm_sve.intr.convert.from.svbool"(%2) : (vector<[16]xi1>) -> vector<[4]xi1>
    %4 = "arm_sve.intr.convert.to.svbool"(%arg2) : (vector<[16]xi1>) -> vector<[16]xi1>
    %5 = arith.index_cast %c1 : index to i32
    %6 = "arm_sve.intr.psel"(%4, %arg2, %5) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
    %7 = "arm_sve.intr.convert.from.svbool"(%6) : (vector<[16]xi1>) -> vector<[16]xi1>
    return %3, %7 : vector<[4]xi1>, vector<[16]xi1>
  }
  func.func @blocks(%arg0: index, %arg1: vector<[2]xi1>, %arg2: vector<[1]xi1>, %arg3: i1) -> vector<[2]xi1> {
    %0 = arith.addi %arg0, %arg0 : index
    cf.cond_br %arg3, ^bb1(%arg0 : index), ^bb1(%0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb0
    %2 = "arm_sve.intr.convert.to.svbool"(%arg1) : (vector<[2]xi1>) -> vector<[16]xi1>
    %3 = arith.index_cast %1 : index to i32
    %4 = "arm_sve.intr.psel"(%2, %arg2, %3) : (vector<[16]xi1>, vector<[1]xi1>, i32) -> vector<[16]xi1>
    %5 = "arm_sve.intr.convert.from.svbool"(%4) : (vector<[16]xi1>) -> vector<[2]xi1>
    %6 = "llvm.intr.vscale"() : () -> i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = "arm_sve.intr.convert.to.svbool"(%5) : (vector<[2]xi1>) -> vector<[16]xi1>
    %9 = arith.index_cast %7 : index to i32
    %10 = "arm_sve.intr.psel"(%8, %arg2, %9) : (vector<[16]xi1>, vector<[1]xi1>, i32) -> vector<[16]xi1>
    %11 = "arm_sve.intr.convert.from.svbool"(%10) : (vector<[16]xi1>) -> vector<[2]xi1>
    %12 = "arm_sve.intr.convert.to.svbool"(%11) : (vector<[2]xi1>) -> vector<[16]xi1>
    %13 = arith.index_cast %0 : index to i32
    %14 = "arm_sve.intr.psel"(%12, %arg2, %13) : (vector<[16]xi1>, vector<[1]xi1>, i32) -> vector<[16]xi1>
    %15 = "arm_sve.intr.convert.from.svbool"(%14) : (vector<[16]xi1>) -> vector<[2]xi1>
    return %15 : vector<[2]xi1>
  }
}

//--- out 2
module {
  func.func @registers(%arg0: vector<[4]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[16]xi1>, %arg3: index) -> (vector<[4]xi1>, vector<[16]xi1>) {
    %c1 = arith.constant 1 : index
    %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %1 = arith.index_cast %arg3 : index to i32
    %2 = "arm_sve.intr.psel"(%0, %arg1, %1) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
    %3 = "arm_sve.intr.convert.from.svbool"(%2) : (vector<[16]xi1>) -> vector<[4]xi1>
    %4 = "arm_sve.intr.convert.to.svbool"(%arg2) : (vector<[16]xi1>) -> vector<[16]xi1>
    %5 = arith.index_cast %c1 : index to i32
    %6 = "arm_sve.intr.psel"(%4, %arg2, %5) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
    %7 = "arm_sve.intr.convert.from.svbool"(%6) : (vector<[16]xi1>) -> vector<[16]xi1>
    return %3, %7 : vector<[4]xi1>, vector<[16]xi1>
  }
  func.func @blocks(%arg0: index, %arg1: vector<[2]xi1>, %arg2: vector<[1]xi1>, %arg3: i1) -> vector<[2]xi1> {
    %0 = arith.addi %arg0, %arg0 : index
    cf.cond_br %arg3, ^bb1(%arg0 : index), ^bb1(%0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb0
    %2 = "arm_sve.intr.convert.to.svbool"(%arg1) : (vector<[2]xi1>) -> vector<[16]xi1>
    %3 = arith.index_cast %1 : index to i32
    %4 = "arm_sve.intr.psel"(%2, %arg2, %3) : (vector<[16]xi1>, vector<[1]xi1>, i32) -> vector<[16]xi1>
    %5 = "arm_sve.intr.convert.from.svbool"(%4) : (vector<[16]xi1>) -> vector<[2]xi1>
    %6 = "llvm.intr.vscale"() : () -> i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = "arm_sve.intr.convert.to.svbool"(%5) : (vector<[2]xi1>) -> vector<[16]xi1>
    %9 = arith.index_cast %7 : index to i32
    %10 = "arm_sve.intr.psel"(%8, %arg2, %9) : (vector<[16]xi1>, vector<[1]xi1>, i32) -> vector<[16]xi1>
    %11 = "arm_sve.intr.convert.from.svbool"(%10) : (vector<[16]xi1>) -> vector<[2]xi1>
    %12 = "arm_sve.intr.convert.to.svbool"(%11) : (vector<[2]xi1>) -> vector<[16]xi1>
    %13 = arith.index_cast %0 : index to i32
    %14 = "arm_sve.intr.psel"(%12, %arg2, %13) : (vector<[16]xi1>, vector<[1]xi1>, i32) -> vector<[16]xi1>
    %15 = "arm_sve.intr.convert.from.svbool"(%14) : (vector<[16]xi1>) -> vector<[2]xi1>
    return %15 : vector<[2]xi1>
  }
}

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <vscale x 4 x i1>, <vscale x 16 x i1> } @registers(<vscale x 4 x i1> %0, <vscale x 8 x i1> %1, <vscale x 16 x i1> %2, i64 %3) {
  %5 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> %0)
  %6 = trunc i64 %3 to i32
  %7 = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv8i1(<vscale x 16 x i1> %5, <vscale x 8 x i1> %1, i32 %6)
  %8 = call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %7)
  %9 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv16i1(<vscale x 16 x i1> %2)
  %10 = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv16i1(<vscale x 16 x i1> %9, <vscale x 16 x i1> %2, i32 1)
  %11 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv16i1(<vscale x 16 x i1> %10)
  %12 = insertvalue { <vscale x 4 x i1>, <vscale x 16 x i1> } poison, <vscale x 4 x i1> %8, 0
  %13 = insertvalue { <vscale x 4 x i1>, <vscale x 16 x i1> } %12, <vscale x 16 x i1> %11, 1
  ret { <vscale x 4 x i1>, <vscale x 16 x i1> } %13
}

define <vscale x 2 x i1> @blocks(i64 %0, <vscale x 2 x i1> %1, <vscale x 1 x i1> %2, i1 %3) {
  %5 = add i64 %0, %0
  br i1 %3, label %6, label %21

6:
  %7 = phi i64 [ %22, %21 ], [ %0, %4 ]
  %8 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv2i1(<vscale x 2 x i1> %1)
  %9 = trunc i64 %7 to i32
  %10 = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv1i1(<vscale x 16 x i1> %8, <vscale x 1 x i1> %2, i32 %9)
  %11 = call <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1> %10)
  %12 = call i64 @llvm.vscale.i64()
  %13 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv2i1(<vscale x 2 x i1> %11)
  %14 = trunc i64 %12 to i32
  %15 = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv1i1(<vscale x 16 x i1> %13, <vscale x 1 x i1> %2, i32 %14)
  %16 = call <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1> %15)
  %17 = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv2i1(<vscale x 2 x i1> %16)
  %18 = trunc i64 %5 to i32
  %19 = call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv1i1(<vscale x 16 x i1> %17, <vscale x 1 x i1> %2, i32 %18)
  %20 = call <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1> %19)
  ret <vscale x 2 x i1> %20

21:
  %22 = phi i64 [ %5, %4 ]
  br label %6
}

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv8i1(<vscale x 16 x i1>, <vscale x 8 x i1>, i32) #1

declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv16i1(<vscale x 16 x i1>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv16i1(<vscale x 16 x i1>, <vscale x 16 x i1>, i32) #1

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv16i1(<vscale x 16 x i1>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv2i1(<vscale x 2 x i1>) #0

declare <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv1i1(<vscale x 16 x i1>, <vscale x 1 x i1>, i32) #1

declare <vscale x 2 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv2i1(<vscale x 16 x i1>) #0

declare i64 @llvm.vscale.i64() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
