; RUN: lowir translate --import-llvm
; An empty list of target features says that there are none, which is not the same as no list: TVM writes it.
define void @none() "target-features" { ret void }
define void @empty() "target-features"="" { ret void }
define void @some() "target-features"="+avx,-sse4a" { ret void }
define void @unsaid() { ret void }
//--- out
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @none() attributes {target_features = #llvm.target_features<[]>} {
    llvm.return
  }
  llvm.func @empty() attributes {target_features = #llvm.target_features<[]>} {
    llvm.return
  }
  llvm.func @some() attributes {target_features = #llvm.target_features<["+avx", "-sse4a"]>} {
    llvm.return
  }
  llvm.func @unsaid() {
    llvm.return
  }
}
