// RUN: lowir translate --mlir-to-llvmir
// Every instruction that is no intrinsic.
llvm.mlir.global_dtors dtors = [@done], priorities = [3 : i32], data = [#llvm.zero]
llvm.mlir.global external constant @type_info() : !llvm.ptr
llvm.mlir.global external thread_local @tls(0 : i32) : i32
llvm.func @done() {
  llvm.return
}
llvm.func @personality(...) -> i32
llvm.func @callee(i32) -> i32
llvm.func @arithmetic(%i: i32, %j: i32, %v: vector<4xi32>) {
  %0 = llvm.add %i, %j overflow<nsw, nuw> : i32
  %1 = llvm.sub %i, %j overflow<nsw> : i32
  %2 = llvm.mul %v, %v : vector<4xi32>
  %3 = llvm.udiv exact %i, %j : i32
  %4 = llvm.sdiv %i, %j : i32
  %5 = llvm.urem %i, %j : i32
  %6 = llvm.srem %i, %j : i32
  %7 = llvm.shl %i, %j overflow<nuw> : i32
  %8 = llvm.lshr exact %i, %j : i32
  %9 = llvm.ashr %i, %j : i32
  %10 = llvm.and %i, %j : i32
  %11 = llvm.or disjoint %i, %j : i32
  %12 = llvm.xor %v, %v : vector<4xi32>
  %13 = llvm.icmp "slt" %v, %v : vector<4xi32>
  %14 = llvm.select %13, %v, %v : vector<4xi1>, vector<4xi32>
  %15 = llvm.freeze %i : i32
  llvm.return
}
llvm.func @floats(%f: f32, %d: f64) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fsub %f, %f {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz>} : f32
  %2 = llvm.fmul %d, %d {fastmathFlags = #llvm.fastmath<arcp, contract, afn, reassoc>} : f64
  %3 = llvm.fdiv %f, %f : f32
  %4 = llvm.frem %f, %f : f32
  %5 = llvm.fneg %f : f32
  %6 = llvm.fcmp "une" %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}
llvm.func @casts(%i: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.trunc %l overflow<nuw> : i64 to i32
  %1 = llvm.zext nneg %i : i32 to i64
  %2 = llvm.sext %i : i32 to i64
  %3 = llvm.fptrunc %d : f64 to f32
  %4 = llvm.fpext %f : f32 to f64
  %5 = llvm.fptosi %f : f32 to i32
  %6 = llvm.fptoui %f : f32 to i32
  %7 = llvm.sitofp %i : i32 to f32
  %8 = llvm.uitofp nneg %i : i32 to f32
  %9 = llvm.ptrtoint %p : !llvm.ptr to i64
  %10 = llvm.inttoptr %l : i64 to !llvm.ptr
  %11 = llvm.bitcast %v : vector<2xi32> to i64
  %12 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
llvm.func @aggregates(%s: !llvm.struct<(i32, array<2 x f32>)>, %f: f32, %v: vector<4xf32>, %i: i32) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %3 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %4 = llvm.shufflevector %v, %v [0, 5, -1, 3] : vector<4xf32>
  %5 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x f32>)>
  %6 = llvm.insertvalue %f, %5[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
llvm.func @memory(%p: !llvm.ptr, %i: i32, %f: f32) {
  %n = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %n x f32 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x i32 : (i32) -> !llvm.ptr
  %2 = llvm.load volatile %p {alignment = 2 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %i, %p {nontemporal} : i32, !llvm.ptr
  llvm.store %i, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %4 = llvm.getelementptr inbounds|nuw %p[%i, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<8 x f32>
  %5 = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %6 = llvm.atomicrmw fadd %p, %f syncscope("agent") seq_cst {alignment = 8 : i64} : !llvm.ptr, f32
  %7 = llvm.cmpxchg weak volatile %p, %i, %i acquire monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") acq_rel
  %8 = llvm.mlir.addressof @tls : !llvm.ptr
  %9 = "llvm.intr.threadlocal.address"(%8) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  %10 = llvm.intr.invariant.start 4, %0 : !llvm.ptr
  llvm.intr.invariant.end %10, 4, %0 : !llvm.ptr
  llvm.return
}
llvm.func @calls(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>) -> i32 attributes {personality = @personality} {
  %t = llvm.mlir.addressof @type_info : !llvm.ptr
  %0 = llvm.call tail @callee(%i) {no_unwind} : (i32) -> i32
  %1 = llvm.call fastcc %p(%i) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call_intrinsic "llvm.bitreverse"(%v) : (vector<4xi32>) -> vector<4xi32>
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %3 = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %i : (i32) -> i32
  %4 = llvm.invoke @callee(%i) to ^good unwind ^bad : (i32) -> i32
^good:
  llvm.switch %i : i32, ^last [
    1: ^good,
    2: ^last
  ]
^bad:
  %5 = llvm.landingpad cleanup (catch %t : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
^last:
  llvm.unreachable
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@type_info = external constant ptr
@tls = thread_local global i32 0
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @done, ptr null }]

define void @done() {
  ret void
}

declare i32 @personality(...)

declare i32 @callee(i32)

define void @arithmetic(i32 %0, i32 %1, <4 x i32> %2) {
  %4 = add nuw nsw i32 %0, %1
  %5 = sub nsw i32 %0, %1
  %6 = mul <4 x i32> %2, %2
  %7 = udiv exact i32 %0, %1
  %8 = sdiv i32 %0, %1
  %9 = urem i32 %0, %1
  %10 = srem i32 %0, %1
  %11 = shl nuw i32 %0, %1
  %12 = lshr exact i32 %0, %1
  %13 = ashr i32 %0, %1
  %14 = and i32 %0, %1
  %15 = or disjoint i32 %0, %1
  %16 = xor <4 x i32> %2, %2
  %17 = icmp slt <4 x i32> %2, %2
  %18 = select <4 x i1> %17, <4 x i32> %2, <4 x i32> %2
  %19 = freeze i32 %0
  ret void
}

define void @floats(float %0, double %1) {
  %3 = fadd fast float %0, %0
  %4 = fsub nnan ninf nsz float %0, %0
  %5 = fmul reassoc arcp contract afn double %1, %1
  %6 = fdiv float %0, %0
  %7 = frem float %0, %0
  %8 = fneg float %0
  %9 = fcmp nnan une float %0, %0
  ret void
}

define void @casts(i32 %0, i64 %1, float %2, double %3, ptr %4, <2 x i32> %5) {
  %7 = trunc nuw i64 %1 to i32
  %8 = zext nneg i32 %0 to i64
  %9 = sext i32 %0 to i64
  %10 = fptrunc double %3 to float
  %11 = fpext float %2 to double
  %12 = fptosi float %2 to i32
  %13 = fptoui float %2 to i32
  %14 = sitofp i32 %0 to float
  %15 = uitofp nneg i32 %0 to float
  %16 = ptrtoint ptr %4 to i64
  %17 = inttoptr i64 %1 to ptr
  %18 = bitcast <2 x i32> %5 to i64
  %19 = addrspacecast ptr %4 to ptr addrspace(3)
  ret void
}

define void @aggregates({ i32, [2 x float] } %0, float %1, <4 x float> %2, i32 %3) {
  %5 = extractvalue { i32, [2 x float] } %0, 1, 0
  %6 = insertvalue { i32, [2 x float] } %0, float %1, 1, 1
  %7 = extractelement <4 x float> %2, i32 %3
  %8 = insertelement <4 x float> %2, float %1, i32 %3
  %9 = shufflevector <4 x float> %2, <4 x float> %2, <4 x i32> <i32 0, i32 5, i32 poison, i32 3>
  %10 = insertvalue { i32, [2 x float] } poison, float %1, 1, 1
  ret void
}

define void @memory(ptr %0, i32 %1, float %2) {
  %4 = alloca float, i32 4, align 32
  %5 = alloca inalloca i32, i32 4, align 4
  %6 = load volatile i32, ptr %0, align 2
  %7 = load atomic i32, ptr %0 syncscope("agent") acquire, align 4
  store i32 %1, ptr %0, align 4, !nontemporal !1
  store atomic i32 %1, ptr %0 release, align 4
  %8 = getelementptr inbounds nuw [8 x float], ptr %0, i32 %1, i32 3
  %9 = getelementptr nusw float, ptr %0, i32 %1
  %10 = atomicrmw fadd ptr %0, float %2 syncscope("agent") seq_cst, align 8
  %11 = cmpxchg weak volatile ptr %0, i32 %1, i32 %1 acquire monotonic, align 4
  fence syncscope("agent") acq_rel
  %12 = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %4)
  %13 = call ptr @llvm.invariant.start.p0(i64 4, ptr %4)
  call void @llvm.invariant.end.p0(ptr %13, i64 4, ptr %4)
  ret void
}

define i32 @calls(i32 %0, ptr %1, <4 x i32> %2) personality ptr @personality {
  %4 = tail call i32 @callee(i32 %0) #3
  %5 = call fastcc i32 %1(i32 %0)
  %6 = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %2)
  call void @llvm.donothing()
  %7 = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r"(i32 %0)
  %8 = invoke i32 @callee(i32 %0)
          to label %9 unwind label %10

9:
  switch i32 %0, label %12 [
    i32 1, label %9
    i32 2, label %12
  ]

10:
  %11 = landingpad { ptr, i32 }
          cleanup
          catch ptr @type_info
  resume { ptr, i32 } %11

12:
  unreachable
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1

declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #1

declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>) #2

declare void @llvm.donothing()

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
