// RUN: lowir opt --allow-unregistered-dialect
// A byte that is no character is printed as it was written.
"foo.op"() {a = "\FF\00", b = "é\C3", c = "\F4\8F\BF\BF"} : () -> ()
//--- out
module {
  "foo.op"() {a = "\FF\00", b = "\C3\A9\C3", c = "\F4\8F\BF\BF"} : () -> ()
}

