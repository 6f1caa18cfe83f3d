//! Input that nobody meant: arbitrary bytes, soups of tokens, programs with wounds. Every room must answer with a
//! value or a diagnostic; a panic, a program that verifies but does not print and read back as itself, or a lowering
//! that leaves what does not verify, is a bug.

use ir::diag::{Diags, Lines, Source};
use ir::text::parse::{Parse, ParseOptions, parse_into};
use ir::text::print::{PrintOptions, print_module};
use ir::{Context, Module, Release, verify, walk_post};
use lower::pass::{NoHooks, parse_pipeline, run_pipeline};

fn options() -> ParseOptions {
    ParseOptions { allow_unregistered: true, ..ParseOptions::default() }
}

thread_local! {
    /// A module without anything, with its tables: to copy one costs a tenth of making it.
    static EMPTY: Module = Module::new();
}

/// A module without anything.
pub fn empty() -> Module {
    EMPTY.with(Clone::clone)
}

/// Reads a module, as [`ir::text::parse::parse_module`] does.
pub fn parse_module(source: Source<'_>, options: &ParseOptions, diags: &mut Diags) -> Parse<Module> {
    let mut m = empty();
    parse_into(&mut m, source, options, diags)?;
    Ok(m)
}

fn shown(cx: &Context, source: Source<'_>, diags: &Diags) -> String {
    let mut out = String::new();
    Lines::new(source.text).render_all(cx, source, diags, &mut out);
    out
}

/// Sends a text through every room. `Err` says what is wrong with lowir, never with the text; panics pass through.
pub fn survive(text: &str) -> Result<(), String> {
    let source = Source::new("hostile.mlir", text);
    fragment(source)?;
    let mut diags = Diags::default();
    let Ok(mut m) = parse_module(source, &options(), &mut diags) else {
        shown(&Context::new(), source, &diags);
        return if diags.failed() { Ok(()) } else { Err("reading failed without an error".into()) };
    };
    verify::verify(&mut m, &mut diags);
    shown(&m.cx, source, &diags);
    for generic in [true, false] {
        let print = PrintOptions { generic, ..PrintOptions::default() };
        let first = print_module(&m, source, &print);
        if !diags.failed() {
            let second = reread(&first, &print)?;
            if first != second && !reads_as_doubles(&first) {
                return Err(format!("printed differently after reading back:\n{first}\n{second}"));
            }
        }
    }
    if diags.failed() {
        return Ok(());
    }
    for p in lower::PASSES {
        lowered(&m, source, p.name)?;
    }
    lowered(&m, source, EVERYTHING)
}

/// Sends a text through the rooms that a number chooses: as a piece of a document, or through one pass or all. Faster
/// than [`survive`] by the number of passes, for a fuzzer that has millions of texts.
pub fn survive_one(text: &str, choice: usize) -> Result<(), String> {
    let source = Source::new("hostile.mlir", text);
    let mut diags = Diags::default();
    let which = choice % (lower::PASSES.len() + 4);
    if which == 0 {
        return fragment(source);
    }
    let Ok(mut m) = parse_module(source, &options(), &mut diags) else {
        return if diags.failed() { Ok(()) } else { Err("reading failed without an error".into()) };
    };
    verify::verify(&mut m, &mut diags);
    shown(&m.cx, source, &diags);
    let print = PrintOptions { generic: which == 1, ..PrintOptions::default() };
    let first = print_module(&m, source, &print);
    if diags.failed() {
        return Ok(());
    }
    if which < 3 {
        let second = reread(&first, &print)?;
        let same = first == second || reads_as_doubles(&first);
        return if same { Ok(()) } else { Err(format!("printed differently after reading back:\n{first}\n{second}")) };
    }
    lowered(&m, source, which.checked_sub(4).and_then(|i| lower::PASSES.get(i)).map_or(EVERYTHING, |p| p.name))
}

/// Whether a text may hold decimals of formats wider than a double, which the reference prints with all their digits
/// and reads as doubles; lowir does the same, so what is printed after reading back may have fewer.
fn reads_as_doubles(text: &str) -> bool {
    ["f80", "f128"].iter().any(|f| text.contains(f))
}

/// Reads a text as a piece of a document, and prints what that made of it.
fn fragment(source: Source<'_>) -> Result<(), String> {
    let mut diags = Diags::default();
    let Ok(mut m) = parse_module(source, &ParseOptions { fragment: true, ..options() }, &mut diags) else {
        return if diags.failed() { Ok(()) } else { Err("reading a fragment failed without an error".into()) };
    };
    verify::verify(&mut m, &mut diags);
    let print = PrintOptions { generic: true, ..PrintOptions::default() };
    let text = print_module(&m, source, &print);
    if !diags.failed() {
        reread(&text, &print)?;
    }
    Ok(())
}

