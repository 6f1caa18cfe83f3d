// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// The instructions of LLVM: arithmetic, casts, constants, memory, control flow, calls.
llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi64>) {
  %add = llvm.add %a, %b : i32
  %addf = llvm.add %v, %v overflow<nsw, nuw> : vector<4xi64>
  %sub = llvm.sub %a, %b : i32
  %subf = llvm.sub %v, %v overflow<nsw, nuw> : vector<4xi64>
  %mul = llvm.mul %a, %b : i32
  %mulf = llvm.mul %v, %v overflow<nsw, nuw> : vector<4xi64>
  %shl = llvm.shl %a, %b : i32
  %shlf = llvm.shl %v, %v overflow<nsw, nuw> : vector<4xi64>
  %udiv = llvm.udiv %a, %b : i32
  %sdiv = llvm.sdiv %a, %b : i32
  %urem = llvm.urem %a, %b : i32
  %srem = llvm.srem %a, %b : i32
  %and = llvm.and %a, %b : i32
  %or = llvm.or %a, %b : i32
  %xor = llvm.xor %a, %b : i32
  %lshr = llvm.lshr %a, %b : i32
  %ashr = llvm.ashr %a, %b : i32
  %ceq = llvm.icmp "eq" %a, %b : i32
  %cne = llvm.icmp "ne" %a, %b : i32
  %cslt = llvm.icmp "slt" %a, %b : i32
  %csle = llvm.icmp "sle" %a, %b : i32
  %csgt = llvm.icmp "sgt" %a, %b : i32
  %csge = llvm.icmp "sge" %a, %b : i32
  %cult = llvm.icmp "ult" %a, %b : i32
  %cule = llvm.icmp "ule" %a, %b : i32
  %cugt = llvm.icmp "ugt" %a, %b : i32
  %cuge = llvm.icmp "uge" %a, %b : i32
  %cv = llvm.icmp "eq" %v, %v : vector<4xi64>
  %sel = llvm.select %ceq, %a, %b : i1, i32
  %selv = llvm.select %cv, %v, %v : vector<4xi1>, vector<4xi64>
  %fr = llvm.freeze %a : i32
  llvm.return
}
llvm.func @floats(%x: f32, %y: f32, %v: vector<2xf64>) {
  %fadd = llvm.fadd %x, %y : f32
  %faddf = llvm.fadd %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
  %fsub = llvm.fsub %x, %y : f32
  %fsubf = llvm.fsub %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
  %fmul = llvm.fmul %x, %y : f32
  %fmulf = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
  %fdiv = llvm.fdiv %x, %y : f32
  %fdivf = llvm.fdiv %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
  %frem = llvm.frem %x, %y : f32
  %fremf = llvm.frem %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
  %n = llvm.fneg %x : f32
  %c_false = llvm.fcmp "_false" %x, %y : f32
  %coeq = llvm.fcmp "oeq" %x, %y : f32
  %cogt = llvm.fcmp "ogt" %x, %y : f32
  %coge = llvm.fcmp "oge" %x, %y : f32
  %colt = llvm.fcmp "olt" %x, %y : f32
  %cole = llvm.fcmp "ole" %x, %y : f32
  %cone = llvm.fcmp "one" %x, %y : f32
  %cord = llvm.fcmp "ord" %x, %y : f32
  %cueq = llvm.fcmp "ueq" %x, %y : f32
  %cugt = llvm.fcmp "ugt" %x, %y : f32
  %cuge = llvm.fcmp "uge" %x, %y : f32
  %cult = llvm.fcmp "ult" %x, %y : f32
  %cule = llvm.fcmp "ule" %x, %y : f32
  %cune = llvm.fcmp "une" %x, %y : f32
  %cuno = llvm.fcmp "uno" %x, %y : f32
  %c_true = llvm.fcmp "_true" %x, %y : f32
  llvm.return
}
llvm.func @casts(%i: i32, %x: f32, %p: !llvm.ptr) {
  %0 = llvm.sext %i : i32 to i64
  %1 = llvm.zext %i : i32 to i64
  %2 = llvm.trunc %0 : i64 to i8
  %3 = llvm.fpext %x : f32 to f64
  %4 = llvm.fptrunc %x : f32 to f16
  %5 = llvm.sitofp %i : i32 to f32
  %6 = llvm.uitofp %i : i32 to f64
  %7 = llvm.fptosi %x : f32 to i32
  %8 = llvm.fptoui %x : f32 to i64
  %9 = llvm.bitcast %x : f32 to i32
  %10 = llvm.ptrtoint %p : !llvm.ptr to i64
  %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
  %12 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
llvm.func @constants() {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.mlir.constant(1.5 : f32) : f32
  %2 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %3 = llvm.mlir.constant(dense<7> : tensor<2x3xi8>) : !llvm.array<2 x array<3 x i8>>
  %4 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %5 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %6 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %7 = llvm.mlir.poison : i64
  %8 = llvm.mlir.zero : !llvm.ptr
  %9 = llvm.mlir.addressof @number : !llvm.ptr
  %10 = llvm.mlir.addressof @constants : !llvm.ptr
  llvm.return
}
llvm.mlir.global external @number(42 : i32) : i32
llvm.func @aggregates(%s: !llvm.struct<(i32, array<2 x f32>)>, %v: vector<4xf32>, %i: i32, %x: f32) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %3 = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>
  %4 = llvm.shufflevector %v, %v [0, 5, 2, 7, -1] : vector<4xf32>
  llvm.return
}
llvm.func @memory(%p: !llvm.ptr, %n: i64, %x: f32, %i: i32) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(i32, ptr)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.load %p : !llvm.ptr -> f32
  %3 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
  %4 = llvm.load %p atomic syncscope("singlethread") monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  %5 = llvm.load %p {nontemporal} : !llvm.ptr -> i32
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.store volatile %x, %p {alignment = 8 : i64, nontemporal} : f32, !llvm.ptr
  llvm.store %x, %p atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  %6 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %7 = llvm.getelementptr inbounds %p[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %8 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.atomicrmw add %p, %i seq_cst : !llvm.ptr, i32
  %10 = llvm.atomicrmw volatile fadd %p, %x syncscope("agent") acq_rel {alignment = 4 : i64} : !llvm.ptr, f32
  %11 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %12 = llvm.cmpxchg weak volatile %p, %i, %i seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
llvm.func @control(%c: i1, %i: i32) -> i32 {
  llvm.cond_br %c, ^a(%i : i32), ^b
^a(%x: i32):
  llvm.switch %x : i32, ^b [
    1: ^a(%i : i32),
    -7: ^c
  ]
^b:
  llvm.br ^c
^c:
  llvm.cond_br %c weights([3, 5]), ^d, ^e
^d:
  llvm.return %i : i32
^e:
  llvm.unreachable
}
llvm.func @empty_switch(%i: i32) {
  llvm.switch %i : i32, ^a [
  ]
^a:
  llvm.return
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @calls(%f: !llvm.ptr, %i: i32, %t: i1, %x: f32) {
  llvm.call @constants() : () -> ()
  %0 = llvm.call @control(%t, %i) : (i1, i32) -> i32
  %1 = llvm.call %f(%i) : !llvm.ptr, (i32) -> i64
  %2 = llvm.call @printf(%f, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call fastcc @control(%t, %i) {fastmathFlags = #llvm.fastmath<none>} : (i1, i32) -> i32
  %4 = llvm.call_intrinsic "llvm.sqrt.f32"(%x) : (f32) -> f32
  %5 = llvm.inline_asm "bswap $0", "=r,r" %i : (i32) -> i32
  llvm.inline_asm has_side_effects asm_dialect = intel "nop", "" : () -> ()
  llvm.return
}
llvm.func @personality(...) -> i32
llvm.func @exceptions(%i: i32) -> i32 attributes {personality = @personality} {
  %1 = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @control2(%i) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %2 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}
llvm.func @control2(i32) -> i32
