// RUN: lowir opt --convert-complex-to-llvm
// RUN: lowir opt --convert-complex-to-llvm=complex-range=improved
// RUN: lowir opt --compat=19 --convert-complex-to-llvm
// Complex numbers become structs.

func.func @f(%a: complex<f32>, %b: complex<f32>, %x: f32) {
  %0 = complex.add %a, %b fastmath<nnan> : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b fastmath<contract> : complex<f32>
  %3 = complex.div %a, %b : complex<f32>
  %4 = complex.abs %a fastmath<fast> : complex<f32>
  %5 = complex.re %a : complex<f32>
  %6 = complex.im %a : complex<f32>
  %7 = complex.create %x, %x : complex<f32>
  %8 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  return
}

//--- out
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
    %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %7 = llvm.fadd %2, %4 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %8 = llvm.fadd %3, %5 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)> 
    %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)> 
    %11 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %15 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %16 = llvm.fsub %11, %13 : f32
    %17 = llvm.fsub %12, %14 : f32
    %18 = llvm.insertvalue %16, %15[0] : !llvm.struct<(f32, f32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)> 
    %20 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %22 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %23 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %24 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %25 = llvm.fmul %22, %20 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %26 = llvm.fmul %23, %21 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %27 = llvm.fsub %25, %26 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %28 = llvm.fmul %21, %22 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %29 = llvm.fmul %20, %23 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %30 = llvm.fadd %28, %29 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %31 = llvm.insertvalue %27, %24[0] : !llvm.struct<(f32, f32)> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(f32, f32)> 
    %33 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %34 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %35 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %36 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %37 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %38 = llvm.fmul %35, %35 : f32
    %39 = llvm.fmul %36, %36 : f32
    %40 = llvm.fadd %38, %39 : f32
    %41 = llvm.fmul %33, %35 : f32
    %42 = llvm.fmul %34, %36 : f32
    %43 = llvm.fadd %41, %42 : f32
    %44 = llvm.fmul %34, %35 : f32
    %45 = llvm.fmul %33, %36 : f32
    %46 = llvm.fsub %44, %45 : f32
    %47 = llvm.fdiv %43, %40 : f32
    %48 = llvm.fdiv %46, %40 : f32
    %49 = llvm.insertvalue %47, %37[0] : !llvm.struct<(f32, f32)> 
    %50 = llvm.insertvalue %48, %49[1] : !llvm.struct<(f32, f32)> 
    %51 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %52 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %53 = llvm.fmul %51, %51 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %54 = llvm.fmul %52, %52 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %55 = llvm.fadd %53, %54 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %56 = llvm.intr.sqrt(%55) : (f32) -> f32
    %57 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %58 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %59 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %60 = llvm.insertvalue %arg2, %59[0] : !llvm.struct<(f32, f32)> 
    %61 = llvm.insertvalue %arg2, %60[1] : !llvm.struct<(f32, f32)> 
    %62 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
    return
  }
}

