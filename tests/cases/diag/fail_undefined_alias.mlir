// RUN: lowir opt
// An alias that nothing defines.
func.func private @f(!there)
//--- err
fail_undefined_alias.mlir:3:22: error: undefined symbol alias id 'there' [undefined-alias]
func.func private @f(!there)
                     ^~~~~~
