//! What is made of like operations in objects: what is found again must be what would be made anew.

use lowir_tests::objects::answer;

#[test]
fn address_computations_alike_are_told_apart() {
    // All have the same attributes: the index is a constant, a word, or less than one, with a sign.
    let text = r"
      func.func @f(%i: i64, %n: i32) -> i64 {
        %0 = llvm.mlir.constant(0 : i64) : i64
        %1 = llvm.mlir.constant(1 : i64) : i64
        %2 = llvm.mlir.constant(2 : i64) : i64
        %4 = llvm.mlir.constant(4 : i64) : i64
        %narrow = llvm.mlir.constant(-1 : i32) : i32
        %p = llvm.alloca %4 x i64 : (i64) -> !llvm.ptr
        %at = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %p0 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %p1 = llvm.getelementptr %p[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %p2 = llvm.getelementptr %p[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %a = llvm.mlir.constant(1 : i64) : i64
        %b = llvm.mlir.constant(10 : i64) : i64
        %c = llvm.mlir.constant(100 : i64) : i64
        llvm.store %a, %p0 : i64, !llvm.ptr
        llvm.store %b, %p1 : i64, !llvm.ptr
        llvm.store %c, %p2 : i64, !llvm.ptr
        %before = llvm.getelementptr %p2[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        %least = llvm.getelementptr %p1[%narrow] : (!llvm.ptr, i32) -> !llvm.ptr, i64
        %x = llvm.load %at : !llvm.ptr -> i64
        %y = llvm.load %before : !llvm.ptr -> i64
        %z = llvm.load %least : !llvm.ptr -> i64
        %k = llvm.mlir.constant(1000 : i64) : i64
        %x1 = llvm.mul %x, %k : i64
        %x2 = llvm.add %x1, %y : i64
        %x3 = llvm.mul %x2, %k : i64
        %x4 = llvm.add %x3, %z : i64
        return %x4 : i64
      }
    ";
    assert_eq!(answer(text, "--entry f 2 -1"), "100010001\n");
    assert_eq!(answer(text, "--entry f 0 -2"), "1001001\n");
}
