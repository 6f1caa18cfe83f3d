// RUN: lowir opt --convert-complex-to-libm
// RUN: lowir opt --compat=19 --convert-complex-to-libm
// Calls of the C library on complex numbers.
func.func @f(%a: complex<f32>, %b: complex<f64>) -> (f32, f64, f32, complex<f32>, complex<f64>) {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.abs %b : complex<f64>
  %2 = complex.angle %a : complex<f32>
  %3 = complex.pow %a, %a : complex<f32>
  %4 = complex.tanh %b : complex<f64>
  return %0, %1, %2, %3, %4 : f32, f64, f32, complex<f32>, complex<f64>
}
func.func @of_conj(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.conj %a : complex<f32>
  %1 = complex.conj %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_cos(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.cos %a : complex<f32>
  %1 = complex.cos %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_exp(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.exp %a : complex<f32>
  %1 = complex.exp %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_log(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.log %a : complex<f32>
  %1 = complex.log %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_sin(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.sin %a : complex<f32>
  %1 = complex.sin %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_sqrt(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.sqrt %a : complex<f32>
  %1 = complex.sqrt %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_tan(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.tan %a : complex<f32>
  %1 = complex.tan %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
func.func @of_tanh(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.tanh %a : complex<f32>
  %1 = complex.tanh %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}
//--- out
module {
  func.func private @ctanhf(complex<f32>) -> complex<f32>
  func.func private @ctan(complex<f64>) -> complex<f64>
  func.func private @ctanf(complex<f32>) -> complex<f32>
  func.func private @csqrt(complex<f64>) -> complex<f64>
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func private @csin(complex<f64>) -> complex<f64>
  func.func private @csinf(complex<f32>) -> complex<f32>
  func.func private @clog(complex<f64>) -> complex<f64>
  func.func private @clogf(complex<f32>) -> complex<f32>
  func.func private @ccos(complex<f64>) -> complex<f64>
  func.func private @ccosf(complex<f32>) -> complex<f32>
  func.func private @conj(complex<f64>) -> complex<f64>
  func.func private @conjf(complex<f32>) -> complex<f32>
  func.func private @ctanh(complex<f64>) -> complex<f64>
  func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
  func.func private @cargf(complex<f32>) -> f32
  func.func private @cabs(complex<f64>) -> f64
  func.func private @cabsf(complex<f32>) -> f32
  func.func @f(%arg0: complex<f32>, %arg1: complex<f64>) -> (f32, f64, f32, complex<f32>, complex<f64>) {
    %0 = call @cabsf(%arg0) : (complex<f32>) -> f32
    %1 = call @cabs(%arg1) : (complex<f64>) -> f64
    %2 = call @cargf(%arg0) : (complex<f32>) -> f32
    %3 = call @cpowf(%arg0, %arg0) : (complex<f32>, complex<f32>) -> complex<f32>
    %4 = call @ctanh(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1, %2, %3, %4 : f32, f64, f32, complex<f32>, complex<f64>
  }
  func.func @of_conj(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @conjf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @conj(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_cos(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @ccosf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @ccos(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_exp(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = complex.exp %arg0 : complex<f32>
    %1 = complex.exp %arg1 : complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_log(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @clogf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @clog(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_sin(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @csin(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_sqrt(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @csqrt(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_tan(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @ctanf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @ctan(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_tanh(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @ctanhf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @ctanh(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
}

//--- out 2
module {
  func.func private @ctanhf(complex<f32>) -> complex<f32>
  func.func private @ctan(complex<f64>) -> complex<f64>
  func.func private @ctanf(complex<f32>) -> complex<f32>
  func.func private @csqrt(complex<f64>) -> complex<f64>
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func private @csin(complex<f64>) -> complex<f64>
  func.func private @csinf(complex<f32>) -> complex<f32>
  func.func private @clog(complex<f64>) -> complex<f64>
  func.func private @clogf(complex<f32>) -> complex<f32>
  func.func private @ccos(complex<f64>) -> complex<f64>
  func.func private @ccosf(complex<f32>) -> complex<f32>
  func.func private @conj(complex<f64>) -> complex<f64>
  func.func private @conjf(complex<f32>) -> complex<f32>
  func.func private @ctanh(complex<f64>) -> complex<f64>
  func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
  func.func private @cargf(complex<f32>) -> f32
  func.func private @cabs(complex<f64>) -> f64
  func.func private @cabsf(complex<f32>) -> f32
  func.func @f(%arg0: complex<f32>, %arg1: complex<f64>) -> (f32, f64, f32, complex<f32>, complex<f64>) {
    %0 = call @cabsf(%arg0) : (complex<f32>) -> f32
    %1 = call @cabs(%arg1) : (complex<f64>) -> f64
    %2 = call @cargf(%arg0) : (complex<f32>) -> f32
    %3 = call @cpowf(%arg0, %arg0) : (complex<f32>, complex<f32>) -> complex<f32>
    %4 = call @ctanh(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1, %2, %3, %4 : f32, f64, f32, complex<f32>, complex<f64>
  }
  func.func @of_conj(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @conjf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @conj(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_cos(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @ccosf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @ccos(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_exp(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = complex.exp %arg0 : complex<f32>
    %1 = complex.exp %arg1 : complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_log(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @clogf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @clog(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_sin(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @csin(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_sqrt(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @csqrt(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_tan(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @ctanf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @ctan(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
  func.func @of_tanh(%arg0: complex<f32>, %arg1: complex<f64>) -> (complex<f32>, complex<f64>) {
    %0 = call @ctanhf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @ctanh(%arg1) : (complex<f64>) -> complex<f64>
    return %0, %1 : complex<f32>, complex<f64>
  }
}

