// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// The numbers at the top where a print is the first operation of a function, and where not.
func.func @a(%a: vector<5xi32>) {
  vector.print %a : vector<5xi32>
  return
}
func.func @b(%a: vector<5x7xi32>) {
  vector.print %a : vector<5x7xi32>
  return
}
func.func @c(%a: vector<[5]xi32>, %b: vector<7xi32>) {
  vector.print %a : vector<[5]xi32>
  vector.print %b : vector<7xi32>
  return
}
func.func @d(%a: vector<1xi32>) {
  vector.print %a : vector<1xi32>
  return
}
//--- out
module {
  func.func @a(%arg0: vector<5xi32>) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      %0 = vector.extract %arg0[%arg1] : i32 from vector<5xi32>
      vector.print %0 : i32 punctuation <no_punctuation>
      %1 = arith.cmpi ult, %arg1, %c4 : index
      scf.if %1 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @b(%arg0: vector<5x7xi32>) {
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %0 = vector.shape_cast %arg0 : vector<5x7xi32> to vector<35xi32>
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      vector.print punctuation <open>
      scf.for %arg2 = %c0 to %c7 step %c1 {
        %2 = arith.muli %arg1, %c7 : index
        %3 = arith.addi %arg2, %2 : index
        %4 = vector.extract %0[%3] : i32 from vector<35xi32>
        vector.print %4 : i32 punctuation <no_punctuation>
        %5 = arith.cmpi ult, %arg2, %c6 : index
        scf.if %5 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %1 = arith.cmpi ult, %arg1, %c4 : index
      scf.if %1 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @c(%arg0: vector<[5]xi32>, %arg1: vector<7xi32>) {
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %vscale = vector.vscale
    %c5_vscale = arith.muli %vscale, %c5 : index
    %0 = arith.subi %c5_vscale, %c1 : index
    vector.print punctuation <open>
    scf.for %arg2 = %c0 to %c5_vscale step %c1 {
      %1 = vector.extract %arg0[%arg2] : i32 from vector<[5]xi32>
      vector.print %1 : i32 punctuation <no_punctuation>
      %2 = arith.cmpi ult, %arg2, %0 : index
      scf.if %2 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    scf.for %arg2 = %c0 to %c7 step %c1 {
      %1 = vector.extract %arg1[%arg2] : i32 from vector<7xi32>
      vector.print %1 : i32 punctuation <no_punctuation>
      %2 = arith.cmpi ult, %arg2, %c6 : index
      scf.if %2 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @d(%arg0: vector<1xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c1 step %c1 {
      %0 = vector.extract %arg0[%arg1] : i32 from vector<1xi32>
      vector.print %0 : i32 punctuation <no_punctuation>
      %1 = arith.cmpi ult, %arg1, %c0 : index
      scf.if %1 {
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
  func.func @a(%arg0: vector<5xi32>) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      %0 = vector.extractelement %arg0[%arg1 : index] : vector<5xi32>
      vector.print %0 : i32 punctuation <no_punctuation>
      %1 = arith.cmpi ult, %arg1, %c4 : index
      scf.if %1 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @b(%arg0: vector<5x7xi32>) {
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %0 = vector.shape_cast %arg0 : vector<5x7xi32> to vector<35xi32>
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c5 step %c1 {
      vector.print punctuation <open>
      scf.for %arg2 = %c0 to %c7 step %c1 {
        %2 = arith.muli %arg1, %c7 : index
        %3 = arith.addi %arg2, %2 : index
        %4 = vector.extractelement %0[%3 : index] : vector<35xi32>
        vector.print %4 : i32 punctuation <no_punctuation>
        %5 = arith.cmpi ult, %arg2, %c6 : index
        scf.if %5 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %1 = arith.cmpi ult, %arg1, %c4 : index
      scf.if %1 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @c(%arg0: vector<[5]xi32>, %arg1: vector<7xi32>) {
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %vscale = vector.vscale
    %c5_vscale = arith.muli %vscale, %c5 : index
    %0 = arith.subi %c5_vscale, %c1 : index
    vector.print punctuation <open>
    scf.for %arg2 = %c0 to %c5_vscale step %c1 {
      %1 = vector.extractelement %arg0[%arg2 : index] : vector<[5]xi32>
      vector.print %1 : i32 punctuation <no_punctuation>
      %2 = arith.cmpi ult, %arg2, %0 : index
      scf.if %2 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    scf.for %arg2 = %c0 to %c7 step %c1 {
      %1 = vector.extractelement %arg1[%arg2 : index] : vector<7xi32>
      vector.print %1 : i32 punctuation <no_punctuation>
      %2 = arith.cmpi ult, %arg2, %c6 : index
      scf.if %2 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @d(%arg0: vector<1xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c1 step %c1 {
      %0 = vector.extractelement %arg0[%arg1 : index] : vector<1xi32>
      vector.print %0 : i32 punctuation <no_punctuation>
      %1 = arith.cmpi ult, %arg1, %c0 : index
      scf.if %1 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
}

