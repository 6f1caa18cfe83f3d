// RUN: lowir opt --mem2reg
// RUN: lowir opt --compat=19 --mem2reg
// Memrefs of one element whose address goes nowhere become values; what nothing wrote is poison, or zero in release 19.
func.func @a(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %y, %m[] : memref<i32>
  cf.br ^b
^b:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @uninit(%c: i1, %y: f32) -> (f32, vector<4xf32>, index, complex<f32>) {
  %m = memref.alloca() : memref<f32>
  %v = memref.alloca() : memref<vector<4xf32>>
  %i = memref.alloca() : memref<index>
  %z = memref.alloca() : memref<complex<f32>>
  %r = memref.load %m[] : memref<f32>
  %s = memref.load %v[] : memref<vector<4xf32>>
  %t = memref.load %i[] : memref<index>
  %u = memref.load %z[] : memref<complex<f32>>
  return %r, %s, %t, %u : f32, vector<4xf32>, index, complex<f32>
}
func.func @uninit2(%c: i1, %y: !llvm.ptr, %f: tensor<4xi32>) -> (!llvm.ptr, memref<4xi32>, memref<1x1xf32>) {
  %v = memref.alloca() : memref<memref<4xi32>>
  %i = memref.alloca() : memref<1x1xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.load %v[] : memref<memref<4xi32>>
  %q = memref.load %i[%c0, %c0] : memref<1x1xf32>
  memref.store %q, %i[%c0, %c1] : memref<1x1xf32>
  return %y, %s, %i : !llvm.ptr, memref<4xi32>, memref<1x1xf32>
}
func.func @one(%y: f32) -> (f32, f32) {
  %i = memref.alloca() : memref<1x1xf32>
  %a = memref.alloca() {alignment = 16} : memref<1xf32, strided<[4], offset: 3>>
  %b = memref.alloca() : memref<f32, 3>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %y, %i[%c0, %c1] : memref<1x1xf32>
  memref.store %y, %a[%c0] : memref<1xf32, strided<[4], offset: 3>>
  memref.store %y, %b[] : memref<f32, 3>
  %q = memref.load %i[%c0, %c0] : memref<1x1xf32>
  %p = memref.load %a[%c0] : memref<1xf32, strided<[4], offset: 3>>
  %pp = memref.load %b[] : memref<f32, 3>
  return %q, %p : f32, f32
}
func.func @two(%y: f32, %n: index) -> (f32) {
  %i = memref.alloca() : memref<2xf32>
  %j = memref.alloca(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  memref.store %y, %i[%c0] : memref<2xf32>
  %q = memref.load %i[%c0] : memref<2xf32>
  return %q : f32
}
func.func @loop(%y: f32, %n: index) -> (f32) {
  %i = memref.alloca() : memref<f32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %y, %i[] : memref<f32>
  scf.for %k = %c0 to %n step %c1 {
    %q = memref.load %i[] : memref<f32>
    %q2 = arith.addf %q, %q : f32
    memref.store %q2, %i[] : memref<f32>
  }
  %q = memref.load %i[] : memref<f32>
  return %q : f32
}
func.func @inner(%y: f32, %n: index) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %i = memref.alloca() : memref<f32>
    memref.store %y, %i[] : memref<f32>
    %q = memref.load %i[] : memref<f32>
    %q2 = arith.addf %q, %q : f32
    memref.store %q2, %i[] : memref<f32>
  }
  return %y : f32
}
func.func @inner2(%y: f32, %n: i1) -> (f32) {
  cf.br ^a
^a:
  %i = memref.alloca() : memref<f32>
  memref.store %y, %i[] : memref<f32>
  %q = memref.load %i[] : memref<f32>
  cf.cond_br %n, ^a, ^b
^b:
  %q3 = memref.load %i[] : memref<f32>
  return %q3 : f32
}
func.func @unused(%y: f32) {
  %i = memref.alloca() : memref<f32>
  %j = memref.alloca() : memref<f32>
  memref.store %y, %j[] : memref<f32>
  return
}
func.func @self() {
  %j = memref.alloca() : memref<memref<f32>>
  %i = memref.alloca() : memref<f32>
  memref.store %i, %j[] : memref<memref<f32>>
  return
}
func.func @self2() -> memref<f32> {
  %j = memref.alloca() : memref<memref<f32>>
  %i = memref.alloca() : memref<f32>
  memref.store %i, %j[] : memref<memref<f32>>
  %k = memref.load %j[] : memref<memref<f32>>
  return %k : memref<f32>
}
func.func @self3(%f: f32) -> f32 {
  %j = memref.alloca() : memref<memref<f32>>
  %i = memref.alloca() : memref<f32>
  memref.store %i, %j[] : memref<memref<f32>>
  %k = memref.load %j[] : memref<memref<f32>>
  memref.store %f, %k[] : memref<f32>
  %x = memref.load %k[] : memref<f32>
  return %x : f32
}
//--- out
module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg2 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    return %0 : i32
  }
  func.func @uninit(%arg0: i1, %arg1: f32) -> (f32, vector<4xf32>, index, complex<f32>) {
    %0 = ub.poison : complex<f32>
    %1 = ub.poison : index
    %2 = ub.poison : vector<4xf32>
    %3 = ub.poison : f32
    return %3, %2, %1, %0 : f32, vector<4xf32>, index, complex<f32>
  }
  func.func @uninit2(%arg0: i1, %arg1: !llvm.ptr, %arg2: tensor<4xi32>) -> (!llvm.ptr, memref<4xi32>, memref<1x1xf32>) {
    %0 = ub.poison : memref<4xi32>
    %alloca = memref.alloca() : memref<1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = memref.load %alloca[%c0, %c0] : memref<1x1xf32>
    memref.store %1, %alloca[%c0, %c1] : memref<1x1xf32>
    return %arg1, %0, %alloca : !llvm.ptr, memref<4xi32>, memref<1x1xf32>
  }
  func.func @one(%arg0: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    return %arg0, %arg0 : f32, f32
  }
  func.func @two(%arg0: f32, %arg1: index) -> f32 {
    %alloca = memref.alloca() : memref<2xf32>
    %alloca_0 = memref.alloca(%arg1) : memref<?xf32>
    %c0 = arith.constant 0 : index
    memref.store %arg0, %alloca[%c0] : memref<2xf32>
    %0 = memref.load %alloca[%c0] : memref<2xf32>
    return %0 : f32
  }
  func.func @loop(%arg0: f32, %arg1: index) -> f32 {
    %alloca = memref.alloca() : memref<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg0, %alloca[] : memref<f32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %1 = memref.load %alloca[] : memref<f32>
      %2 = arith.addf %1, %1 : f32
      memref.store %2, %alloca[] : memref<f32>
    }
    %0 = memref.load %alloca[] : memref<f32>
    return %0 : f32
  }
  func.func @inner(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %0 = arith.addf %arg0, %arg0 : f32
    }
    return %arg0 : f32
  }
  func.func @inner2(%arg0: f32, %arg1: i1) -> f32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return %arg0 : f32
  }
  func.func @unused(%arg0: f32) {
    %alloca = memref.alloca() : memref<f32>
    return
  }
  func.func @self() {
    %alloca = memref.alloca() : memref<f32>
    return
  }
  func.func @self2() -> memref<f32> {
    %alloca = memref.alloca() : memref<f32>
    return %alloca : memref<f32>
  }
  func.func @self3(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
}

