// RUN: lowir opt --symbol-privatize=exclude=main,kept
// Functions, globals and modules that are not named get private; what is in a module inside stays.
func.func @main() { return }
func.func @helper() { return }
func.func nested @inner_use() { return }
func.func private @declared()
memref.global @kept : memref<2xf32>
memref.global @table : memref<2xf32>
llvm.func @callback() { llvm.return }
llvm.mlir.global external @counter() : i32
module @library {
  func.func @entry() { return }
}
module {
  func.func @anonymous() { return }
}
//--- out
module {
  func.func @main() {
    return
  }
  func.func private @helper() {
    return
  }
  func.func private @inner_use() {
    return
  }
  func.func private @declared()
  memref.global @kept : memref<2xf32>
  memref.global "private" @table : memref<2xf32>
  llvm.func @callback() attributes {sym_visibility = "private"} {
    llvm.return
  }
  llvm.mlir.global external @counter() {addr_space = 0 : i32, sym_visibility = "private"} : i32
  module @library attributes {sym_visibility = "private"} {
    func.func @entry() {
      return
    }
  }
  module {
    func.func @anonymous() {
      return
    }
  }
}

