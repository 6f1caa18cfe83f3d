// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --canonicalize
// Branches that become selects, join, nest into one; results that are not used go.
func.func @a(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %z:2 = scf.if %c -> (i32, i32) { scf.yield %x, %x : i32, i32 } else { scf.yield %y, %x : i32, i32 }
  return %z#0, %z#1 : i32, i32
}
func.func @b(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %z:4 = scf.if %c -> (i32, i32, i32, i32) { %q = arith.addi %x, %y : i32 "s"() : () -> () scf.yield %x, %q, %x, %q : i32, i32, i32, i32 } else { scf.yield %y, %x, %x, %x : i32, i32, i32, i32 }
  return %z#0, %z#1, %z#2 : i32, i32, i32
}
func.func @b2(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %z:2 = scf.if %c -> (i32, i32) { %q = arith.addi %x, %y : i32 scf.yield %x, %q : i32, i32 } else { scf.yield %y, %x : i32, i32 }
  return %z#0, %z#1 : i32, i32
}
func.func @d(%c: i1, %d: i1) {
  scf.if %c { scf.if %d { "s"() : () -> () } }
  scf.if %c { "1"() : () -> () }
  scf.if %c { "2"() : () -> () } else { "3"() : () -> () }
  scf.if %d { } else { "4"() : () -> () }
  return
}
func.func @a(%x: i1) -> bf16 { %0 = arith.extsi %x : i1 to i8 
 %1 = arith.sitofp %0 : i8 to bf16
 return %1 : bf16 }
func.func @b(%x: i4) -> (bf16, i8) { %0 = arith.extsi %x : i4 to i8 
 %1 = arith.sitofp %0 : i8 to bf16
 return %1, %0 : bf16, i8 }
func.func @c(%x: i4) -> (bf16, i8) { %0 = arith.extui %x : i4 to i8 
 %1 = arith.uitofp %0 : i8 to bf16
 return %1, %0 : bf16, i8 }
func.func @d(%x: i4) -> (bf16, i8) { %0 = arith.extui %x : i4 to i8 
 %1 = arith.sitofp %0 : i8 to bf16
 return %1, %0 : bf16, i8 }
func.func @e(%x: i4) -> (index, i8) { %0 = arith.extsi %x : i4 to i8 
 %1 = arith.index_cast %0 : i8 to index
 return %1, %0 : index, i8 }
func.func @g(%x: i4) -> (i8, f64) { %0 = arith.sitofp %x : i4 to f32 
 %1 = arith.extf %0 : f32 to f64
 %2 = arith.extui %x : i4 to i8
 return %2, %1 : i8, f64 }
func.func @h(%x: i4) -> (f32, f16) { %0 = arith.sitofp %x : i4 to f32 
 %1 = arith.truncf %0 : f32 to f16
 return %0, %1 : f32, f16 }
