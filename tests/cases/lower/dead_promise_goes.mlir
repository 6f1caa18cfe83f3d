// RUN: lowir opt --cse
// A promise of alignment is about its result: it goes when nobody takes that.
func.func @dead(%m: memref<4xi32>) {
  %0 = memref.assume_alignment %m, 8 : memref<4xi32>
  return
}
//--- out
module {
  func.func @dead(%arg0: memref<4xi32>) {
    return
  }
}

