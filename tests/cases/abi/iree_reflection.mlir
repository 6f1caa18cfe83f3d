// RUN: lowir abi --iree --iree-attach
// RUN: lowir abi --iree
// RUN: lowir abi --strip-abi
// OURS: the real tools know no signatures
// What IREE's compiler attaches today is read, checked against the types, and written; or taken off.
// SEED: S145
func.func @plain(%a: tensor<?x4xf32>, %b: i32) -> tensor<?xf32> {
  %r = "test.make"(%a, %b) : (tensor<?x4xf32>, i32) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @attributes(tensor<4xf32> {iree.abi.name = "lhs", iree.abi.consume}, !hal.buffer {iree.abi.output = 0 : index}) -> (tensor<4xf32> {iree.abi.encoding = tensor<4xi32>, iree.abi.name = "out", other.x = "}, \22"}) attributes {iree.abi.model = "coarse-fences", other.keep}
func.func private @stub(!hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @stub(%input0: tensor<1x32x32x3xf32>) -> (%output0: tensor<1x10xf32>)", mine = 1 : i32}}
func.func private @fenced(!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "async func @fenced(%input0: tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_a>}) -> (%output0: tensor<4xf32>)", iree.abi.model = "coarse-fences"}}
func.func private @own_words(tensor<2xi8>) attributes {iree.abi.declaration = "def own_words(x: bytes) -> None"}
"vm.func"() <{arg_attrs = [{iree.abi.name = "x"}], function_type = (!vm.ref<!hal.buffer_view>) -> (), sym_name = "on_the_machine"}> {iree.reflection = {iree.abi.declaration = "sync func @on_the_machine(%x: tensor<17x32xf32>) -> ()"}} : () -> ()
//--- out
module {
  func.func @plain(%arg0: tensor<?x4xf32>, %arg1: i32) -> tensor<?xf32> attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,null,4],\22i32\22],\22r\22:[[\22ndarray\22,\22f32\22,1,null]],\22v\22:1}", iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,null,4],\22i32\22],\22r\22:[[\22ndarray\22,\22f32\22,1,null]],\22v\22:1}", iree.abi.declaration = "sync func @plain(%input0: tensor<?x4xf32>, %input1: i32) -> (%output0: tensor<?xf32>)"}} {
    %0 = "test.make"(%arg0, %arg1) : (tensor<?x4xf32>, i32) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @attributes(tensor<4xf32> {iree.abi.consume, iree.abi.name = "lhs"}, !hal.buffer {iree.abi.output = 0 : index}) -> (tensor<4xf32> {iree.abi.encoding = tensor<4xi32>, iree.abi.name = "out", other.x = "}, \22"}) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4],\22unknown\22],\22r\22:[[\22ndarray\22,\22f32\22,1,4]],\22v\22:1}", iree.abi.model = "coarse-fences", iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4],\22unknown\22],\22r\22:[[\22ndarray\22,\22f32\22,1,4]],\22v\22:1}", iree.abi.declaration = "async func @attributes(%lhs: tensor<4xf32> {iree.abi.consume = unit}, %input1: !hal.buffer {iree.abi.output = 0 : index}) -> (%out: tensor<4xf32> {iree.abi.encoding = tensor<4xi32>, other.x = \22}, \\22\22})", iree.abi.model = "coarse-fences"}, other.keep}
  func.func private @stub(!hal.buffer_view) -> !hal.buffer_view attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,4,1,32,32,3]],\22r\22:[[\22ndarray\22,\22f32\22,2,1,10]],\22v\22:1}", iree.abi.stub, iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,4,1,32,32,3]],\22r\22:[[\22ndarray\22,\22f32\22,2,1,10]],\22v\22:1}", iree.abi.declaration = "sync func @stub(%input0: tensor<1x32x32x3xf32>) -> (%output0: tensor<1x10xf32>)", mine = 1 : i32}}
  func.func private @fenced(!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4]],\22r\22:[[\22ndarray\22,\22f32\22,1,4]],\22v\22:1}", iree.abi.stub, iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4]],\22r\22:[[\22ndarray\22,\22f32\22,1,4]],\22v\22:1}", iree.abi.declaration = "async func @fenced(%input0: tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_a>}) -> (%output0: tensor<4xf32>)", iree.abi.model = "coarse-fences"}}
  func.func private @own_words(tensor<2xi8>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22i8\22,1,2]],\22r\22:[],\22v\22:1}", iree.abi.declaration = "def own_words(x: bytes) -> None", iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22i8\22,1,2]],\22r\22:[],\22v\22:1}", iree.abi.declaration = "def own_words(x: bytes) -> None"}}
  "vm.func"() <{arg_attrs = [{iree.abi.name = "x"}], function_type = (!vm.ref<!hal.buffer_view>) -> (), sym_name = "on_the_machine"}> {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,17,32]],\22r\22:[],\22v\22:1}", iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,17,32]],\22r\22:[],\22v\22:1}", iree.abi.declaration = "sync func @on_the_machine(%x: tensor<17x32xf32>) -> ()"}} : () -> ()
}

