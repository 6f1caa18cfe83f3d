#set = affine_set<() : (4 >= 0)>
module {
  func.func private @u()
  func.func @f0(%arg0: i1) {
    %false = arith.constant false
    scf.if %false {
      scf.if %false {
        func.call @u() : () -> ()
      }
    } else {
    }
    return
  }
  func.func @f1(%arg0: i1) {
    return
  }
  func.func @f2(%arg0: i1, %arg1: memref<?x?xi64>, %arg2: i64) {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    scf.if %arg0 {
      %0 = scf.if %false -> (index) {
        scf.if %false {
          affine.store %arg2, %arg1[0, 0] : memref<?x?xi64>
        }
        scf.yield %c0 : index
      } else {
        scf.yield %c0 : index
      }
    }
    return
  }
  func.func @f3(%arg0: i1, %arg1: memref<?x?xi64>, %arg2: i64, %arg3: index) {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    affine.if #set() {
    } else {
      %0 = scf.if %false -> (index) {
        scf.if %false {
          affine.store %arg2, %arg1[0, 0] : memref<?x?xi64>
        }
        scf.yield %c0 : index
      } else {
        scf.yield %c0 : index
      }
    }
    return
  }
  func.func @f4(%arg0: i1, %arg1: memref<?x?xi64>, %arg2: i64, %arg3: index) {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %0 = affine.parallel (%arg4) = (1) to (3) reduce ("ori") -> (i64) {
      func.call @u() : () -> ()
      affine.yield %arg2 : i64
    }
    scf.if %arg0 {
      %1 = scf.if %false -> (index) {
        scf.if %false {
          affine.store %0, %arg1[0, 0] : memref<?x?xi64>
        }
        scf.yield %c0 : index
      } else {
        scf.yield %c0 : index
      }
    }
    return
  }
}

