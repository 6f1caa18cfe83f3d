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
//--- out
module {
  llvm.func @reduce(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: f32) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %9 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
    %10 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
    %11 = llvm.intr.vector.reduce.fmaximum(%arg1) : (vector<4xf32>) -> f32
    %12 = llvm.intr.vector.reduce.fminimum(%arg1) : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vectors(%arg0: vector<8xf32>, %arg1: vector<4xf32>, %arg2: i64, %arg3: vector<[4]xf32>) {
    %0 = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4xf32> into vector<8xf32>
    %1 = llvm.intr.vector.extract %arg0[4] : vector<4xf32> from vector<8xf32>
    %2 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i64, i64 to vector<4xi1>
    %5 = "llvm.intr.vscale"() : () -> i64
    llvm.return
  }
  llvm.func @matrix(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<6xf32>, %arg3: vector<6xf32>) {
    %0 = llvm.intr.matrix.multiply %arg2, %arg3 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %1 = llvm.intr.matrix.transpose %arg2 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
    %2 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = false, rows = 2 : i32} : vector<6xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg2, %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = true, rows = 2 : i32} : vector<6xf32> to !llvm.ptr stride i64
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @reduce(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: f32) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %5 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    %6 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    %7 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    %8 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %9 = llvm.intr.vector.reduce.fmax(%arg1)  : (vector<4xf32>) -> f32
    %10 = llvm.intr.vector.reduce.fmin(%arg1)  : (vector<4xf32>) -> f32
    %11 = llvm.intr.vector.reduce.fmaximum(%arg1)  : (vector<4xf32>) -> f32
    %12 = llvm.intr.vector.reduce.fminimum(%arg1)  : (vector<4xf32>) -> f32
    %13 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vectors(%arg0: vector<8xf32>, %arg1: vector<4xf32>, %arg2: i64, %arg3: vector<[4]xf32>) {
    %0 = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4xf32> into vector<8xf32>
    %1 = llvm.intr.vector.extract %arg0[4] : vector<4xf32> from vector<8xf32>
    %2 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i64, i64 to vector<4xi1>
    %5 = "llvm.intr.vscale"() : () -> i64
    llvm.return
  }
  llvm.func @matrix(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<6xf32>, %arg3: vector<6xf32>) {
    %0 = llvm.intr.matrix.multiply %arg2, %arg3 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %1 = llvm.intr.matrix.transpose %arg2 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
    %2 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = false, rows = 2 : i32} : vector<6xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg2, %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = true, rows = 2 : i32} : vector<6xf32> to !llvm.ptr stride i64
    llvm.return
  }
}

//--- out 3
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xf32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "reduce", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg8: vector<4xi32>, %arg9: vector<4xf32>, %arg10: f32):
    %9 = "llvm.intr.vector.reduce.add"(%arg8) : (vector<4xi32>) -> i32
    %10 = "llvm.intr.vector.reduce.and"(%arg8) : (vector<4xi32>) -> i32
    %11 = "llvm.intr.vector.reduce.mul"(%arg8) : (vector<4xi32>) -> i32
    %12 = "llvm.intr.vector.reduce.or"(%arg8) : (vector<4xi32>) -> i32
    %13 = "llvm.intr.vector.reduce.smax"(%arg8) : (vector<4xi32>) -> i32
    %14 = "llvm.intr.vector.reduce.smin"(%arg8) : (vector<4xi32>) -> i32
    %15 = "llvm.intr.vector.reduce.umax"(%arg8) : (vector<4xi32>) -> i32
    %16 = "llvm.intr.vector.reduce.umin"(%arg8) : (vector<4xi32>) -> i32
    %17 = "llvm.intr.vector.reduce.xor"(%arg8) : (vector<4xi32>) -> i32
    %18 = "llvm.intr.vector.reduce.fmax"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %19 = "llvm.intr.vector.reduce.fmin"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %20 = "llvm.intr.vector.reduce.fmaximum"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %21 = "llvm.intr.vector.reduce.fminimum"(%arg9) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %22 = "llvm.intr.vector.reduce.fadd"(%arg10, %arg9) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %23 = "llvm.intr.vector.reduce.fmul"(%arg10, %arg9) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, vector<4xf32>, i64, vector<[4]xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vectors", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: vector<8xf32>, %arg5: vector<4xf32>, %arg6: i64, %arg7: vector<[4]xf32>):
    %3 = "llvm.intr.vector.insert"(%arg4, %arg5) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %4 = "llvm.intr.vector.extract"(%arg4) <{pos = 4 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %5 = "llvm.intr.vector.interleave2"(%arg5, %arg5) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %6 = "llvm.intr.vector.deinterleave2"(%arg4) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %7 = "llvm.intr.get.active.lane.mask"(%arg6, %arg6) : (i64, i64) -> vector<4xi1>
    %8 = "llvm.intr.vscale"() : () -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, vector<6xf32>, vector<6xf32>)>, linkage = #llvm.linkage<external>, sym_name = "matrix", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<6xf32>, %arg3: vector<6xf32>):
    %0 = "llvm.intr.matrix.multiply"(%arg2, %arg3) <{lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %1 = "llvm.intr.matrix.transpose"(%arg2) <{columns = 3 : i32, rows = 2 : i32}> : (vector<6xf32>) -> vector<6xf32>
    %2 = "llvm.intr.matrix.column.major.load"(%arg0, %arg1) <{columns = 3 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> vector<6xf32>
    "llvm.intr.matrix.column.major.store"(%arg2, %arg0, %arg1) <{columns = 3 : i32, isVolatile = true, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

