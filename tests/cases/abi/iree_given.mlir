// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// A signature that is given is checked against the types and printed in its canonical form: no blanks, keys in order,
// escapes only where they must be.
// SEED: S120 S129 S132 S133 S134 S135 S136 S138 S139 S140 S141 S142 S143
func.func private @blanks_and_order(i32) -> i64 attributes {iree.abi = " {\22r\22 : [ \22i64\22 ] ,\0A \22a\22 : [\22i032\22]} "}
func.func private @version(tensor<16xf32>) attributes {iree.abi = "{\22v\22:1,\22a\22:[[\22ndarray\22,\22f32\22,1,16]],\22r\22:[]}"}
func.func private @unknown_and_null(!foo.bar, !util.object<?>, i32) attributes {iree.abi = "{\22a\22:[\22unknown\22,null,\22unknown\22],\22r\22:[]}"}
func.func private @sizes(tensor<?x128xf32>, tensor<4xi8>, tensor<*xi64>, tensor<2x2xf64>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,null,128],[\22ndarray\22,\22i8\22,1,null],[\22ndarray\22,\22i64\22,3,1,2,3],[\22ndarray\22,\22f64\22,null]],\22r\22:[]}"}
func.func private @lists(!util.list<?>, !util.list<?>, !util.list<?>) -> !util.list<?> attributes {iree.abi = "{\22a\22:[[\22slist\22,\22i32\22,null,\22f32\22],[\22slist\22],[\22stuple\22,\22i32\22,[\22ndarray\22,\22f32\22,1,4]]],\22r\22:[[\22sdict\22,[\22b\22,\22i32\22],[\22a\22,[\22sdict\22]]]]}"}
func.func private @typed_lists(!util.list<i8>, !util.list<!util.list<i8>>, !util.list<?>) attributes {iree.abi = "{\22a\22:[[\22py_homogeneous_list\22,\22i8\22],[\22py_homogeneous_list\22,[\22py_homogeneous_list\22,\22i8\22]],[\22py_homogeneous_list\22,\22unknown\22]],\22r\22:[]}"}
func.func private @array_of_strings(!iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,[\22py_homogeneous_list\22,\22i8\22],2,2,3]],\22r\22:[]}"}
func.func private @views(!hal.buffer_view, !vm.ref<!hal.buffer_view>) attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4],[\22ndarray\22,\22f32\22,null]],\22r\22:[]}"}
func.func private @escapes(i32) attributes {iree.abi = "{\22a\22:[[\22named\22,\22\\u03b1\\ud83d\\ude00\\u000a\\u0001\\/\\\22\22,\22i32\22]],\22r\22:[]}"}
//--- out
func @blanks_and_order
  iree.abi     {"a":["i32"],"r":["i64"]} (given)
  declaration  sync func @blanks_and_order(%input0: i32) -> (%output0: i64)
  argument 0   "i32" = i32
  result 0     "i64" = i64
  on buffers   (i32) -> i64
  expanded     !llvm.func<i64 (i32)>
func @version
  iree.abi     {"a":[["ndarray","f32",1,16]],"r":[],"v":1} (given)
  declaration  sync func @version(%input0: tensor<16xf32>) -> ()
  argument 0   ["ndarray","f32",1,16] = tensor<16xf32>
  on buffers   (memref<16xf32>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64)>
func @unknown_and_null
  iree.abi     {"a":["unknown",null,"unknown"],"r":[]} (given)
  declaration  sync func @unknown_and_null(%input0: !foo.bar, %input1: !util.object<?>, %input2: i32) -> ()
  argument 0   "unknown" = !util.object<?>
  argument 1   null = null
  argument 2   "unknown" = !util.object<?>
  on buffers   none: "unknown" is a reference without memref
func @sizes
  iree.abi     {"a":[["ndarray","f32",2,null,128],["ndarray","i8",1,null],["ndarray","i64",3,1,2,3],["ndarray","f64",null]],"r":[]} (given)
  declaration  sync func @sizes(%input0: tensor<?x128xf32>, %input1: tensor<4xi8>, %input2: tensor<*xi64>, %input3: tensor<2x2xf64>) -> ()
  argument 0   ["ndarray","f32",2,null,128] = tensor<?x128xf32>
  argument 1   ["ndarray","i8",1,null] = tensor<?xi8>
  argument 2   ["ndarray","i64",3,1,2,3] = tensor<1x2x3xi64>
  argument 3   ["ndarray","f64",null] = tensor<*xf64>
  on buffers   (memref<?x128xf32>, memref<?xi8>, memref<1x2x3xi64>, memref<*xf64>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr)>
func @lists
  iree.abi     {"a":[["slist","i32",null,"f32"],["slist"],["stuple","i32",["ndarray","f32",1,4]]],"r":[["sdict",["b","i32"],["a",["sdict"]]]]} (given)
  declaration  sync func @lists(%input0: !util.list<?>, %input1: !util.list<?>, %input2: !util.list<?>) -> (%output0: !util.list<?>)
  argument 0   ["slist","i32",null,"f32"] = !util.list<?>
  argument 1   ["slist"] = !util.list<?>
  argument 2   ["stuple","i32",["ndarray","f32",1,4]] = !util.list<?>
  result 0     ["sdict",["b","i32"],["a",["sdict"]]] = !util.list<?>
  on buffers   none: ["slist","i32",null,"f32"] is a reference without memref
func @typed_lists
  iree.abi     {"a":[["py_homogeneous_list","i8"],["py_homogeneous_list",["py_homogeneous_list","i8"]],["py_homogeneous_list","unknown"]],"r":[]} (given)
  declaration  sync func @typed_lists(%input0: !util.list<i8>, %input1: !util.list<!util.list<i8>>, %input2: !util.list<?>) -> ()
  argument 0   ["py_homogeneous_list","i8"] = !util.list<i8>
  argument 1   ["py_homogeneous_list",["py_homogeneous_list","i8"]] = !util.list<!util.list<i8>>
  argument 2   ["py_homogeneous_list","unknown"] = !util.list<?>
  on buffers   none: ["py_homogeneous_list","i8"] is a reference without memref
func @array_of_strings
  iree.abi     {"a":[["ndarray",["py_homogeneous_list","i8"],2,2,3]],"r":[]} (given)
  declaration  sync func @array_of_strings(%input0: !iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>) -> ()
  argument 0   ["ndarray",["py_homogeneous_list","i8"],2,2,3] = !iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>
  on buffers   none: ["ndarray",["py_homogeneous_list","i8"],2,2,3] is a reference without memref
func @views
  iree.abi     {"a":[["ndarray","f32",1,4],["ndarray","f32",null]],"r":[]} (given)
  declaration  sync func @views(%input0: !hal.buffer_view, %input1: !vm.ref<!hal.buffer_view>) -> ()
  argument 0   ["ndarray","f32",1,4] = tensor<4xf32>
  argument 1   ["ndarray","f32",null] = tensor<*xf32>
  on buffers   (memref<4xf32>, memref<*xf32>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64, i64, ptr)>
func @escapes
  iree.abi     {"a":[["named","α😀\n\u0001/\"","i32"]],"r":[]} (given)
  declaration  sync func @escapes(%input0: i32) -> ()
  argument 0   ["named","α😀\n\u0001/\"","i32"] = i32
  on buffers   (i32) -> ()
  expanded     !llvm.func<void (i32)>
