// RUN: lowir opt --lower-affine
// RUN: lowir opt --affine-expand-index-ops
// What leaves more loops is added before, so that the sum may leave them too.
func.func @loops(%m: memref<?xindex>, %n: index, %k: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.forall (%j) in (%k) {
      scf.if %c {
        %z = arith.addi %j, %k : index
        scf.for %l = %c0 to %n step %c1 {
          %1 = affine.linearize_index [%j, %l, %i] by (%n, %k, 4) : index
          %2 = affine.linearize_index [%l, %z, %k] by (%n, %k, 4) : index
          %3 = affine.linearize_index [%l, %i, %k] by (1, 1) : index
          %4 = affine.linearize_index disjoint [%k, %j, %j, %n] by (%k, 1, %j) : index
          memref.store %1, %m[%2] : memref<?xindex>
          memref.store %3, %m[%4] : memref<?xindex>
        }
      }
    }
  }
  return
}
//--- out
module {
  func.func @loops(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      scf.forall (%arg5) in (%arg2) {
        scf.if %arg3 {
          %0 = arith.addi %arg5, %arg2 : index
          scf.for %arg6 = %c0 to %arg1 step %c1 {
            %c4 = arith.constant 4 : index
            %c4_0 = arith.constant 4 : index
            %1 = arith.muli %arg2, %c4_0 overflow<nsw> : index
            %2 = arith.muli %arg5, %1 overflow<nsw> : index
            %3 = arith.muli %arg6, %c4 overflow<nsw> : index
            %4 = arith.addi %arg4, %2 overflow<nsw> : index
            %5 = arith.addi %4, %3 overflow<nsw> : index
            %c4_1 = arith.constant 4 : index
            %c4_2 = arith.constant 4 : index
            %6 = arith.muli %arg2, %c4_2 overflow<nsw> : index
            %7 = arith.muli %arg6, %6 overflow<nsw> : index
            %8 = arith.muli %0, %c4_1 overflow<nsw> : index
            %9 = arith.addi %arg2, %8 overflow<nsw> : index
            %10 = arith.addi %9, %7 overflow<nsw> : index
            %c1_3 = arith.constant 1 : index
            %c1_4 = arith.constant 1 : index
            %11 = arith.muli %arg6, %c1_4 overflow<nsw> : index
            %12 = arith.muli %arg4, %c1_3 overflow<nsw> : index
            %13 = arith.addi %arg2, %12 overflow<nsw> : index
            %14 = arith.addi %13, %11 overflow<nsw> : index
            %15 = arith.muli %arg5, %arg2 overflow<nsw, nuw> : index
            %16 = arith.muli %arg2, %15 overflow<nsw> : index
            %17 = arith.muli %arg5, %arg5 overflow<nsw> : index
            %18 = arith.muli %arg5, %arg5 overflow<nsw> : index
            %19 = arith.addi %16, %arg1 overflow<nsw> : index
            %20 = arith.addi %19, %17 overflow<nsw> : index
            %21 = arith.addi %20, %18 overflow<nsw> : index
            memref.store %5, %arg0[%10] : memref<?xindex>
            memref.store %14, %arg0[%21] : memref<?xindex>
          }
        }
      }
    }
    return
  }
}

//--- out 2
module {
  func.func @loops(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: i1) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      scf.forall (%arg5) in (%arg2) {
        scf.if %arg3 {
          %0 = arith.addi %arg5, %arg2 : index
          scf.for %arg6 = %c0 to %arg1 step %c1 {
            %1 = arith.muli %arg2, %c4 overflow<nsw> : index
            %2 = arith.muli %arg5, %1 overflow<nsw> : index
            %3 = arith.muli %arg6, %c4 overflow<nsw> : index
            %4 = arith.addi %arg4, %2 overflow<nsw> : index
            %5 = arith.addi %4, %3 overflow<nsw> : index
            %6 = arith.muli %arg2, %c4 overflow<nsw> : index
            %7 = arith.muli %arg6, %6 overflow<nsw> : index
            %8 = arith.muli %0, %c4 overflow<nsw> : index
            %9 = arith.addi %arg2, %8 overflow<nsw> : index
            %10 = arith.addi %9, %7 overflow<nsw> : index
            %11 = arith.addi %arg2, %arg4 overflow<nsw> : index
            %12 = arith.addi %11, %arg6 overflow<nsw> : index
            %13 = arith.muli %arg5, %arg2 overflow<nsw, nuw> : index
            %14 = arith.muli %arg2, %13 overflow<nsw> : index
            %15 = arith.muli %arg5, %arg5 overflow<nsw> : index
            %16 = arith.muli %arg5, %arg5 overflow<nsw> : index
            %17 = arith.addi %14, %arg1 overflow<nsw> : index
            %18 = arith.addi %17, %15 overflow<nsw> : index
            %19 = arith.addi %18, %16 overflow<nsw> : index
            memref.store %5, %arg0[%10] : memref<?xindex>
            memref.store %12, %arg0[%19] : memref<?xindex>
          }
        }
      }
    }
    return
  }
}

