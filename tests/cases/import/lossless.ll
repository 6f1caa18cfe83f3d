; RUN: lowir translate --import-llvm --lossless
; RUN: lowir translate --import-llvm --lossless %s | lowir translate --mlir-to-llvmir --no-constant-folding
; What the dialect has no place for is kept as text and written back.
; DIFFERS: the real tools drop it and do not know the option
$c = comdat any
@g = global [4 x i32] zeroinitializer, align 4, !foo !4 #2
define range(i32 0, 9) i32 @f(ptr captures(address) initializes((0, 4)) %p, i32 noundef %x) #0 !prof !5 {
start:
  %c = icmp samesign ult i32 %x, 3, !foo !4
  br i1 %c, label %a, label %"b c"
a:
  switch i32 %x, label %"b c" [
    i32 1, label %"b c"
    i32 2, label %d
  ]
"b c":
  %v = phi i32 [ 2, %a ], [ 2, %a ], [ 1, %start ], !foo !4
  %w = load i32, ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1), align 4, !range !6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(8) %p, ptr align 4 @g, i64 8, i1 false) #1
  %1 = tail call i32 @llvm.smax.i32(i32 %v, i32 %w)
  ret i32 %1
d:
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  call void asm sideeffect "", "r"(ptr nonnull %p)
  %q = fcmp ult x86_fp80 0xK4297A738C6BEBB12D2EC, 0xK3FFF8000000000000000
  %k = sitofp i32 %x to double
  %y = fptrunc nnan double %k to float
  %z = fptosi float %y to i32
  ret i32 %z
dead:
  br label %dead2
dead2:
  unreachable
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare !foo !4 void @h() #1
attributes #0 = { noinline alignstack=16 "a"="b" }
attributes #1 = { nounwind cold }
attributes #2 = { "bss-section"="x" }
!foo = !{!4}
!4 = !{!"x \22;}"}
!5 = !{!"function_entry_count", i64 5}
!6 = !{i32 0, i32 5}
!7 = !{!8}
!8 = distinct !{!8, !9}
!9 = distinct !{!9}
//--- out
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = "", lowir.metadata = "!foo = !{!4}\0A!4 = !{!\22x \\22;}\22}\0A!5 = !{!\22function_entry_count\22, i64 5}\0A!6 = !{i32 0, i32 5}\0A!7 = !{!8}\0A!8 = distinct !{!8, !9}\0A!9 = distinct !{!9}\0A"} {
  llvm.mlir.global external @g(dense<0> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 4 : i64, lowir.attrs = "\22bss-section\22=\22x\22", lowir.metadata = ", !foo !4"} : !llvm.array<4 x i32>
  llvm.func @f(%arg0: !llvm.ptr {lowir.attrs = "captures(address) initializes((0, 4))"}, %arg1: i32 {llvm.noundef, lowir.attrs = "noundef"}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 9>, lowir.attrs = "range(i32 0, 9)"}) attributes {function_entry_count = 5 : i64, lowir.attrs = "noinline alignstack(16) \22a\22=\22b\22", lowir.metadata = "!prof !5", lowir.names = "p\0Ax\0Astart\0Ac\0Aa\0Ab c\0Av\0Aw\0A\0Ad\0Aq\0Ak\0Ay\0Az\0Adead\0Adead2", no_inline, passthrough = [["alignstack", "16"], ["a", "b"]]} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0x4297A738C6BEBB12D2EC : f80) : f80
    %4 = llvm.mlir.constant(0x3FFF8000000000000000 : f80) : f80
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.addressof @g : !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%6, %5] {lowir.constant} : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.icmp "ult" %arg1, %0 {lowir.flags = "samesign", lowir.metadata = ", !foo !4"} : i32
    llvm.cond_br %10, ^bb1, ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb0
    llvm.switch %arg1 : i32, ^bb2(%2 : i32) [
      1: ^bb2(%2 : i32),
      2: ^bb3
    ]
  ^bb2(%11: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
    %12 = llvm.load %8 {alignment = 4 : i64, lowir.metadata = ", !range !6"} : !llvm.ptr -> i32
    "llvm.intr.memcpy"(%arg0, %7, %9) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, lowir.attrs = "align 4 dereferenceable(8)"}, {llvm.align = 4 : i64, lowir.attrs = "align 4"}, {}], isVolatile = false}> {lowir.arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, lowir.attrs = "align 4 dereferenceable(8)"}, {llvm.align = 4 : i64, lowir.attrs = "align 4"}, {}, {}], lowir.attrs = "nounwind cold"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.intr.smax(%11, %12) {lowir.tail = "tail"} : (i32, i32) -> i32
    llvm.return {lowir.phis = ["1 1 0;, !foo !4"]} %13 : i32
  ^bb3:  // pred: ^bb1
    llvm.intr.experimental.noalias.scope.decl #alias_scope {lowir.argument = "!7"}
    %14 = llvm.inline_asm has_side_effects asm_dialect = att {lowir.arg_attrs = [{llvm.nonnull, lowir.attrs = "nonnull"}]} "", "r" %arg0 : (!llvm.ptr) -> !llvm.void
    %15 = llvm.fcmp "ult" %3, %4 : f80
    %16 = llvm.sitofp %arg1 : i32 to f64
    %17 = llvm.fptrunc %16 {lowir.flags = "nnan"} : f64 to f32
    %18 = llvm.fptosi %17 : f32 to i32
    llvm.return %18 : i32
  ^bb4:  // no predecessors
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    llvm.unreachable
  }
  llvm.func @llvm.memcpy.p0.p0.i64(!llvm.ptr, !llvm.ptr, i64, i1)
  llvm.func @llvm.smax.i32(i32, i32) -> i32
  llvm.func @llvm.experimental.noalias.scope.decl(!llvm.metadata)
  llvm.func @h() attributes {lowir.attrs = "nounwind cold", lowir.metadata = "!foo !4", no_unwind, passthrough = ["cold"]}
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

@g = global [4 x i32] zeroinitializer, align 4, !foo !4 "bss-section"="x"

define range(i32 0, 9) i32 @f(ptr captures(address) initializes((0, 4)) %p, i32 noundef %x) noinline alignstack(16) "a"="b" !prof !5 {
start:
  %c = icmp samesign ult i32 %x, 3, !foo !4
  br i1 %c, label %a, label %"b c"

a:
  switch i32 %x, label %"b c" [
    i32 1, label %"b c"
    i32 2, label %d
  ]

"b c":
  %v = phi i32 [ 2, %a ], [ 2, %a ], [ 1, %start ], !foo !4
  %w = load i32, ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1), align 4, !range !6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(8) %p, ptr align 4 @g, i64 8, i1 false) nounwind cold
  %0 = tail call i32 @llvm.smax.i32(i32 %v, i32 %w)
  ret i32 %0

d:
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  call void asm sideeffect "", "r"(ptr nonnull %p)
  %q = fcmp ult x86_fp80 0xK4297A738C6BEBB12D2EC, 0xK3FFF8000000000000000
  %k = sitofp i32 %x to double
  %y = fptrunc nnan double %k to float
  %z = fptosi float %y to i32
  ret i32 %z

dead:
  br label %dead2

dead2:
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare i32 @llvm.smax.i32(i32, i32)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare !foo !4 void @h() nounwind cold

!foo = !{!4}
!4 = !{!"x \22;}"}
!5 = !{!"function_entry_count", i64 5}
!6 = !{i32 0, i32 5}
!7 = !{!8}
!8 = distinct !{!8, !9}
!9 = distinct !{!9}
