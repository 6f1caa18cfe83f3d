// A histogram with four counters for each bin, one for each lane: gathered, added to, scattered back.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %bins = memref.alloca() : memref<40xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant dense<1> : vector<4xi32>
  %none = arith.constant dense<0> : vector<4xi32>
  %c0 = arith.constant 0 : index
  %n = arith.constant 97 : index
  affine.for %i = 0 to 40 {
    memref.store %zero, %bins[%i] : memref<40xi32>
  }
  %lane = vector.step : vector<4xindex>
  %ten = arith.constant dense<10> : vector<4xindex>
  %place = arith.muli %lane, %ten : vector<4xindex>
  affine.for %i = 0 to 97 step 4 {
    %left = affine.apply affine_map<(i) -> (97 - i)>(%i)
    %mask = vector.create_mask %left : vector<4xi1>
    %b = vector.broadcast %i : index to vector<4xindex>
    %k = arith.addi %b, %lane : vector<4xindex>
    %sq = arith.muli %k, %k : vector<4xindex>
    %bin = arith.remui %sq, %ten : vector<4xindex>
    %at = arith.addi %bin, %place : vector<4xindex>
    %old = vector.gather %bins[%c0] [%at], %mask, %none : memref<40xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %new = arith.addi %old, %one : vector<4xi32>
    vector.scatter %bins[%c0] [%at], %mask, %new : memref<40xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>
  }
  affine.for %i = 0 to 10 {
    %a = affine.load %bins[%i] : memref<40xi32>
    %b = affine.load %bins[%i + 10] : memref<40xi32>
    %c = affine.load %bins[%i + 20] : memref<40xi32>
    %d = affine.load %bins[%i + 30] : memref<40xi32>
    %s = arith.addi %a, %b : i32
    %t = arith.addi %c, %d : i32
    %u = arith.addi %s, %t : i32
    %w = arith.extsi %u : i32 to i64
    func.call @print_i64(%w) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
