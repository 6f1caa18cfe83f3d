// RUN: lowir opt --mem2reg
// DIFFERS: mlir-opt passes what the slot holds from before the slot
// A slot in a loop that reads what the round before left.
func.func @f(%c: i1) -> f32 {
  cf.br ^a
^a:
  %m = memref.alloca() : memref<f32>
  %v = memref.load %m[] : memref<f32>
  memref.store %v, %m[] : memref<f32>
  cf.cond_br %c, ^a, ^b
^b:
  %w = memref.load %m[] : memref<f32>
  return %w : f32
}
//--- out
module {
  func.func @f(%arg0: i1) -> f32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %alloca = memref.alloca() : memref<f32>
    %0 = memref.load %alloca[] : memref<f32>
    memref.store %0, %alloca[] : memref<f32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    %1 = memref.load %alloca[] : memref<f32>
    return %1 : f32
  }
}

