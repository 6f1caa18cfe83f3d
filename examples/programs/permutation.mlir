// A permutation of 32 numbers by gathers, taken back by scatters, and the lengths of its cycles.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %order = memref.alloca() : memref<32xi32>
  %in = memref.alloca() : memref<32xi64>
  %moved = memref.alloca() : memref<32xi64>
  %back = memref.alloca() : memref<32xi64>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %32 = arith.constant 32 : index
  %all = arith.constant dense<true> : vector<8xi1>
  %none = arith.constant dense<-1> : vector<8xi64>
  %minus = arith.constant -1 : i64
  affine.for %i = 0 to 32 {
    %p = affine.apply affine_map<(i) -> ((i * 13 + 5) mod 32)>(%i)
    %w = arith.index_cast %p : index to i32
    affine.store %w, %order[%i] : memref<32xi32>
    %x = affine.apply affine_map<(i) -> (i * 3 + 100)>(%i)
    %y = arith.index_cast %x : index to i64
    affine.store %y, %in[%i] : memref<32xi64>
    affine.store %minus, %back[%i] : memref<32xi64>
  }
  affine.for %i = 0 to 32 step 8 {
    %p = vector.load %order[%i] : memref<32xi32>, vector<8xi32>
    %x = vector.gather %in[%0][%p], %all, %none : memref<32xi64>, vector<8xi32>, vector<8xi1>, vector<8xi64> into vector<8xi64>
    vector.store %x, %moved[%i] : memref<32xi64>, vector<8xi64>
  }
  affine.for %i = 0 to 32 step 8 {
    %p = vector.load %order[%i] : memref<32xi32>, vector<8xi32>
    %x = vector.load %moved[%i] : memref<32xi64>, vector<8xi64>
    vector.scatter %back[%0][%p], %all, %x : memref<32xi64>, vector<8xi32>, vector<8xi1>, vector<8xi64>
  }
  affine.for %i = 0 to 32 step 3 {
    %x = affine.load %moved[%i] : memref<32xi64>
    %y = affine.load %back[%i] : memref<32xi64>
    func.call @print_i64(%x) : (i64) -> ()
    func.call @print_i64(%y) : (i64) -> ()
  }
  affine.for %i = 0 to 32 {
    %n:2 = scf.while (%at = %i, %n = %0) : (index, index) -> (index, index) {
      %w = memref.load %order[%at] : memref<32xi32>
      %next = arith.index_cast %w : i32 to index
      %k = arith.addi %n, %1 : index
      %more = arith.cmpi ne, %next, %i : index
      scf.condition(%more) %next, %k : index, index
    } do {
    ^bb0(%at: index, %n: index):
      scf.yield %at, %n : index, index
    }
    %v = arith.index_cast %n#1 : index to i64
    func.call @print_i64(%v) : (i64) -> ()
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
