// RUN: lowir opt --allow-unregistered-dialect
// DIFFERS: mlir-opt prints a body that goes on behind its first brackets after a dot, which it does not read back
module attributes {a.b = #x<vector<4xf32> = dense<32> : vector<2xi64>>, a.c = !x<y<z>w<v>>, a.d = #x<y<z>>, a.e = !x<y.z<[a]>>} {
}
//--- out
module attributes {a.b = #x<vector<4xf32> = dense<32> : vector<2xi64>>, a.c = !x<y<z>w<v>>, a.d = #x.y<z>, a.e = !x.y.z<[a]>} {
}

