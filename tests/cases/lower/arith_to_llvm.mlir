// RUN: lowir opt --convert-arith-to-llvm
// RUN: lowir opt --compat=19 --convert-arith-to-llvm
// Every operation of arith that has an LLVM instruction.
func.func @integers(%a: i32, %b: i32, %v: vector<4xi64>, %i: index) {
  %addi = arith.addi %a, %b : i32
  %subi = arith.subi %a, %b : i32
  %muli = arith.muli %a, %b : i32
  %divsi = arith.divsi %a, %b : i32
  %divui = arith.divui %a, %b : i32
  %remsi = arith.remsi %a, %b : i32
  %remui = arith.remui %a, %b : i32
  %andi = arith.andi %a, %b : i32
  %ori = arith.ori %a, %b : i32
  %xori = arith.xori %a, %b : i32
  %shli = arith.shli %a, %b : i32
  %shrsi = arith.shrsi %a, %b : i32
  %shrui = arith.shrui %a, %b : i32
  %maxsi = arith.maxsi %a, %b : i32
  %maxui = arith.maxui %a, %b : i32
  %minsi = arith.minsi %a, %b : i32
  %minui = arith.minui %a, %b : i32
  %addif = arith.addi %i, %i overflow<nsw, nuw> : index
  %subif = arith.subi %i, %i overflow<nsw, nuw> : index
  %mulif = arith.muli %i, %i overflow<nsw, nuw> : index
  %shlif = arith.shli %i, %i overflow<nsw, nuw> : index
  %vec = arith.addi %v, %v overflow<nsw> : vector<4xi64>
  %sum, %carry = arith.addui_extended %a, %b : i32, i1
  %sl, %sh = arith.mulsi_extended %a, %b : i32
  %ul, %uh = arith.mului_extended %v, %v : vector<4xi64>
  %ceq = arith.cmpi eq, %a, %b : i32
  %cne = arith.cmpi ne, %a, %b : i32
  %cslt = arith.cmpi slt, %a, %b : i32
  %csle = arith.cmpi sle, %a, %b : i32
  %csgt = arith.cmpi sgt, %a, %b : i32
  %csge = arith.cmpi sge, %a, %b : i32
  %cult = arith.cmpi ult, %a, %b : i32
  %cule = arith.cmpi ule, %a, %b : i32
  %cugt = arith.cmpi ugt, %a, %b : i32
  %cuge = arith.cmpi uge, %a, %b : i32
  %s0 = arith.select %ceq, %a, %b : i32
  %cv = arith.cmpi eq, %v, %v : vector<4xi64>
  %s1 = arith.select %cv, %v, %v : vector<4xi1>, vector<4xi64>
  %s2 = arith.select %ceq, %v, %v : vector<4xi64>
  return
}
func.func @floats(%x: f32, %y: f32, %v: vector<2xf64>) {
  %addf = arith.addf %x, %y : f32
  %subf = arith.subf %x, %y : f32
  %mulf = arith.mulf %x, %y : f32
  %divf = arith.divf %x, %y : f32
  %remf = arith.remf %x, %y : f32
  %maximumf = arith.maximumf %x, %y : f32
  %minimumf = arith.minimumf %x, %y : f32
  %maxnumf = arith.maxnumf %x, %y : f32
  %minnumf = arith.minnumf %x, %y : f32
  %addfv = arith.addf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %subfv = arith.subf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %mulfv = arith.mulf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %divfv = arith.divf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %remfv = arith.remf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %maximumfv = arith.maximumf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %minimumfv = arith.minimumf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %maxnumfv = arith.maxnumf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %minnumfv = arith.minnumf %v, %v fastmath<nnan,contract> : vector<2xf64>
  %neg = arith.negf %x : f32
  %fast = arith.addf %x, %y fastmath<fast> : f32
  %cfalse = arith.cmpf false, %x, %y : f32
  %coeq = arith.cmpf oeq, %x, %y : f32
  %cogt = arith.cmpf ogt, %x, %y : f32
  %coge = arith.cmpf oge, %x, %y : f32
  %colt = arith.cmpf olt, %x, %y : f32
  %cole = arith.cmpf ole, %x, %y : f32
  %cone = arith.cmpf one, %x, %y : f32
  %cord = arith.cmpf ord, %x, %y : f32
  %cueq = arith.cmpf ueq, %x, %y : f32
  %cugt = arith.cmpf ugt, %x, %y : f32
  %cuge = arith.cmpf uge, %x, %y : f32
  %cult = arith.cmpf ult, %x, %y : f32
  %cule = arith.cmpf ule, %x, %y : f32
  %cune = arith.cmpf une, %x, %y : f32
  %cuno = arith.cmpf uno, %x, %y : f32
  %ctrue = arith.cmpf true, %x, %y : f32
  %cf = arith.cmpf oeq, %x, %y fastmath<ninf> : f32
  return
}
func.func @casts(%i: i32, %x: f32, %n: index, %v: vector<4xi8>) {
  %0 = arith.extsi %i : i32 to i64
  %1 = arith.extui %v : vector<4xi8> to vector<4xi16>
  %2 = arith.trunci %i : i32 to i8
  %3 = arith.extf %x : f32 to f64
  %4 = arith.truncf %x : f32 to bf16
  %6 = arith.sitofp %i : i32 to f32
  %7 = arith.uitofp %i : i32 to f64
  %8 = arith.fptosi %x : f32 to i32
  %9 = arith.fptoui %x : f32 to i64
  %10 = arith.bitcast %x : f32 to i32
  %11 = arith.index_cast %n : index to i32
  %12 = arith.index_castui %i : i32 to index
  return
}
func.func @constants() {
  %true = arith.constant true
  %c = arith.constant -7 : i32
  %i = arith.constant 7 : index
  %x = arith.constant 1.0e-3 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %s = arith.constant dense<0.0> : vector<4xf32>
  %e = arith.constant {some.attribute} 5 : i64
  return
}
//--- out
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: index) {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = llvm.add %arg0, %arg1 : i32
    %2 = llvm.sub %arg0, %arg1 : i32
    %3 = llvm.mul %arg0, %arg1 : i32
    %4 = llvm.sdiv %arg0, %arg1 : i32
    %5 = llvm.udiv %arg0, %arg1 : i32
    %6 = llvm.srem %arg0, %arg1 : i32
    %7 = llvm.urem %arg0, %arg1 : i32
    %8 = llvm.and %arg0, %arg1 : i32
    %9 = llvm.or %arg0, %arg1 : i32
    %10 = llvm.xor %arg0, %arg1 : i32
    %11 = llvm.shl %arg0, %arg1 : i32
    %12 = llvm.ashr %arg0, %arg1 : i32
    %13 = llvm.lshr %arg0, %arg1 : i32
    %14 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
    %15 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
    %16 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
    %17 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
    %18 = llvm.add %0, %0 overflow<nsw, nuw> : i64
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.mul %0, %0 overflow<nsw, nuw> : i64
    %21 = llvm.shl %0, %0 overflow<nsw, nuw> : i64
    %22 = llvm.add %arg2, %arg2 overflow<nsw> : vector<4xi64>
    %23 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(i32, i1)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(i32, i1)> 
    %26 = llvm.sext %arg0 : i32 to i64
    %27 = llvm.sext %arg1 : i32 to i64
    %28 = llvm.mul %26, %27 : i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.mlir.constant(32 : i64) : i64
    %31 = llvm.lshr %28, %30 : i64
    %32 = llvm.trunc %31 : i64 to i32
    %33 = llvm.zext %arg2 : vector<4xi64> to vector<4xi128>
    %34 = llvm.zext %arg2 : vector<4xi64> to vector<4xi128>
    %35 = llvm.mul %33, %34 : vector<4xi128>
    %36 = llvm.trunc %35 : vector<4xi128> to vector<4xi64>
    %37 = llvm.mlir.constant(dense<64> : vector<4xi128>) : vector<4xi128>
    %38 = llvm.lshr %35, %37 : vector<4xi128>
    %39 = llvm.trunc %38 : vector<4xi128> to vector<4xi64>
    %40 = llvm.icmp "eq" %arg0, %arg1 : i32
    %41 = llvm.icmp "ne" %arg0, %arg1 : i32
    %42 = llvm.icmp "slt" %arg0, %arg1 : i32
    %43 = llvm.icmp "sle" %arg0, %arg1 : i32
    %44 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %45 = llvm.icmp "sge" %arg0, %arg1 : i32
    %46 = llvm.icmp "ult" %arg0, %arg1 : i32
    %47 = llvm.icmp "ule" %arg0, %arg1 : i32
    %48 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %49 = llvm.icmp "uge" %arg0, %arg1 : i32
    %50 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = llvm.fadd %arg0, %arg1 : f32
    %1 = llvm.fsub %arg0, %arg1 : f32
    %2 = llvm.fmul %arg0, %arg1 : f32
    %3 = llvm.fdiv %arg0, %arg1 : f32
    %4 = llvm.frem %arg0, %arg1 : f32
    %5 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
    %6 = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
    %8 = llvm.intr.minnum(%arg0, %arg1) : (f32, f32) -> f32
    %9 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %10 = llvm.fsub %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %11 = llvm.fmul %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %12 = llvm.fdiv %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %13 = llvm.frem %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %14 = llvm.fneg %arg0 : f32
    %15 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %16 = llvm.fcmp "_false" %arg0, %arg1 : f32
    %17 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %18 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %19 = llvm.fcmp "oge" %arg0, %arg1 : f32
    %20 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %21 = llvm.fcmp "ole" %arg0, %arg1 : f32
    %22 = llvm.fcmp "one" %arg0, %arg1 : f32
    %23 = llvm.fcmp "ord" %arg0, %arg1 : f32
    %24 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    %25 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %26 = llvm.fcmp "uge" %arg0, %arg1 : f32
    %27 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %28 = llvm.fcmp "ule" %arg0, %arg1 : f32
    %29 = llvm.fcmp "une" %arg0, %arg1 : f32
    %30 = llvm.fcmp "uno" %arg0, %arg1 : f32
    %31 = llvm.fcmp "_true" %arg0, %arg1 : f32
    %32 = llvm.fcmp "oeq" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf>} : f32
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = llvm.sext %arg0 : i32 to i64
    %2 = llvm.zext %arg3 : vector<4xi8> to vector<4xi16>
    %3 = llvm.trunc %arg0 : i32 to i8
    %4 = llvm.fpext %arg1 : f32 to f64
    %5 = llvm.fptrunc %arg1 : f32 to bf16
    %6 = llvm.sitofp %arg0 : i32 to f32
    %7 = llvm.uitofp %arg0 : i32 to f64
    %8 = llvm.fptosi %arg1 : f32 to i32
    %9 = llvm.fptoui %arg1 : f32 to i64
    %10 = llvm.bitcast %arg1 : f32 to i32
    %11 = llvm.trunc %0 : i64 to i32
    %12 = llvm.zext %arg0 : i32 to i64
    return
  }
  func.func @constants() {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(-7 : i32) : i32
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(1.000000e-03 : f64) : f64
    %4 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %5 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi8>) : vector<2xi8>
    %6 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %7 = llvm.mlir.constant(5 : i64) {some.attribute} : i64
    return
  }
}

