// RUN: lowir opt --emit-bytecode --allow-unregistered-dialect %s | lowir opt --allow-unregistered-dialect --mlir-print-debuginfo
// Places in the text, once with locations that are written out and name the same file; regions of one operation are written
// after all their arguments are numbered.
module {
  func.func @f(%a: i32, %b: i32 loc("places_and_named_places.mlir":4:3)) -> i32 {
    %0 = arith.addi %a, %b : i32 loc("places_and_named_places.mlir":7:5)
    %1 = arith.addi %0, %b : i32
    %2:2 = "t.two"(%1) ({
      "t.y"(%1) : (i32) -> ()
    }, {
    ^bb0(%k: i32, %l: f32):
      "t.y"(%k) : (i32) -> ()
    }) : (i32) -> (i32, i32) loc(fused["places_and_named_places.mlir":8:5, "q":1:1])
    return %2#1 : i32
  }
}
//--- out
#loc2 = loc("places_and_named_places.mlir":5:16)
#loc3 = loc("places_and_named_places.mlir":4:3)
#loc9 = loc("places_and_named_places.mlir":11:10)
#loc10 = loc("places_and_named_places.mlir":11:19)
module {
  func.func @f(%arg0: i32 loc("places_and_named_places.mlir":5:16), %arg1: i32 loc("places_and_named_places.mlir":4:3)) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32 loc(#loc4)
    %1 = arith.addi %0, %arg1 : i32 loc(#loc5)
    %2:2 = "t.two"(%1) ({
      "t.y"(%1) : (i32) -> () loc(#loc8)
    }, {
    ^bb0(%arg2: i32 loc("places_and_named_places.mlir":11:10), %arg3: f32 loc("places_and_named_places.mlir":11:19)):
      "t.y"(%arg2) : (i32) -> () loc(#loc11)
    }) : (i32) -> (i32, i32) loc(#loc13)
    return %2#1 : i32 loc(#loc12)
  } loc(#loc1)
} loc(#loc)
#loc = loc("places_and_named_places.mlir":4:1)
#loc1 = loc("places_and_named_places.mlir":5:3)
#loc4 = loc("places_and_named_places.mlir":7:5)
#loc5 = loc("places_and_named_places.mlir":7:10)
#loc6 = loc("places_and_named_places.mlir":8:5)
#loc7 = loc("q":1:1)
#loc8 = loc("places_and_named_places.mlir":9:7)
#loc11 = loc("places_and_named_places.mlir":12:7)
#loc12 = loc("places_and_named_places.mlir":14:5)
#loc13 = loc(fused[#loc6, #loc7])

