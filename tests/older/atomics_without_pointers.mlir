// 2022: the type of the pointer of an atomic operation was not written
llvm.func @f(%p: !llvm.ptr<f32>, %q: !llvm.ptr<i32>, %x: f32, %a: i32, %b: i32) -> i1 {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : f32
  %1 = llvm.atomicrmw umax %q, %a acq_rel : i32
  %2 = llvm.cmpxchg %q, %a, %b acq_rel monotonic : i32
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i1)>
  llvm.return %3 : i1
}
//--- today
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f32, %arg3: i32, %arg4: i32) -> i1 {
  %0 = llvm.atomicrmw fadd %arg0, %arg2 monotonic : !llvm.ptr, f32
  %1 = llvm.atomicrmw umax %arg1, %arg3 acq_rel : !llvm.ptr, i32
  %2 = llvm.cmpxchg %arg1, %arg3, %arg4 acq_rel monotonic : !llvm.ptr, i32
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i1)> 
  llvm.return %3 : i1
}
