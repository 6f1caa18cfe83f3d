//! Cases as bytecode files: read, written, and read back.

use ir::bytecode::read;
use ir::diag::{Diags, Source};
use ir::text::parse::{ParseOptions, parse_into};
use ir::text::print::{PrintOptions, print_module};
use ir::{Module, Release, verify};

use crate::case::Case;

/// The release that a case's runs ask for.
pub fn release_of(case: &Case) -> Release {
    if case.runs.iter().all(|r| r.contains("--compat=19")) { Release::V19 } else { Release::V22 }
}

/// The pieces of a case's input that lowir reads.
pub fn pieces(case: &Case) -> Vec<String> {
    let split = case.runs.iter().any(|r| r.contains("split-input-file"));
    let texts: Vec<&str> = if split { case.input.split("// -----").collect() } else { vec![&case.input] };
    texts.into_iter().map(String::from).collect()
}

/// The module of a text, if it is read and verified.
pub fn parsed(text: &str, release: Release) -> Option<Module> {
    let (mut m, mut diags) = (Module::new(), Diags::default());
    let options = ParseOptions { release, allow_unregistered: true, ..ParseOptions::default() };
    let read = parse_into(&mut m, Source::new("case.mlir", text), &options, &mut diags).is_ok();
    read.then(|| verify::verify(&mut m, &mut diags));
    (read && !diags.failed()).then_some(m)
}

/// The module of a bytecode file, read and verified, or what is wrong with it.
pub fn reread(file: &[u8], release: Release) -> Result<Module, String> {
    let (mut m, mut diags) = (Module::new(), Diags::default());
    let options = ParseOptions { release, allow_unregistered: true, ..ParseOptions::default() };
    let read = read(&mut m, file, &options, &mut diags).is_ok();
    read.then(|| verify::verify(&mut m, &mut diags));
    if read && !diags.failed() { Ok(m) } else { Err(diags.list.iter().map(|d| d.message.as_str()).collect::<Vec<_>>().join("\n")) }
}

/// A module in the generic form.
pub fn printed(m: &Module, text: &str, release: Release, debuginfo: bool) -> String {
    let options = PrintOptions { generic: true, debuginfo, release, ..PrintOptions::default() };
    print_module(m, Source::new("case.mlir", text), &options)
}
