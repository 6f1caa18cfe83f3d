// RUN: lowir opt
// RUN: lowir opt --compat=19
// RUN: lowir opt --mlir-print-op-generic
// Every operation of index.
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
    %0 = index.add %arg0, %arg1
    %1 = index.sub %arg0, %arg1
    %2 = index.mul %arg0, %arg1
    %3 = index.divs %arg0, %arg1
    %4 = index.divu %arg0, %arg1
    %5 = index.ceildivs %arg0, %arg1
    %6 = index.ceildivu %arg0, %arg1
    %7 = index.floordivs %arg0, %arg1
    %8 = index.rems %arg0, %arg1
    %9 = index.remu %arg0, %arg1
    %10 = index.maxs %arg0, %arg1
    %11 = index.maxu %arg0, %arg1
    %12 = index.mins %arg0, %arg1
    %13 = index.minu %arg0, %arg1
    %14 = index.shl %arg0, %arg1
    %15 = index.shrs %arg0, %arg1
    %16 = index.shru %arg0, %arg1
    %17 = index.and %arg0, %arg1
    %18 = index.or %arg0, %arg1
    %19 = index.xor %arg0, %arg1
    %20 = index.cmp eq(%arg0, %arg1)
    %21 = index.cmp ne(%arg0, %arg1)
    %22 = index.cmp slt(%arg0, %arg1)
    %23 = index.cmp sle(%arg0, %arg1)
    %24 = index.cmp sgt(%arg0, %arg1)
    %25 = index.cmp sge(%arg0, %arg1)
    %26 = index.cmp ult(%arg0, %arg1)
    %27 = index.cmp ule(%arg0, %arg1)
    %28 = index.cmp ugt(%arg0, %arg1)
    %29 = index.cmp uge(%arg0, %arg1)
    %30 = index.casts %arg2 : i32 to index
    %31 = index.castu %arg0 : index to i64
    %32 = index.sizeof
    %idx42 = index.constant 42
    %true = index.bool.constant true
    %false = index.bool.constant false
    return
  }
}

//--- out 2
module {
  func.func @index(%arg0: index, %arg1: index, %arg2: i32) {
    %0 = index.add %arg0, %arg1
    %1 = index.sub %arg0, %arg1
    %2 = index.mul %arg0, %arg1
    %3 = index.divs %arg0, %arg1
    %4 = index.divu %arg0, %arg1
    %5 = index.ceildivs %arg0, %arg1
    %6 = index.ceildivu %arg0, %arg1
    %7 = index.floordivs %arg0, %arg1
    %8 = index.rems %arg0, %arg1
    %9 = index.remu %arg0, %arg1
    %10 = index.maxs %arg0, %arg1
    %11 = index.maxu %arg0, %arg1
    %12 = index.mins %arg0, %arg1
    %13 = index.minu %arg0, %arg1
    %14 = index.shl %arg0, %arg1
    %15 = index.shrs %arg0, %arg1
    %16 = index.shru %arg0, %arg1
    %17 = index.and %arg0, %arg1
    %18 = index.or %arg0, %arg1
    %19 = index.xor %arg0, %arg1
    %20 = index.cmp eq(%arg0, %arg1)
    %21 = index.cmp ne(%arg0, %arg1)
    %22 = index.cmp slt(%arg0, %arg1)
    %23 = index.cmp sle(%arg0, %arg1)
    %24 = index.cmp sgt(%arg0, %arg1)
    %25 = index.cmp sge(%arg0, %arg1)
    %26 = index.cmp ult(%arg0, %arg1)
    %27 = index.cmp ule(%arg0, %arg1)
    %28 = index.cmp ugt(%arg0, %arg1)
    %29 = index.cmp uge(%arg0, %arg1)
    %30 = index.casts %arg2 : i32 to index
    %31 = index.castu %arg0 : index to i64
    %32 = index.sizeof
    %idx42 = index.constant 42
    %true = index.bool.constant true
    %false = index.bool.constant false
    return
  }
}

//--- out 3
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i32) -> (), sym_name = "index"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i32):
    %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %1 = "index.sub"(%arg0, %arg1) : (index, index) -> index
    %2 = "index.mul"(%arg0, %arg1) : (index, index) -> index
    %3 = "index.divs"(%arg0, %arg1) : (index, index) -> index
    %4 = "index.divu"(%arg0, %arg1) : (index, index) -> index
    %5 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
    %6 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
    %7 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
    %8 = "index.rems"(%arg0, %arg1) : (index, index) -> index
    %9 = "index.remu"(%arg0, %arg1) : (index, index) -> index
    %10 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
    %11 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
    %12 = "index.mins"(%arg0, %arg1) : (index, index) -> index
    %13 = "index.minu"(%arg0, %arg1) : (index, index) -> index
    %14 = "index.shl"(%arg0, %arg1) : (index, index) -> index
    %15 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
    %16 = "index.shru"(%arg0, %arg1) : (index, index) -> index
    %17 = "index.and"(%arg0, %arg1) : (index, index) -> index
    %18 = "index.or"(%arg0, %arg1) : (index, index) -> index
    %19 = "index.xor"(%arg0, %arg1) : (index, index) -> index
    %20 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %21 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    %22 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %23 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %24 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %25 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
    %26 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %27 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %28 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %29 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    %30 = "index.casts"(%arg2) : (i32) -> index
    %31 = "index.castu"(%arg0) : (index) -> i64
    %32 = "index.sizeof"() : () -> index
    %33 = "index.constant"() <{value = 42 : index}> : () -> index
    %34 = "index.bool.constant"() <{value = true}> : () -> i1
    %35 = "index.bool.constant"() <{value = false}> : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

