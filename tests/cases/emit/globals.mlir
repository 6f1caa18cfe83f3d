// RUN: lowir translate --mlir-to-llvmir %s
// RUN: lowir translate --mlir-to-llvmir --llvm-version=19 %s
// Every kind of initializer, linkage and place.
llvm.mlir.global internal constant @text("hi\0A\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.mlir.global external @outside() : f64
llvm.mlir.global private @matrix(dense<[[1.0, 2.5], [0.1, -0.0]]> : tensor<2x2xf32>) {alignment = 64 : i64} : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global weak hidden thread_local @nothing() : !llvm.struct<"pair", (i32, ptr)>
llvm.mlir.global internal constant @pair() : !llvm.struct<"pair", (i32, ptr)> {
  %u = llvm.mlir.undef : !llvm.struct<"pair", (i32, ptr)>
  %n = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  %a = llvm.insertvalue %n, %u[0] : !llvm.struct<"pair", (i32, ptr)>
  %b = llvm.insertvalue %q, %a[1] : !llvm.struct<"pair", (i32, ptr)>
  llvm.return %b : !llvm.struct<"pair", (i32, ptr)>
}
llvm.comdat @groups { llvm.comdat_selector @any any }
llvm.mlir.global linkonce_odr @shared(1 : i1) comdat(@groups::@any) {section = ".data.x", dso_local} : i1
llvm.func @start() { llvm.return }
llvm.mlir.global_ctors ctors = [@start], priorities = [7 : i32], data = [#llvm.zero]
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%pair = type { i32, ptr }

$any = comdat any

@text = internal constant [4 x i8] c"hi\0A\00"
@outside = external global double
@matrix = private global [2 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.500000e+00], [2 x float] [float 0x3FB99999A0000000, float -0.000000e+00]], align 64
@nothing = weak hidden thread_local global %pair undef
@pair = internal constant %pair { i32 3, ptr getelementptr inbounds nuw (i8, ptr @text, i64 1) }
@shared = linkonce_odr dso_local global i1 true, section ".data.x", comdat($any)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @start, ptr null }]

define void @start() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%pair = type { i32, ptr }

$any = comdat any

@text = internal constant [4 x i8] c"hi\0A\00"
@outside = external global double
@matrix = private global [2 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.500000e+00], [2 x float] [float 0x3FB99999A0000000, float -0.000000e+00]], align 64
@nothing = weak hidden thread_local global %pair undef
@pair = internal constant %pair { i32 3, ptr getelementptr ([4 x i8], ptr @text, i32 0, i32 1) }
@shared = linkonce_odr dso_local global i1 true, section ".data.x", comdat($any)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @start, ptr null }]

define void @start() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
