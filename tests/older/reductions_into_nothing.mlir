// 2021: reductions of some dimensions began with nothing
func @f(%a: vector<2x4xf32>, %b: vector<2x4xi32>) -> (vector<2xf32>, vector<2xf32>, f32, vector<4xi32>, vector<4xi32>, i32, vector<2xf32>) {
  %0 = vector.multi_reduction <add>, %a [1] : vector<2x4xf32> to vector<2xf32>
  %1 = vector.multi_reduction <mul>, %a [1] : vector<2x4xf32> to vector<2xf32>
  %2 = vector.multi_reduction <maxf>, %a [0, 1] : vector<2x4xf32> to f32
  %3 = vector.multi_reduction <minsi>, %b [0] : vector<2x4xi32> to vector<4xi32>
  %4 = vector.multi_reduction <and>, %b [0] : vector<2x4xi32> to vector<4xi32>
  %5 = vector.multi_reduction <maxsi>, %b [0, 1] : vector<2x4xi32> to i32
  %6 = vector.multi_reduction <minf>, %a [1] : vector<2x4xf32> to vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2xf32>, vector<2xf32>, f32, vector<4xi32>, vector<4xi32>, i32, vector<2xf32>
}
//--- today
func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<2x4xi32>) -> (vector<2xf32>, vector<2xf32>, f32, vector<4xi32>, vector<4xi32>, i32, vector<2xf32>) {
  %cst = arith.constant dense<-0.000000e+00> : vector<2xf32>
  %0 = vector.multi_reduction <add>, %arg0, %cst [1] : vector<2x4xf32> to vector<2xf32>
  %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
  %1 = vector.multi_reduction <mul>, %arg0, %cst_0 [1] : vector<2x4xf32> to vector<2xf32>
  %cst_1 = arith.constant 0xFF800000 : f32
  %2 = vector.multi_reduction <maximumf>, %arg0, %cst_1 [0, 1] : vector<2x4xf32> to f32
  %cst_2 = arith.constant dense<2147483647> : vector<4xi32>
  %3 = vector.multi_reduction <minsi>, %arg1, %cst_2 [0] : vector<2x4xi32> to vector<4xi32>
  %cst_3 = arith.constant dense<-1> : vector<4xi32>
  %4 = vector.multi_reduction <and>, %arg1, %cst_3 [0] : vector<2x4xi32> to vector<4xi32>
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %5 = vector.multi_reduction <maxsi>, %arg1, %c-2147483648_i32 [0, 1] : vector<2x4xi32> to i32
  %cst_4 = arith.constant dense<0x7F800000> : vector<2xf32>
  %6 = vector.multi_reduction <minimumf>, %arg0, %cst_4 [1] : vector<2x4xf32> to vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2xf32>, vector<2xf32>, f32, vector<4xi32>, vector<4xi32>, i32, vector<2xf32>
}
