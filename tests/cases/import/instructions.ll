; RUN: lowir translate --import-llvm
; One of each instruction.
declare i32 @__gxx_personality_v0(...)
declare void @foo(ptr)
declare i32 @vf(ptr, ...)
@ti = external constant ptr
define i32 @ex(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @foo(ptr %p) to label %ok unwind label %lp
ok:
  %v = invoke i32 (ptr, ...) @vf(ptr %p, i32 3) to label %ok2 unwind label %lp
ok2:
  %ph = phi i32 [ %v, %ok ]
  ret i32 %ph
lp:
  %l = landingpad { ptr, i32 } cleanup catch ptr @ti catch ptr null filter [1 x ptr] [ptr @ti]
  %e = extractvalue { ptr, i32 } %l, 1
  resume { ptr, i32 } %l
}
define void @atomics(ptr %p, i32 %x, <4 x i32> %v, <vscale x 4 x float> %sv) {
  %a = atomicrmw add ptr %p, i32 %x seq_cst, align 4
  %b = atomicrmw volatile xchg ptr %p, i32 %x syncscope("agent") monotonic, align 8
  %c = cmpxchg weak ptr %p, i32 %x, i32 5 acq_rel monotonic, align 4
  fence seq_cst
  fence syncscope("singlethread") acquire
  %d = load atomic i32, ptr %p acquire, align 4
  store atomic volatile i32 %d, ptr %p release, align 4
  %e = load volatile i32, ptr %p, align 4, !nontemporal !0, !invariant.load !1, !invariant.group !1
  %f = extractelement <4 x i32> %v, i32 1
  %g = insertelement <4 x i32> %v, i32 %x, i64 2
  %h = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %i = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i32> zeroinitializer
  %j = fadd fast <vscale x 4 x float> %sv, splat (float 1.0)
  %k = getelementptr [4 x {i32, [2 x i8]}], ptr %p, i64 0, i32 %x, i32 1, i64 1
  %l = getelementptr i8, ptr %p, <4 x i32> %v
  %m = getelementptr inbounds nuw i8, ptr %p, i64 -1
  %n = select i1 true, i32 %x, i32 7
  %o = freeze i32 %x
  %q = icmp ult i32 %x, 4
  %r = or disjoint i32 %x, 1
  %s = zext nneg i32 %x to i64
  %t = trunc nuw nsw i64 %s to i8
  %u = udiv exact i32 %x, 4
  %w = call i32 asm sideeffect "mov $0, $1", "=r,r"(i32 %x)
  call void asm "nop", ""()
  %y = tail call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %z = call i32 @llvm.x86.sse42.crc32.32.8(i32 %x, i8 1)
  %va = va_arg ptr %p, i32
  %cc = call fastcc i32 %p(i32 %x, ptr byval(i32) align 8 %p) nounwind
  %dd = notail call zeroext i32 @ext(i32 signext %x)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  indirectbr ptr %p, [label %x1, label %x2]
x1:
  unreachable
x2:
  switch i32 %x, label %x1 [ i32 -1, label %x3 
   i32 4, label %x3 ], !prof !2
x3:
  %z1 = fcmp nnan oeq float 1.0, 0x36A0000000000000
  br i1 %z1, label %x1, label %x4, !prof !3
x4:
  %ba = alloca i32, i32 %x, align 16, addrspace(5)
  %bb = alloca inalloca i32
  %st = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %un = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %x, i32 2)
  br i1 undef, label %x4, label %x5
