// RUN: lowir opt --nvvm-attach-target="module=kernels.* chip=sm_90 O=3 fast=true" --rocdl-attach-target="module=(kernels|others) wave64=false correct-sqrt=false abi=400 l=a.bc,b.bc" %s
// RUN: lowir opt --compat=19 --nvvm-attach-target="module=kernels.* chip=sm_90 O=3 fast=true" --rocdl-attach-target="module=(kernels|others) wave64=false correct-sqrt=false abi=400 l=a.bc,b.bc" %s
// Targets of modules of device code, each once.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @f() attributes {gpu.kernel} {
      llvm.return
    }
  }
  gpu.module @kernels_of_old [#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>] attributes {of = "old"} {
  }
  gpu.module @others <#gpu.select_object<1 : i64>> [#rocdl.target<triple = "t", features = "+x">] {
  }
}
//--- out
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>, #rocdl.target<abi = "400", flags = {no_wave64, unsafe_sqrt}, link = ["a.bc", "b.bc"]>] {
    llvm.func @f() attributes {gpu.kernel} {
      llvm.return
    }
  }
  gpu.module @kernels_of_old [#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>, #rocdl.target<abi = "400", flags = {no_wave64, unsafe_sqrt}, link = ["a.bc", "b.bc"]>] attributes {of = "old"} {
  }
  gpu.module @others<#gpu.select_object<1 : i64>> [#rocdl.target<triple = "t", features = "+x">, #rocdl.target<abi = "400", flags = {no_wave64, unsafe_sqrt}, link = ["a.bc", "b.bc"]>] {
  }
}

//--- out 2
module attributes {gpu.container_module} {
  gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>, #rocdl.target<abi = "400", flags = {no_wave64, unsafe_sqrt}, link = ["a.bc", "b.bc"]>]  {
    llvm.func @f() attributes {gpu.kernel} {
      llvm.return
    }
  }
  gpu.module @kernels_of_old [#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>, #rocdl.target<abi = "400", flags = {no_wave64, unsafe_sqrt}, link = ["a.bc", "b.bc"]>]  attributes {of = "old"} {
  }
  gpu.module @others <#gpu.select_object<1 : i64>> [#rocdl.target<triple = "t", features = "+x">, #rocdl.target<abi = "400", flags = {no_wave64, unsafe_sqrt}, link = ["a.bc", "b.bc"]>]  {
  }
}

