// RUN: lowir opt --canonicalize %s
// Digits that were put together, digits of one value, zeros in front.
func.func @of_one_value(%i: index, %n: index) -> (index, index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0:5 = affine.delinearize_index %i into (%n, 1, 4, %c1) : index, index, index, index, index
  return %0#0, %0#1, %0#2, %0#3, %0#4 : index, index, index, index, index
}
func.func @of_one_value_all(%i: index) -> (index, index, index, index) {
  %0:2 = affine.delinearize_index %i into (1, 1) : index, index
  %1:2 = affine.delinearize_index %i into (1) : index, index
  return %0#0, %0#1, %1#0, %1#1 : index, index, index, index
}
func.func @there_and_back(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (%n, 3, 5) : index
  %1:3 = affine.delinearize_index %0 into (%n, 3, 5) : index, index, index
  %2:3 = affine.delinearize_index %0 into (3, 5) : index, index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : index, index, index, index, index, index
}
func.func @last_ones(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (%n, 3, 5) : index
  %1:3 = affine.delinearize_index %0 into (6, 5) : index, index, index
  %2 = affine.linearize_index [%a, %b] by (3, 5) : index
  %3:2 = affine.delinearize_index %2 into (3, 5) : index, index
  return %1#0, %1#1, %1#2, %3#0, %3#1 : index, index, index, index, index
}
func.func @of_last(%a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (7, 12) : index
  %1:4 = affine.delinearize_index %0 into (7, 3, 2, 2) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
func.func @of_last_behind_others(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (9, 12) : index
  %1:3 = affine.delinearize_index %0 into (7, 4, 3) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
func.func @ones_put_in(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (3, 1, %n) : index
  %1 = affine.linearize_index [%a, %c0, %c] by (3, 1, %n) : index
  %2 = affine.linearize_index [%a, %b, %c] by (3, 1, %n) : index
  %3 = affine.linearize_index [%c0, %b, %c] by (2, 3, 5) : index
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @back_and_there(%i: index, %j: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%n, 4, 6) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 4, 6) : index
  %2 = affine.linearize_index [%j, %0#1, %0#2] by (5, 4, 6) : index
  %3 = affine.linearize_index [%0#0, %0#1, %j] by (4, 7) : index
  return %1, %2, %3 : index, index, index
}
func.func @two_runs(%i: index, %j: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (4, 8) : index, index
  %1:2 = affine.delinearize_index %j into (2, 6) : index, index
  %2 = affine.linearize_index [%0#0, %0#1, %1#0, %1#1] by (4, 8, 2, 6) : index
  %3:5 = affine.delinearize_index %i into (2, 2, 3, 2, 2) : index, index, index, index, index
  %4 = affine.linearize_index [%3#0, %3#1, %j, %3#3, %3#4] by (2, 2, 9, 2, 2) : index
  return %2, %4 : index, index
}
func.func @unknown_sizes(%i: index, %j: index, %m: index, %n: index) -> index {
  %0:4 = affine.delinearize_index %i into (%m, 4, %n, 3) : index, index, index, index
  %1 = affine.linearize_index [%0#0, %0#2, %0#3, %0#1] by (%m, %n, 3, 4) : index
  return %1 : index
}
func.func @bound_by_others(%i: index, %a: index, %b: index) -> (index, index) {
  %0:3 = affine.delinearize_index %i into (3, 5) : index, index, index
  %1 = affine.linearize_index disjoint [%a, %0#0, %0#1, %0#2, %b] by (9, 2, 3, 5, 7) : index
  %2 = affine.linearize_index [%a, %0#0, %0#1, %0#2, %b] by (9, 2, 3, 5, 7) : index
  return %1, %2 : index, index
}
//--- out
#map = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @of_one_value(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0:3 = affine.delinearize_index %arg0 into (%arg1, 4) : index, index, index
    return %0#0, %0#1, %c0, %0#2, %c0 : index, index, index, index, index
  }
  func.func @of_one_value_all(%arg0: index) -> (index, index, index, index) {
    %c0 = arith.constant 0 : index
    return %c0, %c0, %arg0, %c0 : index, index, index, index
  }
  func.func @there_and_back(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index, index) {
    return %arg0, %arg1, %arg2, %arg0, %arg1, %arg2 : index, index, index, index, index, index
  }
  func.func @last_ones(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg3, 3) : index
    %1:2 = affine.delinearize_index %0 into (6) : index, index
    %2 = affine.linearize_index [%arg0, %arg1] by (3, 5) : index
    %3:2 = affine.delinearize_index %2 into (3, 5) : index, index
    return %1#0, %1#1, %arg2, %3#0, %3#1 : index, index, index, index, index
  }
  func.func @of_last(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %0:3 = affine.delinearize_index %arg1 into (3, 2, 2) : index, index, index
    return %arg0, %0#0, %0#1, %0#2 : index, index, index, index
  }
  func.func @of_last_behind_others(%arg0: index, %arg1: index) -> (index, index, index) {
    %0:2 = affine.delinearize_index %arg1 into (4, 3) : index, index
    return %arg0, %0#0, %0#1 : index, index, index
  }
  func.func @ones_put_in(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg2] by (3, %arg3) : index
    %1 = affine.linearize_index [%arg0, %arg2] by (3, %arg3) : index
    %2 = affine.linearize_index [%arg0, %arg1, %arg2] by (3, 1, %arg3) : index
    %3 = affine.linearize_index [%arg1, %arg2] by (3, 5) : index
    return %0, %1, %2, %3 : index, index, index, index
  }
  func.func @back_and_there(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %0:2 = affine.delinearize_index %arg0 into (%arg2, 24) : index, index
    %1:2 = affine.delinearize_index %0#1 into (4, 6) : index, index
    %2 = affine.linearize_index [%arg1, %0#1] by (5, 24) : index
    %3 = affine.linearize_index [%0#0, %1#0, %arg1] by (4, 7) : index
    return %arg0, %2, %3 : index, index, index
  }
  func.func @two_runs(%arg0: index, %arg1: index) -> (index, index) {
    %0 = affine.linearize_index [%arg0, %arg1] by (32, 12) : index
    %1:3 = affine.delinearize_index %arg0 into (4, 3, 4) : index, index, index
    %2 = affine.linearize_index [%1#0, %arg1, %1#2] by (4, 9, 4) : index
    return %0, %2 : index, index
  }
  func.func @unknown_sizes(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> index {
    %0 = affine.apply #map()[%arg3]
    %1:3 = affine.delinearize_index %arg0 into (%arg2, 4, %0) : index, index, index
    %2 = affine.linearize_index [%1#0, %1#2, %1#1] by (%arg2, %0, 4) : index
    return %2 : index
  }
  func.func @bound_by_others(%arg0: index, %arg1: index, %arg2: index) -> (index, index) {
    %0:2 = affine.delinearize_index %arg0 into (15) : index, index
    %1 = affine.linearize_index disjoint [%arg1, %arg0, %arg2] by (9, 30, 7) : index
    %2 = affine.linearize_index [%arg1, %0#0, %0#1, %arg2] by (9, 2, 15, 7) : index
    return %1, %2 : index, index
  }
}

