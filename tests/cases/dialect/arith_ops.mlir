// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Every operation of arith, with each flag and predicate.
func.func @integers(%a: i32, %b: i32, %v: vector<4xi64>, %i: index) {
  %addi = arith.addi %a, %b : i32
  %subi = arith.subi %a, %b : i32
  %muli = arith.muli %a, %b : i32
  %divsi = arith.divsi %a, %b : i32
  %divui = arith.divui %a, %b : i32
  %remsi = arith.remsi %a, %b : i32
  %remui = arith.remui %a, %b : i32
  %ceildivsi = arith.ceildivsi %a, %b : i32
  %ceildivui = arith.ceildivui %a, %b : i32
  %floordivsi = arith.floordivsi %a, %b : i32
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
  %5 = arith.truncf %x to_nearest_even : f32 to f16
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
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.muli %arg0, %arg1 : i32
    %3 = arith.divsi %arg0, %arg1 : i32
    %4 = arith.divui %arg0, %arg1 : i32
    %5 = arith.remsi %arg0, %arg1 : i32
    %6 = arith.remui %arg0, %arg1 : i32
    %7 = arith.ceildivsi %arg0, %arg1 : i32
    %8 = arith.ceildivui %arg0, %arg1 : i32
    %9 = arith.floordivsi %arg0, %arg1 : i32
    %10 = arith.andi %arg0, %arg1 : i32
    %11 = arith.ori %arg0, %arg1 : i32
    %12 = arith.xori %arg0, %arg1 : i32
    %13 = arith.shli %arg0, %arg1 : i32
    %14 = arith.shrsi %arg0, %arg1 : i32
    %15 = arith.shrui %arg0, %arg1 : i32
    %16 = arith.maxsi %arg0, %arg1 : i32
    %17 = arith.maxui %arg0, %arg1 : i32
    %18 = arith.minsi %arg0, %arg1 : i32
    %19 = arith.minui %arg0, %arg1 : i32
    %20 = arith.addi %arg3, %arg3 overflow<nsw, nuw> : index
    %21 = arith.subi %arg3, %arg3 overflow<nsw, nuw> : index
    %22 = arith.muli %arg3, %arg3 overflow<nsw, nuw> : index
    %23 = arith.shli %arg3, %arg3 overflow<nsw, nuw> : index
    %24 = arith.addi %arg2, %arg2 overflow<nsw> : vector<4xi64>
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_0, %high_1 = arith.mului_extended %arg2, %arg2 : vector<4xi64>
    %25 = arith.cmpi eq, %arg0, %arg1 : i32
    %26 = arith.cmpi ne, %arg0, %arg1 : i32
    %27 = arith.cmpi slt, %arg0, %arg1 : i32
    %28 = arith.cmpi sle, %arg0, %arg1 : i32
    %29 = arith.cmpi sgt, %arg0, %arg1 : i32
    %30 = arith.cmpi sge, %arg0, %arg1 : i32
    %31 = arith.cmpi ult, %arg0, %arg1 : i32
    %32 = arith.cmpi ule, %arg0, %arg1 : i32
    %33 = arith.cmpi ugt, %arg0, %arg1 : i32
    %34 = arith.cmpi uge, %arg0, %arg1 : i32
    %35 = arith.select %25, %arg0, %arg1 : i32
    %36 = arith.cmpi eq, %arg2, %arg2 : vector<4xi64>
    %37 = arith.select %36, %arg2, %arg2 : vector<4xi1>, vector<4xi64>
    %38 = arith.select %25, %arg2, %arg2 : vector<4xi64>
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.subf %arg0, %arg1 : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.divf %arg0, %arg1 : f32
    %4 = arith.remf %arg0, %arg1 : f32
    %5 = arith.maximumf %arg0, %arg1 : f32
    %6 = arith.minimumf %arg0, %arg1 : f32
    %7 = arith.maxnumf %arg0, %arg1 : f32
    %8 = arith.minnumf %arg0, %arg1 : f32
    %9 = arith.addf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %10 = arith.subf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %11 = arith.mulf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %12 = arith.divf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %13 = arith.remf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %14 = arith.maximumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %15 = arith.minimumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %16 = arith.maxnumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %17 = arith.minnumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %18 = arith.negf %arg0 : f32
    %19 = arith.addf %arg0, %arg1 fastmath<fast> : f32
    %20 = arith.cmpf false, %arg0, %arg1 : f32
    %21 = arith.cmpf oeq, %arg0, %arg1 : f32
    %22 = arith.cmpf ogt, %arg0, %arg1 : f32
    %23 = arith.cmpf oge, %arg0, %arg1 : f32
    %24 = arith.cmpf olt, %arg0, %arg1 : f32
    %25 = arith.cmpf ole, %arg0, %arg1 : f32
    %26 = arith.cmpf one, %arg0, %arg1 : f32
    %27 = arith.cmpf ord, %arg0, %arg1 : f32
    %28 = arith.cmpf ueq, %arg0, %arg1 : f32
    %29 = arith.cmpf ugt, %arg0, %arg1 : f32
    %30 = arith.cmpf uge, %arg0, %arg1 : f32
    %31 = arith.cmpf ult, %arg0, %arg1 : f32
    %32 = arith.cmpf ule, %arg0, %arg1 : f32
    %33 = arith.cmpf une, %arg0, %arg1 : f32
    %34 = arith.cmpf uno, %arg0, %arg1 : f32
    %35 = arith.cmpf true, %arg0, %arg1 : f32
    %36 = arith.cmpf oeq, %arg0, %arg1 fastmath<ninf> : f32
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<4xi8>) {
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extui %arg3 : vector<4xi8> to vector<4xi16>
    %2 = arith.trunci %arg0 : i32 to i8
    %3 = arith.extf %arg1 : f32 to f64
    %4 = arith.truncf %arg1 : f32 to bf16
    %5 = arith.truncf %arg1 to_nearest_even : f32 to f16
    %6 = arith.sitofp %arg0 : i32 to f32
    %7 = arith.uitofp %arg0 : i32 to f64
    %8 = arith.fptosi %arg1 : f32 to i32
    %9 = arith.fptoui %arg1 : f32 to i64
    %10 = arith.bitcast %arg1 : f32 to i32
    %11 = arith.index_cast %arg2 : index to i32
    %12 = arith.index_castui %arg0 : i32 to index
    return
  }
  func.func @constants() {
    %true = arith.constant true
    %c-7_i32 = arith.constant -7 : i32
    %c7 = arith.constant 7 : index
    %cst = arith.constant 1.000000e-03 : f64
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant dense<[1, 2]> : vector<2xi8>
    %cst_2 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %c5_i64 = arith.constant {some.attribute} 5 : i64
    return
  }
}

