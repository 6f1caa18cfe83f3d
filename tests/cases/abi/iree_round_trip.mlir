// RUN: lowir opt --allow-unregistered-dialect
// Signature attributes and types of IREE's dialects pass through as they are.
// SEED: S120 S144 S145
func.func @f(%arg0: tensor<16xf32>) -> tensor<16xf32> attributes {iree.abi = "{\"a\":[[\22ndarray\22,\22f32\22,1,16]],\22r\22:[[\22ndarray\22,\22f32\22,1,16]],\22v\22:1}"} {
  return %arg0 : tensor<16xf32>
}
func.func private @lists(!util.list<i8>, !util.list<?>) -> !util.list<!util.list<i8>>
func.func private @tuple(!iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>, !iree<"tuple<>">)
func.func private @stub(!hal.buffer_view, !vm.ref<!hal.buffer_view>) -> !vm.ref<?> attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @stub(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}}
func.func private @model(tensor<4xf32> {iree.abi.name = "lhs", iree.abi.output = 0 : index}) -> (tensor<4xf32> {iree.abi.encoding = tensor<4xi32>}) attributes {iree.abi.model = "coarse-fences"}
//--- out
module {
  func.func @f(%arg0: tensor<16xf32>) -> tensor<16xf32> attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,16]],\22r\22:[[\22ndarray\22,\22f32\22,1,16]],\22v\22:1}"} {
    return %arg0 : tensor<16xf32>
  }
  func.func private @lists(!util.list<i8>, !util.list<?>) -> !util.list<!util.list<i8>>
  func.func private @tuple(!iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>, !iree<"tuple<>">)
  func.func private @stub(!hal.buffer_view, !vm.ref<!hal.buffer_view>) -> !vm.ref<?> attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @stub(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}}
  func.func private @model(tensor<4xf32> {iree.abi.name = "lhs", iree.abi.output = 0 : index}) -> (tensor<4xf32> {iree.abi.encoding = tensor<4xi32>}) attributes {iree.abi.model = "coarse-fences"}
}

