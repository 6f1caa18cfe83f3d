// RUN: lowir opt --compat=19 --mlir-print-op-generic
// Release 19 numbers the kinds of atomic updates in its own way, read and written.
func.func @f(%m: memref<4xf32>, %i: index, %n: memref<4xi32>, %f: f32, %x: i32) {
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maxs %x, %n[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.atomic_rmw ori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw assign %x, %n[%i] : (i32, memref<4xi32>) -> i32
  %5 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %6 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %7 = memref.atomic_rmw minu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  %8 = memref.atomic_rmw andi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
func.func @generic(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = "memref.atomic_rmw"(%x, %m, %i) <{kind = 8 : i64}> : (i32, memref<4xi32>, index) -> i32
  return %0 : i32
}
//--- out
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, index, memref<4xi32>, f32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg3: memref<4xf32>, %arg4: index, %arg5: memref<4xi32>, %arg6: f32, %arg7: i32):
    %1 = "memref.atomic_rmw"(%arg6, %arg3, %arg4) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
    %2 = "memref.atomic_rmw"(%arg6, %arg3, %arg4) <{kind = 3 : i64}> : (f32, memref<4xf32>, index) -> f32
    %3 = "memref.atomic_rmw"(%arg7, %arg5, %arg4) <{kind = 4 : i64}> : (i32, memref<4xi32>, index) -> i32
    %4 = "memref.atomic_rmw"(%arg7, %arg5, %arg4) <{kind = 11 : i64}> : (i32, memref<4xi32>, index) -> i32
    %5 = "memref.atomic_rmw"(%arg7, %arg5, %arg4) <{kind = 2 : i64}> : (i32, memref<4xi32>, index) -> i32
    %6 = "memref.atomic_rmw"(%arg6, %arg3, %arg4) <{kind = 14 : i64}> : (f32, memref<4xf32>, index) -> f32
    %7 = "memref.atomic_rmw"(%arg6, %arg3, %arg4) <{kind = 9 : i64}> : (f32, memref<4xf32>, index) -> f32
    %8 = "memref.atomic_rmw"(%arg7, %arg5, %arg4) <{kind = 8 : i64}> : (i32, memref<4xi32>, index) -> i32
    %9 = "memref.atomic_rmw"(%arg7, %arg5, %arg4) <{kind = 12 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xi32>, index, i32) -> i32, sym_name = "generic"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: index, %arg2: i32):
    %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 8 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

