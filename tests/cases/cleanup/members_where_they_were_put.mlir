// RUN: lowir opt --sccp
// RUN: lowir opt --compat=19 --sccp
// What takes a member takes it from where it was put.
llvm.func @use(!llvm.ptr)
llvm.func @a(%p: !llvm.ptr, %s: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>, %t: i64) -> (i64) {
  %c = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.insertvalue %p, %s[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %2 = llvm.insertvalue %c, %1[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %3 = llvm.insertvalue %t, %2[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %5 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %6 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %7 = llvm.extractvalue %3[2, 1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %8 = llvm.extractvalue %6[0] : !llvm.struct<(i64, i32)>
  %9 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %10 = llvm.extractvalue %9[0] : !llvm.struct<(i64, i32)>
  %11 = llvm.extractvalue %9[1] : !llvm.struct<(i64, i32)>
  %12 = llvm.extractvalue %3[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %13 = llvm.add %c, %12 : i64
  %14 = llvm.add %5, %12 : i64
  %15 = llvm.mul %13, %14 : i64
  llvm.call @use(%4) : (!llvm.ptr) -> ()
  llvm.return %15 : i64
}
llvm.func @b(%p: !llvm.ptr, %s: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>, %t: !llvm.struct<(i64, i32)>, %v: i64, %w : i32) -> (i64) {
  %0 = llvm.insertvalue %p, %s[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %1 = llvm.insertvalue %v, %t[0] : !llvm.struct<(i64, i32)>
  %2 = llvm.insertvalue %w, %1[1] : !llvm.struct<(i64, i32)>
  %3 = llvm.insertvalue %2, %0[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %4 = llvm.insertvalue %v, %3[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %5 = llvm.extractvalue %4[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %6 = llvm.extractvalue %4[2, 1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %7 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %8 = llvm.extractvalue %7[0] : !llvm.struct<(i64, i32)>
  %9 = llvm.extractvalue %7[1] : !llvm.struct<(i64, i32)>
  %10 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  llvm.br ^bb1(%8, %4 : i64, !llvm.struct<(ptr, i64, struct<(i64, i32)>)>)
 ^bb1(%x : i64, %y : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>):
  %11 = llvm.extractvalue %y[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)>
  %12 = llvm.add %x, %5 : i64
  llvm.return %12 : i64
}
//--- out
module {
  llvm.func @use(!llvm.ptr)
  llvm.func @a(%arg0: !llvm.ptr, %arg1: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.insertvalue %arg0, %arg1[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %2 = llvm.insertvalue %0, %1[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %3 = llvm.insertvalue %arg2, %2[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %4 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %7 = llvm.extractvalue %3[2, 1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %8 = llvm.extractvalue %6[0] : !llvm.struct<(i64, i32)> 
    %9 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(i64, i32)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(i64, i32)> 
    %12 = llvm.extractvalue %3[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %13 = llvm.add %0, %12 : i64
    %14 = llvm.add %5, %12 : i64
    %15 = llvm.mul %13, %14 : i64
    llvm.call @use(%4) : (!llvm.ptr) -> ()
    llvm.return %15 : i64
  }
  llvm.func @b(%arg0: !llvm.ptr, %arg1: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>, %arg2: !llvm.struct<(i64, i32)>, %arg3: i64, %arg4: i32) -> i64 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %1 = llvm.insertvalue %arg3, %arg2[0] : !llvm.struct<(i64, i32)> 
    %2 = llvm.insertvalue %arg4, %1[1] : !llvm.struct<(i64, i32)> 
    %3 = llvm.insertvalue %2, %0[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %4 = llvm.insertvalue %arg3, %3[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %5 = llvm.extractvalue %3[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %6 = llvm.extractvalue %3[2, 1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %7 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(i64, i32)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(i64, i32)> 
    %10 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    llvm.br ^bb1(%8, %4 : i64, !llvm.struct<(ptr, i64, struct<(i64, i32)>)>)
  ^bb1(%11: i64, %12: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>):  // pred: ^bb0
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %14 = llvm.add %11, %5 : i64
    llvm.return %14 : i64
  }
}

//--- out 2
module {
  llvm.func @use(!llvm.ptr)
  llvm.func @a(%arg0: !llvm.ptr, %arg1: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.insertvalue %arg0, %arg1[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %2 = llvm.insertvalue %0, %1[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %3 = llvm.insertvalue %arg2, %2[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %4 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %5 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %7 = llvm.extractvalue %3[2, 1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %8 = llvm.extractvalue %6[0] : !llvm.struct<(i64, i32)> 
    %9 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(i64, i32)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(i64, i32)> 
    %12 = llvm.extractvalue %3[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %13 = llvm.add %0, %12 : i64
    %14 = llvm.add %5, %12 : i64
    %15 = llvm.mul %13, %14 : i64
    llvm.call @use(%4) : (!llvm.ptr) -> ()
    llvm.return %15 : i64
  }
  llvm.func @b(%arg0: !llvm.ptr, %arg1: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>, %arg2: !llvm.struct<(i64, i32)>, %arg3: i64, %arg4: i32) -> i64 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %1 = llvm.insertvalue %arg3, %arg2[0] : !llvm.struct<(i64, i32)> 
    %2 = llvm.insertvalue %arg4, %1[1] : !llvm.struct<(i64, i32)> 
    %3 = llvm.insertvalue %2, %0[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %4 = llvm.insertvalue %arg3, %3[1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %5 = llvm.extractvalue %4[2, 0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %6 = llvm.extractvalue %4[2, 1] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %7 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(i64, i32)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(i64, i32)> 
    %10 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    llvm.br ^bb1(%8, %4 : i64, !llvm.struct<(ptr, i64, struct<(i64, i32)>)>)
  ^bb1(%11: i64, %12: !llvm.struct<(ptr, i64, struct<(i64, i32)>)>):  // pred: ^bb0
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, i64, struct<(i64, i32)>)> 
    %14 = llvm.add %11, %5 : i64
    llvm.return %14 : i64
  }
}

