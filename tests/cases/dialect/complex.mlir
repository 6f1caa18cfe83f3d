// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// Every operation on complex numbers that both releases have.

func.func @f(%a: complex<f32>, %b: complex<f32>, %d: complex<f64>, %x: f32, %y: f32, %n: i64) {
  %0 = complex.add %a, %b fastmath<fast> : complex<f32>
  %1 = complex.atan2 %a, %b : complex<f32>
  %2 = complex.div %a, %b fastmath<fast> : complex<f32>
  %3 = complex.mul %a, %b : complex<f32>
  %4 = complex.pow %a, %b fastmath<fast> : complex<f32>
  %5 = complex.sub %a, %b : complex<f32>
  %6 = complex.conj %a : complex<f32>
  %7 = complex.cos %a fastmath<nnan> {note} : complex<f32>
  %8 = complex.exp %a : complex<f32>
  %9 = complex.expm1 %a : complex<f32>
  %10 = complex.log %a fastmath<nnan> {note} : complex<f32>
  %11 = complex.log1p %a : complex<f32>
  %12 = complex.neg %a : complex<f32>
  %13 = complex.rsqrt %a fastmath<nnan> {note} : complex<f32>
  %14 = complex.sign %a : complex<f32>
  %15 = complex.sin %a : complex<f32>
  %16 = complex.sqrt %a fastmath<nnan> {note} : complex<f32>
  %17 = complex.tan %a : complex<f32>
  %18 = complex.tanh %a : complex<f32>
  %19 = complex.abs %d fastmath<nsz> : complex<f64>
  %20 = complex.angle %d fastmath<nsz> : complex<f64>
  %21 = complex.re %d fastmath<nsz> : complex<f64>
  %22 = complex.im %d fastmath<nsz> : complex<f64>
  %23 = complex.eq %a, %b : complex<f32>
  %24 = complex.neq %a, %b : complex<f32>
  %25 = complex.create %x, %y : complex<f32>
  %26 = complex.bitcast %a : complex<f32> to i64
  %27 = complex.bitcast %n : i64 to complex<f32>
  %28 = complex.constant [1.0 : f32, -2.0 : f32] {note} : complex<f32>
  %29 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return
}

