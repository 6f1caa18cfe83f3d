; RUN: lowir translate --import-llvm
; How many zeros they are is not known; repeated numbers are a list.
define <vscale x 4 x i32> @a() { ret <vscale x 4 x i32> zeroinitializer }
define <vscale x 4 x float> @b() { ret <vscale x 4 x float> zeroinitializer }
define <vscale x 4 x i1> @c() { ret <vscale x 4 x i1> zeroinitializer }
define { <vscale x 4 x i32>, <vscale x 4 x i32> } @d() { ret { <vscale x 4 x i32>, <vscale x 4 x i32> } zeroinitializer }
define <vscale x 4 x i32> @e() { ret <vscale x 4 x i32> splat (i32 7) }
define <4 x i32> @f() { ret <4 x i32> zeroinitializer }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @a() -> vector<[4]xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : vector<[4]xi32>
    llvm.return %1 : vector<[4]xi32>
  }
  llvm.func @b() -> vector<[4]xf32> {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.zero : vector<[4]xf32>
    llvm.return %1 : vector<[4]xf32>
  }
  llvm.func @c() -> vector<[4]xi1> {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.zero : vector<[4]xi1>
    llvm.return %1 : vector<[4]xi1>
  }
  llvm.func @d() -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : vector<[4]xi32>
    %2 = llvm.mlir.zero : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
    llvm.return %2 : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  }
  llvm.func @e() -> vector<[4]xi32> {
    %0 = llvm.mlir.poison : vector<[4]xi32>
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.insertelement %2, %0[%1 : i64] : vector<[4]xi32>
    %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0] : vector<[4]xi32> 
    llvm.return %4 : vector<[4]xi32>
  }
  llvm.func @f() -> vector<4xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
}
