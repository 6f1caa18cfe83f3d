// RUN: lowir opt --canonicalize
// What asks for one bit that is true asks for a scalar; extensions are compared by equality alone.
func.func @a(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi ne, %a, %b : vector<2xi8>
  %1 = arith.xori %0, %t : vector<2xi1>
  return %1 : vector<2xi1>
}
func.func @h(%p: vector<2xi1>, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %t = arith.constant dense<true> : vector<2xi1>
  %1 = arith.xori %p, %t : vector<2xi1>
  %2 = arith.select %1, %a, %b : vector<2xi1>, vector<2xi8>
  return %2 : vector<2xi8>
}
func.func @g(%p: i1, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %t = arith.constant true
  %1 = arith.xori %p, %t : i1
  %2 = arith.select %1, %a, %b : vector<2xi8>
  return %2 : vector<2xi8>
}
func.func @i(%a: i4, %b: i4) -> i1 {
  %3 = arith.extsi %a : i4 to i8
  %4 = arith.extsi %b : i4 to i8
  %5 = arith.cmpi slt, %3, %4 : i8
  return %5 : i1
}
func.func @j(%a: i4, %b: i4) -> i1 {
  %0 = arith.extui %a : i4 to i8
  %1 = arith.extui %b : i4 to i8
  %2 = arith.cmpi ult, %0, %1 : i8
  %3 = arith.cmpi ne, %0, %1 : i8
  %4 = arith.andi %2, %3 : i1
  return %4 : i1
}
//--- out
module {
  func.func @a(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.cmpi ne, %arg0, %arg1 : vector<2xi8>
    %1 = arith.xori %0, %cst : vector<2xi1>
    return %1 : vector<2xi1>
  }
  func.func @h(%arg0: vector<2xi1>, %arg1: vector<2xi8>, %arg2: vector<2xi8>) -> vector<2xi8> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.xori %arg0, %cst : vector<2xi1>
    %1 = arith.select %0, %arg1, %arg2 : vector<2xi1>, vector<2xi8>
    return %1 : vector<2xi8>
  }
  func.func @g(%arg0: i1, %arg1: vector<2xi8>, %arg2: vector<2xi8>) -> vector<2xi8> {
    %0 = arith.select %arg0, %arg2, %arg1 : vector<2xi8>
    return %0 : vector<2xi8>
  }
  func.func @i(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.extsi %arg0 : i4 to i8
    %1 = arith.extsi %arg1 : i4 to i8
    %2 = arith.cmpi slt, %0, %1 : i8
    return %2 : i1
  }
  func.func @j(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.extui %arg0 : i4 to i8
    %1 = arith.extui %arg1 : i4 to i8
    %2 = arith.cmpi ult, %0, %1 : i8
    %3 = arith.cmpi ne, %arg0, %arg1 : i4
    %4 = arith.andi %2, %3 : i1
    return %4 : i1
  }
}

