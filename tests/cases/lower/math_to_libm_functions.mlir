// RUN: lowir opt --convert-math-to-libm
// RUN: lowir opt --compat=19 --convert-math-to-libm
// Every function that both releases have.
func.func @of_absf(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.absf %a : f32
  %1 = math.absf %b : f64
  return %0, %1 : f32, f64
}
func.func @of_acos(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.acos %a : f32
  %1 = math.acos %b : f64
  return %0, %1 : f32, f64
}
func.func @of_acosh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.acosh %a : f32
  %1 = math.acosh %b : f64
  return %0, %1 : f32, f64
}
func.func @of_asin(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.asin %a : f32
  %1 = math.asin %b : f64
  return %0, %1 : f32, f64
}
func.func @of_asinh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.asinh %a : f32
  %1 = math.asinh %b : f64
  return %0, %1 : f32, f64
}
func.func @of_atan(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.atan %a : f32
  %1 = math.atan %b : f64
  return %0, %1 : f32, f64
}
func.func @of_atanh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.atanh %a : f32
  %1 = math.atanh %b : f64
  return %0, %1 : f32, f64
}
func.func @of_cbrt(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.cbrt %a : f32
  %1 = math.cbrt %b : f64
  return %0, %1 : f32, f64
}
func.func @of_ceil(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.ceil %a : f32
  %1 = math.ceil %b : f64
  return %0, %1 : f32, f64
}
func.func @of_cos(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.cos %a : f32
  %1 = math.cos %b : f64
  return %0, %1 : f32, f64
}
func.func @of_cosh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.cosh %a : f32
  %1 = math.cosh %b : f64
  return %0, %1 : f32, f64
}
func.func @of_erf(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.erf %a : f32
  %1 = math.erf %b : f64
  return %0, %1 : f32, f64
}
func.func @of_exp(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.exp %a : f32
  %1 = math.exp %b : f64
  return %0, %1 : f32, f64
}
func.func @of_exp2(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.exp2 %a : f32
  %1 = math.exp2 %b : f64
  return %0, %1 : f32, f64
}
func.func @of_expm1(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.expm1 %a : f32
  %1 = math.expm1 %b : f64
  return %0, %1 : f32, f64
}
func.func @of_floor(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.floor %a : f32
  %1 = math.floor %b : f64
  return %0, %1 : f32, f64
}
func.func @of_log(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log %a : f32
  %1 = math.log %b : f64
  return %0, %1 : f32, f64
}
func.func @of_log10(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log10 %a : f32
  %1 = math.log10 %b : f64
  return %0, %1 : f32, f64
}
func.func @of_log1p(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log1p %a : f32
  %1 = math.log1p %b : f64
  return %0, %1 : f32, f64
}
func.func @of_log2(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log2 %a : f32
  %1 = math.log2 %b : f64
  return %0, %1 : f32, f64
}
func.func @of_round(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.round %a : f32
  %1 = math.round %b : f64
  return %0, %1 : f32, f64
}
func.func @of_roundeven(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.roundeven %a : f32
  %1 = math.roundeven %b : f64
  return %0, %1 : f32, f64
}
func.func @of_sin(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sin %a : f32
  %1 = math.sin %b : f64
  return %0, %1 : f32, f64
}
func.func @of_sinh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sinh %a : f32
  %1 = math.sinh %b : f64
  return %0, %1 : f32, f64
}
func.func @of_sqrt(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sqrt %a : f32
  %1 = math.sqrt %b : f64
  return %0, %1 : f32, f64
}
func.func @of_tan(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.tan %a : f32
  %1 = math.tan %b : f64
  return %0, %1 : f32, f64
}
func.func @of_tanh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.tanh %a : f32
  %1 = math.tanh %b : f64
  return %0, %1 : f32, f64
}
func.func @of_trunc(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.trunc %a : f32
  %1 = math.trunc %b : f64
  return %0, %1 : f32, f64
}
//--- out
module {
  func.func private @trunc(f64) -> f64 attributes {llvm.readnone}
  func.func private @truncf(f32) -> f32 attributes {llvm.readnone}
  func.func private @tanh(f64) -> f64 attributes {llvm.readnone}
  func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @tan(f64) -> f64 attributes {llvm.readnone}
  func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sqrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @sqrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sinh(f64) -> f64 attributes {llvm.readnone}
  func.func private @sinhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sin(f64) -> f64 attributes {llvm.readnone}
  func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
  func.func private @roundeven(f64) -> f64 attributes {llvm.readnone}
  func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
  func.func private @round(f64) -> f64 attributes {llvm.readnone}
  func.func private @roundf(f32) -> f32 attributes {llvm.readnone}
  func.func private @log2(f64) -> f64 attributes {llvm.readnone}
  func.func private @log2f(f32) -> f32 attributes {llvm.readnone}
  func.func private @log1p(f64) -> f64 attributes {llvm.readnone}
  func.func private @log1pf(f32) -> f32 attributes {llvm.readnone}
  func.func private @log10(f64) -> f64 attributes {llvm.readnone}
  func.func private @log10f(f32) -> f32 attributes {llvm.readnone}
  func.func private @log(f64) -> f64 attributes {llvm.readnone}
  func.func private @logf(f32) -> f32 attributes {llvm.readnone}
  func.func private @floor(f64) -> f64 attributes {llvm.readnone}
  func.func private @floorf(f32) -> f32 attributes {llvm.readnone}
  func.func private @expm1(f64) -> f64 attributes {llvm.readnone}
  func.func private @expm1f(f32) -> f32 attributes {llvm.readnone}
  func.func private @exp2(f64) -> f64 attributes {llvm.readnone}
  func.func private @exp2f(f32) -> f32 attributes {llvm.readnone}
  func.func private @exp(f64) -> f64 attributes {llvm.readnone}
  func.func private @expf(f32) -> f32 attributes {llvm.readnone}
  func.func private @erf(f64) -> f64 attributes {llvm.readnone}
  func.func private @erff(f32) -> f32 attributes {llvm.readnone}
  func.func private @cosh(f64) -> f64 attributes {llvm.readnone}
  func.func private @coshf(f32) -> f32 attributes {llvm.readnone}
  func.func private @cos(f64) -> f64 attributes {llvm.readnone}
  func.func private @cosf(f32) -> f32 attributes {llvm.readnone}
  func.func private @ceil(f64) -> f64 attributes {llvm.readnone}
  func.func private @ceilf(f32) -> f32 attributes {llvm.readnone}
  func.func private @cbrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @cbrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @atanh(f64) -> f64 attributes {llvm.readnone}
  func.func private @atanhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @atan(f64) -> f64 attributes {llvm.readnone}
  func.func private @atanf(f32) -> f32 attributes {llvm.readnone}
  func.func private @asinh(f64) -> f64 attributes {llvm.readnone}
  func.func private @asinhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @asin(f64) -> f64 attributes {llvm.readnone}
  func.func private @asinf(f32) -> f32 attributes {llvm.readnone}
  func.func private @acosh(f64) -> f64 attributes {llvm.readnone}
  func.func private @acoshf(f32) -> f32 attributes {llvm.readnone}
  func.func private @acos(f64) -> f64 attributes {llvm.readnone}
  func.func private @acosf(f32) -> f32 attributes {llvm.readnone}
  func.func private @fabs(f64) -> f64 attributes {llvm.readnone}
  func.func private @fabsf(f32) -> f32 attributes {llvm.readnone}
  func.func @of_absf(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @fabsf(%arg0) : (f32) -> f32
    %1 = call @fabs(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_acos(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @acosf(%arg0) : (f32) -> f32
    %1 = call @acos(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_acosh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @acoshf(%arg0) : (f32) -> f32
    %1 = call @acosh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_asin(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @asinf(%arg0) : (f32) -> f32
    %1 = call @asin(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_asinh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @asinhf(%arg0) : (f32) -> f32
    %1 = call @asinh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_atan(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @atanf(%arg0) : (f32) -> f32
    %1 = call @atan(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_atanh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @atanhf(%arg0) : (f32) -> f32
    %1 = call @atanh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_cbrt(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @cbrtf(%arg0) : (f32) -> f32
    %1 = call @cbrt(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_ceil(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @ceilf(%arg0) : (f32) -> f32
    %1 = call @ceil(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_cos(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @cosf(%arg0) : (f32) -> f32
    %1 = call @cos(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_cosh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @coshf(%arg0) : (f32) -> f32
    %1 = call @cosh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_erf(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @erff(%arg0) : (f32) -> f32
    %1 = call @erf(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_exp(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @expf(%arg0) : (f32) -> f32
    %1 = call @exp(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_exp2(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @exp2f(%arg0) : (f32) -> f32
    %1 = call @exp2(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_expm1(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @expm1f(%arg0) : (f32) -> f32
    %1 = call @expm1(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_floor(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @floorf(%arg0) : (f32) -> f32
    %1 = call @floor(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @logf(%arg0) : (f32) -> f32
    %1 = call @log(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log10(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @log10f(%arg0) : (f32) -> f32
    %1 = call @log10(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log1p(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @log1pf(%arg0) : (f32) -> f32
    %1 = call @log1p(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log2(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @log2f(%arg0) : (f32) -> f32
    %1 = call @log2(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_round(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @roundf(%arg0) : (f32) -> f32
    %1 = call @round(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_roundeven(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @roundevenf(%arg0) : (f32) -> f32
    %1 = call @roundeven(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_sin(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @sinf(%arg0) : (f32) -> f32
    %1 = call @sin(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_sinh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @sinhf(%arg0) : (f32) -> f32
    %1 = call @sinh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_sqrt(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @sqrtf(%arg0) : (f32) -> f32
    %1 = call @sqrt(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_tan(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @tanf(%arg0) : (f32) -> f32
    %1 = call @tan(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_tanh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @tanhf(%arg0) : (f32) -> f32
    %1 = call @tanh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_trunc(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @truncf(%arg0) : (f32) -> f32
    %1 = call @trunc(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
}

//--- out 2
module {
  func.func private @trunc(f64) -> f64 attributes {llvm.readnone}
  func.func private @truncf(f32) -> f32 attributes {llvm.readnone}
  func.func private @tanh(f64) -> f64 attributes {llvm.readnone}
  func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @tan(f64) -> f64 attributes {llvm.readnone}
  func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sqrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @sqrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sinh(f64) -> f64 attributes {llvm.readnone}
  func.func private @sinhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sin(f64) -> f64 attributes {llvm.readnone}
  func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
  func.func private @roundeven(f64) -> f64 attributes {llvm.readnone}
  func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
  func.func private @round(f64) -> f64 attributes {llvm.readnone}
  func.func private @roundf(f32) -> f32 attributes {llvm.readnone}
  func.func private @log2(f64) -> f64 attributes {llvm.readnone}
  func.func private @log2f(f32) -> f32 attributes {llvm.readnone}
  func.func private @log1p(f64) -> f64 attributes {llvm.readnone}
  func.func private @log1pf(f32) -> f32 attributes {llvm.readnone}
  func.func private @log10(f64) -> f64 attributes {llvm.readnone}
  func.func private @log10f(f32) -> f32 attributes {llvm.readnone}
  func.func private @log(f64) -> f64 attributes {llvm.readnone}
  func.func private @logf(f32) -> f32 attributes {llvm.readnone}
  func.func private @floor(f64) -> f64 attributes {llvm.readnone}
  func.func private @floorf(f32) -> f32 attributes {llvm.readnone}
  func.func private @expm1(f64) -> f64 attributes {llvm.readnone}
  func.func private @expm1f(f32) -> f32 attributes {llvm.readnone}
  func.func private @exp2(f64) -> f64 attributes {llvm.readnone}
  func.func private @exp2f(f32) -> f32 attributes {llvm.readnone}
  func.func private @exp(f64) -> f64 attributes {llvm.readnone}
  func.func private @expf(f32) -> f32 attributes {llvm.readnone}
  func.func private @erf(f64) -> f64 attributes {llvm.readnone}
  func.func private @erff(f32) -> f32 attributes {llvm.readnone}
  func.func private @cosh(f64) -> f64 attributes {llvm.readnone}
  func.func private @coshf(f32) -> f32 attributes {llvm.readnone}
  func.func private @cos(f64) -> f64 attributes {llvm.readnone}
  func.func private @cosf(f32) -> f32 attributes {llvm.readnone}
  func.func private @ceil(f64) -> f64 attributes {llvm.readnone}
  func.func private @ceilf(f32) -> f32 attributes {llvm.readnone}
  func.func private @cbrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @cbrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @atanh(f64) -> f64 attributes {llvm.readnone}
  func.func private @atanhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @atan(f64) -> f64 attributes {llvm.readnone}
  func.func private @atanf(f32) -> f32 attributes {llvm.readnone}
  func.func private @asinh(f64) -> f64 attributes {llvm.readnone}
  func.func private @asinhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @asin(f64) -> f64 attributes {llvm.readnone}
  func.func private @asinf(f32) -> f32 attributes {llvm.readnone}
  func.func private @acosh(f64) -> f64 attributes {llvm.readnone}
  func.func private @acoshf(f32) -> f32 attributes {llvm.readnone}
  func.func private @acos(f64) -> f64 attributes {llvm.readnone}
  func.func private @acosf(f32) -> f32 attributes {llvm.readnone}
  func.func private @fabs(f64) -> f64 attributes {llvm.readnone}
  func.func private @fabsf(f32) -> f32 attributes {llvm.readnone}
  func.func @of_absf(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @fabsf(%arg0) : (f32) -> f32
    %1 = call @fabs(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_acos(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @acosf(%arg0) : (f32) -> f32
    %1 = call @acos(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_acosh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @acoshf(%arg0) : (f32) -> f32
    %1 = call @acosh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_asin(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @asinf(%arg0) : (f32) -> f32
    %1 = call @asin(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_asinh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @asinhf(%arg0) : (f32) -> f32
    %1 = call @asinh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_atan(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @atanf(%arg0) : (f32) -> f32
    %1 = call @atan(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_atanh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @atanhf(%arg0) : (f32) -> f32
    %1 = call @atanh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_cbrt(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @cbrtf(%arg0) : (f32) -> f32
    %1 = call @cbrt(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_ceil(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @ceilf(%arg0) : (f32) -> f32
    %1 = call @ceil(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_cos(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @cosf(%arg0) : (f32) -> f32
    %1 = call @cos(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_cosh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @coshf(%arg0) : (f32) -> f32
    %1 = call @cosh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_erf(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @erff(%arg0) : (f32) -> f32
    %1 = call @erf(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_exp(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @expf(%arg0) : (f32) -> f32
    %1 = call @exp(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_exp2(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @exp2f(%arg0) : (f32) -> f32
    %1 = call @exp2(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_expm1(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @expm1f(%arg0) : (f32) -> f32
    %1 = call @expm1(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_floor(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @floorf(%arg0) : (f32) -> f32
    %1 = call @floor(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @logf(%arg0) : (f32) -> f32
    %1 = call @log(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log10(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @log10f(%arg0) : (f32) -> f32
    %1 = call @log10(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log1p(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @log1pf(%arg0) : (f32) -> f32
    %1 = call @log1p(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_log2(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @log2f(%arg0) : (f32) -> f32
    %1 = call @log2(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_round(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @roundf(%arg0) : (f32) -> f32
    %1 = call @round(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_roundeven(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @roundevenf(%arg0) : (f32) -> f32
    %1 = call @roundeven(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_sin(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @sinf(%arg0) : (f32) -> f32
    %1 = call @sin(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_sinh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @sinhf(%arg0) : (f32) -> f32
    %1 = call @sinh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_sqrt(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @sqrtf(%arg0) : (f32) -> f32
    %1 = call @sqrt(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_tan(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @tanf(%arg0) : (f32) -> f32
    %1 = call @tan(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_tanh(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @tanhf(%arg0) : (f32) -> f32
    %1 = call @tanh(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
  func.func @of_trunc(%arg0: f32, %arg1: f64) -> (f32, f64) {
    %0 = call @truncf(%arg0) : (f32) -> f32
    %1 = call @trunc(%arg1) : (f64) -> f64
    return %0, %1 : f32, f64
  }
}

