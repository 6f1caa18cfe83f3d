// RUN: lowir opt --compat=19 --convert-math-to-funcs
// `index` has no width to name a function by, which is an error in release 19.
func.func @a(%i: index, %j: vector<2xindex>) -> (index, vector<2xindex>) {
  %0 = math.ipowi %i, %i : index
  %1 = math.ipowi %j, %j : vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}
//--- err
fail_math_to_funcs_index_19.mlir:4:8: error: 'math.ipowi' of this type cannot be converted here [not-converted]
  %0 = math.ipowi %i, %i : index
       ^~~~~~~~~~
fail_math_to_funcs_index_19.mlir:5:8: error: 'math.ipowi' of this type cannot be converted here [not-converted]
  %1 = math.ipowi %j, %j : vector<2xindex>
       ^~~~~~~~~~
