//! What the tests share: case files ([`case`]), a world in memory for the command to run in ([`memory`]), the real
//! tools to compare with ([`oracle`]), objects ([`objects`]), generated workloads ([`workload`]), counted work ([`count`]), the
//! bound of reading ([`bound`]).

pub mod binary;
pub mod bound;
pub mod case;
pub mod count;
pub mod memory;
pub mod objects;
pub mod oracle;
pub mod workload;

use std::path::PathBuf;
use std::process::Command;

/// The project's folder.
pub fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map(PathBuf::from).unwrap_or(here)
}

/// The command as a program, built with the options of tests.
///
/// # Panics
/// If it does not build.
pub fn command() -> PathBuf {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "-q", "--profile=test", "-p", "lowir", "--target-dir"]).arg(root().join("target")).current_dir(root());
    assert!(cargo.status().is_ok_and(|s| s.success()), "lowir does not build");
    root().join("target/debug/lowir")
}
