// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// RUN: lowir translate --mlir-to-llvmir
// RUN: lowir translate --compat=19 --mlir-to-llvmir
// Globals, functions, comdats and their attributes.
llvm.mlir.global external @zero() : i32
llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32, alignment = 4 : i64} : !llvm.array<6 x i8>
llvm.mlir.global private unnamed_addr constant @list(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global weak_odr thread_local @tls(0 : i64) : i64
llvm.mlir.global external hidden @hidden(7 : i8) : i8
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global external @pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @pair() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, ptr)>
  llvm.return %4 : !llvm.struct<(i32, ptr)>
}
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
}
llvm.mlir.global linkonce @grouped(1 : i32) comdat(@__llvm_comdat::@any) : i32
llvm.func linkonce_odr @in_group() comdat(@__llvm_comdat::@any) {
  llvm.return
}
llvm.linker_options ["-l", "m"]
llvm.func internal fastcc @private_function(%a: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {dso_local, passthrough = ["noinline", ["target-cpu", "generic"]]} {
  llvm.return %a : i32
}
llvm.func extern_weak @weak()
llvm.func hidden @hidden_function(%p: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.align = 16 : i64, llvm.byval = i64}) attributes {garbageCollector = "statepoint-example"} {
  llvm.return
}
llvm.func @sections() attributes {section = ".text.hot", alignment = 32 : i64} {
  llvm.return
}
