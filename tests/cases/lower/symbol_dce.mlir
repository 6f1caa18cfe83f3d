// RUN: lowir opt --symbol-dce
// RUN: lowir opt --compat=19 --symbol-dce
// Private symbols that nothing uses go, also in chains.
func.func private @unused() {
  call @used_by_unused() : () -> ()
  return
}
func.func private @used_by_unused() {
  return
}
func.func private @used() -> i32
func.func @public() -> i32 {
  %0 = call @used() : () -> i32
  return %0 : i32
}
//--- out
module {
  func.func private @used() -> i32
  func.func @public() -> i32 {
    %0 = call @used() : () -> i32
    return %0 : i32
  }
}

//--- out 2
module {
  func.func private @used() -> i32
  func.func @public() -> i32 {
    %0 = call @used() : () -> i32
    return %0 : i32
  }
}

