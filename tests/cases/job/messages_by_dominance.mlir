// RUN: lowir
// The messages of assertions stand in the order in which they are named, that of the dominator tree.

func.func @f(%c: i1, %d: i1) {
  cf.cond_br %c, ^b, ^a
^a:
  cf.assert %d, "A"
  cf.br ^e
^e:
  cf.assert %d, "E"
  return
^b:
  cf.assert %c, "B1"
  cf.cond_br %c, ^d, ^e
^d:
  cf.assert %d, "D"
  cf.br ^e
^u:
  cf.assert %d, "U"
  return
}
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@assert_msg_3 = private constant [2 x i8] c"U\00"
@assert_msg_2 = private constant [2 x i8] c"A\00"
@assert_msg_1 = private constant [2 x i8] c"E\00"
@assert_msg_0 = private constant [2 x i8] c"D\00"
@assert_msg = private constant [3 x i8] c"B1\00"

declare void @abort()

declare void @puts(ptr)

define void @f(i1 %0, i1 %1) {
  br i1 %0, label %7, label %3

3:
  br i1 %1, label %4, label %16

4:
  br label %5

5:
  br i1 %1, label %6, label %15

6:
  ret void

7:
  br i1 %0, label %8, label %13

8:
  br i1 %0, label %9, label %5

9:
  br i1 %1, label %10, label %14

10:
  br label %5

11:
  br i1 %1, label %12, label %17

12:
  ret void

13:
  call void @puts(ptr @assert_msg)
  call void @abort()
  unreachable

14:
  call void @puts(ptr @assert_msg_0)
  call void @abort()
  unreachable

15:
  call void @puts(ptr @assert_msg_1)
  call void @abort()
  unreachable

16:
  call void @puts(ptr @assert_msg_2)
  call void @abort()
  unreachable

17:
  call void @puts(ptr @assert_msg_3)
  call void @abort()
  unreachable
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
