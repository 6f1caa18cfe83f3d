//! Passes one at a time, on modules as they are generated: the road takes each of them only behind others, and the
//! cleanups hardly at all.

use super::{Case, difference, shown};
use ir::diag::Diags;
use ir::{Module, verify};

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
            difference(&format!("meanings after {pass} alone"), c.meaning()?, &got)?;
        }
    }
    Ok(())
}

/// Each pass alone leaves the text that mlir-opt leaves, or fails as there.
pub fn same_text(c: &Case) -> Result<(), String> {
    for pass in EXACT {
        let mut m = c.module()?;
        let ours = c.pass(&mut m, pass).and_then(|()| verified(c, &mut m, pass));
        let theirs = c.asked("mlir-opt", &[&format!("--pass-pipeline=builtin.module({pass})")], &c.text);
        match (ours, theirs) {
            (Ok(()), Ok(theirs)) => difference(&format!("modules after {pass} alone"), &theirs, &c.print(&m, false))?,
            (Err(_), Err(_)) => {}
            (Err(e), Ok(_)) | (Ok(()), Err(e)) => return Err(e),
        }
    }
    Ok(())
}

fn verified(c: &Case, m: &mut Module, pass: &str) -> Result<(), String> {
    let mut diags = Diags::default();
    verify::verify(m, &mut diags);
    if diags.failed() { Err(format!("after {pass} alone: {}", shown(m, c.source(), &diags))) } else { Ok(()) }
}
