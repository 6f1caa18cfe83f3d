// RUN: lowir opt --allow-unregistered-dialect --split-input-file
// What belongs to a type of the LLVM dialect stands right behind its name.
"a.b"() {x = !llvm.array <2 x i32>} : () -> ()
// -----
"a.b"() {x = !llvm.ptr <1>} : () -> ()
// -----
llvm.func @f(%a: !llvm.struct <(i32)>)
// -----
llvm.mlir.global external @g() : !llvm.array<2 x !llvm.array <2 x i32>>
// -----
"a.b"() {x = !llvm.array<2 x array <2 x ptr <1>>>} : () -> ()
//--- out
// -----
// -----
// -----
// -----
module {
  "a.b"() {x = !llvm.array<2 x array<2 x ptr<1>>>} : () -> ()
}

//--- err
fail_llvm_types_behind_a_blank.mlir:3:14: error: expected '<' right behind the name of the type [unexpected-token]
"a.b"() {x = !llvm.array <2 x i32>} : () -> ()
             ^~~~~~~~~~~
fail_llvm_types_behind_a_blank.mlir:5:24: error: expected '}' in attribute dictionary, found `<` [unexpected-token]
"a.b"() {x = !llvm.ptr <1>} : () -> ()
                       ^
fail_llvm_types_behind_a_blank.mlir:7:18: error: expected '<' right behind the name of the type [unexpected-token]
llvm.func @f(%a: !llvm.struct <(i32)>)
                 ^~~~~~~~~~~~
fail_llvm_types_behind_a_blank.mlir:9:50: error: expected '<' right behind the name of the type [unexpected-token]
llvm.mlir.global external @g() : !llvm.array<2 x !llvm.array <2 x i32>>
                                                 ^~~~~~~~~~~