//--- out 2
func @plain
  iree.abi     {"a":[["ndarray","f32",2,null,4],"i32"],"r":[["ndarray","f32",1,null]],"v":1} (derived)
  declaration  sync func @plain(%input0: tensor<?x4xf32>, %input1: i32) -> (%output0: tensor<?xf32>)
  argument 0   ["ndarray","f32",2,null,4] = tensor<?x4xf32>
  argument 1   "i32" = i32
  result 0     ["ndarray","f32",1,null] = tensor<?xf32>
  on buffers   (memref<?x4xf32>, i32) -> memref<?xf32>
  expanded     !llvm.func<struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> (ptr, ptr, i64, i64, i64, i64, i64, i32)>
func @attributes
  iree.abi     {"a":[["ndarray","f32",1,4],"unknown"],"r":[["ndarray","f32",1,4]],"v":1} (derived)
  declaration  async func @attributes(%lhs: tensor<4xf32> {iree.abi.consume = unit}, %input1: !hal.buffer {iree.abi.output = 0 : index}) -> (%out: tensor<4xf32> {iree.abi.encoding = tensor<4xi32>, other.x = "}, \22"})
  argument 0   ["ndarray","f32",1,4] = tensor<4xf32>
  argument 1   "unknown" = !util.object<?>
  result 0     ["ndarray","f32",1,4] = tensor<4xf32>
  on buffers   none: "unknown" is a reference without memref
func @stub
  iree.abi     {"a":[["ndarray","f32",4,1,32,32,3]],"r":[["ndarray","f32",2,1,10]],"v":1} (derived)
  declaration  sync func @stub(%input0: tensor<1x32x32x3xf32>) -> (%output0: tensor<1x10xf32>)
  argument 0   ["ndarray","f32",4,1,32,32,3] = tensor<1x32x32x3xf32>
  result 0     ["ndarray","f32",2,1,10] = tensor<1x10xf32>
  on buffers   (memref<1x32x32x3xf32>) -> memref<1x10xf32>
  expanded     !llvm.func<struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> (ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64)>
func @fenced
  iree.abi     {"a":[["ndarray","f32",1,4]],"r":[["ndarray","f32",1,4]],"v":1} (derived)
  declaration  async func @fenced(%input0: tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@device_a>}) -> (%output0: tensor<4xf32>)
  argument 0   ["ndarray","f32",1,4] = tensor<4xf32>
  result 0     ["ndarray","f32",1,4] = tensor<4xf32>
  on buffers   (memref<4xf32>) -> memref<4xf32>
  expanded     !llvm.func<struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> (ptr, ptr, i64, i64, i64)>
func @own_words
  iree.abi     {"a":[["ndarray","i8",1,2]],"r":[],"v":1} (derived)
  declaration  def own_words(x: bytes) -> None
  argument 0   ["ndarray","i8",1,2] = tensor<2xi8>
  on buffers   (memref<2xi8>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64)>
func @on_the_machine
  iree.abi     {"a":[["ndarray","f32",2,17,32]],"r":[],"v":1} (derived)
  declaration  sync func @on_the_machine(%x: tensor<17x32xf32>) -> ()
  argument 0   ["ndarray","f32",2,17,32] = tensor<17x32xf32>
  on buffers   (memref<17x32xf32>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64, i64, i64)>
//--- out 3
module {
  func.func @plain(%arg0: tensor<?x4xf32>, %arg1: i32) -> tensor<?xf32> {
    %0 = "test.make"(%arg0, %arg1) : (tensor<?x4xf32>, i32) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @attributes(tensor<4xf32>, !hal.buffer) -> (tensor<4xf32> {other.x = "}, \22"}) attributes {other.keep}
  func.func private @stub(!hal.buffer_view) -> !hal.buffer_view
  func.func private @fenced(!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
  func.func private @own_words(tensor<2xi8>)
  "vm.func"() <{function_type = (!vm.ref<!hal.buffer_view>) -> (), sym_name = "on_the_machine"}> : () -> ()
}

