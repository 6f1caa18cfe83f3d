// RUN: lowir abi --iree --iree-order=lexical
// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// The natural order of a structure is that of its declaration, or of its keys where they are all there is.
// SEED: S130
func.func private @structure(!util.list<?>) attributes {iree.abi = "{\22a\22:[[\22sdict\22,[\22b\22,[\22sdict\22,[\22z\22,\22i1\22],[\22Z\22,\22i8\22]]],[\22a\22,\22i32\22]]],\22r\22:[]}"}
// Structures that were taken apart: where each leaf was is enough to put them together.
func.func private @taken_apart(
  tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "b"]}, tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "a"]},
  tensor<8xf32> {tf_saved_model.index_path = [0, "list", 2]}, tensor<4xf32> {tf_saved_model.index_path = [0, "list", 0]},
  tensor<f32> {tf_saved_model.index_path = [1]})
  -> (tensor<16xf32> {tf_saved_model.index_path = ["list", 0]}, tensor<16xf32> {tf_saved_model.index_path = ["list", 1]})
func.func private @by_name(i32 {tf_saved_model.index_path = ["y"]}, i32 {tf_saved_model.index_path = ["x"]}) -> (i32 {tf_saved_model.index_path = []})
//--- out
func @structure
  iree.abi     {"a":[["sdict",["a","i32"],["b",["sdict",["Z","i8"],["z","i1"]]]]],"r":[]} (given)
  declaration  sync func @structure(%input0: !util.list<?>) -> ()
  argument 0   ["sdict",["a","i32"],["b",["sdict",["Z","i8"],["z","i1"]]]] = !util.list<?>
  on buffers   none: ["sdict",["b",["sdict",["z","i1"],["Z","i8"]]],["a","i32"]] is a reference without memref
func @taken_apart
  iree.abi     {"a":[["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,4],null,["ndarray","f32",1,8]]]],["ndarray","f32",0]],"r":[["sdict",["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]]],"v":1} (derived)
  declaration  sync func @taken_apart(%input0: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "b"]}, %input1: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "a"]}, %input2: tensor<8xf32> {tf_saved_model.index_path = [0, "list", 2]}, %input3: tensor<4xf32> {tf_saved_model.index_path = [0, "list", 0]}, %input4: tensor<f32> {tf_saved_model.index_path = [1]}) -> (%output0: tensor<16xf32> {tf_saved_model.index_path = ["list", 0]}, %output1: tensor<16xf32> {tf_saved_model.index_path = ["list", 1]})
  argument 0   ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,4],null,["ndarray","f32",1,8]]]] = !util.list<?>
  argument 1   ["ndarray","f32",0] = tensor<f32>
  result 0     ["sdict",["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]] = !util.list<?>
  on buffers   none: ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,4],null,["ndarray","f32",1,8]]]] is a reference without memref
func @by_name
  iree.abi     {"a":[["named","x","i32"],["named","y","i32"]],"r":["i32"],"v":1} (derived)
  declaration  sync func @by_name(%input0: i32 {tf_saved_model.index_path = ["y"]}, %input1: i32 {tf_saved_model.index_path = ["x"]}) -> (%output0: i32 {tf_saved_model.index_path = []})
  argument 0   ["named","x","i32"] = i32
  argument 1   ["named","y","i32"] = i32
  result 0     "i32" = i32
  on buffers   (i32, i32) -> i32
  expanded     !llvm.func<i32 (i32, i32)>
//--- out 2
func @structure
  iree.abi     {"a":[["sdict",["b",["sdict",["z","i1"],["Z","i8"]]],["a","i32"]]],"r":[]} (given)
  declaration  sync func @structure(%input0: !util.list<?>) -> ()
  argument 0   ["sdict",["b",["sdict",["z","i1"],["Z","i8"]]],["a","i32"]] = !util.list<?>
  on buffers   none: ["sdict",["b",["sdict",["z","i1"],["Z","i8"]]],["a","i32"]] is a reference without memref
func @taken_apart
  iree.abi     {"a":[["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,4],null,["ndarray","f32",1,8]]]],["ndarray","f32",0]],"r":[["sdict",["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]]],"v":1} (derived)
  declaration  sync func @taken_apart(%input0: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "b"]}, %input1: tensor<16xf32> {tf_saved_model.index_path = [0, "dict", "a"]}, %input2: tensor<8xf32> {tf_saved_model.index_path = [0, "list", 2]}, %input3: tensor<4xf32> {tf_saved_model.index_path = [0, "list", 0]}, %input4: tensor<f32> {tf_saved_model.index_path = [1]}) -> (%output0: tensor<16xf32> {tf_saved_model.index_path = ["list", 0]}, %output1: tensor<16xf32> {tf_saved_model.index_path = ["list", 1]})
  argument 0   ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,4],null,["ndarray","f32",1,8]]]] = !util.list<?>
  argument 1   ["ndarray","f32",0] = tensor<f32>
  result 0     ["sdict",["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]] = !util.list<?>
  on buffers   none: ["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",1,16]]]],["list",["slist",["ndarray","f32",1,4],null,["ndarray","f32",1,8]]]] is a reference without memref
func @by_name
  iree.abi     {"a":[["named","x","i32"],["named","y","i32"]],"r":["i32"],"v":1} (derived)
  declaration  sync func @by_name(%input0: i32 {tf_saved_model.index_path = ["y"]}, %input1: i32 {tf_saved_model.index_path = ["x"]}) -> (%output0: i32 {tf_saved_model.index_path = []})
  argument 0   ["named","x","i32"] = i32
  argument 1   ["named","y","i32"] = i32
  result 0     "i32" = i32
  on buffers   (i32, i32) -> i32
  expanded     !llvm.func<i32 (i32, i32)>
