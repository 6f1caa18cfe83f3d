//! The whole job part by part, so that no more than one part is there in lowered form: from a text, of which a part is
//! read at a time (by several threads, if asked), or from a module that was read before. `lower::parts` says which modules
//! go this way; of any other, and of anything to report, nothing is said here, and the caller takes the module as a whole.

use alloc::vec::Vec;
#[cfg(feature = "threads")]
use alloc::{format, string::String};
use core::time::Duration;

use emit::{PartWriter, Pieces};
use ir::Module;
use ir::diag::{Diags, Source};
use ir::text::parse::ParseOptions;
use ir::text::parse_parts::{PartOptions, parse_in_parts};
use ir::verify::PartVerifier;

use crate::job::Options;

/// Bytes of text an operation takes, at most, where a module is worth taking apart.
const BYTES_PER_OP: usize = 50;

/// Bytes of text that are worth a call of the system.
const FLUSH: usize = 1 << 20;

/// What a job in parts takes from outside.
pub trait World {
    /// Time since some fixed moment.
    fn now(&mut self) -> Duration {
        Duration::ZERO
    }
    /// Puts text where it goes: behind what there is, or in at a byte of it. `false` if it cannot; where that is so for an
    /// empty text, text is kept instead.
    fn put(&mut self, _at: Option<u64>, _text: &[u8]) -> bool {
        false
    }
    /// Takes back what was put.
    fn abandon(&mut self) {}
}
/// No clock, and the text in memory.
pub struct InMemory;
impl World for InMemory {}

/// A host, onto whose file the text goes as it is written.
pub struct OnHost<'h> {
    /// The host.
    pub host: &'h mut dyn crate::host::Host,
    /// The file. `None` keeps the text in memory: what was shown on a terminal cannot be taken back.
    pub path: Option<&'h str>,
    /// Whether the file was begun.
    pub begun: bool,
}
impl World for OnHost<'_> {
    fn now(&mut self) -> Duration {
        self.host.now()
    }
    #[cfg(feature = "fast")]
    fn put(&mut self, at: Option<u64>, text: &[u8]) -> bool {
        let Some(path) = self.path.filter(|p| self.begun || self.host.begin(p)) else { return false };
        self.begun = true;
        match at {
            Some(at) => self.host.insert(path, at, text),
            None => self.host.append(path, text),
        }
    }
    #[cfg(feature = "fast")]
    fn abandon(&mut self) {
        if core::mem::take(&mut self.begun) {
            self.host.abandon();
        }
    }
}

/// The job, as far as it is the same for all parts of a text.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The text.
    pub source: Source<'a>,
    /// How it is read.
    pub parse: &'a ParseOptions,
    /// What to do.
    pub options: &'a Options,
}

