// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// Results and iteration arguments that nothing uses, that do not change or that equal another one.
func.func @inv(%n: index, %a: f32, %b: i32) -> (f32, i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %a) -> (f32, i32, f32) {
    %s = arith.addf %x, %z : f32
    %t = arith.index_cast %i : index to i32
    %u = arith.addi %y, %t : i32
    scf.yield %x, %u, %s : f32, i32, f32
  }
  return %r#0, %r#1, %r#2 : f32, i32, f32
}
func.func @dup(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %t = arith.index_cast %i : index to i32
    %u = arith.addi %y, %t : i32
    %v = arith.muli %u, %x : i32
    scf.yield %v, %v : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @dead(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %t = arith.index_cast %i : index to i32
    %u = arith.addi %y, %t : i32
    %w = arith.muli %x, %t : i32
    scf.yield %w, %u : i32, i32
  }
  return %r#1 : i32
}
func.func @sw(%i: index, %a: i32, %b: i32) -> (i32, i32) {
  %r:3 = scf.index_switch %i -> i32, i32, i32
  case 1 {
    %x = arith.addi %a, %b : i32
    scf.yield %a, %x, %b : i32, i32, i32
  }
  default {
    scf.yield %a, %b, %a : i32, i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @if(%i: i1, %a: i32, %b: i32) -> (i32, i32) {
  %r:3 = scf.if %i -> (i32, i32, i32) {
    %x = arith.addi %a, %b : i32
    scf.yield %a, %x, %b : i32, i32, i32
  } else {
    %x = arith.muli %a, %b : i32
    scf.yield %a, %x, %x : i32, i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @default_only(%i: index, %a: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  default {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @twins_of_if(%i: i1, %a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.if %i -> (i32, i32) {
    %x = arith.addi %a, %b : i32
    scf.yield %x, %x : i32, i32
  } else {
    %x = arith.muli %a, %b : i32
    scf.yield %x, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @twins_of_switch(%i: index, %a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.index_switch %i -> i32, i32
  case 3 {
    %x = arith.addi %a, %b : i32
    scf.yield %x, %x : i32, i32
  } default {
    %x = arith.muli %a, %b : i32
    scf.yield %x, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
//--- out
module {
  func.func @inv(%arg0: index, %arg1: f32, %arg2: i32) -> (f32, i32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg1) -> (i32, f32) {
      %1 = arith.addf %arg1, %arg5 : f32
      %2 = arith.index_cast %arg3 : index to i32
      %3 = arith.addi %arg4, %2 : i32
      scf.yield %3, %1 : i32, f32
    }
    return %arg1, %0#0, %0#1 : f32, i32, f32
  }
  func.func @dup(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %1 = arith.index_cast %arg2 : index to i32
      %2 = arith.addi %arg3, %1 : i32
      %3 = arith.muli %2, %arg3 : i32
      scf.yield %3 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @dead(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (i32, i32) {
      %1 = arith.index_cast %arg2 : index to i32
      %2 = arith.addi %arg4, %1 : i32
      %3 = arith.muli %arg3, %1 : i32
      scf.yield %3, %2 : i32, i32
    }
    return %0#1 : i32
  }
  func.func @sw(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = scf.index_switch %arg0 -> i32 
    case 1 {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    default {
      scf.yield %arg2 : i32
    }
    return %arg1, %0 : i32, i32
  }
  func.func @if(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = scf.if %arg0 -> (i32) {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    } else {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    return %arg1, %0 : i32, i32
  }
  func.func @default_only(%arg0: index, %arg1: i32) -> i32 {
    %0 = scf.index_switch %arg0 -> i32 
    default {
      %1 = arith.addi %arg1, %arg1 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @twins_of_if(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = scf.if %arg0 -> (i32) {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    } else {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @twins_of_switch(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = scf.index_switch %arg0 -> i32 
    case 3 {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    default {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
}

//--- out 2
module {
  func.func @inv(%arg0: index, %arg1: f32, %arg2: i32) -> (f32, i32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg1) -> (i32, f32) {
      %1 = arith.addf %arg1, %arg5 : f32
      %2 = arith.index_cast %arg3 : index to i32
      %3 = arith.addi %arg4, %2 : i32
      scf.yield %3, %1 : i32, f32
    }
    return %arg1, %0#0, %0#1 : f32, i32, f32
  }
  func.func @dup(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (i32, i32) {
      %1 = arith.index_cast %arg2 : index to i32
      %2 = arith.addi %arg4, %1 : i32
      %3 = arith.muli %2, %arg3 : i32
      scf.yield %3, %3 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @dead(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (i32, i32) {
      %1 = arith.index_cast %arg2 : index to i32
      %2 = arith.addi %arg4, %1 : i32
      %3 = arith.muli %arg3, %1 : i32
      scf.yield %3, %2 : i32, i32
    }
    return %0#1 : i32
  }
  func.func @sw(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0:3 = scf.index_switch %arg0 -> i32, i32, i32 
    case 1 {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %arg1, %1, %arg2 : i32, i32, i32
    }
    default {
      scf.yield %arg1, %arg2, %arg1 : i32, i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @if(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = scf.if %arg0 -> (i32) {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1 : i32
    } else {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1 : i32
    }
    return %arg1, %0 : i32, i32
  }
  func.func @default_only(%arg0: index, %arg1: i32) -> i32 {
    %0 = scf.index_switch %arg0 -> i32 
    default {
      %1 = arith.addi %arg1, %arg1 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @twins_of_if(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1, %1 : i32, i32
    } else {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1, %1 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @twins_of_switch(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0:2 = scf.index_switch %arg0 -> i32, i32 
    case 3 {
      %1 = arith.addi %arg1, %arg2 : i32
      scf.yield %1, %1 : i32, i32
    }
    default {
      %1 = arith.muli %arg1, %arg2 : i32
      scf.yield %1, %1 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
}

