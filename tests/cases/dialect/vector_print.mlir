// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir opt --compat=19
// What is printed, and what follows it; a new line is what usually follows.
func.func @vector_print(%x: vector<2x3xf32>, %n: i32) {
  vector.print %x : vector<2x3xf32>
  vector.print %n : i32 punctuation <no_punctuation>
  vector.print %n : i32 punctuation <newline> {note}
  vector.print punctuation <comma>
  vector.print str "total:"
  return
}
//--- out
module {
  func.func @vector_print(%arg0: vector<2x3xf32>, %arg1: i32) {
    vector.print %arg0 : vector<2x3xf32>
    vector.print %arg1 : i32 punctuation <no_punctuation>
    vector.print %arg1 : i32 {note}
    vector.print punctuation <comma>
    vector.print str "total:"
    return
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3xf32>, i32) -> (), sym_name = "vector_print"}> ({
  ^bb0(%arg0: vector<2x3xf32>, %arg1: i32):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xf32>) -> ()
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<no_punctuation>}> : (i32) -> ()
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<newline>}> {note} : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "total:"}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 3
module {
  func.func @vector_print(%arg0: vector<2x3xf32>, %arg1: i32) {
    vector.print %arg0 : vector<2x3xf32>
    vector.print %arg1 : i32 punctuation <no_punctuation>
    vector.print %arg1 : i32 {note}
    vector.print punctuation <comma>
    vector.print str "total:"
    return
  }
}

