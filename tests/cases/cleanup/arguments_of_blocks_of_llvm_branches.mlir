// RUN: lowir opt --canonicalize
// RUN: lowir opt --canonicalize=region-simplify=aggressive
// Arguments that nothing needs go, with what switches, invokes and indirect branches pass for them.
llvm.func @g(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @sw(%a: i32, %b: i32) -> i32 {
  llvm.switch %a : i32, ^d(%b, %a : i32, i32) [
    1: ^c(%a, %b : i32, i32),
    2: ^e
  ]
^d(%x: i32, %y: i32):
  llvm.return %y : i32
^c(%z: i32, %w: i32):
  llvm.return %w : i32
^e:
  llvm.return %a : i32
}
llvm.func @inv(%a: i32, %b: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @g(%a) to ^n(%b, %a : i32, i32) unwind ^u(%a, %b : i32, i32) : (i32) -> i32
^n(%x: i32, %y: i32):
  llvm.return %y : i32
^u(%z: i32, %w: i32):
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %w : i32
}
llvm.func @ind(%a: i32, %b: i32, %p: !llvm.ptr) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
    ^c(%a, %b : i32, i32),
    ^d(%b, %b : i32, i32)
  ]
^c(%x: i32, %y: i32):
  llvm.blocktag <id = 1>
  llvm.return %y : i32
^d(%z: i32, %w: i32):
  llvm.blocktag <id = 2>
  llvm.return %w : i32
}
llvm.func @loop(%a: i32, %b: i32) {
  llvm.br ^l(%a, %b : i32, i32)
^l(%x: i32, %y: i32):
  %s = llvm.add %x, %y : i32
  llvm.switch %b : i32, ^l(%s, %y : i32, i32) [
    1: ^e(%x : i32),
    7: ^l(%y, %y : i32, i32)
  ]
^e(%q: i32):
  llvm.return
}
//--- out
module {
  llvm.func @g(i32) -> i32
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @sw(%arg0: i32, %arg1: i32) -> i32 {
    llvm.switch %arg0 : i32, ^bb1(%arg0 : i32) [
      1: ^bb2(%arg1 : i32),
      2: ^bb3
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    llvm.return %1 : i32
  ^bb3:  // pred: ^bb0
    llvm.return %arg0 : i32
  }
  llvm.func @inv(%arg0: i32, %arg1: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.invoke @g(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2(%arg1 : i32) : (i32) -> i32
  ^bb1(%1: i32):  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2(%2: i32):  // pred: ^bb0
    %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %2 : i32
  }
  llvm.func @ind(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    llvm.indirectbr %arg2 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2(%arg1 : i32)
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    llvm.blocktag <id = 2>
    llvm.return %1 : i32
  }
  llvm.func @loop(%arg0: i32, %arg1: i32) {
    llvm.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.switch %arg1 : i32, ^bb1 [
      1: ^bb2,
      7: ^bb1
    ]
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @g(i32) -> i32
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @sw(%arg0: i32, %arg1: i32) -> i32 {
    llvm.switch %arg0 : i32, ^bb1(%arg0 : i32) [
      1: ^bb1(%arg1 : i32),
      2: ^bb2
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %arg0 : i32
  }
  llvm.func @inv(%arg0: i32, %arg1: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.invoke @g(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %arg0 : i32
  ^bb2:  // pred: ^bb0
    %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %arg1 : i32
  }
  llvm.func @ind(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    llvm.indirectbr %arg2 : !llvm.ptr, [
    ^bb1,
    ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.return %arg1 : i32
  ^bb2:  // pred: ^bb0
    llvm.blocktag <id = 2>
    llvm.return %arg1 : i32
  }
  llvm.func @loop(%arg0: i32, %arg1: i32) {
    llvm.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.switch %arg1 : i32, ^bb1 [
      1: ^bb2,
      7: ^bb1
    ]
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

