// RUN: lowir translate --mlir-to-llvmir
// The intrinsics of SME: tiles and masks of tiles are attributes.

llvm.func @all(%p16: vector<[16]xi1>, %p8: vector<[8]xi1>, %p4: vector<[4]xi1>, %p2: vector<[2]xi1>, %p1: vector<[1]xi1>, %f: vector<[4]xf32>, %h: vector<[8]xi16>, %b: vector<[16]xi8>, %m: !llvm.ptr, %i: i32) {
  %cntsd = "arm_sme.intr.cntsd"() : () -> i64
  "arm_sme.intr.ld1b.horiz"(%p16, %m, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%p16, %m, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%p2, %m, %i) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%p2, %m, %i) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%p8, %m, %i) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%p8, %m, %i) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%p1, %m, %i) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%p1, %m, %i) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%p4, %m, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%p4, %m, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.mopa"(%p4, %p4, %f, %f) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa.wide"(%p8, %p8, %h, %h) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.mops"(%p4, %p4, %f, %f) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops.wide"(%p8, %p8, %h, %h) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  %read_horiz = "arm_sme.intr.read.horiz"(%f, %p4, %i) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %read_vert = "arm_sme.intr.read.vert"(%f, %p4, %i) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  "arm_sme.intr.smopa.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.za32"(%p8, %p8, %h, %h) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.smops.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smops.za32"(%p8, %p8, %h, %h) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.st1b.horiz"(%p16, %m, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%p16, %m, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%p2, %m, %i) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%p2, %m, %i) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%p8, %m, %i) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%p8, %m, %i) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%p1, %m, %i) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%p1, %m, %i) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%p4, %m, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%p4, %m, %i) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.sumopa.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.sumops.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umopa.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umopa.za32"(%p8, %p8, %h, %h) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umops.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umops.za32"(%p8, %p8, %h, %h) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.usmopa.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmops.wide"(%p16, %p16, %b, %b) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.write.horiz"(%i, %p8, %h) <{tile_id = 1 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
  "arm_sme.intr.write.vert"(%i, %p8, %h) <{tile_id = 1 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @all(<vscale x 16 x i1> %0, <vscale x 8 x i1> %1, <vscale x 4 x i1> %2, <vscale x 2 x i1> %3, <vscale x 1 x i1> %4, <vscale x 4 x float> %5, <vscale x 8 x i16> %6, <vscale x 16 x i8> %7, ptr %8, i32 %9) {
  %11 = call i64 @llvm.aarch64.sme.cntsd()
  call void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1> %0, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1> %0, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1> %3, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1> %3, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1> %1, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1> %1, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1> %4, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1> %4, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1> %2, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1> %2, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.mopa.nxv4f32(i32 1, <vscale x 4 x i1> %2, <vscale x 4 x i1> %2, <vscale x 4 x float> %5, <vscale x 4 x float> %5)
  call void @llvm.aarch64.sme.mopa.wide.nxv8i16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.mops.nxv4f32(i32 1, <vscale x 4 x i1> %2, <vscale x 4 x i1> %2, <vscale x 4 x float> %5, <vscale x 4 x float> %5)
  call void @llvm.aarch64.sme.mops.wide.nxv8i16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6, <vscale x 8 x i16> %6)
  %12 = call <vscale x 4 x float> @llvm.aarch64.sme.read.horiz.nxv4f32(<vscale x 4 x float> %5, <vscale x 4 x i1> %2, i32 1, i32 %9)
  %13 = call <vscale x 4 x float> @llvm.aarch64.sme.read.vert.nxv4f32(<vscale x 4 x float> %5, <vscale x 4 x i1> %2, i32 1, i32 %9)
  call void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1> %0, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1> %0, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1> %3, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1> %3, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1> %1, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1> %1, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1> %4, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1> %4, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1> %2, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1> %2, ptr %8, i32 1, i32 %9)
  call void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 1, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %7, <vscale x 16 x i8> %7)
  call void @llvm.aarch64.sme.write.horiz.nxv8i16(i32 1, i32 %9, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.write.vert.nxv8i16(i32 1, i32 %9, <vscale x 8 x i1> %1, <vscale x 8 x i16> %6)
  call void @llvm.aarch64.sme.zero(i32 17)
  ret void
}

declare i64 @llvm.aarch64.sme.cntsd()

declare void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.mopa.nxv4f32(i32 immarg, <vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>)

declare void @llvm.aarch64.sme.mopa.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.mops.nxv4f32(i32 immarg, <vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x float>, <vscale x 4 x float>)

declare void @llvm.aarch64.sme.mops.wide.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>)

declare <vscale x 4 x float> @llvm.aarch64.sme.read.horiz.nxv4f32(<vscale x 4 x float>, <vscale x 4 x i1>, i32 immarg, i32)

declare <vscale x 4 x float> @llvm.aarch64.sme.read.vert.nxv4f32(<vscale x 4 x float>, <vscale x 4 x i1>, i32 immarg, i32)

declare void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1>, ptr, i32 immarg, i32)

declare void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 immarg, <vscale x 8 x i1>, <vscale x 8 x i1>, <vscale x 8 x i16>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 immarg, <vscale x 16 x i1>, <vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>)

declare void @llvm.aarch64.sme.write.horiz.nxv8i16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.write.vert.nxv8i16(i32 immarg, i32, <vscale x 8 x i1>, <vscale x 8 x i16>)

declare void @llvm.aarch64.sme.zero(i32 immarg)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
