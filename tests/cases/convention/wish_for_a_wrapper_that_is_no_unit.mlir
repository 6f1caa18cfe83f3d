// RUN: lowir opt --convert-func-to-llvm
// Only the unit asks for a wrapper; any value asks for bare pointers.
func.func @no(%m: memref<4xf32>) attributes {llvm.emit_c_interface = true} {
  return
}
func.func private @outside(memref<4xf32>) attributes {llvm.emit_c_interface = [true, false]}
func.func private @bare(memref<4xf32>) attributes {llvm.bareptr = false}
//--- out
module {
  llvm.func @no(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {llvm.emit_c_interface = true} {
    llvm.return
  }
  llvm.func @outside(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {llvm.emit_c_interface = [true, false], sym_visibility = "private"}
  llvm.func @bare(!llvm.ptr) attributes {llvm.bareptr = false, sym_visibility = "private"}
}

