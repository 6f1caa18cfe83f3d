// mlir-opt-22 --canonicalize has no end: it walks from one insertion to the one below for ever. The body of a module is a
// graph region, where this verifies.
%a = arith.constant dense<0> : vector<1x2xi32>
%0 = vector.insert_strided_slice %a, %0 {offsets = [1, 0], strides = [1, 1]} : vector<1x2xi32> into vector<3x2xi32>
%1 = vector.extract_strided_slice %0 {offsets = [0], sizes = [1], strides = [1]} : vector<3x2xi32> to vector<1x2xi32>
"test.use"(%1) : (vector<1x2xi32>) -> ()
