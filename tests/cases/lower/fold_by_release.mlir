// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --canonicalize
// Folds that came after release 19, and poison.
func.func @f(%a: i32, %b: i32, %h: f16, %d: f64, %x: i8, %idx: index, %f: f32) -> (i32, i32, f32, f16, i8, index, i32, f32, i8) {
  %m = arith.muli %a, %b overflow<nsw> : i32
  %q = arith.divsi %m, %b : i32
  %m2 = arith.muli %a, %b overflow<nuw> : i32
  %q2 = arith.divui %m2, %a : i32
  %t = arith.truncf %f fastmath<contract> : f32 to f16
  %e = arith.extf %t fastmath<contract> : f16 to f32
  %e2 = arith.extf %h : f16 to f32
  %t2 = arith.truncf %e2 : f32 to f16
  %ic = arith.index_cast %x : i8 to index
  %ic2 = arith.index_cast %ic : index to i8
  %ic3 = arith.index_cast %idx : index to i8
  %ic4 = arith.index_cast %ic3 : i8 to index
  %p = ub.poison : i32
  %ad = arith.addi %a, %p : i32
  %ni = arith.constant 0x7F800000 : f32
  %mn = arith.minnumf %f, %ni : f32
  %nni = arith.constant 0xFF800000 : f32
  %mx = arith.maxnumf %mn, %nni : f32
  %s = arith.sitofp %x : i8 to f32
  %sx = arith.extsi %x : i8 to i16
  %tr = arith.trunci %sx : i16 to i8
  return %q, %q2, %e, %t2, %ic2, %ic4, %ad, %mx, %tr : i32, i32, f32, f16, i8, index, i32, f32, i8
}
func.func @sel(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32, i1) {
  %p = ub.poison : i32
  %0 = arith.select %c, %p, %b : i32
  %1 = arith.select %c, %a, %p : i32
  %pp = ub.poison : i1
  %2 = arith.select %pp, %a, %b : i32
  %3 = arith.cmpi eq, %p, %a : i32
  return %0, %1, %2, %3 : i32, i32, i32, i1
}
//--- out
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f16, %arg3: f64, %arg4: i8, %arg5: index, %arg6: f32) -> (i32, i32, f32, f16, i8, index, i32, f32, i8) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %0 = ub.poison : i32
    %1 = arith.minnumf %arg6, %cst_0 : f32
    %2 = arith.maxnumf %1, %cst : f32
    return %arg0, %arg1, %arg6, %arg2, %arg4, %arg5, %0, %2, %arg4 : i32, i32, f32, f16, i8, index, i32, f32, i8
  }
  func.func @sel(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i1) {
    %0 = ub.poison : i1
    %1 = ub.poison : i32
    %2 = arith.select %0, %arg1, %arg2 : i32
    %3 = arith.cmpi eq, %arg1, %1 : i32
    return %arg2, %arg1, %2, %3 : i32, i32, i32, i1
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f16, %arg3: f64, %arg4: i8, %arg5: index, %arg6: f32) -> (i32, i32, f32, f16, i8, index, i32, f32, i8) {
    %0 = ub.poison : i32
    %1 = arith.muli %arg0, %arg1 overflow<nsw> : i32
    %2 = arith.divsi %1, %arg1 : i32
    %3 = arith.muli %arg0, %arg1 overflow<nuw> : i32
    %4 = arith.divui %3, %arg0 : i32
    %5 = arith.extf %arg2 : f16 to f32
    %6 = arith.truncf %5 : f32 to f16
    return %2, %4, %arg6, %6, %arg4, %arg5, %0, %arg6, %arg4 : i32, i32, f32, f16, i8, index, i32, f32, i8
  }
  func.func @sel(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i1) {
    %0 = ub.poison : i1
    %1 = ub.poison : i32
    %2 = arith.select %0, %arg1, %arg2 : i32
    %3 = arith.cmpi eq, %arg1, %1 : i32
    return %arg2, %arg1, %2, %3 : i32, i32, i32, i1
  }
}

