; RUN: lowir translate --import-llvm
; There are three models besides the usual one.
@g = external thread_local(some) global i32
//--- err
fail_thread_local_model.ll:3:28: error: expected the model of a thread-local variable, found 'some' [import]
@g = external thread_local(some) global i32
                           ^~~~
