// RUN: lowir opt --llvm-add-comdats --split-input-file
// Functions that may be linked in once get groups.

llvm.func linkonce @a() { llvm.return }
llvm.func linkonce_odr @b() { llvm.return }
llvm.func @c() { llvm.return }
llvm.mlir.global linkonce @g(1 : i32) : i32
// -----
llvm.comdat @__llvm_comdat { llvm.comdat_selector @x any }
llvm.func linkonce @a() comdat(@__llvm_comdat::@x) { llvm.return }
llvm.func linkonce @b()  { llvm.return }
//--- out
module {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @b any
    llvm.comdat_selector @a any
  }
  llvm.func linkonce @a() comdat(@__llvm_comdat::@a) {
    llvm.return
  }
  llvm.func linkonce_odr @b() comdat(@__llvm_comdat::@b) {
    llvm.return
  }
  llvm.func @c() {
    llvm.return
  }
  llvm.mlir.global linkonce @g(1 : i32) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @b any
    llvm.comdat_selector @a any
    llvm.comdat_selector @x any
  }
  llvm.func linkonce @a() comdat(@__llvm_comdat::@a) {
    llvm.return
  }
  llvm.func linkonce @b() comdat(@__llvm_comdat::@b) {
    llvm.return
  }
}