impl Job<'_> {
    /// Whether to try it in parts: not if the text is short, or is none.
    pub fn is_long(&self) -> bool {
        let (options, text) = (self.options, self.source.text.len() / BYTES_PER_OP / 2);
        let plain = !options.mlir && !options.object && !options.c_wrappers;
        plain && self.source.bytecode.is_empty() && text >= options.part_size
    }

    fn llvm(&self) -> u32 {
        self.options.llvm_version.unwrap_or(self.options.lower.release.version)
    }

    /// Does it. `None` says nothing: functions depend on each other, or there is something to report; the world is as it was
    /// then. Else the text, as far as it was not put there, and the times that lowering and writing took, by the clock of
    /// the first thread.
    pub fn run(&self, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
        #[cfg(feature = "threads")]
        if self.options.threads > 1 {
            if let Some(done) = self.run_on_threads(world) {
                return Some(done);
            }
            world.abandon();
        }
        let done = self.run_alone(world);
        if done.is_none() {
            world.abandon();
        }
        done
    }

    fn run_alone(&self, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
        let (mut m, mut diags) = (Module::new(), Diags::default());
        let done = self.functions(&mut m, self.source, PartOptions { size: self.options.part_size, late_aliases: true }, world)?;
        if !done.verifier.finish(&m) {
            return None;
        }
        let t0 = world.now();
        let text =
            done.writer.finish(&m, self.source, &mut diags, &mut |at, text| world.put(at, text)).filter(|_| diags.list.is_empty())?;
        Some((text, [done.times[0], done.times[1] + (world.now() - t0)]))
    }

    /// All but the end of the text of what stands in `source`. Leaves the last part in `m`.
    fn functions(&self, m: &mut Module, source: Source<'_>, parts: PartOptions, world: &mut dyn World) -> Option<Done> {
        let options = self.options;
        let (mut verifier, mut check) = (PartVerifier::default(), lower::parts::PartCheck::default());
        let mut state = lower::PartState::default();
        let (mut diags, mut times) = (Diags::default(), [Duration::ZERO; 2]);
        let (mut writer, mut keeps): (Option<PartWriter>, bool) = (None, true);
        let mut part = |m: &mut Module| -> Option<()> {
            if !verifier.verify(m) {
                return None;
            }
            check.fits(m, &options.lower, writer.is_none())?;
            let t0 = world.now();
            if writer.is_none() {
                keeps = !world.put(None, b"");
                // What is written takes some three times the room of what was read.
                let capacity = if keeps { source.text.len().saturating_mul(4) } else { 2 * FLUSH };
                writer = PartWriter::new(m, source, self.llvm(), capacity, &mut diags);
            }
            let w = writer.as_mut()?;
            let n_tops = m.block_ops(m.entry_block(m.root?, 0)?).len();
            w.know(m, verifier.called().iter().copied());
            if !lower::lower_part(m, &options.lower, &mut state, &mut diags) || !lower::is_lowered(m) {
                return None;
            }
            let t1 = world.now();
            let n_declared = lower::parts::n_declared(m, n_tops).filter(|_| diags.list.is_empty())?;
            w.part(m, source, n_declared, &mut diags)?;
            if !keeps {
                w.flush(FLUSH, &mut |at, text| world.put(at, text))?;
            }
            times = [times[0] + (t1 - t0), times[1] + (world.now() - t1)];
            diags.list.is_empty().then_some(())
        };
        let read = parse_in_parts(m, source, self.parse, parts, &mut |m, _| part(m).is_some());
        Some(Done { writer: writer.filter(|_| read)?, verifier, times })
    }

    /// The same on threads: each takes functions of about as much text as the others, behind the head of the module, which
    /// all of them read.
    #[cfg(feature = "threads")]
    fn run_on_threads(&self, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
        let texts = split(self.source.text, self.options.threads)?;
        let (first, others) = texts.split_first()?;
        let (mut m, mut diags) = (Module::new(), Diags::default());
        // Two threads would not see that they define an alias each.
        let parts = PartOptions { size: self.options.part_size, late_aliases: false };
        let alone = |text: &str| {
            let mut m = Module::new();
            let done = self.functions(&mut m, Source { text, ..self.source }, parts, &mut InMemory)?;
            Some((m, done.verifier, done.writer.into_functions()?))
        };
        let (done, rest) = std::thread::scope(|scope| {
            let running: Vec<_> = others.iter().map(|text| scope.spawn(move || alone(text))).collect();
            let done = self.functions(&mut m, Source { text: first, ..self.source }, parts, world);
            (done, running.into_iter().map(|t| t.join().ok().flatten()).collect::<Option<Vec<_>>>())
        });
        let (mut done, t0) = (done?, world.now());
        let mut told = ir::verify::Told::default();
        done.verifier.tell(&m, &mut told);
        for (other, verifier, functions) in rest? {
            verifier.tell(&other, &mut told);
            done.writer.join(&mut m, functions)?;
        }
        let text = done
            .writer
            .finish(&m, self.source, &mut diags, &mut |at, text| world.put(at, text))
            .filter(|_| diags.list.is_empty() && told.is_right())?;
        Some((text, [done.times[0], done.times[1] + (world.now() - t0)]))
    }
}

struct Done {
    writer: PartWriter,
    verifier: PartVerifier,
    times: [Duration; 2],
}

