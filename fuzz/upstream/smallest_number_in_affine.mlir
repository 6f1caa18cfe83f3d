// mlir-opt-22 --allow-unregistered-dialect accepts this and prints `d0 - -9223372036854775808`, which it does not read: the smallest
// number is its own negative, and has no literal without its sign.
"a.b"() {a = affine_map<(d0) -> (d0 - 9223372036854775807 - 1)>} : () -> ()
