// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// Vectors are printed by loops, elements of odd widths extended first.
func.func @shown(%a: vector<3xf32>, %b: vector<2x3xi32>, %c: vector<[4]xf32>, %d: vector<f32>, %e: vector<3xi4>, %f: f32, %g: vector<2x3xui4>) {
  vector.print %a : vector<3xf32>
  vector.print %b : vector<2x3xi32>
  vector.print %c : vector<[4]xf32>
  vector.print %d : vector<f32>
  vector.print %e : vector<3xi4> punctuation <no_punctuation>
  vector.print %f : f32
  vector.print %g : vector<2x3xui4>
  return
}
//--- out
module {
  func.func @shown(%arg0: vector<3xf32>, %arg1: vector<2x3xi32>, %arg2: vector<[4]xf32>, %arg3: vector<f32>, %arg4: vector<3xi4>, %arg5: f32, %arg6: vector<2x3xui4>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c3 step %c1 {
      %7 = vector.extract %arg0[%arg7] : f32 from vector<3xf32>
      vector.print %7 : f32 punctuation <no_punctuation>
      %8 = arith.cmpi ult, %arg7, %c2 : index
      scf.if %8 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %0 = vector.shape_cast %arg1 : vector<2x3xi32> to vector<6xi32>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      vector.print punctuation <open>
      scf.for %arg8 = %c0 to %c3 step %c1 {
        %8 = arith.muli %arg7, %c3 : index
        %9 = arith.addi %arg8, %8 : index
        %10 = vector.extract %0[%9] : i32 from vector<6xi32>
        vector.print %10 : i32 punctuation <no_punctuation>
        %11 = arith.cmpi ult, %arg8, %c2 : index
        scf.if %11 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %7 = arith.cmpi ult, %arg7, %c1 : index
      scf.if %7 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %1 = arith.subi %c4_vscale, %c1 : index
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c4_vscale step %c1 {
      %7 = vector.extract %arg2[%arg7] : f32 from vector<[4]xf32>
      vector.print %7 : f32 punctuation <no_punctuation>
      %8 = arith.cmpi ult, %arg7, %1 : index
      scf.if %8 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c1 step %c1 {
      %7 = vector.extract %arg3[] : f32 from vector<f32>
      vector.print %7 : f32 punctuation <no_punctuation>
      %8 = arith.cmpi ult, %arg7, %c0 : index
      scf.if %8 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %2 = arith.extsi %arg4 : vector<3xi4> to vector<3xi8>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c3 step %c1 {
      %7 = vector.extract %2[%arg7] : i8 from vector<3xi8>
      vector.print %7 : i8 punctuation <no_punctuation>
      %8 = arith.cmpi ult, %arg7, %c2 : index
      scf.if %8 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print punctuation <no_punctuation>
    vector.print %arg5 : f32
    %3 = vector.bitcast %arg6 : vector<2x3xui4> to vector<2x3xi4>
    %4 = arith.extui %3 : vector<2x3xi4> to vector<2x3xi8>
    %5 = vector.bitcast %4 : vector<2x3xi8> to vector<2x3xui8>
    %6 = vector.shape_cast %5 : vector<2x3xui8> to vector<6xui8>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      vector.print punctuation <open>
      scf.for %arg8 = %c0 to %c3 step %c1 {
        %8 = arith.muli %arg7, %c3 : index
        %9 = arith.addi %arg8, %8 : index
        %10 = vector.extract %6[%9] : ui8 from vector<6xui8>
        vector.print %10 : ui8 punctuation <no_punctuation>
        %11 = arith.cmpi ult, %arg8, %c2 : index
        scf.if %11 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %7 = arith.cmpi ult, %arg7, %c1 : index
      scf.if %7 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
}

//--- out 2
module {
  func.func @shown(%arg0: vector<3xf32>, %arg1: vector<2x3xi32>, %arg2: vector<[4]xf32>, %arg3: vector<f32>, %arg4: vector<3xi4>, %arg5: f32, %arg6: vector<2x3xui4>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c3 step %c1 {
      %8 = vector.extractelement %arg0[%arg7 : index] : vector<3xf32>
      vector.print %8 : f32 punctuation <no_punctuation>
      %9 = arith.cmpi ult, %arg7, %c2 : index
      scf.if %9 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %0 = vector.shape_cast %arg1 : vector<2x3xi32> to vector<6xi32>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      vector.print punctuation <open>
      scf.for %arg8 = %c0 to %c3 step %c1 {
        %9 = arith.muli %arg7, %c3 : index
        %10 = arith.addi %arg8, %9 : index
        %11 = vector.extractelement %0[%10 : index] : vector<6xi32>
        vector.print %11 : i32 punctuation <no_punctuation>
        %12 = arith.cmpi ult, %arg8, %c2 : index
        scf.if %12 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %8 = arith.cmpi ult, %arg7, %c1 : index
      scf.if %8 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %1 = arith.subi %c4_vscale, %c1 : index
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c4_vscale step %c1 {
      %8 = vector.extractelement %arg2[%arg7 : index] : vector<[4]xf32>
      vector.print %8 : f32 punctuation <no_punctuation>
      %9 = arith.cmpi ult, %arg7, %1 : index
      scf.if %9 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %2 = vector.shape_cast %arg3 : vector<f32> to vector<1xf32>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c1 step %c1 {
      %8 = vector.extractelement %2[%arg7 : index] : vector<1xf32>
      vector.print %8 : f32 punctuation <no_punctuation>
      %9 = arith.cmpi ult, %arg7, %c0 : index
      scf.if %9 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %3 = arith.extsi %arg4 : vector<3xi4> to vector<3xi8>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c3 step %c1 {
      %8 = vector.extractelement %3[%arg7 : index] : vector<3xi8>
      vector.print %8 : i8 punctuation <no_punctuation>
      %9 = arith.cmpi ult, %arg7, %c2 : index
      scf.if %9 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print punctuation <no_punctuation>
    vector.print %arg5 : f32
    %4 = vector.bitcast %arg6 : vector<2x3xui4> to vector<2x3xi4>
    %5 = arith.extui %4 : vector<2x3xi4> to vector<2x3xi8>
    %6 = vector.bitcast %5 : vector<2x3xi8> to vector<2x3xui8>
    %7 = vector.shape_cast %6 : vector<2x3xui8> to vector<6xui8>
    vector.print punctuation <open>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      vector.print punctuation <open>
      scf.for %arg8 = %c0 to %c3 step %c1 {
        %9 = arith.muli %arg7, %c3 : index
        %10 = arith.addi %arg8, %9 : index
        %11 = vector.extractelement %7[%10 : index] : vector<6xui8>
        vector.print %11 : ui8 punctuation <no_punctuation>
        %12 = arith.cmpi ult, %arg8, %c2 : index
        scf.if %12 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %8 = arith.cmpi ult, %arg7, %c1 : index
      scf.if %8 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
}

