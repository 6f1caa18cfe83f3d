// RUN: lowir opt
// RUN: lowir opt --mlir-print-op-generic
// Operations of the llvm dialect that came after 19.
llvm.mlir.global external @base(1 : i32) : i32
llvm.mlir.alias external @other : i32 {
  %0 = llvm.mlir.addressof @base : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @picked : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.func @jumps(%x: i32) -> i32 {
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 0>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
    ^a
  ]
^a:
  llvm.blocktag <id = 0>
  llvm.return %x : i32
}
llvm.func @varargs(%p: !llvm.ptr) {
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %1 = llvm.dso_local_equivalent @varargs : !llvm.ptr
  llvm.return
}
//--- out
module {
  llvm.mlir.global external @base(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias external @other : i32 {
    %0 = llvm.mlir.addressof @base : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @picked : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  llvm.func @jumps(%arg0: i32) -> i32 {
    %0 = llvm.blockaddress <function = @jumps, tag = <id = 0>> : !llvm.ptr
    llvm.indirectbr %0 : !llvm.ptr, [
    ^bb1
    ]
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 0>
    llvm.return %arg0 : i32
  }
  llvm.func @varargs(%arg0: !llvm.ptr) {
    %0 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    %1 = llvm.dso_local_equivalent @varargs : !llvm.ptr
    llvm.return
  }
}

//--- out 2
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "base", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "other", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %4 = "llvm.mlir.addressof"() <{global_name = @base}> : () -> !llvm.ptr
    "llvm.return"(%4) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %3 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%3) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "jumps", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: i32):
    %2 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @jumps, tag = <id = 0>>}> : () -> !llvm.ptr
    "llvm.indirectbr"(%2)[^bb1] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 0>}> : () -> ()
    "llvm.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "varargs", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "llvm.va_arg"(%arg0) : (!llvm.ptr) -> i32
    %1 = "llvm.dso_local_equivalent"() <{function_name = @varargs}> : () -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

