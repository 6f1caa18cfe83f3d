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
func.func @s_a(%x: i1) -> bf16 { %0 = arith.extsi %x : i1 to i8 
 %1 = arith.sitofp %0 : i8 to bf16
 return %1 : bf16 }
func.func @s_b(%x: i4) -> (bf16, i8) { %0 = arith.extsi %x : i4 to i8 
 %1 = arith.sitofp %0 : i8 to bf16
 return %1, %0 : bf16, i8 }
func.func @s_c(%x: i4) -> (bf16, i8) { %0 = arith.extui %x : i4 to i8 
 %1 = arith.uitofp %0 : i8 to bf16
 return %1, %0 : bf16, i8 }
func.func @s_d(%x: i4) -> (bf16, i8) { %0 = arith.extui %x : i4 to i8 
 %1 = arith.sitofp %0 : i8 to bf16
 return %1, %0 : bf16, i8 }
func.func @s_e(%x: i4) -> (index, i8) { %0 = arith.extsi %x : i4 to i8 
 %1 = arith.index_cast %0 : i8 to index
 return %1, %0 : index, i8 }
func.func @g(%x: i4) -> (i8, f64) { %0 = arith.sitofp %x : i4 to f32 
 %1 = arith.extf %0 : f32 to f64
 %2 = arith.extui %x : i4 to i8
 return %2, %1 : i8, f64 }
func.func @h(%x: i4) -> (f32, f16) { %0 = arith.sitofp %x : i4 to f32 
 %1 = arith.truncf %0 : f32 to f16
 return %0, %1 : f32, f16 }
//--- out
module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0, %arg1 : i32, i32
  }
  func.func @b(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %arg1, %arg2 : i32
      "s"() : () -> ()
      scf.yield %2 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0, %1, %arg1 : i32, i32, i32
  }
  func.func @b2(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %arg1, %arg2 : i32
      scf.yield %2 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0, %1 : i32, i32
  }
  func.func @d(%arg0: i1, %arg1: i1) {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      "s"() : () -> ()
    }
    scf.if %arg0 {
      "1"() : () -> ()
      "2"() : () -> ()
    } else {
      "3"() : () -> ()
    }
    scf.if %arg1 {
    } else {
      "4"() : () -> ()
    }
    return
  }
  func.func @s_a(%arg0: i1) -> bf16 {
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.sitofp %0 : i8 to bf16
    return %1 : bf16
  }
  func.func @s_b(%arg0: i4) -> (bf16, i8) {
    %0 = arith.extsi %arg0 : i4 to i8
    %1 = arith.sitofp %0 : i8 to bf16
    return %1, %0 : bf16, i8
  }
  func.func @s_c(%arg0: i4) -> (bf16, i8) {
    %0 = arith.extui %arg0 : i4 to i8
    %1 = arith.uitofp %0 : i8 to bf16
    return %1, %0 : bf16, i8
  }
  func.func @s_d(%arg0: i4) -> (bf16, i8) {
    %0 = arith.extui %arg0 : i4 to i8
    %1 = arith.sitofp %0 : i8 to bf16
    return %1, %0 : bf16, i8
  }
  func.func @s_e(%arg0: i4) -> (index, i8) {
    %0 = arith.extsi %arg0 : i4 to i8
    %1 = arith.index_cast %arg0 : i4 to index
    return %1, %0 : index, i8
  }
  func.func @g(%arg0: i4) -> (i8, f64) {
    %0 = arith.sitofp %arg0 : i4 to f32
    %1 = arith.extf %0 : f32 to f64
    %2 = arith.extui %arg0 : i4 to i8
    return %2, %1 : i8, f64
  }
  func.func @h(%arg0: i4) -> (f32, f16) {
    %0 = arith.sitofp %arg0 : i4 to f32
    %1 = arith.sitofp %arg0 : i4 to f16
    return %0, %1 : f32, f16
  }
}

//--- out 2
module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0, %arg1 : i32, i32
  }
  func.func @b(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %arg1, %arg2 : i32
      "s"() : () -> ()
      scf.yield %2 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0, %1, %arg1 : i32, i32, i32
  }
  func.func @b2(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = scf.if %arg0 -> (i32) {
      %2 = arith.addi %arg1, %arg2 : i32
      scf.yield %2 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0, %1 : i32, i32
  }
  func.func @d(%arg0: i1, %arg1: i1) {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      "s"() : () -> ()
    }
    scf.if %arg0 {
      "1"() : () -> ()
      "2"() : () -> ()
    } else {
      "3"() : () -> ()
    }
    scf.if %arg1 {
    } else {
      "4"() : () -> ()
    }
    return
  }
  func.func @s_a(%arg0: i1) -> bf16 {
    %0 = arith.extsi %arg0 : i1 to i8
    %1 = arith.sitofp %0 : i8 to bf16
    return %1 : bf16
  }
  func.func @s_b(%arg0: i4) -> (bf16, i8) {
    %0 = arith.extsi %arg0 : i4 to i8
    %1 = arith.sitofp %0 : i8 to bf16
    return %1, %0 : bf16, i8
  }
  func.func @s_c(%arg0: i4) -> (bf16, i8) {
    %0 = arith.extui %arg0 : i4 to i8
    %1 = arith.uitofp %0 : i8 to bf16
    return %1, %0 : bf16, i8
  }
  func.func @s_d(%arg0: i4) -> (bf16, i8) {
    %0 = arith.extui %arg0 : i4 to i8
    %1 = arith.sitofp %0 : i8 to bf16
    return %1, %0 : bf16, i8
  }
  func.func @s_e(%arg0: i4) -> (index, i8) {
    %0 = arith.extsi %arg0 : i4 to i8
    %1 = arith.index_cast %arg0 : i4 to index
    return %1, %0 : index, i8
  }
  func.func @g(%arg0: i4) -> (i8, f64) {
    %0 = arith.sitofp %arg0 : i4 to f32
    %1 = arith.extf %0 : f32 to f64
    %2 = arith.extui %arg0 : i4 to i8
    return %2, %1 : i8, f64
  }
  func.func @h(%arg0: i4) -> (f32, f16) {
    %0 = arith.sitofp %arg0 : i4 to f32
    %1 = arith.truncf %0 : f32 to f16
    return %0, %1 : f32, f16
  }
}

