// Odd numbers are moved to the front by stores that leave no gaps, then spread out again over the even places.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %in = memref.alloca() : memref<24xi64>
  %packed = memref.alloca() : memref<32xi64>
  affine.for %i = 0 to 24 {
    %n = affine.apply affine_map<(i) -> ((i * 7 + i floordiv 3) mod 17)>(%i)
    %w = arith.index_cast %n : index to i64
    memref.store %w, %in[%i] : memref<24xi64>
  }
  affine.for %i = 0 to 32 {
    %w = arith.constant -1 : i64
    memref.store %w, %packed[%i] : memref<32xi64>
  }
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<1> : vector<8xi64>
  %count = affine.for %i = 0 to 24 step 8 iter_args(%at = %c0) -> index {
    %v = vector.load %in[%i] : memref<24xi64>, vector<8xi64>
    %low = arith.andi %v, %one : vector<8xi64>
    %odd = arith.trunci %low : vector<8xi64> to vector<8xi1>
    vector.compressstore %packed[%at], %odd, %v : memref<32xi64>, vector<8xi1>, vector<8xi64>
    %n = vector.reduction <add>, %low : vector<8xi64> into i64
    %k = arith.index_cast %n : i64 to index
    %next = arith.addi %at, %k : index
    affine.yield %next : index
  }
  %w = arith.index_cast %count : index to i64
  func.call @print_i64(%w) : (i64) -> ()
  affine.for %i = 0 to 16 {
    %x = memref.load %packed[%i] : memref<32xi64>
    func.call @print_i64(%x) : (i64) -> ()
  }
  %even = arith.constant dense<[true, false, true, false, true, false, true, false]> : vector<8xi1>
  %gap = arith.constant dense<-9> : vector<8xi64>
  %e = vector.expandload %packed[%c0], %even, %gap : memref<32xi64>, vector<8xi1>, vector<8xi64> into vector<8xi64>
  affine.for %i = 0 to 8 {
    %x = vector.extract %e[%i] : i64 from vector<8xi64>
    func.call @print_i64(%x) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
