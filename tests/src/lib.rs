//! What the tests share: case files ([`case`]), a world in memory for the command to run in ([`memory`]), the real
//! tools to compare with ([`oracle`]), generated workloads ([`workload`]), counted work ([`count`]).

pub mod binary;
pub mod case;
pub mod count;
pub mod memory;
pub mod oracle;
pub mod workload;

use std::path::PathBuf;

/// The project's folder.
pub fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map(PathBuf::from).unwrap_or(here)
}
