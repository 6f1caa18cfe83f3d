// RUN: lowir opt --compat=19 --convert-vector-to-llvm=enable-x86vector
// The intrinsics of release 19 take vectors of 512 bits.
func.func @short(%a: vector<8xf32>, %n: i32, %m: i8) -> vector<8xf32> {
  %0 = x86vector.avx512.mask.rndscale %a, %n, %a, %m, %n : vector<8xf32>
  return %0 : vector<8xf32>
}
//--- err
fail_x86vector_19.mlir:4:8: error: no intrinsic takes vectors of this type [x86-vector]
  %0 = x86vector.avx512.mask.rndscale %a, %n, %a, %m, %n : vector<8xf32>
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