/// From the source dialects to the LLVM dialect.
const EVERYTHING: &str = "convert-scf-to-cf,expand-strided-metadata,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,\
    convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts";

fn reread(text: &str, print: &PrintOptions) -> Result<String, String> {
    let source = Source::new("printed.mlir", text);
    let mut diags = Diags::default();
    let Ok(mut m) = parse_module(source, &options(), &mut diags) else {
        return Err(format!("what was printed does not read back: {}\n{text}", shown(&Context::new(), source, &diags)));
    };
    verify::verify(&mut m, &mut diags);
    if diags.failed() {
        return Err(format!("what was printed does not verify: {}\n{text}", shown(&m.cx, source, &diags)));
    }
    Ok(print_module(&m, source, print))
}

/// Runs passes and writes LLVM IR. Passes may fail, with an error. Whether what they leave verifies is the business of
/// `--verify-each`, as upstream's conversions rely on it too; it must be printable all the same.
fn lowered(m: &Module, source: Source<'_>, passes: &str) -> Result<(), String> {
    let mut m = m.clone();
    let Ok(pipeline) = parse_pipeline(&format!("builtin.module({passes})")) else { return Ok(()) };
    let mut diags = Diags::default();
    let ok = run_pipeline(&mut m, &pipeline, Release::V22, &mut diags, &mut NoHooks);
    if ok == diags.failed() {
        return Err(format!("{passes} says {ok} and reports {} errors", diags.n_errors));
    }
    if ok {
        verify::verify(&mut m, &mut diags);
        let first = print_module(&m, source, &PrintOptions::default());
        if !diags.failed() {
            reread(&first, &PrintOptions::default())?;
        }
    }
    let mut diags = Diags::default();
    let written = emit::emit_ll(&m, source, &emit::EmitOptions { llvm_version: 22, ..Default::default() }, &mut diags).is_ok();
    if written == diags.failed() {
        return Err(format!("the writer says {written} and reports {} errors", diags.n_errors));
    }
    Ok(())
}

/// Cuts a text into words, names, strings, blanks and punctuation; together they are the text.
pub fn tokens(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let word = |b: u8| b.is_ascii_alphanumeric() || b"_%@^#!$.-".contains(&b);
    let mut out = Vec::new();
    let mut i = 0;
    while i < bytes.len() {
        let start = i;
        let run = |f: &dyn Fn(u8) -> bool| bytes[start + 1..].iter().take_while(|&&b| f(b)).count();
        i += 1;
        i += match bytes[start] {
            b'"' => (run(&|b| b != b'"' && b != b'\n') + 1).min(bytes.len() - i),
            b if b.is_ascii_whitespace() => run(&|b| b.is_ascii_whitespace()),
            b if word(b) && b != b'-' => run(&word),
            _ => 0,
        };
        while !text.is_char_boundary(i) {
            i += 1;
        }
        out.push(&text[start..i]);
    }
    out
}

/// Numbers and words at the edges of what is allowed.
pub const EDGES: &[&str] = &[
    "0",
    "1",
    "-1",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "4294967296",
    "2147483648",
    "?",
    "*",
    "99999999999999999999999",
    "0x",
    "0xFFFFFFFFFFFFFFFFF",
    "1e999",
    "16777216",
    "i0",
    "i16777216",
    "i4294967297",
    "index",
    "%0#4294967295",
    "\"\"",
    "\"\\00\\FF\"",
    "@\"\"",
    "^",
    "%",
    "#",
    "!",
    "loc(unknown)",
    "tensor<*xf32>",
    "memref<0x?xi1>",
    "vector<[4]xf32>",
    "()",
    "{}",
    "[]",
    "<",
    ">",
    "->",
    "::",
    "affine_map<() -> ()>",
    "!llvm.struct<\"a\", (ptr)>",
    "!llvm.void",
];

/// One wound: where, what kind, and a number to choose with.
pub type Wound = (usize, u8, usize);

