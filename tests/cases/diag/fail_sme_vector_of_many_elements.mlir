// RUN: lowir opt
// The bits of a vector of 2^63 - 1 elements are more than a number holds: it is no register.
llvm.func @f(%p: vector<[4]xi1>, %f: vector<[9223372036854775807]xf32>) {
  "arm_sme.intr.mopa"(%p, %p, %f, %f) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[9223372036854775807]xf32>, vector<[9223372036854775807]xf32>) -> ()
  llvm.return
}
//--- err
fail_sme_vector_of_many_elements.mlir:4:3: error: 'arm_sme.intr.mopa' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[9223372036854775807]xf32>' [operand-type]
  "arm_sme.intr.mopa"(%p, %p, %f, %f) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[9223372036854775807]xf32>, vector<[9223372036854775807]xf32>) -> ()
  ^~~~~~~~~~~~~~~~~~~
fail_sme_vector_of_many_elements.mlir:3:34: note: the operand ('lhs') is defined here
llvm.func @f(%p: vector<[4]xi1>, %f: vector<[9223372036854775807]xf32>) {
                                 ^~
