; RUN: lowir translate --import-llvm
%a = type { %b }
%b = type { [2 x %a] }
@g = external global %a
//--- err
fail_struct_that_holds_itself.ll:3:11: error: the struct 'a' holds itself [import]
%b = type { [2 x %a] }
          ^
