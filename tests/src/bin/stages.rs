//! What each stage costs on one file, in one process: `stages FILE.mlir [ROUNDS]` prints a line for each stage with its name,
//! the seconds it took (the least of several rounds) and the bytes of the text or bytecode that it reads or writes. `stages
//! FILE.mlir 1 STAGE` runs that stage once: with `valgrind --tool=callgrind --toggle-collect='*stages::measured*'` its
//! instructions are counted without those of what must come before it.
//!
//! `tokens` and `copy` are no stages but bounds: a plain table-driven tokenizer on the same text ([`bound`]), and its copy.

use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

use emit::x86::obj::Container;
use ir::diag::{Diags, Source};
use ir::text::lex::{self, Tok};
use ir::text::{parse, print};
use ir::{Module, bytecode, verify};
use lower::pass::{self, Pipeline};
use lower::road::PASSES;
use lowir_tests::bound;

/// What the stages start from.
struct Input<'a> {
    /// The file.
    source: Source<'a>,
    /// What it holds.
    parsed: Module,
    /// The same lowered to the LLVM dialect.
    lowered: Module,
    /// LLVM IR of that.
    ll: String,
    /// The file as bytecode.
    bytecode: Vec<u8>,
    /// Length of the MLIR text of the lowered module.
    lowered_bytes: usize,
    /// The classes of bytes of the bound, and the room that it puts tokens into.
    bound: RefCell<([u8; 256], Vec<(u8, u32)>)>,
}

/// A stage: its name, the module that it gets, what it does with it, and the bytes that it reads or writes.
type Stage = (&'static str, fn(&Input<'_>) -> Module, fn(&Input<'_>, &mut Module), fn(&Input<'_>) -> usize);

static STAGES: &[Stage] = &[
    ("tokens", none, tokens, of_source),
    ("copy", none, |i, _| _ = black_box(i.source.text.to_string()), of_source),
    ("lex", none, lex, of_source),
    ("parse", none, |i, m| ok(parse::parse_into(m, i.source, &Default::default(), &mut Diags::default())), of_source),
    ("parse, arenas kept", of_parsed, again, of_source),
    ("verify", of_parsed, |_, m| verify::verify(m, &mut Diags::default()), of_source),
    ("print", of_parsed, |i, m| _ = black_box(print::print_module(m, i.source, &Default::default())), of_source),
    ("lower", of_parsed, |_, m| _ = lower::lower_to_llvm(m, &Default::default(), &mut Diags::default()), of_source),
    ("print LLVM dialect", of_lowered, |i, m| _ = black_box(print::print_module(m, i.source, &Default::default())), |i| i.lowered_bytes),
    ("write .ll", of_lowered, |i, m| ok(black_box(emit::emit_ll(m, i.source, &Default::default(), &mut Diags::default()))), |i| i.ll.len()),
    ("write .o", of_lowered, object, |i| i.ll.len()),
    ("write bytecode", of_parsed, |i, m| _ = black_box(bytecode::write(m, i.source, &Default::default())), |i| i.bytecode.len()),
    ("read bytecode", none, |i, m| ok(bytecode::read(m, &i.bytecode, &Default::default(), &mut Diags::default())), |i| i.bytecode.len()),
    ("read .ll", none, import, |i| i.ll.len()),
];

fn none(_: &Input<'_>) -> Module {
    Module::new()
}
fn of_parsed(i: &Input<'_>) -> Module {
    i.parsed.clone()
}
fn of_lowered(i: &Input<'_>) -> Module {
    i.lowered.clone()
}
fn of_source(i: &Input<'_>) -> usize {
    i.source.text.len()
}

fn ok<T, E>(result: Result<T, E>) {
    assert!(result.is_ok(), "a stage failed");
}

fn tokens(i: &Input<'_>, _: &mut Module) {
    let (classes, out) = &mut *i.bound.borrow_mut();
    out.clear();
    bound::tokens(i.source.text.as_bytes(), classes, out);
    black_box(out.len());
}

