// RUN: lowir opt --compat=19
// Tiles as release 19 has them: of arrays, as no type of its LLVM dialect is a tile. So nothing translates them.
llvm.func @amx(%n: i16, %p: !llvm.ptr, %stride: i64) {
  %0 = "amx.tilezero"(%n, %n) : (i16, i16) -> !llvm.array<16 x vector<16xi32>>
  %1 = "amx.tileloadd64"(%n, %n, %p, %stride) : (i16, i16, !llvm.ptr, i64) -> !llvm.array<16 x vector<16xi32>>
  %2 = "amx.tdpbf16ps"(%n, %n, %n, %0, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
  %3 = "amx.tdpbssd"(%n, %n, %n, %2, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
  %4 = "amx.tdpbsud"(%n, %n, %n, %3, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
  %5 = "amx.tdpbusd"(%n, %n, %n, %4, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
  %6 = "amx.tdpbuud"(%n, %n, %n, %5, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
  "amx.tilestored64"(%n, %n, %p, %stride, %6) : (i16, i16, !llvm.ptr, i64, !llvm.array<16 x vector<16xi32>>) -> ()
  llvm.return
}
//--- out
module {
  llvm.func @amx(%arg0: i16, %arg1: !llvm.ptr, %arg2: i64) {
    %0 = "amx.tilezero"(%arg0, %arg0) : (i16, i16) -> !llvm.array<16 x vector<16xi32>>
    %1 = "amx.tileloadd64"(%arg0, %arg0, %arg1, %arg2) : (i16, i16, !llvm.ptr, i64) -> !llvm.array<16 x vector<16xi32>>
    %2 = "amx.tdpbf16ps"(%arg0, %arg0, %arg0, %0, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
    %3 = "amx.tdpbssd"(%arg0, %arg0, %arg0, %2, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
    %4 = "amx.tdpbsud"(%arg0, %arg0, %arg0, %3, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
    %5 = "amx.tdpbusd"(%arg0, %arg0, %arg0, %4, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
    %6 = "amx.tdpbuud"(%arg0, %arg0, %arg0, %5, %1, %1) : (i16, i16, i16, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>, !llvm.array<16 x vector<16xi32>>) -> !llvm.array<16 x vector<16xi32>>
    "amx.tilestored64"(%arg0, %arg0, %arg1, %arg2, %6) : (i16, i16, !llvm.ptr, i64, !llvm.array<16 x vector<16xi32>>) -> ()
    llvm.return
  }
}

