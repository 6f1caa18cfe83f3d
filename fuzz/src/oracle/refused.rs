//! Whether lowir's verifier refuses what mlir-opt refuses: mutants of a module ([`crate::wounds`]), many to one file, since
//! the start of the tool costs more than they do.

use std::fmt::Write;

use ir::Module;
use ir::diag::{Diags, Source};
use ir::text::parse::{ParseOptions, parse_module};
use ir::text::print::{PrintOptions, print_module};
use ir::verify;

use crate::choice::Choices;
use crate::oracle::{Case, tools};
use crate::wounds;

/// Mutants of one module.
pub const MUTANTS: usize = 200;

/// One mutant.
pub struct Mutant {
    /// What was done to it.
    pub kind: &'static str,
    /// Its text.
    pub text: String,
}

/// What somebody thinks of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It is valid, and is printed so.
    Accepted(String),
    /// It is not; the first message.
    Refused(String),
    /// The tool crashed.
    Crashed(String),
}

/// The mutants of a module in generic form, always the same of the same text.
pub fn mutants(generic: &str, count: usize) -> Vec<Mutant> {
    let Some((head, module)) = wounds::read(generic) else { return Vec::new() };
    let n = module.regions.first().and_then(|r| r.first()).map_or(0, |b| b.ops.len());
    let seed = generic.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
    let mut c = Choices::seeded(seed);
    let mut out: Vec<Mutant> = Vec::new();
    // A wound may find no place.
    for _ in 0..count * 4 {
        if out.len() == count || n == 0 {
            break;
        }
        let Some(mut root) = wounds::alone(&module, c.below(n)) else { continue };
        let Some(kind) = wounds::wound(&mut root, &mut c) else { continue };
        let mut text = head.clone();
        wounds::write(&root, &mut text);
        text.push('\n');
        out.push(Mutant { kind, text });
    }
    out
}

/// What lowir thinks of a text.
pub fn ours(c: &Case, text: &str) -> Answer {
    let text = String::from_utf8_lossy(&c.on_the_way("mutant", text.as_bytes().to_vec())).into_owned();
    let source = Source::new("mutant.mlir", &text);
    let mut diags = Diags::default();
    // Older spellings are errors to mlir-opt, too.
    let options = ParseOptions { release: c.behaviour(), strict: true, ..ParseOptions::default() };
    let first = |d: &Diags| {
        Answer::Refused(
            d.list.iter().find(|d| d.severity == ir::Severity::Error).map_or(String::new(), |d| format!("{} [{}]", d.message, d.name)),
        )
    };
    let Ok(mut m) = parse_module(source, &options, &mut diags) else { return first(&diags) };
    verify::verify(&mut m, &mut diags);
    if diags.failed() { first(&diags) } else { Answer::Accepted(printed(c, &m, source)) }
}

fn printed(c: &Case, m: &Module, source: Source<'_>) -> String {
    print_module(m, source, &PrintOptions { release: c.behaviour(), ..PrintOptions::default() })
}

const CUT: &str = "// -----\n";

/// What mlir-opt thinks of texts, one answer for each.
pub fn theirs(c: &Case, texts: &[&str]) -> Result<Vec<Answer>, String> {
    if texts.is_empty() {
        return Ok(Vec::new());
    }
    let file = texts.join(CUT);
    let ran = tools::pipe(&c.tool("mlir-opt")?, &["-split-input-file"], file.as_bytes())?;
    if !matches!(ran.code, Some(0 | 1)) {
        // It crashed: of one of them, which is looked for by halves.
        let (a, b) = texts.split_at(texts.len() / 2);
        if a.is_empty() {
            return Ok(vec![Answer::Crashed(ran.err.lines().next().unwrap_or("").to_owned())]);
        }
        let mut out = theirs(c, a)?;
        out.extend(theirs(c, b)?);
        return Ok(out);
    }
    let out = String::from_utf8_lossy(&ran.out);
    let parts: Vec<&str> = out.split(CUT).collect();
    if parts.len() != texts.len() {
        return Err(format!("mlir-opt answers {} of {} mutants", parts.len(), texts.len()));
    }
    let mut line = 1;
    let mut answers = Vec::new();
    for (text, part) in texts.iter().zip(parts) {
        let end = line + text.lines().count();
        answers.push(if part.trim().is_empty() {
            Answer::Refused(message(&ran.err, line..end))
        } else {
            Answer::Accepted(part.trim().to_owned())
        });
        // The line of the cut.
        line = end + 1;
    }
    Ok(answers)
}

