// RUN: lowir opt --convert-vector-to-scf
// What nobody uses goes from the loop, then what it yields folds, and so does the loop at once: the constant that it began
// with goes before the comparison folds to the same one (affine 1000103).
func.func private @bit(i1)
func.func private @same(i1) -> i1
func.func private @short(i16) -> i16
func.func @f() {
  %true = arith.constant true
  %x = func.call @same(%true) : (i1) -> i1
  %no = arith.constant false
  %y = arith.xori %x, %no : i1
  %c = arith.constant 2045 : i12
  %z = arith.cmpi ult, %c, %c : i12
  func.call @bit(%z) : (i1) -> ()
  %no_1 = arith.constant false
  %r = affine.for %i = 3 to 5 step 2 iter_args(%a = %no_1) -> (i1) {
    %unused = arith.index_cast %i : index to i64
    affine.yield %y : i1
  }
  func.call @bit(%r) : (i1) -> ()
  %k = arith.constant 32767 : i16
  %s = func.call @short(%k) : (i16) -> i16
  return
}
//--- out
module {
  func.func private @bit(i1)
  func.func private @same(i1) -> i1
  func.func private @short(i16) -> i16
  func.func @f() {
    %false = arith.constant false
    %c32767_i16 = arith.constant 32767 : i16
    %true = arith.constant true
    %0 = call @same(%true) : (i1) -> i1
    call @bit(%false) : (i1) -> ()
    call @bit(%0) : (i1) -> ()
    %1 = call @short(%c32767_i16) : (i16) -> i16
    return
  }
}

