// RUN: lowir opt --allow-unregistered-dialect --reconcile-unrealized-casts
// RUN: lowir opt --compat=19 --allow-unregistered-dialect --reconcile-unrealized-casts
// Casts that undo each other disappear, of any dialect's types; others stay.
// SEED: S93
func.func @round_trip(%x: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}
func.func @chain(%x: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to !my.a
  %1 = builtin.unrealized_conversion_cast %0 : !my.a to !my.b
  %2 = builtin.unrealized_conversion_cast %1 : !my.b to i32
  return %2 : i32
}
func.func @stays(%x: i32) -> !my.a {
  %0 = builtin.unrealized_conversion_cast %x : i32 to !my.a
  return %0 : !my.a
}
//--- out
module {
  func.func @round_trip(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @chain(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @stays(%arg0: i32) -> !my.a {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to !my.a
    return %0 : !my.a
  }
}

//--- out 2
module {
  func.func @round_trip(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @chain(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @stays(%arg0: i32) -> !my.a {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to !my.a
    return %0 : !my.a
  }
}

