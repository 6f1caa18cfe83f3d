// RUN: lowir opt -split-input-file %s
// An error in one piece names the line of the file; the others are still printed.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @g() {
  bogus.op
}
// -----
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
// -----
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- err
fail_split_input_file.mlir:8:3: error: custom op 'bogus.op' is unknown [unknown-op]
  bogus.op
  ^~~~~~~~
  help: dialect `bogus` has no table here: write the operation in its generic form, `"bogus.op"(...)`, and use --allow-unregistered-dialect
