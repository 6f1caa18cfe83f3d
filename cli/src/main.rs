//! The `lowir` command.
#![cfg_attr(all(not(feature = "std"), unix, panic = "abort"), no_std, no_main)]
#![cfg_attr(all(feature = "std", no_unwinder, panic = "abort", not(test)), no_main)]

#[cfg(all(not(feature = "std"), unix, panic = "abort"))]
extern crate alloc;
#[cfg(all(feature = "std", feature = "fast", target_os = "linux", target_env = "gnu"))]
mod large_pages;
// A library with the C interface brings its own.
#[cfg(all(feature = "std", feature = "fast"))]
mod memory;
#[cfg(all(feature = "std", no_unwinder, panic = "abort", not(test)))]
mod quick_start;
#[cfg(all(not(feature = "std"), not(feature = "capi"), unix, panic = "abort"))]
mod runtime;
#[cfg(all(not(feature = "std"), unix, panic = "abort"))]
mod start;
#[cfg(all(feature = "std", no_unwinder, panic = "abort"))]
mod unwind;

#[cfg(not(all(not(feature = "std"), unix, panic = "abort")))]
#[cfg(not(all(feature = "std", no_unwinder, panic = "abort", not(test))))]
fn main() -> std::process::ExitCode {
    if run() == 0 { std::process::ExitCode::SUCCESS } else { std::process::ExitCode::FAILURE }
}

/// The command with the arguments of the process: its exit code.
#[cfg(not(all(not(feature = "std"), unix, panic = "abort")))]
fn run() -> i32 {
    let mut args = Vec::new();
    for arg in std::env::args_os() {
        match arg.into_string() {
            Ok(a) => args.push(a),
            Err(a) => {
                eprintln!("lowir: error: argument {a:?} is not UTF-8");
                return 1;
            }
        }
    }
    let (program, rest) = args.split_first().map_or(("lowir", &[][..]), |(p, r)| (p.as_str(), r));
    #[allow(unused_mut)]
    let mut os = lowir::host::Os::new();
    #[cfg(all(feature = "std", feature = "fast"))]
    os.expect_with(memory::expect);
    lowir::command(program, rest, &mut os)
}
