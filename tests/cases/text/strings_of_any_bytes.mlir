// RUN: lowir opt --allow-unregistered-dialect
// Bytes that are no UTF-8 are printed as they were written, also where their characters look like how they are kept.
"a.b"() {a = "\FF", b = "x\80\22y\C3\A4", c = "ä", d = "\F4\8F\BF\BF", e = "􏿿"} : () -> ()
//--- out
module {
  "a.b"() {a = "\FF", b = "x\80\22y\C3\A4", c = "\C3\A4", d = "\F4\8F\BF\BF", e = "\F4\8F\BF\BF"} : () -> ()
}

