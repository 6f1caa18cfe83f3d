; RUN: lowir translate --import-llvm
; Alignments are powers of two, those of parameters too.
declare void @f(ptr align 3)
//--- err
fail_alignment_of_three.ll:3:27: error: an alignment is a power of two [import]
declare void @f(ptr align 3)
                          ^
