// 2021: the smallest number of unsigned ones went by their type (read only)
func @f(%v: vector<4xui8>, %w: vector<4xi8>) -> (ui8, ui8, i8) {
  %0 = vector.reduction "min", %v : vector<4xui8> into ui8
  %1 = vector.reduction "max", %v : vector<4xui8> into ui8
  %2 = vector.reduction "max", %w : vector<4xi8> into i8
  return %0, %1, %2 : ui8, ui8, i8
}
//--- today
func.func @f(%v: vector<4xui8>, %w: vector<4xi8>) -> (ui8, ui8, i8) {
  %0 = vector.reduction <minui>, %v : vector<4xui8> into ui8
  %1 = vector.reduction <maxui>, %v : vector<4xui8> into ui8
  %2 = vector.reduction <maxsi>, %w : vector<4xi8> into i8
  return %0, %1, %2 : ui8, ui8, i8
}
