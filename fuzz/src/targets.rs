//! Entries for a fuzzer that makes bytes: each takes any bytes at all and sends them through one door of lowir. What is
//! wrong is a panic, so that the fuzzer keeps the bytes. `fuzz_targets` has a program for each; [`TARGETS`] names them
//! for tests that go through what was found before.

use std::collections::BTreeMap;
use std::time::Duration;

use ir::diag::{Diags, Source};
use ir::text::parse::ParseOptions;
use ir::text::print::{PrintOptions, print_module};
use ir::{Release, bytecode, verify};
use lower::pass::{NoHooks, parse_pipeline, run_pipeline};
use lowir::host::Host;

use crate::choice::Choices;
use crate::r#gen::{PROFILES, Spec, generate};
use crate::hostile::{empty, parse_module, survive_one};
use crate::oracle::{Case, ORACLES};

/// A door: its name, and what goes through it.
pub type Target = (&'static str, fn(&[u8]));

/// All doors.
pub static TARGETS: &[Target] = &[
    ("mlir", mlir),
    ("pipeline", pipeline),
    ("iree", iree),
    ("command", command),
    ("llvm_ir", llvm_ir),
    ("bytecode", bytes),
    ("seed", seed),
];

/// Text of MLIR through reading, verifying, printing, one pass or the whole road, and writing LLVM IR. The first byte
/// chooses.
pub fn mlir(data: &[u8]) {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    if let Err(e) = survive_one(text, usize::from(choice)) {
        panic!("{e}");
    }
}

/// A pipeline's text, over a small module.
pub fn pipeline(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let Ok(pipeline) = parse_pipeline(text) else { return };
    let source = Source::new("small.mlir", SMALL);
    let mut diags = Diags::default();
    let Ok(mut m) = parse_module(source, &ParseOptions::default(), &mut diags) else { panic!("the small module is read") };
    let ok = run_pipeline(&mut m, &pipeline, Release::V22, &mut diags, &mut NoHooks);
    assert_eq!(ok, !diags.failed(), "'{text}' says {ok} and reports {} errors", diags.n_errors);
    print_module(&m, source, &PrintOptions::default());
}

/// What pipelines run over.
const SMALL: &str = "memref.global @g : memref<4xf32> = dense<1.0>
func.func @f(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %n: index, %c: i1) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %x = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 mod 3)>(%i)[%a]
    %y = scf.if %c -> index { scf.yield %x : index } else { scf.yield %i : index }
    scf.yield %y : index
  }
  %v = memref.subview %m[%r, 0] [%n, 2] [1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  %l = memref.load %v[%c0, %c1] : memref<?x2xf32, strided<[?, 1], offset: ?>>
  %s = math.fma %l, %l, %l : f32
  return %s, %r : f32, index
}
";

/// IREE's JSON: as it is, and as the attribute of functions.
pub fn iree(data: &[u8]) {
    use abi::iree::record::Signature;
    use abi::iree::text::Order;
    if let Ok(read) = Signature::read(data) {
        let json = read.to_json(Order::Declaration);
        let Ok(again) = Signature::read(json.as_bytes()) else { panic!("what is written reads back: {json}") };
        assert_eq!(json, again.to_json(Order::Declaration), "written once and twice");
        read.to_json(Order::Lexical);
    }
    let Ok(text) = core::str::from_utf8(data) else { return };
    let mut quoted = String::new();
    for b in text.bytes() {
        match b {
            b'"' | b'\\' | 0..32 | 127.. => quoted.push_str(&format!("\\{b:02X}")),
            b => quoted.push(b as char),
        }
    }
    let mut world = World::default();
    let module = format!(
        "func.func private @f(memref<4xf32>, tensor<?xi32>, i32) -> f32 attributes {{iree.abi = \"{quoted}\"}}\n\
         func.func private @g() attributes {{iree.abi = \"{quoted}\"}}"
    );
    world.files.insert("in.mlir".into(), module.into_bytes());
    for flags in ["--iree", "--iree-attach"] {
        lowir::command("lowir", &["abi".into(), flags.into(), "in.mlir".into()], &mut world);
    }
}

