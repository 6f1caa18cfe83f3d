; RUN: lowir translate --import-llvm
; RUN: lowir translate --import-llvm --lossless %s | lowir translate --mlir-to-llvmir --no-constant-folding
; A phi takes the result of an invocation: a block between passes it on, which is not written back.
; DIFFERS: the real tools do not know the option
declare i32 @make(i32)
declare i32 @personality(...)
define i32 @f(i32 %x, i1 %c) personality ptr @personality {
start:
  br i1 %c, label %call, label %join
call:
  %r = invoke i32 @make(i32 %x) to label %join unwind label %lost
join:
  %v = phi i32 [ %x, %start ], [ %r, %call ], [ %q, %again ]
  %w = phi i32 [ 7, %start ], [ %x, %call ], [ %v, %again ]
  %d = icmp slt i32 %v, %w
  br i1 %d, label %again, label %done
again:
  %q = invoke i32 @make(i32 %w) to label %join unwind label %lost
done:
  ret i32 %w
lost:
  %e = phi i32 [ 1, %call ], [ 2, %again ]
  %p = landingpad { ptr, i32 } cleanup
  ret i32 %e
}
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @make(i32) -> i32
  llvm.func @personality(...) -> i32
  llvm.func @f(%arg0: i32, %arg1: i1) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    llvm.cond_br %arg1, ^bb1, ^bb4(%arg0, %0 : i32, i32)
  ^bb1:  // pred: ^bb0
    %3 = llvm.invoke @make(%arg0) to ^bb2 unwind ^bb7(%1 : i32) : (i32) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb4(%3, %arg0 : i32, i32)
  ^bb3:  // pred: ^bb5
    llvm.br ^bb4(%7, %4 : i32, i32)
  ^bb4(%4: i32, %5: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    %6 = llvm.icmp "slt" %4, %5 : i32
    llvm.cond_br %6, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %7 = llvm.invoke @make(%5) to ^bb3 unwind ^bb7(%2 : i32) : (i32) -> i32
  ^bb6:  // pred: ^bb4
    llvm.return %5 : i32
  ^bb7(%8: i32):  // 2 preds: ^bb1, ^bb5
    %9 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %8 : i32
  }
}
//--- out 2
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

declare i32 @make(i32)

declare i32 @personality(...)

define i32 @f(i32 %x, i1 %c) personality ptr @personality {
start:
  br i1 %c, label %call, label %join

call:
  %r = invoke i32 @make(i32 %x)
          to label %join unwind label %lost

join:
  %v = phi i32 [ %x, %start ], [ %r, %call ], [ %q, %again ]
  %w = phi i32 [ 7, %start ], [ %x, %call ], [ %v, %again ]
  %d = icmp slt i32 %v, %w
  br i1 %d, label %again, label %done

again:
  %q = invoke i32 @make(i32 %w)
          to label %join unwind label %lost

done:
  ret i32 %w

lost:
  %e = phi i32 [ 1, %call ], [ 2, %again ]
  %p = landingpad { ptr, i32 }
          cleanup
  ret i32 %e
}

