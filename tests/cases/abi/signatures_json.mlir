// RUN: lowir abi --format=json
// OURS: the real tools know no signatures
// The same for programs.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- out
[
 {"name":"ext","source":"(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>","names":[],"external":true,"c_interface_made":true,
  "default":{"symbol":"ext","llvm":"{ i64, ptr } @ext(ptr, ptr, i64, i64, i64, i64, i64, i32)","placed":true,"stack_bytes":16,"hidden":null,"arguments":[
   {"source":0,"member":"allocated","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rdi","bits":[0,64]}]}]},
   {"source":0,"member":"aligned","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rsi","bits":[0,64]}]}]},
   {"source":0,"member":"offset","type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"rdx","bits":[0,64]}]}]},
   {"source":0,"member":"size","dimension":0,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"rcx","bits":[0,64]}]}]},
   {"source":0,"member":"size","dimension":1,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"r8","bits":[0,64]}]}]},
   {"source":0,"member":"stride","dimension":0,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"r9","bits":[0,64]}]}]},
   {"source":0,"member":"stride","dimension":1,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"stack":0,"bits":[0,64]}]}]},
   {"source":1,"member":"whole","type":"i32","pieces":[{"type":"i32","offset":0,"places":[{"stack":8,"bits":[0,32]}]}]}],"result":{"type":"{ i64, ptr }","pieces":[{"type":"i64","offset":0,"places":[{"register":"rax","bits":[0,64]}]},{"type":"ptr","offset":8,"places":[{"register":"rdx","bits":[0,64]}]}]}},
  "bare":{"refused":"memref<?x4xf32, strided<[?, 1], offset: ?>> is not static in sizes, strides and offset, which a pointer alone does not carry"},
  "c_interface":{"symbol":"_mlir_ciface_ext","llvm":"void @_mlir_ciface_ext(ptr, ptr, i32)","placed":true,"stack_bytes":0,"hidden":null,"arguments":[
   {"source":null,"member":"result","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rdi","bits":[0,64]}]}]},
   {"source":0,"member":"descriptor","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rsi","bits":[0,64]}]}]},
   {"source":1,"member":"whole","type":"i32","pieces":[{"type":"i32","offset":0,"places":[{"register":"rdx","bits":[0,32]}]}]}],"result":{"type":"void","pieces":[]}},
  "descriptors":[{"argument":0,"size":56,"align":8,"fields":{"allocated":[0,8],"aligned":[8,8],"offset":[16,8],"sizes":[24,16],"strides":[40,16]}},{"result":0,"size":16,"align":8,"fields":{"rank":[0,8],"descriptor":[8,8]}}],"ownership":["arg0: the caller keeps the memory; nothing is copied or freed by the convention","result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result"]},
 {"name":"own","source":"(memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)","names":["%m","%z","%n"],"external":false,"c_interface_made":true,
  "default":{"symbol":"own","llvm":"{ { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 } @own(ptr, ptr, i64, i64, i64, i64, i64, { float, float }, i64)","placed":true,"stack_bytes":24,"hidden":"rdi","arguments":[
   {"source":0,"member":"allocated","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rsi","bits":[0,64]}]}]},
   {"source":0,"member":"aligned","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rdx","bits":[0,64]}]}]},
   {"source":0,"member":"offset","type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"rcx","bits":[0,64]}]}]},
   {"source":0,"member":"size","dimension":0,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"r8","bits":[0,64]}]}]},
   {"source":0,"member":"size","dimension":1,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"r9","bits":[0,64]}]}]},
   {"source":0,"member":"stride","dimension":0,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"stack":0,"bits":[0,64]}]}]},
   {"source":0,"member":"stride","dimension":1,"type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"stack":8,"bits":[0,64]}]}]},
   {"source":1,"member":"whole","type":"{ float, float }","pieces":[{"type":"float","offset":0,"places":[{"register":"xmm0","bits":[0,32]}]},{"type":"float","offset":4,"places":[{"register":"xmm1","bits":[0,32]}]}]},
   {"source":2,"member":"whole","type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"stack":16,"bits":[0,64]}]}]}],"result":{"type":"{ { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 }","pieces":[{"type":"ptr","offset":0,"places":[{"hidden":0,"bits":[0,64]}]},{"type":"ptr","offset":8,"places":[{"hidden":8,"bits":[0,64]}]},{"type":"i64","offset":16,"places":[{"hidden":16,"bits":[0,64]}]},{"type":"i64","offset":24,"places":[{"hidden":24,"bits":[0,64]}]},{"type":"i64","offset":32,"places":[{"hidden":32,"bits":[0,64]}]},{"type":"i64","offset":40,"places":[{"hidden":40,"bits":[0,64]}]},{"type":"i64","offset":48,"places":[{"hidden":48,"bits":[0,64]}]},{"type":"i64","offset":56,"places":[{"hidden":56,"bits":[0,64]}]}]}},
  "bare":{"symbol":"own","llvm":"{ ptr, i64 } @own(ptr, { float, float }, i64)","placed":true,"stack_bytes":0,"hidden":null,"arguments":[
   {"source":0,"member":"elements","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rdi","bits":[0,64]}]}]},
   {"source":1,"member":"whole","type":"{ float, float }","pieces":[{"type":"float","offset":0,"places":[{"register":"xmm0","bits":[0,32]}]},{"type":"float","offset":4,"places":[{"register":"xmm1","bits":[0,32]}]}]},
   {"source":2,"member":"whole","type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"rsi","bits":[0,64]}]}]}],"result":{"type":"{ ptr, i64 }","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rax","bits":[0,64]}]},{"type":"i64","offset":8,"places":[{"register":"rdx","bits":[0,64]}]}]}},
  "c_interface":{"symbol":"_mlir_ciface_own","llvm":"void @_mlir_ciface_own(ptr, ptr, { float, float }, i64)","placed":true,"stack_bytes":0,"hidden":null,"arguments":[
   {"source":null,"member":"result","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rdi","bits":[0,64]}]}]},
   {"source":0,"member":"descriptor","type":"ptr","pieces":[{"type":"ptr","offset":0,"places":[{"register":"rsi","bits":[0,64]}]}]},
   {"source":1,"member":"whole","type":"{ float, float }","pieces":[{"type":"float","offset":0,"places":[{"register":"xmm0","bits":[0,32]}]},{"type":"float","offset":4,"places":[{"register":"xmm1","bits":[0,32]}]}]},
   {"source":2,"member":"whole","type":"i64","pieces":[{"type":"i64","offset":0,"places":[{"register":"rdx","bits":[0,64]}]}]}],"result":{"type":"void","pieces":[]}},
  "descriptors":[{"argument":0,"size":56,"align":8,"fields":{"allocated":[0,8],"aligned":[8,8],"offset":[16,8],"sizes":[24,16],"strides":[40,16]}},{"result":0,"size":56,"align":8,"fields":{"allocated":[0,8],"aligned":[8,8],"offset":[16,8],"sizes":[24,16],"strides":[40,16]}}],"ownership":["%m: the caller keeps the memory; nothing is copied or freed by the convention","result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'"]}
]
