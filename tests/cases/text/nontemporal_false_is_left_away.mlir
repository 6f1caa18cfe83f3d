// RUN: lowir opt
// An access that says that it is not nontemporal says nothing: upstream keeps it, and writes it in generic form only.
func.func @f(%m : memref<4xf32>, %i : index, %f : f32, %v : vector<4xf32>) {
  %0 = memref.load %m[%i] {nontemporal = false} : memref<4xf32>
  memref.store %f, %m[%i] {nontemporal = false} : memref<4xf32>
  memref.store %f, %m[%i] {nontemporal = false, note} : memref<4xf32>
  memref.store %f, %m[%i] {nontemporal = true} : memref<4xf32>
  %1 = vector.load %m[%i] {nontemporal = false} : memref<4xf32>, vector<4xf32>
  vector.store %v, %m[%i] {nontemporal = false} : memref<4xf32>, vector<4xf32>
  return
}
//--- out
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    memref.store %arg2, %arg0[%arg1] : memref<4xf32>
    memref.store %arg2, %arg0[%arg1] {note} : memref<4xf32>
    memref.store %arg2, %arg0[%arg1] {nontemporal = true} : memref<4xf32>
    %1 = vector.load %arg0[%arg1] : memref<4xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg1] : memref<4xf32>, vector<4xf32>
    return
  }
}

