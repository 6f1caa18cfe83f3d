// RUN: lowir opt
// One dimension at most (a mutant of lanes 1800168).
func.func @f(%x: vector<1x1xi32>) -> i32 {
  %0 = vector.reduction <minsi>, %x : vector<1x1xi32> into i32
  return %0 : i32
}
//--- err
fail_vector_reduction_rank.mlir:4:8: error: 'vector.reduction' takes a vector of one dimension [vector]
  %0 = vector.reduction <minsi>, %x : vector<1x1xi32> into i32
       ^~~~~~~~~~~~~~~~
