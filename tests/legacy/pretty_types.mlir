func.func private @type0(!tf.string)
func.func private @type1(!foo.something<abcd>)
