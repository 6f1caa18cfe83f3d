// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// A signature that does not fit the function: arity, element types, ranks, sizes, kinds.
func.func private @arity(i32, i32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[\22i32\22]}"}
func.func private @width(i32) attributes {iree.abi = "{\22a\22:[\22i64\22],\22r\22:[]}"}
func.func private @kind(i32) -> tensor<4xf32> attributes {iree.abi = "{\22a\22:[\22f32\22],\22r\22:[\22i32\22]}"}
func.func private @element(tensor<4xf32>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22i32\22,1,4]],\22r\22:[]}"}
func.func private @rank(tensor<4xf32>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,2,2]],\22r\22:[]}"}
func.func private @size(tensor<4x?xf32>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,5,7]],\22r\22:[]}"}
func.func private @null(i32) attributes {iree.abi = "{\22a\22:[null],\22r\22:[]}"}
func.func private @list(!util.list<i8>) attributes {iree.abi = "{\22a\22:[[\22py_homogeneous_list\22,\22i64\22]],\22r\22:[]}"}
func.func private @tuple_of_list(!util.list<i8>) attributes {iree.abi = "{\22a\22:[[\22stuple\22,\22i8\22]],\22r\22:[]}"}
func.func private @slots(tuple<i32, f32>) attributes {iree.abi = "{\22a\22:[[\22stuple\22,\22i32\22]],\22r\22:[]}"}
func.func private @slot(tuple<i32, f32>) attributes {iree.abi = "{\22a\22:[[\22stuple\22,\22i32\22,\22i32\22]],\22r\22:[]}"}
func.func private @strided(memref<4xf32, strided<[2]>>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4]],\22r\22:[]}"}
func.func private @declared(!hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @declared(%input0: tensor<4xf32>, %input1: i32) -> ()"}}
func.func private @no_type(!hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @declared(%input0: tensor<4xf3>) -> ()"}}
func.func private @open(!hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @declared(%input0: tensor<4xf32) -> ()"}}
func.func private @fences(!hal.buffer_view) attributes {iree.reflection = {iree.abi.declaration = "async func @fences(%input0: tensor<4xf32>) -> ()"}}
func.func private @model() attributes {iree.abi.model = "fine-fences"}
func.func private @twice(i32 {iree.abi.name = "a"}, i32 {iree.abi.name = "a"})
func.func private @paths(i32 {tf_saved_model.index_path = [0]}, i32 {tf_saved_model.index_path = ["a"]})
func.func private @same_path(i32 {tf_saved_model.index_path = [0]}, i32 {tf_saved_model.index_path = [0]})
//--- err
fail_iree_mismatch.mlir:4:1: error: 'iree.abi': at byte 6, `"i32"],"r":["i32"]}`: 1 argument described, but the function has 2 [iree-abi-mismatch]
func.func private @arity(i32, i32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[\22i32\22]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:4:1: error: 'iree.abi': at byte 18, `"i32"]}`: 1 result described, but the function has 0 [iree-abi-mismatch]
func.func private @arity(i32, i32) attributes {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[\22i32\22]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:5:1: error: 'iree.abi': at byte 6, `"i64"],"r":[]}`: argument 0: "i64" does not fit: the function has i32 [iree-abi-mismatch]
func.func private @width(i32) attributes {iree.abi = "{\22a\22:[\22i64\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:6:1: error: 'iree.abi': at byte 6, `"f32"],"r":["i32"]}`: argument 0: "f32" does not fit: the function has i32 [iree-abi-mismatch]
func.func private @kind(i32) -> tensor<4xf32> attributes {iree.abi = "{\22a\22:[\22f32\22],\22r\22:[\22i32\22]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:6:1: error: 'iree.abi': at byte 18, `"i32"]}`: result 0: "i32" does not fit: the function has tensor<4xf32> [iree-abi-mismatch]
func.func private @kind(i32) -> tensor<4xf32> attributes {iree.abi = "{\22a\22:[\22f32\22],\22r\22:[\22i32\22]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:7:1: error: 'iree.abi': at byte 6, `["ndarray","i32",1,4]],"r":[]}`: argument 0: ["ndarray","i32",1,4] does not fit: element types differ, the function has f32 [iree-abi-mismatch]
func.func private @element(tensor<4xf32>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22i32\22,1,4]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:8:1: error: 'iree.abi': at byte 6, `["ndarray","f32",2,2,2]],"r":[]}`: argument 0: ["ndarray","f32",2,2,2] does not fit: the function has rank 1 [iree-abi-mismatch]
func.func private @rank(tensor<4xf32>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,2,2]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:9:1: error: 'iree.abi': at byte 6, `["ndarray","f32",2,5,7]],"r":[]}`: argument 0: ["ndarray","f32",2,5,7] does not fit: size 0 is 5, the function has 4 [iree-abi-mismatch]
func.func private @size(tensor<4x?xf32>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,5,7]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:10:1: error: 'iree.abi': at byte 6, `null],"r":[]}`: argument 0: null does not fit: null is a reference, the function has i32 [iree-abi-mismatch]
func.func private @null(i32) attributes {iree.abi = "{\22a\22:[null],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:11:1: error: 'iree.abi': at byte 29, `"i64"]],"r":[]}`: argument 0: "i64" does not fit: the function has i8 [iree-abi-mismatch]
func.func private @list(!util.list<i8>) attributes {iree.abi = "{\22a\22:[[\22py_homogeneous_list\22,\22i64\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:12:1: error: 'iree.abi': at byte 6, `["stuple","i8"]],"r":[]}`: argument 0: ["stuple","i8"] does not fit: the function has !util.list<i8> [iree-abi-mismatch]
func.func private @tuple_of_list(!util.list<i8>) attributes {iree.abi = "{\22a\22:[[\22stuple\22,\22i8\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:13:1: error: 'iree.abi': at byte 6, `["stuple","i32"]],"r":[]}`: argument 0: ["stuple","i32"] does not fit: 1 slot, the function has 2 [iree-abi-mismatch]
func.func private @slots(tuple<i32, f32>) attributes {iree.abi = "{\22a\22:[[\22stuple\22,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:14:1: error: 'iree.abi': at byte 22, `"i32"]],"r":[]}`: argument 0: "i32" does not fit: the function has f32 [iree-abi-mismatch]
func.func private @slot(tuple<i32, f32>) attributes {iree.abi = "{\22a\22:[[\22stuple\22,\22i32\22,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:15:1: error: 'iree.abi': at byte 6, `["ndarray","f32",1,4]],"r":[]}`: argument 0: ["ndarray","f32",1,4] does not fit: the function has a type without record [iree-abi-mismatch]
func.func private @strided(memref<4xf32, strided<[2]>>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_mismatch.mlir:16:1: error: 'iree.abi.declaration': at byte 20, `%input0: tensor<4xf32>, %input1:...`: 2 arguments described, but the function has 1 [iree-abi-mismatch]
func.func private @declared(!hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @declared(%input0: tensor<4xf32>, %input1: i32) -> ()"}}
^~~~~~~~~
fail_iree_mismatch.mlir:17:1: error: 'iree.abi.declaration': at byte 20, `%input0: tensor<4xf3>) -> ()`: `tensor<4xf3>` is no type [bad-iree-declaration]
func.func private @no_type(!hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @declared(%input0: tensor<4xf3>) -> ()"}}
^~~~~~~~~
fail_iree_mismatch.mlir:18:1: error: 'iree.abi.declaration': at byte 41, `) -> ()`: expected balanced brackets [bad-iree-declaration]
func.func private @open(!hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @declared(%input0: tensor<4xf32) -> ()"}}
^~~~~~~~~
fail_iree_mismatch.mlir:19:1: error: 'iree.abi.declaration': at byte 0, `async func @fences(%input0: tens...`: declared async, but 'iree.abi.model' is "sync" [bad-iree-declaration]
func.func private @fences(!hal.buffer_view) attributes {iree.reflection = {iree.abi.declaration = "async func @fences(%input0: tensor<4xf32>) -> ()"}}
^~~~~~~~~
fail_iree_mismatch.mlir:20:1: error: unknown 'iree.abi.model' "fine-fences": there are "sync" and "coarse-fences" [iree-abi-model]
func.func private @model() attributes {iree.abi.model = "fine-fences"}
^~~~~~~~~
fail_iree_mismatch.mlir:21:1: error: two arguments are named "a" by 'iree.abi.name' [iree-abi-underivable]
func.func private @twice(i32 {iree.abi.name = "a"}, i32 {iree.abi.name = "a"})
^~~~~~~~~
fail_iree_mismatch.mlir:22:1: error: index path 1 disagrees with another about what is a list, a dictionary or a leaf [iree-abi-underivable]
func.func private @paths(i32 {tf_saved_model.index_path = [0]}, i32 {tf_saved_model.index_path = ["a"]})
^~~~~~~~~
fail_iree_mismatch.mlir:23:1: error: index path 1 names a place that another path names [iree-abi-underivable]
func.func private @same_path(i32 {tf_saved_model.index_path = [0]}, i32 {tf_saved_model.index_path = [0]})
^~~~~~~~~
