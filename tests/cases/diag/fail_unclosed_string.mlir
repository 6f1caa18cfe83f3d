// RUN: lowir opt --allow-unregistered-dialect
// A string ends on its line.
"foo.bar"() {a = "text} : () -> ()
//--- err
fail_unclosed_string.mlir:3:18: error: expected '"' in string literal [open-string]
"foo.bar"() {a = "text} : () -> ()
                 ^~~~~~~~~~~~~~~~~
