// RUN: lowir opt --convert-index-to-llvm
// RUN: lowir opt --compat=19 --convert-index-to-llvm
// Every operation of index, at the default width and at 32 bits.
func.func @index(%a: index, %b: index, %i: i32) {
  %add = index.add %a, %b
  %sub = index.sub %a, %b
  %mul = index.mul %a, %b
  %divs = index.divs %a, %b
  %divu = index.divu %a, %b
  %ceildivs = index.ceildivs %a, %b
  %ceildivu = index.ceildivu %a, %b
  %floordivs = index.floordivs %a, %b
  %rems = index.rems %a, %b
  %remu = index.remu %a, %b
  %maxs = index.maxs %a, %b
  %maxu = index.maxu %a, %b
  %mins = index.mins %a, %b
  %minu = index.minu %a, %b
  %shl = index.shl %a, %b
  %shrs = index.shrs %a, %b
  %shru = index.shru %a, %b
  %and = index.and %a, %b
  %or = index.or %a, %b
  %xor = index.xor %a, %b
  %ceq = index.cmp eq(%a, %b)
  %cne = index.cmp ne(%a, %b)
  %cslt = index.cmp slt(%a, %b)
  %csle = index.cmp sle(%a, %b)
  %csgt = index.cmp sgt(%a, %b)
  %csge = index.cmp sge(%a, %b)
  %cult = index.cmp ult(%a, %b)
  %cule = index.cmp ule(%a, %b)
  %cugt = index.cmp ugt(%a, %b)
  %cuge = index.cmp uge(%a, %b)
  %x = index.casts %i : i32 to index
  %y = index.castu %a : index to i64
  %size = index.sizeof
  %c = index.constant 42
  %t = index.bool.constant true
  %f = index.bool.constant false
  return
}
//--- out
module {
  func.func @index(%arg0: index, %arg1: index, %arg2: i32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.sub %1, %0 : i64
    %4 = llvm.mul %1, %0 : i64
    %5 = llvm.sdiv %1, %0 : i64
    %6 = llvm.udiv %1, %0 : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.icmp "sgt" %0, %7 : i64
    %11 = llvm.select %10, %9, %8 : i1, i64
    %12 = llvm.add %1, %11 : i64
    %13 = llvm.sdiv %12, %0 : i64
    %14 = llvm.add %13, %8 : i64
    %15 = llvm.sub %7, %1 : i64
    %16 = llvm.sdiv %15, %0 : i64
    %17 = llvm.sub %7, %16 : i64
    %18 = llvm.icmp "sgt" %1, %7 : i64
    %19 = llvm.icmp "eq" %18, %10 : i1
    %20 = llvm.icmp "ne" %1, %7 : i64
    %21 = llvm.and %19, %20 : i1
    %22 = llvm.select %21, %14, %17 : i1, i64
    %23 = llvm.mlir.constant(0 : i64) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.sub %1, %24 : i64
    %26 = llvm.udiv %25, %0 : i64
    %27 = llvm.add %26, %24 : i64
    %28 = llvm.icmp "eq" %1, %23 : i64
    %29 = llvm.select %28, %23, %27 : i1, i64
    %30 = llvm.mlir.constant(0 : i64) : i64
    %31 = llvm.mlir.constant(1 : i64) : i64
    %32 = llvm.mlir.constant(-1 : i64) : i64
    %33 = llvm.icmp "slt" %0, %30 : i64
    %34 = llvm.select %33, %31, %32 : i1, i64
    %35 = llvm.sub %34, %1 : i64
    %36 = llvm.sdiv %35, %0 : i64
    %37 = llvm.sub %32, %36 : i64
    %38 = llvm.sdiv %1, %0 : i64
    %39 = llvm.icmp "slt" %1, %30 : i64
    %40 = llvm.icmp "ne" %39, %33 : i1
    %41 = llvm.icmp "ne" %1, %30 : i64
    %42 = llvm.and %40, %41 : i1
    %43 = llvm.select %42, %37, %38 : i1, i64
    %44 = llvm.srem %1, %0 : i64
    %45 = llvm.urem %1, %0 : i64
    %46 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
    %47 = llvm.intr.umax(%1, %0) : (i64, i64) -> i64
    %48 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
    %49 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
    %50 = llvm.shl %1, %0 : i64
    %51 = llvm.ashr %1, %0 : i64
    %52 = llvm.lshr %1, %0 : i64
    %53 = llvm.and %1, %0 : i64
    %54 = llvm.or %1, %0 : i64
    %55 = llvm.xor %1, %0 : i64
    %56 = llvm.icmp "eq" %1, %0 : i64
    %57 = llvm.icmp "ne" %1, %0 : i64
    %58 = llvm.icmp "slt" %1, %0 : i64
    %59 = llvm.icmp "sle" %1, %0 : i64
    %60 = llvm.icmp "sgt" %1, %0 : i64
    %61 = llvm.icmp "sge" %1, %0 : i64
    %62 = llvm.icmp "ult" %1, %0 : i64
    %63 = llvm.icmp "ule" %1, %0 : i64
    %64 = llvm.icmp "ugt" %1, %0 : i64
    %65 = llvm.icmp "uge" %1, %0 : i64
    %66 = llvm.sext %arg2 : i32 to i64
    %67 = llvm.mlir.constant(64 : i64) : i64
    %68 = llvm.mlir.constant(42 : i64) : i64
    %69 = llvm.mlir.constant(true) : i1
    %70 = llvm.mlir.constant(false) : i1
    return
  }
}

