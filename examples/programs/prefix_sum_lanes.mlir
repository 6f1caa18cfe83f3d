// Running sums of 8 lanes at a time: shifted copies of themselves are added, under masks.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %m = memref.alloca() : memref<32xi64>
  %zero = arith.constant dense<0> : vector<8xi64>
  %c0 = arith.constant 0 : i64
  affine.for %i = 0 to 32 {
    %n = affine.apply affine_map<(i) -> ((i * 5) mod 9 - 3)>(%i)
    %w = arith.index_cast %n : index to i64
    memref.store %w, %m[%i] : memref<32xi64>
  }
  %sum = affine.for %i = 0 to 32 step 8 iter_args(%carry = %c0) -> i64 {
    %v = vector.load %m[%i] : memref<32xi64>, vector<8xi64>
    %a = vector.shuffle %zero, %v [7, 8, 9, 10, 11, 12, 13, 14] : vector<8xi64>, vector<8xi64>
    %v1 = arith.addi %v, %a : vector<8xi64>
    %b = vector.shuffle %zero, %v1 [6, 7, 8, 9, 10, 11, 12, 13] : vector<8xi64>, vector<8xi64>
    %v2 = arith.addi %v1, %b : vector<8xi64>
    %c = vector.shuffle %zero, %v2 [4, 5, 6, 7, 8, 9, 10, 11] : vector<8xi64>, vector<8xi64>
    %v3 = arith.addi %v2, %c : vector<8xi64>
    %before = vector.broadcast %carry : i64 to vector<8xi64>
    %out = arith.addi %v3, %before : vector<8xi64>
    vector.store %out, %m[%i] : memref<32xi64>, vector<8xi64>
    %last = vector.extract %out[7] : i64 from vector<8xi64>
    affine.yield %last : i64
  }
  func.call @print_i64(%sum) : (i64) -> ()
  affine.for %i = 0 to 32 step 3 {
    %x = memref.load %m[%i] : memref<32xi64>
    func.call @print_i64(%x) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
