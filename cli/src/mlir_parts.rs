//! MLIR text part by part, as [`crate::parts`] does it to LLVM IR: of a lowered module, or of what was read. No more than
//! one part is there at a time. Of what does not go this way, and of anything to report, nothing is said here, and the
//! caller takes the module as a whole.

use core::cell::Cell;
use core::time::Duration;

use emit::Pieces;
use ir::Module;
use ir::diag::Source;
use ir::part::Declared;
use ir::text::parse::ParseOptions;
use ir::text::parse_parts::{PartOptions, PartSink, parse_in_parts};
use ir::text::print::PrintOptions;
use ir::text::print_parts::PartPrinter;
use ir::verify::PartVerifier;
use lower::road::RoadParts;

use crate::parts::{FLUSH, Job, Way, World};
#[cfg(feature = "threads")]
use crate::threads::{Done, Road};

/// The text, and where it goes.
struct Text {
    printer: PartPrinter,
    keeps: bool,
    /// Whether it ends with an empty line, as mlir-opt's.
    last_line: bool,
}

impl Text {
    /// Begins; the text will have about so many bytes.
    fn new(printing: &PrintOptions, capacity: usize, world: &mut dyn World) -> Option<Text> {
        // Nothing is begun that cannot go this way.
        let mut printer = PartPrinter::new(printing)?;
        let keeps = !world.put(None, b"");
        printer.reserve(if keeps { capacity } else { 2 * FLUSH });
        Some(Text { printer, keeps, last_line: true })
    }
    fn part(&mut self, m: &Module, declared: Declared, world: &mut dyn World) -> Option<()> {
        if self.keeps {
            return self.printer.part(m, declared, None);
        }
        let mut put = |at: Option<u64>, text: &[u8]| world.put(at, text);
        self.printer.part(m, declared, Some(&mut put))?;
        self.printer.flush(FLUSH, &mut put)
    }
    /// The rest of the text, if all of it was read; else what was put somewhere is taken back.
    fn end(self, read: bool, world: &mut dyn World) -> Option<Pieces> {
        let last_line = self.last_line;
        let done = if read { self.printer.finish(&mut |at, text| world.put(at, text)) } else { None };
        if done.is_none() {
            world.abandon();
        }
        let (mut text, at, declared) = done?;
        if !last_line {
            text.pop();
        }
        Some(Pieces::new(text, at, declared))
    }
}

/// Lowers a text and prints the LLVM dialect; the times that lowering and printing took. `None` as of [`Job::run`].
pub fn lowered(job: &Job<'_>, printing: &PrintOptions, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
    #[cfg(feature = "threads")]
    if job.options.threads > 1 {
        if let Some(done) = lowered_on_threads(job, printing, world) {
            return Some(done);
        }
        world.abandon();
    }
    lowered_alone(job, printing, None, world)
}

/// The same where passes are asked for one after the other (`lower::road::Road`): of what they leave as the whole job does. `check`:
/// whether to verify that.
pub fn passed(job: &Job<'_>, printing: &PrintOptions, check: bool, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
    lowered_alone(job, printing, Some(check), world)
}

/// The same on threads. `None` also where there is nothing to share.
#[cfg(feature = "threads")]
pub fn lowered_on_threads(job: &Job<'_>, printing: &PrintOptions, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
    let Done { road: Road::Mlir(printer), keeps, .. } = crate::threads::run(job, Some(printing), world)? else { return None };
    let t0 = world.now();
    let text = Text { printer: *printer, keeps, last_line: true }.end(true, world)?;
    Some((text, [Duration::ZERO, world.now() - t0]))
}

