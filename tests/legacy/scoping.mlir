%a = builtin.unrealized_conversion_cast to i64
%r = "any_op"(%a) ({
  %b = "another_op"(%a) : (i64) -> i64
}) : (i64) -> i64
