//! Lowers MLIR with the dialect `span` to LLVM IR.

fn main() -> std::process::ExitCode {
    lowir_custom_dialect::command(lowir_custom_dialect::compile)
}