//--- out 2
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: index) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.subi %arg0, %arg1 : i32
    %2 = arith.muli %arg0, %arg1 : i32
    %3 = arith.divsi %arg0, %arg1 : i32
    %4 = arith.divui %arg0, %arg1 : i32
    %5 = arith.remsi %arg0, %arg1 : i32
    %6 = arith.remui %arg0, %arg1 : i32
    %7 = arith.ceildivsi %arg0, %arg1 : i32
    %8 = arith.ceildivui %arg0, %arg1 : i32
    %9 = arith.floordivsi %arg0, %arg1 : i32
    %10 = arith.andi %arg0, %arg1 : i32
    %11 = arith.ori %arg0, %arg1 : i32
    %12 = arith.xori %arg0, %arg1 : i32
    %13 = arith.shli %arg0, %arg1 : i32
    %14 = arith.shrsi %arg0, %arg1 : i32
    %15 = arith.shrui %arg0, %arg1 : i32
    %16 = arith.maxsi %arg0, %arg1 : i32
    %17 = arith.maxui %arg0, %arg1 : i32
    %18 = arith.minsi %arg0, %arg1 : i32
    %19 = arith.minui %arg0, %arg1 : i32
    %20 = arith.addi %arg3, %arg3 overflow<nsw, nuw> : index
    %21 = arith.subi %arg3, %arg3 overflow<nsw, nuw> : index
    %22 = arith.muli %arg3, %arg3 overflow<nsw, nuw> : index
    %23 = arith.shli %arg3, %arg3 overflow<nsw, nuw> : index
    %24 = arith.addi %arg2, %arg2 overflow<nsw> : vector<4xi64>
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_0, %high_1 = arith.mului_extended %arg2, %arg2 : vector<4xi64>
    %25 = arith.cmpi eq, %arg0, %arg1 : i32
    %26 = arith.cmpi ne, %arg0, %arg1 : i32
    %27 = arith.cmpi slt, %arg0, %arg1 : i32
    %28 = arith.cmpi sle, %arg0, %arg1 : i32
    %29 = arith.cmpi sgt, %arg0, %arg1 : i32
    %30 = arith.cmpi sge, %arg0, %arg1 : i32
    %31 = arith.cmpi ult, %arg0, %arg1 : i32
    %32 = arith.cmpi ule, %arg0, %arg1 : i32
    %33 = arith.cmpi ugt, %arg0, %arg1 : i32
    %34 = arith.cmpi uge, %arg0, %arg1 : i32
    %35 = arith.select %25, %arg0, %arg1 : i32
    %36 = arith.cmpi eq, %arg2, %arg2 : vector<4xi64>
    %37 = arith.select %36, %arg2, %arg2 : vector<4xi1>, vector<4xi64>
    %38 = arith.select %25, %arg2, %arg2 : vector<4xi64>
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>) {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.subf %arg0, %arg1 : f32
    %2 = arith.mulf %arg0, %arg1 : f32
    %3 = arith.divf %arg0, %arg1 : f32
    %4 = arith.remf %arg0, %arg1 : f32
    %5 = arith.maximumf %arg0, %arg1 : f32
    %6 = arith.minimumf %arg0, %arg1 : f32
    %7 = arith.maxnumf %arg0, %arg1 : f32
    %8 = arith.minnumf %arg0, %arg1 : f32
    %9 = arith.addf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %10 = arith.subf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %11 = arith.mulf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %12 = arith.divf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %13 = arith.remf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %14 = arith.maximumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %15 = arith.minimumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %16 = arith.maxnumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %17 = arith.minnumf %arg2, %arg2 fastmath<nnan,contract> : vector<2xf64>
    %18 = arith.negf %arg0 : f32
    %19 = arith.addf %arg0, %arg1 fastmath<fast> : f32
    %20 = arith.cmpf false, %arg0, %arg1 : f32
    %21 = arith.cmpf oeq, %arg0, %arg1 : f32
    %22 = arith.cmpf ogt, %arg0, %arg1 : f32
    %23 = arith.cmpf oge, %arg0, %arg1 : f32
    %24 = arith.cmpf olt, %arg0, %arg1 : f32
    %25 = arith.cmpf ole, %arg0, %arg1 : f32
    %26 = arith.cmpf one, %arg0, %arg1 : f32
    %27 = arith.cmpf ord, %arg0, %arg1 : f32
    %28 = arith.cmpf ueq, %arg0, %arg1 : f32
    %29 = arith.cmpf ugt, %arg0, %arg1 : f32
    %30 = arith.cmpf uge, %arg0, %arg1 : f32
    %31 = arith.cmpf ult, %arg0, %arg1 : f32
    %32 = arith.cmpf ule, %arg0, %arg1 : f32
    %33 = arith.cmpf une, %arg0, %arg1 : f32
    %34 = arith.cmpf uno, %arg0, %arg1 : f32
    %35 = arith.cmpf true, %arg0, %arg1 : f32
    %36 = arith.cmpf oeq, %arg0, %arg1 fastmath<ninf> : f32
    return
  }
  func.func @casts(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<4xi8>) {
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extui %arg3 : vector<4xi8> to vector<4xi16>
    %2 = arith.trunci %arg0 : i32 to i8
    %3 = arith.extf %arg1 : f32 to f64
    %4 = arith.truncf %arg1 : f32 to bf16
    %5 = arith.truncf %arg1 to_nearest_even : f32 to f16
    %6 = arith.sitofp %arg0 : i32 to f32
    %7 = arith.uitofp %arg0 : i32 to f64
    %8 = arith.fptosi %arg1 : f32 to i32
    %9 = arith.fptoui %arg1 : f32 to i64
    %10 = arith.bitcast %arg1 : f32 to i32
    %11 = arith.index_cast %arg2 : index to i32
    %12 = arith.index_castui %arg0 : i32 to index
    return
  }
  func.func @constants() {
    %true = arith.constant true
    %c-7_i32 = arith.constant -7 : i32
    %c7 = arith.constant 7 : index
    %cst = arith.constant 1.000000e-03 : f64
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant dense<[1, 2]> : vector<2xi8>
    %cst_2 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %c5_i64 = arith.constant {some.attribute} 5 : i64
    return
  }
}

