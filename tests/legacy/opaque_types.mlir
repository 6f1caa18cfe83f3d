func.func private @type0(!llvm.ptr)
func.func private @type1(!tf.string)
func.func private @type2(!foo<"something<abcd>">)
func.func private @type3(!foo<"something<a%%123^^^>>>">)
