// RUN: lowir opt --lower-affine
// An operand of a dimension that is not used does not say where it stands among the others (tiles 1400124).
func.func private @use()
func.func @f(%m: memref<9x9xf32>) {
  affine.for %a = 0 to 9 {
    affine.for %b = 0 to 9 {
      affine.if affine_set<(d0, d1, d2) : (d1 + d2 >= 0)>(%a, %b, %a) {
        func.call @use() : () -> ()
      }
      affine.for %c = affine_map<(d0, d1, d2) -> (d1 + d2)>(%a, %b, %a) to 99 {
        func.call @use() : () -> ()
      }
      %x = affine.apply affine_map<(d0, d1, d2) -> (d2 + d1)>(%a, %b, %a)
      %y = affine.load %m[%x mod 9, (%a + %b) mod 9] : memref<9x9xf32>
    }
  }
  return
}
//--- out
module {
  func.func private @use()
  func.func @f(%arg0: memref<9x9xf32>) {
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c9 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c9_1 = arith.constant 9 : index
      %c1_2 = arith.constant 1 : index
      scf.for %arg2 = %c0_0 to %c9_1 step %c1_2 {
        %c0_3 = arith.constant 0 : index
        %0 = arith.addi %arg2, %arg1 : index
        %1 = arith.cmpi sge, %0, %c0_3 : index
        scf.if %1 {
          func.call @use() : () -> ()
        }
        %2 = arith.addi %arg2, %arg1 : index
        %c99 = arith.constant 99 : index
        %c1_4 = arith.constant 1 : index
        scf.for %arg3 = %2 to %c99 step %c1_4 {
          func.call @use() : () -> ()
        }
        %3 = arith.addi %arg2, %arg1 : index
        %c9_5 = arith.constant 9 : index
        %4 = arith.remsi %3, %c9_5 : index
        %c0_6 = arith.constant 0 : index
        %5 = arith.cmpi slt, %4, %c0_6 : index
        %6 = arith.addi %4, %c9_5 : index
        %7 = arith.select %5, %6, %4 : index
        %8 = arith.addi %arg1, %arg2 : index
        %c9_7 = arith.constant 9 : index
        %9 = arith.remsi %8, %c9_7 : index
        %c0_8 = arith.constant 0 : index
        %10 = arith.cmpi slt, %9, %c0_8 : index
        %11 = arith.addi %9, %c9_7 : index
        %12 = arith.select %10, %11, %9 : index
        %13 = memref.load %arg0[%7, %12] : memref<9x9xf32>
      }
    }
    return
  }
}