//--- out 2
module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg2 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    return %0 : i32
  }
  func.func @uninit(%arg0: i1, %arg1: f32) -> (f32, vector<4xf32>, index, complex<f32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloca = memref.alloca() : memref<complex<f32>>
    %0 = memref.load %alloca[] : memref<complex<f32>>
    return %cst_0, %cst, %c0, %0 : f32, vector<4xf32>, index, complex<f32>
  }
  func.func @uninit2(%arg0: i1, %arg1: !llvm.ptr, %arg2: tensor<4xi32>) -> (!llvm.ptr, memref<4xi32>, memref<1x1xf32>) {
    %alloca = memref.alloca() : memref<4xi32>
    %alloca_0 = memref.alloca() : memref<1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %alloca_0[%c0, %c0] : memref<1x1xf32>
    memref.store %0, %alloca_0[%c0, %c1] : memref<1x1xf32>
    return %arg1, %alloca, %alloca_0 : !llvm.ptr, memref<4xi32>, memref<1x1xf32>
  }
  func.func @one(%arg0: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    return %arg0, %arg0 : f32, f32
  }
  func.func @two(%arg0: f32, %arg1: index) -> f32 {
    %alloca = memref.alloca() : memref<2xf32>
    %alloca_0 = memref.alloca(%arg1) : memref<?xf32>
    %c0 = arith.constant 0 : index
    memref.store %arg0, %alloca[%c0] : memref<2xf32>
    %0 = memref.load %alloca[%c0] : memref<2xf32>
    return %0 : f32
  }
  func.func @loop(%arg0: f32, %arg1: index) -> f32 {
    %alloca = memref.alloca() : memref<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg0, %alloca[] : memref<f32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %1 = memref.load %alloca[] : memref<f32>
      %2 = arith.addf %1, %1 : f32
      memref.store %2, %alloca[] : memref<f32>
    }
    %0 = memref.load %alloca[] : memref<f32>
    return %0 : f32
  }
  func.func @inner(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %0 = arith.addf %arg0, %arg0 : f32
    }
    return %arg0 : f32
  }
  func.func @inner2(%arg0: f32, %arg1: i1) -> f32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return %arg0 : f32
  }
  func.func @unused(%arg0: f32) {
    %alloca = memref.alloca() : memref<f32>
    return
  }
  func.func @self() {
    %alloca = memref.alloca() : memref<f32>
    return
  }
  func.func @self2() -> memref<f32> {
    %alloca = memref.alloca() : memref<f32>
    return %alloca : memref<f32>
  }
  func.func @self3(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
}