//--- out 2
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: index) {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = llvm.add %arg0, %arg1 : i32
    %2 = llvm.sub %arg0, %arg1 : i32
    %3 = llvm.mul %arg0, %arg1 : i32
    %4 = llvm.sdiv %arg0, %arg1  : i32
    %5 = llvm.udiv %arg0, %arg1  : i32
    %6 = llvm.srem %arg0, %arg1  : i32
    %7 = llvm.urem %arg0, %arg1  : i32
    %8 = llvm.and %arg0, %arg1  : i32
    %9 = llvm.or %arg0, %arg1  : i32
    %10 = llvm.xor %arg0, %arg1  : i32
    %11 = llvm.shl %arg0, %arg1 : i32
    %12 = llvm.ashr %arg0, %arg1  : i32
    %13 = llvm.lshr %arg0, %arg1  : i32
    %14 = llvm.intr.smax(%arg0, %arg1)  : (i32, i32) -> i32
    %15 = llvm.intr.umax(%arg0, %arg1)  : (i32, i32) -> i32
    %16 = llvm.intr.smin(%arg0, %arg1)  : (i32, i32) -> i32
    %17 = llvm.intr.umin(%arg0, %arg1)  : (i32, i32) -> i32
    %18 = llvm.add %0, %0 overflow<nsw, nuw> : i64
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.mul %0, %0 overflow<nsw, nuw> : i64
    %21 = llvm.shl %0, %0 overflow<nsw, nuw> : i64
    %22 = llvm.add %arg2, %arg2 overflow<nsw> : vector<4xi64>
    %23 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(i32, i1)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(i32, i1)> 
    %26 = llvm.sext %arg0 : i32 to i64
    %27 = llvm.sext %arg1 : i32 to i64
    %28 = llvm.mul %26, %27 : i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.mlir.constant(32 : i64) : i64
    %31 = llvm.lshr %28, %30  : i64
    %32 = llvm.trunc %31 : i64 to i32
    %33 = llvm.zext %arg2 : vector<4xi64> to vector<4xi128>
    %34 = llvm.zext %arg2 : vector<4xi64> to vector<4xi128>
    %35 = llvm.mul %33, %34 : vector<4xi128>
    %36 = llvm.trunc %35 : vector<4xi128> to vector<4xi64>
    %37 = llvm.mlir.constant(dense<64> : vector<4xi128>) : vector<4xi128>
    %38 = llvm.lshr %35, %37  : vector<4xi128>
    %39 = llvm.trunc %38 : vector<4xi128> to vector<4xi64>
    %40 = llvm.icmp "eq" %arg0, %arg1 : i32
    %41 = llvm.icmp "ne" %arg0, %arg1 : i32
    %42 = llvm.icmp "slt" %arg0, %arg1 : i32
    %43 = llvm.icmp "sle" %arg0, %arg1 : i32
    %44 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %45 = llvm.icmp "sge" %arg0, %arg1 : i32
    %46 = llvm.icmp "ult" %arg0, %arg1 : i32
    %47 = llvm.icmp "ule" %arg0, %arg1 : i32
    %48 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %49 = llvm.icmp "uge" %arg0, %arg1 : i32
    %50 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = llvm.fadd %arg0, %arg1  : f32
    %1 = llvm.fsub %arg0, %arg1  : f32
    %2 = llvm.fmul %arg0, %arg1  : f32
    %3 = llvm.fdiv %arg0, %arg1  : f32
    %4 = llvm.frem %arg0, %arg1  : f32
    %5 = llvm.intr.maximum(%arg0, %arg1)  : (f32, f32) -> f32
    %6 = llvm.intr.minimum(%arg0, %arg1)  : (f32, f32) -> f32
    %7 = llvm.intr.maxnum(%arg0, %arg1)  : (f32, f32) -> f32
    %8 = llvm.intr.minnum(%arg0, %arg1)  : (f32, f32) -> f32
    %9 = llvm.fadd %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %10 = llvm.fsub %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %11 = llvm.fmul %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %12 = llvm.fdiv %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %13 = llvm.frem %arg2, %arg2  {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<2xf64>
    %14 = llvm.fneg %arg0  : f32
    %15 = llvm.fadd %arg0, %arg1  {fastmathFlags = #llvm.fastmath<fast>} : f32
    %16 = llvm.fcmp "_false" %arg0, %arg1 : f32
    %17 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %18 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %19 = llvm.fcmp "oge" %arg0, %arg1 : f32
    %20 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %21 = llvm.fcmp "ole" %arg0, %arg1 : f32
    %22 = llvm.fcmp "one" %arg0, %arg1 : f32
    %23 = llvm.fcmp "ord" %arg0, %arg1 : f32
    %24 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    %25 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %26 = llvm.fcmp "uge" %arg0, %arg1 : f32
    %27 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %28 = llvm.fcmp "ule" %arg0, %arg1 : f32
    %29 = llvm.fcmp "une" %arg0, %arg1 : f32
    %30 = llvm.fcmp "uno" %arg0, %arg1 : f32
    %31 = llvm.fcmp "_true" %arg0, %arg1 : f32
    %32 = llvm.fcmp "oeq" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf>} : f32
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = llvm.sext %arg0 : i32 to i64
    %2 = llvm.zext %arg3 : vector<4xi8> to vector<4xi16>
    %3 = llvm.trunc %arg0 : i32 to i8
    %4 = llvm.fpext %arg1 : f32 to f64
    %5 = llvm.fptrunc %arg1 : f32 to bf16
    %6 = llvm.sitofp %arg0 : i32 to f32
    %7 = llvm.uitofp %arg0 : i32 to f64
    %8 = llvm.fptosi %arg1 : f32 to i32
    %9 = llvm.fptoui %arg1 : f32 to i64
    %10 = llvm.bitcast %arg1 : f32 to i32
    %11 = llvm.trunc %0 : i64 to i32
    %12 = llvm.zext %arg0 : i32 to i64
    return
  }
  func.func @constants() {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(-7 : i32) : i32
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(1.000000e-03 : f64) : f64
    %4 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %5 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi8>) : vector<2xi8>
    %6 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %7 = llvm.mlir.constant(5 : i64) {some.attribute} : i64
    return
  }
}

