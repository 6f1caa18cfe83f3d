// RUN: lowir opt
// RUN: lowir opt --no-older-spelling-remarks
// OURS: the real tools read no older spelling
// One remark for each kind of older spelling, not for each place.
func @f(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  %1 = addi %0, %a : i32
  return %1 : i32
}
func @g(%m: memref<4xf32, offset: 1, strides: [2]>, %n: memref<4xf32, offset: 1, strides: [3]>) {
  return
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @g(%arg0: memref<4xf32, strided<[2], offset: 1>>, %arg1: memref<4xf32, strided<[3], offset: 1>>) {
    return
  }
}

//--- err
older_spelling_remarks.mlir:5:1: remark: older spelling: `func`, today written `func.func` [older-spelling]
func @f(%a: i32) -> i32 {
^~~~
older_spelling_remarks.mlir:6:8: remark: older spelling: `addi`, today written `arith.addi` [older-spelling]
  %0 = addi %a, %a : i32
       ^~~~
older_spelling_remarks.mlir:10:27: remark: older spelling: `offset: o, strides: [s]` in a memref type, today written `strided<[s], offset: o>` [older-spelling]
func @g(%m: memref<4xf32, offset: 1, strides: [2]>, %n: memref<4xf32, offset: 1, strides: [3]>) {
                          ^~~~~~
//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %arg0 : i32
    return %1 : i32
  }
  func.func @g(%arg0: memref<4xf32, strided<[2], offset: 1>>, %arg1: memref<4xf32, strided<[3], offset: 1>>) {
    return
  }
}

