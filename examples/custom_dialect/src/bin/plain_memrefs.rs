//! Lowers MLIR to LLVM IR with memrefs as plain pointers.

fn main() -> std::process::ExitCode {
    lowir_custom_dialect::command(lowir_custom_dialect::plain::compile)
}
