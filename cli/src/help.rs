//! What `--help` says. It should be enough to do the job without reading anything else.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::args::{Flag, Takes};
use crate::flags;
use crate::host::Host;

/// Prints a text on standard output; the exit code.
pub fn show(host: &mut dyn Host, text: &str) -> i32 {
    i32::from(host.write("-", text.as_bytes()).is_err())
}

/// The version line.
pub fn version() -> String {
    format!("lowir {}\nMLIR of releases 22 (default) and 19; LLVM IR text for LLVM 15 to 22\n", env!("CARGO_PKG_VERSION"))
}

fn table(out: &mut String, title: &str, flags: &[Flag]) {
    let _ = writeln!(out, "\n{title}:");
    for f in flags.iter().filter(|f| !f.doc.is_empty()) {
        let dashes = if f.name.len() == 1 { "-" } else { "--" };
        let head = match f.takes {
            Takes::Nothing => format!("{dashes}{}", f.name),
            Takes::Value if f.name.len() == 1 => format!("-{} <{}>", f.name, f.value),
            Takes::Value => format!("--{}=<{}>", f.name, f.value),
            Takes::MaybeValue => format!("--{}[=<{}>]", f.name, f.value),
        };
        if head.len() > 38 {
            let _ = writeln!(out, "  {head}\n{:42}{}", "", f.doc);
        } else {
            let _ = writeln!(out, "  {head:<40}{}", f.doc);
        }
    }
}

/// Help of `lowir`.
pub fn job() -> String {
    let mut out = String::from(
        "lowir: MLIR in, LLVM IR out, without LLVM

  lowir in.mlir                     lower and translate: LLVM IR on standard output
  lowir in.mlir -o out.ll           the same into a file (then: llc out.ll, or clang out.ll)
  lowir in.mlir -o out.mlir         lower only: the LLVM dialect as MLIR
  lowir opt --cse in.mlir           run passes of your choice, as mlir-opt does
  lowir translate --mlir-to-llvmir  translate the LLVM dialect, as mlir-translate does
  lowir in.mlir -o out.o            an x86-64 object, where this program has the feature 'objects'
  lowir run in.mlir --entry f 1 2   compile in memory, call, print, where it has the feature 'run'
  lowir abi --iree in.mlir          print and check IREE's function signatures
  lowir opt --help                  flags and passes of that command

The input may use the dialects builtin, func, arith, cf, scf, index, memref, ub and llvm, and affine, bufferization, complex,
linalg, math and vector where this program has the feature 'extended'; '-' is standard input.
A link named mlir-opt or mlir-translate (also mlir-opt-19) to this program behaves as that command.

Try:
  echo 'func.func @add(%a: i32, %b: i32) -> i32 { %c = arith.addi %a, %b : i32 return %c : i32 }' | lowir -
",
    );
    table(&mut out, "How memrefs and index are lowered", crate::job::FLAGS);
    table(&mut out, "Input and output", flags::FILES);
    out.push_str("\nThe exit code is 0, or 1 after an error; an output file is written whole or not at all.\n");
    out
}

/// Help of `lowir opt`.
pub fn opt(program: &str) -> String {
    let mut out = format!(
        "{program}: reads MLIR, runs passes in the order of their flags, prints MLIR

  {program} in.mlir                                       read, verify, print
  {program} --canonicalize --cse in.mlir -o out.mlir      two passes
  {program} --convert-func-to-llvm=\"index-bitwidth=32\" in.mlir
  {program} --pass-pipeline='builtin.module(func.func(cse),symbol-dce)' in.mlir

Flags may begin with one dash or two; a value stands after '=' or in the next argument.
"
    );
    table(&mut out, "Passes and verification", crate::opt::FLAGS);
    table(&mut out, "Input and output", flags::FILES);
    table(&mut out, "Printing", flags::PRINTING);
    table(&mut out, "Other", flags::IGNORED);
    let _ = write!(out, "\nPasses:\n{}", passes());
    out
}

/// Help of `lowir translate`.
pub fn translate(program: &str) -> String {
    let mut out = format!(
        "{program}: translates the LLVM dialect to LLVM IR text

  {program} --mlir-to-llvmir in.mlir -o out.ll
  lowir opt --convert-to-llvm --reconcile-unrealized-casts in.mlir | {program} --mlir-to-llvmir -
"
    );
    table(&mut out, "Translation", crate::translate::FLAGS);
    table(&mut out, "Input and output", flags::FILES);
    out
}

/// Help of `lowir abi`.
#[cfg(feature = "abi")]
pub fn abi() -> String {
    let mut out = String::from(
        "lowir abi: what signatures become, where every piece travels, and bindings

  lowir abi in.mlir                         explain each function under every convention
  lowir abi --format=svg in.mlir -o f.svg   the same, drawn
  lowir abi --emit=c in.mlir -o f.h         declarations for C, C++, Rust or Python
  lowir abi --iree in.mlir                  IREE's signatures; 'lowir abi --iree --help' explains
",
    );
    table(&mut out, "Signatures", crate::abi::FLAGS);
    table(&mut out, "Input and output", flags::FILES);
    out
}

/// Help of `lowir run`.
#[cfg(all(feature = "run", feature = "std", target_os = "linux", target_arch = "x86_64"))]
pub fn run() -> String {
    let mut out = String::from(
        "lowir run: compile in memory and call

  lowir run in.mlir --entry f 1 2.5         call f(1, 2.5) and print its results
  lowir run in.mlir -e main --entry-point-result=i32
                                            as mlir-runner does; -e main may be left out

Functions of the C library, libm and printMemrefF32 and its kin are there; --shared-libs brings more.
",
    );
    table(&mut out, "Running", crate::run::FLAGS);
    table(&mut out, "How memrefs and index are lowered", crate::job::FLAGS);
    table(&mut out, "Input and output", flags::FILES);
    out
}

/// Help of `lowir abi --iree`.
#[cfg(feature = "abi")]
pub fn iree() -> String {
    let mut out = String::from(
        "lowir abi --iree: IREE's function signatures

  lowir abi --iree in.mlir                  print each function's signature, given or derived, and check it
  lowir abi --iree-attach in.mlir           write the module with 'iree.abi' and 'iree.reflection'
  lowir abi --strip-abi in.mlir             write the module without them
",
    );
    table(&mut out, "IREE", crate::abi_iree::FLAGS);
    table(&mut out, "Input and output", flags::FILES);
    out
}

/// The known dialects, one line as mlir-opt prints it.
pub fn dialects() -> String {
    let mut names: Vec<&str> = ir::dialect::TABLES.iter().flat_map(|t| t.iter()).map(|r| r.dialect()).filter(|d| !d.is_empty()).collect();
    ir::order::sort_by_key(&mut names, |&n| n);
    names.dedup();
    format!("Available Dialects: {}\n", names.join(","))
}

/// The known passes with their options.
pub fn passes() -> String {
    let mut out = String::new();
    for p in lower::PASSES {
        let anchor = match p.anchor {
            lower::pass::Anchor::Any => String::new(),
            a => format!(" (on {})", a.name()),
        };
        let _ = writeln!(out, "  --{:<38}{}{anchor}", p.name, p.doc);
        for o in p.options {
            let default = if o.default.is_empty() { String::new() } else { format!(" (default {})", o.default) };
            let _ = writeln!(out, "      {:<36}{}{default}", o.name, o.doc);
        }
    }
    out
}
