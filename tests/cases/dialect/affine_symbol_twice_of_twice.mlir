// RUN: lowir opt
// What is made of a symbol twice, and that twice, is a symbol: each value is asked once, or this has no end.
// DIFFERS: mlir-opt's time doubles with each step
func.func @f(%a: memref<?xf32>, %lo: index) {
  scf.for %i = %lo to %lo step %lo {
    %v0 = arith.addi %lo, %lo : index
    %v1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v0, %v0)
    %v2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v1, %v1)
    %v3 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v2, %v2)
    %v4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v3, %v3)
    %v5 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v4, %v4)
    %v6 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v5, %v5)
    %v7 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v6, %v6)
    %v8 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v7, %v7)
    %v9 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v8, %v8)
    %v10 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v9, %v9)
    %v11 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v10, %v10)
    %v12 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v11, %v11)
    %v13 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v12, %v12)
    %v14 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v13, %v13)
    %v15 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v14, %v14)
    %v16 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v15, %v15)
    %v17 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v16, %v16)
    %v18 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v17, %v17)
    %v19 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v18, %v18)
    %v20 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v19, %v19)
    %v21 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v20, %v20)
    %v22 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v21, %v21)
    %v23 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v22, %v22)
    %v24 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v23, %v23)
    %v25 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v24, %v24)
    %v26 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v25, %v25)
    %v27 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v26, %v26)
    %v28 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v27, %v27)
    %v29 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v28, %v28)
    %v30 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v29, %v29)
    %v31 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v30, %v30)
    %v32 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v31, %v31)
    %v33 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v32, %v32)
    %v34 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v33, %v33)
    %v35 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v34, %v34)
    %v36 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v35, %v35)
    %v37 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v36, %v36)
    %v38 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v37, %v37)
    %v39 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v38, %v38)
    %v40 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%v39, %v39)
    %x = affine.load %a[symbol(%v40)] : memref<?xf32>
    affine.store %x, %a[%v40] : memref<?xf32>
  }
  return
}
//--- out
#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %0 = arith.addi %arg1, %arg1 : index
      %1 = affine.apply #map(%0, %0)
      %2 = affine.apply #map(%1, %1)
      %3 = affine.apply #map(%2, %2)
      %4 = affine.apply #map(%3, %3)
      %5 = affine.apply #map(%4, %4)
      %6 = affine.apply #map(%5, %5)
      %7 = affine.apply #map(%6, %6)
      %8 = affine.apply #map(%7, %7)
      %9 = affine.apply #map(%8, %8)
      %10 = affine.apply #map(%9, %9)
      %11 = affine.apply #map(%10, %10)
      %12 = affine.apply #map(%11, %11)
      %13 = affine.apply #map(%12, %12)
      %14 = affine.apply #map(%13, %13)
      %15 = affine.apply #map(%14, %14)
      %16 = affine.apply #map(%15, %15)
      %17 = affine.apply #map(%16, %16)
      %18 = affine.apply #map(%17, %17)
      %19 = affine.apply #map(%18, %18)
      %20 = affine.apply #map(%19, %19)
      %21 = affine.apply #map(%20, %20)
      %22 = affine.apply #map(%21, %21)
      %23 = affine.apply #map(%22, %22)
      %24 = affine.apply #map(%23, %23)
      %25 = affine.apply #map(%24, %24)
      %26 = affine.apply #map(%25, %25)
      %27 = affine.apply #map(%26, %26)
      %28 = affine.apply #map(%27, %27)
      %29 = affine.apply #map(%28, %28)
      %30 = affine.apply #map(%29, %29)
      %31 = affine.apply #map(%30, %30)
      %32 = affine.apply #map(%31, %31)
      %33 = affine.apply #map(%32, %32)
      %34 = affine.apply #map(%33, %33)
      %35 = affine.apply #map(%34, %34)
      %36 = affine.apply #map(%35, %35)
      %37 = affine.apply #map(%36, %36)
      %38 = affine.apply #map(%37, %37)
      %39 = affine.apply #map(%38, %38)
      %40 = affine.apply #map(%39, %39)
      %41 = affine.load %arg0[symbol(%40)] : memref<?xf32>
      affine.store %41, %arg0[%40] : memref<?xf32>
    }
    return
  }
}

