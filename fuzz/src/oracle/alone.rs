//! Passes one at a time, on modules as they are generated: the road takes each of them only behind others, and the
//! cleanups hardly at all.

use super::{AS_UPSTREAM, Case, difference, shown};
use ir::diag::{Diags, Source};
use ir::text::parse::ParseOptions;
use ir::text::print::PrintOptions;
use ir::{Module, verify};
use lower::road::PASSES;
use lowir::parts::{InMemory, Job};
use std::sync::atomic::{AtomicU64, Ordering};

/// Cleanups, whose result may depend on the order in which they look at operations.
const CLEANUPS: &[&str] = &["canonicalize", "cse", "sccp", "inline", "loop-invariant-code-motion", "symbol-dce", "mem2reg"];

/// Passes that leave the same text as upstream's wherever they stand. (`sccp` and `canonicalize` compute no functions of a
/// mathematical library, and other conversions leave the maps of `affine` as they are: see "Not done" in `REPORT.md`.)
const EXACT: &[&str] = &[
    "cse",
    "loop-invariant-code-motion",
    "symbol-dce",
    "mem2reg",
    "lower-affine",
    "convert-scf-to-cf",
    "convert-vector-to-scf",
    "func.func(lower-vector-mask)",
    "func.func(lower-vector-multi-reduction)",
    "expand-strided-metadata",
];

/// Each cleanup leaves what verifies and means the same.
pub fn cleaned(c: &Case) -> Result<(), String> {
    for pass in CLEANUPS {
        let mut m = c.module()?;
        c.pass(&mut m, pass)?;
        verified(c, &mut m, pass)?;
        if !c.text_only() {
            let got = c.interpreted(&m).map_err(|e| format!("after {pass} alone: {e}"))?;
            // Upstream's may change it in the same way (`upstream/zeros_of_the_other_sign.mlir`).
            let theirs = || upstream(c, pass).and_then(|text| c.interpreted(&c.read(Source::new("theirs.mlir", &text))?));
            match difference(&format!("meanings after {pass} alone"), c.meaning()?, &got) {
                Err(_) if theirs().is_ok_and(|t| t == got) => _ = AS_UPSTREAM.fetch_add(1, Ordering::Relaxed),
                other => other?,
            }
        }
    }
    Ok(())
}

/// Each pass alone leaves the text that mlir-opt leaves, or fails as there.
pub fn same_text(c: &Case) -> Result<(), String> {
    for pass in EXACT {
        // In release 19 it folds all around, maps of `affine` too.
        if c.release == 19 && *pass == "convert-vector-to-scf" && c.text.contains("affine.") {
            continue;
        }
        let mut m = c.module()?;
        let ours = c.pass(&mut m, pass).and_then(|()| verified(c, &mut m, pass));
        match (ours, upstream(c, pass)) {
            (Ok(()), Ok(theirs)) => difference(&format!("modules after {pass} alone"), &theirs, &c.print(&m, false))?,
            (Err(_), Err(_)) => {}
            (Err(e), Ok(_)) | (Ok(()), Err(e)) => return Err(e),
        }
    }
    Ok(())
}

/// What mlir-opt makes of the module by a pass alone.
fn upstream(c: &Case, pass: &str) -> Result<String, String> {
    c.asked("mlir-opt", &[&format!("--pass-pipeline=builtin.module({pass})")], &c.text)
}

fn verified(c: &Case, m: &mut Module, pass: &str) -> Result<(), String> {
    let mut diags = Diags::default();
    verify::verify(m, &mut diags);
    if diags.failed() { Err(format!("after {pass} alone: {}", shown(m, c.source(), &diags))) } else { Ok(()) }
}

/// What lowir leaves of a module in parts, where one sweep stands for the passes that take as much as that, is byte for byte what these
/// leave one after the other. Of modules that are not taken in parts, nothing is said.
pub fn swept(c: &Case) -> Result<(), String> {
    let (parse, release) = (ParseOptions { release: c.behaviour(), ..ParseOptions::default() }, c.behaviour());
    let printing = PrintOptions { release, ..PrintOptions::default() };
    for part_size in [1, 500] {
        let options = lowir::Options { part_size, lower: lower::Options::new(release), ..Default::default() };
        let job = Job { source: c.source(), parse: &parse, options: &options };
        let Some((text, _)) = lowir::mlir_parts::passed(&job, &printing, true, &mut InMemory) else { return Ok(()) };
        let mut m = c.module()?;
        c.pass(&mut m, &PASSES.join(","))?;
        let text = String::from_utf8(text.into_text()).map_err(|e| e.to_string())?;
        difference("modules after passes and after one sweep", &c.print(&m, false), &text)?;
        SWEPT.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Comparisons of passes with one sweep.
pub static SWEPT: AtomicU64 = AtomicU64::new(0);
