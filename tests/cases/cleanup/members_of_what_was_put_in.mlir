// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// RUN: lowir opt --convert-math-to-libm
// RUN: lowir opt --compat=19 --convert-math-to-libm
// Release 22 looks for a member in the part that was put in, and takes a member of poison for poison.
!pair = !llvm.array<2 x i8>
!whole = !llvm.struct<(i8, array<2 x i8>)>
func.func private @aggregate() -> !whole
func.func @put_into_a_part(%x: i8, %p: !pair, %w: !whole) -> i8 {
  %part = llvm.insertvalue %x, %p[1] : !pair
  %with = llvm.insertvalue %part, %w[1] : !whole
  %m = llvm.extractvalue %with[1, 1] : !whole
  return %m : i8
}
func.func @put_beside_it(%x: i8, %p: !pair, %w: !whole) -> i8 {
  %part = llvm.insertvalue %x, %p[0] : !pair
  %with = llvm.insertvalue %part, %w[1] : !whole
  %all = llvm.insertvalue %x, %with[0] : !whole
  %m = llvm.extractvalue %all[1, 1] : !whole
  return %m : i8
}
func.func @part_of_it_put_in(%x: i8, %w: !whole) -> !pair {
  %with = llvm.insertvalue %x, %w[1, 0] : !whole
  %all = llvm.insertvalue %x, %with[0] : !whole
  %m = llvm.extractvalue %all[1] : !whole
  return %m : !pair
}
func.func @member_of_a_result(%x: i8) -> i8 {
  %w = func.call @aggregate() : () -> !whole
  %with = llvm.insertvalue %x, %w[0] : !whole
  %m = llvm.extractvalue %with[1, 0] : !whole
  return %m : i8
}
func.func @members_of_nothing(%x: i8) -> (i8, i8, !pair) {
  %u = llvm.mlir.undef : !whole
  %z = llvm.mlir.zero : !whole
  %with = llvm.insertvalue %x, %u[0] : !whole
  %a = llvm.extractvalue %with[1, 0] : !whole
  %b = llvm.extractvalue %z[1, 1] : !whole
  %c = llvm.extractvalue %z[1] : !whole
  return %a, %b, %c : i8, i8, !pair
}
//--- out
module {
  func.func private @aggregate() -> !llvm.struct<(i8, array<2 x i8>)>
  func.func @put_into_a_part(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    return %arg0 : i8
  }
  func.func @put_beside_it(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : i8
  }
  func.func @part_of_it_put_in(%arg0: i8, %arg1: !llvm.struct<(i8, array<2 x i8>)>) -> !llvm.array<2 x i8> {
    %0 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %1 : !llvm.array<2 x i8>
  }
  func.func @member_of_a_result(%arg0: i8) -> i8 {
    %0 = call @aggregate() : () -> !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    return %1 : i8
  }
  func.func @members_of_nothing(%arg0: i8) -> (i8, i8, !llvm.array<2 x i8>) {
    %0 = llvm.mlir.undef : i8
    %1 = llvm.mlir.zero : i8
    %2 = llvm.mlir.zero : !llvm.array<2 x i8>
    return %0, %1, %2 : i8, i8, !llvm.array<2 x i8>
  }
}

//--- out 2
module {
  func.func private @aggregate() -> !llvm.struct<(i8, array<2 x i8>)>
  func.func @put_into_a_part(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : i8
  }
  func.func @put_beside_it(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : i8
  }
  func.func @part_of_it_put_in(%arg0: i8, %arg1: !llvm.struct<(i8, array<2 x i8>)>) -> !llvm.array<2 x i8> {
    %0 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %1 : !llvm.array<2 x i8>
  }
  func.func @member_of_a_result(%arg0: i8) -> i8 {
    %0 = call @aggregate() : () -> !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    return %1 : i8
  }
  func.func @members_of_nothing(%arg0: i8) -> (i8, i8, !llvm.array<2 x i8>) {
    %0 = llvm.mlir.undef : !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.mlir.zero : !llvm.struct<(i8, array<2 x i8>)>
    %2 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    %4 = llvm.extractvalue %1[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2, %3, %4 : i8, i8, !llvm.array<2 x i8>
  }
}

//--- out 3
module {
  func.func private @aggregate() -> !llvm.struct<(i8, array<2 x i8>)>
  func.func @put_into_a_part(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %arg0 : i8
  }
  func.func @put_beside_it(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %3 : i8
  }
  func.func @part_of_it_put_in(%arg0: i8, %arg1: !llvm.struct<(i8, array<2 x i8>)>) -> !llvm.array<2 x i8> {
    %0 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : !llvm.array<2 x i8>
  }
  func.func @member_of_a_result(%arg0: i8) -> i8 {
    %0 = call @aggregate() : () -> !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : i8
  }
  func.func @members_of_nothing(%arg0: i8) -> (i8, i8, !llvm.array<2 x i8>) {
    %0 = llvm.mlir.undef : !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.mlir.zero : !llvm.struct<(i8, array<2 x i8>)>
    %2 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %4 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %3, %4, %5 : i8, i8, !llvm.array<2 x i8>
  }
}

//--- out 4
module {
  func.func private @aggregate() -> !llvm.struct<(i8, array<2 x i8>)>
  func.func @put_into_a_part(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : i8
  }
  func.func @put_beside_it(%arg0: i8, %arg1: !llvm.array<2 x i8>, %arg2: !llvm.struct<(i8, array<2 x i8>)>) -> i8 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.array<2 x i8> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %3 : i8
  }
  func.func @part_of_it_put_in(%arg0: i8, %arg1: !llvm.struct<(i8, array<2 x i8>)>) -> !llvm.array<2 x i8> {
    %0 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : !llvm.array<2 x i8>
  }
  func.func @member_of_a_result(%arg0: i8) -> i8 {
    %0 = call @aggregate() : () -> !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %2 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    return %2 : i8
  }
  func.func @members_of_nothing(%arg0: i8) -> (i8, i8, !llvm.array<2 x i8>) {
    %0 = llvm.mlir.undef : !llvm.struct<(i8, array<2 x i8>)>
    %1 = llvm.mlir.zero : !llvm.struct<(i8, array<2 x i8>)>
    %2 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, array<2 x i8>)> 
    %3 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i8, array<2 x i8>)> 
    %4 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i8, array<2 x i8>)> 
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(i8, array<2 x i8>)> 
    return %3, %4, %5 : i8, i8, !llvm.array<2 x i8>
  }
}

