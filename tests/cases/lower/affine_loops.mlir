// RUN: lowir opt --lower-affine
// RUN: lowir opt --compat=19 --lower-affine
// Loops, conditions and accesses of affine to scf and memref.

#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> (s0)>
#map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
func.func @a(%n: index, %m: memref<10x?xf32>, %v: memref<100xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 { }
  affine.for %i = 0 to %n step 2 { %c = arith.addi %i, %i : index }
  affine.for %i = max #map(%n)[%n] to min #map(%n)[%n] { }
  affine.for %i = #map0(%n) to #map1()[%n] { affine.for %j = #map0(%i) to #map1()[%n] {} }
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> (f32) {
    %l = affine.load %v[%i + 3] : memref<100xf32>
    %q = arith.addf %s, %l : f32
    affine.yield %q : f32
  }
  %r2:2 = affine.for %i = 0 to 10 iter_args(%s = %x, %t = %r) -> (f32, f32) {
    affine.yield %s, %t : f32, f32
  } {foo = 1 : i32}
  affine.if #set(%n)[%n] { affine.store %x, %v[symbol(%n)] : memref<100xf32> }
  affine.if #set(%n)[%n] { } else { affine.store %x, %v[%n * 2 + 1] {bar} : memref<100xf32> }
  %f = affine.if #set(%n)[%n] -> f32 { affine.yield %x : f32 } else { affine.yield %r : f32 } {k}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %l = affine.load %m[%i, %j mod 3 + symbol(%n)] : memref<10x?xf32>
      affine.store %l, %m[%i floordiv 2, %j ceildiv 4] : memref<10x?xf32>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<10x?xf32>
      affine.prefetch %m[%i, %j + 5], write, locality<0>, instr : memref<10x?xf32>
    }
  }
  affine.parallel (%i, %j) = (0, %n) to (10, %n + 7) { }
  affine.parallel (%i, %j) = (0, 0) to (10, 20) step (1, 5) { affine.store %x, %m[%i, %j] : memref<10x?xf32> }
  affine.parallel (%i) = (max(%n, 0)) to (min(%n, 100, %n * 2)) { }
  %z = affine.parallel (%i) = (0) to (100) reduce ("addf") -> f32 { %e = affine.load %v[%i] : memref<100xf32>  affine.yield %e : f32 }
  %z2:2 = affine.parallel (%i) = (0) to (100) reduce ("addf", "maximumf") -> (f32, f32) { %e = affine.load %v[%i] : memref<100xf32>  affine.yield %e, %e : f32, f32 }
  %y = affine.load %m[symbol(%n), 0] : memref<10x?xf32>
  %k = affine.load %m[symbol(%n) + %n, symbol(%n)] : memref<10x?xf32>
  return %z : f32
}
//--- out
module {
  func.func @a(%arg0: index, %arg1: memref<10x?xf32>, %arg2: memref<100xf32>, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c10 step %c1 {
    }
    %c0_0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.for %arg4 = %c0_0 to %arg0 step %c2 {
      %23 = arith.addi %arg4, %arg4 : index
    }
    %c2_1 = arith.constant 2 : index
    %0 = arith.muli %arg0, %c2_1 overflow<nsw> : index
    %c2_2 = arith.constant 2 : index
    %1 = arith.muli %arg0, %c2_2 overflow<nsw> : index
    %c1_3 = arith.constant 1 : index
    scf.for %arg4 = %0 to %1 step %c1_3 {
    }
    %c1_4 = arith.constant 1 : index
    scf.for %arg4 = %arg0 to %arg0 step %c1_4 {
      %c1_38 = arith.constant 1 : index
      scf.for %arg5 = %arg4 to %arg0 step %c1_38 {
      }
    }
    %c0_5 = arith.constant 0 : index
    %c10_6 = arith.constant 10 : index
    %c1_7 = arith.constant 1 : index
    %2 = scf.for %arg4 = %c0_5 to %c10_6 step %c1_7 iter_args(%arg5 = %arg3) -> (f32) {
      %c3 = arith.constant 3 : index
      %23 = arith.addi %arg4, %c3 : index
      %24 = memref.load %arg2[%23] : memref<100xf32>
      %25 = arith.addf %arg5, %24 : f32
      scf.yield %25 : f32
    }
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %3 = arith.cmpi sge, %c0_9, %c0_8 : index
    %4 = arith.cmpi eq, %arg0, %c0_8 : index
    %5 = arith.andi %3, %4 : i1
    scf.if %5 {
      memref.store %arg3, %arg2[%arg0] : memref<100xf32>
    }
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %6 = arith.cmpi sge, %c0_11, %c0_10 : index
    %7 = arith.cmpi eq, %arg0, %c0_10 : index
    %8 = arith.andi %6, %7 : i1
    scf.if %8 {
    } else {
      %c2_38 = arith.constant 2 : index
      %23 = arith.muli %arg0, %c2_38 overflow<nsw> : index
      %c1_39 = arith.constant 1 : index
      %24 = arith.addi %23, %c1_39 : index
      memref.store %arg3, %arg2[%24] : memref<100xf32>
    }
    %c0_12 = arith.constant 0 : index
    %c0_13 = arith.constant 0 : index
    %9 = arith.cmpi sge, %c0_13, %c0_12 : index
    %10 = arith.cmpi eq, %arg0, %c0_12 : index
    %11 = arith.andi %9, %10 : i1
    %12 = scf.if %11 -> (f32) {
      scf.yield %arg3 : f32
    } else {
      scf.yield %2 : f32
    }
    %c0_14 = arith.constant 0 : index
    %c10_15 = arith.constant 10 : index
    %c1_16 = arith.constant 1 : index
    scf.for %arg4 = %c0_14 to %c10_15 step %c1_16 {
      %c0_38 = arith.constant 0 : index
      %c10_39 = arith.constant 10 : index
      %c1_40 = arith.constant 1 : index
      scf.for %arg5 = %c0_38 to %c10_39 step %c1_40 {
        %c3 = arith.constant 3 : index
        %23 = arith.remsi %arg5, %c3 : index
        %c0_41 = arith.constant 0 : index
        %24 = arith.cmpi slt, %23, %c0_41 : index
        %25 = arith.addi %23, %c3 : index
        %26 = arith.select %24, %25, %23 : index
        %27 = arith.addi %26, %arg0 : index
        %28 = memref.load %arg1[%arg4, %27] : memref<10x?xf32>
        %c2_42 = arith.constant 2 : index
        %c0_43 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %29 = arith.cmpi slt, %arg4, %c0_43 : index
        %30 = arith.subi %c-1, %arg4 : index
        %31 = arith.select %29, %30, %arg4 : index
        %32 = arith.divsi %31, %c2_42 : index
        %33 = arith.subi %c-1, %32 : index
        %34 = arith.select %29, %33, %32 : index
        %c4 = arith.constant 4 : index
        %c0_44 = arith.constant 0 : index
        %c1_45 = arith.constant 1 : index
        %35 = arith.cmpi sle, %arg5, %c0_44 : index
        %36 = arith.subi %c0_44, %arg5 : index
        %37 = arith.subi %arg5, %c1_45 : index
        %38 = arith.select %35, %36, %37 : index
        %39 = arith.divsi %38, %c4 : index
        %40 = arith.subi %c0_44, %39 : index
        %41 = arith.addi %39, %c1_45 : index
        %42 = arith.select %35, %40, %41 : index
        memref.store %28, %arg1[%34, %42] : memref<10x?xf32>
        %c5_46 = arith.constant 5 : index
        %43 = arith.addi %arg5, %c5_46 : index
        memref.prefetch %arg1[%arg4, %43], read, locality<3>, data : memref<10x?xf32>
        %c5_47 = arith.constant 5 : index
        %44 = arith.addi %arg5, %c5_47 : index
        memref.prefetch %arg1[%arg4, %44], write, locality<0>, instr : memref<10x?xf32>
      }
    }
    %c0_17 = arith.constant 0 : index
    %c10_18 = arith.constant 10 : index
    %c7 = arith.constant 7 : index
    %13 = arith.addi %arg0, %c7 : index
    %c1_19 = arith.constant 1 : index
    %c1_20 = arith.constant 1 : index
    scf.parallel (%arg4, %arg5) = (%c0_17, %arg0) to (%c10_18, %13) step (%c1_19, %c1_20) {
      scf.reduce 
    }
    %c0_21 = arith.constant 0 : index
    %c10_22 = arith.constant 10 : index
    %c0_23 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %c1_24 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    scf.parallel (%arg4, %arg5) = (%c0_21, %c0_23) to (%c10_22, %c20) step (%c1_24, %c5) {
      memref.store %arg3, %arg1[%arg4, %arg5] : memref<10x?xf32>
      scf.reduce 
    }
    %c0_25 = arith.constant 0 : index
    %14 = arith.maxsi %arg0, %c0_25 : index
    %c100 = arith.constant 100 : index
    %c2_26 = arith.constant 2 : index
    %15 = arith.muli %arg0, %c2_26 overflow<nsw> : index
    %16 = arith.minsi %arg0, %c100 : index
    %17 = arith.minsi %16, %15 : index
    %c1_27 = arith.constant 1 : index
    scf.parallel (%arg4) = (%14) to (%17) step (%c1_27) {
      scf.reduce 
    }
    %c0_28 = arith.constant 0 : index
    %c100_29 = arith.constant 100 : index
    %c1_30 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %18 = scf.parallel (%arg4) = (%c0_28) to (%c100_29) step (%c1_30) init (%cst) -> f32 {
      %23 = memref.load %arg2[%arg4] : memref<100xf32>
      scf.reduce(%23 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %24 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %24 : f32
      }
    }
    %c0_31 = arith.constant 0 : index
    %c100_32 = arith.constant 100 : index
    %c1_33 = arith.constant 1 : index
    %cst_34 = arith.constant 0.000000e+00 : f32
    %cst_35 = arith.constant 0xFF800000 : f32
    %19:2 = scf.parallel (%arg4) = (%c0_31) to (%c100_32) step (%c1_33) init (%cst_34, %cst_35) -> (f32, f32) {
      %23 = memref.load %arg2[%arg4] : memref<100xf32>
      scf.reduce(%23, %23 : f32, f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %24 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %24 : f32
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        %24 = arith.maximumf %arg5, %arg6 : f32
        scf.reduce.return %24 : f32
      }
    }
    %c0_36 = arith.constant 0 : index
    %20 = memref.load %arg1[%arg0, %c0_36] : memref<10x?xf32>
    %c2_37 = arith.constant 2 : index
    %21 = arith.muli %arg0, %c2_37 overflow<nsw> : index
    %22 = memref.load %arg1[%21, %arg0] : memref<10x?xf32>
    return %18 : f32
  }
}

