// RUN: lowir opt --convert-vector-to-scf
// Constants come to the front between rounds of rewriting: those that a print needs where it stands stay in their order
// behind those that were there, those made inside of its loops or out of others go in front of all.
func.func @f(%v: vector<2x4xi45>) -> f32 {
  %x = arith.constant dense<17179869183> : vector<4xi35>
  vector.print %x : vector<4xi35>
  %y = arith.constant -1.0 : f32
  %z = func.call @same(%y) : (f32) -> f32
  vector.print %v : vector<2x4xi45>
  return %z : f32
}
// What goes with a loop that nothing uses leaves the order of others alone.
func.func @dead() {
  %a = arith.constant 0 : index
  %b = scf.while (%c = %a) : (index) -> (index) {
    %d = arith.constant false
    scf.condition(%d) %c : index
  } do {
  ^bb0(%e: index):
    %f = arith.constant 1 : index
    scf.yield %f : index
  }
  %g = arith.constant 5 : i8
  func.call @note_i8(%g) : (i8) -> ()
  %h = arith.constant 1 : index
  func.call @note_index(%h) : (index) -> ()
  return
}
func.func private @note_i8(i8)
func.func private @note_index(index)
func.func private @same(f32) -> f32
//--- out
module {
  func.func @f(%arg0: vector<2x4xi45>) -> f32 {
    %c2 = arith.constant 2 : index
    %c17179869183_i64 = arith.constant 17179869183 : i64
    %cst = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      vector.print %c17179869183_i64 : i64 punctuation <no_punctuation>
      %3 = arith.cmpi ult, %arg1, %c3 : index
      scf.if %3 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    %0 = call @same(%cst) : (f32) -> f32
    %1 = arith.extsi %arg0 : vector<2x4xi45> to vector<2x4xi64>
    %2 = vector.shape_cast %1 : vector<2x4xi64> to vector<8xi64>
    vector.print punctuation <open>
    scf.for %arg1 = %c0 to %c2 step %c1 {
      vector.print punctuation <open>
      scf.for %arg2 = %c0 to %c4 step %c1 {
        %4 = arith.muli %arg1, %c4 : index
        %5 = arith.addi %arg2, %4 : index
        %6 = vector.extract %2[%5] : i64 from vector<8xi64>
        vector.print %6 : i64 punctuation <no_punctuation>
        %7 = arith.cmpi ult, %arg2, %c3 : index
        scf.if %7 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %3 = arith.cmpi ult, %arg1, %c1 : index
      scf.if %3 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return %0 : f32
  }
  func.func @dead() {
    %c5_i8 = arith.constant 5 : i8
    %c1 = arith.constant 1 : index
    call @note_i8(%c5_i8) : (i8) -> ()
    call @note_index(%c1) : (index) -> ()
    return
  }
  func.func private @note_i8(i8)
  func.func private @note_index(index)
  func.func private @same(f32) -> f32
}

