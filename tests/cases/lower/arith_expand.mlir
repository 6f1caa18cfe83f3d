// RUN: lowir opt --arith-expand
// RUN: lowir opt --compat=19 --arith-expand
// Divisions that round up or down, minima and maxima become simpler arithmetic.
func.func @a(%a: i32, %b: i32, %c: index, %d: index, %v: vector<4xi8>, %f: f32, %g: f32, %h: vector<2xf64>) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %c, %d : index
  %2 = arith.floordivsi %v, %v : vector<4xi8>
  %3 = arith.maxnumf %f, %g fastmath<nsz> : f32
  %4 = arith.minnumf %f, %g : f32
  %5 = arith.maximumf %h, %h : vector<2xf64>
  %6 = arith.minimumf %f, %g : f32
  call @use(%0, %1, %2, %3, %4, %5, %6) : (i32, index, vector<4xi8>, f32, f32, vector<2xf64>, f32) -> ()
  return
}
func.func private @use(i32, index, vector<4xi8>, f32, f32, vector<2xf64>, f32)
//--- out
module {
  func.func @a(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index, %arg4: vector<4xi8>, %arg5: f32, %arg6: f32, %arg7: vector<2xf64>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %c0 = arith.constant 0 : index
    %9 = arith.cmpi eq, %arg2, %c0 : index
    %c1 = arith.constant 1 : index
    %10 = arith.subi %arg2, %c1 : index
    %11 = arith.divui %10, %arg3 : index
    %12 = arith.addi %11, %c1 : index
    %13 = arith.select %9, %c0, %12 : index
    %14 = arith.divsi %arg4, %arg4 : vector<4xi8>
    %15 = arith.muli %14, %arg4 : vector<4xi8>
    %16 = arith.cmpi ne, %arg4, %15 : vector<4xi8>
    %cst = arith.constant dense<0> : vector<4xi8>
    %17 = arith.cmpi slt, %arg4, %cst : vector<4xi8>
    %18 = arith.cmpi slt, %arg4, %cst : vector<4xi8>
    %19 = arith.cmpi ne, %17, %18 : vector<4xi1>
    %20 = arith.andi %16, %19 : vector<4xi1>
    %cst_0 = arith.constant dense<-1> : vector<4xi8>
    %21 = arith.addi %14, %cst_0 : vector<4xi8>
    %22 = arith.select %20, %21, %14 : vector<4xi1>, vector<4xi8>
    %23 = arith.cmpf ugt, %arg5, %arg6 : f32
    %24 = arith.select %23, %arg5, %arg6 : f32
    %25 = arith.cmpf uno, %arg5, %arg5 : f32
    %26 = arith.select %25, %arg6, %24 : f32
    %27 = arith.cmpf ult, %arg5, %arg6 : f32
    %28 = arith.select %27, %arg5, %arg6 : f32
    %29 = arith.cmpf uno, %arg5, %arg5 : f32
    %30 = arith.select %29, %arg6, %28 : f32
    %31 = arith.cmpf ult, %arg5, %arg6 : f32
    %32 = arith.select %31, %arg5, %arg6 : f32
    %33 = arith.cmpf uno, %arg6, %arg6 : f32
    %34 = arith.select %33, %arg6, %32 : f32
    call @use(%8, %13, %22, %26, %30, %arg7, %34) : (i32, index, vector<4xi8>, f32, f32, vector<2xf64>, f32) -> ()
    return
  }
  func.func private @use(i32, index, vector<4xi8>, f32, f32, vector<2xf64>, f32)
}

//--- out 2
module {
  func.func @a(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index, %arg4: vector<4xi8>, %arg5: f32, %arg6: f32, %arg7: vector<2xf64>) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi sgt, %arg1, %c0_i32 : i32
    %1 = arith.select %0, %c-1_i32, %c1_i32 : i32
    %2 = arith.addi %1, %arg0 : i32
    %3 = arith.divsi %2, %arg1 : i32
    %4 = arith.addi %c1_i32, %3 : i32
    %5 = arith.subi %c0_i32, %arg0 : i32
    %6 = arith.divsi %5, %arg1 : i32
    %7 = arith.subi %c0_i32, %6 : i32
    %8 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %9 = arith.cmpi sgt, %arg0, %c0_i32 : i32
    %10 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %11 = arith.cmpi sgt, %arg1, %c0_i32 : i32
    %12 = arith.andi %8, %10 : i1
    %13 = arith.andi %9, %11 : i1
    %14 = arith.ori %12, %13 : i1
    %15 = arith.select %14, %4, %7 : i32
    %c0 = arith.constant 0 : index
    %16 = arith.cmpi eq, %arg2, %c0 : index
    %c1 = arith.constant 1 : index
    %17 = arith.subi %arg2, %c1 : index
    %18 = arith.divui %17, %arg3 : index
    %19 = arith.addi %18, %c1 : index
    %20 = arith.select %16, %c0, %19 : index
    %21 = arith.divsi %arg4, %arg4 : vector<4xi8>
    %22 = arith.muli %21, %arg4 : vector<4xi8>
    %23 = arith.cmpi ne, %arg4, %22 : vector<4xi8>
    %cst = arith.constant dense<0> : vector<4xi8>
    %24 = arith.cmpi slt, %arg4, %cst : vector<4xi8>
    %25 = arith.cmpi slt, %arg4, %cst : vector<4xi8>
    %26 = arith.cmpi ne, %24, %25 : vector<4xi1>
    %27 = arith.andi %23, %26 : vector<4xi1>
    %cst_0 = arith.constant dense<-1> : vector<4xi8>
    %28 = arith.addi %21, %cst_0 : vector<4xi8>
    %29 = arith.select %27, %28, %21 : vector<4xi1>, vector<4xi8>
    %30 = arith.cmpf ugt, %arg5, %arg6 : f32
    %31 = arith.select %30, %arg5, %arg6 : f32
    %32 = arith.cmpf uno, %arg5, %arg5 : f32
    %33 = arith.select %32, %arg6, %31 : f32
    %34 = arith.cmpf ult, %arg5, %arg6 : f32
    %35 = arith.select %34, %arg5, %arg6 : f32
    %36 = arith.cmpf uno, %arg5, %arg5 : f32
    %37 = arith.select %36, %arg6, %35 : f32
    %38 = arith.cmpf ult, %arg5, %arg6 : f32
    %39 = arith.select %38, %arg5, %arg6 : f32
    %40 = arith.cmpf uno, %arg6, %arg6 : f32
    %41 = arith.select %40, %arg6, %39 : f32
    call @use(%15, %20, %29, %33, %37, %arg7, %41) : (i32, index, vector<4xi8>, f32, f32, vector<2xf64>, f32) -> ()
    return
  }
  func.func private @use(i32, index, vector<4xi8>, f32, f32, vector<2xf64>, f32)
}

