// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// Signatures from types: numbers, nd-arrays, strings, lists, tuples, references; what has no record is unknown. No
// attribute is needed.
// SEED: S121 S122 S123 S124 S125 S126 S127 S128 S131 S144
func.func private @numbers(i8, i16, i32, i64) -> (f16, f32, f64)
func.func private @wider(i1, i128, bf16, si32, ui8) -> (f80, f128)
func.func private @arrays(tensor<16xf32>, tensor<?x128xbf16>, tensor<f32>, tensor<*xi64>, tensor<0xi1>)
func.func private @on_buffers(memref<2x?xf32>, memref<*xi8>, i32) -> (memref<4xf64>, index)
func.func private @strided(memref<4x4xf32, strided<[8, 1], offset: ?>>)
func.func private @strings(!util.list<i8>) -> !util.list<!util.list<i8>>
func.func private @lists(!util.list<?>, !util.list<tensor<?x?xf32>>) -> !util.list<i64>
func.func private @tuples(tuple<i32, tuple<f32, tensor<2xi8>>>) -> !llvm.struct<"pair", (i32, f64)>
func.func private @array_of_references(!iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>)
func.func private @references(!vm.ref<!hal.buffer_view>, !vm.ref<?>, !util.object<?>, !llvm.ptr, !hal.buffer_view)
func.func private @no_records(index, complex<f32>, vector<4xf32>)
func.func private @front_end(!torch.float, !torch.int, !torch.bool, !torch.vtensor<[?,3],f32>, !torch.list<!torch.str>)
func.func private @nothing()
//--- out
func @numbers
  iree.abi     {"a":["i8","i16","i32","i64"],"r":["f16","f32","f64"],"v":1} (derived)
  declaration  sync func @numbers(%input0: i8, %input1: i16, %input2: i32, %input3: i64) -> (%output0: f16, %output1: f32, %output2: f64)
  argument 0   "i8" = i8
  argument 1   "i16" = i16
  argument 2   "i32" = i32
  argument 3   "i64" = i64
  result 0     "f16" = f16
  result 1     "f32" = f32
  result 2     "f64" = f64
  on buffers   (i8, i16, i32, i64) -> (f16, f32, f64)
  expanded     !llvm.func<struct<(f16, f32, f64)> (i8, i16, i32, i64)>
func @wider
  iree.abi     {"a":["i1","i128","bf16","i32","i8"],"r":["f80","f128"],"v":1} (derived)
  declaration  sync func @wider(%input0: i1, %input1: i128, %input2: bf16, %input3: si32, %input4: ui8) -> (%output0: f80, %output1: f128)
  argument 0   "i1" = i1
  argument 1   "i128" = i128
  argument 2   "bf16" = bf16
  argument 3   "i32" = i32
  argument 4   "i8" = i8
  result 0     "f80" = f80
  result 1     "f128" = f128
  on buffers   (i1, i128, bf16, i32, i8) -> (f80, f128)
  expanded     !llvm.func<struct<(f80, f128)> (i1, i128, bf16, i32, i8)>
func @arrays
  iree.abi     {"a":[["ndarray","f32",1,16],["ndarray","bf16",2,null,128],["ndarray","f32",0],["ndarray","i64",null],["ndarray","i1",1,0]],"r":[],"v":1} (derived)
  declaration  sync func @arrays(%input0: tensor<16xf32>, %input1: tensor<?x128xbf16>, %input2: tensor<f32>, %input3: tensor<*xi64>, %input4: tensor<0xi1>) -> ()
  argument 0   ["ndarray","f32",1,16] = tensor<16xf32>
  argument 1   ["ndarray","bf16",2,null,128] = tensor<?x128xbf16>
  argument 2   ["ndarray","f32",0] = tensor<f32>
  argument 3   ["ndarray","i64",null] = tensor<*xi64>
  argument 4   ["ndarray","i1",1,0] = tensor<0xi1>
  on buffers   (memref<16xf32>, memref<?x128xbf16>, memref<f32>, memref<*xi64>, memref<0xi1>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64)>
func @on_buffers
  iree.abi     {"a":[["ndarray","f32",2,2,null],["ndarray","i8",null],"i32"],"r":[["ndarray","f64",1,4],"unknown"],"v":1} (derived)
  declaration  sync func @on_buffers(%input0: memref<2x?xf32>, %input1: memref<*xi8>, %input2: i32) -> (%output0: memref<4xf64>, %output1: index)
  argument 0   ["ndarray","f32",2,2,null] = tensor<2x?xf32>
  argument 1   ["ndarray","i8",null] = tensor<*xi8>
  argument 2   "i32" = i32
  result 0     ["ndarray","f64",1,4] = tensor<4xf64>
  result 1     "unknown" = !util.object<?>
  on buffers   (memref<2x?xf32>, memref<*xi8>, i32) -> (memref<4xf64>, index)
  expanded     !llvm.func<struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)> (ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i32)>