//--- out 2
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
    %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %7 = llvm.fadd %2, %4 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %8 = llvm.fadd %3, %5 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)> 
    %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)> 
    %11 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %15 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %16 = llvm.fsub %11, %13 : f32
    %17 = llvm.fsub %12, %14 : f32
    %18 = llvm.insertvalue %16, %15[0] : !llvm.struct<(f32, f32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)> 
    %20 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %22 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %23 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %24 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %25 = llvm.fmul %22, %20 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %26 = llvm.fmul %23, %21 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %27 = llvm.fsub %25, %26 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %28 = llvm.fmul %21, %22 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %29 = llvm.fmul %20, %23 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %30 = llvm.fadd %28, %29 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %31 = llvm.insertvalue %27, %24[0] : !llvm.struct<(f32, f32)> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(f32, f32)> 
    %33 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %34 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %35 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %36 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %37 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %38 = llvm.fdiv %35, %36 : f32
    %39 = llvm.fmul %38, %35 : f32
    %40 = llvm.fadd %36, %39 : f32
    %41 = llvm.fmul %33, %38 : f32
    %42 = llvm.fadd %41, %34 : f32
    %43 = llvm.fdiv %42, %40 : f32
    %44 = llvm.fmul %34, %38 : f32
    %45 = llvm.fsub %44, %33 : f32
    %46 = llvm.fdiv %45, %40 : f32
    %47 = llvm.fdiv %36, %35 : f32
    %48 = llvm.fmul %47, %36 : f32
    %49 = llvm.fadd %35, %48 : f32
    %50 = llvm.fmul %34, %47 : f32
    %51 = llvm.fadd %33, %50 : f32
    %52 = llvm.fdiv %51, %49 : f32
    %53 = llvm.fmul %33, %47 : f32
    %54 = llvm.fsub %34, %53 : f32
    %55 = llvm.fdiv %54, %49 : f32
    %56 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %57 = llvm.intr.fabs(%35) : (f32) -> f32
    %58 = llvm.fcmp "oeq" %57, %56 : f32
    %59 = llvm.intr.fabs(%36) : (f32) -> f32
    %60 = llvm.fcmp "oeq" %59, %56 : f32
    %61 = llvm.fcmp "ord" %33, %56 : f32
    %62 = llvm.fcmp "ord" %34, %56 : f32
    %63 = llvm.or %61, %62 : i1
    %64 = llvm.and %58, %60 : i1
    %65 = llvm.and %63, %64 : i1
    %66 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %67 = llvm.intr.copysign(%66, %35) : (f32, f32) -> f32
    %68 = llvm.fmul %67, %33 : f32
    %69 = llvm.fmul %67, %34 : f32
    %70 = llvm.fcmp "one" %57, %66 : f32
    %71 = llvm.fcmp "one" %59, %66 : f32
    %72 = llvm.and %70, %71 : i1
    %73 = llvm.intr.fabs(%33) : (f32) -> f32
    %74 = llvm.fcmp "oeq" %73, %66 : f32
    %75 = llvm.intr.fabs(%34) : (f32) -> f32
    %76 = llvm.fcmp "oeq" %75, %66 : f32
    %77 = llvm.or %74, %76 : i1
    %78 = llvm.and %77, %72 : i1
    %79 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %80 = llvm.select %74, %79, %56 : i1, f32
    %81 = llvm.intr.copysign(%80, %33) : (f32, f32) -> f32
    %82 = llvm.select %76, %79, %56 : i1, f32
    %83 = llvm.intr.copysign(%82, %34) : (f32, f32) -> f32
    %84 = llvm.fmul %81, %35 : f32
    %85 = llvm.fmul %83, %36 : f32
    %86 = llvm.fadd %84, %85 : f32
    %87 = llvm.fmul %66, %86 : f32
    %88 = llvm.fmul %81, %36 : f32
    %89 = llvm.fmul %83, %35 : f32
    %90 = llvm.fsub %89, %88 : f32
    %91 = llvm.fmul %66, %90 : f32
    %92 = llvm.fcmp "one" %73, %66 : f32
    %93 = llvm.fcmp "one" %75, %66 : f32
    %94 = llvm.and %92, %93 : i1
    %95 = llvm.fcmp "oeq" %57, %66 : f32
    %96 = llvm.fcmp "oeq" %59, %66 : f32
    %97 = llvm.or %95, %96 : i1
    %98 = llvm.and %94, %97 : i1
    %99 = llvm.select %95, %79, %56 : i1, f32
    %100 = llvm.intr.copysign(%99, %35) : (f32, f32) -> f32
    %101 = llvm.select %96, %79, %56 : i1, f32
    %102 = llvm.intr.copysign(%101, %36) : (f32, f32) -> f32
    %103 = llvm.fmul %33, %100 : f32
    %104 = llvm.fmul %34, %102 : f32
    %105 = llvm.fadd %103, %104 : f32
    %106 = llvm.fmul %56, %105 : f32
    %107 = llvm.fmul %34, %100 : f32
    %108 = llvm.fmul %33, %102 : f32
    %109 = llvm.fsub %107, %108 : f32
    %110 = llvm.fmul %56, %109 : f32
    %111 = llvm.fcmp "olt" %57, %59 : f32
    %112 = llvm.select %111, %43, %52 : i1, f32
    %113 = llvm.select %111, %46, %55 : i1, f32
    %114 = llvm.select %98, %106, %112 : i1, f32
    %115 = llvm.select %98, %110, %113 : i1, f32
    %116 = llvm.select %78, %87, %114 : i1, f32
    %117 = llvm.select %78, %91, %115 : i1, f32
    %118 = llvm.select %65, %68, %116 : i1, f32
    %119 = llvm.select %65, %69, %117 : i1, f32
    %120 = llvm.fcmp "uno" %112, %56 : f32
    %121 = llvm.fcmp "uno" %113, %56 : f32
    %122 = llvm.and %120, %121 : i1
    %123 = llvm.select %122, %118, %112 : i1, f32
    %124 = llvm.select %122, %119, %113 : i1, f32
    %125 = llvm.insertvalue %123, %37[0] : !llvm.struct<(f32, f32)> 
    %126 = llvm.insertvalue %124, %125[1] : !llvm.struct<(f32, f32)> 
    %127 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %128 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %129 = llvm.fmul %127, %127 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %130 = llvm.fmul %128, %128 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %131 = llvm.fadd %129, %130 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %132 = llvm.intr.sqrt(%131) : (f32) -> f32
    %133 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %134 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %135 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %136 = llvm.insertvalue %arg2, %135[0] : !llvm.struct<(f32, f32)> 
    %137 = llvm.insertvalue %arg2, %136[1] : !llvm.struct<(f32, f32)> 
    %138 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
    return
  }
}

