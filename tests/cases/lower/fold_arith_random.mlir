// RUN: lowir opt --allow-unregistered-dialect --canonicalize
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --canonicalize
// Random arithmetic on constants and values: folders and canonical forms of arith.
func.func @f0(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.constant -1653293796 : i32
  %v2 = arith.minui %a16, %a16 : vector<3xi32>
  %v3 = arith.select %a0, %a31, %a31 : vector<2xf32>
  %v4 = arith.constant -5061817067117128889 : i64
  %v5 = arith.constant dense<[0.1, 0xFF800000]> : vector<2xf32>
  %v6 = arith.cmpi ne, %a2, %a2 : i8
  %v7 = arith.constant dense<[-7, 7, 133008386]> : vector<3xi32>
  %v8 = arith.constant 17606 : i16
  %v9 = arith.constant 0.0 : f32
  %v10 = arith.cmpi ne, %a13, %a13 : i128
  %v11 = arith.select %v10, %a6, %a7 : i32
  %v12 = arith.extf %a27 : f16 to f32
  %v13 = arith.constant 2.5 : f32
  %v14 = arith.constant -1.0 : f32
  %v15 = arith.constant -0.0 : f64
  %v16 = arith.constant false
  "use"(%v6, %v3, %v2, %v11, %v4, %v1, %v16, %v5, %v9) : (i1, vector<2xf32>, vector<3xi32>, i32, i64, i32, i1, vector<2xf32>, f32) -> ()
  return
}
func.func @f1(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.constant -1 : i8
  %v2 = arith.constant -86 : i8
  %v3 = arith.cmpi ne, %a5, %a5 : i16
  %v4 = arith.remui %a13, %a13 : i128
  %v5 = arith.select %a1, %a4, %a5 : i16
  %v6 = arith.cmpi ule, %a21, %a21 : tensor<2xi8>
  %v7:2 = arith.mulsi_extended %v5, %v5 : i16
  %v8 = arith.addf %a24, %a24 : f64
  %v9 = arith.constant -7 : index
  %v10 = arith.cmpi ult, %a19, %a19 : vector<2xi1>
  %v11 = arith.negf %a22 : f32
  %v12 = arith.muli %a17, %a16 : vector<3xi32>
  %v13 = arith.bitcast %a9 : i64 to f64
  %v14 = arith.subf %v13, %v13 : f64
  %v15 = arith.constant dense<[-753093345, -2, -1307297288]> : vector<3xi32>
  %v16 = arith.remf %v8, %v14 fastmath<fast> : f64
  %v17 = arith.constant dense<2> : tensor<2xi8>
  "use"(%v9, %v3, %v2, %v7#0, %v12, %v1, %v17, %v4, %v16, %v10) : (index, i1, i8, i16, vector<3xi32>, i8, tensor<2xi8>, i128, f64, vector<2xi1>) -> ()
  return
}
func.func @f2(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (vector<2xf32>, f32, i64) {
  %v1 = arith.index_castui %a10 : index to i64
  %v2 = arith.maxnumf %a30, %a31 fastmath<fast> : vector<2xf32>
  %v3 = arith.constant -2 : i64
  %v4 = arith.minimumf %a23, %a22 fastmath<fast> : f32
  return %v2, %v4, %v1 : vector<2xf32>, f32, i64
}
func.func @f3(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i32, f32, i64, i1) {
  %v1 = arith.constant 1 : i64
  %v2 = arith.bitcast %a23 : f32 to i32
  %v3 = arith.minnumf %a28, %a28 fastmath<fast> : bf16
  %v4 = arith.constant 0x7F800000 : f32
  %v5 = arith.cmpi ule, %a14, %a15 : i7
  %v6 = arith.subi %a18, %a18 : vector<2xi1>
  return %v2, %v4, %v1, %v5 : i32, f32, i64, i1
}
func.func @f4(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i128, i7, f64, i1, bf16) {
  %v1 = arith.subf %a29, %a29 fastmath<fast> : bf16
  %v2 = arith.constant dense<[-7, 6]> : tensor<2xi8>
  %v3 = arith.shrsi %a14, %a14 : i7
  %v4 = arith.constant dense<0.0> : vector<2xf32>
  %v5 = arith.remui %a3, %a3 : i8
  %v6 = arith.divf %a24, %a25 fastmath<fast> : f64
  %v7 = arith.constant 0 : i128
  %v8 = arith.cmpf ole, %a23, %a23 : f32
  %v9 = arith.constant 88 : i8
  return %v7, %v3, %v6, %v8, %v1 : i128, i7, f64, i1, bf16
}
func.func @f5(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (f32, i1, vector<3xi32>, i64) {
  %v1 = arith.constant dense<[837521440, 93017778, 3]> : vector<3xi32>
  %v2 = arith.constant 2756401692243969414 : i64
  %v3 = arith.remsi %a14, %a14 : i7
  %v4 = arith.cmpf ule, %a29, %a29 : bf16
  %v5 = arith.cmpf ugt, %a27, %a27 : f16
  %v6 = arith.addf %a22, %a23 : f32
  return %v6, %v5, %v1, %v2 : f32, i1, vector<3xi32>, i64
}
func.func @f6(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (tensor<2xi8>, i1, i32, i8, i16, vector<2xf32>, vector<3xi32>, i16, i8) {
  %v1 = arith.constant dense<-434890721> : vector<3xi32>
  %v2 = arith.addf %a23, %a22 : f32
  %v3 = arith.minsi %a17, %v1 : vector<3xi32>
  %v4 = arith.remsi %a5, %a4 : i16
  %v5 = arith.addi %a3, %a2 : i8
  %v6 = arith.extui %a1 : i1 to i16
  %v7 = arith.subi %a11, %a10 : index
  %v8:2 = arith.mulsi_extended %a13, %a13 : i128
  %v9 = arith.constant dense<-128> : tensor<2xi8>
  %v10 = arith.constant -2064488806 : i32
  %v11 = arith.shli %v5, %v5 : i8
  %v12 = arith.cmpi sgt, %v8#1, %a13 : i128
  %v13 = arith.shrui %a1, %v12 : i1
  %v14:2 = arith.mulsi_extended %a7, %v10 : i32
  %v15 = arith.select %v12, %a24, %a25 : f64
  %v16 = arith.minimumf %a30, %a31 fastmath<fast> : vector<2xf32>
  return %v9, %v13, %v14#1, %v11, %v6, %v16, %v3, %v4, %v5 : tensor<2xi8>, i1, i32, i8, i16, vector<2xf32>, vector<3xi32>, i16, i8
}
func.func @f7(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i128, tensor<2xi8>, bf16, i1) {
  %v1 = arith.cmpi sge, %a10, %a10 : index
  %v2 = arith.remsi %a12, %a13 : i128
  %v3 = arith.constant 1.0 : f64
  %v4 = arith.constant 0.1 : f32
  %v5 = arith.constant dense<[-128, -128]> : tensor<2xi8>
  %v6 = arith.minnumf %a29, %a29 : bf16
  return %v2, %v5, %v6, %v1 : i128, tensor<2xi8>, bf16, i1
}
func.func @f8(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (f32, i16, index, i1, bf16, i64, f32, index, i128) {
  %v1 = arith.constant -0.0 : f32
  %v2 = arith.divf %v1, %v1 fastmath<fast> : f32
  %v3 = arith.ori %a9, %a8 : i64
  %v4 = arith.subf %a28, %a28 : bf16
  %v5 = arith.muli %a12, %a13 : i128
  %v6 = arith.divsi %a10, %a10 : index
  %v7 = arith.constant dense<[255.0, 0xFF800000]> : vector<2xf32>
  %v8 = arith.select %a1, %v5, %v5 : i128
  %v9 = arith.divsi %a4, %a4 : i16
  %v10 = arith.trunci %v5 : i128 to i7
  %v11 = arith.constant dense<-128> : tensor<2xi8>
  %v12 = arith.constant -2 : index
  %v13 = arith.constant -7312164284357954680 : i64
  %v14 = arith.cmpi sgt, %a2, %a3 : i8
  %v15 = arith.divsi %a21, %v11 : tensor<2xi8>
  %v16 = arith.select %a1, %v6, %v12 : index
  %v17 = arith.maxsi %v10, %v10 : i7
  return %v1, %v9, %v12, %v14, %v4, %v13, %v2, %v16, %v8 : f32, i16, index, i1, bf16, i64, f32, index, i128
}
func.func @f9(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.constant 2.5 : f16
  %v2 = arith.minsi %a12, %a12 : i128
  %v3 = arith.constant 1.0e10 : f32
  %v4 = arith.constant 1.0 : bf16
  %v5 = arith.maxnumf %a31, %a31 : vector<2xf32>
  %v6 = arith.floordivsi %a21, %a21 : tensor<2xi8>
  %v7 = arith.constant 7 : i8
  %v8 = arith.cmpf une, %a22, %v3 : f32
  %v9:2 = arith.addui_extended %a6, %a6 : i32, i1
  %v10 = arith.cmpi sge, %a3, %a2 : i8
  %v11 = arith.maximumf %a27, %a27 : f16
  %v12 = arith.constant 7986538373649582508 : i64
  %v13 = arith.constant true
  %v14 = arith.maxui %a21, %v6 : tensor<2xi8>
  %v15 = arith.constant 2.5 : f16
  "use"(%v7, %v6, %v10, %v8, %v1, %v12, %v13, %v9#0) : (i8, tensor<2xi8>, i1, i1, f16, i64, i1, i32) -> ()
  return
}
func.func @f10(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i8, i1, i128, i32, f64, bf16) {
  %v1 = arith.extui %a3 : i8 to i64
  %v2:2 = arith.mului_extended %a0, %a1 : i1
  %v3 = arith.constant 20 : i8
  %v4 = arith.shli %a12, %a13 overflow<nsw, nuw> : i128
  %v5 = arith.maxsi %a6, %a6 : i32
  %v6 = arith.addf %a25, %a24 fastmath<fast> : f64
  %v7 = arith.select %a0, %a23, %a22 : f32
  %v8 = arith.cmpi sgt, %v3, %a2 : i8
  %v9 = arith.constant -3.25 : bf16
  %v10 = arith.ceildivsi %a20, %a20 : tensor<2xi8>
  return %v3, %v2#0, %v4, %v5, %v6, %v9 : i8, i1, i128, i32, f64, bf16
}
func.func @f11(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i1, vector<2xf32>, bf16) {
  %v1 = arith.constant true
  %v2 = arith.constant 1.5e-8 : bf16
  %v3 = arith.constant dense<true> : vector<2xi1>
  %v4 = arith.addf %a30, %a30 fastmath<fast> : vector<2xf32>
  return %v1, %v4, %v2 : i1, vector<2xf32>, bf16
}
func.func @f12(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i1, i1, i16) {
  %v1 = arith.select %a0, %a6, %a7 : i32
  %v2 = arith.trunci %v1 : i32 to i16
  %v3 = arith.constant true
  %v4 = arith.muli %v3, %v3 : i1
  return %v4, %v3, %v2 : i1, i1, i16
}
func.func @f13(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.cmpi slt, %a12, %a12 : i128
  %v2 = arith.ceildivsi %a18, %a19 : vector<2xi1>
  %v3 = arith.constant 117426442278223425759270170525619611188 : i128
  %v4 = arith.divsi %a0, %v1 : i1
  %v5 = arith.negf %a25 : f64
  %v6 = arith.constant -7 : i8
  %v7 = arith.minui %v3, %v3 : i128
  %v8 = arith.divui %a0, %v1 : i1
  "use"(%v5, %v4, %v2, %v1, %v7) : (f64, i1, vector<2xi1>, i1, i128) -> ()
  return
}
func.func @f14(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i8, i16, i1, tensor<2xi8>, i1, i128, vector<2xi1>, vector<2xi1>, bf16) {
  %v1 = arith.constant 27175 : i16
  %v2 = arith.negf %a28 : bf16
  %v3 = arith.constant dense<[false, true]> : vector<2xi1>
  %v4 = arith.divui %a1, %a0 : i1
  %v5 = arith.remsi %a2, %a2 : i8
  %v6 = arith.shli %a21, %a21 : tensor<2xi8>
  %v7 = arith.constant 63183943664084402085631662769408505388 : i128
  %v8 = arith.shrsi %v4, %v4 : i1
  %v9 = arith.addi %v8, %v8 overflow<nsw> : i1
  %v10 = arith.extsi %a15 : i7 to i16
  %v11 = arith.constant true
  %v12 = arith.constant 87 : i8
  %v13 = arith.minnumf %a26, %a27 fastmath<fast> : f16
  %v14 = arith.cmpi slt, %a18, %a18 : vector<2xi1>
  %v15 = arith.shrui %v3, %v3 : vector<2xi1>
  %v16 = arith.minsi %a21, %v6 : tensor<2xi8>
  %v17 = arith.constant 3.0e-5 : f64
  return %v5, %v10, %v8, %v16, %v4, %v7, %v3, %v15, %v2 : i8, i16, i1, tensor<2xi8>, i1, i128, vector<2xi1>, vector<2xi1>, bf16
}
func.func @f15(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i7, i16, i8, f16, i16, vector<2xi1>, vector<2xi1>, i64) {
  %v1 = arith.constant 3 : i16
  %v2 = arith.remsi %a7, %a6 : i32
  %v3 = arith.subf %a22, %a22 fastmath<fast> : f32
  %v4 = arith.trunci %a7 : i32 to i1
  %v5 = arith.divui %a8, %a9 : i64
  %v6 = arith.constant -8152 : i16
  %v7 = arith.ori %a13, %a12 : i128
  %v8 = arith.mulf %a27, %a27 fastmath<fast> : f16
  %v9 = arith.shrui %a19, %a18 : vector<2xi1>
  %v10 = arith.subi %v2, %a6 : i32
  %v11 = arith.constant 120 : i8
  %v12 = arith.xori %a14, %a14 : i7
  %v13 = arith.divsi %v9, %a18 : vector<2xi1>
  %v14:2 = arith.mulsi_extended %a10, %a10 : index
  return %v12, %v1, %v11, %v8, %v6, %v13, %v9, %v5 : i7, i16, i8, f16, i16, vector<2xi1>, vector<2xi1>, i64
}
func.func @f16(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (vector<2xf32>, i64, f32, i7, f64, bf16) {
  %v1 = arith.constant dense<[1.0, 3.0e-5]> : vector<2xf32>
  %v2 = arith.remui %a0, %a0 : i1
  %v3 = arith.remui %a9, %a8 : i64
  %v4 = arith.maxsi %a18, %a19 : vector<2xi1>
  %v5 = arith.constant -1 : i8
  %v6 = arith.subf %v1, %v1 fastmath<fast> : vector<2xf32>
  %v7 = arith.select %v2, %a25, %a24 : f64
  %v8 = arith.constant 0x7F7F : bf16
  %v9 = arith.minsi %a14, %a15 : i7
  %v10 = arith.constant 1.0e10 : f32
  %v11 = arith.minsi %v3, %a9 : i64
  return %v6, %v11, %v10, %v9, %v7, %v8 : vector<2xf32>, i64, f32, i7, f64, bf16
}
func.func @f17(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i8, i1, f16, i7, i1) {
  %v1 = arith.constant -105 : i8
  %v2 = arith.addf %a26, %a27 : f16
  %v3 = arith.constant -14 : i7
  %v4 = arith.cmpi eq, %a9, %a9 : i64
  %v5 = arith.divf %a24, %a25 fastmath<fast> : f64
  %v6 = arith.cmpi ule, %a5, %a4 : i16
  %v7 = arith.constant -7495 : i16
  %v8 = arith.constant dense<[-49922034, -2147483648, -7]> : vector<3xi32>
  %v9 = arith.cmpi sgt, %v3, %v3 : i7
  return %v1, %v6, %v2, %v3, %v4 : i8, i1, f16, i7, i1
}
func.func @f18(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i7, vector<2xi1>, i16, index, i7, f64, i64, tensor<2xi8>) {
  %v1 = arith.trunci %a3 : i8 to i7
  %v2 = arith.divui %v1, %v1 : i7
  %v3 = arith.cmpf ult, %a30, %a30 : vector<2xf32>
  %v4 = arith.bitcast %a23 : f32 to i32
  %v5 = arith.constant -1854811803321951870 : index
  %v6 = arith.remf %a22, %a22 : f32
  %v7 = arith.andi %v2, %v2 : i7
  %v8 = arith.shrsi %a4, %a4 : i16
  %v9 = arith.constant 2 : i7
  %v10 = arith.minui %a9, %a8 : i64
  %v11 = arith.remf %a25, %a25 fastmath<fast> : f64
  %v12 = arith.constant dense<1> : vector<3xi32>
  %v13 = arith.select %a1, %a21, %a20 : tensor<2xi8>
  %v14:2 = arith.mului_extended %v5, %v5 : index
  %v15 = arith.constant -14621 : i16
  %v16 = arith.cmpi ult, %a12, %a12 : i128
  return %v9, %v3, %v15, %v5, %v1, %v11, %v10, %v13 : i7, vector<2xi1>, i16, index, i7, f64, i64, tensor<2xi8>
}
func.func @f19(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i16, i32, i7, i7, f16, i32, i1) {
  %v1 = arith.divui %a13, %a13 : i128
  %v2 = arith.select %a0, %a1, %a0 : i1
  %v3 = arith.cmpf one, %a30, %a30 : vector<2xf32>
  %v4 = arith.subi %a14, %a15 : i7
  %v5 = arith.shrui %a4, %a5 : i16
  %v6 = arith.trunci %a5 : i16 to i7
  %v7 = arith.ori %a7, %a7 : i32
  %v8 = arith.constant -13642715737568175889367392342853093692 : i128
  %v9 = arith.constant 1.0 : f16
  %v10 = arith.index_castui %a10 : index to i32
  %v11 = arith.constant -419021891 : i32
  %v12 = arith.constant dense<[false, true]> : vector<2xi1>
  %v13 = arith.maxsi %a4, %a4 : i16
  return %v5, %v11, %v4, %v6, %v9, %v7, %v2 : i16, i32, i7, i7, f16, i32, i1
}
func.func @f20(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i16, vector<2xf32>, index, index, i1, bf16, index) {
  %v1 = arith.minui %a10, %a11 : index
  %v2:2 = arith.mulsi_extended %v1, %v1 : index
  %v3 = arith.minimumf %a29, %a29 fastmath<fast> : bf16
  %v4 = arith.constant 2 : index
  %v5 = arith.constant 7 : i128
  %v6 = arith.cmpi slt, %a6, %a7 : i32
  %v7 = arith.trunci %a6 : i32 to i8
  %v8 = arith.constant false
  %v9 = arith.maxnumf %a30, %a31 fastmath<fast> : vector<2xf32>
  %v10 = arith.remui %a17, %a16 : vector<3xi32>
  %v11 = arith.maximumf %a23, %a23 fastmath<fast> : f32
  %v12 = arith.constant 7 : i16
  return %v12, %v9, %v4, %v1, %v6, %v3, %v2#0 : i16, vector<2xf32>, index, index, i1, bf16, index
}
func.func @f21(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (vector<2xi1>, i64, vector<3xi32>, f32) {
  %v1 = arith.cmpi ne, %a14, %a15 : i7
  %v2 = arith.extsi %a15 : i7 to i64
  %v3 = arith.cmpi sle, %a10, %a10 : index
  %v4 = arith.constant -3228872942843232948 : index
  %v5 = arith.cmpi ult, %a18, %a18 : vector<2xi1>
  %v6 = arith.constant dense<[-2, 511016326, 3]> : vector<3xi32>
  %v7 = arith.constant 255.0 : f32
  return %v5, %v2, %v6, %v7 : vector<2xi1>, i64, vector<3xi32>, f32
}
func.func @f22(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i8, f32, f32, i7) {
  %v1 = arith.maxsi %a2, %a2 : i8
  %v2 = arith.subi %a15, %a14 : i7
  %v3 = arith.divf %a30, %a31 fastmath<fast> : vector<2xf32>
  %v4 = arith.maxnumf %a22, %a23 : f32
  %v5 = arith.constant 0x7F800000 : f32
  %v6 = arith.divf %a22, %a22 fastmath<fast> : f32
  return %v1, %v6, %v5, %v2 : i8, f32, f32, i7
}
func.func @f23(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.minimumf %a23, %a22 fastmath<fast> : f32
  %v2 = arith.cmpf oge, %a24, %a24 : f64
  %v3 = arith.maximumf %a29, %a29 : bf16
  %v4 = arith.constant -7791005601202955971 : i64
  %v5 = arith.select %v2, %a3, %a3 : i8
  %v6 = arith.cmpf oeq, %v3, %v3 : bf16
  %v7 = arith.constant -13828 : i16
  %v8 = arith.addf %a26, %a27 : f16
  %v9 = arith.mulf %v3, %a28 fastmath<fast> : bf16
  %v10:2 = arith.mului_extended %v4, %a8 : i64
  %v11 = arith.minimumf %a30, %a31 : vector<2xf32>
  %v12 = arith.divui %a12, %a12 : i128
  %v13 = arith.shrsi %a7, %a6 : i32
  %v14 = arith.cmpi sgt, %a16, %a16 : vector<3xi32>
  %v15 = arith.ceildivsi %v6, %a0 : i1
  %v16 = arith.constant -40 : i8
  "use"(%v4, %v1, %v14, %v10#1, %v2, %v8, %v10#0, %v5, %v11) : (i64, f32, vector<3xi1>, i64, i1, f16, i64, i8, vector<2xf32>) -> ()
  return
}
func.func @f24(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.cmpf ugt, %a24, %a24 : f64
  %v2 = arith.select %v1, %a12, %a12 : i128
  %v3 = arith.constant dense<[-663133140, 830799370, 7]> : vector<3xi32>
  %v4 = arith.constant dense<[-1, 5]> : tensor<2xi8>
  %v5 = arith.constant 3 : i8
  "use"(%v1, %v4, %v5) : (i1, tensor<2xi8>, i8) -> ()
  return
}
func.func @f25(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i16, tensor<2xi8>, vector<3xi32>, i1, i8, tensor<2xi8>, tensor<2xi8>, i32, i7) {
  %v1 = arith.index_cast %a11 : index to i8
  %v2 = arith.constant dense<127> : tensor<2xi8>
  %v3 = arith.constant dense<[-692937020, 571827721, 525035963]> : vector<3xi32>
  %v4 = arith.constant -335875114 : i32
  %v5 = arith.constant 2 : i7
  %v6 = arith.bitcast %v4 : i32 to f32
  %v7 = arith.remsi %v2, %v2 : tensor<2xi8>
  %v8 = arith.cmpf ole, %a28, %a29 : bf16
  %v9 = arith.cmpi ule, %a5, %a4 : i16
  %v10 = arith.minsi %v9, %v9 : i1
  %v11 = arith.constant -7 : i128
  %v12 = arith.floordivsi %a4, %a5 : i16
  %v13 = arith.shrui %v7, %v7 : tensor<2xi8>
  %v14 = arith.select %v10, %a2, %v1 : i8
  %v15 = arith.maxnumf %a28, %a28 fastmath<fast> : bf16
  %v16 = arith.xori %a11, %a10 : index
  %v17 = arith.subi %a21, %v13 : tensor<2xi8>
  return %v12, %v13, %v3, %v9, %v14, %v17, %v7, %v4, %v5 : i16, tensor<2xi8>, vector<3xi32>, i1, i8, tensor<2xi8>, tensor<2xi8>, i32, i7
}
func.func @f26(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.negf %a26 : f16
  %v2 = arith.constant dense<[3.0e-5, 1.0]> : vector<2xf32>
  %v3 = arith.maxnumf %v2, %a31 : vector<2xf32>
  %v4 = arith.maxnumf %a25, %a24 fastmath<fast> : f64
  %v5 = arith.select %a1, %a2, %a3 : i8
  %v6:2 = arith.mulsi_extended %a5, %a4 : i16
  %v7 = arith.constant 0.0 : f32
  %v8 = arith.ori %a17, %a16 : vector<3xi32>
  %v9 = arith.divsi %a7, %a7 : i32
  %v10 = arith.constant 0x7F80 : bf16
  %v11 = arith.maxnumf %v4, %v4 fastmath<fast> : f64
  %v12 = arith.minnumf %v1, %v1 fastmath<fast> : f16
  %v13 = arith.constant -2 : i32
  %v14 = arith.subf %v3, %v2 fastmath<fast> : vector<2xf32>
  %v15 = arith.shli %v8, %v8 : vector<3xi32>
  %v16 = arith.remui %a8, %a8 : i64
  %v17 = arith.minsi %v6#1, %v6#0 : i16
  "use"(%v11, %v4, %v10, %v13, %v3, %v9, %v14, %v2, %v1) : (f64, f64, bf16, i32, vector<2xf32>, i32, vector<2xf32>, vector<2xf32>, f16) -> ()
  return
}
func.func @f27(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i64, f32, vector<2xi1>) {
  %v1 = arith.remsi %a9, %a8 : i64
  %v2 = arith.constant dense<[false, false]> : vector<2xi1>
  %v3 = arith.divf %a23, %a23 fastmath<fast> : f32
  %v4 = arith.sitofp %a1 : i1 to bf16
  %v5 = arith.constant 255.0 : f32
  return %v1, %v5, %v2 : i64, f32, vector<2xi1>
}
func.func @f28(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (f16, i16, i1, f32, vector<2xi1>) {
  %v1 = arith.divsi %a12, %a12 : i128
  %v2 = arith.remsi %a18, %a19 : vector<2xi1>
  %v3 = arith.truncf %a23 : f32 to bf16
  %v4 = arith.constant 2.5 : f16
  %v5 = arith.extsi %a3 : i8 to i16
  %v6 = arith.subi %a17, %a17 overflow<nsw, nuw> : vector<3xi32>
  %v7 = arith.cmpf une, %v3, %v3 : bf16
  %v8 = arith.maximumf %a23, %a22 fastmath<fast> : f32
  return %v4, %v5, %v7, %v8, %v2 : f16, i16, i1, f32, vector<2xi1>
}
func.func @f29(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i7, i128, i32, vector<2xi1>) {
  %v1 = arith.maxsi %a6, %a7 : i32
  %v2 = arith.ceildivui %a12, %a13 : i128
  %v3 = arith.ceildivsi %a11, %a11 : index
  %v4 = arith.constant dense<[1, -1]> : tensor<2xi8>
  %v5 = arith.constant dense<true> : vector<2xi1>
  %v6 = arith.constant 38 : i7
  return %v6, %v2, %v1, %v5 : i7, i128, i32, vector<2xi1>
}
func.func @f30(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.mulf %a23, %a23 : f32
  %v2 = arith.extsi %a3 : i8 to i64
  %v3 = arith.select %a1, %a16, %a16 : vector<3xi32>
  %v4 = arith.andi %a1, %a0 : i1
  %v5 = arith.cmpi ugt, %a15, %a14 : i7
  %v6 = arith.addf %a31, %a31 : vector<2xf32>
  %v7 = arith.cmpi uge, %v3, %v3 : vector<3xi32>
  %v8 = arith.cmpi sgt, %a19, %a19 : vector<2xi1>
  "use"(%v2, %v1, %v3, %v6, %v8) : (i64, f32, vector<3xi32>, vector<2xf32>, vector<2xi1>) -> ()
  return
}
func.func @f31(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> () {
  %v1 = arith.maxsi %a16, %a17 : vector<3xi32>
  %v2 = arith.shli %a10, %a11 : index
  %v3 = arith.constant 53 : i7
  %v4 = arith.xori %a12, %a13 : i128
  %v5 = arith.ceildivsi %a2, %a3 : i8
  %v6 = arith.constant dense<[false, false]> : vector<2xi1>
  "use"(%v2, %v4, %v6, %v1) : (index, i128, vector<2xi1>, vector<3xi32>) -> ()
  return
}
func.func @f32(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i128, vector<3xi32>, i16, i1, f16, tensor<2xi8>, i1) {
  %v1 = arith.cmpf oge, %a25, %a24 : f64
  %v2 = arith.cmpi sle, %a9, %a9 : i64
  %v3 = arith.select %v2, %a26, %a26 : f16
  %v4 = arith.constant 108 : i8
  %v5 = arith.shrui %a20, %a20 : tensor<2xi8>
  %v6 = arith.maxsi %a5, %a4 : i16
  %v7 = arith.constant dense<0.0> : vector<2xf32>
  %v8 = arith.cmpi sgt, %a9, %a9 : i64
  %v9 = arith.cmpi slt, %a19, %a19 : vector<2xi1>
  %v10 = arith.shrui %a17, %a17 : vector<3xi32>
  %v11 = arith.constant dense<0.1> : vector<2xf32>
  %v12 = arith.addi %a13, %a12 : i128
  return %v12, %v10, %v6, %v2, %v3, %v5, %v8 : i128, vector<3xi32>, i16, i1, f16, tensor<2xi8>, i1
}
func.func @f33(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i32, i8, f16) {
  %v1 = arith.constant -7217084055463735356 : index
  %v2 = arith.addi %a17, %a16 : vector<3xi32>
  %v3 = arith.constant 2128809957 : i32
  %v4 = arith.truncf %a23 : f32 to f16
  %v5 = arith.constant 3 : i8
  return %v3, %v5, %v4 : i32, i8, f16
}
func.func @f34(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i128, i8, i1, i128, vector<3xi32>, tensor<2xi8>) {
  %v1 = arith.remsi %a17, %a17 : vector<3xi32>
  %v2 = arith.constant 128685546985331240730096802698043483945 : i128
  %v3 = arith.cmpi sge, %a9, %a9 : i64
  %v4 = arith.constant -7 : i8
  %v5:2 = arith.mulsi_extended %a13, %a12 : i128
  %v6 = arith.select %v3, %v1, %v1 : vector<3xi32>
  %v7 = arith.minimumf %a25, %a24 fastmath<fast> : f64
  %v8 = arith.constant 3 : index
  %v9 = arith.addi %a21, %a20 : tensor<2xi8>
  %v10 = arith.constant dense<-2> : vector<3xi32>
  return %v5#0, %v4, %v3, %v2, %v1, %v9 : i128, i8, i1, i128, vector<3xi32>, tensor<2xi8>
}
func.func @f35(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (vector<2xf32>, i32, i32, i16, tensor<2xi8>, i64, i7) {
  %v1 = arith.trunci %a9 : i64 to i32
  %v2:2 = arith.addui_extended %a3, %a2 : i8, i1
  %v3 = arith.constant dense<0> : tensor<2xi8>
  %v4:2 = arith.mului_extended %a9, %a9 : i64
  %v5 = arith.maxui %v1, %v1 : i32
  %v6 = arith.ori %a10, %a11 : index
  %v7 = arith.constant 21 : i7
  %v8 = arith.ori %v7, %a14 : i7
  %v9 = arith.constant 2 : i16
  %v10 = arith.constant dense<[-3.25, 255.0]> : vector<2xf32>
  %v11 = arith.ceildivsi %a20, %v3 : tensor<2xi8>
  %v12 = arith.constant -7 : i8
  return %v10, %v5, %v1, %v9, %v3, %v4#1, %v8 : vector<2xf32>, i32, i32, i16, tensor<2xi8>, i64, i7
}
func.func @f36(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (bf16, f32, f64, f16, i8) {
  %v1 = arith.subf %a26, %a26 fastmath<fast> : f16
  %v2 = arith.maxnumf %a23, %a23 : f32
  %v3 = arith.maximumf %a24, %a25 fastmath<fast> : f64
  %v4 = arith.constant 1.5e-8 : f32
  %v5 = arith.select %a1, %a0, %a0 : i1
  %v6 = arith.constant 48 : i8
  %v7 = arith.maxnumf %a28, %a29 : bf16
  %v8 = arith.minsi %a17, %a17 : vector<3xi32>
  return %v7, %v4, %v3, %v1, %v6 : bf16, f32, f64, f16, i8
}
func.func @f37(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (f16, i7, f16, vector<3xi32>, i1) {
  %v1 = arith.constant dense<-2009900> : vector<3xi32>
  %v2 = arith.bitcast %a5 : i16 to f16
  %v3 = arith.extsi %a1 : i1 to i7
  %v4 = arith.remf %a25, %a24 : f64
  %v5 = arith.constant 3.0e-5 : f16
  %v6 = arith.shrsi %v1, %v1 : vector<3xi32>
  %v7 = arith.cmpi ult, %a4, %a4 : i16
  %v8 = arith.constant -105384289459820859744283646632506362708 : i128
  return %v2, %v3, %v5, %v6, %v7 : f16, i7, f16, vector<3xi32>, i1
}
func.func @f38(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i64, i1, bf16, i32, i128, f32, i32) {
  %v1 = arith.constant 2 : i64
  %v2 = arith.minnumf %a28, %a29 fastmath<fast> : bf16
  %v3 = arith.minnumf %a22, %a23 : f32
  %v4:2 = arith.mului_extended %a5, %a4 : i16
  %v5 = arith.constant 1293697993 : i32
  %v6 = arith.ori %v5, %a6 : i32
  %v7 = arith.remui %v4#1, %v4#1 : i16
  %v8 = arith.cmpi ule, %a5, %v4#1 : i16
  %v9 = arith.bitcast %a9 : i64 to f64
  %v10 = arith.divui %a13, %a12 : i128
  %v11 = arith.extui %v6 : i32 to i64
  return %v11, %v8, %v2, %v6, %v10, %v3, %v5 : i64, i1, bf16, i32, i128, f32, i32
}
func.func @f39(%a0: i1, %a1: i1, %a2: i8, %a3: i8, %a4: i16, %a5: i16, %a6: i32, %a7: i32, %a8: i64, %a9: i64, %a10: index, %a11: index, %a12: i128, %a13: i128, %a14: i7, %a15: i7, %a16: vector<3xi32>, %a17: vector<3xi32>, %a18: vector<2xi1>, %a19: vector<2xi1>, %a20: tensor<2xi8>, %a21: tensor<2xi8>, %a22: f32, %a23: f32, %a24: f64, %a25: f64, %a26: f16, %a27: f16, %a28: bf16, %a29: bf16, %a30: vector<2xf32>, %a31: vector<2xf32>) -> (i128, i1, vector<2xi1>, index, vector<2xf32>) {
  %v1 = arith.addi %a0, %a1 overflow<nsw, nuw> : i1
  %v2 = arith.andi %a11, %a10 : index
  %v3 = arith.andi %a12, %a13 : i128
  %v4 = arith.constant dense<-3.25> : vector<2xf32>
  %v5 = arith.remsi %a15, %a15 : i7
  %v6 = arith.constant 1 : i64
  %v7 = arith.divui %v2, %v2 : index
  %v8 = arith.constant dense<[false, true]> : vector<2xi1>
  return %v3, %v1, %v8, %v7, %v4 : i128, i1, vector<2xi1>, index, vector<2xf32>
}
//--- out
module {
  func.func @f0(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[1.000000e-01, 0xFF800000]> : vector<2xf32>
    %c-5061817067117128889_i64 = arith.constant -5061817067117128889 : i64
    %c-1653293796_i32 = arith.constant -1653293796 : i32
    "use"(%false, %arg31, %arg16, %arg7, %c-5061817067117128889_i64, %c-1653293796_i32, %false, %cst_0, %cst) : (i1, vector<2xf32>, vector<3xi32>, i32, i64, i32, i1, vector<2xf32>, f32) -> ()
    return
  }
  func.func @f1(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %cst_0 = arith.constant dense<2> : tensor<2xi8>
    %c-7 = arith.constant -7 : index
    %c-1_i8 = arith.constant -1 : i8
    %c-86_i8 = arith.constant -86 : i8
    %false = arith.constant false
    %0 = arith.remui %arg13, %arg13 : i128
    %1 = arith.select %arg1, %arg4, %arg5 : i16
    %2 = arith.muli %1, %1 : i16
    %3 = arith.addf %arg24, %arg24 : f64
    %4 = arith.muli %arg17, %arg16 : vector<3xi32>
    %5 = arith.bitcast %arg9 : i64 to f64
    %6 = arith.subf %5, %5 : f64
    %7 = arith.remf %3, %6 fastmath<fast> : f64
    "use"(%c-7, %false, %c-86_i8, %2, %4, %c-1_i8, %cst_0, %0, %7, %cst) : (index, i1, i8, i16, vector<3xi32>, i8, tensor<2xi8>, i128, f64, vector<2xi1>) -> ()
    return
  }
  func.func @f2(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xf32>, f32, i64) {
    %0 = arith.index_castui %arg10 : index to i64
    %1 = arith.maxnumf %arg30, %arg31 fastmath<fast> : vector<2xf32>
    %2 = arith.minimumf %arg23, %arg22 fastmath<fast> : f32
    return %1, %2, %0 : vector<2xf32>, f32, i64
  }
  func.func @f3(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i32, f32, i64, i1) {
    %cst = arith.constant 0x7F800000 : f32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.bitcast %arg23 : f32 to i32
    %1 = arith.cmpi ule, %arg14, %arg15 : i7
    return %0, %cst, %c1_i64, %1 : i32, f32, i64, i1
  }
  func.func @f4(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, i7, f64, i1, bf16) {
    %c0_i128 = arith.constant 0 : i128
    %0 = arith.subf %arg29, %arg29 fastmath<fast> : bf16
    %1 = arith.shrsi %arg14, %arg14 : i7
    %2 = arith.divf %arg24, %arg25 fastmath<fast> : f64
    %3 = arith.cmpf ole, %arg23, %arg23 : f32
    return %c0_i128, %1, %2, %3, %0 : i128, i7, f64, i1, bf16
  }
  func.func @f5(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f32, i1, vector<3xi32>, i64) {
    %cst = arith.constant dense<[837521440, 93017778, 3]> : vector<3xi32>
    %c2756401692243969414_i64 = arith.constant 2756401692243969414 : i64
    %0 = arith.cmpf ugt, %arg27, %arg27 : f16
    %1 = arith.addf %arg22, %arg23 : f32
    return %1, %0, %cst, %c2756401692243969414_i64 : f32, i1, vector<3xi32>, i64
  }
  func.func @f6(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (tensor<2xi8>, i1, i32, i8, i16, vector<2xf32>, vector<3xi32>, i16, i8) {
    %c-2064488806_i32 = arith.constant -2064488806 : i32
    %cst = arith.constant dense<-128> : tensor<2xi8>
    %cst_0 = arith.constant dense<-434890721> : vector<3xi32>
    %0 = arith.minsi %arg17, %cst_0 : vector<3xi32>
    %1 = arith.remsi %arg5, %arg4 : i16
    %2 = arith.addi %arg3, %arg2 : i8
    %3 = arith.extui %arg1 : i1 to i16
    %low, %high = arith.mulsi_extended %arg13, %arg13 : i128
    %4 = arith.shli %2, %2 : i8
    %5 = arith.cmpi sgt, %high, %arg13 : i128
    %6 = arith.shrui %arg1, %5 : i1
    %low_1, %high_2 = arith.mulsi_extended %arg7, %c-2064488806_i32 : i32
    %7 = arith.minimumf %arg30, %arg31 fastmath<fast> : vector<2xf32>
    return %cst, %6, %high_2, %4, %3, %7, %0, %1, %2 : tensor<2xi8>, i1, i32, i8, i16, vector<2xf32>, vector<3xi32>, i16, i8
  }
  func.func @f7(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, tensor<2xi8>, bf16, i1) {
    %cst = arith.constant dense<-128> : tensor<2xi8>
    %true = arith.constant true
    %0 = arith.remsi %arg12, %arg13 : i128
    return %0, %cst, %arg29, %true : i128, tensor<2xi8>, bf16, i1
  }
  func.func @f8(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f32, i16, index, i1, bf16, i64, f32, index, i128) {
    %c-7312164284357954680_i64 = arith.constant -7312164284357954680 : i64
    %c-2 = arith.constant -2 : index
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %0 = arith.subf %arg28, %arg28 : bf16
    %1 = arith.muli %arg12, %arg13 : i128
    %2 = arith.divsi %arg10, %arg10 : index
    %3 = arith.divsi %arg4, %arg4 : i16
    %4 = arith.cmpi sgt, %arg2, %arg3 : i8
    %5 = arith.select %arg1, %2, %c-2 : index
    return %cst, %3, %c-2, %4, %0, %c-7312164284357954680_i64, %cst_0, %5, %1 : f32, i16, index, i1, bf16, i64, f32, index, i128
  }
  func.func @f9(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %true = arith.constant true
    %c7986538373649582508_i64 = arith.constant 7986538373649582508 : i64
    %c7_i8 = arith.constant 7 : i8
    %cst = arith.constant 1.000000e+10 : f32
    %cst_0 = arith.constant 2.500000e+00 : f16
    %0 = arith.floordivsi %arg21, %arg21 : tensor<2xi8>
    %1 = arith.cmpf une, %arg22, %cst : f32
    %2 = arith.addi %arg6, %arg6 : i32
    %3 = arith.cmpi sge, %arg3, %arg2 : i8
    "use"(%c7_i8, %0, %3, %1, %cst_0, %c7986538373649582508_i64, %true, %2) : (i8, tensor<2xi8>, i1, i1, f16, i64, i1, i32) -> ()
    return
  }
  func.func @f10(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, i1, i128, i32, f64, bf16) {
    %cst = arith.constant -3.250000e+00 : bf16
    %c20_i8 = arith.constant 20 : i8
    %0 = arith.muli %arg0, %arg1 : i1
    %1 = arith.shli %arg12, %arg13 overflow<nsw, nuw> : i128
    %2 = arith.addf %arg25, %arg24 fastmath<fast> : f64
    return %c20_i8, %0, %1, %arg6, %2, %cst : i8, i1, i128, i32, f64, bf16
  }
  func.func @f11(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i1, vector<2xf32>, bf16) {
    %true = arith.constant true
    %cst = arith.constant 1.501760e-08 : bf16
    %0 = arith.addf %arg30, %arg30 fastmath<fast> : vector<2xf32>
    return %true, %0, %cst : i1, vector<2xf32>, bf16
  }
  func.func @f12(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i1, i1, i16) {
    %true = arith.constant true
    %0 = arith.select %arg0, %arg6, %arg7 : i32
    %1 = arith.trunci %0 : i32 to i16
    return %true, %true, %1 : i1, i1, i16
  }
  func.func @f13(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %c117426442278223425759270170525619611188_i128 = arith.constant 117426442278223425759270170525619611188 : i128
    %false = arith.constant false
    %0 = arith.ceildivsi %arg18, %arg19 : vector<2xi1>
    %1 = arith.divsi %arg0, %false : i1
    %2 = arith.negf %arg25 : f64
    "use"(%2, %1, %0, %false, %c117426442278223425759270170525619611188_i128) : (f64, i1, vector<2xi1>, i1, i128) -> ()
    return
  }
  func.func @f14(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, i16, i1, tensor<2xi8>, i1, i128, vector<2xi1>, vector<2xi1>, bf16) {
    %c63183943664084402085631662769408505388_i128 = arith.constant 63183943664084402085631662769408505388 : i128
    %cst = arith.constant dense<[false, true]> : vector<2xi1>
    %0 = arith.negf %arg28 : bf16
    %1 = arith.divui %arg1, %arg0 : i1
    %2 = arith.remsi %arg2, %arg2 : i8
    %3 = arith.shli %arg21, %arg21 : tensor<2xi8>
    %4 = arith.shrsi %1, %1 : i1
    %5 = arith.extsi %arg15 : i7 to i16
    %6 = arith.shrui %cst, %cst : vector<2xi1>
    %7 = arith.minsi %arg21, %3 : tensor<2xi8>
    return %2, %5, %4, %7, %1, %c63183943664084402085631662769408505388_i128, %cst, %6, %0 : i8, i16, i1, tensor<2xi8>, i1, i128, vector<2xi1>, vector<2xi1>, bf16
  }
  func.func @f15(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i7, i16, i8, f16, i16, vector<2xi1>, vector<2xi1>, i64) {
    %c0_i7 = arith.constant 0 : i7
    %c120_i8 = arith.constant 120 : i8
    %c-8152_i16 = arith.constant -8152 : i16
    %c3_i16 = arith.constant 3 : i16
    %0 = arith.divui %arg8, %arg9 : i64
    %1 = arith.mulf %arg27, %arg27 fastmath<fast> : f16
    %2 = arith.shrui %arg19, %arg18 : vector<2xi1>
    %3 = arith.divsi %2, %arg18 : vector<2xi1>
    return %c0_i7, %c3_i16, %c120_i8, %1, %c-8152_i16, %3, %2, %0 : i7, i16, i8, f16, i16, vector<2xi1>, vector<2xi1>, i64
  }
  func.func @f16(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xf32>, i64, f32, i7, f64, bf16) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant 3.389530e+38 : bf16
    %0 = arith.remui %arg0, %arg0 : i1
    %1 = arith.remui %arg9, %arg8 : i64
    %2 = arith.select %0, %arg25, %arg24 : f64
    %3 = arith.minsi %arg14, %arg15 : i7
    %4 = arith.minsi %1, %arg9 : i64
    return %cst, %4, %cst_0, %3, %2, %cst_1 : vector<2xf32>, i64, f32, i7, f64, bf16
  }
  func.func @f17(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, i1, f16, i7, i1) {
    %true = arith.constant true
    %c-14_i7 = arith.constant -14 : i7
    %c-105_i8 = arith.constant -105 : i8
    %0 = arith.addf %arg26, %arg27 : f16
    %1 = arith.cmpi ule, %arg5, %arg4 : i16
    return %c-105_i8, %1, %0, %c-14_i7, %true : i8, i1, f16, i7, i1
  }
  func.func @f18(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i7, vector<2xi1>, i16, index, i7, f64, i64, tensor<2xi8>) {
    %c-14621_i16 = arith.constant -14621 : i16
    %c2_i7 = arith.constant 2 : i7
    %c-1854811803321951870 = arith.constant -1854811803321951870 : index
    %0 = arith.trunci %arg3 : i8 to i7
    %1 = arith.cmpf ult, %arg30, %arg30 : vector<2xf32>
    %2 = arith.minui %arg9, %arg8 : i64
    %3 = arith.remf %arg25, %arg25 fastmath<fast> : f64
    %4 = arith.select %arg1, %arg21, %arg20 : tensor<2xi8>
    return %c2_i7, %1, %c-14621_i16, %c-1854811803321951870, %0, %3, %2, %4 : i7, vector<2xi1>, i16, index, i7, f64, i64, tensor<2xi8>
  }
  func.func @f19(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i16, i32, i7, i7, f16, i32, i1) {
    %c-419021891_i32 = arith.constant -419021891 : i32
    %cst = arith.constant 1.000000e+00 : f16
    %0 = arith.select %arg0, %arg1, %arg0 : i1
    %1 = arith.subi %arg14, %arg15 : i7
    %2 = arith.shrui %arg4, %arg5 : i16
    %3 = arith.trunci %arg5 : i16 to i7
    return %2, %c-419021891_i32, %1, %3, %cst, %arg7, %0 : i16, i32, i7, i7, f16, i32, i1
  }
  func.func @f20(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i16, vector<2xf32>, index, index, i1, bf16, index) {
    %c7_i16 = arith.constant 7 : i16
    %c2 = arith.constant 2 : index
    %0 = arith.minui %arg10, %arg11 : index
    %1 = arith.muli %0, %0 : index
    %2 = arith.cmpi slt, %arg6, %arg7 : i32
    %3 = arith.maxnumf %arg30, %arg31 fastmath<fast> : vector<2xf32>
    return %c7_i16, %3, %c2, %0, %2, %arg29, %1 : i16, vector<2xf32>, index, index, i1, bf16, index
  }
  func.func @f21(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xi1>, i64, vector<3xi32>, f32) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %cst_0 = arith.constant 2.550000e+02 : f32
    %cst_1 = arith.constant dense<[-2, 511016326, 3]> : vector<3xi32>
    %0 = arith.extsi %arg15 : i7 to i64
    return %cst, %0, %cst_1, %cst_0 : vector<2xi1>, i64, vector<3xi32>, f32
  }
  func.func @f22(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, f32, f32, i7) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = arith.subi %arg15, %arg14 : i7
    %1 = arith.divf %arg22, %arg22 fastmath<fast> : f32
    return %arg2, %1, %cst, %0 : i8, f32, f32, i7
  }
  func.func @f23(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<3xi1>
    %c-7791005601202955971_i64 = arith.constant -7791005601202955971 : i64
    %0 = arith.minimumf %arg23, %arg22 fastmath<fast> : f32
    %1 = arith.cmpf oge, %arg24, %arg24 : f64
    %2 = arith.addf %arg26, %arg27 : f16
    %low, %high = arith.mului_extended %arg8, %c-7791005601202955971_i64 : i64
    %3 = arith.minimumf %arg30, %arg31 : vector<2xf32>
    "use"(%c-7791005601202955971_i64, %0, %cst, %high, %1, %2, %low, %arg3, %3) : (i64, f32, vector<3xi1>, i64, i1, f16, i64, i8, vector<2xf32>) -> ()
    return
  }
  func.func @f24(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %c3_i8 = arith.constant 3 : i8
    %cst = arith.constant dense<[-1, 5]> : tensor<2xi8>
    %0 = arith.cmpf ugt, %arg24, %arg24 : f64
    "use"(%0, %cst, %c3_i8) : (i1, tensor<2xi8>, i8) -> ()
    return
  }
  func.func @f25(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i16, tensor<2xi8>, vector<3xi32>, i1, i8, tensor<2xi8>, tensor<2xi8>, i32, i7) {
    %cst = arith.constant dense<0> : tensor<2xi8>
    %c2_i7 = arith.constant 2 : i7
    %c-335875114_i32 = arith.constant -335875114 : i32
    %cst_0 = arith.constant dense<[-692937020, 571827721, 525035963]> : vector<3xi32>
    %0 = arith.index_cast %arg11 : index to i8
    %1 = arith.cmpi ule, %arg5, %arg4 : i16
    %2 = arith.floordivsi %arg4, %arg5 : i16
    %3 = arith.select %1, %arg2, %0 : i8
    return %2, %cst, %cst_0, %1, %3, %arg21, %cst, %c-335875114_i32, %c2_i7 : i16, tensor<2xi8>, vector<3xi32>, i1, i8, tensor<2xi8>, tensor<2xi8>, i32, i7
  }
  func.func @f26(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %c-2_i32 = arith.constant -2 : i32
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant dense<[3.000000e-05, 1.000000e+00]> : vector<2xf32>
    %0 = arith.negf %arg26 : f16
    %1 = arith.maxnumf %arg31, %cst_0 : vector<2xf32>
    %2 = arith.maxnumf %arg25, %arg24 fastmath<fast> : f64
    %3 = arith.divsi %arg7, %arg7 : i32
    %4 = arith.subf %1, %cst_0 fastmath<fast> : vector<2xf32>
    "use"(%2, %2, %cst, %c-2_i32, %1, %3, %4, %cst_0, %0) : (f64, f64, bf16, i32, vector<2xf32>, i32, vector<2xf32>, vector<2xf32>, f16) -> ()
    return
  }
  func.func @f27(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i64, f32, vector<2xi1>) {
    %cst = arith.constant 2.550000e+02 : f32
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %0 = arith.remsi %arg9, %arg8 : i64
    return %0, %cst, %cst_0 : i64, f32, vector<2xi1>
  }
  func.func @f28(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f16, i16, i1, f32, vector<2xi1>) {
    %cst = arith.constant 2.500000e+00 : f16
    %0 = arith.remsi %arg18, %arg19 : vector<2xi1>
    %1 = arith.truncf %arg23 : f32 to bf16
    %2 = arith.extsi %arg3 : i8 to i16
    %3 = arith.cmpf une, %1, %1 : bf16
    %4 = arith.maximumf %arg23, %arg22 fastmath<fast> : f32
    return %cst, %2, %3, %4, %0 : f16, i16, i1, f32, vector<2xi1>
  }
  func.func @f29(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i7, i128, i32, vector<2xi1>) {
    %c38_i7 = arith.constant 38 : i7
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.maxsi %arg6, %arg7 : i32
    %1 = arith.ceildivui %arg12, %arg13 : i128
    return %c38_i7, %1, %0, %cst : i7, i128, i32, vector<2xi1>
  }
  func.func @f30(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %0 = arith.mulf %arg23, %arg23 : f32
    %1 = arith.extsi %arg3 : i8 to i64
    %2 = arith.addf %arg31, %arg31 : vector<2xf32>
    "use"(%1, %0, %arg16, %2, %cst) : (i64, f32, vector<3xi32>, vector<2xf32>, vector<2xi1>) -> ()
    return
  }
  func.func @f31(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %0 = arith.maxsi %arg16, %arg17 : vector<3xi32>
    %1 = arith.shli %arg10, %arg11 : index
    %2 = arith.xori %arg12, %arg13 : i128
    "use"(%1, %2, %cst, %0) : (index, i128, vector<2xi1>, vector<3xi32>) -> ()
    return
  }
  func.func @f32(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, vector<3xi32>, i16, i1, f16, tensor<2xi8>, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.shrui %arg20, %arg20 : tensor<2xi8>
    %1 = arith.maxsi %arg5, %arg4 : i16
    %2 = arith.shrui %arg17, %arg17 : vector<3xi32>
    %3 = arith.addi %arg13, %arg12 : i128
    return %3, %2, %1, %true, %arg26, %0, %false : i128, vector<3xi32>, i16, i1, f16, tensor<2xi8>, i1
  }
  func.func @f33(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i32, i8, f16) {
    %c3_i8 = arith.constant 3 : i8
    %c2128809957_i32 = arith.constant 2128809957 : i32
    %0 = arith.truncf %arg23 : f32 to f16
    return %c2128809957_i32, %c3_i8, %0 : i32, i8, f16
  }
  func.func @f34(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, i8, i1, i128, vector<3xi32>, tensor<2xi8>) {
    %true = arith.constant true
    %c-7_i8 = arith.constant -7 : i8
    %c128685546985331240730096802698043483945_i128 = arith.constant 128685546985331240730096802698043483945 : i128
    %0 = arith.remsi %arg17, %arg17 : vector<3xi32>
    %1 = arith.muli %arg13, %arg12 : i128
    %2 = arith.addi %arg21, %arg20 : tensor<2xi8>
    return %1, %c-7_i8, %true, %c128685546985331240730096802698043483945_i128, %0, %2 : i128, i8, i1, i128, vector<3xi32>, tensor<2xi8>
  }
  func.func @f35(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xf32>, i32, i32, i16, tensor<2xi8>, i64, i7) {
    %cst = arith.constant dense<[-3.250000e+00, 2.550000e+02]> : vector<2xf32>
    %c2_i16 = arith.constant 2 : i16
    %c21_i7 = arith.constant 21 : i7
    %cst_0 = arith.constant dense<0> : tensor<2xi8>
    %0 = arith.trunci %arg9 : i64 to i32
    %low, %high = arith.mului_extended %arg9, %arg9 : i64
    %1 = arith.ori %arg14, %c21_i7 : i7
    return %cst, %0, %0, %c2_i16, %cst_0, %high, %1 : vector<2xf32>, i32, i32, i16, tensor<2xi8>, i64, i7
  }
  func.func @f36(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (bf16, f32, f64, f16, i8) {
    %c48_i8 = arith.constant 48 : i8
    %cst = arith.constant 1.500000e-08 : f32
    %0 = arith.subf %arg26, %arg26 fastmath<fast> : f16
    %1 = arith.maximumf %arg24, %arg25 fastmath<fast> : f64
    %2 = arith.maxnumf %arg28, %arg29 : bf16
    return %2, %cst, %1, %0, %c48_i8 : bf16, f32, f64, f16, i8
  }
  func.func @f37(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f16, i7, f16, vector<3xi32>, i1) {
    %false = arith.constant false
    %cst = arith.constant 2.998110e-05 : f16
    %cst_0 = arith.constant dense<-2009900> : vector<3xi32>
    %0 = arith.bitcast %arg5 : i16 to f16
    %1 = arith.extsi %arg1 : i1 to i7
    %2 = arith.shrsi %cst_0, %cst_0 : vector<3xi32>
    return %0, %1, %cst, %2, %false : f16, i7, f16, vector<3xi32>, i1
  }
  func.func @f38(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i64, i1, bf16, i32, i128, f32, i32) {
    %c1293697993_i32 = arith.constant 1293697993 : i32
    %0 = arith.minnumf %arg28, %arg29 fastmath<fast> : bf16
    %1 = arith.minnumf %arg22, %arg23 : f32
    %low, %high = arith.mului_extended %arg5, %arg4 : i16
    %2 = arith.ori %arg6, %c1293697993_i32 : i32
    %3 = arith.cmpi ule, %arg5, %high : i16
    %4 = arith.divui %arg13, %arg12 : i128
    %5 = arith.extui %2 : i32 to i64
    return %5, %3, %0, %2, %4, %1, %c1293697993_i32 : i64, i1, bf16, i32, i128, f32, i32
  }
  func.func @f39(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, i1, vector<2xi1>, index, vector<2xf32>) {
    %cst = arith.constant dense<[false, true]> : vector<2xi1>
    %cst_0 = arith.constant dense<-3.250000e+00> : vector<2xf32>
    %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i1
    %1 = arith.andi %arg11, %arg10 : index
    %2 = arith.andi %arg12, %arg13 : i128
    %3 = arith.divui %1, %1 : index
    return %2, %0, %cst, %3, %cst_0 : i128, i1, vector<2xi1>, index, vector<2xf32>
  }
}

//--- out 2
module {
  func.func @f0(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[1.000000e-01, 0xFF800000]> : vector<2xf32>
    %c-5061817067117128889_i64 = arith.constant -5061817067117128889 : i64
    %c-1653293796_i32 = arith.constant -1653293796 : i32
    "use"(%false, %arg31, %arg16, %arg7, %c-5061817067117128889_i64, %c-1653293796_i32, %false, %cst_0, %cst) : (i1, vector<2xf32>, vector<3xi32>, i32, i64, i32, i1, vector<2xf32>, f32) -> ()
    return
  }
  func.func @f1(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %cst_0 = arith.constant dense<2> : tensor<2xi8>
    %c-7 = arith.constant -7 : index
    %c-1_i8 = arith.constant -1 : i8
    %c-86_i8 = arith.constant -86 : i8
    %false = arith.constant false
    %0 = arith.remui %arg13, %arg13 : i128
    %1 = arith.select %arg1, %arg4, %arg5 : i16
    %2 = arith.muli %1, %1 : i16
    %3 = arith.addf %arg24, %arg24 : f64
    %4 = arith.muli %arg17, %arg16 : vector<3xi32>
    %5 = arith.bitcast %arg9 : i64 to f64
    %6 = arith.subf %5, %5 : f64
    %7 = arith.remf %3, %6 fastmath<fast> : f64
    "use"(%c-7, %false, %c-86_i8, %2, %4, %c-1_i8, %cst_0, %0, %7, %cst) : (index, i1, i8, i16, vector<3xi32>, i8, tensor<2xi8>, i128, f64, vector<2xi1>) -> ()
    return
  }
  func.func @f2(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xf32>, f32, i64) {
    %0 = arith.index_castui %arg10 : index to i64
    %1 = arith.maxnumf %arg30, %arg31 fastmath<fast> : vector<2xf32>
    %2 = arith.minimumf %arg23, %arg22 fastmath<fast> : f32
    return %1, %2, %0 : vector<2xf32>, f32, i64
  }
  func.func @f3(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i32, f32, i64, i1) {
    %cst = arith.constant 0x7F800000 : f32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.bitcast %arg23 : f32 to i32
    %1 = arith.cmpi ule, %arg14, %arg15 : i7
    return %0, %cst, %c1_i64, %1 : i32, f32, i64, i1
  }
  func.func @f4(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, i7, f64, i1, bf16) {
    %c0_i128 = arith.constant 0 : i128
    %0 = arith.subf %arg29, %arg29 fastmath<fast> : bf16
    %1 = arith.shrsi %arg14, %arg14 : i7
    %2 = arith.divf %arg24, %arg25 fastmath<fast> : f64
    %3 = arith.cmpf ole, %arg23, %arg23 : f32
    return %c0_i128, %1, %2, %3, %0 : i128, i7, f64, i1, bf16
  }
  func.func @f5(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f32, i1, vector<3xi32>, i64) {
    %cst = arith.constant dense<[837521440, 93017778, 3]> : vector<3xi32>
    %c2756401692243969414_i64 = arith.constant 2756401692243969414 : i64
    %0 = arith.cmpf ugt, %arg27, %arg27 : f16
    %1 = arith.addf %arg22, %arg23 : f32
    return %1, %0, %cst, %c2756401692243969414_i64 : f32, i1, vector<3xi32>, i64
  }
  func.func @f6(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (tensor<2xi8>, i1, i32, i8, i16, vector<2xf32>, vector<3xi32>, i16, i8) {
    %c-2064488806_i32 = arith.constant -2064488806 : i32
    %cst = arith.constant dense<-128> : tensor<2xi8>
    %cst_0 = arith.constant dense<-434890721> : vector<3xi32>
    %0 = arith.minsi %arg17, %cst_0 : vector<3xi32>
    %1 = arith.remsi %arg5, %arg4 : i16
    %2 = arith.addi %arg3, %arg2 : i8
    %3 = arith.extui %arg1 : i1 to i16
    %low, %high = arith.mulsi_extended %arg13, %arg13 : i128
    %4 = arith.shli %2, %2 : i8
    %5 = arith.cmpi sgt, %high, %arg13 : i128
    %6 = arith.shrui %arg1, %5 : i1
    %low_1, %high_2 = arith.mulsi_extended %arg7, %c-2064488806_i32 : i32
    %7 = arith.minimumf %arg30, %arg31 fastmath<fast> : vector<2xf32>
    return %cst, %6, %high_2, %4, %3, %7, %0, %1, %2 : tensor<2xi8>, i1, i32, i8, i16, vector<2xf32>, vector<3xi32>, i16, i8
  }
  func.func @f7(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, tensor<2xi8>, bf16, i1) {
    %cst = arith.constant dense<-128> : tensor<2xi8>
    %true = arith.constant true
    %0 = arith.remsi %arg12, %arg13 : i128
    return %0, %cst, %arg29, %true : i128, tensor<2xi8>, bf16, i1
  }
  func.func @f8(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f32, i16, index, i1, bf16, i64, f32, index, i128) {
    %c-7312164284357954680_i64 = arith.constant -7312164284357954680 : i64
    %c-2 = arith.constant -2 : index
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %0 = arith.subf %arg28, %arg28 : bf16
    %1 = arith.muli %arg12, %arg13 : i128
    %2 = arith.divsi %arg10, %arg10 : index
    %3 = arith.divsi %arg4, %arg4 : i16
    %4 = arith.cmpi sgt, %arg2, %arg3 : i8
    %5 = arith.select %arg1, %2, %c-2 : index
    return %cst, %3, %c-2, %4, %0, %c-7312164284357954680_i64, %cst_0, %5, %1 : f32, i16, index, i1, bf16, i64, f32, index, i128
  }
  func.func @f9(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %true = arith.constant true
    %c7986538373649582508_i64 = arith.constant 7986538373649582508 : i64
    %c7_i8 = arith.constant 7 : i8
    %cst = arith.constant 1.000000e+10 : f32
    %cst_0 = arith.constant 2.500000e+00 : f16
    %0 = arith.floordivsi %arg21, %arg21 : tensor<2xi8>
    %1 = arith.cmpf une, %arg22, %cst : f32
    %2 = arith.addi %arg6, %arg6 : i32
    %3 = arith.cmpi sge, %arg3, %arg2 : i8
    "use"(%c7_i8, %0, %3, %1, %cst_0, %c7986538373649582508_i64, %true, %2) : (i8, tensor<2xi8>, i1, i1, f16, i64, i1, i32) -> ()
    return
  }
  func.func @f10(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, i1, i128, i32, f64, bf16) {
    %cst = arith.constant -3.250000e+00 : bf16
    %c20_i8 = arith.constant 20 : i8
    %0 = arith.muli %arg0, %arg1 : i1
    %1 = arith.shli %arg12, %arg13 overflow<nsw, nuw> : i128
    %2 = arith.addf %arg25, %arg24 fastmath<fast> : f64
    return %c20_i8, %0, %1, %arg6, %2, %cst : i8, i1, i128, i32, f64, bf16
  }
  func.func @f11(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i1, vector<2xf32>, bf16) {
    %true = arith.constant true
    %cst = arith.constant 1.501760e-08 : bf16
    %0 = arith.addf %arg30, %arg30 fastmath<fast> : vector<2xf32>
    return %true, %0, %cst : i1, vector<2xf32>, bf16
  }
  func.func @f12(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i1, i1, i16) {
    %true = arith.constant true
    %0 = arith.select %arg0, %arg6, %arg7 : i32
    %1 = arith.trunci %0 : i32 to i16
    return %true, %true, %1 : i1, i1, i16
  }
  func.func @f13(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %c117426442278223425759270170525619611188_i128 = arith.constant 117426442278223425759270170525619611188 : i128
    %false = arith.constant false
    %0 = arith.ceildivsi %arg18, %arg19 : vector<2xi1>
    %1 = arith.divsi %arg0, %false : i1
    %2 = arith.negf %arg25 : f64
    "use"(%2, %1, %0, %false, %c117426442278223425759270170525619611188_i128) : (f64, i1, vector<2xi1>, i1, i128) -> ()
    return
  }
  func.func @f14(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, i16, i1, tensor<2xi8>, i1, i128, vector<2xi1>, vector<2xi1>, bf16) {
    %c63183943664084402085631662769408505388_i128 = arith.constant 63183943664084402085631662769408505388 : i128
    %cst = arith.constant dense<[false, true]> : vector<2xi1>
    %0 = arith.negf %arg28 : bf16
    %1 = arith.divui %arg1, %arg0 : i1
    %2 = arith.remsi %arg2, %arg2 : i8
    %3 = arith.shli %arg21, %arg21 : tensor<2xi8>
    %4 = arith.shrsi %1, %1 : i1
    %5 = arith.extsi %arg15 : i7 to i16
    %6 = arith.shrui %cst, %cst : vector<2xi1>
    %7 = arith.minsi %arg21, %3 : tensor<2xi8>
    return %2, %5, %4, %7, %1, %c63183943664084402085631662769408505388_i128, %cst, %6, %0 : i8, i16, i1, tensor<2xi8>, i1, i128, vector<2xi1>, vector<2xi1>, bf16
  }
  func.func @f15(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i7, i16, i8, f16, i16, vector<2xi1>, vector<2xi1>, i64) {
    %c0_i7 = arith.constant 0 : i7
    %c120_i8 = arith.constant 120 : i8
    %c-8152_i16 = arith.constant -8152 : i16
    %c3_i16 = arith.constant 3 : i16
    %0 = arith.divui %arg8, %arg9 : i64
    %1 = arith.mulf %arg27, %arg27 fastmath<fast> : f16
    %2 = arith.shrui %arg19, %arg18 : vector<2xi1>
    %3 = arith.divsi %2, %arg18 : vector<2xi1>
    return %c0_i7, %c3_i16, %c120_i8, %1, %c-8152_i16, %3, %2, %0 : i7, i16, i8, f16, i16, vector<2xi1>, vector<2xi1>, i64
  }
  func.func @f16(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xf32>, i64, f32, i7, f64, bf16) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant 3.389530e+38 : bf16
    %0 = arith.remui %arg0, %arg0 : i1
    %1 = arith.remui %arg9, %arg8 : i64
    %2 = arith.select %0, %arg25, %arg24 : f64
    %3 = arith.minsi %arg14, %arg15 : i7
    %4 = arith.minsi %1, %arg9 : i64
    return %cst, %4, %cst_0, %3, %2, %cst_1 : vector<2xf32>, i64, f32, i7, f64, bf16
  }
  func.func @f17(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, i1, f16, i7, i1) {
    %true = arith.constant true
    %c-14_i7 = arith.constant -14 : i7
    %c-105_i8 = arith.constant -105 : i8
    %0 = arith.addf %arg26, %arg27 : f16
    %1 = arith.cmpi ule, %arg5, %arg4 : i16
    return %c-105_i8, %1, %0, %c-14_i7, %true : i8, i1, f16, i7, i1
  }
  func.func @f18(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i7, vector<2xi1>, i16, index, i7, f64, i64, tensor<2xi8>) {
    %c-14621_i16 = arith.constant -14621 : i16
    %c2_i7 = arith.constant 2 : i7
    %c-1854811803321951870 = arith.constant -1854811803321951870 : index
    %0 = arith.trunci %arg3 : i8 to i7
    %1 = arith.cmpf ult, %arg30, %arg30 : vector<2xf32>
    %2 = arith.minui %arg9, %arg8 : i64
    %3 = arith.remf %arg25, %arg25 fastmath<fast> : f64
    %4 = arith.select %arg1, %arg21, %arg20 : tensor<2xi8>
    return %c2_i7, %1, %c-14621_i16, %c-1854811803321951870, %0, %3, %2, %4 : i7, vector<2xi1>, i16, index, i7, f64, i64, tensor<2xi8>
  }
  func.func @f19(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i16, i32, i7, i7, f16, i32, i1) {
    %c-419021891_i32 = arith.constant -419021891 : i32
    %cst = arith.constant 1.000000e+00 : f16
    %0 = arith.select %arg0, %arg1, %arg0 : i1
    %1 = arith.subi %arg14, %arg15 : i7
    %2 = arith.shrui %arg4, %arg5 : i16
    %3 = arith.trunci %arg5 : i16 to i7
    return %2, %c-419021891_i32, %1, %3, %cst, %arg7, %0 : i16, i32, i7, i7, f16, i32, i1
  }
  func.func @f20(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i16, vector<2xf32>, index, index, i1, bf16, index) {
    %c7_i16 = arith.constant 7 : i16
    %c2 = arith.constant 2 : index
    %0 = arith.minui %arg10, %arg11 : index
    %1 = arith.muli %0, %0 : index
    %2 = arith.cmpi slt, %arg6, %arg7 : i32
    %3 = arith.maxnumf %arg30, %arg31 fastmath<fast> : vector<2xf32>
    return %c7_i16, %3, %c2, %0, %2, %arg29, %1 : i16, vector<2xf32>, index, index, i1, bf16, index
  }
  func.func @f21(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xi1>, i64, vector<3xi32>, f32) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %cst_0 = arith.constant 2.550000e+02 : f32
    %cst_1 = arith.constant dense<[-2, 511016326, 3]> : vector<3xi32>
    %0 = arith.extsi %arg15 : i7 to i64
    return %cst, %0, %cst_1, %cst_0 : vector<2xi1>, i64, vector<3xi32>, f32
  }
  func.func @f22(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i8, f32, f32, i7) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = arith.subi %arg15, %arg14 : i7
    %1 = arith.divf %arg22, %arg22 fastmath<fast> : f32
    return %arg2, %1, %cst, %0 : i8, f32, f32, i7
  }
  func.func @f23(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<3xi1>
    %c-7791005601202955971_i64 = arith.constant -7791005601202955971 : i64
    %0 = arith.minimumf %arg23, %arg22 fastmath<fast> : f32
    %1 = arith.cmpf oge, %arg24, %arg24 : f64
    %2 = arith.addf %arg26, %arg27 : f16
    %low, %high = arith.mului_extended %arg8, %c-7791005601202955971_i64 : i64
    %3 = arith.minimumf %arg30, %arg31 : vector<2xf32>
    "use"(%c-7791005601202955971_i64, %0, %cst, %high, %1, %2, %low, %arg3, %3) : (i64, f32, vector<3xi1>, i64, i1, f16, i64, i8, vector<2xf32>) -> ()
    return
  }
  func.func @f24(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %c3_i8 = arith.constant 3 : i8
    %cst = arith.constant dense<[-1, 5]> : tensor<2xi8>
    %0 = arith.cmpf ugt, %arg24, %arg24 : f64
    "use"(%0, %cst, %c3_i8) : (i1, tensor<2xi8>, i8) -> ()
    return
  }
  func.func @f25(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i16, tensor<2xi8>, vector<3xi32>, i1, i8, tensor<2xi8>, tensor<2xi8>, i32, i7) {
    %cst = arith.constant dense<0> : tensor<2xi8>
    %c2_i7 = arith.constant 2 : i7
    %c-335875114_i32 = arith.constant -335875114 : i32
    %cst_0 = arith.constant dense<[-692937020, 571827721, 525035963]> : vector<3xi32>
    %0 = arith.index_cast %arg11 : index to i8
    %1 = arith.cmpi ule, %arg5, %arg4 : i16
    %2 = arith.floordivsi %arg4, %arg5 : i16
    %3 = arith.select %1, %arg2, %0 : i8
    return %2, %cst, %cst_0, %1, %3, %arg21, %cst, %c-335875114_i32, %c2_i7 : i16, tensor<2xi8>, vector<3xi32>, i1, i8, tensor<2xi8>, tensor<2xi8>, i32, i7
  }
  func.func @f26(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %c-2_i32 = arith.constant -2 : i32
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant dense<[3.000000e-05, 1.000000e+00]> : vector<2xf32>
    %0 = arith.negf %arg26 : f16
    %1 = arith.maxnumf %arg31, %cst_0 : vector<2xf32>
    %2 = arith.maxnumf %arg25, %arg24 fastmath<fast> : f64
    %3 = arith.divsi %arg7, %arg7 : i32
    %4 = arith.subf %1, %cst_0 fastmath<fast> : vector<2xf32>
    "use"(%2, %2, %cst, %c-2_i32, %1, %3, %4, %cst_0, %0) : (f64, f64, bf16, i32, vector<2xf32>, i32, vector<2xf32>, vector<2xf32>, f16) -> ()
    return
  }
  func.func @f27(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i64, f32, vector<2xi1>) {
    %cst = arith.constant 2.550000e+02 : f32
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %0 = arith.remsi %arg9, %arg8 : i64
    return %0, %cst, %cst_0 : i64, f32, vector<2xi1>
  }
  func.func @f28(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f16, i16, i1, f32, vector<2xi1>) {
    %cst = arith.constant 2.500000e+00 : f16
    %0 = arith.remsi %arg18, %arg19 : vector<2xi1>
    %1 = arith.truncf %arg23 : f32 to bf16
    %2 = arith.extsi %arg3 : i8 to i16
    %3 = arith.cmpf une, %1, %1 : bf16
    %4 = arith.maximumf %arg23, %arg22 fastmath<fast> : f32
    return %cst, %2, %3, %4, %0 : f16, i16, i1, f32, vector<2xi1>
  }
  func.func @f29(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i7, i128, i32, vector<2xi1>) {
    %c38_i7 = arith.constant 38 : i7
    %cst = arith.constant dense<true> : vector<2xi1>
    %0 = arith.maxsi %arg6, %arg7 : i32
    %1 = arith.ceildivui %arg12, %arg13 : i128
    return %c38_i7, %1, %0, %cst : i7, i128, i32, vector<2xi1>
  }
  func.func @f30(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %0 = arith.mulf %arg23, %arg23 : f32
    %1 = arith.extsi %arg3 : i8 to i64
    %2 = arith.addf %arg31, %arg31 : vector<2xf32>
    "use"(%1, %0, %arg16, %2, %cst) : (i64, f32, vector<3xi32>, vector<2xf32>, vector<2xi1>) -> ()
    return
  }
  func.func @f31(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %0 = arith.maxsi %arg16, %arg17 : vector<3xi32>
    %1 = arith.shli %arg10, %arg11 : index
    %2 = arith.xori %arg12, %arg13 : i128
    "use"(%1, %2, %cst, %0) : (index, i128, vector<2xi1>, vector<3xi32>) -> ()
    return
  }
  func.func @f32(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, vector<3xi32>, i16, i1, f16, tensor<2xi8>, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = arith.shrui %arg20, %arg20 : tensor<2xi8>
    %1 = arith.maxsi %arg5, %arg4 : i16
    %2 = arith.shrui %arg17, %arg17 : vector<3xi32>
    %3 = arith.addi %arg13, %arg12 : i128
    return %3, %2, %1, %true, %arg26, %0, %false : i128, vector<3xi32>, i16, i1, f16, tensor<2xi8>, i1
  }
  func.func @f33(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i32, i8, f16) {
    %c3_i8 = arith.constant 3 : i8
    %c2128809957_i32 = arith.constant 2128809957 : i32
    %0 = arith.truncf %arg23 : f32 to f16
    return %c2128809957_i32, %c3_i8, %0 : i32, i8, f16
  }
  func.func @f34(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, i8, i1, i128, vector<3xi32>, tensor<2xi8>) {
    %true = arith.constant true
    %c-7_i8 = arith.constant -7 : i8
    %c128685546985331240730096802698043483945_i128 = arith.constant 128685546985331240730096802698043483945 : i128
    %0 = arith.remsi %arg17, %arg17 : vector<3xi32>
    %1 = arith.muli %arg13, %arg12 : i128
    %2 = arith.addi %arg21, %arg20 : tensor<2xi8>
    return %1, %c-7_i8, %true, %c128685546985331240730096802698043483945_i128, %0, %2 : i128, i8, i1, i128, vector<3xi32>, tensor<2xi8>
  }
  func.func @f35(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (vector<2xf32>, i32, i32, i16, tensor<2xi8>, i64, i7) {
    %cst = arith.constant dense<[-3.250000e+00, 2.550000e+02]> : vector<2xf32>
    %c2_i16 = arith.constant 2 : i16
    %c21_i7 = arith.constant 21 : i7
    %cst_0 = arith.constant dense<0> : tensor<2xi8>
    %0 = arith.trunci %arg9 : i64 to i32
    %low, %high = arith.mului_extended %arg9, %arg9 : i64
    %1 = arith.ori %arg14, %c21_i7 : i7
    return %cst, %0, %0, %c2_i16, %cst_0, %high, %1 : vector<2xf32>, i32, i32, i16, tensor<2xi8>, i64, i7
  }
  func.func @f36(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (bf16, f32, f64, f16, i8) {
    %c48_i8 = arith.constant 48 : i8
    %cst = arith.constant 1.500000e-08 : f32
    %0 = arith.subf %arg26, %arg26 fastmath<fast> : f16
    %1 = arith.maximumf %arg24, %arg25 fastmath<fast> : f64
    %2 = arith.maxnumf %arg28, %arg29 : bf16
    return %2, %cst, %1, %0, %c48_i8 : bf16, f32, f64, f16, i8
  }
  func.func @f37(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (f16, i7, f16, vector<3xi32>, i1) {
    %false = arith.constant false
    %cst = arith.constant 2.998110e-05 : f16
    %cst_0 = arith.constant dense<-2009900> : vector<3xi32>
    %0 = arith.bitcast %arg5 : i16 to f16
    %1 = arith.extsi %arg1 : i1 to i7
    %2 = arith.shrsi %cst_0, %cst_0 : vector<3xi32>
    return %0, %1, %cst, %2, %false : f16, i7, f16, vector<3xi32>, i1
  }
  func.func @f38(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i64, i1, bf16, i32, i128, f32, i32) {
    %c1293697993_i32 = arith.constant 1293697993 : i32
    %0 = arith.minnumf %arg28, %arg29 fastmath<fast> : bf16
    %1 = arith.minnumf %arg22, %arg23 : f32
    %low, %high = arith.mului_extended %arg5, %arg4 : i16
    %2 = arith.ori %arg6, %c1293697993_i32 : i32
    %3 = arith.cmpi ule, %arg5, %high : i16
    %4 = arith.divui %arg13, %arg12 : i128
    %5 = arith.extui %2 : i32 to i64
    return %5, %3, %0, %2, %4, %1, %c1293697993_i32 : i64, i1, bf16, i32, i128, f32, i32
  }
  func.func @f39(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i16, %arg5: i16, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: index, %arg11: index, %arg12: i128, %arg13: i128, %arg14: i7, %arg15: i7, %arg16: vector<3xi32>, %arg17: vector<3xi32>, %arg18: vector<2xi1>, %arg19: vector<2xi1>, %arg20: tensor<2xi8>, %arg21: tensor<2xi8>, %arg22: f32, %arg23: f32, %arg24: f64, %arg25: f64, %arg26: f16, %arg27: f16, %arg28: bf16, %arg29: bf16, %arg30: vector<2xf32>, %arg31: vector<2xf32>) -> (i128, i1, vector<2xi1>, index, vector<2xf32>) {
    %cst = arith.constant dense<[false, true]> : vector<2xi1>
    %cst_0 = arith.constant dense<-3.250000e+00> : vector<2xf32>
    %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i1
    %1 = arith.andi %arg11, %arg10 : index
    %2 = arith.andi %arg12, %arg13 : i128
    %3 = arith.divui %1, %1 : index
    return %2, %0, %cst, %3, %cst_0 : i128, i1, vector<2xi1>, index, vector<2xf32>
  }
}

