func.func private @type0(complex<f32>)
func.func private @type1(!llvm.struct<(f32, f32)>)
