// RUN: lowir translate --mlir-to-llvmir
// Intrinsics of memory, traps, annotations and variadic arguments.
llvm.func @f(%b: i1, %p: !llvm.ptr, %l: i64, %i: i32, %c: i8, %vi: vector<4xi32>, %vb: vector<4xi1>, %vp: vector<4x!llvm.ptr>, ...) {
  llvm.intr.assume %b : i1
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 5 : i8}> : () -> ()
  %0 = "llvm.intr.eh.typeid.for"(%p) : (!llvm.ptr) -> i32
  "llvm.intr.memcpy"(%p, %p, %l) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%p, %c, %l) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
  "llvm.intr.stackrestore"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.vastart"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.vacopy"(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
  %2 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %3 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  "llvm.intr.masked.compressstore"(%vi, %p, %vb) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %4 = "llvm.intr.masked.expandload"(%p, %vb, %vi) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %5 = "llvm.intr.masked.load"(%p, %vb, %vi) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  "llvm.intr.masked.store"(%vi, %p, %vb) <{alignment = 8 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %6 = "llvm.intr.masked.gather"(%vp, %vb, %vi) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  "llvm.intr.masked.scatter"(%vi, %vp, %vb) <{alignment = 4 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  %7 = "llvm.intr.invariant.start"(%p) <{size = 8 : i64}> : (!llvm.ptr) -> !llvm.ptr
  %8 = "llvm.intr.get.active.lane.mask"(%l, %l) : (i64, i64) -> vector<4xi1>
  llvm.return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i1 %0, ptr %1, i64 %2, i32 %3, i8 %4, <4 x i32> %5, <4 x i1> %6, <4 x ptr> %7, ...) {
  call void @llvm.assume(i1 %0)
  call void @llvm.debugtrap()
  call void @llvm.trap()
  call void @llvm.ubsantrap(i8 5)
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr %1)
  call void @llvm.memcpy.p0.p0.i64(ptr %1, ptr %1, i64 %2, i1 true)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %1, ptr %1, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr %1, ptr %1, i32 %3, i1 false)
  call void @llvm.memset.p0.i64(ptr %1, i8 %4, i64 %2, i1 true)
  call void @llvm.prefetch.p0(ptr %1, i32 0, i32 3, i32 1)
  %10 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %1)
  call void @llvm.va_start.p0(ptr %1)
  call void @llvm.va_copy.p0(ptr %1, ptr %1)
  call void @llvm.va_end.p0(ptr %1)
  %11 = call i32 @llvm.annotation.i32.p0(i32 %3, ptr %1, ptr %1, i32 %3)
  %12 = call ptr @llvm.ptr.annotation.p0.p0(ptr %1, ptr %1, ptr %1, i32 %3, ptr %1)
  call void @llvm.var.annotation.p0.p0(ptr %1, ptr %1, ptr %1, i32 %3, ptr %1)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %5, ptr %1, <4 x i1> %6)
  %13 = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %1, <4 x i1> %6, <4 x i32> %5)
  %14 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %1, <4 x i1> %6, <4 x i32> %5)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %5, ptr align 8 %1, <4 x i1> %6)
  %15 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %7, <4 x i1> %6, <4 x i32> %5)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %5, <4 x ptr> align 4 %7, <4 x i1> %6)
  %16 = call ptr @llvm.invariant.start.p0(i64 8, ptr %1)
  %17 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %2, i64 %2)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare void @llvm.debugtrap() #1

declare void @llvm.trap() #2

declare void @llvm.ubsantrap(i8 immarg) #2

declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #4

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #6

declare ptr @llvm.stacksave.p0() #7

declare void @llvm.stackrestore.p0(ptr) #7

declare void @llvm.va_start.p0(ptr) #7

declare void @llvm.va_copy.p0(ptr, ptr) #7

declare void @llvm.va_end.p0(ptr) #7

declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #8

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #8

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #8

declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr captures(none), <4 x i1>) #9

declare <4 x i32> @llvm.masked.expandload.v4i32(ptr captures(none), <4 x i1>, <4 x i32>) #10

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #11

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #9

declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>) #10

declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>) #12

declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #13

declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64) #14

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nounwind }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