//--- out
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: complex<f64>, %arg3: f32, %arg4: f32, %arg5: i64) {
    %0 = complex.add %arg0, %arg1 fastmath<fast> : complex<f32>
    %1 = complex.atan2 %arg0, %arg1 : complex<f32>
    %2 = complex.div %arg0, %arg1 fastmath<fast> : complex<f32>
    %3 = complex.mul %arg0, %arg1 : complex<f32>
    %4 = complex.pow %arg0, %arg1 fastmath<fast> : complex<f32>
    %5 = complex.sub %arg0, %arg1 : complex<f32>
    %6 = complex.conj %arg0 : complex<f32>
    %7 = complex.cos %arg0 fastmath<nnan> {note} : complex<f32>
    %8 = complex.exp %arg0 : complex<f32>
    %9 = complex.expm1 %arg0 : complex<f32>
    %10 = complex.log %arg0 fastmath<nnan> {note} : complex<f32>
    %11 = complex.log1p %arg0 : complex<f32>
    %12 = complex.neg %arg0 : complex<f32>
    %13 = complex.rsqrt %arg0 fastmath<nnan> {note} : complex<f32>
    %14 = complex.sign %arg0 : complex<f32>
    %15 = complex.sin %arg0 : complex<f32>
    %16 = complex.sqrt %arg0 fastmath<nnan> {note} : complex<f32>
    %17 = complex.tan %arg0 : complex<f32>
    %18 = complex.tanh %arg0 : complex<f32>
    %19 = complex.abs %arg2 fastmath<nsz> : complex<f64>
    %20 = complex.angle %arg2 fastmath<nsz> : complex<f64>
    %21 = complex.re %arg2 fastmath<nsz> : complex<f64>
    %22 = complex.im %arg2 fastmath<nsz> : complex<f64>
    %23 = complex.eq %arg0, %arg1 : complex<f32>
    %24 = complex.neq %arg0, %arg1 : complex<f32>
    %25 = complex.create %arg3, %arg4 : complex<f32>
    %26 = complex.bitcast %arg0 : complex<f32> to i64
    %27 = complex.bitcast %arg5 : i64 to complex<f32>
    %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] {note} : complex<f32>
    %cst_0 = complex.constant [1 : i32, 2 : i32] : complex<i32>
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, complex<f32>, complex<f64>, f32, f32, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: complex<f64>, %arg3: f32, %arg4: f32, %arg5: i64):
    %0 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %1 = "complex.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %2 = "complex.div"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %3 = "complex.mul"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %4 = "complex.pow"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %5 = "complex.sub"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %6 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %7 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<nnan>}> {note} : (complex<f32>) -> complex<f32>
    %8 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %9 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %10 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<nnan>}> {note} : (complex<f32>) -> complex<f32>
    %11 = "complex.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %12 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %13 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<nnan>}> {note} : (complex<f32>) -> complex<f32>
    %14 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %15 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %16 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<nnan>}> {note} : (complex<f32>) -> complex<f32>
    %17 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %18 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %19 = "complex.abs"(%arg2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> f64
    %20 = "complex.angle"(%arg2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> f64
    %21 = "complex.re"(%arg2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> f64
    %22 = "complex.im"(%arg2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> f64
    %23 = "complex.eq"(%arg0, %arg1) : (complex<f32>, complex<f32>) -> i1
    %24 = "complex.neq"(%arg0, %arg1) : (complex<f32>, complex<f32>) -> i1
    %25 = "complex.create"(%arg3, %arg4) : (f32, f32) -> complex<f32>
    %26 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
    %27 = "complex.bitcast"(%arg5) : (i64) -> complex<f32>
    %28 = "complex.constant"() <{value = [1.000000e+00 : f32, -2.000000e+00 : f32]}> {note} : () -> complex<f32>
    %29 = "complex.constant"() <{value = [1 : i32, 2 : i32]}> : () -> complex<i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: complex<f64>, %arg3: f32, %arg4: f32, %arg5: i64) {
    %0 = complex.add %arg0, %arg1 fastmath<fast> : complex<f32>
    %1 = complex.atan2 %arg0, %arg1 : complex<f32>
    %2 = complex.div %arg0, %arg1 fastmath<fast> : complex<f32>
    %3 = complex.mul %arg0, %arg1 : complex<f32>
    %4 = complex.pow %arg0, %arg1 fastmath<fast> : complex<f32>
    %5 = complex.sub %arg0, %arg1 : complex<f32>
    %6 = complex.conj %arg0 : complex<f32>
    %7 = complex.cos %arg0 fastmath<nnan> {note} : complex<f32>
    %8 = complex.exp %arg0 : complex<f32>
    %9 = complex.expm1 %arg0 : complex<f32>
    %10 = complex.log %arg0 fastmath<nnan> {note} : complex<f32>
    %11 = complex.log1p %arg0 : complex<f32>
    %12 = complex.neg %arg0 : complex<f32>
    %13 = complex.rsqrt %arg0 fastmath<nnan> {note} : complex<f32>
    %14 = complex.sign %arg0 : complex<f32>
    %15 = complex.sin %arg0 : complex<f32>
    %16 = complex.sqrt %arg0 fastmath<nnan> {note} : complex<f32>
    %17 = complex.tan %arg0 : complex<f32>
    %18 = complex.tanh %arg0 : complex<f32>
    %19 = complex.abs %arg2 fastmath<nsz> : complex<f64>
    %20 = complex.angle %arg2 fastmath<nsz> : complex<f64>
    %21 = complex.re %arg2 fastmath<nsz> : complex<f64>
    %22 = complex.im %arg2 fastmath<nsz> : complex<f64>
    %23 = complex.eq %arg0, %arg1 : complex<f32>
    %24 = complex.neq %arg0, %arg1 : complex<f32>
    %25 = complex.create %arg3, %arg4 : complex<f32>
    %26 = complex.bitcast %arg0 : complex<f32> to i64
    %27 = complex.bitcast %arg5 : i64 to complex<f32>
    %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] {note} : complex<f32>
    %cst_0 = complex.constant [1 : i32, 2 : i32] : complex<i32>
    return
  }
}

