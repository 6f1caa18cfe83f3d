// RUN: lowir
// What is not lowered names the passes that might.

func.func @f(%x: vector<2x4xf32>, %y: vector<4xf32>) -> vector<2x4xf32> {
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return %0#0 : vector<2x4xf32>
}
//--- err
fail_scan.mlir:4:14: error: 'builtin.unrealized_conversion_cast' was not lowered to the LLVM dialect [not-lowered]
func.func @f(%x: vector<2x4xf32>, %y: vector<4xf32>) -> vector<2x4xf32> {
             ^~
  help: one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast
fail_scan.mlir:5:10: error: 'vector.scan' was not lowered to the LLVM dialect [not-lowered]
  %0:2 = vector.scan <add>, %x, %y {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
         ^~~~~~~~~~~
  help: this operation needs mlir-opt's convert-vector-to-scf or convert-vector-to-llvm
fail_scan.mlir:6:3: error: 'builtin.unrealized_conversion_cast' was not lowered to the LLVM dialect [not-lowered]
  return %0#0 : vector<2x4xf32>
  ^~~~~~
  help: one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast
