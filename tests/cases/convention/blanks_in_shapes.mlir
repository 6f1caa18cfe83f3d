// RUN: lowir opt 
// RUN: lowir opt --compat=19 
// Blanks between dimensions are read and not printed.
// SEED: S16
func.func private @a(memref<1 x f32>)
func.func private @b(memref<1x? x vector<4xf32>>)
func.func private @c(memref< 2 x ? x i8 >)
//--- out
module {
  func.func private @a(memref<1xf32>)
  func.func private @b(memref<1x?xvector<4xf32>>)
  func.func private @c(memref<2x?xi8>)
}

//--- out 2
module {
  func.func private @a(memref<1xf32>)
  func.func private @b(memref<1x?xvector<4xf32>>)
  func.func private @c(memref<2x?xi8>)
}

