//! The whole job part by part, so that no more than one part is there in lowered form: from a text, of which a part is
//! read at a time (by several threads, if asked), or from a module that was read before. `lower::parts` says which modules
//! go this way; of any other, and of anything to report, nothing is said here, and the caller takes the module as a whole.

use alloc::vec::Vec;
use core::cell::Cell;
use core::time::Duration;

use emit::{PartWriter, Pieces};
use ir::Module;
use ir::diag::{Diags, Source};
use ir::part::{Declared, Put};
use ir::text::parse::ParseOptions;
use ir::text::parse_parts::{PartOptions, parse_in_parts};
use ir::verify::PartVerifier;

use crate::job::Options;
#[cfg(feature = "threads")]
use crate::threads::{Done, Road};

/// Bytes of text for each operation of a part, half of what they take: from there on a module is worth taking apart, and so
/// long are the pieces that threads take.
pub(crate) const BYTES_PER_OP: usize = 25;

/// Operations to make room for with each of a part, where one becomes several.
pub(crate) const OPS_PER_OP: usize = 4;
/// Operations of a part that there is room for at once, whatever a world asks for.
const MOST_ROOM: usize = 1 << 16;

/// Bytes of text that are worth a call of the system.
pub(crate) const FLUSH: usize = 1 << 18;

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
    /// How many operations of a text that grows much are worked on at a time, from the second part on; no fewer than of others.
    fn part_size(&self) -> usize {
        0
    }
    /// Who makes memory ready for a long text.
    #[cfg(all(feature = "fast", feature = "threads"))]
    fn expecting(&self) -> crate::host::Expect {
        |_| {}
    }
    /// A text was read up to this byte of it, with which a part ends or not.
    fn passed(&mut self, _text: &str, _at: usize, _whole: bool) {}
}
/// No clock, and the text in memory.
pub struct InMemory;
impl World for InMemory {}

/// A host, onto whose file the text goes as it is written.
pub struct OnHost<'h> {
    /// The host.
    pub host: &'h mut dyn crate::host::Host,
    /// The file. `None` keeps the text in memory.
    pub path: Option<&'h str>,
    /// Whether the file was begun.
    #[cfg(feature = "fast")]
    begun: bool,
    /// How much of the input was left behind, and how much was read.
    #[cfg(feature = "fast")]
    n_left: usize,
    #[cfg(feature = "fast")]
    n_read: usize,
}
impl<'h> OnHost<'h> {
    /// Nothing is written yet.
    pub fn new(host: &'h mut dyn crate::host::Host, path: Option<&'h str>) -> OnHost<'h> {
        OnHost {
            host,
            path,
            #[cfg(feature = "fast")]
            begun: false,
            #[cfg(feature = "fast")]
            n_left: 0,
            #[cfg(feature = "fast")]
            n_read: 0,
        }
    }
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
    #[cfg(feature = "fast")]
    fn part_size(&self) -> usize {
        self.host.part_size()
    }
    #[cfg(all(feature = "fast", feature = "threads"))]
    fn expecting(&self) -> crate::host::Expect {
        self.host.expecting()
    }
    #[cfg(feature = "fast")]
    fn passed(&mut self, text: &str, at: usize, whole: bool) {
        let begin = self.n_read;
        if whole {
            self.n_read = at;
        }
        // What was left before the part was whole may have been looked at again.
        let from = if whole { self.n_left.min(begin) } else { self.n_left };
        if (at.saturating_sub(begin) >= LONG || at >= self.n_left + LEFT)
            && let Some(text) = text.get(from..at)
        {
            self.host.leave(text);
            self.n_left = at;
        }
    }
}

