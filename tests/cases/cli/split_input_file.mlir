// RUN: lowir opt -split-input-file %s
// RUN: lowir opt -split-input-file --output-split-marker='// ====' %s
// Pieces are processed alone and joined by the marker.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f() {
  return
}
// -----
//--- out
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f() {
    return
  }
}

// -----
module {
}

//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// ====
module {
  func.func @f() {
    return
  }
}

// ====
module {
}

