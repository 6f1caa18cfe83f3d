// 2021: what a parameter by value is followed from the type of the pointer
llvm.func @f(%a: !llvm.ptr<struct<(i32, f64)>> {llvm.byval}, %b: !llvm.ptr<i32> {llvm.sret, llvm.align = 8 : i64}, %c: !llvm.ptr<i8>) {
  llvm.return
}
llvm.func @g(!llvm.ptr<array<4 x i8>> {llvm.byval})
//--- today
llvm.func @f(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f64)>}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.sret = i32}, %arg2: !llvm.ptr) {
  llvm.return
}
llvm.func @g(!llvm.ptr {llvm.byval = !llvm.array<4 x i8>})
