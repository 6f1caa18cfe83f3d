//! lowir as a library: [`compile`] does the whole job on a text, [`command`] is the command line in a world of your own.
//!
//! The rooms below (`lowir-ir`, `lowir-abi`, `lowir-lower`, `lowir-emit`) do the work and need no standard library; this
//! crate reads arguments and files and shows diagnostics.
//!
//! With the feature `std` (a default) the world outside is reached by the standard library; without it, in a profile
//! where a panic aborts, by system calls alone, which makes the shipped binary a tenth smaller.
#![no_std]
#![deny(unsafe_code)]

extern crate alloc;
#[cfg(not(all(not(feature = "std"), unix, panic = "abort")))]
extern crate std;

use alloc::string::String;

#[cfg(feature = "abi")]
pub mod abi;
#[cfg(feature = "abi")]
pub mod abi_iree;
pub mod args;
#[cfg(feature = "capi")]
pub mod capi;
pub mod drive;
pub mod engine;
#[cfg(feature = "faerie")]
pub mod faerie;
pub mod flags;
pub mod help;
pub mod host;
#[cfg(all(not(feature = "std"), unix, panic = "abort"))]
pub mod host_bare;
#[cfg(not(all(not(feature = "std"), unix, panic = "abort")))]
pub mod host_std;
pub mod job;
#[cfg(all(feature = "run", feature = "std", target_os = "linux", target_arch = "x86_64"))]
pub mod machine;
#[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
pub mod mapped;
#[cfg(feature = "fast")]
pub mod mlir_parts;
#[cfg(feature = "objects")]
pub mod object_parts;
mod older_passes;
pub mod opt;
pub mod parts;
#[cfg(all(feature = "run", feature = "std", target_os = "linux", target_arch = "x86_64"))]
pub mod run;
#[cfg(all(not(feature = "std"), feature = "capi", unix, panic = "abort"))]
mod runtime;
pub mod session;
#[cfg(not(all(not(feature = "std"), unix, panic = "abort")))]
mod stream;
#[cfg(feature = "threads")]
#[cfg_attr(not(all(feature = "fast", feature = "objects")), allow(dead_code, irrefutable_let_patterns))]
mod threads;
pub mod translate;
#[cfg(feature = "fast")]
pub mod translate_parts;

pub use job::{Options, compile};
pub use session::Session;

/// Runs a command line in a world; the exit code. `program` is the name that the command was called by: a link named
/// `mlir-opt` or `mlir-translate` behaves as that tool.
pub fn command(program: &str, args: &[String], host: &mut dyn host::Host) -> i32 {
    let name = program.rsplit(['/', '\\']).next().unwrap_or(program);
    let name = name.strip_suffix(".exe").unwrap_or(name);
    if name.starts_with("mlir-opt") {
        return opt::run(name, args, host);
    }
    if name.starts_with("mlir-translate") {
        return translate::run(name, args, host);
    }
    match args.first().map(|s| s.as_str()) {
        Some("opt") => opt::run("lowir opt", &args[1..], host),
        Some("translate") => translate::run("lowir translate", &args[1..], host),
        #[cfg(all(feature = "run", feature = "std", target_os = "linux", target_arch = "x86_64"))]
        Some("run") => run::run("lowir run", &args[1..], host),
        #[cfg(feature = "abi")]
        Some("abi") if abi_iree::asked(args) => abi_iree::run("lowir abi", &args[1..], host),
        #[cfg(feature = "abi")]
        Some("abi") => abi::run("lowir abi", &args[1..], host),
        Some("help") => help::show(host, &help::job()),
        _ => job::run("lowir", args, host),
    }
}
