// Runs of equal numbers as pairs of number and length, and back: where runs begin is a mask, under which numbers and their
// places are stored without gaps.
func.func private @print_i64(i64)
func.func @main() -> i32 {
  %in = memref.alloca() : memref<33xi64>
  %value = memref.alloca() : memref<40xi64>
  %place = memref.alloca() : memref<40xi64>
  %out = memref.alloca() : memref<32xi64>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %end = arith.constant 32 : i64
  %mark = arith.constant -1 : i64
  %zero = arith.constant 0 : i64
  affine.store %mark, %in[0] : memref<33xi64>
  affine.for %i = 0 to 32 {
    %n = affine.apply affine_map<(i) -> ((i floordiv 3 + i floordiv 7) mod 5)>(%i)
    %w = arith.index_cast %n : index to i64
    affine.store %w, %in[%i + 1] : memref<33xi64>
    affine.store %zero, %out[%i] : memref<32xi64>
  }
  %count = affine.for %i = 0 to 32 step 8 iter_args(%at = %0) -> index {
    %next = affine.apply affine_map<(i) -> (i + 1)>(%i)
    %before = vector.load %in[%i] : memref<33xi64>, vector<8xi64>
    %here = vector.load %in[%next] : memref<33xi64>, vector<8xi64>
    %new = arith.cmpi ne, %before, %here : vector<8xi64>
    %w = arith.index_cast %i : index to i64
    %from = vector.broadcast %w : i64 to vector<8xi64>
    %lane = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
    %where = arith.addi %from, %lane : vector<8xi64>
    vector.compressstore %value[%at], %new, %here : memref<40xi64>, vector<8xi1>, vector<8xi64>
    vector.compressstore %place[%at], %new, %where : memref<40xi64>, vector<8xi1>, vector<8xi64>
    %bit = arith.extui %new : vector<8xi1> to vector<8xi64>
    %n = vector.reduction <add>, %bit : vector<8xi64> into i64
    %k = arith.index_cast %n : i64 to index
    %sum = arith.addi %at, %k : index
    affine.yield %sum : index
  }
  memref.store %end, %place[%count] : memref<40xi64>
  scf.for %i = %0 to %count step %1 {
    %v = memref.load %value[%i] : memref<40xi64>
    %a = memref.load %place[%i] : memref<40xi64>
    %j = arith.addi %i, %1 : index
    %b = memref.load %place[%j] : memref<40xi64>
    %n = arith.subi %b, %a : i64
    func.call @print_i64(%v) : (i64) -> ()
    func.call @print_i64(%n) : (i64) -> ()
    %from = arith.index_cast %a : i64 to index
    %to = arith.index_cast %b : i64 to index
    scf.for %k = %from to %to step %1 {
      memref.store %v, %out[%k] : memref<32xi64>
    }
  }
  %wrong = affine.for %i = 0 to 32 iter_args(%s = %zero) -> i64 {
    %a = affine.load %in[%i + 1] : memref<33xi64>
    %b = affine.load %out[%i] : memref<32xi64>
    %d = arith.xori %a, %b : i64
    %t = arith.ori %s, %d : i64
    affine.yield %t : i64
  }
  call @print_i64(%wrong) : (i64) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
