func.func @foo(%x: i32, %y: i64) -> (i32, i64) {
  return %x, %y : i32, i64
}
func.func @bar() {
  %x = arith.constant 42 : i32
  %y = arith.constant 17 : i64
  %r:2 = call @foo(%x, %y) : (i32, i64) -> (i32, i64)
  "use_i32"(%r#0) : (i32) -> ()
  "use_i64"(%r#1) : (i64) -> ()
}