/// A command line, an argument to a line, over a small module.
pub fn command(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let args: Vec<String> = text.lines().map(|l| l.to_owned()).collect();
    let mut world = World::default();
    world.files.insert("in.mlir".into(), SMALL.into());
    world.files.insert("-".into(), SMALL.into());
    world.files.insert("in.ll".into(), "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n".into());
    lowir::command("lowir", &args, &mut world);
}

/// LLVM IR text through reading, verifying, printing, and writing it again.
pub fn llvm_ir(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let source = Source::new("in.ll", text);
    let (mut m, mut diags) = (empty(), Diags::default());
    let ok = emit::import::import(&mut m, source, &emit::import::ImportOptions::default(), &mut diags);
    assert_eq!(ok, !diags.failed(), "reading says {ok} and reports {} errors", diags.n_errors);
    if !ok {
        return;
    }
    verify::verify(&mut m, &mut diags);
    if diags.failed() {
        return;
    }
    let mlir = print_module(&m, source, &PrintOptions::default());
    let mut again = Diags::default();
    // Debug information may lack what LLVM asks for and MLIR cannot write; the reader does not.
    if text.contains("!DI") {
        return;
    }
    let read = parse_module(Source::new("printed.mlir", &mlir), &ParseOptions::default(), &mut again);
    assert!(read.is_ok(), "what is printed does not read back: {:?}\n{mlir}", again.list.first().map(|d| d.message.to_string()));
    // The writer may not know what the reader knows; it says so.
    let options = emit::EmitOptions { llvm_version: 22, ..Default::default() };
    let written = emit::emit_ll(&m, source, &options, &mut diags).is_ok();
    assert_eq!(written, !diags.failed(), "the writer says {written} and reports {} errors", diags.n_errors);
}

/// Bytecode through reading, verifying and printing; what verifies is written and read once more.
pub fn bytes(data: &[u8]) {
    let (mut m, mut diags) = (empty(), Diags::default());
    let options = ParseOptions { allow_unregistered: true, ..ParseOptions::default() };
    let read = bytecode::read(&mut m, data, &options, &mut diags).is_ok();
    assert_eq!(read, !diags.failed(), "reading says {read} and reports {} errors", diags.n_errors);
    if !read {
        return;
    }
    verify::verify(&mut m, &mut diags);
    let source = Source::new("in.mlirbc", "");
    print_module(&m, source, &PrintOptions { generic: true, ..PrintOptions::default() });
    if diags.failed() {
        return;
    }
    let file = bytecode::write(&mut m, source, &bytecode::WriteOptions::default());
    let (mut again, mut diags) = (empty(), Diags::default());
    let read = bytecode::read(&mut again, &file, &options, &mut diags).is_ok();
    assert!(read, "what is written does not read back: {:?}", diags.list.first().map(|d| d.message.to_string()));
}

/// Choices of the generator, a byte each, through the checks that need no other program.
pub fn seed(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let profile = &PROFILES[usize::from(choice) % PROFILES.len()];
    let functions: Vec<Choices> = rest.chunks(400).map(Choices::of_bytes).collect();
    if functions.is_empty() {
        return;
    }
    let case = Case::new(generate(&Spec { profile, size: 30, release: 22, functions }), 22);
    for oracle in ORACLES.iter().filter(|o| o.own && o.tools.is_empty()) {
        if let Err(e) = (oracle.check)(&case) {
            panic!("{}: {e}\n{}", oracle.name, case.text);
        }
    }
}

/// Files in memory.
#[derive(Default)]
struct World {
    files: BTreeMap<String, Vec<u8>>,
}

impl Host for World {
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String> {
        self.files.get(path).cloned().ok_or_else(|| "no such file".into())
    }
    fn write(&mut self, path: &str, content: &[u8]) -> Result<(), String> {
        if path != "-" {
            self.files.insert(path.into(), content.into());
        }
        Ok(())
    }
    fn err(&mut self, _: &str) {}
    fn now(&mut self) -> Duration {
        Duration::ZERO
    }
}
