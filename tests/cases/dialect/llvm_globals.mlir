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
//--- out
module {
  llvm.mlir.global external @zero() {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32, alignment = 4 : i64}
  llvm.mlir.global private unnamed_addr constant @list(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x f32>
  llvm.mlir.global weak_odr thread_local @tls(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external hidden @hidden(7 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @pointer() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @pair() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)> {
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
  llvm.mlir.global linkonce @grouped(1 : i32) comdat(@__llvm_comdat::@any) {addr_space = 0 : i32} : i32
  llvm.func linkonce_odr @in_group() comdat(@__llvm_comdat::@any) {
    llvm.return
  }
  llvm.linker_options ["-l", "m"]
  llvm.func internal fastcc @private_function(%arg0: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {dso_local, passthrough = ["noinline", ["target-cpu", "generic"]]} {
    llvm.return %arg0 : i32
  }
  llvm.func extern_weak @weak()
  llvm.func hidden @hidden_function(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64, llvm.noalias, llvm.nocapture}) attributes {garbageCollector = "statepoint-example"} {
    llvm.return
  }
  llvm.func @sections() attributes {alignment = 32 : i64, section = ".text.hot"} {
    llvm.return
  }
}

//--- out 2
module {
  llvm.mlir.global external @zero() {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32, alignment = 4 : i64}
  llvm.mlir.global private unnamed_addr constant @list(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x f32>
  llvm.mlir.global weak_odr thread_local @tls(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external hidden @hidden(7 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @pointer() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @pair() {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)> {
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
  llvm.mlir.global linkonce @grouped(1 : i32) comdat(@__llvm_comdat::@any) {addr_space = 0 : i32} : i32
  llvm.func linkonce_odr @in_group() comdat(@__llvm_comdat::@any) {
    llvm.return
  }
  llvm.linker_options ["-l", "m"]
  llvm.func internal fastcc @private_function(%arg0: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {dso_local, passthrough = ["noinline", ["target-cpu", "generic"]]} {
    llvm.return %arg0 : i32
  }
  llvm.func extern_weak @weak()
  llvm.func hidden @hidden_function(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64, llvm.noalias, llvm.nocapture}) attributes {garbageCollector = "statepoint-example"} {
    llvm.return
  }
  llvm.func @sections() attributes {alignment = 32 : i64, section = ".text.hot"} {
    llvm.return
  }
}

//--- out 3
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "zero", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "text", unnamed_addr = 0 : i64, value = "hello\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x f32>, linkage = #llvm.linkage<private>, sym_name = "list", unnamed_addr = 2 : i64, value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<weak_odr>, sym_name = "tls", thread_local_, unnamed_addr = 0 : i64, value = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i8, linkage = #llvm.linkage<external>, sym_name = "hidden", unnamed_addr = 0 : i64, value = 7 : i8, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<common>, sym_name = "common", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<external>, sym_name = "pointer", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %5 = "llvm.mlir.addressof"() <{global_name = @zero}> : () -> !llvm.ptr
    "llvm.return"(%5) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.struct<(i32, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "pair", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, ptr)>
    %1 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %2 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %3 = "llvm.insertvalue"(%0, %1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, ptr)>, i32) -> !llvm.struct<(i32, ptr)>
    %4 = "llvm.insertvalue"(%3, %2) <{position = array<i64: 1>}> : (!llvm.struct<(i32, ptr)>, !llvm.ptr) -> !llvm.struct<(i32, ptr)>
    "llvm.return"(%4) : (!llvm.struct<(i32, ptr)>) -> ()
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "any"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = "largest"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @__llvm_comdat::@any, global_type = i32, linkage = #llvm.linkage<linkonce>, sym_name = "grouped", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @__llvm_comdat::@any, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<linkonce_odr>, sym_name = "in_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.linker_options"() <{options = ["-l", "m"]}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.signext}], dso_local, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>, passthrough = ["noinline", ["target-cpu", "generic"]], res_attrs = [{llvm.zeroext}], sym_name = "private_function", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: i32):
    "llvm.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<extern_weak>, sym_name = "weak", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.byval = i64, llvm.noalias, llvm.nocapture}], function_type = !llvm.func<void (ptr)>, garbageCollector = "statepoint-example", linkage = #llvm.linkage<external>, sym_name = "hidden_function", unnamed_addr = 0 : i64, visibility_ = 1 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, alignment = 32 : i64, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, section = ".text.hot", sym_name = "sections", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

//--- out 4
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

$any = comdat any
$largest = comdat largest

@zero = external global i32
@text = internal constant [6 x i8] c"hello\00", align 4
@list = private unnamed_addr constant [2 x float] [float 1.000000e+00, float 2.000000e+00]
@tls = weak_odr thread_local global i64 0
@hidden = hidden global i8 7
@common = common global i32 0
@pointer = global ptr @zero
@pair = internal global { i32, ptr } { i32 3, ptr null }
@grouped = linkonce global i32 1, comdat($any)

define linkonce_odr void @in_group() comdat($any) {
  ret void
}

define internal fastcc zeroext i32 @private_function(i32 signext %0) #0 {
  ret i32 %0
}

declare extern_weak void @weak()

define hidden void @hidden_function(ptr align 16 byval(i64) noalias captures(none) %0) gc "statepoint-example" {
  ret void
}

define void @sections() section ".text.hot" align 32 {
  ret void
}

attributes #0 = { noinline "target-cpu"="generic" }

!llvm.linker.options = !{!1}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"-l", !"m"}
//--- out 5
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

$any = comdat any
$largest = comdat largest

@zero = external global i32
@text = internal constant [6 x i8] c"hello\00", align 4
@list = private unnamed_addr constant [2 x float] [float 1.000000e+00, float 2.000000e+00]
@tls = weak_odr thread_local global i64 0
@hidden = hidden global i8 7
@common = common global i32 0
@pointer = global ptr @zero
@pair = internal global { i32, ptr } { i32 3, ptr null }
@grouped = linkonce global i32 1, comdat($any)

define linkonce_odr void @in_group() comdat($any) {
  ret void
}

define internal fastcc zeroext i32 @private_function(i32 signext %0) #0 {
  ret i32 %0
}

declare extern_weak void @weak()

define hidden void @hidden_function(ptr align 16 byval(i64) noalias nocapture %0) gc "statepoint-example" {
  ret void
}

define void @sections() section ".text.hot" align 32 {
  ret void
}

attributes #0 = { noinline "target-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.linker.options = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"-l", !"m"}
