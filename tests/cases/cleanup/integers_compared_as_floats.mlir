// RUN: lowir opt --canonicalize %s
// RUN: lowir opt --compat=19 --canonicalize %s
// They are compared with the next integer, unless the conversion could make a difference.
func.func @between(%a: i32, %b: i8) -> (i1, i1, i1, i1, i1, i1) {
  %n = arith.constant 4.4 : f64
  %m = arith.constant -4.4 : f32
  %x = arith.sitofp %a : i32 to f64
  %y = arith.uitofp %b : i8 to f32
  %0 = arith.cmpf olt, %x, %n : f64
  %1 = arith.cmpf oge, %x, %n : f64
  %2 = arith.cmpf une, %x, %n : f64
  %3 = arith.cmpf ult, %y, %m : f32
  %4 = arith.cmpf ogt, %y, %m : f32
  %5 = arith.cmpf ord, %y, %m : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
func.func @whole(%a: i32, %b: i8) -> (i1, i1, i1) {
  %n = arith.constant -3.0 : f64
  %m = arith.constant -0.0 : f32
  %x = arith.sitofp %a : i32 to f64
  %y = arith.uitofp %b : i8 to f32
  %0 = arith.cmpf ole, %x, %n : f64
  %1 = arith.cmpf oeq, %y, %m : f32
  %2 = arith.cmpf ugt, %y, %m : f32
  return %0, %1, %2 : i1, i1, i1
}
func.func @beyond(%a: i8, %b: i8) -> (i1, i1, i1) {
  %n = arith.constant 128.0 : f32
  %m = arith.constant 0xFF800000 : f32
  %x = arith.sitofp %a : i8 to f32
  %y = arith.uitofp %b : i8 to f32
  %0 = arith.cmpf olt, %x, %n : f32
  %1 = arith.cmpf olt, %y, %n : f32
  %2 = arith.cmpf ogt, %y, %m : f32
  return %0, %1, %2 : i1, i1, i1
}
func.func @not_exact(%a: i64, %b: i32) -> (i1, i1, i1) {
  %n = arith.constant 4294967296.0 : f32
  %m = arith.constant 0x7E00 : f16
  %l = arith.constant 7.0 : f32
  %x = arith.sitofp %a : i64 to f32
  %y = arith.uitofp %b : i32 to f16
  %0 = arith.cmpf olt, %x, %n : f32
  %1 = arith.cmpf olt, %y, %m : f16
  %2 = arith.cmpf olt, %x, %l : f32
  return %0, %1, %2 : i1, i1, i1
}
//--- out
module {
  func.func @between(%arg0: i32, %arg1: i8) -> (i1, i1, i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi sle, %arg0, %c4_i32 : i32
    %1 = arith.cmpi sgt, %arg0, %c4_i32 : i32
    return %0, %1, %true, %false, %true, %true : i1, i1, i1, i1, i1, i1
  }
  func.func @whole(%arg0: i32, %arg1: i8) -> (i1, i1, i1) {
    %c0_i8 = arith.constant 0 : i8
    %c-3_i32 = arith.constant -3 : i32
    %0 = arith.cmpi sle, %arg0, %c-3_i32 : i32
    %1 = arith.cmpi eq, %arg1, %c0_i8 : i8
    %2 = arith.cmpi ugt, %arg1, %c0_i8 : i8
    return %0, %1, %2 : i1, i1, i1
  }
  func.func @beyond(%arg0: i8, %arg1: i8) -> (i1, i1, i1) {
    %true = arith.constant true
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ult, %arg1, %c-128_i8 : i8
    return %true, %0, %true : i1, i1, i1
  }
  func.func @not_exact(%arg0: i64, %arg1: i32) -> (i1, i1, i1) {
    %c7_i64 = arith.constant 7 : i64
    %false = arith.constant false
    %cst = arith.constant 4.2949673E+9 : f32
    %0 = arith.sitofp %arg0 : i64 to f32
    %1 = arith.cmpf olt, %0, %cst : f32
    %2 = arith.cmpi slt, %arg0, %c7_i64 : i64
    return %1, %false, %2 : i1, i1, i1
  }
}

//--- out 2
module {
  func.func @between(%arg0: i32, %arg1: i8) -> (i1, i1, i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.cmpi sle, %arg0, %c4_i32 : i32
    %1 = arith.cmpi sgt, %arg0, %c4_i32 : i32
    return %0, %1, %true, %false, %true, %true : i1, i1, i1, i1, i1, i1
  }
  func.func @whole(%arg0: i32, %arg1: i8) -> (i1, i1, i1) {
    %c0_i8 = arith.constant 0 : i8
    %c-3_i32 = arith.constant -3 : i32
    %0 = arith.cmpi sle, %arg0, %c-3_i32 : i32
    %1 = arith.cmpi eq, %arg1, %c0_i8 : i8
    %2 = arith.cmpi ugt, %arg1, %c0_i8 : i8
    return %0, %1, %2 : i1, i1, i1
  }
  func.func @beyond(%arg0: i8, %arg1: i8) -> (i1, i1, i1) {
    %true = arith.constant true
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ult, %arg1, %c-128_i8 : i8
    return %true, %0, %true : i1, i1, i1
  }
  func.func @not_exact(%arg0: i64, %arg1: i32) -> (i1, i1, i1) {
    %c7_i64 = arith.constant 7 : i64
    %false = arith.constant false
    %cst = arith.constant 4.2949673E+9 : f32
    %0 = arith.sitofp %arg0 : i64 to f32
    %1 = arith.cmpf olt, %0, %cst : f32
    %2 = arith.cmpi slt, %arg0, %c7_i64 : i64
    return %1, %false, %2 : i1, i1, i1
  }
}

