func.func private @type0()
llvm.func @type1()
func.func private @type2(i32) -> i64
llvm.func @type3(i32) -> i64
func.func private @type4(i32, f32) -> i64
llvm.func @type5(i32, f32) -> i64
func.func private @type6(i32, f32) -> (i64, f64)
llvm.func @type7(i32, f32) -> !llvm.struct<(i64, f64)>
func.func private @type8(() -> ()) -> (() -> ())
llvm.func @type9(!llvm.ptr) -> !llvm.ptr
func.func private @type10(((i32) -> i64) -> ())
llvm.func @type11(!llvm.ptr)
func.func private @type12(memref<f32>)
llvm.func @type13(!llvm.ptr, !llvm.ptr, i64)
func.func private @type14(memref<f32>, f32)
llvm.func @type15(!llvm.ptr, !llvm.ptr, i64, f32)
func.func private @type16(memref<?x?xf32>)
llvm.func @type17(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64)
func.func private @type18(memref<*xf32>)
llvm.func @type19(i64, !llvm.ptr)
func.func private @type20() -> memref<?xf32>
llvm.func @type21() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
func.func private @type22() -> (memref<f32>, memref<f64>)
llvm.func @type23() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>)>
