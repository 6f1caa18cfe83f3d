// RUN: lowir opt --convert-math-to-libm
// RUN: lowir opt --convert-index-to-llvm
// RUN: lowir opt --compat=19 --convert-math-to-libm
// RUN: lowir opt --compat=19 --convert-index-to-llvm
llvm.func @u(i64)
llvm.func @a(%p: i64) {
  %0 = builtin.unrealized_conversion_cast %p : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  llvm.call @u(%1) : (i64) -> ()
  llvm.return
}
//--- out
module {
  llvm.func @u(i64)
  llvm.func @a(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.call @u(%1) : (i64) -> ()
    llvm.return
  }
}

//--- out 2
module {
  llvm.func @u(i64)
  llvm.func @a(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    llvm.call @u(%arg0) : (i64) -> ()
    llvm.return
  }
}

//--- out 3
module {
  llvm.func @u(i64)
  llvm.func @a(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.call @u(%1) : (i64) -> ()
    llvm.return
  }
}

//--- out 4
module {
  llvm.func @u(i64)
  llvm.func @a(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    llvm.call @u(%arg0) : (i64) -> ()
    llvm.return
  }
}

