// RUN: lowir translate --mlir-to-llvmir
// Numbers of six digits that LLVM writes as bits, because it cuts the last digit, beside those that it keeps.
llvm.mlir.global internal @g0(6.28126 : f64) : f64
llvm.mlir.global internal @g1(5.24288 : f64) : f64
llvm.mlir.global internal @g2(5.24287 : f64) : f64
llvm.mlir.global internal @g3(5.24289 : f64) : f64
llvm.mlir.global internal @g4(9.99999 : f64) : f64
llvm.mlir.global internal @g5(9.99998 : f64) : f64
llvm.mlir.global internal @g6(1.0 : f64) : f64
llvm.mlir.global internal @g7(-6.28126e10 : f64) : f64
llvm.mlir.global internal @g8(0x0F8C448146FEB267 : f64) : f64
llvm.mlir.global internal @g9(0x00000000000240D4 : f64) : f64
llvm.mlir.global internal @g10(0x0000000000003CB6 : f64) : f64
llvm.mlir.global internal @g11(0x0000000000000005 : f64) : f64
llvm.mlir.global internal @g12(0x0000000000000001 : f64) : f64
llvm.mlir.global internal @g13(0x000FFFFFFFFFFFFF : f64) : f64
llvm.mlir.global internal @g14(0x8000000000000000 : f64) : f64
llvm.mlir.global internal @g15(9.33481e-310 : f64) : f64
llvm.mlir.global internal @g16(7.90498e-310 : f64) : f64
llvm.mlir.global internal @g17(9.03801e-310 : f64) : f64
llvm.mlir.global internal @g18(8.32643e-287 : f64) : f64
llvm.mlir.global internal @g19(5.20558e-287 : f64) : f64
llvm.mlir.global internal @g20(5.48731e-287 : f64) : f64
llvm.mlir.global internal @g21(8.32318e-264 : f64) : f64
llvm.mlir.global internal @g22(8.71271e-264 : f64) : f64
llvm.mlir.global internal @g23(5.75227e-264 : f64) : f64
llvm.mlir.global internal @g24(6.01718e-241 : f64) : f64
llvm.mlir.global internal @g25(6.53497e-241 : f64) : f64
llvm.mlir.global internal @g26(7.23865e-241 : f64) : f64
llvm.mlir.global internal @g27(8.20919e-218 : f64) : f64
llvm.mlir.global internal @g28(5.18188e-218 : f64) : f64
llvm.mlir.global internal @g29(9.80930e-218 : f64) : f64
llvm.mlir.global internal @g30(8.16606e-195 : f64) : f64
llvm.mlir.global internal @g31(6.00232e-195 : f64) : f64
llvm.mlir.global internal @g32(5.27453e-195 : f64) : f64
llvm.mlir.global internal @g33(6.21739e-172 : f64) : f64
llvm.mlir.global internal @g34(6.37919e-172 : f64) : f64
llvm.mlir.global internal @g35(7.26068e-172 : f64) : f64
llvm.mlir.global internal @g36(9.88844e-149 : f64) : f64
llvm.mlir.global internal @g37(6.23811e-149 : f64) : f64
llvm.mlir.global internal @g38(6.50229e-149 : f64) : f64
llvm.mlir.global internal @g39(7.02827e-126 : f64) : f64
llvm.mlir.global internal @g40(7.54382e-126 : f64) : f64
llvm.mlir.global internal @g41(6.19097e-126 : f64) : f64
llvm.mlir.global internal @g42(7.08537e-103 : f64) : f64
llvm.mlir.global internal @g43(7.39499e-103 : f64) : f64
llvm.mlir.global internal @g44(9.76826e-103 : f64) : f64
llvm.mlir.global internal @g45(5.78116e-80 : f64) : f64
llvm.mlir.global internal @g46(7.08653e-80 : f64) : f64
llvm.mlir.global internal @g47(7.46576e-80 : f64) : f64
llvm.mlir.global internal @g48(7.63012e-57 : f64) : f64
llvm.mlir.global internal @g49(7.24218e-57 : f64) : f64
llvm.mlir.global internal @g50(8.61936e-57 : f64) : f64
llvm.mlir.global internal @g51(6.07471e-34 : f64) : f64
llvm.mlir.global internal @g52(7.02997e-34 : f64) : f64
llvm.mlir.global internal @g53(7.52991e-34 : f64) : f64
llvm.mlir.global internal @g54(5.71967e-11 : f64) : f64
llvm.mlir.global internal @g55(8.47996e-11 : f64) : f64
llvm.mlir.global internal @g56(8.75827e-11 : f64) : f64
llvm.mlir.global internal @g57(5.59352e12 : f64) : f64
llvm.mlir.global internal @g58(5.92767e12 : f64) : f64
llvm.mlir.global internal @g59(6.81751e12 : f64) : f64
llvm.mlir.global internal @g60(6.15600e35 : f64) : f64
llvm.mlir.global internal @g61(6.60582e35 : f64) : f64
llvm.mlir.global internal @g62(7.67173e35 : f64) : f64
llvm.mlir.global internal @g63(7.68773e58 : f64) : f64
llvm.mlir.global internal @g64(7.60666e58 : f64) : f64
llvm.mlir.global internal @g65(5.77301e58 : f64) : f64
llvm.mlir.global internal @g66(7.38779e81 : f64) : f64
llvm.mlir.global internal @g67(5.56751e81 : f64) : f64
llvm.mlir.global internal @g68(5.27326e81 : f64) : f64
llvm.mlir.global internal @g69(7.67224e104 : f64) : f64
llvm.mlir.global internal @g70(9.47530e104 : f64) : f64
llvm.mlir.global internal @g71(6.44559e104 : f64) : f64
llvm.mlir.global internal @g72(7.92092e127 : f64) : f64
llvm.mlir.global internal @g73(9.12068e127 : f64) : f64
llvm.mlir.global internal @g74(7.89910e127 : f64) : f64
llvm.mlir.global internal @g75(7.40130e150 : f64) : f64
llvm.mlir.global internal @g76(6.10249e150 : f64) : f64
llvm.mlir.global internal @g77(6.94520e150 : f64) : f64
llvm.mlir.global internal @g78(7.63411e173 : f64) : f64
llvm.mlir.global internal @g79(6.94388e173 : f64) : f64
llvm.mlir.global internal @g80(5.10611e173 : f64) : f64
llvm.mlir.global internal @g81(9.69930e196 : f64) : f64
llvm.mlir.global internal @g82(8.04171e196 : f64) : f64
llvm.mlir.global internal @g83(6.97066e196 : f64) : f64
llvm.mlir.global internal @g84(9.45066e219 : f64) : f64
llvm.mlir.global internal @g85(7.59724e219 : f64) : f64
llvm.mlir.global internal @g86(8.19087e219 : f64) : f64
llvm.mlir.global internal @g87(5.83666e242 : f64) : f64
llvm.mlir.global internal @g88(5.64692e242 : f64) : f64
llvm.mlir.global internal @g89(7.27139e242 : f64) : f64
llvm.mlir.global internal @g90(6.95900e265 : f64) : f64
llvm.mlir.global internal @g91(9.17403e265 : f64) : f64
llvm.mlir.global internal @g92(8.13976e265 : f64) : f64
llvm.mlir.global internal @g93(6.56958e288 : f64) : f64
llvm.mlir.global internal @g94(7.19561e288 : f64) : f64
llvm.mlir.global internal @g95(5.55134e288 : f64) : f64
llvm.mlir.global internal @g96(6.47406 : f32) : f32
llvm.mlir.global internal @g97(7.26577 : f32) : f32
llvm.mlir.global internal @g98(9.99650 : f32) : f32
llvm.mlir.global internal @g99(9.26126 : f32) : f32
llvm.mlir.global internal @g100(9.88004 : f32) : f32
llvm.mlir.global internal @g101(7.26770 : f32) : f32
llvm.mlir.global internal @g102(7.44079 : f32) : f32
llvm.mlir.global internal @g103(8.64753 : f32) : f32
llvm.mlir.global internal @g104(7.39521 : f32) : f32
llvm.mlir.global internal @g105(6.45511 : f32) : f32
llvm.mlir.global internal @g106(8.230300903320312 : f32) : f32
llvm.mlir.global internal @g107(6.1720428466796875 : f32) : f32
llvm.mlir.global internal @g108(5.900482177734375 : f32) : f32
llvm.mlir.global internal @g109(8.0159912109375 : f32) : f32
llvm.mlir.global internal @g110(9.254013061523438 : f32) : f32
//--- out
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g0 = internal global double 0x401920029F16B11C
@g1 = internal global double 5.242880e+00
@g2 = internal global double 5.242870e+00
@g3 = internal global double 5.242890e+00
@g4 = internal global double 9.999990e+00
@g5 = internal global double 9.999980e+00
@g6 = internal global double 1.000000e+00
@g7 = internal global double -6.281260e+10
@g8 = internal global double 0xF8C448146FEB267
@g9 = internal global double 7.295760e-319
@g10 = internal global double 7.678760e-320
@g11 = internal global double 2.470330e-323
@g12 = internal global double 4.940660e-324
@g13 = internal global double 0xFFFFFFFFFFFFF
@g14 = internal global double -0.000000e+00
@g15 = internal global double 9.334810e-310
@g16 = internal global double 7.904980e-310
@g17 = internal global double 9.038010e-310
@g18 = internal global double 0x4895B7E767D7699
@g19 = internal global double 5.205580e-287
@g20 = internal global double 5.487310e-287
@g21 = internal global double 8.323180e-264
@g22 = internal global double 8.712710e-264
@g23 = internal global double 5.752270e-264
@g24 = internal global double 6.017180e-241
@g25 = internal global double 6.534970e-241
@g26 = internal global double 7.238650e-241
@g27 = internal global double 0x12DCFA847A164724
@g28 = internal global double 5.181880e-218
@g29 = internal global double 0x12E150418A8742AE
@g30 = internal global double 8.166060e-195
@g31 = internal global double 6.002320e-195
@g32 = internal global double 5.274530e-195
@g33 = internal global double 6.217390e-172
@g34 = internal global double 6.379190e-172
@g35 = internal global double 0x1C667284A0C21F01
@g36 = internal global double 9.888440e-149
@g37 = internal global double 6.238110e-149
@g38 = internal global double 6.502290e-149
@g39 = internal global double 7.028270e-126
@g40 = internal global double 7.543820e-126
@g41 = internal global double 6.190970e-126
@g42 = internal global double 7.085370e-103
@g43 = internal global double 7.394990e-103
@g44 = internal global double 9.768260e-103
@g45 = internal global double 5.781160e-80
@g46 = internal global double 7.086530e-80
@g47 = internal global double 7.465760e-80
@g48 = internal global double 7.630120e-57
@g49 = internal global double 7.242180e-57
@g50 = internal global double 0x344B0D6385287C5B
@g51 = internal global double 0x39093BBD5B93F907
@g52 = internal global double 0x390D338BDD62A6C6
@g53 = internal global double 0x390F472C7A5E4B4F
@g54 = internal global double 5.719670e-11
@g55 = internal global double 0x3DD74F3DC9B0302D
@g56 = internal global double 8.758270e-11
@g57 = internal global double 5.593520e+12
@g58 = internal global double 5.927670e+12
@g59 = internal global double 6.817510e+12
@g60 = internal global double 6.156000e+35
@g61 = internal global double 6.605820e+35
@g62 = internal global double 7.671730e+35
@g63 = internal global double 7.687730e+58
@g64 = internal global double 7.606660e+58
@g65 = internal global double 5.773010e+58
@g66 = internal global double 7.387790e+81
@g67 = internal global double 5.567510e+81
@g68 = internal global double 5.273260e+81
@g69 = internal global double 7.672240e+104
@g70 = internal global double 9.475300e+104
@g71 = internal global double 6.445590e+104
@g72 = internal global double 7.920920e+127
@g73 = internal global double 9.120680e+127
@g74 = internal global double 7.899100e+127
@g75 = internal global double 7.401300e+150
@g76 = internal global double 6.102490e+150
@g77 = internal global double 0x5F40F94566A8CDFA
@g78 = internal global double 7.634110e+173
@g79 = internal global double 6.943880e+173
@g80 = internal global double 5.106110e+173
@g81 = internal global double 9.699300e+196
@g82 = internal global double 8.041710e+196
@g83 = internal global double 6.970660e+196
@g84 = internal global double 0x6D9AC5B3DA8C4EAB
@g85 = internal global double 7.597240e+219
@g86 = internal global double 8.190870e+219
@g87 = internal global double 5.836660e+242
@g88 = internal global double 5.646920e+242
@g89 = internal global double 7.271390e+242
@g90 = internal global double 6.959000e+265
@g91 = internal global double 0x7726C2D9EC9F8E6F
@g92 = internal global double 0x772431F041536707
@g93 = internal global double 6.569580e+288
@g94 = internal global double 7.195610e+288
@g95 = internal global double 5.551340e+288
@g96 = internal global float 0x4019E57000000000
@g97 = internal global float 0x401D102600000000
@g98 = internal global float 0x4023FE3540000000
@g99 = internal global float 0x402285C3E0000000
@g100 = internal global float 0x4023C294A0000000
@g101 = internal global float 0x401D122000000000
@g102 = internal global float 0x401DC35E80000000
@g103 = internal global float 0x40214B8900000000
@g104 = internal global float 0x401D94B1E0000000
@g105 = internal global float 0x4019D20860000000
@g106 = internal global float 0x402075EA00000000
@g107 = internal global float 0x4018B02C00000000
@g108 = internal global float 0x40179A1800000000
@g109 = internal global float 0x4020083000000000
@g110 = internal global float 0x4022820E00000000

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