/// A program with wounds, made of the tokens of others.
pub fn wounded(corpus: &[String], which: usize, wounds: &[Wound]) -> String {
    let pick = |n: usize| tokens(&corpus[n % corpus.len()]);
    let mut t = pick(which);
    for &(at, kind, choice) in wounds {
        if t.is_empty() {
            break;
        }
        let i = at % t.len();
        let other = pick(choice);
        let j = if other.is_empty() { 0 } else { (choice / 7) % other.len() };
        match kind % 9 {
            0 => {
                t.remove(i);
            }
            1 => t.insert(i, t[i]),
            2 => {
                let j = choice % t.len();
                t.swap(i, j);
            }
            3 if !other.is_empty() => t[i] = other[j],
            4 if !other.is_empty() => t.insert(i, other[j]),
            5 => {
                let piece = other[j..(j + choice % 30).min(other.len())].to_vec();
                t.splice(i..i, piece);
            }
            6 => {
                let end = (i + choice % 20).min(t.len());
                t.drain(i..end);
            }
            7 => t[i] = EDGES[choice % EDGES.len()],
            _ => t.truncate(i),
        }
    }
    t.concat()
}

/// Integers at the edges of what counts, sizes and offsets can be.
const EXTREMES: [&str; 12] = [
    "-1",
    "0",
    "1",
    "2",
    "3",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
];

/// The generic form of a text that reads, where every attribute can be anything.
pub fn generic_form(text: &str) -> Option<String> {
    let source = Source::new("hostile.mlir", text);
    let m = parse_module(source, &options(), &mut Diags::default()).ok()?;
    Some(print_module(&m, source, &PrintOptions { generic: true, ..PrintOptions::default() }))
}

/// A text with some of its integers replaced: each wound says which one and by what.
pub fn wounded_numbers(text: &str, wounds: &[(usize, usize)]) -> String {
    let mut parts = tokens(text);
    let number = |t: &&str| {
        t.bytes().all(|b| b.is_ascii_digit()) || t.strip_prefix('-').is_some_and(|d| d.bytes().all(|b| b.is_ascii_digit()) && !d.is_empty())
    };
    let places: Vec<usize> = (0..parts.len()).filter(|&i| number(&parts[i])).collect();
    for &(which, by) in wounds {
        if let Some(&at) = places.get(which % places.len().max(1)) {
            parts[at] = EXTREMES[by % EXTREMES.len()];
        }
    }
    parts.concat()
}

/// A program whose functions turn on the spot before they come to what they did, so that nothing reaches it, and some
/// operands of what they did replaced by other values of their type from the same block: each wound says which one and
/// by what. In blocks that nothing reaches a value may come from itself, so that chains of definitions have no end.
/// `None` where a text does not read or has no operand to replace.
pub fn circular(text: &str, wounds: &[(usize, usize)]) -> Option<String> {
    let source = Source::new("hostile.mlir", text);
    let m = parse_module(source, &options(), &mut Diags::default()).ok()?;
    let mut cut = String::new();
    for line in print_module(&m, source, &PrintOptions::default()).lines() {
        cut.extend([line, "\n"]);
        if line.trim_start().starts_with("func.func ") && line.ends_with('{') {
            cut.push_str("cf.br ^idle\n^idle:\ncf.br ^idle\n^lost:\n");
        }
    }
    let source = Source::new("circular.mlir", &cut);
    let mut m = parse_module(source, &options(), &mut Diags::default()).ok()?;
    let functions = m.block_ops(m.body()).iter().flat_map(|&o| walk_post(&m, o)).filter(|&o| m.kind(o) == ir::dialect::func::FUNC);
    // An operand is its operation, its number and its block of the function.
    let mut operands = Vec::new();
    for op in functions {
        let region = m.op_regions(op).first().copied()?;
        for &block in m.region_blocks(region).iter().skip(2) {
            let inside = m.block_ops(block).iter().flat_map(|&o| walk_post(&m, o));
            operands.extend(inside.flat_map(|o| (0..m.operands(o).len()).map(move |i| (o, i, block))));
        }
    }
    for &(which, by) in wounds {
        let &(op, i, block) = operands.get(which % operands.len().max(1))?;
        let ty = m.ty(m.operand(op, i));
        let results = m.block_ops(block).iter().flat_map(|&o| m.results(o));
        let alike: Vec<_> = m.block_args(block).chain(results).filter(|&v| m.ty(v) == ty).collect();
        if !alike.is_empty() {
            let mut all = m.operands(op).to_vec();
            all[i] = alike[by % alike.len()];
            m.set_operands(op, &all);
        }
    }
    Some(print_module(&m, source, &PrintOptions { generic: true, ..PrintOptions::default() }))
}