/// A module as so many texts, each with the module's head and a run of its functions. A line that begins with a function
/// is between two tokens, as no token goes over the end of a line; whether it is also between two operations of the
/// module shows when the texts are read: one that was cut elsewhere has too few or too many braces.
#[cfg(feature = "threads")]
fn split(text: &str, n: usize) -> Option<Vec<String>> {
    let function = |from: usize| -> Option<usize> {
        let mut at = from;
        loop {
            at += text.get(at..)?.find("\n")? + 1;
            let line = text.get(at..)?.trim_start_matches([' ', '\t']);
            if line.starts_with("func.func ") {
                return Some(at);
            }
        }
    };
    let begins = text.starts_with("func.func ");
    let head_end = if begins { 0 } else { function(0)? };
    let (head, body) = text.split_at(head_end);
    // Each thread reads the head: it must not be most of the work.
    if head.len() > body.len() / n {
        return None;
    }
    let mut cuts: Vec<usize> = Vec::new();
    for i in 1..n {
        let from = head_end + body.len() / n * i;
        // Where one function is longer than a share, the search went over the next share already.
        match function(from.max(cuts.last().map_or(0, |&c| c))) {
            Some(cut) => cuts.push(cut),
            None => break,
        }
    }
    // Whether the head opens a brace that it does not close: then a module stands in the text.
    let close =
        if ir::text::lex::match_braces(format!("{head}}}").as_bytes()).iter().any(|b| b.1 as usize == head.len()) { "}" } else { "" };
    let mut texts = Vec::new();
    let mut from = head_end;
    for &cut in cuts.iter().chain([&text.len()]) {
        let last = cut == text.len();
        texts.push([head, &text[from..cut], if last { "" } else { close }].concat());
        from = cut;
    }
    (texts.len() > 1).then_some(texts)
}

/// Lowers and writes a module that was read before in parts. `None` leaves the module as it was, to be lowered as a whole.
#[cfg(feature = "bytecode")]
pub fn lower_in_parts(m: &mut Module, source: Source<'_>, options: &Options, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
    if options.c_wrappers {
        return None;
    }
    let plan = lower::parts::plan(m, &options.lower, options.part_size)?;
    let mut diags = Diags::default();
    let llvm = options.llvm_version.unwrap_or(options.lower.release.version);
    // Lowered code of one operation takes some 150 to 300 bytes.
    let mut writer = PartWriter::new(m, source, llvm, m.op_kind.len().saturating_mul(320), &mut diags)?;
    let name = |op: &ir::Op| m.attr(*op, ir::Sym::SYM_NAME).and_then(|a| m.cx.str_value(a));
    writer.know(m, plan.tops[plan.n_globals..].iter().filter_map(name));
    let (mut copies, mut part) = (ir::part::Parts::default(), Module::new());
    let mut state = lower::PartState::default();
    let mut times = [Duration::ZERO; 2];
    for &(from, to) in &plan.pieces {
        let t0 = world.now();
        part.clear();
        let copied = copies.copy(m, &plan.tops, from, to, &mut part).and_then(|()| copies.finish(m, &mut part));
        core::mem::swap(&mut m.cx, &mut part.cx);
        let lowered = copied.is_some() && lower::lower_part(&mut part, &options.lower, &mut state, &mut diags) && lower::is_lowered(&part);
        let t1 = world.now();
        let n_declared = lower::parts::n_declared(&part, to - from).filter(|_| lowered && diags.list.is_empty());
        let written = n_declared.and_then(|n| writer.part(&part, source, n, &mut diags));
        times = [times[0] + (t1 - t0), times[1] + (world.now() - t1)];
        let last = to == plan.tops.len();
        if last && written.is_some() && diags.list.is_empty() {
            let text = writer.finish(&part, source, &mut diags, &mut |_, _| false);
            core::mem::swap(&mut m.cx, &mut part.cx);
            return Some((text.filter(|_| diags.list.is_empty())?, times));
        }
        core::mem::swap(&mut m.cx, &mut part.cx);
        if written.is_none() || !diags.list.is_empty() {
            return None;
        }
    }
    None
}

/// Puts a text behind what there is, onto a file of a host as far as it takes it.
pub fn put(pieces: Pieces, host: &mut dyn crate::host::Host, path: &str, out: &mut Vec<u8>) {
    #[cfg(feature = "fast")]
    if out.is_empty() && pieces.slices().all(|s| host.append(path, s)) {
        return;
    }
    _ = (host, path);
    if out.is_empty() { *out = pieces.into_text() } else { out.extend_from_slice(&pieces.into_text()) }
}
