//! The command `lowir-fuzz`.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    lowir_fuzz::command::run(&args)
}