/// Bytes of a part that are left behind at once: it takes many times as much memory.
#[cfg(feature = "fast")]
const LONG: usize = 1 << 20;
/// Bytes that are left behind of short parts. What is compared with texts that were read before has some of them read again,
/// a microsecond for each 64 KiB.
#[cfg(feature = "fast")]
const LEFT: usize = 1 << 20;

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
        let (options, text) = (self.options, self.source.text.len() / BYTES_PER_OP);
        let plain = !options.mlir && !options.object;
        plain && self.source.bytecode.is_empty() && text >= options.part_size
    }

    pub(crate) fn llvm(&self) -> u32 {
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
        let (mut way, mut times, mut writer) = (Way::default(), [Duration::ZERO; 2], None);
        let size = Cell::new(self.options.part_size);
        let parts = PartOptions::alone(&size);
        let mut keeps = true;
        let mut part = |m: Option<&mut Module>, at: usize| -> Option<()> {
            world.passed(self.source.text, at, m.is_some());
            let Some(m) = m else { return Some(()) };
            let t0 = way.verify(m, world)?;
            if writer.is_none() {
                keeps = !world.put(None, b"");
                // What is written takes some three times the room of what was read.
                let capacity = if keeps { self.source.text.len().saturating_mul(4) } else { 2 * FLUSH };
                writer = Some(self.writer(m, capacity)?);
            }
            let w = writer.as_mut()?;
            w.know(m, way.verifier.called().iter().copied());
            let (declared, t1) = way.lower(self, m, world)?;
            way.lengthen(&size, m, world);
            m.forget_past();
            let mut put = |at: Option<u64>, text: &[u8]| world.put(at, text);
            way.write(self, m, declared, w, if keeps { None } else { Some(&mut put) })?;
            if !keeps {
                w.flush(FLUSH, &mut |at, text| world.put(at, text))?;
            }
            times = [times[0] + (t1 - t0), times[1] + (world.now() - t1)];
            Some(())
        };
        if !parse_in_parts(&mut m, self.source, self.parse, parts, &mut |m, at| part(m, at).is_some()) || !way.verifier.finish(&m) {
            return None;
        }
        let t0 = world.now();
        let text = writer?.finish(&m, self.source, &mut diags, &mut |at, text| world.put(at, text)).filter(|_| diags.list.is_empty())?;
        Some((text, [times[0], times[1] + (world.now() - t0)]))
    }

    pub(crate) fn writer(&self, m: &Module, capacity: usize) -> Option<PartWriter> {
        let mut diags = Diags::default();
        PartWriter::new(m, self.source, self.llvm(), capacity, &mut diags).filter(|_| diags.list.is_empty())
    }

    /// The same on threads. `None` as of [`Job::run`], and where there is nothing to share.
    #[cfg(feature = "threads")]
    #[cfg_attr(not(any(feature = "fast", feature = "objects")), allow(irrefutable_let_patterns))]
    pub fn run_on_threads(&self, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
        let Done { road: Road::Ll(writer), m, .. } = crate::threads::run(self, None, world)? else { return None };
        let (t0, mut diags) = (world.now(), Diags::default());
        let text = writer.finish(&m, self.source, &mut diags, &mut |at, text| world.put(at, text)).filter(|_| diags.list.is_empty())?;
        Some((text, [Duration::ZERO, world.now() - t0]))
    }
}

/// The steps of the way of a part, with what each knows of the parts before.
#[derive(Default)]
pub(crate) struct Way {
    pub(crate) verifier: PartVerifier,
    state: lower::PartState,
    begun: bool,
    /// Whether the first part that was lowered is more than twice as long since; `Some(false)` when that was asked, too.
    grew: Option<bool>,
}

