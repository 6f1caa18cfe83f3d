// RUN: lowir opt --split-input-file
// What the affine dialect does not allow, each once.

func.func @index_of_memory(%m: memref<4xindex>, %v: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %j = memref.load %m[%i] : memref<4xindex>
    %x = affine.load %v[%j] : memref<4xf32>
  }
  return
}

// -----

func.func @bound_of_memory(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %j = memref.load %m[%i] : memref<4xindex>
    affine.for %k = 0 to %j {
    }
  }
  return
}

// -----

func.func @rank(%v: memref<4x4xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %v[%i] : memref<4x4xf32>
  }
  return
}

// -----

#two = affine_map<(d0) -> (d0, 4)>
func.func @many(%n: index) {
  affine.for %i = #two(%n) to 4 {
  }
  return
}

// -----

func.func @step() {
  affine.for %i = 0 to 4 step 0 {
  }
  return
}

// -----

func.func @yields(%x: f32) -> f32 {
  %r = affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32) {
    %c = arith.constant 1 : i32
    affine.yield %c : i32
  }
  return %r : f32
}

// -----

func.func @products(%v: memref<100xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %v[%i * %i] : memref<100xf32>
  }
  return
}

// -----

#set = affine_set<(d0) : (d0 - 1 >= 0)>
func.func @else(%n: index, %x: f32) -> f32 {
  %r = affine.if #set(%n) -> f32 {
    affine.yield %x : f32
  }
  return %r : f32
}

// -----

func.func @kind(%x: f32) {
  %r = affine.parallel (%i) = (0) to (4) reduce ("add_all") -> f32 {
    affine.yield %x : f32
  }
  return
}
//--- out
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
//--- err
fail_affine.mlir:8:10: error: 'affine.load' op index must be a valid dimension or symbol identifier [affine-operand]
    %x = affine.load %v[%j] : memref<4xf32>
         ^~~~~~~~~~~
fail_affine.mlir:18:5: error: 'affine.for' op operand cannot be used as a symbol id [affine-operand]
    affine.for %k = 0 to %j {
    ^~~~~~~~~~
  help: affine operations take loop counters, constants, arguments of the function and sums of those; others need arith, memref and scf
fail_affine.mlir:28:10: error: 'affine.load' op affine map num results must equal memref rank: 1 against 2 [map-results]
    %x = affine.load %v[%i] : memref<4x4xf32>
         ^~~~~~~~~~~
fail_affine.mlir:37:19: error: a lower loop bound of several results needs 'max' before it [loop-bound]
  affine.for %i = #two(%n) to 4 {
                  ^~~~
fail_affine.mlir:45:31: error: expected step to be representable as a positive signed integer [loop-step]
  affine.for %i = 0 to 4 step 0 {
                              ^
fail_affine.mlir:55:5: error: 'affine.yield' op parent of yield must have same number and types of results as the yield operands [region-type]
    affine.yield %c : i32
    ^~~~~~~~~~~~
fail_affine.mlir:64:28: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic [non-affine]
    %x = affine.load %v[%i * %i] : memref<100xf32>
                           ^
fail_affine.mlir:73:8: error: 'affine.if' op an 'affine.if' with results must have an 'else' region [missing-else]
  %r = affine.if #set(%n) -> f32 {
       ^~~~~~~~~
fail_affine.mlir:82:50: error: 'add_all' is no kind of reduction [reduction-kind]
  %r = affine.parallel (%i) = (0) to (4) reduce ("add_all") -> f32 {
                                                 ^~~~~~~~~
