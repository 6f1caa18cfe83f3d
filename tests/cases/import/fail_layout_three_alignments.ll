; RUN: lowir translate --import-llvm --compat=19
; An integer has an alignment and a preferred one.
target datalayout = "e-i16:16:16:16"
//--- err
fail_layout_three_alignments.ll:3:21: error: cannot translate data layout: i16:16:16:16 [import]
target datalayout = "e-i16:16:16:16"
                    ^~~~~~~~~~~~~~~~