/// The first error in these lines.
fn message(err: &str, lines: std::ops::Range<usize>) -> String {
    let found = err.lines().find(|l| {
        let at = l.strip_prefix("<stdin>:").and_then(|l| l.split(':').next()).and_then(|n| n.parse().ok());
        l.contains(": error: ") && at.is_some_and(|n| lines.contains(&n))
    });
    found.and_then(|l| l.split_once(": error: ")).map_or("an error elsewhere".into(), |l| l.1.to_owned())
}

/// A disagreement: what it is about, in a line, and the mutant.
pub struct Found {
    /// In a line.
    pub what: String,
    /// The mutant.
    pub mutant: Mutant,
}

/// A disagreement that is upstream's mistake: parts of both answers, and the file of `upstream` that shows it.
pub struct Known {
    /// Part of lowir's message; empty where lowir accepts.
    pub ours: &'static str,
    /// Part of mlir-opt's message; empty where it accepts.
    pub theirs: &'static str,
    /// The file.
    pub file: &'static str,
}

/// Mistakes of upstream that mutants meet.
pub const KNOWN: &[Known] = &[
    Known { ours: "[bitcast]", theirs: "", file: "bitcast_of_other_width.mlir" },
    Known { ours: "[alignment]", theirs: "", file: "alignment_of_3.mlir" },
    Known { ours: "[gep-flags]", theirs: "", file: "flags_of_an_index.mlir" },
    Known { ours: "'#llvm.overflow' attribute", theirs: "", file: "flags_of_an_index.mlir" },
    Known { ours: "[aggregate-position]", theirs: "", file: "aggregate_position_of_33_bits.mlir" },
    Known { ours: "expected a number of elements, found `-`", theirs: "", file: "size_of_minus_one.mlir" },
    Known { ours: ", but that of initial value #", theirs: "", file: "initial_value_of_another_type.mlir" },
    Known { ours: "invalid function ", theirs: "", file: "function_of_void.mlir" },
    Known { ours: "'vector.insert' has one operand for each position", theirs: "", file: "insertion_without_positions.mlir" },
    Known { ours: "'memref.generic_atomic_rmw' op needs one index for each", theirs: "", file: "indices_of_a_generic_atomic.mlir" },
    Known { ours: "'affine.parallel' op operand count must match", theirs: "", file: "operands_of_a_parallel_loop.mlir" },
    Known { ours: "xindex>'", theirs: "", file: "vector_of_index_in_llvm.mlir" },
    Known { ours: "", theirs: "duplicate case value: 9223372036854775807", file: "index_switch_of_the_largest_number.mlir" },
    Known { ours: "", theirs: "duplicate case value: -9223372036854775808", file: "index_switch_of_the_largest_number.mlir" },
];

/// Whether a crash of mlir-opt is one of those that `upstream` lists (`aggregate_position_of_33_bits.mlir`,
/// `call_with_too_few_argument_attributes.mlir`, `dma_wait_without_attributes.mlir`, `switch_without_case_values.mlir`,
/// `initial_value_that_is_a_vector.mlir`, `named_operation_without_operands.mlir`, `interleaving_that_is_no_vector.mlir`,
/// `outputs_in_memory_and_tensors.mlir`).
fn known_crash(text: &str) -> bool {
    let position = |l: &str| {
        let list = l.split("position = array<i64: ").nth(1).and_then(|r| r.split('>').next());
        list.is_some_and(|l| l.split(", ").any(|n| n.parse::<i64>().is_ok_and(|n| i32::try_from(n).is_err())))
    };
    let attributes = |l: &str| l.contains("call\"(") && (l.contains("arg_attrs = ") || l.contains("res_attrs = "));
    let transfer = |l: &str| l.contains("\"affine.dma_");
    let switch = |l: &str| l.contains("\"cf.switch\"(") && !l.contains("case_values = ");
    let global = |l: &str| {
        let value = l.split("initial_value = ").nth(1).filter(|_| l.contains("\"memref.global\"("));
        value.and_then(|v| v.split_once("> : ")).is_some_and(|v| v.1.starts_with("vector<"))
    };
    let named = |l: &str| l.contains("\"linalg.") && l.contains("\"() ");
    let interleaving = |l: &str| {
        let result = l.split(" -> ").nth(1).filter(|_| l.contains("\"llvm.intr.vector.interleave2\"("));
        result.is_some_and(|r| !r.starts_with("vector<"))
    };
    let outputs = |l: &str| l.contains("}) : (") && l.contains("memref<") && l.contains("tensor<") && text.contains("\"linalg.");
    text.lines().any(|l| outputs(l) || position(l) || attributes(l) || transfer(l) || switch(l) || global(l) || named(l) || interleaving(l))
}

