// RUN: lowir opt --mlir-print-debuginfo %s
// RUN: lowir opt --mlir-print-debuginfo --mlir-print-local-scope %s
// Locations, as aliases or in place.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
#loc2 = loc("locations.mlir":4:14)
module {
  func.func @f(%arg0: i32 loc("locations.mlir":4:14)) -> i32 {
    return %arg0 : i32 loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("locations.mlir":0:0)
#loc1 = loc("locations.mlir":4:1)
#loc3 = loc("locations.mlir":5:3)

//--- out 2
module {
  func.func @f(%arg0: i32 loc("locations.mlir":4:14)) -> i32 {
    return %arg0 : i32 loc("locations.mlir":5:3)
  } loc("locations.mlir":4:1)
} loc("locations.mlir":0:0)
