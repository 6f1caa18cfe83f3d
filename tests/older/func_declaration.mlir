// 2019: a declaration without a visibility
func @f(i32) -> i32
func @g(%a: memref<?xf32>) -> ()
//--- today
func.func private @f(i32) -> i32
func.func private @g(memref<?xf32>)
