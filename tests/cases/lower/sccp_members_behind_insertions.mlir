// RUN: lowir opt --sccp %s
// Members that were not inserted last are read from what the insertions began with, unless that is an argument.

llvm.func @a(%s: !llvm.struct<(i32, array<3 x f32>)>, %v: f32) -> f32 {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, array<3 x f32>)>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}
llvm.func @b(%p: !llvm.ptr, %v: f32) -> !llvm.struct<(f32, i32)> {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(f32, i32, i32)>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.struct<(f32, i32, i32)>
  %3 = llvm.mlir.constant(3 : i32) : i32
  %4 = llvm.insertvalue %3, %1[1] : !llvm.struct<(f32, i32, i32)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(f32, i32, i32)>
  %6 = llvm.extractvalue %4[0] : !llvm.struct<(f32, i32, i32)>
  %7 = llvm.extractvalue %4[2] : !llvm.struct<(f32, i32, i32)>
  %8 = llvm.add %7, %5 : i32
  %9 = llvm.mlir.undef : !llvm.struct<(f32, i32)>
  %10 = llvm.insertvalue %6, %9[0] : !llvm.struct<(f32, i32)>
  %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(f32, i32)>
  llvm.return %11 : !llvm.struct<(f32, i32)>
}
llvm.func @rows(%v: vector<1xf32>, %x: f32) -> (vector<1xf32>) {
  %0 = llvm.mlir.constant(dense<0.0> : vector<8x1x1xf32>) : !llvm.array<8 x array<1 x vector<1xf32>>>
  %1 = llvm.insertvalue %v, %0[0, 0] : !llvm.array<8 x array<1 x vector<1xf32>>>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.array<8 x array<1 x vector<1xf32>>>
  llvm.return %2 : vector<1xf32>
}
llvm.func @element(%v: f32) -> (f32) {
  %0 = llvm.mlir.constant(dense<[0.0,1.0,2.0]> : tensor<3xf32>) : !llvm.array<3 x f32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}
llvm.func @null(%v: f32) -> (f32) {
  %0 = llvm.mlir.zero : !llvm.array<3 x f32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}
llvm.func @row(%v: vector<2xf32>) -> (vector<2xf32>) {
  %0 = llvm.mlir.constant(dense<[[0.0,1.0],[2.0,3.0]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<2 x vector<2xf32>>
  %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
  llvm.return %2 : vector<2xf32>
}
llvm.func @row_at_once(%v: vector<2xf32>) -> (vector<2xf32>) {
  %0 = llvm.mlir.constant(dense<[[0.0,1.0],[2.0,3.0]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
  %2 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
  llvm.return %2 : vector<2xf32>
}
llvm.func @field(%v: i32) -> (i32) {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : i32
}
llvm.func @of_null() -> (f32) {
  %0 = llvm.mlir.zero : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %0[1] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}
llvm.func @undefined(%v: f32) -> (f32) {
  %0 = llvm.mlir.undef : !llvm.array<3 x f32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}
llvm.func @poisoned(%v: f32) -> (f32) {
  %0 = llvm.mlir.poison : !llvm.array<3 x f32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<3 x f32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<3 x f32>
  llvm.return %2 : f32
}
//--- out
module {
  llvm.func @a(%arg0: !llvm.struct<(i32, array<3 x f32>)>, %arg1: f32) -> f32 {
    %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, array<3 x f32>)> 
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.array<3 x f32> 
    %2 = llvm.extractvalue %0[1] : !llvm.array<3 x f32> 
    llvm.return %2 : f32
  }
  llvm.func @b(%arg0: !llvm.ptr, %arg1: f32) -> !llvm.struct<(f32, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(f32, i32)>
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(f32, i32, i32)>
    %3 = llvm.insertvalue %arg1, %2[0] : !llvm.struct<(f32, i32, i32)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(f32, i32, i32)> 
    %5 = llvm.extractvalue %3[0] : !llvm.struct<(f32, i32, i32)> 
    %6 = llvm.extractvalue %2[2] : !llvm.struct<(f32, i32, i32)> 
    %7 = llvm.add %6, %1 : i32
    %8 = llvm.insertvalue %5, %0[0] : !llvm.struct<(f32, i32)> 
    %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(f32, i32)> 
    llvm.return %9 : !llvm.struct<(f32, i32)>
  }
  llvm.func @rows(%arg0: vector<1xf32>, %arg1: f32) -> vector<1xf32> {
    %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<8x1x1xf32>) : !llvm.array<8 x array<1 x vector<1xf32>>>
    %1 = llvm.insertvalue %arg0, %0[0, 0] : !llvm.array<8 x array<1 x vector<1xf32>>> 
    %2 = llvm.extractvalue %0[1, 0] : !llvm.array<8 x array<1 x vector<1xf32>>> 
    llvm.return %2 : vector<1xf32>
  }
  llvm.func @element(%arg0: f32) -> f32 {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(dense<[0.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<3xf32>) : !llvm.array<3 x f32>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<3 x f32> 
    llvm.return %0 : f32
  }
  llvm.func @null(%arg0: f32) -> f32 {
    %0 = llvm.mlir.zero : f32
    %1 = llvm.mlir.zero : !llvm.array<3 x f32>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<3 x f32> 
    llvm.return %0 : f32
  }
  llvm.func @row(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = llvm.mlir.constant(dense<[[0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<2 x vector<2xf32>> 
    %2 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    llvm.return %2 : vector<2xf32>
  }
  llvm.func @row_at_once(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0 = llvm.mlir.constant(dense<[[0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    llvm.return %1 : vector<2xf32>
  }
  llvm.func @field(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, i32)> 
    llvm.return %0 : i32
  }
  llvm.func @of_null() -> f32 {
    %0 = llvm.mlir.zero : f32
    %1 = llvm.mlir.zero : !llvm.array<3 x f32>
    llvm.return %0 : f32
  }
  llvm.func @undefined(%arg0: f32) -> f32 {
    %0 = llvm.mlir.undef : f32
    %1 = llvm.mlir.undef : !llvm.array<3 x f32>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<3 x f32> 
    llvm.return %0 : f32
  }
  llvm.func @poisoned(%arg0: f32) -> f32 {
    %0 = llvm.mlir.poison : f32
    %1 = llvm.mlir.poison : !llvm.array<3 x f32>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<3 x f32> 
    llvm.return %0 : f32
  }
}

