// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir opt
// Intrinsics of SVE that release 19 does not have.
llvm.func @sve(%a: vector<[4]xi32>, %f: vector<[4]xf32>, %b: vector<[16]xi8>, %h: vector<[8]xbf16>) {
  %0 = "arm_sve.intr.usmmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.dupq_lane"(%h) <{lane = 2 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
  %2 = arm_sve.intr.bfmmla %f, %1, %h : vector<[8]xbf16> to vector<[4]xf32>
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @sve(<vscale x 4 x i32> %0, <vscale x 4 x float> %1, <vscale x 16 x i8> %2, <vscale x 8 x bfloat> %3) {
  %5 = call <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32> %0, <vscale x 16 x i8> %2, <vscale x 16 x i8> %2)
  %6 = call <vscale x 8 x bfloat> @llvm.aarch64.sve.dupq.lane.nxv8bf16(<vscale x 8 x bfloat> %3, i64 2)
  %7 = call <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float> %1, <vscale x 8 x bfloat> %6, <vscale x 8 x bfloat> %3)
  ret void
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

declare <vscale x 8 x bfloat> @llvm.aarch64.sve.dupq.lane.nxv8bf16(<vscale x 8 x bfloat>, i64 immarg) #0

declare <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
module {
  llvm.func @sve(%arg0: vector<[4]xi32>, %arg1: vector<[4]xf32>, %arg2: vector<[16]xi8>, %arg3: vector<[8]xbf16>) {
    %0 = "arm_sve.intr.usmmla"(%arg0, %arg2, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.dupq_lane"(%arg3) <{lane = 2 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    %2 = arm_sve.intr.bfmmla %arg1, %1, %arg3 : vector<[8]xbf16> to vector<[4]xf32>
    llvm.return
  }
}