fn lex(i: &Input<'_>, _: &mut Module) {
    let (text, mut at, mut n) = (i.source.text.as_bytes(), 0, 0);
    loop {
        let token = lex::next(text, at);
        if token.tok == Tok::Eof {
            break;
        }
        (at, n) = (token.end as usize, n + 1);
    }
    black_box(n);
}

fn again(i: &Input<'_>, m: &mut Module) {
    m.clear();
    ok(parse::parse_into(m, i.source, &Default::default(), &mut Diags::default()));
}

fn object(i: &Input<'_>, m: &mut Module) {
    // What has no machine code is told, and takes no part in the figures.
    if let Ok(object) = emit::x86::emit_object(m, i.source, &mut Diags::default()) {
        ok(emit::x86::elf::Elf.write(&object, &mut Vec::new()));
    }
}

fn import(i: &Input<'_>, m: &mut Module) {
    let options = emit::import::ImportOptions { lossless: false, ..Default::default() };
    assert!(emit::import::import(m, Source::new("file.ll", &i.ll), &options, &mut Diags::default()), "LLVM IR is not read back");
}

fn run_pass(m: &mut Module, name: &str) {
    let mut road = Pipeline::new();
    let row = pass::find_pass(name).unwrap_or_else(|| panic!("no pass {name}"));
    road.push(row, Vec::new());
    assert!(pass::run_pipeline(m, &road, Default::default(), &mut Diags::default(), &mut pass::NoHooks), "{name} failed");
}

/// One round, seconds. The only function whose instructions count.
#[inline(never)]
fn measured(work: &mut dyn FnMut()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(text) = args.first().and_then(|f| std::fs::read_to_string(f).ok()) else {
        eprintln!("stages FILE.mlir [ROUNDS [STAGE]]");
        std::process::exit(1);
    };
    let rounds: usize = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(5);
    let only = args.get(2);
    let (source, mut diags) = (Source::new(&args[0], &text), Diags::default());
    let mut parsed = Module::new();
    if parse::parse_into(&mut parsed, source, &Default::default(), &mut diags).is_err() {
        eprintln!("{}: does not parse", args[0]);
        std::process::exit(1);
    }
    let mut lowered = parsed.clone();
    assert!(lower::lower_to_llvm(&mut lowered, &Default::default(), &mut diags), "{}: does not lower", args[0]);
    let ll = emit::emit_ll(&lowered, source, &Default::default(), &mut diags).unwrap_or_else(|()| panic!("{}: has no LLVM IR", args[0]));
    let bytecode = bytecode::write(&mut parsed.clone(), source, &Default::default());
    let lowered_bytes = print::print_module(&lowered, source, &Default::default()).len();
    let ll = String::from_utf8_lossy(&ll).into_owned();
    let bound = RefCell::new((bound::classes(), Vec::new()));
    let input = Input { source, parsed, lowered, ll, bytecode, lowered_bytes, bound };

    for (name, start, run, bytes) in STAGES.iter().filter(|s| only.is_none_or(|o| o == s.0)) {
        let mut least = f64::INFINITY;
        for _ in 0..rounds {
            let mut m = start(&input);
            least = least.min(measured(&mut || run(&input, &mut m)));
        }
        println!("{name}\t{least:.6}\t{}", bytes(&input));
    }
    // Each pass is a stage that starts from what the ones before it left.
    let mut m = input.parsed.clone();
    for name in PASSES {
        if only.is_none_or(|o| o == name) {
            let mut least = f64::INFINITY;
            for _ in 0..rounds {
                let mut m = m.clone();
                least = least.min(measured(&mut || run_pass(&mut m, name)));
            }
            println!("{name}\t{least:.6}\t{}", of_source(&input));
        }
        run_pass(&mut m, name);
    }
}
