//! The flags that `lowir opt` and `lowir translate` share, and what they were set to.

use alloc::format;
use alloc::string::String;
use ir::Release;

use crate::args::{Arg, Flag, maybe, switch, value};
use crate::drive::{Expect, Files, MARKER};

/// Flags about input, output and releases: every command has them.
pub static FILES: &[Flag] = &[
    value("o", "file", "write here instead of standard output; written whole or not at all"),
    value("compat", "release", "behave like MLIR of this release: 22 (default) or 19"),
    maybe("split-input-file", "marker", "cut the input at lines '// -----' and process each piece alone"),
    value("output-split-marker", "marker", "what stands between outputs (default: '// -----' for opt)"),
    maybe("verify-diagnostics", "all|only-expected", "compare diagnostics with expected-error comments in the input"),
    switch("allow-unregistered-dialect", "accept operations, types and attributes of unknown dialects"),
    switch("strict-syntax", "older spellings of MLIR are errors, as in the real tools; else they are upgraded with a remark"),
    switch("no-older-spelling-remarks", "upgrade older spellings without a remark"),
    switch("fragment", "the input is a piece of a document: values and callees that it leaves out are made up, types may stand alone"),
    switch("no-implicit-module", "do not wrap the input into a module"),
    switch("mlir-timing", "print how long each phase took"),
    value("mlir-timing-display", "list|tree", ""),
    value("mlir-output-format", "text|json", "how to print timing"),
];

/// Flags about how MLIR is printed.
pub static PRINTING: &[Flag] = &[
    switch("mlir-print-op-generic", "print operations in the generic form"),
    switch("mlir-print-debuginfo", "print locations"),
    switch("mlir-pretty-debuginfo", "print locations in a shorter, unreadable-back form"),
    switch("mlir-print-local-scope", "print without aliases, so that each line stands alone"),
    switch("mlir-print-assume-verified", ""),
    value("mlir-elide-elementsattrs-if-larger", "n", "print '...' for elements attributes of more than n elements"),
    value("mlir-elide-resource-strings-if-larger", "n", "leave out resources of more than n characters"),
    value("mlir-print-elementsattrs-with-hex-if-larger", "n", "print elements attributes of more than n elements in hex (-1: never)"),
    switch("mlir-print-skip-regions", "print operations without their regions"),
    switch("mlir-print-unique-ssa-ids", "number values over the whole module"),
    // Known, so that they can be refused by name.
    switch("mlir-print-value-users", ""),
    switch("mlir-use-nameloc-as-prefix", ""),
];

/// Flags that change nothing here and are accepted because scripts pass them.
pub static IGNORED: &[Flag] = &[
    switch("mlir-disable-threading", "accepted; work is done on one thread"),
    switch("mlir-print-stacktrace-on-diagnostic", ""),
    switch("mlir-print-op-on-diagnostic", ""),
    switch("mlir-disable-diagnostic-notes", ""),
    value("mlir-diagnostic-verbosity-level", "level", ""),
    switch("mlir-enable-debugger-hook", ""),
    switch("mlir-pass-statistics", ""),
    value("mlir-pass-statistics-display", "list|pipeline", ""),
    switch("color", ""),
    switch("verify-region-info", ""),
];

/// Flags that only ask something.
pub static ASKING: &[Flag] = &[switch("help", "this text"), switch("h", ""), switch("version", "print the version")];

/// What the shared flags were set to.
#[derive(Clone, Debug)]
pub struct Common<'a> {
    /// Input and output.
    pub files: Files<'a>,
    /// The release to behave like.
    pub release: Release,
    /// Accept unknown dialects.
    pub allow_unregistered: bool,
    /// Older spellings are errors.
    pub strict: bool,
    /// Older spellings are upgraded without a remark.
    pub quiet_older: bool,
    /// The input is a piece of a document.
    pub fragment: bool,
    /// Do not wrap the input into a module.
    pub no_implicit_module: bool,
    /// Print timing.
    pub timing: bool,
    /// Timing as JSON.
    pub json: bool,
    /// How to print MLIR.
    pub print: ir::text::print::PrintOptions,
}