func @strided
  iree.abi     {"a":["unknown"],"r":[],"v":1} (derived)
  declaration  sync func @strided(%input0: memref<4x4xf32, strided<[8, 1], offset: ?>>) -> ()
  argument 0   "unknown" = !util.object<?>
  on buffers   (memref<4x4xf32, strided<[8, 1], offset: ?>>) -> ()
  expanded     !llvm.func<void (ptr, ptr, i64, i64, i64, i64, i64)>
func @strings
  iree.abi     {"a":[["py_homogeneous_list","i8"]],"r":[["py_homogeneous_list",["py_homogeneous_list","i8"]]],"v":1} (derived)
  declaration  sync func @strings(%input0: !util.list<i8>) -> (%output0: !util.list<!util.list<i8>>)
  argument 0   ["py_homogeneous_list","i8"] = !util.list<i8>
  result 0     ["py_homogeneous_list",["py_homogeneous_list","i8"]] = !util.list<!util.list<i8>>
  on buffers   none: ["py_homogeneous_list","i8"] is a reference without memref
func @lists
  iree.abi     {"a":["unknown",["py_homogeneous_list",["ndarray","f32",2,null,null]]],"r":[["py_homogeneous_list","i64"]],"v":1} (derived)
  declaration  sync func @lists(%input0: !util.list<?>, %input1: !util.list<tensor<?x?xf32>>) -> (%output0: !util.list<i64>)
  argument 0   "unknown" = !util.list<?>
  argument 1   ["py_homogeneous_list",["ndarray","f32",2,null,null]] = !util.list<tensor<?x?xf32>>
  result 0     ["py_homogeneous_list","i64"] = !util.list<i64>
  on buffers   none: "unknown" is a reference without memref
func @tuples
  iree.abi     {"a":[["stuple","i32",["stuple","f32",["ndarray","i8",1,2]]]],"r":[["stuple","i32","f64"]],"v":1} (derived)
  declaration  sync func @tuples(%input0: tuple<i32, tuple<f32, tensor<2xi8>>>) -> (%output0: !llvm.struct<"pair", (i32, f64)>)
  argument 0   ["stuple","i32",["stuple","f32",["ndarray","i8",1,2]]] = !util.list<?>
  result 0     ["stuple","i32","f64"] = !util.list<?>
  on buffers   none: ["stuple","i32",["stuple","f32",["ndarray","i8",1,2]]] is a reference without memref
func @array_of_references
  iree.abi     {"a":[["ndarray",["py_homogeneous_list","i8"],null]],"r":[],"v":1} (derived)
  declaration  sync func @array_of_references(%input0: !iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>) -> ()
  argument 0   ["ndarray",["py_homogeneous_list","i8"],null] = !iree.tuple<!util.list<!util.list<i8>>, !util.list<index>>
  on buffers   none: ["ndarray",["py_homogeneous_list","i8"],null] is a reference without memref
func @references
  iree.abi     {"a":["unknown","unknown","unknown","unknown","unknown"],"r":[],"v":1} (derived)
  declaration  sync func @references(%input0: !vm.ref<!hal.buffer_view>, %input1: !vm.ref<?>, %input2: !util.object<?>, %input3: !llvm.ptr, %input4: !hal.buffer_view) -> ()
  argument 0   "unknown" = !hal.buffer_view
  argument 1   "unknown" = !util.object<?>
  argument 2   "unknown" = !util.object<?>
  argument 3   "unknown" = !util.object<?>
  argument 4   "unknown" = !hal.buffer_view
  on buffers   none: "unknown" is a reference without memref
func @no_records
  iree.abi     {"a":["unknown","unknown","unknown"],"r":[],"v":1} (derived)
  declaration  sync func @no_records(%input0: index, %input1: complex<f32>, %input2: vector<4xf32>) -> ()
  argument 0   "unknown" = !util.object<?>
  argument 1   "unknown" = !util.object<?>
  argument 2   "unknown" = !util.object<?>
  on buffers   (index, complex<f32>, vector<4xf32>) -> ()
  expanded     !llvm.func<void (i64, struct<(f32, f32)>, vector<4xf32>)>
func @front_end
  iree.abi     {"a":["f64","i64","i1",["ndarray","f32",2,null,3],["py_homogeneous_list",["py_homogeneous_list","i8"]]],"r":[],"v":1} (derived)
  declaration  sync func @front_end(%input0: !torch.float, %input1: !torch.int, %input2: !torch.bool, %input3: !torch.vtensor<[?,3],f32>, %input4: !torch.list<!torch.str>) -> ()
  argument 0   "f64" = f64
  argument 1   "i64" = i64
  argument 2   "i1" = i1
  argument 3   ["ndarray","f32",2,null,3] = tensor<?x3xf32>
  argument 4   ["py_homogeneous_list",["py_homogeneous_list","i8"]] = !util.list<!util.list<i8>>
  on buffers   none: ["py_homogeneous_list",["py_homogeneous_list","i8"]] is a reference without memref
func @nothing
  iree.abi     {"a":[],"r":[],"v":1} (derived)
  declaration  sync func @nothing() -> ()
  on buffers   () -> ()
  expanded     !llvm.func<void ()>
