; RUN: lowir translate --import-llvm
; And behind a type.
%t = type { i32 } , opaque
@g = external global %t
//--- err
fail_text_behind_a_type.ll:3:19: error: expected another definition, found ',' [import]
%t = type { i32 } , opaque
                  ^
