// RUN: lowir opt
// A block that is not there.
func.func @f() {
  cf.br ^there
}
//--- err
fail_undefined_block.mlir:4:9: error: reference to an undefined block '^there' [undefined-block]
  cf.br ^there
        ^~~~~~
