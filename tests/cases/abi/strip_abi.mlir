// RUN: lowir abi --strip-abi
// OURS: the real tools know no signatures
// For embedded use: the module without IREE's attributes, everything else as it was.
func.func private @f(i32 {iree.abi.name = "a"}, tensor<4xf32>) -> i32 attributes {iree.abi = "{\22a\22:[\22i32\22,[\22ndarray\22,\22f32\22,1,4]],\22r\22:[\22i32\22],\22v\22:1}", iree.reflection = {a = "b"}, other = 1 : i32}
//--- out
module {
  func.func private @f(i32, tensor<4xf32>) -> i32 attributes {other = 1 : i32}
}