//--- out 3
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
    %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %6 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %7 = llvm.fadd %2, %4  {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %8 = llvm.fadd %3, %5  {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)> 
    %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)> 
    %11 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %15 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %16 = llvm.fsub %11, %13  : f32
    %17 = llvm.fsub %12, %14  : f32
    %18 = llvm.insertvalue %16, %15[0] : !llvm.struct<(f32, f32)> 
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)> 
    %20 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %22 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %23 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %24 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %25 = llvm.fmul %22, %20  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %26 = llvm.fmul %23, %21  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %27 = llvm.fsub %25, %26  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %28 = llvm.fmul %21, %22  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %29 = llvm.fmul %20, %23  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %30 = llvm.fadd %28, %29  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %31 = llvm.insertvalue %27, %24[0] : !llvm.struct<(f32, f32)> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(f32, f32)> 
    %33 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %34 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %35 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %36 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %37 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %38 = llvm.fmul %35, %35  : f32
    %39 = llvm.fmul %36, %36  : f32
    %40 = llvm.fadd %38, %39  : f32
    %41 = llvm.fmul %33, %35  : f32
    %42 = llvm.fmul %34, %36  : f32
    %43 = llvm.fadd %41, %42  : f32
    %44 = llvm.fmul %34, %35  : f32
    %45 = llvm.fmul %33, %36  : f32
    %46 = llvm.fsub %44, %45  : f32
    %47 = llvm.fdiv %43, %40  : f32
    %48 = llvm.insertvalue %47, %37[0] : !llvm.struct<(f32, f32)> 
    %49 = llvm.fdiv %46, %40  : f32
    %50 = llvm.insertvalue %49, %48[1] : !llvm.struct<(f32, f32)> 
    %51 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %52 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %53 = llvm.fmul %51, %51  {fastmathFlags = #llvm.fastmath<fast>} : f32
    %54 = llvm.fmul %52, %52  {fastmathFlags = #llvm.fastmath<fast>} : f32
    %55 = llvm.fadd %53, %54  {fastmathFlags = #llvm.fastmath<fast>} : f32
    %56 = llvm.intr.sqrt(%55)  : (f32) -> f32
    %57 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %58 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %59 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %60 = llvm.insertvalue %arg2, %59[0] : !llvm.struct<(f32, f32)> 
    %61 = llvm.insertvalue %arg2, %60[1] : !llvm.struct<(f32, f32)> 
    %62 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
    return
  }
}

