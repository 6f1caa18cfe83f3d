// RUN: lowir opt --convert-arith-to-llvm --mlir-print-debuginfo --mlir-print-local-scope %s
// What is nothing but a cast of its operand asks for that.

func.func @counted(%m: memref<4xi64>, %c0: index, %c4: index, %c1: index) {
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = arith.index_cast %i : index to i64
    memref.store %0, %m[%i] : memref<4xi64>
    %1 = arith.addi %i, %c1 : index
    memref.store %0, %m[%1] : memref<4xi64>
  }
  return
}
//--- out
module {
  func.func @counted(%arg0: memref<4xi64> loc("locations_of_counters_that_become_others.mlir":4:20), %arg1: index loc("locations_of_counters_that_become_others.mlir":4:39), %arg2: index loc("locations_of_counters_that_become_others.mlir":4:51), %arg3: index loc("locations_of_counters_that_become_others.mlir":4:63)) {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64 loc("locations_of_counters_that_become_others.mlir":8:10)
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      %1 = builtin.unrealized_conversion_cast %arg4 : index to i64 loc("locations_of_counters_that_become_others.mlir":6:10)
      memref.store %1, %arg0[%arg4] : memref<4xi64> loc("locations_of_counters_that_become_others.mlir":7:5)
      %2 = llvm.add %1, %0 : i64 loc("locations_of_counters_that_become_others.mlir":8:10)
      %3 = builtin.unrealized_conversion_cast %2 : i64 to index loc("locations_of_counters_that_become_others.mlir":8:10)
      memref.store %1, %arg0[%3] : memref<4xi64> loc("locations_of_counters_that_become_others.mlir":9:5)
    } loc("locations_of_counters_that_become_others.mlir":5:3)
    return loc("locations_of_counters_that_become_others.mlir":11:3)
  } loc("locations_of_counters_that_become_others.mlir":4:1)
} loc("locations_of_counters_that_become_others.mlir":0:0)
