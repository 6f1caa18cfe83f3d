// RUN: lowir opt --convert-math-to-libm --convert-cf-to-llvm --mlir-print-debuginfo --mlir-print-local-scope %s
// Functions of the runtime stand where the module does, or nowhere.
module {
  func.func @checked(%b: i1, %x: f32) -> f32 {
    cf.assert %b, "must hold"
    %y = math.acosh %x : f32
    return %y : f32
  }
}
//--- out
module {
  llvm.func @abort() loc(unknown)
  llvm.func @puts(!llvm.ptr) loc("locations_of_assertions.mlir":3:1)
  llvm.mlir.global private constant @assert_msg(dense<[109, 117, 115, 116, 32, 104, 111, 108, 100, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8> loc("locations_of_assertions.mlir":5:5)
  func.func private @acoshf(f32) -> f32 attributes {llvm.readnone} loc(unknown)
  func.func @checked(%arg0: i1 loc("locations_of_assertions.mlir":4:22), %arg1: f32 loc("locations_of_assertions.mlir":4:30)) -> f32 {
    llvm.cond_br %arg0, ^bb1, ^bb2 loc("locations_of_assertions.mlir":5:5)
  ^bb1:  // pred: ^bb0
    %0 = call @acoshf(%arg1) : (f32) -> f32 loc("locations_of_assertions.mlir":6:10)
    return %0 : f32 loc("locations_of_assertions.mlir":7:5)
  ^bb2:  // pred: ^bb0
    %1 = llvm.mlir.addressof @assert_msg : !llvm.ptr loc("locations_of_assertions.mlir":5:5)
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8> loc("locations_of_assertions.mlir":5:5)
    llvm.call @puts(%2) : (!llvm.ptr) -> () loc("locations_of_assertions.mlir":5:5)
    llvm.call @abort() : () -> () loc("locations_of_assertions.mlir":5:5)
    llvm.unreachable loc("locations_of_assertions.mlir":5:5)
  } loc("locations_of_assertions.mlir":4:3)
} loc("locations_of_assertions.mlir":3:1)
