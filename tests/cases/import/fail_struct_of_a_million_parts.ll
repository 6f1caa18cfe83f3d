; RUN: lowir translate --import-llvm
; DIFFERS: mlir-translate writes as much as there is room for.
; Each struct holds the next one twice, and all are written out wherever the first one stands. This did not end.
%t0 = type { %t1, %t1 }
%t1 = type { %t2, %t2 }
%t2 = type { %t3, %t3 }
%t3 = type { %t4, %t4 }
%t4 = type { %t5, %t5 }
%t5 = type { %t6, %t6 }
%t6 = type { %t7, %t7 }
%t7 = type { %t8, %t8 }
%t8 = type { %t9, %t9 }
%t9 = type { %t10, %t10 }
%t10 = type { %t11, %t11 }
%t11 = type { %t12, %t12 }
%t12 = type { %t13, %t13 }
%t13 = type { %t14, %t14 }
%t14 = type { %t15, %t15 }
%t15 = type { %t16, %t16 }
%t16 = type { %t17, %t17 }
%t17 = type { %t18, %t18 }
%t18 = type { %t19, %t19 }
%t19 = type { %t20, %t20 }
%t20 = type { %t21, %t21 }
%t21 = type { %t22, %t22 }
%t22 = type { %t23, %t23 }
%t23 = type { %t24, %t24 }
%t24 = type { i8 }
define void @f(ptr %p) {
  %x = getelementptr %t0, ptr %p, i32 0
  ret void
}
//--- err
fail_struct_of_a_million_parts.ll:10:12: error: a type has more than a million parts, with the named ones written out [import]
%t6 = type { %t7, %t7 }
           ^
