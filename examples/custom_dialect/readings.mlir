module attributes {span.version = "2"} {
  func.func @reading(%at: !llvm.ptr {span.nonzero}, %allowed: !span.range) -> (i64, i64) attributes {span.owner = "lab"} {
    %raw = llvm.load %at {span.within = array<i64: 0, 4096>} : !llvm.ptr -> i64
    %reading = span.clamp %raw in %allowed : !span.range
    %ticks = span.ticks
    return %reading, %ticks : i64, i64
  }
}
