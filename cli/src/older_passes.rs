//! Passes as they were named from 2020 to 2023, for build rules of those years: today's passes do their work, with a remark.
//! Source: MLIR's documentation of passes of those years.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use lower::pass::{self, Pipeline, Step};

/// What converted the standard dialect, whose parts are dialects of their own today.
const STANDARD: &str = "func.func(convert-vector-to-scf),expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-vector-to-llvm,\
    finalize-memref-to-llvm,convert-func-to-llvm,convert-math-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,\
    reconcile-unrealized-casts";

/// Passes of then, and operations that they ran on, as today's pipelines.
static OLDER: [(&str, &str); 9] = [
    ("builtin.func", "func.func"),
    // Today's name, with an option that it has no more.
    ("convert-func-to-llvm", "convert-func-to-llvm"),
    ("convert-linalg-to-llvm", STANDARD),
    ("convert-loop-to-std", "convert-scf-to-cf"),
    ("convert-memref-to-llvm", "expand-strided-metadata,lower-affine,finalize-memref-to-llvm"),
    ("convert-scf-to-std", "convert-scf-to-cf"),
    ("convert-std-to-llvm", STANDARD),
    ("func", "func.func"),
    ("std-expand", "memref-expand,arith-expand"),
];

/// The option that made a pass of its own since.
const WRAPPERS: &str = "emit-c-wrappers";

/// What a word of then is today.
fn today(word: &str) -> Option<&'static str> {
    OLDER.iter().find(|p| p.0 == word).map(|p| p.1)
}

/// Whether a pass of then is meant.
pub fn is_older(name: &str, options: &str) -> bool {
    name.starts_with(['c', 's']) && today(name).is_some() && (pass::find_pass(name).is_none() || options.contains(WRAPPERS))
}

/// Adds what does the work of a pass of then to a pipeline; the remark, or what is wrong. Options go to those that have them.
pub fn push(p: &mut Pipeline, name: &str, options: &str) -> Result<String, String> {
    let now = today(name).unwrap_or_default();
    let mut steps = pass::parse_pipeline(&format!("builtin.module({now})")).map_err(|e| e.message)?.steps;
    let mut taken = Vec::new();
    for step in &mut steps {
        let Step::Pass(pass, values) = step else { continue };
        let has = |option: &&str| pass.options.iter().any(|o| Some(o.name) == option.split('=').next());
        let given: Vec<&str> = options.split_whitespace().filter(has).collect();
        *values = pass::parse_options(pass, &given.join(" "))?;
        taken.extend(given);
    }
    for option in options.split_whitespace().filter(|o| !taken.contains(o)) {
        let (word, value) = option.split_once('=').unwrap_or((option, "true"));
        match pass::find_pass("llvm-request-c-wrappers") {
            Some(pass) if word == WRAPPERS => {
                if crate::args::truth(value) == Some("true") {
                    p.push_flag(pass, "")?;
                }
            }
            _ => return Err(format!("no pass has the option '{word}' today")),
        }
    }
    p.steps.append(&mut steps);
    Ok(remark(name, now))
}

/// The pipeline that a text of then, which did not name the module around it, is today; with the remark.
pub fn pipeline(text: &str) -> Option<(Pipeline, String)> {
    let mut now = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let n = rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_'))).unwrap_or(rest.len());
        now.push_str(today(&rest[..n]).unwrap_or(&rest[..n]));
        let other = rest[n..].chars().next();
        now.extend(other);
        rest = &rest[n + other.map_or(0, char::len_utf8)..];
    }
    if !now.starts_with("builtin.module(") {
        now = format!("builtin.module({now})");
    }
    let pipeline = pass::parse_pipeline(&now).ok()?;
    Some((pipeline, remark(text, &now)))
}

fn remark(was: &str, now: &str) -> String {
    format!("remark: older passes: `{was}`, today written `{now}`\n")
}
