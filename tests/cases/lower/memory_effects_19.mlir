// RUN: lowir opt --compat=19 --convert-func-to-llvm
// Release 19 calls the memory effects of a function 'memory', in the custom form too.
func.func private @none(i32) attributes { llvm.readnone }
llvm.func @written(i32) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>, dso_local}
//--- out
module {
  llvm.func @none(i32) attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, sym_visibility = "private"}
  llvm.func @written(i32) attributes {dso_local, memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>}
}

