// A bitonic network sorts eight lanes: each step compares with a shuffled copy and keeps the less or the greater.
func.func private @print_i64(i64)
func.func @sort(%v: vector<8xi32>) -> vector<8xi32> {
  %s1 = vector.shuffle %v, %v [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %lo1 = arith.minsi %v, %s1 : vector<8xi32>
  %hi1 = arith.maxsi %v, %s1 : vector<8xi32>
  %v1 = vector.shuffle %lo1, %hi1 [0, 9, 10, 3, 4, 13, 14, 7] : vector<8xi32>, vector<8xi32>
  %s2 = vector.shuffle %v1, %v1 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %lo2 = arith.minsi %v1, %s2 : vector<8xi32>
  %hi2 = arith.maxsi %v1, %s2 : vector<8xi32>
  %v2 = vector.shuffle %lo2, %hi2 [0, 1, 10, 11, 12, 13, 6, 7] : vector<8xi32>, vector<8xi32>
  %s3 = vector.shuffle %v2, %v2 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %lo3 = arith.minsi %v2, %s3 : vector<8xi32>
  %hi3 = arith.maxsi %v2, %s3 : vector<8xi32>
  %v3 = vector.shuffle %lo3, %hi3 [0, 9, 2, 11, 12, 5, 14, 7] : vector<8xi32>, vector<8xi32>
  %s4 = vector.shuffle %v3, %v3 [4, 5, 6, 7, 0, 1, 2, 3] : vector<8xi32>, vector<8xi32>
  %lo4 = arith.minsi %v3, %s4 : vector<8xi32>
  %hi4 = arith.maxsi %v3, %s4 : vector<8xi32>
  %v4 = vector.shuffle %lo4, %hi4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xi32>, vector<8xi32>
  %s5 = vector.shuffle %v4, %v4 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %lo5 = arith.minsi %v4, %s5 : vector<8xi32>
  %hi5 = arith.maxsi %v4, %s5 : vector<8xi32>
  %v5 = vector.shuffle %lo5, %hi5 [0, 1, 10, 11, 4, 5, 14, 15] : vector<8xi32>, vector<8xi32>
  %s6 = vector.shuffle %v5, %v5 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %lo6 = arith.minsi %v5, %s6 : vector<8xi32>
  %hi6 = arith.maxsi %v5, %s6 : vector<8xi32>
  %v6 = vector.shuffle %lo6, %hi6 [0, 9, 2, 11, 4, 13, 6, 15] : vector<8xi32>, vector<8xi32>
  return %v6 : vector<8xi32>
}
func.func @main() -> i32 {
  %a = arith.constant dense<[5, -3, 99, 0, 42, 7, -3, 12]> : vector<8xi32>
  %by = arith.constant dense<[3, 5, 7, -11, 13, 17, 19, 23]> : vector<8xi32>
  %end = affine.for %i = 0 to 5 iter_args(%v = %a) -> vector<8xi32> {
    %s = func.call @sort(%v) : (vector<8xi32>) -> vector<8xi32>
    affine.for %k = 0 to 8 {
      %x = vector.extract %s[%k] : i32 from vector<8xi32>
      %w = arith.extsi %x : i32 to i64
      func.call @print_i64(%w) : (i64) -> ()
    }
    %next = arith.muli %s, %by : vector<8xi32>
    affine.yield %next : vector<8xi32>
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