fn lowered_alone(job: &Job<'_>, printing: &PrintOptions, passes: Option<bool>, world: &mut dyn World) -> Option<(Pieces, [Duration; 2])> {
    let (mut m, mut way, mut times) = (Module::new(), Way::default(), [Duration::ZERO; 2]);
    let size = Cell::new(job.options.part_size);
    let mut checker = passes.filter(|check| *check).map(|_| PartVerifier::of_lowered());
    let mut road = passes.map(|_| RoadParts::default());
    let mut text = Text::new(printing, job.source.text.len().saturating_mul(6), world)?;
    let mut part = |m: Option<&mut Module>, at: usize| -> Option<()> {
        world.passed(job.source.text, at, m.is_some());
        let Some(m) = m else { return Some(()) };
        let t0 = way.verify(m, world)?;
        let (declared, t1) = match road.as_mut().is_none_or(|r| r.take(m)) {
            true => way.lower(job, m, world)?,
            false => way.pass(job, m, world)?,
        };
        way.lengthen(&size, m, world);
        if checker.as_mut().is_some_and(|c| !c.verify(m)) {
            return None;
        }
        text.part(m, declared, world)?;
        times = [times[0] + (t1 - t0), times[1] + (world.now() - t1)];
        Some(())
    };
    let parts = PartOptions::alone(&size);
    let read = parse_in_parts(&mut m, job.source, job.parse, parts, &mut |m, at| part(m, at).is_some());
    let right = read && way.verifier.finish(&m) && checker.is_none_or(|c| c.finish(&m));
    Some((text.end(right, world)?, times))
}

/// Whether a text is worth taking apart: it is long, and is not all one line, as an attribute is that may be too much
/// of a part to be printed in parts, which would be found out at its end only.
pub fn is_long(source: Source<'_>, part_size: usize) -> bool {
    let start = &source.text.as_bytes()[..source.text.len().min(ONE_LINE)];
    source.bytecode.is_empty() && source.text.len() / crate::parts::BYTES_PER_OP >= part_size && start.contains(&b'\n')
}
/// Bytes of a line that is not expected to end.
const ONE_LINE: usize = 1 << 16;

/// How many operations are worked on at a time of a text that is read and printed: as much memory as those of one that grows take
/// when they are lowered. A text of few parts pays as much for the room of a long one as turns less often save.
fn read_size(source: Source<'_>, part_size: usize, world: &dyn World) -> usize {
    const PARTS: usize = 16;
    let most = source.text.len() / (PARTS * crate::parts::BYTES_PER_OP);
    if world.part_size() > part_size { part_size.max(most.min(world.part_size().saturating_mul(2))) } else { part_size }
}

/// Reads a text, verifies it if asked, and prints it; the time that printing took. `None` as of [`Job::run`].
pub fn again(
    source: Source<'_>,
    parse: &ParseOptions,
    printing: &PrintOptions,
    check: bool,
    part_size: usize,
    world: &mut dyn World,
) -> Option<(Pieces, Duration)> {
    let text = Text::new(printing, source.text.len().saturating_mul(2), world)?;
    let size = Cell::new(read_size(source, part_size, world));
    let parts = PartOptions::alone(&size);
    printed(text, source, check, world, &mut |m, part| parse_in_parts(m, source, parse, parts, part))
}

/// Prints what `read` reads, part by part.
fn printed(mut text: Text, source: Source<'_>, check: bool, world: &mut dyn World, read: &mut ReadParts<'_>) -> Option<(Pieces, Duration)> {
    let (mut m, mut verifier, mut time) = (Module::new(), PartVerifier::with_llvm(), Duration::ZERO);
    let done = read(&mut m, &mut |m, at| {
        world.passed(source.text, at, m.is_some());
        let Some(m) = m else { return true };
        if check && !verifier.verify(m) {
            return false;
        }
        let t0 = world.now();
        let put = text.part(m, Declared::default(), world).is_some();
        time += world.now() - t0;
        put
    });
    Some((text.end(done && verifier.finish(&m), world)?, time))
}
/// Reads a module in parts and hands each on; whether all were read and taken.
type ReadParts<'a> = dyn FnMut(&mut Module, &mut PartSink<'_>) -> bool + 'a;

/// Reads LLVM IR and prints the module. `None` as of [`Job::run`].
#[cfg(feature = "import")]
pub fn imported(
    source: Source<'_>,
    options: &emit::import::ImportOptions,
    printing: &PrintOptions,
    part_size: usize,
    world: &mut dyn World,
) -> Option<(Pieces, Duration)> {
    let text = Text::new(printing, source.text.len().saturating_mul(2), world)?;
    let text = Text { last_line: false, ..text };
    printed(text, source, true, world, &mut |m, part| {
        emit::import::import_in_parts(m, source, options, part_size, &mut |m| part(Some(m), 0))
    })
}
