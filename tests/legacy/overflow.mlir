%a = builtin.unrealized_conversion_cast to i16
%b = builtin.unrealized_conversion_cast to i16
%x:2 = "llvm.sadd.with.overflow.i16"(%a, %b) : (i16, i16) -> (i16, i1)
