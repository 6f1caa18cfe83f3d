// RUN: lowir opt
// What the verifier or the parser says.
func.func @f(%m: vector<4xi1>, %a: vector<4xf32>) -> i32 {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> i32
  return %0 : i32
}
//--- err
fail_vector_mask_of_two.mlir:4:8: error: 'vector.mask' yields the results of the operation that it masks, which are its own [vector]
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> i32
       ^~~~~~~~~~~
