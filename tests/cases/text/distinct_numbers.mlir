// RUN: lowir opt --allow-unregistered-dialect
// Numbers of distinct attributes tell them apart and are given anew, the greatest one too.
"t.a"() {a = distinct[4294967295]<>, b = distinct[3]<>, c = distinct[4294967295]<>} : () -> ()
//--- out
module {
  "t.a"() {a = distinct[0]<>, b = distinct[1]<>, c = distinct[0]<>} : () -> ()
}

