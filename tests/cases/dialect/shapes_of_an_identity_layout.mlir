// RUN: lowir opt
// RUN: lowir opt --compat=19
// A layout that is the identity as a map counts as none where shapes change.

func.func @f(%m: memref<3xi7, strided<[1]>>) { 
 %e = memref.expand_shape %m [[0, 1]] output_shape [3, 1] : memref<3xi7, strided<[1]>> into memref<3x1xi7>
 %c = memref.collapse_shape %m [[0]] : memref<3xi7, strided<[1]>> into memref<3xi7>
 return }
//--- out
module {
  func.func @f(%arg0: memref<3xi7, strided<[1]>>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [3, 1] : memref<3xi7, strided<[1]>> into memref<3x1xi7>
    %collapse_shape = memref.collapse_shape %arg0 [[0]] : memref<3xi7, strided<[1]>> into memref<3xi7>
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: memref<3xi7, strided<[1]>>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [3, 1] : memref<3xi7, strided<[1]>> into memref<3x1xi7>
    %collapse_shape = memref.collapse_shape %arg0 [[0]] : memref<3xi7, strided<[1]>> into memref<3xi7>
    return
  }
}

