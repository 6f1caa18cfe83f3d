// RUN: lowir opt --emit-bytecode | lowir opt
// RUN: lowir opt --compat=19 --emit-bytecode | lowir opt
// OURS: constructors without data are an older spelling
// Data is added where release 19 had none, so that what is written can be read.
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@init], priorities = [0 : i32]}
"llvm.mlir.global_dtors"() <{dtors = [@init], priorities = [1 : i32]}> : () -> ()
//--- out
module {
  llvm.func @init() {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@init], priorities = [1 : i32], data = [#llvm.zero]
}

//--- err
constructors_of_19.mlir:9:1: remark: older spelling: constructors and destructors without `data`, today written with `data = [#llvm.zero]` [older-spelling]
"llvm.mlir.global_dtors"() <{dtors = [@init], priorities = [1 : i32]}> : () -> ()
^~~~~~~~~~~~~~~~~~~~~~~~
//--- out 2
module {
  llvm.func @init() {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@init], priorities = [1 : i32], data = [#llvm.zero]
}

