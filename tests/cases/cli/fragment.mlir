// RUN: lowir opt --fragment --allow-unregistered-dialect
// OURS: the real tools read whole modules
// A piece of a document: values and callees that it leaves out are made up, names may be used again, types and
// attributes stand alone.
#map = affine_map<(d0) -> (d0 * 2)>
%b = affine.apply #map(%a)
%b = affine.apply #map(%b)
memref<4xf32, strided<[2]>>
(i32) -> i64
!llvm.func<void (ptr)>
i8 -> i16
#d.e<1>
func.func @f(%x: f32) {
  call @g(%x) : (f32) -> ()
  return
}
//--- out
#map = affine_map<(d0) -> (d0 * 2)>
module attributes {fragment.attr0 = #d.e<1>} {
  func.func private @type0(memref<4xf32, strided<[2]>>)
  func.func private @type1(i32) -> i64
  llvm.func @type2(!llvm.ptr)
  func.func private @type3(i8) -> i16
  %0 = unrealized_conversion_cast to index
  func.func private @g(f32)
  %1 = affine.apply #map(%0)
  %2 = affine.apply #map(%1)
  func.func @f(%arg0: f32) {
    call @g(%arg0) : (f32) -> ()
    return
  }
}

