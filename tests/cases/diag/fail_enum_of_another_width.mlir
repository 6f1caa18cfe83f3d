// RUN: lowir opt
// The number of a predicate is an i64.
llvm.func @f(%a: i64) -> i1 {
  %0 = "llvm.icmp"(%a, %a) <{predicate = 0 : i32}> : (i64, i64) -> i1
  llvm.return %0 : i1
}
//--- err
fail_enum_of_another_width.mlir:4:8: error: 'llvm.icmp' op attribute 'predicate' failed to satisfy constraint: enum attribute (one of eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge) [attribute-kind]
  %0 = "llvm.icmp"(%a, %a) <{predicate = 0 : i32}> : (i64, i64) -> i1
       ^~~~~~~~~~~
