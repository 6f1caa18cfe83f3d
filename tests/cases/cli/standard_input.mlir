// RUN: lowir opt %s | lowir opt -
// RUN: lowir opt %s | lowir opt
// RUN: lowir opt %s | lowir opt - -o -
// A dash is standard input and output; no file is standard input.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- out 3
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

