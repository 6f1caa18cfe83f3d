// RUN: lowir opt --arith-emulate-wide-int=widest-int-supported=32
// RUN: lowir opt --compat=19 --arith-emulate-wide-int=widest-int-supported=32
// Integers of 64 bits as pairs of 32, in functions and calls.
func.func @add(%a: i64, %b: i64) -> i64 { %0 = arith.addi %a, %b : i64 return %0 : i64 }
func.func @mul(%a: i64, %b: i64) -> i64 { %0 = arith.muli %a, %b : i64 return %0 : i64 }
func.func @shl(%a: i64, %b: i64) -> i64 { %0 = arith.shli %a, %b : i64 return %0 : i64 }
func.func @shru(%a: i64, %b: i64) -> i64 { %0 = arith.shrui %a, %b : i64 return %0 : i64 }
func.func @shrs(%a: i64, %b: i64) -> i64 { %0 = arith.shrsi %a, %b : i64 return %0 : i64 }
func.func @and(%a: i64, %b: i64) -> i64 { %0 = arith.andi %a, %b : i64 return %0 : i64 }
func.func @eq(%a: i64, %b: i64) -> i1 { %0 = arith.cmpi eq, %a, %b : i64 return %0 : i1 }
func.func @ne(%a: i64, %b: i64) -> i1 { %0 = arith.cmpi ne, %a, %b : i64 return %0 : i1 }
func.func @slt(%a: i64, %b: i64) -> i1 { %0 = arith.cmpi slt, %a, %b : i64 return %0 : i1 }
func.func @max(%a: i64, %b: i64) -> i64 { %0 = arith.maxsi %a, %b : i64 return %0 : i64 }
func.func @sel(%a: i64, %b: i64, %c: i1) -> i64 { %0 = arith.select %c, %a, %b : i64 return %0 : i64 }
func.func @cst() -> i64 { %0 = arith.constant -4294967295 : i64 return %0 : i64 }
func.func @cstv() -> vector<2xi64> { %0 = arith.constant dense<[1, 4294967298]> : vector<2xi64> return %0 : vector<2xi64> }
func.func @exts(%a: i32) -> i64 { %0 = arith.extsi %a : i32 to i64 return %0 : i64 }
func.func @exts16(%a: i16) -> i64 { %0 = arith.extsi %a : i16 to i64 return %0 : i64 }
func.func @extu(%a: i16) -> i64 { %0 = arith.extui %a : i16 to i64 return %0 : i64 }
func.func @trunc(%a: i64) -> i16 { %0 = arith.trunci %a : i64 to i16 return %0 : i16 }
func.func @trunc32(%a: i64) -> i32 { %0 = arith.trunci %a : i64 to i32 return %0 : i32 }
func.func @ic(%a: i64) -> index { %0 = arith.index_cast %a : i64 to index return %0 : index }
func.func @ci(%a: index) -> i64 { %0 = arith.index_cast %a : index to i64 return %0 : i64 }
func.func @ciu(%a: index) -> i64 { %0 = arith.index_castui %a : index to i64 return %0 : i64 }
func.func @stf(%a: i64) -> f64 { %0 = arith.sitofp %a : i64 to f64 return %0 : f64 }
func.func @utf(%a: i64) -> f64 { %0 = arith.uitofp %a : i64 to f64 return %0 : f64 }
func.func @call(%a: i64) -> i64 { %0 = func.call @call(%a) : (i64) -> i64 return %0 : i64 }
func.func @print(%a: i64) { vector.print %a : i64 return }
func.func @addv(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> { %0 = arith.addi %a, %b : vector<3xi64> return %0 : vector<3xi64> }
func.func @extuv(%a: vector<3xi16>) -> vector<3xi64> { %0 = arith.extui %a : vector<3xi16> to vector<3xi64> return %0 : vector<3xi64> }
func.func @xor(%a: i64, %b: i64) -> i64 { %0 = arith.xori %a, %b : i64 return %0 : i64 }
//--- out
module {
  func.func @add(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  }
  func.func @mul(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %low, %high = arith.mului_extended %0, %2 : i32
    %4 = arith.muli %0, %3 : i32
    %5 = arith.muli %1, %2 : i32
    %6 = arith.addi %high, %4 : i32
    %7 = arith.addi %6, %5 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %8 = vector.insert %low, %cst [0] : i32 into vector<2xi32>
    %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
    return %9 : vector<2xi32>
  }
  func.func @shl(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shli %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.select %3, %c32_i32, %2 : i32
    %7 = arith.subi %c32_i32, %6 : i32
    %8 = arith.shrui %0, %7 : i32
    %9 = arith.subi %2, %c32_i32 : i32
    %10 = arith.shli %0, %9 : i32
    %11 = arith.shli %1, %2 : i32
    %12 = arith.select %3, %c0_i32, %11 : i32
    %13 = arith.select %3, %10, %8 : i32
    %14 = arith.ori %13, %12 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %15 = vector.insert %5, %cst [0] : i32 into vector<2xi32>
    %16 = vector.insert %14, %15 [1] : i32 into vector<2xi32>
    return %16 : vector<2xi32>
  }
  func.func @shru(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shrui %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.shrui %1, %2 : i32
    %7 = arith.select %3, %c0_i32, %6 : i32
    %8 = arith.select %3, %c32_i32, %2 : i32
    %9 = arith.subi %c32_i32, %8 : i32
    %10 = arith.shli %1, %9 : i32
    %11 = arith.subi %2, %c32_i32 : i32
    %12 = arith.shrui %1, %11 : i32
    %13 = arith.select %3, %12, %10 : i32
    %14 = arith.ori %5, %13 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %15 = vector.insert %14, %cst [0] : i32 into vector<2xi32>
    %16 = vector.insert %7, %15 [1] : i32 into vector<2xi32>
    return %16 : vector<2xi32>
  }
  func.func @shrs(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi slt, %0, %c0_i32 : i32
    %3 = arith.extsi %2 : i1 to i32
    %c0_i32_0 = arith.constant 0 : i32
    %4 = arith.cmpi slt, %3, %c0_i32_0 : i32
    %5 = arith.extsi %4 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    %c64_i32 = arith.constant 64 : i32
    %8 = arith.subi %c64_i32, %1 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %9 = vector.insert %8, %cst_1 [0] : i32 into vector<2xi32>
    %10 = vector.extract %7[0] : i32 from vector<2xi32>
    %11 = vector.extract %7[1] : i32 from vector<2xi32>
    %12 = vector.extract %9[0] : i32 from vector<2xi32>
    %c0_i32_2 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %13 = arith.cmpi uge, %12, %c32_i32 : i32
    %14 = arith.shli %10, %12 : i32
    %15 = arith.select %13, %c0_i32_2, %14 : i32
    %16 = arith.select %13, %c32_i32, %12 : i32
    %17 = arith.subi %c32_i32, %16 : i32
    %18 = arith.shrui %10, %17 : i32
    %19 = arith.subi %12, %c32_i32 : i32
    %20 = arith.shli %10, %19 : i32
    %21 = arith.shli %11, %12 : i32
    %22 = arith.select %13, %c0_i32_2, %21 : i32
    %23 = arith.select %13, %20, %18 : i32
    %24 = arith.ori %23, %22 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %25 = vector.insert %15, %cst_3 [0] : i32 into vector<2xi32>
    %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
    %27 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %28 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %29 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32_4 = arith.constant 0 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %30 = arith.cmpi uge, %29, %c32_i32_5 : i32
    %31 = arith.shrui %27, %29 : i32
    %32 = arith.select %30, %c0_i32_4, %31 : i32
    %33 = arith.shrui %28, %29 : i32
    %34 = arith.select %30, %c0_i32_4, %33 : i32
    %35 = arith.select %30, %c32_i32_5, %29 : i32
    %36 = arith.subi %c32_i32_5, %35 : i32
    %37 = arith.shli %28, %36 : i32
    %38 = arith.subi %29, %c32_i32_5 : i32
    %39 = arith.shrui %28, %38 : i32
    %40 = arith.select %30, %39, %37 : i32
    %41 = arith.ori %32, %40 : i32
    %cst_6 = arith.constant dense<0> : vector<2xi32>
    %42 = vector.insert %41, %cst_6 [0] : i32 into vector<2xi32>
    %43 = vector.insert %34, %42 [1] : i32 into vector<2xi32>
    %44 = vector.extract %43[0] : i32 from vector<2xi32>
    %45 = vector.extract %43[1] : i32 from vector<2xi32>
    %46 = vector.extract %26[0] : i32 from vector<2xi32>
    %47 = vector.extract %26[1] : i32 from vector<2xi32>
    %48 = arith.ori %44, %46 : i32
    %49 = arith.ori %45, %47 : i32
    %cst_7 = arith.constant dense<0> : vector<2xi32>
    %50 = vector.insert %48, %cst_7 [0] : i32 into vector<2xi32>
    %51 = vector.insert %49, %50 [1] : i32 into vector<2xi32>
    %52 = arith.cmpi eq, %1, %c0_i32 : i32
    %53 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %54 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %55 = vector.extract %51[0] : i32 from vector<2xi32>
    %56 = vector.extract %51[1] : i32 from vector<2xi32>
    %57 = arith.select %52, %53, %55 : i32
    %58 = arith.select %52, %54, %56 : i32
    %cst_8 = arith.constant dense<0> : vector<2xi32>
    %59 = vector.insert %57, %cst_8 [0] : i32 into vector<2xi32>
    %60 = vector.insert %58, %59 [1] : i32 into vector<2xi32>
    return %60 : vector<2xi32>
  }
  func.func @and(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.andi %0, %2 : i32
    %5 = arith.andi %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
  func.func @eq(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi eq, %0, %2 : i32
    %5 = arith.cmpi eq, %1, %3 : i32
    %6 = arith.andi %4, %5 : i1
    return %6 : i1
  }
  func.func @ne(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ne, %0, %2 : i32
    %5 = arith.cmpi ne, %1, %3 : i32
    %6 = arith.ori %4, %5 : i1
    return %6 : i1
  }
  func.func @slt(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi slt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    return %7 : i1
  }
  func.func @max(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ugt, %0, %2 : i32
    %5 = arith.cmpi sgt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %12 = arith.select %7, %8, %10 : i32
    %13 = arith.select %7, %9, %11 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    return %15 : vector<2xi32>
  }
  func.func @sel(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: i1) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.select %arg2, %0, %2 : i32
    %5 = arith.select %arg2, %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
  func.func @cst() -> vector<2xi32> {
    %cst = arith.constant dense<[1, -1]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @cstv() -> vector<2x2xi32> {
    %cst = arith.constant dense<[[1, 0], [2, 1]]> : vector<2x2xi32>
    return %cst : vector<2x2xi32>
  }
  func.func @exts(%arg0: i32) -> vector<2xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %2 = vector.insert %arg0, %cst [0] : i32 into vector<2xi32>
    %3 = vector.insert %1, %2 [1] : i32 into vector<2xi32>
    return %3 : vector<2xi32>
  }
  func.func @exts16(%arg0: i16) -> vector<2xi32> {
    %0 = arith.extsi %arg0 : i16 to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @extu(%arg0: i16) -> vector<2xi32> {
    %0 = arith.extui %arg0 : i16 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @trunc(%arg0: vector<2xi32>) -> i16 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.trunci %0 : i32 to i16
    return %1 : i16
  }
  func.func @trunc32(%arg0: vector<2xi32>) -> i32 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    return %0 : i32
  }
  func.func @ic(%arg0: vector<2xi32>) -> index {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @ci(%arg0: index) -> vector<2xi32> {
    %0 = arith.index_cast %arg0 : index to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @ciu(%arg0: index) -> vector<2xi32> {
    %0 = arith.index_castui %arg0 : index to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @stf(%arg0: vector<2xi32>) -> f64 {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %cst[0] : i32 from vector<2xi32>
    %3 = vector.extract %cst[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi slt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %cst[0] : i32 from vector<2xi32>
    %9 = vector.extract %cst[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %12 = arith.subi %8, %10 : i32
    %13 = arith.cmpi ult, %8, %10 : i32
    %14 = arith.extui %13 : i1 to i32
    %15 = arith.subi %9, %14 : i32
    %16 = arith.subi %15, %11 : i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %17 = vector.insert %12, %cst_0 [0] : i32 into vector<2xi32>
    %18 = vector.insert %16, %17 [1] : i32 into vector<2xi32>
    %19 = vector.extract %18[0] : i32 from vector<2xi32>
    %20 = vector.extract %18[1] : i32 from vector<2xi32>
    %21 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %22 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %23 = arith.select %7, %19, %21 : i32
    %24 = arith.select %7, %20, %22 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %25 = vector.insert %23, %cst_1 [0] : i32 into vector<2xi32>
    %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
    %27 = vector.extract %26[0] : i32 from vector<2xi32>
    %28 = vector.extract %26[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %29 = arith.cmpi eq, %28, %c0_i32 : i32
    %30 = arith.uitofp %27 : i32 to f64
    %31 = arith.uitofp %28 : i32 to f64
    %cst_2 = arith.constant 0x41F0000000000000 : f64
    %32 = arith.mulf %31, %cst_2 : f64
    %33 = arith.addf %30, %32 : f64
    %34 = arith.select %29, %30, %33 : f64
    %35 = arith.negf %34 : f64
    %36 = arith.select %7, %35, %34 : f64
    return %36 : f64
  }
  func.func @utf(%arg0: vector<2xi32>) -> f64 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.uitofp %0 : i32 to f64
    %4 = arith.uitofp %1 : i32 to f64
    %cst = arith.constant 0x41F0000000000000 : f64
    %5 = arith.mulf %4, %cst : f64
    %6 = arith.addf %3, %5 : f64
    %7 = arith.select %2, %3, %6 : f64
    return %7 : f64
  }
  func.func @call(%arg0: vector<2xi32>) -> vector<2xi32> {
    %0 = call @call(%arg0) : (vector<2xi32>) -> vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @print(%arg0: vector<2xi32>) {
    vector.print %arg0 : vector<2xi32>
    return
  }
  func.func @addv(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : vector<3x1xi32>, vector<3x1xi1>
    %4 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi32>
    %5 = arith.addi %4, %1 : vector<3x1xi32>
    %6 = arith.addi %5, %3 : vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %7 = vector.insert_strided_slice %sum, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %8 : vector<3x2xi32>
  }
  func.func @extuv(%arg0: vector<3xi16>) -> vector<3x2xi32> {
    %0 = vector.shape_cast %arg0 : vector<3xi16> to vector<3x1xi16>
    %1 = arith.extui %0 : vector<3x1xi16> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %2 : vector<3x2xi32>
  }
  func.func @xor(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.xori %0, %2 : i32
    %5 = arith.xori %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
}

//--- out 2
module {
  func.func @add(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  }
  func.func @mul(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %low, %high = arith.mului_extended %0, %2 : i32
    %4 = arith.muli %0, %3 : i32
    %5 = arith.muli %1, %2 : i32
    %6 = arith.addi %high, %4 : i32
    %7 = arith.addi %6, %5 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %8 = vector.insert %low, %cst [0] : i32 into vector<2xi32>
    %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
    return %9 : vector<2xi32>
  }
  func.func @shl(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shli %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.select %3, %c32_i32, %2 : i32
    %7 = arith.subi %c32_i32, %6 : i32
    %8 = arith.shrui %0, %7 : i32
    %9 = arith.subi %2, %c32_i32 : i32
    %10 = arith.shli %0, %9 : i32
    %11 = arith.shli %1, %2 : i32
    %12 = arith.select %3, %c0_i32, %11 : i32
    %13 = arith.select %3, %10, %8 : i32
    %14 = arith.ori %13, %12 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %15 = vector.insert %5, %cst [0] : i32 into vector<2xi32>
    %16 = vector.insert %14, %15 [1] : i32 into vector<2xi32>
    return %16 : vector<2xi32>
  }
  func.func @shru(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shrui %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.shrui %1, %2 : i32
    %7 = arith.select %3, %c0_i32, %6 : i32
    %8 = arith.select %3, %c32_i32, %2 : i32
    %9 = arith.subi %c32_i32, %8 : i32
    %10 = arith.shli %1, %9 : i32
    %11 = arith.subi %2, %c32_i32 : i32
    %12 = arith.shrui %1, %11 : i32
    %13 = arith.select %3, %12, %10 : i32
    %14 = arith.ori %5, %13 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %15 = vector.insert %14, %cst [0] : i32 into vector<2xi32>
    %16 = vector.insert %7, %15 [1] : i32 into vector<2xi32>
    return %16 : vector<2xi32>
  }
  func.func @shrs(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi slt, %0, %c0_i32 : i32
    %3 = arith.extsi %2 : i1 to i32
    %c0_i32_0 = arith.constant 0 : i32
    %4 = arith.cmpi slt, %3, %c0_i32_0 : i32
    %5 = arith.extsi %4 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    %c64_i32 = arith.constant 64 : i32
    %8 = arith.subi %c64_i32, %1 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %9 = vector.insert %8, %cst_1 [0] : i32 into vector<2xi32>
    %10 = vector.extract %7[0] : i32 from vector<2xi32>
    %11 = vector.extract %7[1] : i32 from vector<2xi32>
    %12 = vector.extract %9[0] : i32 from vector<2xi32>
    %c0_i32_2 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %13 = arith.cmpi uge, %12, %c32_i32 : i32
    %14 = arith.shli %10, %12 : i32
    %15 = arith.select %13, %c0_i32_2, %14 : i32
    %16 = arith.select %13, %c32_i32, %12 : i32
    %17 = arith.subi %c32_i32, %16 : i32
    %18 = arith.shrui %10, %17 : i32
    %19 = arith.subi %12, %c32_i32 : i32
    %20 = arith.shli %10, %19 : i32
    %21 = arith.shli %11, %12 : i32
    %22 = arith.select %13, %c0_i32_2, %21 : i32
    %23 = arith.select %13, %20, %18 : i32
    %24 = arith.ori %23, %22 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %25 = vector.insert %15, %cst_3 [0] : i32 into vector<2xi32>
    %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
    %27 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %28 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %29 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32_4 = arith.constant 0 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %30 = arith.cmpi uge, %29, %c32_i32_5 : i32
    %31 = arith.shrui %27, %29 : i32
    %32 = arith.select %30, %c0_i32_4, %31 : i32
    %33 = arith.shrui %28, %29 : i32
    %34 = arith.select %30, %c0_i32_4, %33 : i32
    %35 = arith.select %30, %c32_i32_5, %29 : i32
    %36 = arith.subi %c32_i32_5, %35 : i32
    %37 = arith.shli %28, %36 : i32
    %38 = arith.subi %29, %c32_i32_5 : i32
    %39 = arith.shrui %28, %38 : i32
    %40 = arith.select %30, %39, %37 : i32
    %41 = arith.ori %32, %40 : i32
    %cst_6 = arith.constant dense<0> : vector<2xi32>
    %42 = vector.insert %41, %cst_6 [0] : i32 into vector<2xi32>
    %43 = vector.insert %34, %42 [1] : i32 into vector<2xi32>
    %44 = vector.extract %43[0] : i32 from vector<2xi32>
    %45 = vector.extract %43[1] : i32 from vector<2xi32>
    %46 = vector.extract %26[0] : i32 from vector<2xi32>
    %47 = vector.extract %26[1] : i32 from vector<2xi32>
    %48 = arith.ori %44, %46 : i32
    %49 = arith.ori %45, %47 : i32
    %cst_7 = arith.constant dense<0> : vector<2xi32>
    %50 = vector.insert %48, %cst_7 [0] : i32 into vector<2xi32>
    %51 = vector.insert %49, %50 [1] : i32 into vector<2xi32>
    %52 = arith.cmpi eq, %1, %c0_i32 : i32
    %53 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %54 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %55 = vector.extract %51[0] : i32 from vector<2xi32>
    %56 = vector.extract %51[1] : i32 from vector<2xi32>
    %57 = arith.select %52, %53, %55 : i32
    %58 = arith.select %52, %54, %56 : i32
    %cst_8 = arith.constant dense<0> : vector<2xi32>
    %59 = vector.insert %57, %cst_8 [0] : i32 into vector<2xi32>
    %60 = vector.insert %58, %59 [1] : i32 into vector<2xi32>
    return %60 : vector<2xi32>
  }
  func.func @and(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.andi %0, %2 : i32
    %5 = arith.andi %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
  func.func @eq(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi eq, %0, %2 : i32
    %5 = arith.cmpi eq, %1, %3 : i32
    %6 = arith.andi %4, %5 : i1
    return %6 : i1
  }
  func.func @ne(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ne, %0, %2 : i32
    %5 = arith.cmpi ne, %1, %3 : i32
    %6 = arith.ori %4, %5 : i1
    return %6 : i1
  }
  func.func @slt(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi slt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    return %7 : i1
  }
  func.func @max(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ugt, %0, %2 : i32
    %5 = arith.cmpi sgt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %12 = arith.select %7, %8, %10 : i32
    %13 = arith.select %7, %9, %11 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    return %15 : vector<2xi32>
  }
  func.func @sel(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: i1) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.select %arg2, %0, %2 : i32
    %5 = arith.select %arg2, %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
  func.func @cst() -> vector<2xi32> {
    %cst = arith.constant dense<[1, -1]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @cstv() -> vector<2x2xi32> {
    %cst = arith.constant dense<[[1, 0], [2, 1]]> : vector<2x2xi32>
    return %cst : vector<2x2xi32>
  }
  func.func @exts(%arg0: i32) -> vector<2xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %2 = vector.insert %arg0, %cst [0] : i32 into vector<2xi32>
    %3 = vector.insert %1, %2 [1] : i32 into vector<2xi32>
    return %3 : vector<2xi32>
  }
  func.func @exts16(%arg0: i16) -> vector<2xi32> {
    %0 = arith.extsi %arg0 : i16 to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @extu(%arg0: i16) -> vector<2xi32> {
    %0 = arith.extui %arg0 : i16 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @trunc(%arg0: vector<2xi32>) -> i16 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.trunci %0 : i32 to i16
    return %1 : i16
  }
  func.func @trunc32(%arg0: vector<2xi32>) -> i32 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    return %0 : i32
  }
  func.func @ic(%arg0: vector<2xi32>) -> index {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @ci(%arg0: index) -> vector<2xi32> {
    %0 = arith.index_cast %arg0 : index to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @ciu(%arg0: index) -> vector<2xi32> {
    %0 = arith.index_castui %arg0 : index to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @stf(%arg0: vector<2xi32>) -> f64 {
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<[1, 0]> : vector<2xi32>
    %cst_1 = arith.constant dense<-1> : vector<2xi32>
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %cst[0] : i32 from vector<2xi32>
    %3 = vector.extract %cst[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi slt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %10 = vector.extract %cst_1[0] : i32 from vector<2xi32>
    %11 = vector.extract %cst_1[1] : i32 from vector<2xi32>
    %12 = arith.xori %8, %10 : i32
    %13 = arith.xori %9, %11 : i32
    %cst_2 = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst_2 [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    %16 = vector.extract %15[0] : i32 from vector<2xi32>
    %17 = vector.extract %15[1] : i32 from vector<2xi32>
    %18 = vector.extract %cst_0[0] : i32 from vector<2xi32>
    %19 = vector.extract %cst_0[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %16, %18 : i32, i1
    %20 = arith.extui %overflow : i1 to i32
    %21 = arith.addi %20, %17 : i32
    %22 = arith.addi %21, %19 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %23 = vector.insert %sum, %cst_3 [0] : i32 into vector<2xi32>
    %24 = vector.insert %22, %23 [1] : i32 into vector<2xi32>
    %25 = vector.extract %24[0] : i32 from vector<2xi32>
    %26 = vector.extract %24[1] : i32 from vector<2xi32>
    %27 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %28 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %29 = arith.select %7, %25, %27 : i32
    %30 = arith.select %7, %26, %28 : i32
    %cst_4 = arith.constant dense<0> : vector<2xi32>
    %31 = vector.insert %29, %cst_4 [0] : i32 into vector<2xi32>
    %32 = vector.insert %30, %31 [1] : i32 into vector<2xi32>
    %33 = vector.extract %32[0] : i32 from vector<2xi32>
    %34 = vector.extract %32[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %35 = arith.cmpi eq, %34, %c0_i32 : i32
    %36 = arith.uitofp %33 : i32 to f64
    %37 = arith.uitofp %34 : i32 to f64
    %cst_5 = arith.constant 0x41F0000000000000 : f64
    %38 = arith.mulf %37, %cst_5 : f64
    %39 = arith.addf %36, %38 : f64
    %40 = arith.select %35, %36, %39 : f64
    %41 = arith.negf %40 : f64
    %42 = arith.select %7, %41, %40 : f64
    return %42 : f64
  }
  func.func @utf(%arg0: vector<2xi32>) -> f64 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.uitofp %0 : i32 to f64
    %4 = arith.uitofp %1 : i32 to f64
    %cst = arith.constant 0x41F0000000000000 : f64
    %5 = arith.mulf %4, %cst : f64
    %6 = arith.addf %3, %5 : f64
    %7 = arith.select %2, %3, %6 : f64
    return %7 : f64
  }
  func.func @call(%arg0: vector<2xi32>) -> vector<2xi32> {
    %0 = call @call(%arg0) : (vector<2xi32>) -> vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @print(%arg0: vector<2xi32>) {
    vector.print %arg0 : vector<2xi32>
    return
  }
  func.func @addv(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : vector<3x1xi32>, vector<3x1xi1>
    %4 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi32>
    %5 = arith.addi %4, %1 : vector<3x1xi32>
    %6 = arith.addi %5, %3 : vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %7 = vector.insert_strided_slice %sum, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %8 : vector<3x2xi32>
  }
  func.func @extuv(%arg0: vector<3xi16>) -> vector<3x2xi32> {
    %0 = vector.shape_cast %arg0 : vector<3xi16> to vector<3x1xi16>
    %1 = arith.extui %0 : vector<3x1xi16> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %2 : vector<3x2xi32>
  }
  func.func @xor(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.xori %0, %2 : i32
    %5 = arith.xori %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
}

