func.func private @type0(index)
func.func private @type1(i64)