/// Whether a part of a vector is taken out as a vector of one lane where its positions leave the lane, or the other way,
/// which mlir-opt accepts and cannot lower (`lane_as_a_vector_of_one.mlir`).
fn is_one_lane(text: &str) -> bool {
    let one = |l: &str| {
        let (head, types) = l.split_once("}> : (").or_else(|| l.split_once("> : ("))?;
        let n = head.split("static_position = array<i64").nth(1)?.split('>').next()?.matches([',', ':']).count();
        let (from, to) = types.split_once(") -> ")?;
        let rank = from.split("vector<").nth(1)?.matches('x').count() - usize::from(from.contains("xindex"));
        let last = from.contains("x1x") || from.contains("<1x") || from.contains("[1]x");
        let to_one = to.starts_with("vector<1x") || to.starts_with("vector<[1]x");
        Some(if to_one { n == rank } else { last && n + 1 == rank && !to.starts_with("vector<") })
    };
    text.lines().filter(|l| l.contains("\"vector.extract\"(")).any(|l| one(l) == Some(true))
}

/// Whether a disagreement is one of [`KNOWN`].
pub fn known(ours: &Answer, theirs: &Answer, text: &str) -> bool {
    let fits = |k: &Known| match (ours, theirs) {
        (Answer::Refused(o), Answer::Accepted(_)) => k.theirs.is_empty() && o.contains(k.ours),
        (Answer::Accepted(_), Answer::Refused(t)) => k.ours.is_empty() && t.contains(k.theirs),
        _ => false,
    };
    // What is under a mask is asked before it is verified (`mask_of_what_is_no_vector.mlir`).
    let masked = matches!(ours, Answer::Refused(_)) && text.contains("\"vector.mask\"(");
    let lane = |o: &str| o.contains("speaks of a part of the shape that its positions leave") && is_one_lane(text);
    let lane = matches!((ours, theirs), (Answer::Refused(o), Answer::Accepted(_)) if lane(o));
    // A map of a parallel loop takes operands, a case of a switch a row of sizes, and a condition that
    // is a vector results that are vectors, which are not there.
    let missing = [
        "'affine.parallel' op operand count must match",
        "'llvm.switch' op expects number of case values to match",
        "'arith.select' op if an operand is non-scalar",
    ];
    let missing = matches!(ours, Answer::Refused(o) if missing.iter().any(|m| o.contains(m)));
    lane || matches!(theirs, Answer::Crashed(_)) && (masked || missing || known_crash(text)) || KNOWN.iter().any(fits)
}

/// Where lowir and mlir-opt disagree about mutants.
pub fn disagreements(c: &Case, mutants: Vec<Mutant>) -> Result<Vec<Found>, String> {
    let texts: Vec<&str> = mutants.iter().map(|m| m.text.as_str()).collect();
    let theirs = theirs(c, &texts)?;
    let mut out = Vec::new();
    for (mutant, theirs) in mutants.into_iter().zip(theirs) {
        let ours = ours(c, &mutant.text);
        if known(&ours, &theirs, &mutant.text) {
            continue;
        }
        let what = match (ours, theirs) {
            (Answer::Accepted(ours), Answer::Accepted(theirs)) if ours.trim() == theirs => continue,
            (Answer::Accepted(_), Answer::Accepted(_)) => "both accept it and print it otherwise".to_owned(),
            (Answer::Refused(_), Answer::Refused(_)) => continue,
            (_, Answer::Crashed(why)) => format!("mlir-opt crashes: {why}"),
            (Answer::Accepted(_), Answer::Refused(why)) => format!("lowir accepts what mlir-opt refuses: {why}"),
            (Answer::Refused(why), _) => format!("lowir refuses what mlir-opt accepts: {why}"),
            (Answer::Crashed(_), _) => continue,
        };
        out.push(Found { what, mutant });
    }
    Ok(out)
}

/// The check: of the module as it is, and of what the road makes of it. Of release 22: lowir has one table of operations and
/// properties for both, so under 19 it takes some that came later, and checks them.
pub fn refused_alike(c: &Case) -> Result<(), String> {
    if c.release != 22 {
        return Ok(());
    }
    let mut m = c.module()?;
    let mut mutants_of = mutants(&c.print(&m, true), MUTANTS / 2);
    c.pass(&mut m, &c.road().join(","))?;
    mutants_of.extend(mutants(&c.print(&m, true), MUTANTS - MUTANTS / 2));
    let found = disagreements(c, mutants_of)?;
    if found.is_empty() {
        return Ok(());
    }
    let mut text = String::new();
    for f in &found {
        let _ = writeln!(text, "{} ({})\n{}", f.what, f.mutant.kind, f.mutant.text);
    }
    Err(text)
}