impl Way {
    /// Verifies a part and asks whether it can be lowered alone. When that was done.
    pub(crate) fn verify(&mut self, m: &mut Module, world: &mut dyn World) -> Option<Duration> {
        let fits = self.verifier.verify(m) && lower::parts::part_fits(m, !self.begun).is_some();
        self.begun = true;
        fits.then(|| world.now())
    }
    /// One of several on threads. Who takes which parts differs from time to time, so none may depend on those before.
    #[cfg(feature = "threads")]
    pub(crate) fn beside_others() -> Way {
        Way { state: lower::PartState::without_views(), ..Way::default() }
    }
    /// Lowers the next part. How many functions of the runtime it declares, and when that was done.
    pub(crate) fn lower(&mut self, job: &Job<'_>, m: &mut Module, world: &mut dyn World) -> Option<(Declared, Duration)> {
        let mut diags = Diags::default();
        let (first, n_ops) = (lower::parts::first_symbol(m), m.op_kind.len());
        let asked = crate::engine::request_c_wrappers(m, job.options, &mut diags);
        let lowered = asked && lower::lower_part(m, &job.options.lower, &mut self.state, &mut diags) && lower::is_lowered(m);
        if cfg!(not(small)) {
            self.grew.get_or_insert(m.op_kind.len() > 2 * n_ops);
        }
        let declared = lower::parts::declared(m, first, &self.state).filter(|_| lowered && diags.list.is_empty())?;
        Some((declared, world.now()))
    }
    /// Makes the parts behind the first one as long as is best for what it became.
    pub(crate) fn lengthen(&mut self, size: &Cell<usize>, m: &mut Module, world: &dyn World) {
        if cfg!(not(small)) && self.grew.replace(false) == Some(true) && world.part_size() > size.get() {
            size.set(world.part_size());
            m.reserve(OPS_PER_OP * size.get().min(MOST_ROOM));
        }
    }
    /// The same by the passes that the sweep stands for, of a part of which the sweep would leave something else.
    #[cfg(feature = "fast")]
    pub(crate) fn pass(&mut self, job: &Job<'_>, m: &mut Module, world: &mut dyn World) -> Option<(Declared, Duration)> {
        let asked = crate::engine::request_c_wrappers(m, job.options, &mut Diags::default());
        let declared = lower::road::by_passes(m, job.options.lower.release).filter(|_| asked)?;
        Some((declared, world.now()))
    }
    pub(crate) fn write(
        &mut self,
        job: &Job<'_>,
        m: &Module,
        declared: Declared,
        writer: &mut PartWriter,
        put: Option<&mut Put<'_>>,
    ) -> Option<()> {
        let mut diags = Diags::default();
        writer.part(m, job.source, declared, &mut diags, put).filter(|_| diags.list.is_empty())
    }
}

/// Lowers and writes a module that was read before in parts. `None` leaves the module as it was, to be lowered as a whole.
#[cfg(feature = "bytecode")]
pub fn lower_in_parts(m: &mut Module, source: Source<'_>, options: &Options, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
    let plan = lower::parts::plan(m, options.part_size)?;
    let mut diags = Diags::default();
    let llvm = options.llvm_version.unwrap_or(options.lower.release.version);
    // Lowered code of one operation takes some 150 to 300 bytes.
    let mut writer = PartWriter::new(m, source, llvm, m.op_kind.len().saturating_mul(320), &mut diags)?;
    let name = |op: &ir::Op| m.attr(*op, ir::Sym::SYM_NAME).and_then(|a| m.cx.str_value(a));
    writer.know(m, plan.tops[plan.n_globals..].iter().filter_map(name));
    let (mut copies, mut part) = (ir::part::Parts::default(), Module::new());
    let mut state = lower::PartState::default();
    state.begin(m);
    let mut times = [Duration::ZERO; 2];
    for &(from, to) in &plan.pieces {
        let t0 = world.now();
        part.clear();
        let copied = copies.copy(m, &plan.tops, from, to, &mut part).and_then(|()| copies.finish(m, &mut part));
        core::mem::swap(&mut m.cx, &mut part.cx);
        let first = lower::parts::first_symbol(&part);
        let asked = copied.is_some() && crate::engine::request_c_wrappers(&mut part, options, &mut diags);
        let lowered = asked && lower::lower_part(&mut part, &options.lower, &mut state, &mut diags) && lower::is_lowered(&part);
        let t1 = world.now();
        let declared = lower::parts::declared(&part, first, &state).filter(|_| lowered && diags.list.is_empty());
        let written = declared.and_then(|d| writer.part(&part, source, d, &mut diags, None));
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
