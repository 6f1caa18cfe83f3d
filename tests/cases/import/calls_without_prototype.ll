; RUN: lowir translate --import-llvm
; Functions that take more than they name, as those of C without a prototype, are called through their own type; through
; another one they are called by their address, which stands in front of the call.
declare i32 @use(...)
declare i32 @one(ptr)
declare i32 @two(ptr, ...)
declare void @v(ptr)
define i32 @f(ptr %p, i32 %n) personality ptr @__g {
  %a = call i32 (ptr, ...) @use(ptr %p)
  %b = call i32 @use(ptr nonnull %p)
  %c = call i32 @two(ptr %p, i32 %n)
  %d = call i32 @two(i32 %n)
  %e = call i32 (ptr, ...) @one(ptr %p)
  %g = call i64 @one(ptr %p)
  br label %l
l:
  call void @v(ptr %p, i32 5)
  %x = invoke i32 @one(i32 %n) to label %k unwind label %u
k:
  %y = invoke i32 @use(ptr %p) to label %z unwind label %u
z:
  ret i32 %a
u:
  %q = landingpad { ptr, i32 } cleanup
  ret i32 0
}
declare i32 @__g(...)
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @use(...) -> i32
  llvm.func @one(!llvm.ptr) -> i32
  llvm.func @two(!llvm.ptr, ...) -> i32
  llvm.func @v(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 attributes {personality = @__g} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.call @use(%arg0) vararg(!llvm.func<i32 (...)>) : (!llvm.ptr) -> i32
    %3 = llvm.call @use(%arg0) vararg(!llvm.func<i32 (...)>) : (!llvm.ptr {llvm.nonnull}) -> i32
    %4 = llvm.call @two(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %5 = llvm.mlir.addressof @two : !llvm.ptr
    %6 = llvm.call %5(%arg1) : !llvm.ptr, (i32) -> i32
    %7 = llvm.call @one(%arg0) : (!llvm.ptr) -> i32
    %8 = llvm.mlir.addressof @one : !llvm.ptr
    %9 = llvm.call %8(%arg0) : !llvm.ptr, (!llvm.ptr) -> i64
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.mlir.addressof @v : !llvm.ptr
    llvm.call %10(%arg0, %0) : !llvm.ptr, (!llvm.ptr, i32) -> ()
    %11 = llvm.mlir.addressof @one : !llvm.ptr
    %12 = llvm.invoke %11(%arg1) to ^bb2 unwind ^bb4 : !llvm.ptr, (i32) -> i32
  ^bb2:  // pred: ^bb1
    %13 = llvm.invoke @use(%arg0) to ^bb3 unwind ^bb4 vararg(!llvm.func<i32 (...)>) : (!llvm.ptr) -> i32
  ^bb3:  // pred: ^bb2
    llvm.return %2 : i32
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %14 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %1 : i32
  }
  llvm.func @__g(...) -> i32
}
