// RUN: lowir opt --lower-affine
// RUN: lowir opt --compat=19 --lower-affine
// Bounds of several results become simpler before they are lowered; nothing is known of counters then.
func.func private @n(index)
func.func @p1(%a: index) {
  affine.parallel (%i, %j) = (2, 2) to (4, 3) {
    affine.for %k = max affine_map<(d0, d1, d2) -> (d1, (-3 + d0) * -2)>(%i, %i, %j) to min affine_map<(d0, d1, d2) -> (d1 + 0, (-3 + d0) * -2 + 1)>(%i, %i, %j) {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p2(%a: index) {
  affine.for %i = 2 to 4 {
    affine.for %k = max affine_map<(d0, d1) -> (d1, (-3 + d0) * -2)>(%i, %i) to min affine_map<(d0, d1) -> (d1 + 0, (-3 + d0) * -2 + 1)>(%i, %i) {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p3(%i: index) {
    affine.for %k = max affine_map<(d0, d1) -> (d1, (-3 + d0) * -2)>(%i, %i) to min affine_map<(d0, d1) -> (d1 + 0, (-3 + d0) * -2 + 1)>(%i, %i) {
      func.call @n(%k) : (index) -> ()
    }
  return
}
func.func @p4(%i: index) {
    affine.for %k = max affine_map<(d0) -> (0, d0 mod 7)>(%i) to min affine_map<(d0) -> (0, d0 mod 7 + 1)>(%i) {
      func.call @n(%k) : (index) -> ()
    }
  return
}
func.func @p5(%i: index) {
  affine.parallel (%j) = (0) to (10) {
    affine.for %k = max affine_map<(d0) -> (0, d0 mod 7)>(%j) to min affine_map<(d0) -> (0, d0 mod 7 + 1)>(%j) {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p6(%i: index) {
  affine.for %j = 1 to 2 {
    affine.for %k = affine_map<(d0) -> (d0 mod 6)>(%j) to affine_map<(d0) -> (d0 mod 6 + 3)>(%j) {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p7(%i: index) {
  affine.for %j = 1 to 2 {
    affine.for %k = max affine_map<(d0) -> (0, d0 mod 6)>(%j) to min affine_map<(d0) -> (d0 mod 6 + 3, 20)>(%j) {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p8(%a: index) {
  %c3 = arith.constant 3 : index
  affine.for %j = 1 to 2 {
    affine.for %k = affine_map<(d0, d1) -> (d1 mod 6)>(%c3, %j) to affine_map<(d0, d1) -> (d1 mod 6 + 3)>(%c3, %j) step 3 {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p9(%a: index) {
  affine.for %j = 1 to 3 {
    affine.for %k = affine_map<(d1) -> (d1 mod 6)>(%j) to affine_map<(d1) -> (d1 mod 6 + 3)>(%j) step 3 {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p10(%i: index) {
  affine.parallel (%j) = (0) to (10) {
    affine.parallel (%k) = (max (0, %j mod 7)) to (min (0, %j mod 7 + 1)) {
      func.call @n(%k) : (index) -> ()
    }
    %0 = affine.max affine_map<(d0) -> (0, d0 mod 7)>(%j)
    func.call @n(%0) : (index) -> ()
    %1 = affine.apply affine_map<(d0) -> (d0 mod 20)>(%j)
    func.call @n(%1) : (index) -> ()
  }
  return
}
func.func @p11(%i: index) {
  affine.parallel (%j) = (0) to (10) {
    affine.for %k = max affine_map<(d0) -> (0, d0 mod 20)>(%j) to min affine_map<(d0) -> (3, d0 mod 20 + 1)>(%j) {
      func.call @n(%k) : (index) -> ()
    }
  }
  return
}
func.func @p12(%a: index) {
  affine.for %j = 0 to 3 {
    affine.for %k = affine_map<(d1) -> (d1 mod 6)>(%j) to affine_map<(d1) -> (d1 mod 6 + 3)>(%j) step 3 {
      func.call @n(%k) : (index) -> ()
    }
    %1 = affine.apply affine_map<(d0) -> (d0 mod 20)>(%j)
    func.call @n(%1) : (index) -> ()
  }
  return
}
//--- out
module {
  func.func private @n(index)
  func.func @p1(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c2_0 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.parallel (%arg1, %arg2) = (%c2, %c2_0) to (%c4, %c3) step (%c1, %c1_1) {
      %c-2 = arith.constant -2 : index
      %0 = arith.muli %arg1, %c-2 overflow<nsw> : index
      %c6 = arith.constant 6 : index
      %1 = arith.addi %0, %c6 : index
      %2 = arith.maxsi %arg1, %1 : index
      %c-2_2 = arith.constant -2 : index
      %3 = arith.muli %arg1, %c-2_2 overflow<nsw> : index
      %c7 = arith.constant 7 : index
      %4 = arith.addi %3, %c7 : index
      %5 = arith.minsi %arg1, %4 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg3 = %2 to %5 step %c1_3 {
        func.call @n(%arg3) : (index) -> ()
      }
      scf.reduce 
    }
    return
  }
  func.func @p2(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c2 to %c4 step %c1 {
      %c-2 = arith.constant -2 : index
      %0 = arith.muli %arg1, %c-2 overflow<nsw> : index
      %c6 = arith.constant 6 : index
      %1 = arith.addi %0, %c6 : index
      %2 = arith.maxsi %arg1, %1 : index
      %c-2_0 = arith.constant -2 : index
      %3 = arith.muli %arg1, %c-2_0 overflow<nsw> : index
      %c7 = arith.constant 7 : index
      %4 = arith.addi %3, %c7 : index
      %5 = arith.minsi %arg1, %4 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg2 = %2 to %5 step %c1_1 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p3(%arg0: index) {
    %c-2 = arith.constant -2 : index
    %0 = arith.muli %arg0, %c-2 overflow<nsw> : index
    %c6 = arith.constant 6 : index
    %1 = arith.addi %0, %c6 : index
    %2 = arith.maxsi %arg0, %1 : index
    %c-2_0 = arith.constant -2 : index
    %3 = arith.muli %arg0, %c-2_0 overflow<nsw> : index
    %c7 = arith.constant 7 : index
    %4 = arith.addi %3, %c7 : index
    %5 = arith.minsi %arg0, %4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %2 to %5 step %c1 {
      func.call @n(%arg1) : (index) -> ()
    }
    return
  }
  func.func @p4(%arg0: index) {
    %c7 = arith.constant 7 : index
    %0 = arith.remsi %arg0, %c7 : index
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi slt, %0, %c0 : index
    %2 = arith.addi %0, %c7 : index
    %3 = arith.select %1, %2, %0 : index
    %c0_0 = arith.constant 0 : index
    %c7_1 = arith.constant 7 : index
    %4 = arith.remsi %arg0, %c7_1 : index
    %c0_2 = arith.constant 0 : index
    %5 = arith.cmpi slt, %4, %c0_2 : index
    %6 = arith.addi %4, %c7_1 : index
    %7 = arith.select %5, %6, %4 : index
    %c1 = arith.constant 1 : index
    %8 = arith.addi %7, %c1 : index
    %9 = arith.minsi %c0_0, %8 : index
    %c1_3 = arith.constant 1 : index
    scf.for %arg1 = %3 to %9 step %c1_3 {
      func.call @n(%arg1) : (index) -> ()
    }
    return
  }
  func.func @p5(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
      %c7 = arith.constant 7 : index
      %0 = arith.remsi %arg1, %c7 : index
      %c0_0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.addi %0, %c7 : index
      %3 = arith.select %1, %2, %0 : index
      %c0_1 = arith.constant 0 : index
      %c7_2 = arith.constant 7 : index
      %4 = arith.remsi %arg1, %c7_2 : index
      %c0_3 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_3 : index
      %6 = arith.addi %4, %c7_2 : index
      %7 = arith.select %5, %6, %4 : index
      %c1_4 = arith.constant 1 : index
      %8 = arith.addi %7, %c1_4 : index
      %9 = arith.minsi %c0_1, %8 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg2 = %3 to %9 step %c1_5 {
        func.call @n(%arg2) : (index) -> ()
      }
      scf.reduce 
    }
    return
  }
  func.func @p6(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c2 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg2 = %3 to %8 step %c1_3 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p7(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c2 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3 : index
      %c20 = arith.constant 20 : index
      %9 = arith.minsi %8, %c20 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg2 = %3 to %9 step %c1_3 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p8(%arg0: index) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c2 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3_3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3_3 : index
      %c3_4 = arith.constant 3 : index
      scf.for %arg2 = %3 to %8 step %c3_4 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p9(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c3 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3_3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3_3 : index
      %c3_4 = arith.constant 3 : index
      scf.for %arg2 = %3 to %8 step %c3_4 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p10(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
      %c0_0 = arith.constant 0 : index
      %c7 = arith.constant 7 : index
      %0 = arith.remsi %arg1, %c7 : index
      %c0_1 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_1 : index
      %2 = arith.addi %0, %c7 : index
      %3 = arith.select %1, %2, %0 : index
      %4 = arith.maxsi %c0_0, %3 : index
      %c0_2 = arith.constant 0 : index
      %c7_3 = arith.constant 7 : index
      %5 = arith.remsi %arg1, %c7_3 : index
      %c0_4 = arith.constant 0 : index
      %6 = arith.cmpi slt, %5, %c0_4 : index
      %7 = arith.addi %5, %c7_3 : index
      %8 = arith.select %6, %7, %5 : index
      %c1_5 = arith.constant 1 : index
      %9 = arith.addi %8, %c1_5 : index
      %10 = arith.minsi %c0_2, %9 : index
      %c1_6 = arith.constant 1 : index
      scf.parallel (%arg2) = (%4) to (%10) step (%c1_6) {
        func.call @n(%arg2) : (index) -> ()
        scf.reduce 
      }
      %c0_7 = arith.constant 0 : index
      %c7_8 = arith.constant 7 : index
      %11 = arith.remsi %arg1, %c7_8 : index
      %c0_9 = arith.constant 0 : index
      %12 = arith.cmpi slt, %11, %c0_9 : index
      %13 = arith.addi %11, %c7_8 : index
      %14 = arith.select %12, %13, %11 : index
      %15 = arith.maxsi %c0_7, %14 : index
      func.call @n(%15) : (index) -> ()
      %c20 = arith.constant 20 : index
      %16 = arith.remsi %arg1, %c20 : index
      %c0_10 = arith.constant 0 : index
      %17 = arith.cmpi slt, %16, %c0_10 : index
      %18 = arith.addi %16, %c20 : index
      %19 = arith.select %17, %18, %16 : index
      func.call @n(%19) : (index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @p11(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
      %c20 = arith.constant 20 : index
      %0 = arith.remsi %arg1, %c20 : index
      %c0_0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.addi %0, %c20 : index
      %3 = arith.select %1, %2, %0 : index
      %c3 = arith.constant 3 : index
      %c20_1 = arith.constant 20 : index
      %4 = arith.remsi %arg1, %c20_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c20_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c1_3 = arith.constant 1 : index
      %8 = arith.addi %7, %c1_3 : index
      %9 = arith.minsi %c3, %8 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg2 = %3 to %9 step %c1_4 {
        func.call @n(%arg2) : (index) -> ()
      }
      scf.reduce 
    }
    return
  }
  func.func @p12(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c3 step %c1 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0_0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3_3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3_3 : index
      %c3_4 = arith.constant 3 : index
      scf.for %arg2 = %3 to %8 step %c3_4 {
        func.call @n(%arg2) : (index) -> ()
      }
      %c20 = arith.constant 20 : index
      %9 = arith.remsi %arg1, %c20 : index
      %c0_5 = arith.constant 0 : index
      %10 = arith.cmpi slt, %9, %c0_5 : index
      %11 = arith.addi %9, %c20 : index
      %12 = arith.select %10, %11, %9 : index
      func.call @n(%12) : (index) -> ()
    }
    return
  }
}

//--- out 2
module {
  func.func private @n(index)
  func.func @p1(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c2_0 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.parallel (%arg1, %arg2) = (%c2, %c2_0) to (%c4, %c3) step (%c1, %c1_1) {
      %c-2 = arith.constant -2 : index
      %0 = arith.muli %arg1, %c-2 : index
      %c6 = arith.constant 6 : index
      %1 = arith.addi %0, %c6 : index
      %2 = arith.maxsi %arg1, %1 : index
      %c-2_2 = arith.constant -2 : index
      %3 = arith.muli %arg1, %c-2_2 : index
      %c7 = arith.constant 7 : index
      %4 = arith.addi %3, %c7 : index
      %5 = arith.minsi %arg1, %4 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg3 = %2 to %5 step %c1_3 {
        func.call @n(%arg3) : (index) -> ()
      }
      scf.reduce 
    }
    return
  }
  func.func @p2(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c2 to %c4 step %c1 {
      %c-2 = arith.constant -2 : index
      %0 = arith.muli %arg1, %c-2 : index
      %c6 = arith.constant 6 : index
      %1 = arith.addi %0, %c6 : index
      %2 = arith.maxsi %arg1, %1 : index
      %c-2_0 = arith.constant -2 : index
      %3 = arith.muli %arg1, %c-2_0 : index
      %c7 = arith.constant 7 : index
      %4 = arith.addi %3, %c7 : index
      %5 = arith.minsi %arg1, %4 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg2 = %2 to %5 step %c1_1 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p3(%arg0: index) {
    %c-2 = arith.constant -2 : index
    %0 = arith.muli %arg0, %c-2 : index
    %c6 = arith.constant 6 : index
    %1 = arith.addi %0, %c6 : index
    %2 = arith.maxsi %arg0, %1 : index
    %c-2_0 = arith.constant -2 : index
    %3 = arith.muli %arg0, %c-2_0 : index
    %c7 = arith.constant 7 : index
    %4 = arith.addi %3, %c7 : index
    %5 = arith.minsi %arg0, %4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %2 to %5 step %c1 {
      func.call @n(%arg1) : (index) -> ()
    }
    return
  }
  func.func @p4(%arg0: index) {
    %c7 = arith.constant 7 : index
    %0 = arith.remsi %arg0, %c7 : index
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi slt, %0, %c0 : index
    %2 = arith.addi %0, %c7 : index
    %3 = arith.select %1, %2, %0 : index
    %c0_0 = arith.constant 0 : index
    %c7_1 = arith.constant 7 : index
    %4 = arith.remsi %arg0, %c7_1 : index
    %c0_2 = arith.constant 0 : index
    %5 = arith.cmpi slt, %4, %c0_2 : index
    %6 = arith.addi %4, %c7_1 : index
    %7 = arith.select %5, %6, %4 : index
    %c1 = arith.constant 1 : index
    %8 = arith.addi %7, %c1 : index
    %9 = arith.minsi %c0_0, %8 : index
    %c1_3 = arith.constant 1 : index
    scf.for %arg1 = %3 to %9 step %c1_3 {
      func.call @n(%arg1) : (index) -> ()
    }
    return
  }
  func.func @p5(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
      %c7 = arith.constant 7 : index
      %0 = arith.remsi %arg1, %c7 : index
      %c0_0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.addi %0, %c7 : index
      %3 = arith.select %1, %2, %0 : index
      %c0_1 = arith.constant 0 : index
      %c7_2 = arith.constant 7 : index
      %4 = arith.remsi %arg1, %c7_2 : index
      %c0_3 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_3 : index
      %6 = arith.addi %4, %c7_2 : index
      %7 = arith.select %5, %6, %4 : index
      %c1_4 = arith.constant 1 : index
      %8 = arith.addi %7, %c1_4 : index
      %9 = arith.minsi %c0_1, %8 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg2 = %3 to %9 step %c1_5 {
        func.call @n(%arg2) : (index) -> ()
      }
      scf.reduce 
    }
    return
  }
  func.func @p6(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c2 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg2 = %3 to %8 step %c1_3 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p7(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c2 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3 : index
      %c20 = arith.constant 20 : index
      %9 = arith.minsi %8, %c20 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg2 = %3 to %9 step %c1_3 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p8(%arg0: index) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c2 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3_3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3_3 : index
      %c3_4 = arith.constant 3 : index
      scf.for %arg2 = %3 to %8 step %c3_4 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p9(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c3 step %c1_0 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3_3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3_3 : index
      %c3_4 = arith.constant 3 : index
      scf.for %arg2 = %3 to %8 step %c3_4 {
        func.call @n(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @p10(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
      %c0_0 = arith.constant 0 : index
      %c7 = arith.constant 7 : index
      %0 = arith.remsi %arg1, %c7 : index
      %c0_1 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_1 : index
      %2 = arith.addi %0, %c7 : index
      %3 = arith.select %1, %2, %0 : index
      %4 = arith.maxsi %c0_0, %3 : index
      %c0_2 = arith.constant 0 : index
      %c7_3 = arith.constant 7 : index
      %5 = arith.remsi %arg1, %c7_3 : index
      %c0_4 = arith.constant 0 : index
      %6 = arith.cmpi slt, %5, %c0_4 : index
      %7 = arith.addi %5, %c7_3 : index
      %8 = arith.select %6, %7, %5 : index
      %c1_5 = arith.constant 1 : index
      %9 = arith.addi %8, %c1_5 : index
      %10 = arith.minsi %c0_2, %9 : index
      %c1_6 = arith.constant 1 : index
      scf.parallel (%arg2) = (%4) to (%10) step (%c1_6) {
        func.call @n(%arg2) : (index) -> ()
        scf.reduce 
      }
      %c0_7 = arith.constant 0 : index
      %c7_8 = arith.constant 7 : index
      %11 = arith.remsi %arg1, %c7_8 : index
      %c0_9 = arith.constant 0 : index
      %12 = arith.cmpi slt, %11, %c0_9 : index
      %13 = arith.addi %11, %c7_8 : index
      %14 = arith.select %12, %13, %11 : index
      %15 = arith.maxsi %c0_7, %14 : index
      func.call @n(%15) : (index) -> ()
      %c20 = arith.constant 20 : index
      %16 = arith.remsi %arg1, %c20 : index
      %c0_10 = arith.constant 0 : index
      %17 = arith.cmpi slt, %16, %c0_10 : index
      %18 = arith.addi %16, %c20 : index
      %19 = arith.select %17, %18, %16 : index
      func.call @n(%19) : (index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @p11(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
      %c20 = arith.constant 20 : index
      %0 = arith.remsi %arg1, %c20 : index
      %c0_0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.addi %0, %c20 : index
      %3 = arith.select %1, %2, %0 : index
      %c3 = arith.constant 3 : index
      %c20_1 = arith.constant 20 : index
      %4 = arith.remsi %arg1, %c20_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c20_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c1_3 = arith.constant 1 : index
      %8 = arith.addi %7, %c1_3 : index
      %9 = arith.minsi %c3, %8 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg2 = %3 to %9 step %c1_4 {
        func.call @n(%arg2) : (index) -> ()
      }
      scf.reduce 
    }
    return
  }
  func.func @p12(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c3 step %c1 {
      %c6 = arith.constant 6 : index
      %0 = arith.remsi %arg1, %c6 : index
      %c0_0 = arith.constant 0 : index
      %1 = arith.cmpi slt, %0, %c0_0 : index
      %2 = arith.addi %0, %c6 : index
      %3 = arith.select %1, %2, %0 : index
      %c6_1 = arith.constant 6 : index
      %4 = arith.remsi %arg1, %c6_1 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.cmpi slt, %4, %c0_2 : index
      %6 = arith.addi %4, %c6_1 : index
      %7 = arith.select %5, %6, %4 : index
      %c3_3 = arith.constant 3 : index
      %8 = arith.addi %7, %c3_3 : index
      %c3_4 = arith.constant 3 : index
      scf.for %arg2 = %3 to %8 step %c3_4 {
        func.call @n(%arg2) : (index) -> ()
      }
      %c20 = arith.constant 20 : index
      %9 = arith.remsi %arg1, %c20 : index
      %c0_5 = arith.constant 0 : index
      %10 = arith.cmpi slt, %9, %c0_5 : index
      %11 = arith.addi %9, %c20 : index
      %12 = arith.select %10, %11, %9 : index
      func.call @n(%12) : (index) -> ()
    }
    return
  }
}

