; RUN: lowir translate --import-llvm
; So are those of globals.
@g = global i32 1, align 5
//--- err
fail_alignment_of_a_global.ll:3:26: error: an alignment is a power of two [import]
@g = global i32 1, align 5
                         ^
