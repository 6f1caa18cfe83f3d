//! LLVM IR of a text of the LLVM dialect part by part, as [`crate::parts`] does it of a source. Of what does not go this way, and of
//! anything to report, nothing is said here, and the caller takes the module as a whole.

use core::cell::Cell;
use core::time::Duration;

use emit::{PartWriter, Pieces};
use ir::diag::{Diags, Source};
use ir::dialect::llvm;
use ir::part::Declared;
use ir::text::parse::ParseOptions;
use ir::text::parse_parts::{PartOptions, parse_in_parts};
use ir::verify::PartVerifier;
use ir::{Module, Sym};

use crate::parts::{FLUSH, World};

/// Reads a text, verifies it and translates it for a release of LLVM; the time that the last took. `None` as of
/// [`crate::parts::Job::run`].
pub fn translated(source: Source<'_>, parse: &ParseOptions, llvm: u32, size: usize, world: &mut dyn World) -> Option<(Pieces, Duration)> {
    let (mut m, mut verifier, mut time) = (Module::new(), PartVerifier::with_llvm(), Duration::ZERO);
    let (mut keeps, mut writer, mut n_names) = (true, None::<PartWriter>, 0);
    let mut part = |m: Option<&mut Module>, at: usize| -> Option<()> {
        world.passed(source.text, at, m.is_some());
        let Some(m) = m else { return Some(()) };
        if !verifier.verify(m) || !fits(m, writer.is_none(), n_names) {
            return None;
        }
        n_names = m.cx.strs.len();
        let (t0, mut diags) = (world.now(), Diags::default());
        if writer.is_none() {
            keeps = !world.put(None, b"");
            let capacity = if keeps { source.text.len() } else { 2 * FLUSH };
            writer = Some(PartWriter::new(m, source, llvm, capacity, &mut diags)?);
        }
        let w = writer.as_mut()?;
        w.know(m, verifier.called().iter().copied());
        let mut put = |at: Option<u64>, text: &[u8]| world.put(at, text);
        w.part(m, source, Declared::default(), &mut diags, if keeps { None } else { Some(&mut put) })?;
        if !keeps {
            w.flush(FLUSH, &mut put)?;
        }
        time += world.now() - t0;
        diags.list.is_empty().then_some(())
    };
    let size = Cell::new(size);
    let parts = PartOptions::alone(&size);
    let read = parse_in_parts(&mut m, source, parse, parts, &mut |m, at| part(m, at).is_some());
    // What is known of a function is known with its part.
    let plain = |w: &PartWriter| w.are_plain(&m, verifier.taken());
    let done = read && verifier.finish(&m) && writer.as_ref().is_some_and(plain);
    let (t0, mut diags) = (world.now(), Diags::default());
    let end = |w: PartWriter| w.finish(&m, source, &mut diags, &mut |at, text| world.put(at, text));
    let text = writer.filter(|_| done).and_then(end).filter(|_| diags.list.is_empty());
    if text.is_none() {
        world.abandon();
    }
    Some((text?, time + (world.now() - t0)))
}

/// Whether a text seems to be lowered, as far as its beginning shows.
pub fn is_lowered(text: &str) -> bool {
    const BEGINNING: usize = 1 << 16;
    let beginning = &text.as_bytes()[..text.len().min(BEGINNING)];
    let begins = |line: &[u8], name: &[u8]| line.trim_ascii_start().starts_with(name);
    let mut lines = beginning.split(|&b| b == b'\n');
    lines.clone().any(|l| begins(l, b"llvm.func ")) && !lines.any(|l| begins(l, b"func.func "))
}

/// Whether the text of a part says nothing of others: variables stand in the first one, which is where their text stands, and no
/// function is an intrinsic. `from`: names from there on are new.
fn fits(m: &Module, first: bool, from: usize) -> bool {
    // What other translations than this one look for, and text that was kept of LLVM IR.
    let kept = (from as u32..m.cx.strs.len() as u32).any(|s| m.cx.strs.get(s).starts_with("lowir."));
    let foreign = kept || !crate::translate::interfaces(m, from).is_empty();
    let Some(body) = m.root.and_then(|root| m.entry_block(root, 0)) else { return false };
    let named = |op| m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a));
    let plain = |op| match m.kind(op) {
        llvm::FUNC => named(op).is_some_and(|name| !m.cx.str(name).starts_with("llvm.")),
        llvm::MLIR_GLOBAL => first && m.attr(op, Sym::DBG_EXPRS).is_none(),
        _ => false,
    };
    m.resources.is_empty() && !foreign && m.block_ops(body).iter().all(|&op| plain(op))
}
