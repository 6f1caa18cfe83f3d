// RUN: lowir opt --strict-syntax 
// A declaration is private: nothing here could be seen from outside.
// SEED: S62
func.func @outside(memref<?xf32>)
//--- err
fail_public_declaration.mlir:4:1: error: 'func.func' op symbol declaration cannot have public visibility [public-declaration]
func.func @outside(memref<?xf32>)
^~~~~~~~~
  help: write 'func.func private @outside', or give the function a body
