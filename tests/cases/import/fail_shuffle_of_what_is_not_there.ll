; RUN: lowir translate --import-llvm
; Two vectors of four have eight elements.
define <2 x i32> @f(<4 x i32> %v) {
  %x = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 7, i32 8>
  ret <2 x i32> %x
}
//--- err
fail_shuffle_of_what_is_not_there.ll:4:3: error: the mask of a shuffle names elements that there are [import]
  %x = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 7, i32 8>
  ^~
