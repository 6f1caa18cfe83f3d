//! Checks of the other forms that lowir reads and writes: bytecode, LLVM IR as input, and x86-64 objects. What is written
//! may be changed on its way to the reader ([`Case::tamper`](super::Case)), by which tests show that a check can fail.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::oracle::{Case, difference, shown, tools};
use ir::diag::{Diags, Source};
use ir::text::parse::ParseOptions;
use ir::text::print::{PrintOptions, print_module};
use ir::{Module, bytecode, verify};

/// The data layout of x86-64.
const X86: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

/// A name that stands for a file in messages.
const WRITTEN: &str = "written.mlirbc";

/// The bytecode of a module.
fn written(c: &Case, m: &mut Module) -> Vec<u8> {
    let options = bytecode::WriteOptions { release: c.behaviour(), ..Default::default() };
    c.on_the_way("bytecode", bytecode::write(m, c.source(), &options))
}

/// A module of bytecode, verified.
fn read(c: &Case, file: &[u8]) -> Result<Module, String> {
    let (mut m, mut diags) = (Module::new(), Diags::default());
    let options = ParseOptions { release: c.behaviour(), ..ParseOptions::default() };
    if bytecode::read(&mut m, file, &options, &mut diags).is_ok() {
        verify::verify(&mut m, &mut diags);
    }
    if diags.failed() { Err(shown(&m, Source::new(WRITTEN, ""), &diags)) } else { Ok(m) }
}

/// A module is the same through bytecode: before the road, after each pass of it, and written a second time.
pub fn through_bytecode(c: &Case) -> Result<(), String> {
    let mut m = c.module()?;
    let mut place = "before the road".to_owned();
    for pass in std::iter::once(None).chain(c.road().iter().map(Some)) {
        if let Some(pass) = pass {
            c.pass(&mut m, pass)?;
            place = format!("after {pass}");
        }
        let file = written(c, &mut m);
        let mut again = read(c, &file).map_err(|e| format!("{place}: what is written does not read back: {e}"))?;
        let text = |m: &Module, source| {
            print_module(m, source, &PrintOptions { release: c.behaviour(), generic: true, ..PrintOptions::default() })
        };
        let back = text(&again, Source::new(WRITTEN, ""));
        difference(&format!("{place}, modules before and after bytecode"), &text(&m, c.source()), &back)?;
        let second =
            bytecode::write(&mut again, Source::new(WRITTEN, ""), &bytecode::WriteOptions { release: c.behaviour(), ..Default::default() });
        if second != written(c, &mut m) {
            return Err(format!("{place}: bytecode written once and twice differs"));
        }
    }
    Ok(())
}

/// mlir-opt reads lowir's bytecode, lowir reads that of mlir-opt, and both mean the text.
pub fn shared_bytecode(c: &Case) -> Result<(), String> {
    let mut m = c.module()?;
    let text = c.print(&m, false);
    let file = written(c, &mut m);
    let theirs = String::from_utf8_lossy(&c.answer("mlir-opt", &[], &file)?).into_owned();
    difference("the module and what mlir-opt reads of its bytecode", &text, &theirs)?;
    let file = c.on_the_way("bytecode", c.answer("mlir-opt", &["--emit-bytecode"], c.text.as_bytes())?);
    let m = read(c, &file).map_err(|e| format!("mlir-opt's bytecode does not read: {e}"))?;
    let ours = print_module(&m, Source::new(WRITTEN, ""), &PrintOptions { release: c.behaviour(), ..PrintOptions::default() });
    difference("the module and what lowir reads of mlir-opt's bytecode", &text, &ours)
}

/// LLVM IR as the LLVM dialect.
fn imported(c: &Case, ll: &str) -> Result<Module, String> {
    let source = Source::new("written.ll", ll);
    let (mut m, mut diags) = (Module::new(), Diags::default());
    let options = emit::import::ImportOptions { release: c.behaviour(), ..Default::default() };
    if emit::import::import(&mut m, source, &options, &mut diags) {
        verify::verify(&mut m, &mut diags);
    }
    if diags.failed() { Err(shown(&m, source, &diags)) } else { Ok(m) }
}

