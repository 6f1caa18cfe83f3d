// RUN: lowir opt --sccp %s
// Attributes whose fields need not all be there hold no functions.

llvm.func @loop(%n: i32) {
  llvm.br ^head
^head:
  llvm.br ^head {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
}
//--- out
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.func @loop(%arg0: i32) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  }
}

