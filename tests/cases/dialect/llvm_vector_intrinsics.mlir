// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Intrinsics of vectors.
llvm.func @reduce(%v: vector<4xi32>, %x: vector<4xf32>, %s: f32) {
  %add = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %and = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
  %mul = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32
  %or = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
  %smax = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i32
  %smin = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
  %umax = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
  %umin = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
  %xor = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
  %fmax = "llvm.intr.vector.reduce.fmax"(%x) : (vector<4xf32>) -> f32
  %fmin = "llvm.intr.vector.reduce.fmin"(%x) : (vector<4xf32>) -> f32
  %fmaximum = "llvm.intr.vector.reduce.fmaximum"(%x) : (vector<4xf32>) -> f32
  %fminimum = "llvm.intr.vector.reduce.fminimum"(%x) : (vector<4xf32>) -> f32
  %fadd = "llvm.intr.vector.reduce.fadd"(%s, %x) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %fmul = "llvm.intr.vector.reduce.fmul"(%s, %x) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
llvm.func @vectors(%v: vector<8xf32>, %w: vector<4xf32>, %i: i64, %s: vector<[4]xf32>) {
  %0 = llvm.intr.vector.insert %w, %v[4] : vector<4xf32> into vector<8xf32>
  %1 = llvm.intr.vector.extract %v[4] : vector<4xf32> from vector<8xf32>
  %2 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %3 = "llvm.intr.vector.deinterleave2"(%v) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %4 = llvm.intr.get.active.lane.mask %i, %i : i64, i64 to vector<4xi1>
  %5 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}
llvm.func @matrix(%p: !llvm.ptr, %i: i64, %a: vector<6xf32>, %b: vector<6xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
  %1 = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> into vector<6xf32>
  %2 = llvm.intr.matrix.column.major.load %p, <stride=%i> {isVolatile = false, rows = 2 : i32, columns = 3 : i32} : vector<6xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %a, %p, <stride=%i> {isVolatile = true, rows = 2 : i32, columns = 3 : i32} : vector<6xf32> to !llvm.ptr stride i64
  llvm.return
}
