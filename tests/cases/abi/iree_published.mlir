// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// Signatures that IREE and its front ends published come out of the types to the letter.
func.func private @binary_func(tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
func.func private @transposed(tensor<2x4xf32>) -> tensor<4x2xf32>
func.func private @cut(tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
func.func private @total(tensor<4xf32>) -> tensor<f32>
func.func private @scalars(!torch.float, !torch.int, !torch.bool) -> (!torch.float, !torch.int, !torch.bool)
func.func private @torch_tensor(!torch.tensor<[?,3],f32>)
func.func private @dict_nest(
  tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "a"]}, tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "b"]},
  tensor<16xf32> {tf_saved_model.index_path = [0, "list", 0]}, tensor<16xf32> {tf_saved_model.index_path = [0, "list", 1]},
  tensor<f32> {tf_saved_model.index_path = [1]})
  -> (tensor<16xf32> {tf_saved_model.index_path = ["dict", "a"]}, tensor<16xf32> {tf_saved_model.index_path = ["dict", "b"]},
      tensor<16xf32> {tf_saved_model.index_path = ["list", 0]}, tensor<16xf32> {tf_saved_model.index_path = ["list", 1]})
func.func private @predict(!iree_input.list<!iree_input.variant>) -> !iree_input.buffer_view attributes {iree.abi = "{\22a\22:[[\22slist\22,[\22ndarray\22,\22f32\22,2,1,128]]],\22r\22:[[\22ndarray\22,\22f32\22,3,1,1,10]],\22v\22:1}"}
//--- out
func @binary_func
  iree.abi     {"a":[["ndarray","f32",1,16],["ndarray","f32",1,16]],"r":[["ndarray","f32",1,16],["ndarray","f32",1,16]],"v":1} (derived)
  declaration  sync func @binary_func(%input0: tensor<16xf32>, %input1: tensor<16xf32>) -> (%output0: tensor<16xf32>, %output1: tensor<16xf32>)
  argument 0   ["ndarray","f32",1,16] = tensor<16xf32>
  argument 1   ["ndarray","f32",1,16] = tensor<16xf32>
  result 0     ["ndarray","f32",1,16] = tensor<16xf32>
  result 1     ["ndarray","f32",1,16] = tensor<16xf32>
  on buffers   (memref<16xf32>, memref<16xf32>) -> (memref<16xf32>, memref<16xf32>)
  expanded     !llvm.func<struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> (ptr, ptr, i64, i64, i64, ptr, ptr, i64, i64, i64)>
func @transposed
  iree.abi     {"a":[["ndarray","f32",2,2,4]],"r":[["ndarray","f32",2,4,2]],"v":1} (derived)
  declaration  sync func @transposed(%input0: tensor<2x4xf32>) -> (%output0: tensor<4x2xf32>)
  argument 0   ["ndarray","f32",2,2,4] = tensor<2x4xf32>
  result 0     ["ndarray","f32",2,4,2] = tensor<4x2xf32>
  on buffers   (memref<2x4xf32>) -> memref<4x2xf32>
  expanded     !llvm.func<struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> (ptr, ptr, i64, i64, i64, i64, i64)>
func @cut
  iree.abi     {"a":[["ndarray","f32",1,4],["ndarray","f32",1,4]],"r":[["ndarray","f32",1,null]],"v":1} (derived)
  declaration  sync func @cut(%input0: tensor<4xf32>, %input1: tensor<4xf32>) -> (%output0: tensor<?xf32>)
  argument 0   ["ndarray","f32",1,4] = tensor<4xf32>
  argument 1   ["ndarray","f32",1,4] = tensor<4xf32>
  result 0     ["ndarray","f32",1,null] = tensor<?xf32>
  on buffers   (memref<4xf32>, memref<4xf32>) -> memref<?xf32>
  expanded     !llvm.func<struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> (ptr, ptr, i64, i64, i64, ptr, ptr, i64, i64, i64)>
func @total
  iree.abi     {"a":[["ndarray","f32",1,4]],"r":[["ndarray","f32",0]],"v":1} (derived)
  declaration  sync func @total(%input0: tensor<4xf32>) -> (%output0: tensor<f32>)
  argument 0   ["ndarray","f32",1,4] = tensor<4xf32>
  result 0     ["ndarray","f32",0] = tensor<f32>
  on buffers   (memref<4xf32>) -> memref<f32>
  expanded     !llvm.func<struct<(ptr, ptr, i64)> (ptr, ptr, i64, i64, i64)>
func @scalars
  iree.abi     {"a":["f64","i64","i1"],"r":["f64","i64","i1"],"v":1} (derived)
  declaration  sync func @scalars(%input0: !torch.float, %input1: !torch.int, %input2: !torch.bool) -> (%output0: !torch.float, %output1: !torch.int, %output2: !torch.bool)
  argument 0   "f64" = f64
  argument 1   "i64" = i64
  argument 2   "i1" = i1
  result 0     "f64" = f64
  result 1     "i64" = i64
  result 2     "i1" = i1
  on buffers   (f64, i64, i1) -> (f64, i64, i1)
  expanded     !llvm.func<struct<(f64, i64, i1)> (f64, i64, i1)>
func @torch_tensor
  iree.abi     {"a":[["ndarray","f32",2,null,3]],"r":[],"v":1} (derived)
  declaration  sync func @torch_tensor(%input0: !torch.tensor<[?,3],f32>) -> ()
  argument 0   ["ndarray","f32",2,null,3] = tensor<?x3xf32>
  on buffers   (memref<?x3xf32>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64, i64, i64)>
func @dict_nest
  iree.abi     {"a":[["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,16],["ndarray","f32",1,16]]]],["ndarray","f32",0]],"r":[["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]]],"v":1} (derived)
  declaration  sync func @dict_nest(%input0: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "a"]}, %input1: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "b"]}, %input2: tensor<16xf32> {tf_saved_model.index_path = [0, "list", 0]}, %input3: tensor<16xf32> {tf_saved_model.index_path = [0, "list", 1]}, %input4: tensor<f32> {tf_saved_model.index_path = [1]}) -> (%output0: tensor<16xf32> {tf_saved_model.index_path = ["dict", "a"]}, %output1: tensor<16xf32> {tf_saved_model.index_path = ["dict", "b"]}, %output2: tensor<16xf32> {tf_saved_model.index_path = ["list", 0]}, %output3: tensor<16xf32> {tf_saved_model.index_path = ["list", 1]})
  argument 0   ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,16],["ndarray","f32",1,16]]]] = !util.list<?>
  argument 1   ["ndarray","f32",0] = tensor<f32>
  result 0     ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]] = !util.list<?>
  on buffers   none: ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,16],["ndarray","f32",1,16]]]] is a reference without memref
func @predict
  iree.abi     {"a":[["slist",["ndarray","f32",2,1,128]]],"r":[["ndarray","f32",3,1,1,10]],"v":1} (given)
  declaration  sync func @predict(%input0: !iree_input.list<!iree_input.variant>) -> (%output0: !iree_input.buffer_view)
  argument 0   ["slist",["ndarray","f32",2,1,128]] = !util.list<?>
  result 0     ["ndarray","f32",3,1,1,10] = tensor<1x1x10xf32>
  on buffers   none: ["slist",["ndarray","f32",2,1,128]] is a reference without memref
