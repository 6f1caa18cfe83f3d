// 2022: positions in vectors were lists
func @f(%v: vector<4x8xf32>, %w: vector<8xf32>) -> vector<4x8xf32> {
  %0 = "vector.extract"(%v) {position = [1]} : (vector<4x8xf32>) -> vector<8xf32>
  %1 = "vector.insert"(%w, %v) {position = [2]} : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return %1 : vector<4x8xf32>
}
//--- today
func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>) -> vector<4x8xf32> {
  %0 = vector.extract %arg0[1] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.insert %arg1, %arg0 [2] : vector<8xf32> into vector<4x8xf32>
  return %1 : vector<4x8xf32>
}
