// 2019: generic form by the older names
"func"() ({
^bb0(%a: i32):
  %0 = "std.constant"() {value = 1 : i32} : () -> i32
  %1 = "std.addi"(%a, %0) : (i32, i32) -> i32
  "std.return"(%1) : (i32) -> ()
}) {sym_name = "f", type = (i32) -> i32} : () -> ()
//--- today
"func.func"() ({
^bb0(%a: i32):
  %0 = "arith.constant"() {value = 1 : i32} : () -> i32
  %1 = "arith.addi"(%a, %0) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) {sym_name = "f", function_type = (i32) -> i32} : () -> ()
