//! Passes as they were named from 2020 to 2023, for build rules of those years: today's passes do their work, with a remark.
//! Source: MLIR's documentation of passes of those years.

use alloc::format;
use alloc::string::String;

use lower::pass::{self, Pipeline};

/// What converted the standard dialect, whose parts are dialects of their own today.
const STANDARD: &[&str] = &[
    "convert-vector-to-scf",
    "expand-strided-metadata",
    "lower-affine",
    "convert-scf-to-cf",
    "convert-vector-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-math-to-llvm",
    "convert-arith-to-llvm",
    "convert-cf-to-llvm",
    "convert-ub-to-llvm",
    "reconcile-unrealized-casts",
];

/// Passes of then, with those that do their work together today.
static OLDER: [(&str, &[&str]); 7] = [
    // Today's name, with an option that it has no more.
    ("convert-func-to-llvm", &["convert-func-to-llvm"]),
    ("convert-linalg-to-llvm", STANDARD),
    ("convert-loop-to-std", &["convert-scf-to-cf"]),
    ("convert-memref-to-llvm", &["expand-strided-metadata", "lower-affine", "finalize-memref-to-llvm"]),
    ("convert-scf-to-std", &["convert-scf-to-cf"]),
    ("convert-std-to-llvm", STANDARD),
    ("std-expand", &["memref-expand", "arith-expand"]),
];

/// The option that made a pass of its own since.
const WRAPPERS: &str = "emit-c-wrappers";

/// Whether a pass of then is meant.
pub fn is_older(name: &str, options: &str) -> bool {
    OLDER.iter().any(|p| p.0 == name) && (pass::find_pass(name).is_none() || options.contains(WRAPPERS))
}

/// Adds what does the work of a pass of then to a pipeline; the remark, or what is wrong. Options go to those that have them.
pub fn push(p: &mut Pipeline, name: &str, options: &str) -> Result<String, String> {
    let names = OLDER.iter().find(|p| p.0 == name).map_or(&[][..], |p| p.1);
    let passes = || names.iter().filter_map(|name| pass::find_pass(name));
    for option in options.split_whitespace() {
        let (word, value) = option.split_once('=').unwrap_or((option, "true"));
        if word != WRAPPERS && !passes().any(|pass| pass.options.iter().any(|o| o.name == word)) {
            return Err(format!("no pass has the option '{word}' today"));
        }
        if word == WRAPPERS
            && crate::args::truth(value) == Some("true")
            && let Some(pass) = pass::find_pass("llvm-request-c-wrappers")
        {
            p.push_flag(pass, "")?;
        }
    }
    for pass in passes() {
        let has = |option: &&str| pass.options.iter().any(|o| Some(o.name) == option.split('=').next());
        let given: alloc::vec::Vec<&str> = options.split_whitespace().filter(has).collect();
        p.push_flag(pass, &given.join(" "))?;
    }
    Ok(format!("remark: older name of a pass: `{name}`, today written `{}`\n", names.join(",")))
}
