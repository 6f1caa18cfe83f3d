// RUN: lowir run --entry all %s
// OURS: no other tool does this; code of llc answers the same
llvm.func @inner() -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %f = llvm.call_intrinsic "llvm.frameaddress.p0"(%one) : (i32) -> !llvm.ptr
  %r = llvm.call_intrinsic "llvm.returnaddress"(%zero) : (i32) -> !llvm.ptr
  %p = llvm.call_intrinsic "llvm.addressofreturnaddress.p0"() : () -> !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %same = llvm.icmp "eq" %r, %q : !llvm.ptr
  %i = llvm.ptrtoint %f : !llvm.ptr to i64
  %n = llvm.zext %same : i1 to i64
  %s = llvm.add %i, %n : i64
  llvm.return %s : i64
}
llvm.func @frames() -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.call @inner() : () -> i64
  %f = llvm.call_intrinsic "llvm.frameaddress.p0"(%zero) : (i32) -> !llvm.ptr
  %i = llvm.ptrtoint %f : !llvm.ptr to i64
  %d = llvm.sub %s, %i : i64
  llvm.return %d : i64
}
llvm.func @outer() -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %f = llvm.call_intrinsic "llvm.frameaddress.p0"(%zero) : (i32) -> !llvm.ptr
  %p = llvm.call_intrinsic "llvm.addressofreturnaddress.p0"() : () -> !llvm.ptr
  %a = llvm.ptrtoint %f : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %d = llvm.sub %b, %a : i64
  llvm.return %d : i64
}
llvm.func @size(%p: !llvm.ptr) -> i64 {
  %n = llvm.mlir.constant(10 : i64) : i64
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %m = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%q, %no, %yes, %no) : (!llvm.ptr, i1, i1, i1) -> i64
  %b = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%p, %no, %yes, %no) : (!llvm.ptr, i1, i1, i1) -> i64
  %c = llvm.call_intrinsic "llvm.objectsize.i32.p0"(%p, %yes, %yes, %no) : (!llvm.ptr, i1, i1, i1) -> i32
  %d = llvm.call_intrinsic "llvm.objectsize.i32.p0"(%m, %yes, %yes, %no) : (!llvm.ptr, i1, i1, i1) -> i32
  %z = llvm.sext %d : i32 to i64
  %y = llvm.sext %c : i32 to i64
  %hundred = llvm.mlir.constant(100 : i64) : i64
  %s1 = llvm.mul %a, %hundred : i64
  %s2 = llvm.add %s1, %b : i64
  %s3 = llvm.add %s2, %y : i64
  %s4 = llvm.mul %s3, %hundred : i64
  %s5 = llvm.add %s4, %z : i64
  llvm.return %s5 : i64
}
llvm.func @all() -> i64 {
  %nothing = llvm.mlir.zero : !llvm.ptr
  %ten = llvm.mlir.constant(10 : i64) : i64
  %a = llvm.call @frames() : () -> i64
  %b = llvm.call @outer() : () -> i64
  %c = llvm.call @size(%nothing) : (!llvm.ptr) -> i64
  %d = llvm.mul %c, %ten : i64
  %e = llvm.add %d, %b : i64
  %f = llvm.mul %e, %ten : i64
  %g = llvm.add %f, %a : i64
  llvm.return %g : i64
}
//--- out
36994081
