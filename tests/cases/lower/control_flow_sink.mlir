// RUN: lowir opt --control-flow-sink
// What only one branch uses goes to its front, whatever loops are between; what has effects stays, and so does what two branches use.
func.func private @use(i32)
func.func @branches(%c: i1, %a: i32, %b: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %sum = arith.addi %a, %b : i32
  %product = arith.muli %a, %b : i32
  %difference = arith.subi %sum, %b : i32
  %loaded = memref.load %m[%i] : memref<4xi32>
  %five = arith.constant 5 : i32
  %r = scf.if %c -> i32 {
    func.call @use(%difference) : (i32) -> ()
    func.call @use(%loaded) : (i32) -> ()
    func.call @use(%five) : (i32) -> ()
    scf.yield %sum : i32
  } else {
    scf.yield %product : i32
  }
  %both = arith.addi %a, %a : i32
  %first = arith.addi %both, %a : i32
  %second = arith.addi %both, %b : i32
  scf.index_switch %i
  case 2 {
    func.call @use(%first) : (i32) -> ()
    scf.yield
  }
  default {
    func.call @use(%second) : (i32) -> ()
  }
  return %r : i32
}
func.func @loops(%c: i1, %a: i32, %b: i32, %i: index) {
  %one = arith.constant 1 : index
  %deep = arith.xori %a, %b : i32
  %deeper = scf.if %c -> i32 {
    %t = arith.addi %deep, %deep : i32
    scf.yield %t : i32
  } else {
    scf.yield %b : i32
  }
  scf.for %j = %i to %one step %one {
    scf.if %c {
      scf.if %c {
        func.call @use(%deeper) : (i32) -> ()
      }
    }
  }
  %stays = arith.ori %a, %b : i32
  scf.execute_region {
    func.call @use(%stays) : (i32) -> ()
    scf.yield
  }
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%i) {
    func.call @use(%a) : (i32) -> ()
  }
  return
}
//--- out
#set = affine_set<(d0) : (d0 - 7 >= 0)>
module {
  func.func private @use(i32)
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<4xi32>, %arg4: index) -> i32 {
    %0 = memref.load %arg3[%arg4] : memref<4xi32>
    %1 = scf.if %arg0 -> (i32) {
      %3 = arith.addi %arg1, %arg2 : i32
      %4 = arith.subi %3, %arg2 : i32
      %c5_i32 = arith.constant 5 : i32
      func.call @use(%4) : (i32) -> ()
      func.call @use(%0) : (i32) -> ()
      func.call @use(%c5_i32) : (i32) -> ()
      scf.yield %3 : i32
    } else {
      %3 = arith.muli %arg1, %arg2 : i32
      scf.yield %3 : i32
    }
    %2 = arith.addi %arg1, %arg1 : i32
    scf.index_switch %arg4 
    case 2 {
      %3 = arith.addi %2, %arg1 : i32
      func.call @use(%3) : (i32) -> ()
      scf.yield
    }
    default {
      %3 = arith.addi %2, %arg2 : i32
      func.call @use(%3) : (i32) -> ()
    }
    return %1 : i32
  }
  func.func @loops(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: index) {
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %arg3 to %c1 step %c1 {
      scf.if %arg0 {
        scf.if %arg0 {
          %1 = scf.if %arg0 -> (i32) {
            %2 = arith.xori %arg1, %arg2 : i32
            %3 = arith.addi %2, %2 : i32
            scf.yield %3 : i32
          } else {
            scf.yield %arg2 : i32
          }
          func.call @use(%1) : (i32) -> ()
        }
      }
    }
    %0 = arith.ori %arg1, %arg2 : i32
    scf.execute_region {
      func.call @use(%0) : (i32) -> ()
      scf.yield
    }
    affine.if #set(%arg3) {
      func.call @use(%arg1) : (i32) -> ()
    }
    return
  }
}