//--- out 2
module {
  func.func @a(%arg0: index, %arg1: memref<10x?xf32>, %arg2: memref<100xf32>, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c10 step %c1 {
    }
    %c0_0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.for %arg4 = %c0_0 to %arg0 step %c2 {
      %24 = arith.addi %arg4, %arg4 : index
    }
    %c2_1 = arith.constant 2 : index
    %0 = arith.muli %arg0, %c2_1 : index
    %c2_2 = arith.constant 2 : index
    %1 = arith.muli %arg0, %c2_2 : index
    %c1_3 = arith.constant 1 : index
    scf.for %arg4 = %0 to %1 step %c1_3 {
    }
    %c1_4 = arith.constant 1 : index
    scf.for %arg4 = %arg0 to %arg0 step %c1_4 {
      %c1_41 = arith.constant 1 : index
      scf.for %arg5 = %arg4 to %arg0 step %c1_41 {
      }
    }
    %c0_5 = arith.constant 0 : index
    %c10_6 = arith.constant 10 : index
    %c1_7 = arith.constant 1 : index
    %2 = scf.for %arg4 = %c0_5 to %c10_6 step %c1_7 iter_args(%arg5 = %arg3) -> (f32) {
      %c3 = arith.constant 3 : index
      %24 = arith.addi %arg4, %c3 : index
      %25 = memref.load %arg2[%24] : memref<100xf32>
      %26 = arith.addf %arg5, %25 : f32
      scf.yield %26 : f32
    }
    %c0_8 = arith.constant 0 : index
    %c10_9 = arith.constant 10 : index
    %c1_10 = arith.constant 1 : index
    %3:2 = scf.for %arg4 = %c0_8 to %c10_9 step %c1_10 iter_args(%arg5 = %arg3, %arg6 = %2) -> (f32, f32) {
      scf.yield %arg5, %arg6 : f32, f32
    }
    %c0_11 = arith.constant 0 : index
    %c0_12 = arith.constant 0 : index
    %4 = arith.cmpi sge, %c0_12, %c0_11 : index
    %5 = arith.cmpi eq, %arg0, %c0_11 : index
    %6 = arith.andi %4, %5 : i1
    scf.if %6 {
      memref.store %arg3, %arg2[%arg0] : memref<100xf32>
    }
    %c0_13 = arith.constant 0 : index
    %c0_14 = arith.constant 0 : index
    %7 = arith.cmpi sge, %c0_14, %c0_13 : index
    %8 = arith.cmpi eq, %arg0, %c0_13 : index
    %9 = arith.andi %7, %8 : i1
    scf.if %9 {
    } else {
      %c2_41 = arith.constant 2 : index
      %24 = arith.muli %arg0, %c2_41 : index
      %c1_42 = arith.constant 1 : index
      %25 = arith.addi %24, %c1_42 : index
      memref.store %arg3, %arg2[%25] : memref<100xf32>
    }
    %c0_15 = arith.constant 0 : index
    %c0_16 = arith.constant 0 : index
    %10 = arith.cmpi sge, %c0_16, %c0_15 : index
    %11 = arith.cmpi eq, %arg0, %c0_15 : index
    %12 = arith.andi %10, %11 : i1
    %13 = scf.if %12 -> (f32) {
      scf.yield %arg3 : f32
    } else {
      scf.yield %2 : f32
    }
    %c0_17 = arith.constant 0 : index
    %c10_18 = arith.constant 10 : index
    %c1_19 = arith.constant 1 : index
    scf.for %arg4 = %c0_17 to %c10_18 step %c1_19 {
      %c0_41 = arith.constant 0 : index
      %c10_42 = arith.constant 10 : index
      %c1_43 = arith.constant 1 : index
      scf.for %arg5 = %c0_41 to %c10_42 step %c1_43 {
        %c3 = arith.constant 3 : index
        %24 = arith.remsi %arg5, %c3 : index
        %c0_44 = arith.constant 0 : index
        %25 = arith.cmpi slt, %24, %c0_44 : index
        %26 = arith.addi %24, %c3 : index
        %27 = arith.select %25, %26, %24 : index
        %28 = arith.addi %27, %arg0 : index
        %29 = memref.load %arg1[%arg4, %28] : memref<10x?xf32>
        %c2_45 = arith.constant 2 : index
        %c0_46 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %30 = arith.cmpi slt, %arg4, %c0_46 : index
        %31 = arith.subi %c-1, %arg4 : index
        %32 = arith.select %30, %31, %arg4 : index
        %33 = arith.divsi %32, %c2_45 : index
        %34 = arith.subi %c-1, %33 : index
        %35 = arith.select %30, %34, %33 : index
        %c4 = arith.constant 4 : index
        %c0_47 = arith.constant 0 : index
        %c1_48 = arith.constant 1 : index
        %36 = arith.cmpi sle, %arg5, %c0_47 : index
        %37 = arith.subi %c0_47, %arg5 : index
        %38 = arith.subi %arg5, %c1_48 : index
        %39 = arith.select %36, %37, %38 : index
        %40 = arith.divsi %39, %c4 : index
        %41 = arith.subi %c0_47, %40 : index
        %42 = arith.addi %40, %c1_48 : index
        %43 = arith.select %36, %41, %42 : index
        memref.store %29, %arg1[%35, %43] : memref<10x?xf32>
        %c5_49 = arith.constant 5 : index
        %44 = arith.addi %arg5, %c5_49 : index
        memref.prefetch %arg1[%arg4, %44], read, locality<3>, data : memref<10x?xf32>
        %c5_50 = arith.constant 5 : index
        %45 = arith.addi %arg5, %c5_50 : index
        memref.prefetch %arg1[%arg4, %45], write, locality<0>, instr : memref<10x?xf32>
      }
    }
    %c0_20 = arith.constant 0 : index
    %c10_21 = arith.constant 10 : index
    %c7 = arith.constant 7 : index
    %14 = arith.addi %arg0, %c7 : index
    %c1_22 = arith.constant 1 : index
    %c1_23 = arith.constant 1 : index
    scf.parallel (%arg4, %arg5) = (%c0_20, %arg0) to (%c10_21, %14) step (%c1_22, %c1_23) {
      scf.reduce 
    }
    %c0_24 = arith.constant 0 : index
    %c10_25 = arith.constant 10 : index
    %c0_26 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %c1_27 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    scf.parallel (%arg4, %arg5) = (%c0_24, %c0_26) to (%c10_25, %c20) step (%c1_27, %c5) {
      memref.store %arg3, %arg1[%arg4, %arg5] : memref<10x?xf32>
      scf.reduce 
    }
    %c0_28 = arith.constant 0 : index
    %15 = arith.maxsi %arg0, %c0_28 : index
    %c100 = arith.constant 100 : index
    %c2_29 = arith.constant 2 : index
    %16 = arith.muli %arg0, %c2_29 : index
    %17 = arith.minsi %arg0, %c100 : index
    %18 = arith.minsi %17, %16 : index
    %c1_30 = arith.constant 1 : index
    scf.parallel (%arg4) = (%15) to (%18) step (%c1_30) {
      scf.reduce 
    }
    %c0_31 = arith.constant 0 : index
    %c100_32 = arith.constant 100 : index
    %c1_33 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %19 = scf.parallel (%arg4) = (%c0_31) to (%c100_32) step (%c1_33) init (%cst) -> f32 {
      %24 = memref.load %arg2[%arg4] : memref<100xf32>
      scf.reduce(%24 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %25 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %25 : f32
      }
    }
    %c0_34 = arith.constant 0 : index
    %c100_35 = arith.constant 100 : index
    %c1_36 = arith.constant 1 : index
    %cst_37 = arith.constant 0.000000e+00 : f32
    %cst_38 = arith.constant 0xFF800000 : f32
    %20:2 = scf.parallel (%arg4) = (%c0_34) to (%c100_35) step (%c1_36) init (%cst_37, %cst_38) -> (f32, f32) {
      %24 = memref.load %arg2[%arg4] : memref<100xf32>
      scf.reduce(%24, %24 : f32, f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %25 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %25 : f32
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        %25 = arith.maximumf %arg5, %arg6 : f32
        scf.reduce.return %25 : f32
      }
    }
    %c0_39 = arith.constant 0 : index
    %21 = memref.load %arg1[%arg0, %c0_39] : memref<10x?xf32>
    %c2_40 = arith.constant 2 : index
    %22 = arith.muli %arg0, %c2_40 : index
    %23 = memref.load %arg1[%22, %arg0] : memref<10x?xf32>
    return %19 : f32
  }
}

