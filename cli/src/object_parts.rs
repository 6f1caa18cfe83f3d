//! The whole job to an object part by part, as [`crate::parts`] does it to text: no more than one part is there in lowered
//! form. Of any module that does not go this way, and of anything to report, nothing is said here, and the caller takes
//! the module as a whole.

use core::cell::Cell;
use core::time::Duration;

use emit::x86::job::ObjectWriter;
use emit::x86::obj::Object;
use ir::Module;
use ir::diag::Diags;
use ir::part::Declared;
use ir::text::parse_parts::{PartOptions, parse_in_parts};

use crate::parts::{Job, Way, World};
#[cfg(feature = "threads")]
use crate::threads::{Done, Road};

/// Whether to try it in parts: not if the text is short, or is none.
pub fn is_long(job: &Job<'_>) -> bool {
    let options = job.options;
    options.object
        && !options.mlir
        && job.source.bytecode.is_empty()
        && job.source.text.len() / crate::parts::BYTES_PER_OP >= options.part_size
}

/// Makes an object of a text, with the times that lowering and making code took. `None` says nothing.
pub fn object(job: &Job<'_>, world: &mut dyn World) -> Option<(Object, [Duration; 2])> {
    #[cfg(feature = "threads")]
    if job.options.threads > 1
        && let Some(done) = object_on_threads(job, world)
    {
        return Some(done);
    }
    let (mut m, mut way, mut times) = (Module::new(), Way::default(), [Duration::ZERO; 2]);
    let (mut writer, size): (Option<ObjectWriter>, _) = (None, Cell::new(job.options.part_size));
    let mut part = |m: Option<&mut Module>, at: usize| -> Option<()> {
        world.passed(job.source.text, at, m.is_some());
        let Some(m) = m else { return Some(()) };
        let t0 = way.verify(m, world)?;
        if writer.is_none() {
            writer = begin(m, job.source.text.len() / 2);
        }
        let w = writer.as_mut()?;
        let (declared, t1) = way.lower(job, m, world)?;
        way.lengthen(&size, m, world);
        m.forget_past();
        write(w, job, m, declared)?;
        times = [times[0] + (t1 - t0), times[1] + (world.now() - t1)];
        Some(())
    };
    let parts = PartOptions::alone(&size);
    let read = parse_in_parts(&mut m, job.source, job.parse, parts, &mut |m, at| part(m, at).is_some());
    let object = writer.filter(|_| read && way.verifier.finish(&m))?.finish()?;
    Some((object, times))
}

/// The same on threads. `None` also where there is nothing to share.
#[cfg(feature = "threads")]
pub fn object_on_threads(job: &Job<'_>, world: &mut dyn World) -> Option<(Object, [Duration; 2])> {
    let Done { road: Road::Object(writer), .. } = crate::threads::run(job, None, world)? else { return None };
    let t0 = world.now();
    Some((writer.finish()?, [Duration::ZERO, world.now() - t0]))
}

/// Begins an object of about so many bytes of code.
pub(crate) fn begin(m: &Module, capacity: usize) -> Option<ObjectWriter> {
    let mut diags = Diags::default();
    ObjectWriter::new(m, capacity, &mut diags).filter(|_| diags.list.is_empty())
}
/// Makes code of a lowered part.
pub(crate) fn write(writer: &mut ObjectWriter, job: &Job<'_>, m: &Module, declared: Declared) -> Option<()> {
    let mut diags = Diags::default();
    writer.part(m, job.source, declared, &mut diags).filter(|_| diags.list.is_empty())
}
