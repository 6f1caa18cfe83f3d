// RUN: lowir opt --set-llvm-module-datalayout=data-layout=e-m:e-p:32:32
// RUN: lowir opt --compat=19 --set-llvm-module-datalayout=data-layout=e-m:e-p:32:32
// The data layout is an attribute of the module.
func.func private @f()
//--- out
module attributes {llvm.data_layout = "e-m:e-p:32:32"} {
  func.func private @f()
}

//--- out 2
module attributes {llvm.data_layout = "e-m:e-p:32:32"} {
  func.func private @f()
}

