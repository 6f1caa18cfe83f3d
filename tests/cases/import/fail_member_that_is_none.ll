; RUN: lowir translate --import-llvm
; Tokens and the like are no members.
%t = type { i32, [2 x token] }
@g = external global %t
//--- err
fail_member_that_is_none.ll:3:23: error: no member of an aggregate has this type [import]
%t = type { i32, [2 x token] }
                      ^~~~~
