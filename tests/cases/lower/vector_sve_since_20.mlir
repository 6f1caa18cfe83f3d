// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve
// RUN: lowir opt %s
// RUN: lowir opt --convert-vector-to-llvm=enable-arm-sve --convert-func-to-llvm --reconcile-unrealized-casts | lowir translate --mlir-to-llvmir
// Operations of SVE that release 19 does not have.
func.func @products(%acc: vector<[4]xi32>, %a: vector<[16]xi8>, %b: vector<[16]xi8>) -> vector<[4]xi32> {
  %0 = arm_sve.usmmla %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
func.func @lanes(%a: vector<[8]xbf16>, %b: vector<[2]xf64>, %c: vector<[16]xi8>) -> (vector<[8]xbf16>, vector<[2]xf64>, vector<[16]xi8>) {
  %0 = arm_sve.dupq_lane %a[1] : vector<[8]xbf16>
  %1 = arm_sve.dupq_lane %b[3000000000] {note} : vector<[2]xf64>
  %2 = arm_sve.dupq_lane %c[-1] : vector<[16]xi8>
  return %0, %1, %2 : vector<[8]xbf16>, vector<[2]xf64>, vector<[16]xi8>
}
func.func @bf16(%acc: vector<[4]xf32>, %a: vector<[8]xbf16>) -> vector<[4]xf32> {
  %0 = arm_sve.intr.bfmmla %acc, %a, %a : vector<[8]xbf16> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
//--- out
module {
  func.func @products(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    return %0 : vector<[4]xi32>
  }
  func.func @lanes(%arg0: vector<[8]xbf16>, %arg1: vector<[2]xf64>, %arg2: vector<[16]xi8>) -> (vector<[8]xbf16>, vector<[2]xf64>, vector<[16]xi8>) {
    %0 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 1 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    %1 = "arm_sve.intr.dupq_lane"(%arg1) <{lane = 3000000000 : i64}> {note} : (vector<[2]xf64>) -> vector<[2]xf64>
    %2 = "arm_sve.intr.dupq_lane"(%arg2) <{lane = -1 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    return %0, %1, %2 : vector<[8]xbf16>, vector<[2]xf64>, vector<[16]xi8>
  }
  func.func @bf16(%arg0: vector<[4]xf32>, %arg1: vector<[8]xbf16>) -> vector<[4]xf32> {
    %0 = arm_sve.intr.bfmmla %arg0, %arg1, %arg1 : vector<[8]xbf16> to vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
}

//--- out 2
module {
  func.func @products(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = arm_sve.usmmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    return %0 : vector<[4]xi32>
  }
  func.func @lanes(%arg0: vector<[8]xbf16>, %arg1: vector<[2]xf64>, %arg2: vector<[16]xi8>) -> (vector<[8]xbf16>, vector<[2]xf64>, vector<[16]xi8>) {
    %0 = arm_sve.dupq_lane %arg0[1] : vector<[8]xbf16>
    %1 = arm_sve.dupq_lane %arg1[3000000000] {note} : vector<[2]xf64>
    %2 = arm_sve.dupq_lane %arg2[-1] : vector<[16]xi8>
    return %0, %1, %2 : vector<[8]xbf16>, vector<[2]xf64>, vector<[16]xi8>
  }
  func.func @bf16(%arg0: vector<[4]xf32>, %arg1: vector<[8]xbf16>) -> vector<[4]xf32> {
    %0 = arm_sve.intr.bfmmla %arg0, %arg1, %arg1 : vector<[8]xbf16> to vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
}

//--- out 3
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <vscale x 4 x i32> @products(<vscale x 4 x i32> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2) {
  %4 = call <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> %2)
  ret <vscale x 4 x i32> %4
}

define { <vscale x 8 x bfloat>, <vscale x 2 x double>, <vscale x 16 x i8> } @lanes(<vscale x 8 x bfloat> %0, <vscale x 2 x double> %1, <vscale x 16 x i8> %2) {
  %4 = call <vscale x 8 x bfloat> @llvm.aarch64.sve.dupq.lane.nxv8bf16(<vscale x 8 x bfloat> %0, i64 1)
  %5 = call <vscale x 2 x double> @llvm.aarch64.sve.dupq.lane.nxv2f64(<vscale x 2 x double> %1, i64 3000000000)
  %6 = call <vscale x 16 x i8> @llvm.aarch64.sve.dupq.lane.nxv16i8(<vscale x 16 x i8> %2, i64 -1)
  %7 = insertvalue { <vscale x 8 x bfloat>, <vscale x 2 x double>, <vscale x 16 x i8> } poison, <vscale x 8 x bfloat> %4, 0
  %8 = insertvalue { <vscale x 8 x bfloat>, <vscale x 2 x double>, <vscale x 16 x i8> } %7, <vscale x 2 x double> %5, 1
  %9 = insertvalue { <vscale x 8 x bfloat>, <vscale x 2 x double>, <vscale x 16 x i8> } %8, <vscale x 16 x i8> %6, 2
  ret { <vscale x 8 x bfloat>, <vscale x 2 x double>, <vscale x 16 x i8> } %9
}

define <vscale x 4 x float> @bf16(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1) {
  %3 = call <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float> %0, <vscale x 8 x bfloat> %1, <vscale x 8 x bfloat> %1)
  ret <vscale x 4 x float> %3
}

declare <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32>, <vscale x 16 x i8>, <vscale x 16 x i8>) #0

declare <vscale x 8 x bfloat> @llvm.aarch64.sve.dupq.lane.nxv8bf16(<vscale x 8 x bfloat>, i64 immarg) #0

declare <vscale x 2 x double> @llvm.aarch64.sve.dupq.lane.nxv2f64(<vscale x 2 x double>, i64 immarg) #0

declare <vscale x 16 x i8> @llvm.aarch64.sve.dupq.lane.nxv16i8(<vscale x 16 x i8>, i64 immarg) #0

declare <vscale x 4 x float> @llvm.aarch64.sve.bfmmla(<vscale x 4 x float>, <vscale x 8 x bfloat>, <vscale x 8 x bfloat>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
