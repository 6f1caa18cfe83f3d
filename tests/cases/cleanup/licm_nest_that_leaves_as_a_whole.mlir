// RUN: lowir opt --loop-invariant-code-motion
// Every loop leaves all loops around it: 40 of them were gone through in all 2^40 ways.

func.func @f() {
  affine.for %i0 = 0 to 10 {
  affine.for %i1 = 0 to 10 {
  affine.for %i2 = 0 to 10 {
  affine.for %i3 = 0 to 10 {
  affine.for %i4 = 0 to 10 {
  affine.for %i5 = 0 to 10 {
  affine.for %i6 = 0 to 10 {
  affine.for %i7 = 0 to 10 {
  affine.for %i8 = 0 to 10 {
  affine.for %i9 = 0 to 10 {
  affine.for %i10 = 0 to 10 {
  affine.for %i11 = 0 to 10 {
  affine.for %i12 = 0 to 10 {
  affine.for %i13 = 0 to 10 {
  affine.for %i14 = 0 to 10 {
  affine.for %i15 = 0 to 10 {
  affine.for %i16 = 0 to 10 {
  affine.for %i17 = 0 to 10 {
  affine.for %i18 = 0 to 10 {
  affine.for %i19 = 0 to 10 {
  affine.for %i20 = 0 to 10 {
  affine.for %i21 = 0 to 10 {
  affine.for %i22 = 0 to 10 {
  affine.for %i23 = 0 to 10 {
  affine.for %i24 = 0 to 10 {
  affine.for %i25 = 0 to 10 {
  affine.for %i26 = 0 to 10 {
  affine.for %i27 = 0 to 10 {
  affine.for %i28 = 0 to 10 {
  affine.for %i29 = 0 to 10 {
  affine.for %i30 = 0 to 10 {
  affine.for %i31 = 0 to 10 {
  affine.for %i32 = 0 to 10 {
  affine.for %i33 = 0 to 10 {
  affine.for %i34 = 0 to 10 {
  affine.for %i35 = 0 to 10 {
  affine.for %i36 = 0 to 10 {
  affine.for %i37 = 0 to 10 {
  affine.for %i38 = 0 to 10 {
  affine.for %i39 = 0 to 10 {
  }}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
  return
}
//--- out
module {
  func.func @f() {
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    affine.for %arg0 = 0 to 10 {
    }
    return
  }
}

