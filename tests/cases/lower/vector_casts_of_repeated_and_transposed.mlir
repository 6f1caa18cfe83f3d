// RUN: lowir opt --convert-vector-to-scf
// RUN: lowir opt --compat=19 --convert-vector-to-scf
// Shapes of transpositions and repetitions, and repetitions of shapes.
func.func @d1(%a: vector<4x1xf32>) -> vector<4xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @d2(%a: vector<4x1x2xf32>) -> vector<8xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<4x1x2xf32> to vector<1x4x2xf32>
  %1 = vector.shape_cast %0 : vector<1x4x2xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @d3(%a: vector<4xf32>) -> vector<4x1xf32> {
  %0 = vector.broadcast %a: vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
func.func @d4(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a: vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @d5(%a: f32) -> vector<1xf32> {
  %0 = vector.broadcast %a: f32 to vector<1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
  return %1 : vector<1xf32>
}
func.func @d6(%a: f32) -> vector<8xf32> {
  %0 = vector.broadcast %a: f32 to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @d7(%a: vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.extract %a[0]: vector<4xf32> from vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<4xf32> to vector<1x4xf32>
  %2 = vector.shape_cast %1 : vector<1x4xf32> to vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @d8(%a: f32) -> vector<1xf32> {
  %0 = vector.from_elements %a: vector<1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
  return %1 : vector<1xf32>
}
func.func @d9(%a: f32, %b: f32) -> vector<2xf32> {
  %0 = vector.from_elements %a, %b: vector<1x2xf32>
  %1 = vector.shape_cast %0 : vector<1x2xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @d10(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %1 = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  %0 = vector.broadcast %1: vector<4xf32> to vector<1x4xf32>
  %2 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %2 : vector<4x1xf32>
}
func.func @d11(%a: vector<1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %2 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %2 : vector<1x4xf32>
}
func.func @d12(%a: f32) -> vector<1x4xf32> {
  %0 = vector.broadcast %a: f32 to vector<4x1xf32>
  %2 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %2 : vector<1x4xf32>
}
func.func @b1(%a: vector<1x4xf32>) -> vector<3x4xf32> {
  %1 = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  %0 = vector.broadcast %1: vector<4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @b2(%a: vector<1x1x4xf32>) -> vector<3x4xf32> {
  %1 = vector.shape_cast %a : vector<1x1x4xf32> to vector<1x4xf32>
  %0 = vector.broadcast %1: vector<1x4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @b3(%a: vector<4xf32>) -> vector<3x4xf32> {
  %1 = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  %0 = vector.broadcast %1: vector<1x4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @b4(%a: vector<2x2xf32>) -> vector<3x4xf32> {
  %1 = vector.shape_cast %a : vector<2x2xf32> to vector<4xf32>
  %0 = vector.broadcast %1: vector<4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @b5(%a: vector<1x4xf32>) -> vector<4x4xf32> {
  %1 = vector.shape_cast %a : vector<1x4xf32> to vector<4x1xf32>
  %0 = vector.broadcast %1: vector<4x1xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @b6(%a: vector<1x1xf32>) -> vector<4x4xf32> {
  %1 = vector.shape_cast %a : vector<1x1xf32> to vector<1xf32>
  %0 = vector.broadcast %1: vector<1xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @b7(%a: vector<f32>) -> vector<4x4xf32> {
  %1 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  %0 = vector.broadcast %1: vector<1xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @b8(%a: vector<1xf32>) -> vector<4x4xf32> {
  %1 = vector.shape_cast %a : vector<1xf32> to vector<f32>
  %0 = vector.broadcast %1: vector<f32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @b9(%a: vector<4x4xf32>) -> vector<4x4xf32> {
  %1 = vector.shape_cast %a : vector<4x4xf32> to vector<1x4x4xf32>
  %0 = vector.shape_cast %1: vector<1x4x4xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @b10(%a: f32) -> vector<4x4xf32> {
  %1 = vector.broadcast %a : f32 to vector<4xf32>
  %0 = vector.broadcast %1: vector<4xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @b11(%a: vector<4xf32>) -> vector<4x3xf32> {
  %0 = vector.broadcast %a: vector<4xf32> to vector<3x4xf32>
  %2 = vector.transpose %0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  return %2 : vector<4x3xf32>
}
func.func @b30(%a: vector<4xf32>) -> vector<1x1x4x1xf32> {
  %2 = vector.broadcast %a : vector<4xf32> to vector<1x1x4xf32>
  %3 = vector.shape_cast %2 : vector<1x1x4xf32> to vector<1x1x4x1xf32>
  return %3 : vector<1x1x4x1xf32>
}
//--- out
module {
  func.func @d1(%arg0: vector<4x1xf32>) -> vector<4xf32> {
    %0 = vector.shape_cast %arg0 : vector<4x1xf32> to vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @d2(%arg0: vector<4x1x2xf32>) -> vector<8xf32> {
    %0 = vector.shape_cast %arg0 : vector<4x1x2xf32> to vector<8xf32>
    return %0 : vector<8xf32>
  }
  func.func @d3(%arg0: vector<4xf32>) -> vector<4x1xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
    return %1 : vector<4x1xf32>
  }
  func.func @d4(%arg0: vector<4xf32>) -> vector<4xf32> {
    return %arg0 : vector<4xf32>
  }
  func.func @d5(%arg0: f32) -> vector<1xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<1x1xf32>
    %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
    return %1 : vector<1xf32>
  }
  func.func @d6(%arg0: f32) -> vector<8xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
    return %1 : vector<8xf32>
  }
  func.func @d7(%arg0: vector<1x4xf32>) -> vector<4xf32> {
    %0 = vector.extract %arg0[0] : vector<4xf32> from vector<1x4xf32>
    return %0 : vector<4xf32>
  }
  func.func @d8(%arg0: f32) -> vector<1xf32> {
    %0 = vector.from_elements %arg0 : vector<1x1xf32>
    %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
    return %1 : vector<1xf32>
  }
  func.func @d9(%arg0: f32, %arg1: f32) -> vector<2xf32> {
    %0 = vector.from_elements %arg0, %arg1 : vector<1x2xf32>
    %1 = vector.shape_cast %0 : vector<1x2xf32> to vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @d10(%arg0: vector<1x4xf32>) -> vector<4x1xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    return %0 : vector<4x1xf32>
  }
  func.func @d11(%arg0: vector<1x4xf32>) -> vector<1x4xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
    return %1 : vector<1x4xf32>
  }
  func.func @d12(%arg0: f32) -> vector<1x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4x1xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
    return %1 : vector<1x4xf32>
  }
  func.func @b1(%arg0: vector<1x4xf32>) -> vector<3x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<3x4xf32>
    return %0 : vector<3x4xf32>
  }
  func.func @b2(%arg0: vector<1x1x4xf32>) -> vector<3x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x1x4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
    return %1 : vector<3x4xf32>
  }
  func.func @b3(%arg0: vector<4xf32>) -> vector<3x4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<3x4xf32>
    return %0 : vector<3x4xf32>
  }
  func.func @b4(%arg0: vector<2x2xf32>) -> vector<3x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<2x2xf32> to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<3x4xf32>
    return %1 : vector<3x4xf32>
  }
  func.func @b5(%arg0: vector<1x4xf32>) -> vector<4x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4x1xf32>
    %1 = vector.broadcast %0 : vector<4x1xf32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b6(%arg0: vector<1x1xf32>) -> vector<4x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
  func.func @b7(%arg0: vector<f32>) -> vector<4x4xf32> {
    %0 = vector.broadcast %arg0 : vector<f32> to vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
  func.func @b8(%arg0: vector<1xf32>) -> vector<4x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
  func.func @b9(%arg0: vector<4x4xf32>) -> vector<4x4xf32> {
    return %arg0 : vector<4x4xf32>
  }
  func.func @b10(%arg0: f32) -> vector<4x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b11(%arg0: vector<4xf32>) -> vector<4x3xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<3x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    return %1 : vector<4x3xf32>
  }
  func.func @b30(%arg0: vector<4xf32>) -> vector<1x1x4x1xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x1x4xf32> to vector<1x1x4x1xf32>
    return %1 : vector<1x1x4x1xf32>
  }
}

//--- out 2
module {
  func.func @d1(%arg0: vector<4x1xf32>) -> vector<4xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @d2(%arg0: vector<4x1x2xf32>) -> vector<8xf32> {
    %0 = vector.transpose %arg0, [1, 0, 2] : vector<4x1x2xf32> to vector<1x4x2xf32>
    %1 = vector.shape_cast %0 : vector<1x4x2xf32> to vector<8xf32>
    return %1 : vector<8xf32>
  }
  func.func @d3(%arg0: vector<4xf32>) -> vector<4x1xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
    return %1 : vector<4x1xf32>
  }
  func.func @d4(%arg0: vector<4xf32>) -> vector<4xf32> {
    return %arg0 : vector<4xf32>
  }
  func.func @d5(%arg0: f32) -> vector<1xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<1x1xf32>
    %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
    return %1 : vector<1xf32>
  }
  func.func @d6(%arg0: f32) -> vector<8xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
    return %1 : vector<8xf32>
  }
  func.func @d7(%arg0: vector<1x4xf32>) -> vector<4xf32> {
    %0 = vector.extract %arg0[0] : vector<4xf32> from vector<1x4xf32>
    return %0 : vector<4xf32>
  }
  func.func @d8(%arg0: f32) -> vector<1xf32> {
    %0 = vector.from_elements %arg0 : vector<1x1xf32>
    %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
    return %1 : vector<1xf32>
  }
  func.func @d9(%arg0: f32, %arg1: f32) -> vector<2xf32> {
    %0 = vector.from_elements %arg0, %arg1 : vector<1x2xf32>
    %1 = vector.shape_cast %0 : vector<1x2xf32> to vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @d10(%arg0: vector<1x4xf32>) -> vector<4x1xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<1x4xf32>
    %2 = vector.transpose %1, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    return %2 : vector<4x1xf32>
  }
  func.func @d11(%arg0: vector<1x4xf32>) -> vector<1x4xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
    return %1 : vector<1x4xf32>
  }
  func.func @d12(%arg0: f32) -> vector<1x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4x1xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
    return %1 : vector<1x4xf32>
  }
  func.func @b1(%arg0: vector<1x4xf32>) -> vector<3x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<3x4xf32>
    return %1 : vector<3x4xf32>
  }
  func.func @b2(%arg0: vector<1x1x4xf32>) -> vector<3x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x1x4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
    return %1 : vector<3x4xf32>
  }
  func.func @b3(%arg0: vector<4xf32>) -> vector<3x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
    return %1 : vector<3x4xf32>
  }
  func.func @b4(%arg0: vector<2x2xf32>) -> vector<3x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<2x2xf32> to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<3x4xf32>
    return %1 : vector<3x4xf32>
  }
  func.func @b5(%arg0: vector<1x4xf32>) -> vector<4x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4x1xf32>
    %1 = vector.broadcast %0 : vector<4x1xf32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b6(%arg0: vector<1x1xf32>) -> vector<4x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1x1xf32> to vector<1xf32>
    %1 = vector.broadcast %0 : vector<1xf32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b7(%arg0: vector<f32>) -> vector<4x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<f32> to vector<1xf32>
    %1 = vector.broadcast %0 : vector<1xf32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b8(%arg0: vector<1xf32>) -> vector<4x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<1xf32> to vector<f32>
    %1 = vector.broadcast %0 : vector<f32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b9(%arg0: vector<4x4xf32>) -> vector<4x4xf32> {
    return %arg0 : vector<4x4xf32>
  }
  func.func @b10(%arg0: f32) -> vector<4x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<4x4xf32>
    return %1 : vector<4x4xf32>
  }
  func.func @b11(%arg0: vector<4xf32>) -> vector<4x3xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<3x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    return %1 : vector<4x3xf32>
  }
  func.func @b30(%arg0: vector<4xf32>) -> vector<1x1x4x1xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x1x4xf32>
    %1 = vector.shape_cast %0 : vector<1x1x4xf32> to vector<1x1x4x1xf32>
    return %1 : vector<1x1x4x1xf32>
  }
}

