// RUN: lowir opt 
// A declaration is private: nothing here could be seen from outside.
// SEED: S62
func.func @outside(memref<?xf32>)
