; RUN: lowir translate --import-llvm
; A float is written with a point, or by its bits.
@g = global double 1
//--- err
fail_integer_as_a_float.ll:3:20: error: an integer stands where the type is none [import]
@g = global double 1
                   ^
