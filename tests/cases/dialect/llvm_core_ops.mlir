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
//--- out
module {
  llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.add %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %2 = llvm.sub %arg0, %arg1 : i32
    %3 = llvm.sub %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %4 = llvm.mul %arg0, %arg1 : i32
    %5 = llvm.mul %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %6 = llvm.shl %arg0, %arg1 : i32
    %7 = llvm.shl %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %8 = llvm.udiv %arg0, %arg1 : i32
    %9 = llvm.sdiv %arg0, %arg1 : i32
    %10 = llvm.urem %arg0, %arg1 : i32
    %11 = llvm.srem %arg0, %arg1 : i32
    %12 = llvm.and %arg0, %arg1 : i32
    %13 = llvm.or %arg0, %arg1 : i32
    %14 = llvm.xor %arg0, %arg1 : i32
    %15 = llvm.lshr %arg0, %arg1 : i32
    %16 = llvm.ashr %arg0, %arg1 : i32
    %17 = llvm.icmp "eq" %arg0, %arg1 : i32
    %18 = llvm.icmp "ne" %arg0, %arg1 : i32
    %19 = llvm.icmp "slt" %arg0, %arg1 : i32
    %20 = llvm.icmp "sle" %arg0, %arg1 : i32
    %21 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %22 = llvm.icmp "sge" %arg0, %arg1 : i32
    %23 = llvm.icmp "ult" %arg0, %arg1 : i32
    %24 = llvm.icmp "ule" %arg0, %arg1 : i32
    %25 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %26 = llvm.icmp "uge" %arg0, %arg1 : i32
    %27 = llvm.icmp "eq" %arg2, %arg2 : vector<4xi64>
    %28 = llvm.select %17, %arg0, %arg1 : i1, i32
    %29 = llvm.select %27, %arg2, %arg2 : vector<4xi1>, vector<4xi64>
    %30 = llvm.freeze %arg0 : i32
    llvm.return
  }
  llvm.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = llvm.fadd %arg0, %arg1 : f32
    %1 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %2 = llvm.fsub %arg0, %arg1 : f32
    %3 = llvm.fsub %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %4 = llvm.fmul %arg0, %arg1 : f32
    %5 = llvm.fmul %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %6 = llvm.fdiv %arg0, %arg1 : f32
    %7 = llvm.fdiv %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %8 = llvm.frem %arg0, %arg1 : f32
    %9 = llvm.frem %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %10 = llvm.fneg %arg0 : f32
    %11 = llvm.fcmp "_false" %arg0, %arg1 : f32
    %12 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %13 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %14 = llvm.fcmp "oge" %arg0, %arg1 : f32
    %15 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %16 = llvm.fcmp "ole" %arg0, %arg1 : f32
    %17 = llvm.fcmp "one" %arg0, %arg1 : f32
    %18 = llvm.fcmp "ord" %arg0, %arg1 : f32
    %19 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    %20 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %21 = llvm.fcmp "uge" %arg0, %arg1 : f32
    %22 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %23 = llvm.fcmp "ule" %arg0, %arg1 : f32
    %24 = llvm.fcmp "une" %arg0, %arg1 : f32
    %25 = llvm.fcmp "uno" %arg0, %arg1 : f32
    %26 = llvm.fcmp "_true" %arg0, %arg1 : f32
    llvm.return
  }
  llvm.func @casts(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
    %0 = llvm.sext %arg0 : i32 to i64
    %1 = llvm.zext %arg0 : i32 to i64
    %2 = llvm.trunc %0 : i64 to i8
    %3 = llvm.fpext %arg1 : f32 to f64
    %4 = llvm.fptrunc %arg1 : f32 to f16
    %5 = llvm.sitofp %arg0 : i32 to f32
    %6 = llvm.uitofp %arg0 : i32 to f64
    %7 = llvm.fptosi %arg1 : f32 to i32
    %8 = llvm.fptoui %arg1 : f32 to i64
    %9 = llvm.bitcast %arg1 : f32 to i32
    %10 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
    %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
    %12 = llvm.addrspacecast %arg2 : !llvm.ptr to !llvm.ptr<3>
    llvm.return
  }
  llvm.func @constants() {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(1.500000e+00 : f32) : f32
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
  llvm.mlir.global external @number(42 : i32) {addr_space = 0 : i32} : i32
  llvm.func @aggregates(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: vector<4xf32>, %arg2: i32, %arg3: f32) {
    %0 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
    %1 = llvm.insertvalue %arg2, %arg0[0] : !llvm.struct<(i32, array<2 x f32>)> 
    %2 = llvm.extractelement %arg1[%arg2 : i32] : vector<4xf32>
    %3 = llvm.insertelement %arg3, %arg1[%arg2 : i32] : vector<4xf32>
    %4 = llvm.shufflevector %arg1, %arg1 [0, 5, 2, 7, -1] : vector<4xf32> 
    llvm.return
  }
  llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32, %arg3: i32) {
    %0 = llvm.alloca %arg1 x f32 : (i64) -> !llvm.ptr
    %1 = llvm.alloca %arg1 x !llvm.struct<(i32, ptr)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
    %2 = llvm.load %arg0 : !llvm.ptr -> f32
    %3 = llvm.load volatile %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
    %4 = llvm.load %arg0 atomic syncscope("singlethread") monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
    %5 = llvm.load %arg0 {nontemporal} : !llvm.ptr -> i32
    llvm.store %arg2, %arg0 : f32, !llvm.ptr
    llvm.store volatile %arg2, %arg0 {alignment = 8 : i64, nontemporal} : f32, !llvm.ptr
    llvm.store %arg2, %arg0 atomic release {alignment = 4 : i64} : f32, !llvm.ptr
    %6 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr inbounds %arg0[%arg1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %8 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.atomicrmw add %arg0, %arg3 seq_cst : !llvm.ptr, i32
    %10 = llvm.atomicrmw volatile fadd %arg0, %arg2 syncscope("agent") acq_rel {alignment = 4 : i64} : !llvm.ptr, f32
    %11 = llvm.cmpxchg %arg0, %arg3, %arg3 acq_rel monotonic : !llvm.ptr, i32
    %12 = llvm.cmpxchg weak volatile %arg0, %arg3, %arg3 seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32
    llvm.fence acquire
    llvm.fence syncscope("agent") seq_cst
    llvm.return
  }
  llvm.func @control(%arg0: i1, %arg1: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.switch %0 : i32, ^bb2 [
      1: ^bb1(%arg1 : i32),
      -7: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0 weights([3, 5]), ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.return %arg1 : i32
  ^bb5:  // pred: ^bb3
    llvm.unreachable
  }
  llvm.func @empty_switch(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.return
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @calls(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1, %arg3: f32) {
    llvm.call @constants() : () -> ()
    %0 = llvm.call @control(%arg2, %arg1) : (i1, i32) -> i32
    %1 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i64
    %2 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %3 = llvm.call fastcc @control(%arg2, %arg1) : (i1, i32) -> i32
    %4 = llvm.call_intrinsic "llvm.sqrt.f32"(%arg3) : (f32) -> f32
    %5 = llvm.inline_asm "bswap $0", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm has_side_effects asm_dialect = intel "nop", ""  : () -> ()
    llvm.return
  }
  llvm.func @personality(...) -> i32
  llvm.func @exceptions(%arg0: i32) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @control2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %2 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @control2(i32) -> i32
}

//--- out 2
module {
  llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.add %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %2 = llvm.sub %arg0, %arg1 : i32
    %3 = llvm.sub %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %4 = llvm.mul %arg0, %arg1 : i32
    %5 = llvm.mul %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %6 = llvm.shl %arg0, %arg1 : i32
    %7 = llvm.shl %arg2, %arg2 overflow<nsw, nuw> : vector<4xi64>
    %8 = llvm.udiv %arg0, %arg1  : i32
    %9 = llvm.sdiv %arg0, %arg1  : i32
    %10 = llvm.urem %arg0, %arg1  : i32
    %11 = llvm.srem %arg0, %arg1  : i32
    %12 = llvm.and %arg0, %arg1  : i32
    %13 = llvm.or %arg0, %arg1  : i32
    %14 = llvm.xor %arg0, %arg1  : i32
    %15 = llvm.lshr %arg0, %arg1  : i32
    %16 = llvm.ashr %arg0, %arg1  : i32
    %17 = llvm.icmp "eq" %arg0, %arg1 : i32
    %18 = llvm.icmp "ne" %arg0, %arg1 : i32
    %19 = llvm.icmp "slt" %arg0, %arg1 : i32
    %20 = llvm.icmp "sle" %arg0, %arg1 : i32
    %21 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %22 = llvm.icmp "sge" %arg0, %arg1 : i32
    %23 = llvm.icmp "ult" %arg0, %arg1 : i32
    %24 = llvm.icmp "ule" %arg0, %arg1 : i32
    %25 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %26 = llvm.icmp "uge" %arg0, %arg1 : i32
    %27 = llvm.icmp "eq" %arg2, %arg2 : vector<4xi64>
    %28 = llvm.select %17, %arg0, %arg1 : i1, i32
    %29 = llvm.select %27, %arg2, %arg2 : vector<4xi1>, vector<4xi64>
    %30 = llvm.freeze %arg0 : i32
    llvm.return
  }
  llvm.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = llvm.fadd %arg0, %arg1  : f32
    %1 = llvm.fadd %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %2 = llvm.fsub %arg0, %arg1  : f32
    %3 = llvm.fsub %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %4 = llvm.fmul %arg0, %arg1  : f32
    %5 = llvm.fmul %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %6 = llvm.fdiv %arg0, %arg1  : f32
    %7 = llvm.fdiv %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %8 = llvm.frem %arg0, %arg1  : f32
    %9 = llvm.frem %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %10 = llvm.fneg %arg0  : f32
    %11 = llvm.fcmp "_false" %arg0, %arg1 : f32
    %12 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %13 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %14 = llvm.fcmp "oge" %arg0, %arg1 : f32
    %15 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %16 = llvm.fcmp "ole" %arg0, %arg1 : f32
    %17 = llvm.fcmp "one" %arg0, %arg1 : f32
    %18 = llvm.fcmp "ord" %arg0, %arg1 : f32
    %19 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    %20 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %21 = llvm.fcmp "uge" %arg0, %arg1 : f32
    %22 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %23 = llvm.fcmp "ule" %arg0, %arg1 : f32
    %24 = llvm.fcmp "une" %arg0, %arg1 : f32
    %25 = llvm.fcmp "uno" %arg0, %arg1 : f32
    %26 = llvm.fcmp "_true" %arg0, %arg1 : f32
    llvm.return
  }
  llvm.func @casts(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr) {
    %0 = llvm.sext %arg0 : i32 to i64
    %1 = llvm.zext %arg0 : i32 to i64
    %2 = llvm.trunc %0 : i64 to i8
    %3 = llvm.fpext %arg1 : f32 to f64
    %4 = llvm.fptrunc %arg1 : f32 to f16
    %5 = llvm.sitofp %arg0 : i32 to f32
    %6 = llvm.uitofp %arg0 : i32 to f64
    %7 = llvm.fptosi %arg1 : f32 to i32
    %8 = llvm.fptoui %arg1 : f32 to i64
    %9 = llvm.bitcast %arg1 : f32 to i32
    %10 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
    %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
    %12 = llvm.addrspacecast %arg2 : !llvm.ptr to !llvm.ptr<3>
    llvm.return
  }
  llvm.func @constants() {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(1.500000e+00 : f32) : f32
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
  llvm.mlir.global external @number(42 : i32) {addr_space = 0 : i32} : i32
  llvm.func @aggregates(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: vector<4xf32>, %arg2: i32, %arg3: f32) {
    %0 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
    %1 = llvm.insertvalue %arg2, %arg0[0] : !llvm.struct<(i32, array<2 x f32>)> 
    %2 = llvm.extractelement %arg1[%arg2 : i32] : vector<4xf32>
    %3 = llvm.insertelement %arg3, %arg1[%arg2 : i32] : vector<4xf32>
    %4 = llvm.shufflevector %arg1, %arg1 [0, 5, 2, 7, -1] : vector<4xf32> 
    llvm.return
  }
  llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32, %arg3: i32) {
    %0 = llvm.alloca %arg1 x f32 : (i64) -> !llvm.ptr
    %1 = llvm.alloca %arg1 x !llvm.struct<(i32, ptr)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
    %2 = llvm.load %arg0 : !llvm.ptr -> f32
    %3 = llvm.load volatile %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
    %4 = llvm.load %arg0 atomic syncscope("singlethread") monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
    %5 = llvm.load %arg0 {nontemporal} : !llvm.ptr -> i32
    llvm.store %arg2, %arg0 : f32, !llvm.ptr
    llvm.store volatile %arg2, %arg0 {alignment = 8 : i64, nontemporal} : f32, !llvm.ptr
    llvm.store %arg2, %arg0 atomic release {alignment = 4 : i64} : f32, !llvm.ptr
    %6 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr inbounds %arg0[%arg1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %8 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.atomicrmw add %arg0, %arg3 seq_cst : !llvm.ptr, i32
    %10 = llvm.atomicrmw volatile fadd %arg0, %arg2 syncscope("agent") acq_rel {alignment = 4 : i64} : !llvm.ptr, f32
    %11 = llvm.cmpxchg %arg0, %arg3, %arg3 acq_rel monotonic : !llvm.ptr, i32
    %12 = llvm.cmpxchg weak volatile %arg0, %arg3, %arg3 seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32
    llvm.fence acquire
    llvm.fence syncscope("agent") seq_cst
    llvm.return
  }
  llvm.func @control(%arg0: i1, %arg1: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.switch %0 : i32, ^bb2 [
      1: ^bb1(%arg1 : i32),
      4294967289: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0 weights([3, 5]), ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.return %arg1 : i32
  ^bb5:  // pred: ^bb3
    llvm.unreachable
  }
  llvm.func @empty_switch(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.return
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @calls(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1, %arg3: f32) {
    llvm.call @constants() : () -> ()
    %0 = llvm.call @control(%arg2, %arg1) : (i1, i32) -> i32
    %1 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i64
    %2 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %3 = llvm.call fastcc @control(%arg2, %arg1) : (i1, i32) -> i32
    %4 = llvm.call_intrinsic "llvm.sqrt.f32"(%arg3) : (f32) -> f32
    %5 = llvm.inline_asm "bswap $0", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm has_side_effects asm_dialect = intel "nop", ""  : () -> ()
    llvm.return
  }
  llvm.func @personality(...) -> i32
  llvm.func @exceptions(%arg0: i32) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @control2(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2:  // pred: ^bb0
    %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %2 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @control2(i32) -> i32
}

//--- out 3
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi64>)>, linkage = #llvm.linkage<external>, sym_name = "integers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: i32, %arg23: i32, %arg24: vector<4xi64>):
    %79 = "llvm.add"(%arg22, %arg23) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %80 = "llvm.add"(%arg24, %arg24) <{overflowFlags = 3 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %81 = "llvm.sub"(%arg22, %arg23) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %82 = "llvm.sub"(%arg24, %arg24) <{overflowFlags = 3 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %83 = "llvm.mul"(%arg22, %arg23) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %84 = "llvm.mul"(%arg24, %arg24) <{overflowFlags = 3 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %85 = "llvm.shl"(%arg22, %arg23) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %86 = "llvm.shl"(%arg24, %arg24) <{overflowFlags = 3 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %87 = "llvm.udiv"(%arg22, %arg23) : (i32, i32) -> i32
    %88 = "llvm.sdiv"(%arg22, %arg23) : (i32, i32) -> i32
    %89 = "llvm.urem"(%arg22, %arg23) : (i32, i32) -> i32
    %90 = "llvm.srem"(%arg22, %arg23) : (i32, i32) -> i32
    %91 = "llvm.and"(%arg22, %arg23) : (i32, i32) -> i32
    %92 = "llvm.or"(%arg22, %arg23) : (i32, i32) -> i32
    %93 = "llvm.xor"(%arg22, %arg23) : (i32, i32) -> i32
    %94 = "llvm.lshr"(%arg22, %arg23) : (i32, i32) -> i32
    %95 = "llvm.ashr"(%arg22, %arg23) : (i32, i32) -> i32
    %96 = "llvm.icmp"(%arg22, %arg23) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %97 = "llvm.icmp"(%arg22, %arg23) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %98 = "llvm.icmp"(%arg22, %arg23) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %99 = "llvm.icmp"(%arg22, %arg23) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %100 = "llvm.icmp"(%arg22, %arg23) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %101 = "llvm.icmp"(%arg22, %arg23) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %102 = "llvm.icmp"(%arg22, %arg23) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %103 = "llvm.icmp"(%arg22, %arg23) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %104 = "llvm.icmp"(%arg22, %arg23) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %105 = "llvm.icmp"(%arg22, %arg23) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %106 = "llvm.icmp"(%arg24, %arg24) <{predicate = 0 : i64}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi1>
    %107 = "llvm.select"(%96, %arg22, %arg23) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %108 = "llvm.select"(%106, %arg24, %arg24) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xi1>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %109 = "llvm.freeze"(%arg22) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<2xf64>)>, linkage = #llvm.linkage<external>, sym_name = "floats", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: f32, %arg20: f32, %arg21: vector<2xf64>):
    %52 = "llvm.fadd"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %53 = "llvm.fadd"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %54 = "llvm.fsub"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %55 = "llvm.fsub"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %56 = "llvm.fmul"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %57 = "llvm.fmul"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %58 = "llvm.fdiv"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %59 = "llvm.fdiv"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %60 = "llvm.frem"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %61 = "llvm.frem"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %62 = "llvm.fneg"(%arg19) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %63 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %64 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %65 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %66 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
    %67 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %68 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %69 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %70 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %71 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %72 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
    %73 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
    %74 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %75 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    %76 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %77 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %78 = "llvm.fcmp"(%arg19, %arg20) <{fastmathFlags = #llvm.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "casts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: i32, %arg17: f32, %arg18: !llvm.ptr):
    %39 = "llvm.sext"(%arg16) : (i32) -> i64
    %40 = "llvm.zext"(%arg16) : (i32) -> i64
    %41 = "llvm.trunc"(%39) <{overflowFlags = 0 : i32}> : (i64) -> i8
    %42 = "llvm.fpext"(%arg17) : (f32) -> f64
    %43 = "llvm.fptrunc"(%arg17) : (f32) -> f16
    %44 = "llvm.sitofp"(%arg16) : (i32) -> f32
    %45 = "llvm.uitofp"(%arg16) : (i32) -> f64
    %46 = "llvm.fptosi"(%arg17) : (f32) -> i32
    %47 = "llvm.fptoui"(%arg17) : (f32) -> i64
    %48 = "llvm.bitcast"(%arg17) : (f32) -> i32
    %49 = "llvm.ptrtoint"(%arg18) : (!llvm.ptr) -> i64
    %50 = "llvm.inttoptr"(%49) : (i64) -> !llvm.ptr
    %51 = "llvm.addrspacecast"(%arg18) : (!llvm.ptr) -> !llvm.ptr<3>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "constants", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %28 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %29 = "llvm.mlir.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %30 = "llvm.mlir.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %31 = "llvm.mlir.constant"() <{value = dense<7> : tensor<2x3xi8>}> : () -> !llvm.array<2 x array<3 x i8>>
    %32 = "llvm.mlir.constant"() <{value = "text"}> : () -> !llvm.array<4 x i8>
    %33 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}> : () -> !llvm.struct<(i32, i32)>
    %34 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, ptr)>
    %35 = "llvm.mlir.poison"() : () -> i64
    %36 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %37 = "llvm.mlir.addressof"() <{global_name = @number}> : () -> !llvm.ptr
    %38 = "llvm.mlir.addressof"() <{global_name = @constants}> : () -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "number", unnamed_addr = 0 : i64, value = 42 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(i32, array<2 x f32>)>, vector<4xf32>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "aggregates", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.struct<(i32, array<2 x f32>)>, %arg13: vector<4xf32>, %arg14: i32, %arg15: f32):
    %23 = "llvm.extractvalue"(%arg12) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
    %24 = "llvm.insertvalue"(%arg12, %arg14) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>)>, i32) -> !llvm.struct<(i32, array<2 x f32>)>
    %25 = "llvm.extractelement"(%arg13, %arg14) : (vector<4xf32>, i32) -> f32
    %26 = "llvm.insertelement"(%arg13, %arg15, %arg14) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %27 = "llvm.shufflevector"(%arg13, %arg13) <{mask = array<i32: 0, 5, 2, 7, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<5xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg8: !llvm.ptr, %arg9: i64, %arg10: f32, %arg11: i32):
    %10 = "llvm.alloca"(%arg9) <{elem_type = f32}> : (i64) -> !llvm.ptr
    %11 = "llvm.alloca"(%arg9) <{alignment = 16 : i64, elem_type = !llvm.struct<(i32, ptr)>}> : (i64) -> !llvm.ptr<5>
    %12 = "llvm.load"(%arg8) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %13 = "llvm.load"(%arg8) <{alignment = 4 : i64, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> f32
    %14 = "llvm.load"(%arg8) <{alignment = 4 : i64, ordering = 2 : i64, syncscope = "singlethread"}> : (!llvm.ptr) -> f32
    %15 = "llvm.load"(%arg8) <{nontemporal, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%arg10, %arg8) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.store"(%arg10, %arg8) <{alignment = 8 : i64, nontemporal, ordering = 0 : i64, volatile_}> : (f32, !llvm.ptr) -> ()
    "llvm.store"(%arg10, %arg8) <{alignment = 4 : i64, ordering = 5 : i64}> : (f32, !llvm.ptr) -> ()
    %16 = "llvm.getelementptr"(%arg8, %arg9) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %17 = "llvm.getelementptr"(%arg8, %arg9) <{elem_type = !llvm.struct<(i32, i64)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %18 = "llvm.getelementptr"(%arg8) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 4>}> : (!llvm.ptr) -> !llvm.ptr
    %19 = "llvm.atomicrmw"(%arg8, %arg11) <{bin_op = 1 : i64, ordering = 7 : i64}> : (!llvm.ptr, i32) -> i32
    %20 = "llvm.atomicrmw"(%arg8, %arg10) <{alignment = 4 : i64, bin_op = 11 : i64, ordering = 6 : i64, syncscope = "agent", volatile_}> : (!llvm.ptr, f32) -> f32
    %21 = "llvm.cmpxchg"(%arg8, %arg11, %arg11) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "llvm.cmpxchg"(%arg8, %arg11, %arg11) <{alignment = 8 : i64, failure_ordering = 4 : i64, success_ordering = 7 : i64, volatile_, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
    "llvm.fence"() <{ordering = 7 : i64, syncscope = "agent"}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, i32)>, linkage = #llvm.linkage<external>, sym_name = "control", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg6: i1, %arg7: i32):
    "llvm.cond_br"(%arg6, %arg7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%9: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%9, %arg7)[^bb2, ^bb1, ^bb3] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "llvm.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "llvm.cond_br"(%arg6)[^bb4, ^bb5] <{branch_weights = array<i32: 3, 5>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.return"(%arg7) : (i32) -> ()
  ^bb5:  // pred: ^bb3
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "empty_switch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: i32):
    "llvm.switch"(%arg5)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "printf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1, f32)>, linkage = #llvm.linkage<external>, sym_name = "calls", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: i32, %arg3: i1, %arg4: f32):
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @constants, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %3 = "llvm.call"(%arg3, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @control, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i1, i32) -> i32
    %4 = "llvm.call"(%arg1, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i64
    %5 = "llvm.call"(%arg1, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i32) -> i32
    %6 = "llvm.call"(%arg3, %arg2) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @control, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i1, i32) -> i32
    %7 = "llvm.call_intrinsic"(%arg4) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.sqrt.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> f32
    %8 = "llvm.inline_asm"(%arg2) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.inline_asm"() <{asm_dialect = 1 : i64, asm_string = "nop", constraints = "", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "personality", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, personality = @personality, sym_name = "exceptions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1 = "llvm.invoke"(%arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @control2, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> i32
  ^bb1:  // pred: ^bb0
    "llvm.return"(%1) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    %2 = "llvm.landingpad"(%0) <{cleanup}> : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%2) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "control2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

//--- out 4
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@number = global i32 42

define void @integers(i32 %0, i32 %1, <4 x i64> %2) {
  %4 = add i32 %0, %1
  %5 = add nuw nsw <4 x i64> %2, %2
  %6 = sub i32 %0, %1
  %7 = sub nuw nsw <4 x i64> %2, %2
  %8 = mul i32 %0, %1
  %9 = mul nuw nsw <4 x i64> %2, %2
  %10 = shl i32 %0, %1
  %11 = shl nuw nsw <4 x i64> %2, %2
  %12 = udiv i32 %0, %1
  %13 = sdiv i32 %0, %1
  %14 = urem i32 %0, %1
  %15 = srem i32 %0, %1
  %16 = and i32 %0, %1
  %17 = or i32 %0, %1
  %18 = xor i32 %0, %1
  %19 = lshr i32 %0, %1
  %20 = ashr i32 %0, %1
  %21 = icmp eq i32 %0, %1
  %22 = icmp ne i32 %0, %1
  %23 = icmp slt i32 %0, %1
  %24 = icmp sle i32 %0, %1
  %25 = icmp sgt i32 %0, %1
  %26 = icmp sge i32 %0, %1
  %27 = icmp ult i32 %0, %1
  %28 = icmp ule i32 %0, %1
  %29 = icmp ugt i32 %0, %1
  %30 = icmp uge i32 %0, %1
  %31 = icmp eq <4 x i64> %2, %2
  %32 = select i1 %21, i32 %0, i32 %1
  %33 = select <4 x i1> %31, <4 x i64> %2, <4 x i64> %2
  %34 = freeze i32 %0
  ret void
}

define void @floats(float %0, float %1, <2 x double> %2) {
  %4 = fadd float %0, %1
  %5 = fadd nnan contract <2 x double> %2, %2
  %6 = fsub float %0, %1
  %7 = fsub nnan contract <2 x double> %2, %2
  %8 = fmul float %0, %1
  %9 = fmul nnan contract <2 x double> %2, %2
  %10 = fdiv float %0, %1
  %11 = fdiv nnan contract <2 x double> %2, %2
  %12 = frem float %0, %1
  %13 = frem nnan contract <2 x double> %2, %2
  %14 = fneg float %0
  %15 = fcmp false float %0, %1
  %16 = fcmp oeq float %0, %1
  %17 = fcmp ogt float %0, %1
  %18 = fcmp oge float %0, %1
  %19 = fcmp olt float %0, %1
  %20 = fcmp ole float %0, %1
  %21 = fcmp one float %0, %1
  %22 = fcmp ord float %0, %1
  %23 = fcmp ueq float %0, %1
  %24 = fcmp ugt float %0, %1
  %25 = fcmp uge float %0, %1
  %26 = fcmp ult float %0, %1
  %27 = fcmp ule float %0, %1
  %28 = fcmp une float %0, %1
  %29 = fcmp uno float %0, %1
  %30 = fcmp true float %0, %1
  ret void
}

define void @casts(i32 %0, float %1, ptr %2) {
  %4 = sext i32 %0 to i64
  %5 = zext i32 %0 to i64
  %6 = trunc i64 %4 to i8
  %7 = fpext float %1 to double
  %8 = fptrunc float %1 to half
  %9 = sitofp i32 %0 to float
  %10 = uitofp i32 %0 to double
  %11 = fptosi float %1 to i32
  %12 = fptoui float %1 to i64
  %13 = bitcast float %1 to i32
  %14 = ptrtoint ptr %2 to i64
  %15 = inttoptr i64 %14 to ptr
  %16 = addrspacecast ptr %2 to ptr addrspace(3)
  ret void
}

define void @constants() {
  ret void
}

define void @aggregates({ i32, [2 x float] } %0, <4 x float> %1, i32 %2, float %3) {
  %5 = extractvalue { i32, [2 x float] } %0, 1, 0
  %6 = insertvalue { i32, [2 x float] } %0, i32 %2, 0
  %7 = extractelement <4 x float> %1, i32 %2
  %8 = insertelement <4 x float> %1, float %3, i32 %2
  %9 = shufflevector <4 x float> %1, <4 x float> %1, <5 x i32> <i32 0, i32 5, i32 2, i32 7, i32 poison>
  ret void
}

define void @memory(ptr %0, i64 %1, float %2, i32 %3) {
  %5 = alloca float, i64 %1, align 4
  %6 = alloca { i32, ptr }, i64 %1, align 16, addrspace(5)
  %7 = load float, ptr %0, align 4
  %8 = load volatile float, ptr %0, align 4
  %9 = load atomic float, ptr %0 syncscope("singlethread") monotonic, align 4
  %10 = load i32, ptr %0, align 4, !nontemporal !1
  store float %2, ptr %0, align 4
  store volatile float %2, ptr %0, align 8, !nontemporal !1
  store atomic float %2, ptr %0 release, align 4
  %11 = getelementptr float, ptr %0, i64 %1
  %12 = getelementptr inbounds { i32, i64 }, ptr %0, i64 %1, i32 1
  %13 = getelementptr i8, ptr %0, i32 4
  %14 = atomicrmw add ptr %0, i32 %3 seq_cst, align 4
  %15 = atomicrmw volatile fadd ptr %0, float %2 syncscope("agent") acq_rel, align 4
  %16 = cmpxchg ptr %0, i32 %3, i32 %3 acq_rel monotonic, align 4
  %17 = cmpxchg weak volatile ptr %0, i32 %3, i32 %3 seq_cst acquire, align 8
  fence acquire
  fence syncscope("agent") seq_cst
  ret void
}

define i32 @control(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5

3:
  %4 = phi i32 [ %1, %3 ], [ %1, %2 ]
  switch i32 %4, label %5 [
    i32 1, label %3
    i32 -7, label %6
  ]

5:
  br label %6

6:
  br i1 %0, label %7, label %8, !prof !2

7:
  ret i32 %1

8:
  unreachable
}

define void @empty_switch(i32 %0) {
  switch i32 %0, label %2 [
  ]

2:
  ret void
}

declare i32 @printf(ptr, ...)

define void @calls(ptr %0, i32 %1, i1 %2, float %3) {
  call void @constants()
  %5 = call i32 @control(i1 %2, i32 %1)
  %6 = call i64 %0(i32 %1)
  %7 = call i32 (ptr, ...) @printf(ptr %0, i32 %1)
  %8 = call fastcc i32 @control(i1 %2, i32 %1)
  %9 = call float @llvm.sqrt.f32(float %3)
  %10 = call i32 asm "bswap $0", "=r,r"(i32 %1)
  call void asm sideeffect inteldialect "nop", ""()
  ret void
}

declare i32 @personality(...)

define i32 @exceptions(i32 %0) personality ptr @personality {
  %2 = invoke i32 @control2(i32 %0)
          to label %3 unwind label %4

3:
  ret i32 %2

4:
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %5
}

declare i32 @control2(i32)

declare float @llvm.sqrt.f32(float)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
!2 = !{!"branch_weights", i32 3, i32 5}
//--- out 5
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@number = global i32 42

define void @integers(i32 %0, i32 %1, <4 x i64> %2) {
  %4 = add i32 %0, %1
  %5 = add nuw nsw <4 x i64> %2, %2
  %6 = sub i32 %0, %1
  %7 = sub nuw nsw <4 x i64> %2, %2
  %8 = mul i32 %0, %1
  %9 = mul nuw nsw <4 x i64> %2, %2
  %10 = shl i32 %0, %1
  %11 = shl nuw nsw <4 x i64> %2, %2
  %12 = udiv i32 %0, %1
  %13 = sdiv i32 %0, %1
  %14 = urem i32 %0, %1
  %15 = srem i32 %0, %1
  %16 = and i32 %0, %1
  %17 = or i32 %0, %1
  %18 = xor i32 %0, %1
  %19 = lshr i32 %0, %1
  %20 = ashr i32 %0, %1
  %21 = icmp eq i32 %0, %1
  %22 = icmp ne i32 %0, %1
  %23 = icmp slt i32 %0, %1
  %24 = icmp sle i32 %0, %1
  %25 = icmp sgt i32 %0, %1
  %26 = icmp sge i32 %0, %1
  %27 = icmp ult i32 %0, %1
  %28 = icmp ule i32 %0, %1
  %29 = icmp ugt i32 %0, %1
  %30 = icmp uge i32 %0, %1
  %31 = icmp eq <4 x i64> %2, %2
  %32 = select i1 %21, i32 %0, i32 %1
  %33 = select <4 x i1> %31, <4 x i64> %2, <4 x i64> %2
  %34 = freeze i32 %0
  ret void
}

define void @floats(float %0, float %1, <2 x double> %2) {
  %4 = fadd float %0, %1
  %5 = fadd nnan contract <2 x double> %2, %2
  %6 = fsub float %0, %1
  %7 = fsub nnan contract <2 x double> %2, %2
  %8 = fmul float %0, %1
  %9 = fmul nnan contract <2 x double> %2, %2
  %10 = fdiv float %0, %1
  %11 = fdiv nnan contract <2 x double> %2, %2
  %12 = frem float %0, %1
  %13 = frem nnan contract <2 x double> %2, %2
  %14 = fneg float %0
  %15 = fcmp false float %0, %1
  %16 = fcmp oeq float %0, %1
  %17 = fcmp ogt float %0, %1
  %18 = fcmp oge float %0, %1
  %19 = fcmp olt float %0, %1
  %20 = fcmp ole float %0, %1
  %21 = fcmp one float %0, %1
  %22 = fcmp ord float %0, %1
  %23 = fcmp ueq float %0, %1
  %24 = fcmp ugt float %0, %1
  %25 = fcmp uge float %0, %1
  %26 = fcmp ult float %0, %1
  %27 = fcmp ule float %0, %1
  %28 = fcmp une float %0, %1
  %29 = fcmp uno float %0, %1
  %30 = fcmp true float %0, %1
  ret void
}

define void @casts(i32 %0, float %1, ptr %2) {
  %4 = sext i32 %0 to i64
  %5 = zext i32 %0 to i64
  %6 = trunc i64 %4 to i8
  %7 = fpext float %1 to double
  %8 = fptrunc float %1 to half
  %9 = sitofp i32 %0 to float
  %10 = uitofp i32 %0 to double
  %11 = fptosi float %1 to i32
  %12 = fptoui float %1 to i64
  %13 = bitcast float %1 to i32
  %14 = ptrtoint ptr %2 to i64
  %15 = inttoptr i64 %14 to ptr
  %16 = addrspacecast ptr %2 to ptr addrspace(3)
  ret void
}

define void @constants() {
  ret void
}

define void @aggregates({ i32, [2 x float] } %0, <4 x float> %1, i32 %2, float %3) {
  %5 = extractvalue { i32, [2 x float] } %0, 1, 0
  %6 = insertvalue { i32, [2 x float] } %0, i32 %2, 0
  %7 = extractelement <4 x float> %1, i32 %2
  %8 = insertelement <4 x float> %1, float %3, i32 %2
  %9 = shufflevector <4 x float> %1, <4 x float> %1, <5 x i32> <i32 0, i32 5, i32 2, i32 7, i32 poison>
  ret void
}

define void @memory(ptr %0, i64 %1, float %2, i32 %3) {
  %5 = alloca float, i64 %1, align 4
  %6 = alloca { i32, ptr }, i64 %1, align 16, addrspace(5)
  %7 = load float, ptr %0, align 4
  %8 = load volatile float, ptr %0, align 4
  %9 = load atomic float, ptr %0 syncscope("singlethread") monotonic, align 4
  %10 = load i32, ptr %0, align 4, !nontemporal !1
  store float %2, ptr %0, align 4
  store volatile float %2, ptr %0, align 8, !nontemporal !1
  store atomic float %2, ptr %0 release, align 4
  %11 = getelementptr float, ptr %0, i64 %1
  %12 = getelementptr inbounds { i32, i64 }, ptr %0, i64 %1, i32 1
  %13 = getelementptr i8, ptr %0, i32 4
  %14 = atomicrmw add ptr %0, i32 %3 seq_cst, align 4
  %15 = atomicrmw volatile fadd ptr %0, float %2 syncscope("agent") acq_rel, align 4
  %16 = cmpxchg ptr %0, i32 %3, i32 %3 acq_rel monotonic, align 4
  %17 = cmpxchg weak volatile ptr %0, i32 %3, i32 %3 seq_cst acquire, align 8
  fence acquire
  fence syncscope("agent") seq_cst
  ret void
}

define i32 @control(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5

3:
  %4 = phi i32 [ %1, %3 ], [ %1, %2 ]
  switch i32 %4, label %5 [
    i32 1, label %3
    i32 -7, label %6
  ]

5:
  br label %6

6:
  br i1 %0, label %7, label %8, !prof !2

7:
  ret i32 %1

8:
  unreachable
}

define void @empty_switch(i32 %0) {
  switch i32 %0, label %2 [
  ]

2:
  ret void
}

declare i32 @printf(ptr, ...)

define void @calls(ptr %0, i32 %1, i1 %2, float %3) {
  call void @constants()
  %5 = call i32 @control(i1 %2, i32 %1)
  %6 = call i64 %0(i32 %1)
  %7 = call i32 (ptr, ...) @printf(ptr %0, i32 %1)
  %8 = call fastcc i32 @control(i1 %2, i32 %1)
  %9 = call float @llvm.sqrt.f32(float %3)
  %10 = call i32 asm "bswap $0", "=r,r"(i32 %1)
  call void asm sideeffect inteldialect "nop", ""()
  ret void
}

declare i32 @personality(...)

define i32 @exceptions(i32 %0) personality ptr @personality {
  %2 = invoke i32 @control2(i32 %0)
          to label %3 unwind label %4

3:
  ret i32 %2

4:
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %5
}

declare i32 @control2(i32)

declare float @llvm.sqrt.f32(float)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
!2 = !{!"branch_weights", i32 3, i32 5}
