// RUN: lowir translate --mlir-to-llvmir
// Casts of constants to and from integers of more than 128 bits are computed, as LLVM's builder does.
llvm.func @f(%p: !llvm.ptr) {
  %c1 = llvm.mlir.constant(-1 : i9) : i9
  %c2 = llvm.mlir.constant(200 : i64) : i64
  %c3 = llvm.mlir.constant(-12345678901234567890123 : i128) : i128
  %c4 = llvm.mlir.constant(-1234567890123456789012345678901234567890123 : i150) : i150
  %c5 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  %1 = llvm.zext %c1 : i9 to i512
  llvm.store %1, %p : i512, !llvm.ptr
  %2 = llvm.sext %c1 : i9 to i512
  llvm.store %2, %p : i512, !llvm.ptr
  %3 = llvm.sext %c2 : i64 to i130
  llvm.store %3, %p : i130, !llvm.ptr
  %4 = llvm.sext %c3 : i128 to i129
  llvm.store %4, %p : i129, !llvm.ptr
  %5 = llvm.zext %c3 : i128 to i160
  llvm.store %5, %p : i160, !llvm.ptr
  %6 = llvm.sext %c4 : i150 to i160
  llvm.store %6, %p : i160, !llvm.ptr
  %7 = llvm.zext %c4 : i150 to i200
  llvm.store %7, %p : i200, !llvm.ptr
  %8 = llvm.trunc %c4 : i150 to i140
  llvm.store %8, %p : i140, !llvm.ptr
  %9 = llvm.trunc %c4 : i150 to i77
  llvm.store %9, %p : i77, !llvm.ptr
  %10 = llvm.trunc %c4 : i150 to i1
  llvm.store %10, %p : i1, !llvm.ptr
  %11 = llvm.sext %c5 : vector<2xi8> to vector<2xi300>
  llvm.store %11, %p : vector<2xi300>, !llvm.ptr
  %12 = llvm.sext %c4 : i150 to i4000
  llvm.store %12, %p : i4000, !llvm.ptr
  %13 = llvm.trunc %12 : i4000 to i60
  llvm.store %13, %p : i60, !llvm.ptr
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  store i512 511, ptr %0, align 4
  store i512 -1, ptr %0, align 4
  store i130 200, ptr %0, align 4
  store i129 -12345678901234567890123, ptr %0, align 4
  store i160 340282366920938451117695706197200321333, ptr %0, align 4
  store i160 -1234567890123456789012345678901234567890123, ptr %0, align 4
  store i200 1426013124815836424269273623770593901814856501, ptr %0, align 4
  store i140 159228684784707157333636713139288026233653, ptr %0, align 4
  store i77 -44322902330825284666571, ptr %0, align 4
  store i1 true, ptr %0, align 1
  store <2 x i300> <i300 1, i300 -2>, ptr %0, align 128
  store i4000 -1234567890123456789012345678901234567890123, ptr %0, align 4
  store i60 11992280340478773, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
