// 2019: a type alias with a keyword
!row = type memref<8xf32>
func @f(%m: !row) -> !row {
  return %m : !row
}
//--- today
!row = memref<8xf32>
func.func @f(%m: !row) -> !row {
  return %m : !row
}
