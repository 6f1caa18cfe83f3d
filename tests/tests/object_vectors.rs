//! What the code of objects does with vectors: rows of constants, lanes under masks.

use lowir_tests::objects::answer;

/// A vector fills more bytes than its lanes have, where these are no power of two.
#[test]
fn rows_of_odd_vectors_stand_where_they_are_read() {
    let text = r#"
      llvm.mlir.global internal constant @rows(dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : vector<3x3xf32>) : !llvm.array<3 x vector<3xf32>>
      llvm.mlir.global internal constant @deep(dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : vector<2x2x3xi8>) : !llvm.array<2 x array<2 x vector<3xi8>>>
      llvm.func @known() -> f32 {
        %k = llvm.mlir.constant(dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : vector<3x3xf32>) : !llvm.array<3 x vector<3xf32>>
        %row = llvm.extractvalue %k[2] : !llvm.array<3 x vector<3xf32>>
        %i = llvm.mlir.constant(1 : i32) : i32
        %x = llvm.extractelement %row[%i : i32] : vector<3xf32>
        llvm.return %x : f32
      }
      llvm.func @same() -> f32 {
        %k = llvm.mlir.constant(dense<1.5> : vector<8x7xf32>) : !llvm.array<8 x vector<7xf32>>
        %row = llvm.extractvalue %k[7] : !llvm.array<8 x vector<7xf32>>
        %i = llvm.mlir.constant(6 : i32) : i32
        %x = llvm.extractelement %row[%i : i32] : vector<7xf32>
        llvm.return %x : f32
      }
      llvm.func @loaded() -> f32 {
        %p = llvm.mlir.addressof @rows : !llvm.ptr
        %q = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x vector<3xf32>>
        %row = llvm.load %q : !llvm.ptr -> vector<3xf32>
        %i = llvm.mlir.constant(2 : i32) : i32
        %x = llvm.extractelement %row[%i : i32] : vector<3xf32>
        llvm.return %x : f32
      }
      llvm.func @bytes() -> i8 {
        %p = llvm.mlir.addressof @deep : !llvm.ptr
        %q = llvm.getelementptr %p[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x vector<3xi8>>>
        %row = llvm.load %q : !llvm.ptr -> vector<3xi8>
        %i = llvm.mlir.constant(2 : i32) : i32
        %x = llvm.extractelement %row[%i : i32] : vector<3xi8>
        llvm.return %x : i8
      }
    "#;
    assert_eq!(answer(text, "--entry known"), "8\n");
    assert_eq!(answer(text, "--entry same"), "1.5\n");
    assert_eq!(answer(text, "--entry loaded"), "9\n");
    assert_eq!(answer(text, "--entry bytes"), "12\n");
}

#[test]
fn lanes_that_count_are_reduced() {
    let text = r#"
      llvm.func @sum(%last: i1) -> i32 {
        %start = llvm.mlir.constant(1000 : i32) : i32
        %a = llvm.mlir.constant(dense<[1, 20, 300]> : vector<3xi32>) : vector<3xi32>
        %m = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
        %i = llvm.mlir.constant(2 : i32) : i32
        %n = llvm.insertelement %last, %m[%i : i32] : vector<3xi1>
        %all = llvm.mlir.constant(3 : i32) : i32
        %r = "llvm.intr.vp.reduce.add"(%start, %a, %n, %all) : (i32, vector<3xi32>, vector<3xi1>, i32) -> i32
        llvm.return %r : i32
      }
      llvm.func @product() -> f32 {
        %start = llvm.mlir.constant(0.5 : f32) : f32
        %a = llvm.mlir.constant(dense<[2.0, 3.0, 5.0, 7.0]> : vector<4xf32>) : vector<4xf32>
        %m = llvm.mlir.constant(dense<[false, true, true, true]> : vector<4xi1>) : vector<4xi1>
        %few = llvm.mlir.constant(3 : i32) : i32
        %r = "llvm.intr.vp.reduce.fmul"(%start, %a, %m, %few) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
        llvm.return %r : f32
      }
      llvm.func @least() -> i8 {
        %start = llvm.mlir.constant(100 : i8) : i8
        %a = llvm.mlir.constant(dense<[-128, 5, 7]> : vector<3xi8>) : vector<3xi8>
        %m = llvm.mlir.constant(dense<[false, true, true]> : vector<3xi1>) : vector<3xi1>
        %all = llvm.mlir.constant(3 : i32) : i32
        %r = "llvm.intr.vp.reduce.smin"(%start, %a, %m, %all) : (i8, vector<3xi8>, vector<3xi1>, i32) -> i8
        llvm.return %r : i8
      }
      llvm.func @one_lane() -> i64 {
        %one = llvm.mlir.constant(1 : i64) : i64
        %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
        %a = llvm.mlir.constant(dense<42> : vector<1xi64>) : vector<1xi64>
        %b = llvm.mlir.constant(dense<7> : vector<1xi64>) : vector<1xi64>
        %yes = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
        %no = llvm.mlir.constant(dense<false> : vector<1xi1>) : vector<1xi1>
        llvm.intr.masked.store %a, %p, %yes {alignment = 8 : i32} : vector<1xi64>, vector<1xi1> into !llvm.ptr
        llvm.intr.masked.store %b, %p, %no {alignment = 8 : i32} : vector<1xi64>, vector<1xi1> into !llvm.ptr
        %x = llvm.intr.masked.load %p, %yes, %b {alignment = 8 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi64>) -> vector<1xi64>
        %y = llvm.intr.masked.load %p, %no, %b {alignment = 8 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi64>) -> vector<1xi64>
        %z = llvm.sub %x, %y : vector<1xi64>
        %i = llvm.mlir.constant(0 : i32) : i32
        %r = llvm.extractelement %z[%i : i32] : vector<1xi64>
        llvm.return %r : i64
      }
    "#;
    assert_eq!(answer(text, "--entry sum true"), "1301\n");
    assert_eq!(answer(text, "--entry sum false"), "1001\n");
    assert_eq!(answer(text, "--entry product"), "7.5\n");
    assert_eq!(answer(text, "--entry least"), "5\n");
    assert_eq!(answer(text, "--entry one_lane"), "35\n");
}
