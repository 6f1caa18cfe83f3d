// RUN: lowir opt --test-arith-emulate-wide-int=widest-int-supported=8
// Only functions of a prefix, whose signatures stay.
func.func @emulate_add(%a: i16, %b: i16) -> i16 { %0 = arith.addi %a, %b : i16 return %0 : i16 }
func.func @add(%a: i16, %b: i16) -> i16 { %0 = func.call @emulate_add(%a, %b) : (i16, i16) -> i16 return %0 : i16 }
func.func @emulate_c(%a: i16, %b: i16) -> i1 { %0 = arith.cmpi slt, %a, %b : i16 vector.print %a : i16 return %0 : i1 }
func.func @emulate_k() -> i16 { %0 = arith.constant 17 : i16 return %0 : i16 }
//--- out
module {
  func.func @emulate_add(%arg0: i16, %arg1: i16) -> i16 {
    %0 = llvm.bitcast %arg1 : i16 to vector<2xi8>
    %1 = llvm.bitcast %arg0 : i16 to vector<2xi8>
    %2 = vector.extract %1[0] : i8 from vector<2xi8>
    %3 = vector.extract %1[1] : i8 from vector<2xi8>
    %4 = vector.extract %0[0] : i8 from vector<2xi8>
    %5 = vector.extract %0[1] : i8 from vector<2xi8>
    %sum, %overflow = arith.addui_extended %2, %4 : i8, i1
    %6 = arith.extui %overflow : i1 to i8
    %7 = arith.addi %6, %3 : i8
    %8 = arith.addi %7, %5 : i8
    %cst = arith.constant dense<0> : vector<2xi8>
    %9 = vector.insert %sum, %cst [0] : i8 into vector<2xi8>
    %10 = vector.insert %8, %9 [1] : i8 into vector<2xi8>
    %11 = llvm.bitcast %10 : vector<2xi8> to i16
    return %11 : i16
  }
  func.func @add(%arg0: i16, %arg1: i16) -> i16 {
    %0 = call @emulate_add(%arg0, %arg1) : (i16, i16) -> i16
    return %0 : i16
  }
  func.func @emulate_c(%arg0: i16, %arg1: i16) -> i1 {
    %0 = llvm.bitcast %arg1 : i16 to vector<2xi8>
    %1 = llvm.bitcast %arg0 : i16 to vector<2xi8>
    %2 = vector.extract %1[0] : i8 from vector<2xi8>
    %3 = vector.extract %1[1] : i8 from vector<2xi8>
    %4 = vector.extract %0[0] : i8 from vector<2xi8>
    %5 = vector.extract %0[1] : i8 from vector<2xi8>
    %6 = arith.cmpi ult, %2, %4 : i8
    %7 = arith.cmpi slt, %3, %5 : i8
    %8 = arith.cmpi eq, %3, %5 : i8
    %9 = arith.select %8, %6, %7 : i1
    vector.print %1 : vector<2xi8>
    return %9 : i1
  }
  func.func @emulate_k() -> i16 {
    %cst = arith.constant dense<[17, 0]> : vector<2xi8>
    %0 = llvm.bitcast %cst : vector<2xi8> to i16
    return %0 : i16
  }
}

