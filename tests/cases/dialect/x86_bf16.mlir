// RUN: lowir opt %s
// RUN: lowir opt --mlir-print-op-generic %s
// Operations of `x86vector` since release 20.
func.func @f(%s4: vector<4xf32>, %s8: vector<8xf32>, %s16: vector<16xf32>, %a8: vector<8xbf16>, %a16: vector<16xbf16>, %a32: vector<32xbf16>) -> (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>){
  %0 = x86vector.avx512.dot %s4, %a8, %a8 : vector<8xbf16> -> vector<4xf32>
  %1 = x86vector.avx512.dot %s8, %a16, %a16 : vector<16xbf16> -> vector<8xf32>
  %2 = x86vector.avx512.dot %s16, %a32, %a32 : vector<32xbf16> -> vector<16xf32>
  %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8xf32> -> vector<8xbf16>
  %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %s16 : vector<16xf32> -> vector<16xbf16>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>
}
func.func @i8(%w4: vector<4xi32>, %w8: vector<8xi32>, %a16: vector<16xi8>, %a32: vector<32xi8>) -> (vector<4xi32>, vector<8xi32>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  %1 = x86vector.avx.dot.i8 %w8, %a32, %a32 : vector<32xi8> -> vector<8xi32>
  return %0, %1 : vector<4xi32>, vector<8xi32>
}
func.func @m(%m: memref<1xbf16>, %n: memref<1xf16>, %k: memref<8xbf16>, %l: memref<16xf16, strided<[1], offset: ?>>, %o: memref<16xbf16, strided<[1], offset: 5>>) -> (vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>) {
  %0 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<4xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %n : memref<1xf16> -> vector<8xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %k : memref<8xbf16> -> vector<4xf32>
  %3 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %l : memref<16xf16, strided<[1], offset: ?>> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %o : memref<16xbf16, strided<[1], offset: 5>> -> vector<8xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>
}
//--- out
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<16xf32>, %arg3: vector<8xbf16>, %arg4: vector<16xbf16>, %arg5: vector<32xbf16>) -> (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>) {
    %0 = x86vector.avx512.dot %arg0, %arg3, %arg3 : vector<8xbf16> -> vector<4xf32>
    %1 = x86vector.avx512.dot %arg1, %arg4, %arg4 : vector<16xbf16> -> vector<8xf32>
    %2 = x86vector.avx512.dot %arg2, %arg5, %arg5 : vector<32xbf16> -> vector<16xf32>
    %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg1 : vector<8xf32> -> vector<8xbf16>
    %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg2 : vector<16xf32> -> vector<16xbf16>
    return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>
  }
  func.func @i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi8>, %arg3: vector<32xi8>) -> (vector<4xi32>, vector<8xi32>) {
    %0 = x86vector.avx.dot.i8 %arg0, %arg2, %arg2 : vector<16xi8> -> vector<4xi32>
    %1 = x86vector.avx.dot.i8 %arg1, %arg3, %arg3 : vector<32xi8> -> vector<8xi32>
    return %0, %1 : vector<4xi32>, vector<8xi32>
  }
  func.func @m(%arg0: memref<1xbf16>, %arg1: memref<1xf16>, %arg2: memref<8xbf16>, %arg3: memref<16xf16, strided<[1], offset: ?>>, %arg4: memref<16xbf16, strided<[1], offset: 5>>) -> (vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<4xf32>
    %1 = x86vector.avx.bcst_to_f32.packed %arg1 : memref<1xf16> -> vector<8xf32>
    %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg2 : memref<8xbf16> -> vector<4xf32>
    %3 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg3 : memref<16xf16, strided<[1], offset: ?>> -> vector<8xf32>
    %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg4 : memref<16xbf16, strided<[1], offset: 5>> -> vector<8xf32>
    return %0, %1, %2, %3, %4 : vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>
  }
}

//--- out 2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>, vector<32xbf16>) -> (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>), sym_name = "f"}> ({
  ^bb0(%arg9: vector<4xf32>, %arg10: vector<8xf32>, %arg11: vector<16xf32>, %arg12: vector<8xbf16>, %arg13: vector<16xbf16>, %arg14: vector<32xbf16>):
    %7 = "x86vector.avx512.dot"(%arg9, %arg12, %arg12) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %8 = "x86vector.avx512.dot"(%arg10, %arg13, %arg13) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
    %9 = "x86vector.avx512.dot"(%arg11, %arg14, %arg14) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    %10 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg10) : (vector<8xf32>) -> vector<8xbf16>
    %11 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg11) : (vector<16xf32>) -> vector<16xbf16>
    "func.return"(%7, %8, %9, %10, %11) : (vector<4xf32>, vector<8xf32>, vector<16xf32>, vector<8xbf16>, vector<16xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<8xi32>, vector<16xi8>, vector<32xi8>) -> (vector<4xi32>, vector<8xi32>), sym_name = "i8"}> ({
  ^bb0(%arg5: vector<4xi32>, %arg6: vector<8xi32>, %arg7: vector<16xi8>, %arg8: vector<32xi8>):
    %5 = "x86vector.avx.dot.i8"(%arg5, %arg7, %arg7) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %6 = "x86vector.avx.dot.i8"(%arg6, %arg8, %arg8) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
    "func.return"(%5, %6) : (vector<4xi32>, vector<8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<1xbf16>, memref<1xf16>, memref<8xbf16>, memref<16xf16, strided<[1], offset: ?>>, memref<16xbf16, strided<[1], offset: 5>>) -> (vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>), sym_name = "m"}> ({
  ^bb0(%arg0: memref<1xbf16>, %arg1: memref<1xf16>, %arg2: memref<8xbf16>, %arg3: memref<16xf16, strided<[1], offset: ?>>, %arg4: memref<16xbf16, strided<[1], offset: 5>>):
    %0 = "x86vector.avx.bcst_to_f32.packed"(%arg0) : (memref<1xbf16>) -> vector<4xf32>
    %1 = "x86vector.avx.bcst_to_f32.packed"(%arg1) : (memref<1xf16>) -> vector<8xf32>
    %2 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%arg2) : (memref<8xbf16>) -> vector<4xf32>
    %3 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%arg3) : (memref<16xf16, strided<[1], offset: ?>>) -> vector<8xf32>
    %4 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%arg4) : (memref<16xbf16, strided<[1], offset: 5>>) -> vector<8xf32>
    "func.return"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

