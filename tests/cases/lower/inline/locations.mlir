// RUN: lowir opt --inline --mlir-print-debuginfo %s
// RUN: lowir opt --compat=19 --inline --mlir-print-debuginfo %s
// Locations and annotations of loops tell where they were inlined.
#di_file = #llvm.di_file<"foo.mlir" in "/foo/">
#di_subprogram = #llvm.di_subprogram<scope = #di_file, file = #di_file, subprogramFlags = Definition>
#di_subprogram2 = #llvm.di_subprogram<scope = #di_file, file = #di_file, subprogramFlags = Definition, line = 3>
#l1 = loc("a.c":1:2)
#l2 = loc("a.c":10:2)
#l3 = loc(fused<#di_subprogram>[#l1])
#l4 = loc(fused<#di_subprogram>[#l2])
#l5 = loc(fused<#di_subprogram2>[#l1])
#ann = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, startLoc = #l3, endLoc = #l4, unroll = <disable = true>>
llvm.func @inner(%p: i1) {
  llvm.br ^x
^x:
  llvm.cond_br %p, ^x, ^y {loop_annotation = #ann}
^y:
  llvm.return
} loc(#l3)
llvm.func @outer(%p: i1) {
  llvm.call @inner(%p) : (i1) -> () loc(#l2)
  llvm.call @inner(%p) : (i1) -> ()
  llvm.return
} loc(#l5)
func.func @fa(%a: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^a(%a : i32), ^b
^a(%x: i32 loc("arg":1:1)):
  return %x : i32
^b:
  cf.br ^a(%a : i32)
}
func.func @fb(%a: i32, %p: i1) -> i32 {
  %0 = call @fa(%a, %p) : (i32, i1) -> i32 loc("b.c":3:4)
  %1 = call @fa(%0, %p) : (i32, i1) -> i32 loc(unknown)
  return %1 : i32
}
//--- out
#di_file = #llvm.di_file<"foo.mlir" in "/foo/">
#loc1 = loc("a.c":1:2)
#loc2 = loc("locations.mlir":13:18)
#loc5 = loc("a.c":10:2)
#loc7 = loc("locations.mlir":20:18)
#loc8 = loc("locations.mlir":22:3)
#loc11 = loc("locations.mlir":25:15)
#loc12 = loc("locations.mlir":25:24)
#loc15 = loc("locations.mlir":32:15)
#loc16 = loc("locations.mlir":32:24)
#loop_unroll = #llvm.loop_unroll<disable = true>
#di_subprogram = #llvm.di_subprogram<scope = #di_file, file = #di_file, subprogramFlags = Definition>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file, file = #di_file, line = 3, subprogramFlags = Definition>
#loc24 = loc(fused<#di_subprogram>[#loc1])
#loc25 = loc(fused<#di_subprogram>[#loc5])
#loc27 = loc(callsite(#loc24 at #loc5))
#loc28 = loc(callsite(#loc25 at #loc5))
#loc29 = loc(callsite(#loc24 at #loc8))
#loc30 = loc(callsite(#loc25 at #loc8))
#loop_annotation = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true, startLoc = #loc24, endLoc = #loc25>
#loc31 = loc(fused<#di_subprogram1>[#loc27])
#loc32 = loc(fused<#di_subprogram1>[#loc28])
#loc33 = loc(fused<#di_subprogram1>[#loc29])
#loc34 = loc(fused<#di_subprogram1>[#loc30])
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true, startLoc = #loc31, endLoc = #loc32>
#loop_annotation2 = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true, startLoc = #loc33, endLoc = #loc34>
module {
  llvm.func @inner(%arg0: i1 loc("locations.mlir":13:18)) {
    llvm.br ^bb1 loc(#loc3)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc4)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc6)
  } loc(#loc24)
  llvm.func @outer(%arg0: i1 loc("locations.mlir":20:18)) {
    llvm.br ^bb1 loc(#loc18)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1} loc(#loc19)
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3 loc(#loc20)
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4 loc(#loc21)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 {loop_annotation = #loop_annotation2} loc(#loc22)
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6 loc(#loc23)
  ^bb6:  // pred: ^bb5
    llvm.return loc(#loc9)
  } loc(#loc26)
  func.func @fa(%arg0: i32 loc("locations.mlir":25:15), %arg1: i1 loc("locations.mlir":25:24)) -> i32 {
    return %arg0 : i32 loc(#loc13)
  } loc(#loc10)
  func.func @fb(%arg0: i32 loc("locations.mlir":32:15), %arg1: i1 loc("locations.mlir":32:24)) -> i32 {
    return %arg0 : i32 loc(#loc17)
  } loc(#loc14)
} loc(#loc)
#loc = loc("locations.mlir":0:0)
#loc3 = loc("locations.mlir":14:3)
#loc4 = loc("locations.mlir":16:3)
#loc6 = loc("locations.mlir":18:3)
#loc9 = loc("locations.mlir":23:3)
#loc10 = loc("locations.mlir":25:1)
#loc13 = loc("locations.mlir":28:3)
#loc14 = loc("locations.mlir":32:1)
#loc17 = loc("locations.mlir":35:3)
#loc18 = loc(callsite(#loc3 at #loc5))
#loc19 = loc(callsite(#loc4 at #loc5))
#loc20 = loc(callsite(#loc6 at #loc5))
#loc21 = loc(callsite(#loc3 at #loc8))
#loc22 = loc(callsite(#loc4 at #loc8))
#loc23 = loc(callsite(#loc6 at #loc8))
#loc26 = loc(fused<#di_subprogram1>[#loc1])

//--- out 2
#di_file = #llvm.di_file<"foo.mlir" in "/foo/">
#loc1 = loc("a.c":1:2)
#loc2 = loc("locations.mlir":13:18)
#loc5 = loc("a.c":10:2)
#loc7 = loc("locations.mlir":20:18)
#loc8 = loc("locations.mlir":22:3)
#loc11 = loc("locations.mlir":25:15)
#loc12 = loc("locations.mlir":25:24)
#loc15 = loc("locations.mlir":32:15)
#loc16 = loc("locations.mlir":32:24)
#loop_unroll = #llvm.loop_unroll<disable = true>
#di_subprogram = #llvm.di_subprogram<scope = #di_file, file = #di_file, subprogramFlags = Definition>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file, file = #di_file, line = 3, subprogramFlags = Definition>
#loc24 = loc(fused<#di_subprogram>[#loc1])
#loc25 = loc(fused<#di_subprogram>[#loc5])
#loc27 = loc(callsite(#loc24 at #loc5))
#loc28 = loc(callsite(#loc25 at #loc5))
#loc29 = loc(callsite(#loc24 at #loc8))
#loc30 = loc(callsite(#loc25 at #loc8))
#loop_annotation = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true, startLoc = #loc24, endLoc = #loc25>
#loc31 = loc(fused<#di_subprogram1>[#loc27])
#loc32 = loc(fused<#di_subprogram1>[#loc28])
#loc33 = loc(fused<#di_subprogram1>[#loc29])
#loc34 = loc(fused<#di_subprogram1>[#loc30])
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true, startLoc = #loc31, endLoc = #loc32>
#loop_annotation2 = #llvm.loop_annotation<disableNonforced = false, unroll = #loop_unroll, mustProgress = true, startLoc = #loc33, endLoc = #loc34>
module {
  llvm.func @inner(%arg0: i1 loc("locations.mlir":13:18)) {
    llvm.br ^bb1 loc(#loc3)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc4)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc6)
  } loc(#loc24)
  llvm.func @outer(%arg0: i1 loc("locations.mlir":20:18)) {
    llvm.br ^bb1 loc(#loc18)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1} loc(#loc19)
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3 loc(#loc20)
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4 loc(#loc21)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 {loop_annotation = #loop_annotation2} loc(#loc22)
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6 loc(#loc23)
  ^bb6:  // pred: ^bb5
    llvm.return loc(#loc9)
  } loc(#loc26)
  func.func @fa(%arg0: i32 loc("locations.mlir":25:15), %arg1: i1 loc("locations.mlir":25:24)) -> i32 {
    return %arg0 : i32 loc(#loc13)
  } loc(#loc10)
  func.func @fb(%arg0: i32 loc("locations.mlir":32:15), %arg1: i1 loc("locations.mlir":32:24)) -> i32 {
    return %arg0 : i32 loc(#loc17)
  } loc(#loc14)
} loc(#loc)
#loc = loc("locations.mlir":0:0)
#loc3 = loc("locations.mlir":14:3)
#loc4 = loc("locations.mlir":16:3)
#loc6 = loc("locations.mlir":18:3)
#loc9 = loc("locations.mlir":23:3)
#loc10 = loc("locations.mlir":25:1)
#loc13 = loc("locations.mlir":28:3)
#loc14 = loc("locations.mlir":32:1)
#loc17 = loc("locations.mlir":35:3)
#loc18 = loc(callsite(#loc3 at #loc5))
#loc19 = loc(callsite(#loc4 at #loc5))
#loc20 = loc(callsite(#loc6 at #loc5))
#loc21 = loc(callsite(#loc3 at #loc8))
#loc22 = loc(callsite(#loc4 at #loc8))
#loc23 = loc(callsite(#loc6 at #loc8))
#loc26 = loc(fused<#di_subprogram1>[#loc1])

