// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// Arguments with names can be passed by position or by name. Derived names are those of `iree.abi.name`, as far as
// they stand at the end: a positional argument cannot follow a named one.
// SEED: S137
func.func private @given(i32, i32, tensor<16xf32>) -> i32 attributes {iree.abi = "{\22a\22:[\22i32\22,[\22named\22,\22a\22,\22i32\22],[\22named\22,\22b\22,[\22ndarray\22,\22f32\22,1,16]]],\22r\22:[\22i32\22]}"}
func.func private @derived(i32, i32 {iree.abi.name = "a"}, tensor<16xf32> {iree.abi.name = "b"}) -> (i32 {iree.abi.name = "sum"})
func.func private @not_at_the_end(i32 {iree.abi.name = "a"}, i32)
//--- out
func @given
  iree.abi     {"a":["i32",["named","a","i32"],["named","b",["ndarray","f32",1,16]]],"r":["i32"]} (given)
  declaration  sync func @given(%input0: i32, %input1: i32, %input2: tensor<16xf32>) -> (%output0: i32)
  argument 0   "i32" = i32
  argument 1   ["named","a","i32"] = i32
  argument 2   ["named","b",["ndarray","f32",1,16]] = tensor<16xf32>
  result 0     "i32" = i32
  on buffers   (i32, i32, memref<16xf32>) -> i32
  expanded     !llvm.func<i32 (i32, i32, ptr, ptr, i64, i64, i64)>
func @derived
  iree.abi     {"a":["i32",["named","a","i32"],["named","b",["ndarray","f32",1,16]]],"r":["i32"],"v":1} (derived)
  declaration  sync func @derived(%input0: i32, %a: i32, %b: tensor<16xf32>) -> (%sum: i32)
  argument 0   "i32" = i32
  argument 1   ["named","a","i32"] = i32
  argument 2   ["named","b",["ndarray","f32",1,16]] = tensor<16xf32>
  result 0     "i32" = i32
  on buffers   (i32, i32, memref<16xf32>) -> i32
  expanded     !llvm.func<i32 (i32, i32, ptr, ptr, i64, i64, i64)>
func @not_at_the_end
  iree.abi     {"a":["i32","i32"],"r":[],"v":1} (derived)
  declaration  sync func @not_at_the_end(%a: i32, %input1: i32) -> ()
  argument 0   "i32" = i32
  argument 1   "i32" = i32
  on buffers   (i32, i32) -> ()
  expanded     !llvm.func<void (i32, i32)>