//--- out 3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<4xi64>, index) -> (), sym_name = "integers"}> ({
  ^bb0(%arg7: i32, %arg8: i32, %arg9: vector<4xi64>, %arg10: index):
    %58 = "arith.addi"(%arg7, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %59 = "arith.subi"(%arg7, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %60 = "arith.muli"(%arg7, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %61 = "arith.divsi"(%arg7, %arg8) : (i32, i32) -> i32
    %62 = "arith.divui"(%arg7, %arg8) : (i32, i32) -> i32
    %63 = "arith.remsi"(%arg7, %arg8) : (i32, i32) -> i32
    %64 = "arith.remui"(%arg7, %arg8) : (i32, i32) -> i32
    %65 = "arith.ceildivsi"(%arg7, %arg8) : (i32, i32) -> i32
    %66 = "arith.ceildivui"(%arg7, %arg8) : (i32, i32) -> i32
    %67 = "arith.floordivsi"(%arg7, %arg8) : (i32, i32) -> i32
    %68 = "arith.andi"(%arg7, %arg8) : (i32, i32) -> i32
    %69 = "arith.ori"(%arg7, %arg8) : (i32, i32) -> i32
    %70 = "arith.xori"(%arg7, %arg8) : (i32, i32) -> i32
    %71 = "arith.shli"(%arg7, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %72 = "arith.shrsi"(%arg7, %arg8) : (i32, i32) -> i32
    %73 = "arith.shrui"(%arg7, %arg8) : (i32, i32) -> i32
    %74 = "arith.maxsi"(%arg7, %arg8) : (i32, i32) -> i32
    %75 = "arith.maxui"(%arg7, %arg8) : (i32, i32) -> i32
    %76 = "arith.minsi"(%arg7, %arg8) : (i32, i32) -> i32
    %77 = "arith.minui"(%arg7, %arg8) : (i32, i32) -> i32
    %78 = "arith.addi"(%arg10, %arg10) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
    %79 = "arith.subi"(%arg10, %arg10) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
    %80 = "arith.muli"(%arg10, %arg10) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
    %81 = "arith.shli"(%arg10, %arg10) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
    %82 = "arith.addi"(%arg9, %arg9) <{overflowFlags = #arith.overflow<nsw>}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %83:2 = "arith.addui_extended"(%arg7, %arg8) : (i32, i32) -> (i32, i1)
    %84:2 = "arith.mulsi_extended"(%arg7, %arg8) : (i32, i32) -> (i32, i32)
    %85:2 = "arith.mului_extended"(%arg9, %arg9) : (vector<4xi64>, vector<4xi64>) -> (vector<4xi64>, vector<4xi64>)
    %86 = "arith.cmpi"(%arg7, %arg8) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %87 = "arith.cmpi"(%arg7, %arg8) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %88 = "arith.cmpi"(%arg7, %arg8) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %89 = "arith.cmpi"(%arg7, %arg8) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %90 = "arith.cmpi"(%arg7, %arg8) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %91 = "arith.cmpi"(%arg7, %arg8) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %92 = "arith.cmpi"(%arg7, %arg8) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %93 = "arith.cmpi"(%arg7, %arg8) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %94 = "arith.cmpi"(%arg7, %arg8) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %95 = "arith.cmpi"(%arg7, %arg8) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %96 = "arith.select"(%86, %arg7, %arg8) : (i1, i32, i32) -> i32
    %97 = "arith.cmpi"(%arg9, %arg9) <{predicate = 0 : i64}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi1>
    %98 = "arith.select"(%97, %arg9, %arg9) : (vector<4xi1>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %99 = "arith.select"(%86, %arg9, %arg9) : (i1, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<2xf64>) -> (), sym_name = "floats"}> ({
  ^bb0(%arg4: f32, %arg5: f32, %arg6: vector<2xf64>):
    %21 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %22 = "arith.subf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %23 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %24 = "arith.divf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %25 = "arith.remf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %26 = "arith.maximumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %27 = "arith.minimumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %28 = "arith.maxnumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %29 = "arith.minnumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %30 = "arith.addf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %31 = "arith.subf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %32 = "arith.mulf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %33 = "arith.divf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %34 = "arith.remf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %35 = "arith.maximumf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %36 = "arith.minimumf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %37 = "arith.maxnumf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %38 = "arith.minnumf"(%arg6, %arg6) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %39 = "arith.negf"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %40 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %41 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %42 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %43 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %44 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
    %45 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %46 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %47 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %48 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %49 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %50 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
    %51 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
    %52 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %53 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    %54 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %55 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %56 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %57 = "arith.cmpf"(%arg4, %arg5) <{fastmath = #arith.fastmath<ninf>, predicate = 1 : i64}> : (f32, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, index, vector<4xi8>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: index, %arg3: vector<4xi8>):
    %8 = "arith.extsi"(%arg0) : (i32) -> i64
    %9 = "arith.extui"(%arg3) : (vector<4xi8>) -> vector<4xi16>
    %10 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %11 = "arith.extf"(%arg1) : (f32) -> f64
    %12 = "arith.truncf"(%arg1) : (f32) -> bf16
    %13 = "arith.truncf"(%arg1) <{roundingmode = 0 : i32}> : (f32) -> f16
    %14 = "arith.sitofp"(%arg0) : (i32) -> f32
    %15 = "arith.uitofp"(%arg0) : (i32) -> f64
    %16 = "arith.fptosi"(%arg1) : (f32) -> i32
    %17 = "arith.fptoui"(%arg1) : (f32) -> i64
    %18 = "arith.bitcast"(%arg1) : (f32) -> i32
    %19 = "arith.index_cast"(%arg2) : (index) -> i32
    %20 = "arith.index_castui"(%arg0) : (i32) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = -7 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 7 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.000000e-03 : f64}> : () -> f64
    %4 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %7 = "arith.constant"() <{value = 5 : i64}> {some.attribute} : () -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

