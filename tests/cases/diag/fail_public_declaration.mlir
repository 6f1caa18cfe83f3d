// RUN: lowir opt --strict-syntax
// A function without a body must be private.
func.func @f()
//--- err
fail_public_declaration.mlir:3:1: error: 'func.func' op symbol declaration cannot have public visibility [public-declaration]
func.func @f()
^~~~~~~~~
  help: write 'func.func private @f', or give the function a body
