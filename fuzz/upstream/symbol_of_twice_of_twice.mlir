// mlir-opt-22 reads this in a time that doubles with each line of the loop: 21 s for 26 lines, days for 40.
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
