// RUN: lowir opt --split-input-file
// A scalable vector has no place but the first that is known to be there.
llvm.func @f(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = llvm.shufflevector %v, %v [0, -1, 0, 0] : vector<[4]xf32>
  llvm.return %0 : vector<[4]xf32>
}
// -----
llvm.func @f(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = llvm.shufflevector %v, %v [-1, -1, -1, -1] : vector<[4]xf32>
  llvm.return %0 : vector<[4]xf32>
}
//--- out
// -----
//--- err
fail_shuffle_of_scalable_vectors.mlir:4:8: error: 'llvm.shufflevector' op expected a splat operation for scalable vectors [shuffle]
  %0 = llvm.shufflevector %v, %v [0, -1, 0, 0] : vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~
fail_shuffle_of_scalable_vectors.mlir:9:8: error: 'llvm.shufflevector' op expected a splat operation for scalable vectors [shuffle]
  %0 = llvm.shufflevector %v, %v [-1, -1, -1, -1] : vector<[4]xf32>
       ^~~~~~~~~~~~~~~~~~
