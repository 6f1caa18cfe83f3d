// RUN: lowir abi
// OURS: no other tool does this
// An integer of 262,144 words made as many lines of text as there are letters in it; some thousand of them took all memory.
func.func private @f(i8388607, i16777215) -> i16777215
//--- out
x86-64 System V, index of 64 bits
func @f : (i8388607, i16777215) -> i16777215
  default       i16777215 @f(i8388607, i16777215)
    places        not known for these types
                                 i8388607  %arg0 = arg0
                                 i16777215 %arg1 = arg1
  C interface   i16777215 @_mlir_ciface_f(i8388607, i16777215)
    places        not known for these types
                                 i8388607  %arg0 = arg0
                                 i16777215 %arg1 = arg1
    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'
  bare pointers i16777215 @f(i8388607, i16777215)
    places        not known for these types
                                 i8388607  %arg0 = arg0
                                 i16777215 %arg1 = arg1
