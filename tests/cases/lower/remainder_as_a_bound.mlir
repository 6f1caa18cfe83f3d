// RUN: lowir opt --canonicalize
// A remainder is known as a bound only where its operand stays between two multiples: 3 and 4 leave 3 and 0.
// DIFFERS: mlir-opt takes 3 for both
func.func private @use(index)
func.func @f() {
  affine.for %i = 3 to 5 {
    affine.for %j = affine_map<(d0) -> (d0 mod 4)>(%i) to 9 {
      func.call @use(%j) : (index) -> ()
    }
    func.call @use(%i) : (index) -> ()
  }
  return
}
//--- out
#map = affine_map<(d0) -> (d0 mod 4)>
module {
  func.func private @use(index)
  func.func @f() {
    affine.for %arg0 = 3 to 5 {
      affine.for %arg1 = #map(%arg0) to 9 {
        func.call @use(%arg1) : (index) -> ()
      }
      func.call @use(%arg0) : (index) -> ()
    }
    return
  }
}

