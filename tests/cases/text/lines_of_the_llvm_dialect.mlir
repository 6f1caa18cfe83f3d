// RUN: lowir opt
// Operations of the LLVM dialect in one line, as the printer writes them, and the same with other blanks and comments.
llvm.func @callee(!llvm.ptr, i64) -> i32
llvm.func @one(%p: !llvm.ptr, %i: i64, %f: f32, %s: !llvm.struct<(ptr, array<2 x i64>)>) -> i32 {
  %0 = llvm.mlir.constant(8 : index) : i64
  %1 = llvm.mlir.constant(8 : index) : i64
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.poison : !llvm.struct<(ptr, array<2 x i64>)>
  %4 = llvm.insertvalue %p, %3[0] : !llvm.struct<(ptr, array<2 x i64>)> 
  %5 = llvm.insertvalue %i, %4[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> 
  %6 = llvm.insertvalue %i, %5[1, 1] : !llvm.struct<(ptr, array<2 x i64>)> 
  %7 = llvm.extractvalue %6[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> 
  %8 = llvm.extractvalue %s[1] : !llvm.struct<(ptr, array<2 x i64>)> 
  %9 = llvm.getelementptr inbounds|nuw %p[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %10 = llvm.getelementptr inbounds|nuw %9[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %11 = llvm.getelementptr %p[%7, 1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>)>
  %12 = llvm.load %9 : !llvm.ptr -> f32
  llvm.store %12, %10 : f32, !llvm.ptr
  %13 = llvm.icmp "slt" %7, %i : i64
  %14 = llvm.icmp "eq" %p, %2 : !llvm.ptr
  %15 = llvm.fcmp "oeq" %12, %f : f32
  %16 = llvm.alloca %0 x !llvm.struct<(ptr, array<2 x i64>)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %17 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
  %18 = llvm.mul %7, %i overflow<nsw, nuw> : i64
  %19 = llvm.fadd %12, %f : f32
  %20 = llvm.call @callee(%p, %18) : (!llvm.ptr, i64) -> i32
  llvm.cond_br %13, ^bb1, ^bb2(%20 : i32)
^bb1:  // pred: ^bb0
  llvm.br ^bb2(%20 : i32)
^bb2(%21: i32):  // 2 preds: ^bb0, ^bb1
  llvm.return %21 : i32
}
llvm.func @two(%p : !llvm.ptr, %i: i64,%f: f32, %s: !llvm.struct<(ptr,array<2  x i64>)>)->i32{
  %0 = llvm.mlir.constant( 8 : index ) : i64
  %1 = llvm.mlir.constant(8 : index):i64
  %2 = llvm.mlir.zero:!llvm.ptr
  %3 = llvm.mlir.poison : !llvm.struct<( ptr, array<2 x i64>)>
  %4 = llvm.insertvalue %p,%3[0] : !llvm.struct<(ptr, array<2 x i64>)>
  %5 = llvm.insertvalue %i, %4[1,0] : !llvm.struct<(ptr, array<2 x i64>)>
  %6 = llvm.insertvalue %i, %5 [ 1, 1 ] : !llvm.struct<(ptr, array<2 x i64>)> // both
  %7 = llvm.extractvalue %6 [1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  %8 = llvm.extractvalue %s[ 1 ] : !llvm.struct<(ptr, array<2 x i64>)>
  %9 = llvm.getelementptr inbounds | nuw %p[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %10 = llvm.getelementptr nuw|inbounds %9[ %7 ] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %11 = llvm.getelementptr %p[%7,1,0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>)>
  %12 = llvm.load %9:!llvm.ptr ->f32
  llvm.store %12,%10 : f32,!llvm.ptr
  %13 = llvm.icmp  "slt" %7, %i : i64
  %14 = llvm.icmp "eq" %p,%2 : !llvm.ptr
  %15 = llvm.fcmp "oeq"%12, %f : f32
  %16 = llvm.alloca %0 x !llvm.struct<(ptr, array<2 x i64>)> {alignment = 8} : (i64) -> !llvm.ptr
  %17 = llvm.alloca %1 x f32 {alignment = 0 : i64} : (i64)->!llvm.ptr
  %18 = llvm.mul %7, %i overflow<nuw,nsw> : i64
  %19 = llvm.fadd %12, %f{fastmathFlags = #llvm.fastmath<none>} : f32
  %20 = llvm.call @callee (%p, %18) : (!llvm.ptr, i64) -> (i32)
  llvm.cond_br %13,^bb1, ^bb2(%20 : i32)
^bb1:
  llvm.br ^bb2( %20 : i32 )
^bb2(%21: i32):
  llvm.return %21: i32
}
//--- out
module {
  llvm.func @callee(!llvm.ptr, i64) -> i32
  llvm.func @one(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32, %arg3: !llvm.struct<(ptr, array<2 x i64>)>) -> i32 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(8 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg1, %4[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg1, %5[1, 1] : !llvm.struct<(ptr, array<2 x i64>)> 
    %7 = llvm.extractvalue %6[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> 
    %8 = llvm.extractvalue %arg3[1] : !llvm.struct<(ptr, array<2 x i64>)> 
    %9 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.getelementptr inbounds|nuw %9[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.getelementptr %arg0[%7, 1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>)>
    %12 = llvm.load %9 : !llvm.ptr -> f32
    llvm.store %12, %10 : f32, !llvm.ptr
    %13 = llvm.icmp "slt" %7, %arg1 : i64
    %14 = llvm.icmp "eq" %arg0, %2 : !llvm.ptr
    %15 = llvm.fcmp "oeq" %12, %arg2 : f32
    %16 = llvm.alloca %0 x !llvm.struct<(ptr, array<2 x i64>)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
    %17 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
    %18 = llvm.mul %7, %arg1 overflow<nsw, nuw> : i64
    %19 = llvm.fadd %12, %arg2 : f32
    %20 = llvm.call @callee(%arg0, %18) : (!llvm.ptr, i64) -> i32
    llvm.cond_br %13, ^bb1, ^bb2(%20 : i32)
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%20 : i32)
  ^bb2(%21: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %21 : i32
  }
  llvm.func @two(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32, %arg3: !llvm.struct<(ptr, array<2 x i64>)>) -> i32 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(8 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg1, %4[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg1, %5[1, 1] : !llvm.struct<(ptr, array<2 x i64>)> 
    %7 = llvm.extractvalue %6[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> 
    %8 = llvm.extractvalue %arg3[1] : !llvm.struct<(ptr, array<2 x i64>)> 
    %9 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.getelementptr inbounds|nuw %9[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.getelementptr %arg0[%7, 1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>)>
    %12 = llvm.load %9 : !llvm.ptr -> f32
    llvm.store %12, %10 : f32, !llvm.ptr
    %13 = llvm.icmp "slt" %7, %arg1 : i64
    %14 = llvm.icmp "eq" %arg0, %2 : !llvm.ptr
    %15 = llvm.fcmp "oeq" %12, %arg2 : f32
    %16 = llvm.alloca %0 x !llvm.struct<(ptr, array<2 x i64>)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
    %17 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
    %18 = llvm.mul %7, %arg1 overflow<nsw, nuw> : i64
    %19 = llvm.fadd %12, %arg2 : f32
    %20 = llvm.call @callee(%arg0, %18) : (!llvm.ptr, i64) -> i32
    llvm.cond_br %13, ^bb1, ^bb2(%20 : i32)
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%20 : i32)
  ^bb2(%21: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %21 : i32
  }
}

