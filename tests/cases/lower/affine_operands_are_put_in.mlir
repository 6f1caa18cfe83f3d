// RUN: lowir opt --lower-affine
// What makes an operand of a condition or of a bound is put in; a maximum keeps it. Vectors do not fold.
func.func @f(%a: index, %b: i1) -> index {
  %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%a)
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%k) {
    func.call @g() : () -> ()
  }
  %m = affine.max affine_map<(d0) -> (d0 + 1, 9)>(%k)
  return %m : index
}
func.func @h(%b: i1) -> index {
  %a = arith.constant 5 : index
  %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%a)
  %m = affine.max affine_map<(d0, d1) -> (d0 + 1, d1)>(%k, %k)
  return %m : index
}
func.func @h2(%b: i1, %x: index) -> index {
  %a = arith.constant 5 : index
  %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%a)
  %m = affine.max affine_map<(d0, d1) -> (d0 + 1, d1)>(%k, %x)
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%k) {
    func.call @g() : () -> ()
  }
  return %m : index
}
func.func @h3(%b: i1, %x: index) -> index {
  %k = affine.apply affine_map<() -> (3)>()
  %m = affine.max affine_map<(d0, d1) -> (d0 + 1, d1)>(%k, %x)
  return %m : index
}
func.func @h4(%b: i1, %x: index) -> i1 {
  %a = arith.constant 5 : index
  %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%a)
  %m = affine.apply affine_map<(d0) -> (d0 + 3)>(%k)
  %n = affine.max affine_map<(d0) -> (d0 + 3, d0)>(%k)
  %o = affine.max affine_map<(d0, d1) -> (d0 + 3, d0, d1)>(%n, %x)
  %r = arith.cmpi slt, %m, %o : index
  return %r : i1
}
func.func private @g()
func.func @bounds(%x: i8) -> i8 {
  %c = arith.constant 4 : index
  %k = affine.apply affine_map<(d0) -> (d0 + 2)>(%c)
  %r = affine.for %i = max affine_map<(d0) -> (d0 floordiv 2, d0 mod 4 + 9)>(%k) to min affine_map<(d0) -> (d0, 20)>(%k) iter_args(%y = %x) -> i8 {
    affine.yield %y : i8
  }
  return %r : i8
}
func.func @vectors() -> vector<4x4xf16> {
  %a = arith.constant dense<-2.5> : vector<4xf16>
  %b = vector.broadcast %a : vector<4xf16> to vector<4x4xf16>
  return %b : vector<4x4xf16>
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: i1) -> index {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg0, %c3 : index
    %c0 = arith.constant 0 : index
    %c-4 = arith.constant -4 : index
    %1 = arith.addi %arg0, %c-4 : index
    %2 = arith.cmpi sge, %1, %c0 : index
    scf.if %2 {
      func.call @g() : () -> ()
    }
    %c1 = arith.constant 1 : index
    %3 = arith.addi %0, %c1 : index
    %c9 = arith.constant 9 : index
    %4 = arith.maxsi %3, %c9 : index
    return %4 : index
  }
  func.func @h(%arg0: i1) -> index {
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c8, %c1 : index
    %1 = arith.maxsi %0, %c8 : index
    return %1 : index
  }
  func.func @h2(%arg0: i1, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c8, %c1 : index
    %1 = arith.maxsi %0, %arg1 : index
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %2 = arith.cmpi sge, %c1_0, %c0 : index
    scf.if %2 {
      func.call @g() : () -> ()
    }
    return %1 : index
  }
  func.func @h3(%arg0: i1, %arg1: index) -> index {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c3, %c1 : index
    %1 = arith.maxsi %0, %arg1 : index
    return %1 : index
  }
  func.func @h4(%arg0: i1, %arg1: index) -> i1 {
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %0 = arith.addi %c8, %c3 : index
    %c3_0 = arith.constant 3 : index
    %1 = arith.addi %c8, %c3_0 : index
    %2 = arith.maxsi %1, %c8 : index
    %c3_1 = arith.constant 3 : index
    %3 = arith.addi %2, %c3_1 : index
    %4 = arith.maxsi %3, %2 : index
    %5 = arith.maxsi %4, %arg1 : index
    %6 = arith.cmpi slt, %0, %5 : index
    return %6 : i1
  }
  func.func private @g()
  func.func @bounds(%arg0: i8) -> i8 {
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    return %arg0 : i8
  }
  func.func @vectors() -> vector<4x4xf16> {
    %cst = arith.constant dense<-2.500000e+00> : vector<4xf16>
    %0 = vector.broadcast %cst : vector<4xf16> to vector<4x4xf16>
    return %0 : vector<4x4xf16>
  }
}

