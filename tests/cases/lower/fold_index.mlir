// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --canonicalize
// Constants and identities of index; 32 and 64 bits must agree.
func.func @f(%a: index, %b: index, %i: i32, %c: i1, %i64: i64) -> () {
  %z = index.constant 0
  %o = index.constant 1
  %k5 = index.constant 5
  %k7 = index.constant -7
  %big = index.constant 4294967296
  %r0 = index.add %a, %z
  %r1 = index.add %z, %a
  %r2 = index.sub %a, %z
  %r3 = index.mul %a, %z
  %r4 = index.mul %a, %o
  %r5 = index.divs %a, %o
  %r6 = index.divu %a, %o
  %r7 = index.rems %a, %o
  %r8 = index.maxs %a, %a
  %r9 = index.and %a, %z
  %r10 = index.or %a, %z
  %r11 = index.xor %a, %a
  %r12 = index.sub %a, %a
  %r13 = index.add %k5, %k7
  %r14 = index.divs %k7, %k5
  %r15 = index.divu %k7, %k5
  %r16 = index.ceildivs %k7, %k5
  %r17 = index.ceildivu %k7, %k5
  %r18 = index.floordivs %k7, %k5
  %r19 = index.rems %k7, %k5
  %r20 = index.remu %k7, %k5
  %r21 = index.maxs %k7, %k5
  %r22 = index.maxu %k7, %k5
  %r23 = index.mins %k7, %k5
  %r24 = index.minu %k7, %k5
  %r25 = index.shl %k5, %o
  %r26 = index.shrs %k7, %o
  %r27 = index.shru %k7, %o
  %r28 = index.shru %k5, %o
  %r29 = index.shru %big, %o
  %r30 = index.cmp slt(%a, %a)
  %r31 = index.cmp slt(%k5, %k7)
  %r32 = index.cmp ult(%k5, %big)
  %r33 = index.cmp slt(%k5, %a)
  %r34 = index.casts %k5 : index to i32
  %r35 = index.castu %k7 : index to i64
  %r36 = index.casts %i : i32 to index
  %r37 = index.casts %r36 : index to i32
  %ci = arith.constant -1 : i32
  %r38 = index.casts %ci : i32 to index
  %r39 = index.castu %ci : i32 to index
  %ci64 = arith.constant 8589934592 : i64
  %r40 = index.casts %ci64 : i64 to index
  %r41 = index.castu %big : index to i64
  %r42 = index.castu %big : index to i16
  %r43 = index.add %a, %k5
  %r44 = index.add %r43, %k5
  %r45 = index.sub %a, %b
  %r46 = index.cmp eq(%r45, %z)
  %r47 = index.maxs %a, %k5
  %r48 = index.maxs %r47, %k7
  %r49 = index.casts %i64 : i64 to index
  %r50 = index.casts %r49 : index to i64
  "x"(%r0,%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8,%r9,%r10,%r11,%r12,%r13,%r14,%r15,%r16,%r17,%r18,%r19,%r20,%r21,%r22,%r23,%r24,%r25,%r26,%r27,%r28,%r29) : (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) -> ()
  "y"(%r30,%r31,%r32,%r33,%r34,%r35,%r37,%r38,%r39,%r40,%r41,%r42,%r44,%r46, %r48, %r50):(i1,i1,i1,i1,i32,i64,i32,index,index,index,i64,i16,index,i1, index, i64)->()
  return
}
//--- out
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i1, %arg4: i64) {
    %idx8589934592 = index.constant 8589934592
    %idx4294967295 = index.constant 4294967295
    %false = index.bool.constant false
    %idx2 = index.constant 2
    %idx-4 = index.constant -4
    %idx10 = index.constant 10
    %idx4 = index.constant 4
    %idx3689348814741910322 = index.constant 3689348814741910322
    %idx3689348814741910321 = index.constant 3689348814741910321
    %idx-1 = index.constant -1
    %idx-2 = index.constant -2
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %idx5 = index.constant 5
    %idx-7 = index.constant -7
    %idx4294967296 = index.constant 4294967296
    %0 = index.divs %arg0, %idx1
    %1 = index.divu %arg0, %idx1
    %2 = index.rems %arg0, %idx1
    %3 = index.maxs %arg0, %arg0
    %4 = index.and %arg0, %idx0
    %5 = index.or %arg0, %idx0
    %6 = index.xor %arg0, %arg0
    %7 = index.sub %arg0, %arg0
    %8 = index.shru %idx-7, %idx1
    %9 = index.shru %idx4294967296, %idx1
    %10 = index.cmp ult(%idx5, %idx4294967296)
    %11 = index.cmp slt(%idx5, %arg0)
    %12 = index.casts %idx5 : index to i32
    %13 = index.castu %idx-7 : index to i64
    %14 = index.casts %arg2 : i32 to index
    %15 = index.casts %14 : index to i32
    %16 = index.castu %idx4294967296 : index to i64
    %17 = index.castu %idx4294967296 : index to i16
    %18 = index.add %arg0, %idx10
    %19 = index.cmp eq(%arg0, %arg1)
    %20 = index.maxs %arg0, %idx5
    %21 = index.casts %arg4 : i64 to index
    %22 = index.casts %21 : index to i64
    "x"(%arg0, %arg0, %arg0, %idx0, %arg0, %0, %1, %2, %3, %4, %5, %6, %7, %idx-2, %idx-1, %idx3689348814741910321, %idx-1, %idx3689348814741910322, %idx-2, %idx-2, %idx4, %idx5, %idx-7, %idx-7, %idx5, %idx10, %idx-4, %8, %idx2, %9) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    "y"(%false, %false, %10, %11, %12, %13, %15, %idx-1, %idx4294967295, %idx8589934592, %16, %17, %18, %19, %20, %22) : (i1, i1, i1, i1, i32, i64, i32, index, index, index, i64, i16, index, i1, index, i64) -> ()
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i1, %arg4: i64) {
    %idx8589934592 = index.constant 8589934592
    %idx4294967295 = index.constant 4294967295
    %false = index.bool.constant false
    %idx2 = index.constant 2
    %idx-4 = index.constant -4
    %idx10 = index.constant 10
    %idx4 = index.constant 4
    %idx3689348814741910322 = index.constant 3689348814741910322
    %idx3689348814741910321 = index.constant 3689348814741910321
    %idx-1 = index.constant -1
    %idx-2 = index.constant -2
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %idx5 = index.constant 5
    %idx-7 = index.constant -7
    %idx4294967296 = index.constant 4294967296
    %0 = index.divs %arg0, %idx1
    %1 = index.divu %arg0, %idx1
    %2 = index.rems %arg0, %idx1
    %3 = index.maxs %arg0, %arg0
    %4 = index.and %arg0, %idx0
    %5 = index.or %arg0, %idx0
    %6 = index.xor %arg0, %arg0
    %7 = index.sub %arg0, %arg0
    %8 = index.shru %idx-7, %idx1
    %9 = index.shru %idx4294967296, %idx1
    %10 = index.cmp ult(%idx5, %idx4294967296)
    %11 = index.cmp slt(%idx5, %arg0)
    %12 = index.casts %idx5 : index to i32
    %13 = index.castu %idx-7 : index to i64
    %14 = index.casts %arg2 : i32 to index
    %15 = index.casts %14 : index to i32
    %16 = index.castu %idx4294967296 : index to i64
    %17 = index.castu %idx4294967296 : index to i16
    %18 = index.add %arg0, %idx5
    %19 = index.add %18, %idx5
    %20 = index.cmp eq(%arg0, %arg1)
    %21 = index.maxs %arg0, %idx5
    %22 = index.maxs %21, %idx-7
    %23 = index.casts %arg4 : i64 to index
    %24 = index.casts %23 : index to i64
    "x"(%arg0, %arg0, %arg0, %idx0, %arg0, %0, %1, %2, %3, %4, %5, %6, %7, %idx-2, %idx-1, %idx3689348814741910321, %idx-1, %idx3689348814741910322, %idx-2, %idx-2, %idx4, %idx5, %idx-7, %idx-7, %idx5, %idx10, %idx-4, %8, %idx2, %9) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    "y"(%false, %false, %10, %11, %12, %13, %15, %idx-1, %idx4294967295, %idx8589934592, %16, %17, %19, %20, %22, %24) : (i1, i1, i1, i1, i32, i64, i32, index, index, index, i64, i16, index, i1, index, i64) -> ()
    return
  }
}