impl<'a> Common<'a> {
    /// Nothing set. A program called `mlir-opt-19` behaves like release 19 unless told otherwise.
    pub fn new(program: &'a str, output_split: &'a str) -> Common<'a> {
        let release = if program.ends_with("-19") { Release::V19 } else { Release::V22 };
        Common {
            files: Files { program, input: "-", output: "-", split: None, output_split, expect: None },
            release,
            allow_unregistered: false,
            // Called by the real tool's name, it is as strict as the real tool.
            strict: program.starts_with("mlir-"),
            quiet_older: false,
            fragment: false,
            no_implicit_module: false,
            timing: false,
            json: false,
            print: Default::default(),
        }
    }

    /// Takes an argument if it is one of the shared ones.
    pub fn take(&mut self, arg: Arg<'a>, n_files: &mut usize) -> Result<bool, String> {
        let (name, value) = match arg {
            Arg::File(path) => {
                *n_files += 1;
                if *n_files > 1 {
                    return Err(format!("one input file at most, but '{}' and '{path}' are given", self.files.input));
                }
                self.files.input = path;
                return Ok(true);
            }
            Arg::Flag(name, value) => (name, value),
            Arg::Pass(..) => return Ok(false),
        };
        let on = value == "true";
        let number = || value.parse::<i64>().map_err(|_| format!("'--{name}={value}': expected an integer"));
        match name {
            "o" => self.files.output = value,
            "compat" => self.release = release(value)?,
            "split-input-file" => self.files.split = Some(if value.is_empty() { MARKER } else { value }),
            "output-split-marker" => self.files.output_split = value,
            "verify-diagnostics" => {
                self.files.expect = match value {
                    "" | "all" | "true" => Some(Expect::All),
                    "only-expected" => Some(Expect::OnlyExpected),
                    "false" => None,
                    _ => return Err(format!("'--{name}={value}': expected 'all' or 'only-expected'")),
                }
            }
            "allow-unregistered-dialect" => self.allow_unregistered = on,
            "strict-syntax" => self.strict = on,
            "no-older-spelling-remarks" => self.quiet_older = on,
            "fragment" => self.fragment = on,
            "no-implicit-module" => self.no_implicit_module = on,
            "mlir-timing" => self.timing = on,
            "mlir-timing-display" if matches!(value, "list" | "tree") => {}
            "mlir-output-format" if matches!(value, "text" | "json") => self.json = value == "json",
            "mlir-print-op-generic" => self.print.generic = on,
            "mlir-print-debuginfo" => self.print.debuginfo = on,
            "mlir-pretty-debuginfo" => self.print.pretty_debuginfo = on,
            "mlir-print-local-scope" => self.print.local_scope = on,
            "mlir-elide-elementsattrs-if-larger" => self.print.elide_elements = u64::try_from(number()?).ok(),
            "mlir-elide-resource-strings-if-larger" => self.print.elide_resources = u64::try_from(number()?).ok(),
            "mlir-print-elementsattrs-with-hex-if-larger" => self.print.hex_elements = u64::try_from(number()?).ok(),
            "mlir-print-assume-verified" => {}
            "mlir-print-skip-regions" => self.print.skip_regions = on,
            "mlir-print-unique-ssa-ids" => self.print.unique_ids = on,
            "mlir-print-value-users" | "mlir-use-nameloc-as-prefix" => {
                if on {
                    return Err(format!("'--{name}' is not supported yet"));
                }
            }
            _ if IGNORED.iter().any(|f| f.name == name) => {}
            "mlir-timing-display" | "mlir-output-format" => return Err(format!("'--{name}={value}': unknown value")),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Printer options.
    pub fn printing(&self) -> ir::text::print::PrintOptions {
        ir::text::print::PrintOptions { release: self.release, ..self.print }
    }

    /// Parser options.
    pub fn parse(&self) -> ir::text::parse::ParseOptions {
        ir::text::parse::ParseOptions {
            release: self.release,
            allow_unregistered: self.allow_unregistered,
            no_implicit_module: self.no_implicit_module,
            fragment: self.fragment,
            strict: self.strict,
            quiet_older: self.quiet_older || self.files.expect.is_some(),
        }
    }
}

/// The release of a `--compat=` value.
pub fn release(value: &str) -> Result<Release, String> {
    let known = value.parse().ok().and_then(Release::from_version);
    known.ok_or_else(|| format!("'--compat={value}': known releases are 22 and 19"))
}

/// The version of a `--llvm-version=` value.
pub fn llvm_version(value: &str) -> Result<u32, String> {
    let known = value.parse().ok().filter(|v| (emit::ll::OLDEST..=emit::ll::NEWEST).contains(v));
    known.ok_or_else(|| format!("'--llvm-version={value}': known versions are 15 to 22"))
}