x5:
  ret void
}
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @ext(i32) 
declare void @llvm.assume(i1)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)
!0 = !{i32 1}
!1 = !{}
!2 = !{!"branch_weights", i32 1, i32 2, i32 3}
!3 = !{!"branch_weights", i32 1, i32 20}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external constant @ti() {addr_space = 0 : i32} : !llvm.ptr
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @foo(!llvm.ptr)
  llvm.func @vf(!llvm.ptr, ...) -> i32
  llvm.func @ex(%arg0: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.addressof @ti : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %4 = llvm.insertvalue %1, %3[0] : !llvm.array<1 x ptr> 
    llvm.invoke @foo(%arg0) to ^bb1 unwind ^bb4 : (!llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    %5 = llvm.invoke @vf(%arg0, %0) to ^bb2 unwind ^bb4 vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%5 : i32)
  ^bb3(%6: i32):  // pred: ^bb2
    llvm.return %6 : i32
  ^bb4:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) (catch %2 : !llvm.ptr) (filter %4 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, i32)> 
    llvm.resume %7 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @atomics(%arg0: !llvm.ptr, %arg1: i32, %arg2: vector<4xi32>, %arg3: vector<[4]xf32>) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.poison : vector<4xi32>
    %4 = llvm.mlir.poison : vector<[4]xf32>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %7 = llvm.insertelement %6, %4[%5 : i64] : vector<[4]xf32>
    %8 = llvm.shufflevector %7, %4 [0, 0, 0, 0] : vector<[4]xf32> 
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(-1 : i64) : i64
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(1 : i8) : i8
    %15 = llvm.mlir.constant(8 : i64) : i64
    %16 = llvm.mlir.constant(1.401300e-45 : f32) : f32
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.mlir.constant(2 : i32) : i32
    %20 = llvm.mlir.undef : i1
    %21 = llvm.atomicrmw add %arg0, %arg1 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %22 = llvm.atomicrmw volatile xchg %arg0, %arg1 syncscope("agent") monotonic {alignment = 8 : i64} : !llvm.ptr, i32
    %23 = llvm.cmpxchg weak %arg0, %arg1, %0 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.fence seq_cst
    llvm.fence syncscope("singlethread") acquire
    %24 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store volatile %24, %arg0 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.load volatile %arg0 invariant invariant_group {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    %26 = llvm.extractelement %arg2[%1 : i32] : vector<4xi32>
    %27 = llvm.insertelement %arg1, %arg2[%2 : i64] : vector<4xi32>
    %28 = llvm.shufflevector %arg2, %3 [0, -1] : vector<4xi32> 
    %29 = llvm.shufflevector %arg2, %arg2 [0, 0, 0, 0] : vector<4xi32> 
    %30 = llvm.fadd %arg3, %8 {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
    %31 = llvm.getelementptr %arg0[%5, %arg1, 1, %9] : (!llvm.ptr, i64, i32, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, array<2 x i8>)>>
    %32 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
    %33 = llvm.getelementptr inbounds|nuw %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.select %11, %arg1, %12 : i1, i32
    %35 = llvm.freeze %arg1 : i32
    %36 = llvm.icmp "ult" %arg1, %13 : i32
    %37 = llvm.or disjoint %arg1, %1 : i32
    %38 = llvm.zext nneg %arg1 : i32 to i64
    %39 = llvm.trunc %38 overflow<nsw, nuw> : i64 to i8
    %40 = llvm.udiv exact %arg1, %13 : i32
    %41 = llvm.inline_asm has_side_effects asm_dialect = att "mov $0, $1", "=r,r" %arg1 : (i32) -> i32
    %42 = llvm.inline_asm asm_dialect = att "nop", ""  : () -> !llvm.void
    %43 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
    %44 = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.8"(%arg1, %14) : (i32, i8) -> i32
    %45 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    %46 = llvm.call fastcc %arg0(%arg1, %arg0) {no_unwind} : !llvm.ptr, (i32, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}) -> i32
    %47 = llvm.call notail @ext(%arg1) : (i32 {llvm.signext}) -> (i32 {llvm.zeroext})
    llvm.intr.assume %11 ["align"(%arg0, %15 : !llvm.ptr, i64)] : i1
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    llvm.switch %arg1 : i32, ^bb1 [
      -1: ^bb3,
      4: ^bb3
    ] {branch_weights = array<i32: 1, 2, 3>}
  ^bb3:  // 2 preds: ^bb2, ^bb2
    %48 = llvm.fcmp "oeq" %6, %16 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    llvm.cond_br %48 weights([1, 20]), ^bb1, ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb4
    %49 = llvm.alloca %arg1 x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr<5>
    %50 = llvm.alloca inalloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.intr.coro.id %17, %18, %18, %18 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %52 = "llvm.intr.sadd.with.overflow"(%arg1, %19) : (i32, i32) -> !llvm.struct<(i32, i1)>
    llvm.cond_br %20, ^bb4, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.return
  }
  llvm.func @llvm.x86.sse42.crc32.32.8(i32, i8) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @ext(i32) -> i32
}