//--- out 2
module {
  func.func @index(%arg0: index, %arg1: index, %arg2: i32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.sub %1, %0 : i64
    %4 = llvm.mul %1, %0 : i64
    %5 = llvm.sdiv %1, %0  : i64
    %6 = llvm.udiv %1, %0  : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.icmp "sgt" %0, %7 : i64
    %11 = llvm.select %10, %9, %8 : i1, i64
    %12 = llvm.add %1, %11 : i64
    %13 = llvm.sdiv %12, %0  : i64
    %14 = llvm.add %13, %8 : i64
    %15 = llvm.sub %7, %1 : i64
    %16 = llvm.sdiv %15, %0  : i64
    %17 = llvm.sub %7, %16 : i64
    %18 = llvm.icmp "sgt" %1, %7 : i64
    %19 = llvm.icmp "eq" %18, %10 : i1
    %20 = llvm.icmp "ne" %1, %7 : i64
    %21 = llvm.and %19, %20  : i1
    %22 = llvm.select %21, %14, %17 : i1, i64
    %23 = llvm.mlir.constant(0 : i64) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.sub %1, %24 : i64
    %26 = llvm.udiv %25, %0  : i64
    %27 = llvm.add %26, %24 : i64
    %28 = llvm.icmp "eq" %1, %23 : i64
    %29 = llvm.select %28, %23, %27 : i1, i64
    %30 = llvm.mlir.constant(0 : i64) : i64
    %31 = llvm.mlir.constant(1 : i64) : i64
    %32 = llvm.mlir.constant(-1 : i64) : i64
    %33 = llvm.icmp "slt" %0, %30 : i64
    %34 = llvm.select %33, %31, %32 : i1, i64
    %35 = llvm.sub %34, %1 : i64
    %36 = llvm.sdiv %35, %0  : i64
    %37 = llvm.sub %32, %36 : i64
    %38 = llvm.sdiv %1, %0  : i64
    %39 = llvm.icmp "slt" %1, %30 : i64
    %40 = llvm.icmp "ne" %39, %33 : i1
    %41 = llvm.icmp "ne" %1, %30 : i64
    %42 = llvm.and %40, %41  : i1
    %43 = llvm.select %42, %37, %38 : i1, i64
    %44 = llvm.srem %1, %0  : i64
    %45 = llvm.urem %1, %0  : i64
    %46 = llvm.intr.smax(%1, %0)  : (i64, i64) -> i64
    %47 = llvm.intr.umax(%1, %0)  : (i64, i64) -> i64
    %48 = llvm.intr.smin(%1, %0)  : (i64, i64) -> i64
    %49 = llvm.intr.umin(%1, %0)  : (i64, i64) -> i64
    %50 = llvm.shl %1, %0 : i64
    %51 = llvm.ashr %1, %0  : i64
    %52 = llvm.lshr %1, %0  : i64
    %53 = llvm.and %1, %0  : i64
    %54 = llvm.or %1, %0  : i64
    %55 = llvm.xor %1, %0  : i64
    %56 = llvm.icmp "eq" %1, %0 : i64
    %57 = llvm.icmp "ne" %1, %0 : i64
    %58 = llvm.icmp "slt" %1, %0 : i64
    %59 = llvm.icmp "sle" %1, %0 : i64
    %60 = llvm.icmp "sgt" %1, %0 : i64
    %61 = llvm.icmp "sge" %1, %0 : i64
    %62 = llvm.icmp "ult" %1, %0 : i64
    %63 = llvm.icmp "ule" %1, %0 : i64
    %64 = llvm.icmp "ugt" %1, %0 : i64
    %65 = llvm.icmp "uge" %1, %0 : i64
    %66 = llvm.sext %arg2 : i32 to i64
    %67 = llvm.mlir.constant(64 : i64) : i64
    %68 = llvm.mlir.constant(42 : i64) : i64
    %69 = llvm.mlir.constant(true) : i1
    %70 = llvm.mlir.constant(false) : i1
    return
  }
}

