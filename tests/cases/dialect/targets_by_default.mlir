// RUN: lowir opt
// What a target says that goes without saying is not printed; what is no default is, 0 and nothing too.
gpu.module @a [#nvvm.target<O = 0>, #rocdl.target<O = 0>] {}
gpu.module @b [#nvvm.target<O = 2>, #rocdl.target<O = 2>] {}
gpu.module @c [#nvvm.target<triple = "nvptx64-nvidia-cuda", chip = "sm_50", features = "+ptx60">] {}
gpu.module @d [#nvvm.target<features = "", link = ["a.bc"]>, #nvvm.target<triple = "x">] {}
gpu.module @e [#rocdl.target<triple = "amdgcn-amd-amdhsa", chip = "gfx900", features = "", abi = "600">] {}
gpu.module @f [#rocdl.target<triple = "", chip = "", abi = "500">] {}
//--- out
module {
  gpu.module @a [#nvvm.target<O = 0>, #rocdl.target<O = 0>] {
  }
  gpu.module @b [#nvvm.target, #rocdl.target] {
  }
  gpu.module @c [#nvvm.target<features = "+ptx60">] {
  }
  gpu.module @d [#nvvm.target<link = ["a.bc"]>, #nvvm.target<triple = "x">] {
  }
  gpu.module @e [#rocdl.target] {
  }
  gpu.module @f [#rocdl.target<triple = "", chip = "", abi = "500">] {
  }
}

