// RUN: lowir translate --mlir-to-llvmir
// Globals whose value is a resource of the file.
llvm.mlir.global internal constant @r(dense_resource<blob> : tensor<3xf32>) : !llvm.array<3 x f32>
llvm.mlir.global internal constant @r2(dense_resource<blob2> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global internal constant @r3(dense_resource<blob> : vector<3xf32>) : vector<3xf32>
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F0000004000004040",
      blob2: "0x020000000100020003000400"
    }
  }
#-}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@r = internal constant [3 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00]
@r2 = internal constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
@r3 = internal constant <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
