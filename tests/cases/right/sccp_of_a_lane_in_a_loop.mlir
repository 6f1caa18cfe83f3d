// RUN: lowir opt --sccp
// The lane is another one each time around, though it is known the first time.
// DIFFERS: mlir-opt takes the first lane each time
func.func @f(%a: f32, %b: f32, %m: memref<2xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %v = vector.from_elements %a, %b : vector<2xf32>
  cf.br ^loop(%zero : index)
^loop(%i: index):
  %more = arith.cmpi slt, %i, %two : index
  cf.cond_br %more, ^body, ^done
^body:
  %x = vector.extract %v[%i] : f32 from vector<2xf32>
  memref.store %x, %m[%i] : memref<2xf32>
  %next = arith.addi %i, %one : index
  cf.br ^loop(%next : index)
^done:
  return
}
//--- out
module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: memref<2xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %c2 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = vector.extract %0[%1] : f32 from vector<2xf32>
    memref.store %3, %arg2[%1] : memref<2xf32>
    %4 = arith.addi %1, %c1 : index
    cf.br ^bb1(%4 : index)
  ^bb3:  // pred: ^bb1
    return
  }
}