/// A lowered module as LLVM IR.
pub fn emitted(c: &Case, m: &Module, source: Source<'_>) -> Result<String, String> {
    let mut diags = Diags::default();
    let options = emit::EmitOptions { llvm_version: c.release, ..Default::default() };
    let bytes = emit::emit_ll(m, source, &options, &mut diags).map_err(|()| shown(m, source, &diags))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The LLVM IR of the whole job, as it comes to a reader.
fn ll(c: &Case) -> Result<String, String> {
    Ok(String::from_utf8_lossy(&c.on_the_way("ll", c.ours()?.as_bytes().to_vec())).into_owned())
}

/// The LLVM IR of the whole job is read back into a module that means the same, and is written and read once more as
/// itself.
pub fn read_back(c: &Case) -> Result<(), String> {
    // Without a layout the text means LLVM's own, which aligns less than the machine that programs run on.
    let ll = format!("target datalayout = \"{X86}\"\n{}", ll(c)?);
    let m = imported(c, &ll).map_err(|e| format!("lowir's LLVM IR does not read back: {e}"))?;
    let source = Source::new("written.ll", &ll);
    if !c.text_only() {
        let got = c.interpreted_from(&m, source).map_err(|e| format!("what is read back: {e}"))?;
        difference("meanings before and after reading LLVM IR back", c.meaning()?, &got)?;
    }
    let write = |m: &Module, source: Source<'_>| emitted(c, m, source);
    let second = write(&m, source)?;
    let again = imported(c, &second).map_err(|e| format!("what is written of it does not read back: {e}"))?;
    difference("LLVM IR read and written once and twice", &second, &write(&again, Source::new("written.ll", &second))?)
}

/// What is read of the LLVM IR is byte for byte what mlir-translate reads.
pub fn read_alike(c: &Case) -> Result<(), String> {
    let ll = ll(c)?;
    let theirs = c.answer("mlir-translate", &["--import-llvm"], c.ours()?.as_bytes())?;
    // mlir-translate ends its answer with an empty line.
    let theirs = String::from_utf8_lossy(&theirs);
    let m = imported(c, &ll).map_err(|e| format!("lowir's LLVM IR does not read back: {e}"))?;
    let options = PrintOptions { release: c.behaviour(), ..PrintOptions::default() };
    let ours = print_module(&m, Source::new("written.ll", &ll), &options);
    let (theirs, ours) = if c.release == 19 { (layout_in_order(&theirs), layout_in_order(&ours)) } else { (theirs.into_owned(), ours) };
    difference("modules of LLVM IR", theirs.trim_end(), ours.trim_end())
}

/// A module whose data layout has its entries in the order of their texts: mlir-translate-19 puts them in that of their
/// addresses, which changes from run to run.
pub fn layout_in_order(text: &str) -> String {
    const ENTRY: &str = "#dlti.dl_entry<";
    let Some((before, rest)) = text.split_once(ENTRY) else { return text.to_owned() };
    let line = rest.find('\n').unwrap_or(rest.len());
    let (entries, behind) = rest.split_at(rest[..line].rfind(">>").unwrap_or(line));
    let mut list: Vec<&str> = entries.split(&format!(">, {ENTRY}")).collect();
    list.sort_unstable();
    format!("{before}{}{behind}", list.join(&format!(">, {ENTRY}")))
}

/// lowir's own object, linked with `cc` and run, prints what the interpreter prints.
pub fn own_object(c: &Case) -> Result<(), String> {
    // Its registers hold no vectors.
    if c.text_only() || c.text.contains("vector<") {
        return Ok(());
    }
    let expected = c.meaning()?;
    let (mut m, mut diags) = (c.module()?, Diags::default());
    let (source, mut object) = (c.source(), Vec::new());
    let lowered = lower::lower_to_llvm(&mut m, &lower::Options::new(c.behaviour()), &mut diags) && lower::is_lowered(&m);
    if !lowered || !lowir::engine::emit_object(&m, source, Default::default(), &mut diags, &mut object) {
        return Err(format!("no object is written: {}", shown(&m, source, &diags)));
    }
    let folder = Scratch::new()?;
    difference("runs of lowir's object", expected, &linked(c, &folder.0, &c.on_the_way("object", object))?)
}

/// Links an object and runs it.
fn linked(c: &Case, folder: &Path, object: &[u8]) -> Result<String, String> {
    let (file, program) = (folder.join("out.o"), folder.join("out"));
    std::fs::write(&file, object).map_err(|e| format!("{}: {e}", file.display()))?;
    let mut cc = Command::new("cc");
    cc.arg("-o").arg(&program).arg(&file);
    for library in ["c_runner_utils", "float16_utils"].into_iter().filter_map(|name| tools::library(name, c.release)) {
        let folder = library.parent().unwrap_or(Path::new("/"));
        cc.arg(&library).arg(format!("-Wl,-rpath,{}", folder.display()));
    }
    let done = cc.arg("-lm").output().map_err(|e| format!("cc: {e}"))?;
    if !done.status.success() {
        return Err(format!("cc answers {:?}: {}", done.status.code(), String::from_utf8_lossy(&done.stderr)));
    }
    let ran = tools::pipe(&program, &[], &[])?;
    match ran.code {
        Some(0) => Ok(String::from_utf8_lossy(&ran.out).into_owned()),
        code => Err(format!("the linked program answers {code:?} after\n{}", String::from_utf8_lossy(&ran.out))),
    }
}

/// A folder for the files of one check, taken away with it.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let n = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("lowir-fuzz-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
