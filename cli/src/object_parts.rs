//! The whole job to an object part by part, as [`crate::parts`] does it to text: no more than one part is there in lowered
//! form. Of any module that does not go this way, and of anything to report, nothing is said here, and the caller takes
//! the module as a whole.

use core::time::Duration;

use emit::x86::job::ObjectWriter;
use emit::x86::obj::Object;
use ir::Module;
use ir::diag::Diags;
use ir::text::parse_parts::{PartOptions, parse_in_parts};
use ir::verify::PartVerifier;

use crate::parts::{Job, World};

/// Whether to try it in parts: not if the text is short, or is none.
pub fn is_long(job: &Job<'_>) -> bool {
    let options = job.options;
    options.object && !options.mlir && job.source.bytecode.is_empty() && job.source.text.len() / 100 >= options.part_size
}

/// Makes an object of a text, with the times that lowering and making code took. `None` says nothing.
pub fn object(job: &Job<'_>, world: &mut dyn World) -> Option<(Object, [Duration; 2])> {
    let (options, source) = (job.options, job.source);
    let (mut m, mut diags, mut times) = (Module::new(), Diags::default(), [Duration::ZERO; 2]);
    let (mut verifier, mut check) = (PartVerifier::default(), lower::parts::PartCheck::default());
    let (mut state, mut writer): (_, Option<ObjectWriter>) = (lower::PartState::default(), None);
    let mut part = |m: &mut Module| -> Option<()> {
        if !verifier.verify(m) {
            return None;
        }
        check.fits(m, &options.lower, writer.is_none())?;
        let t0 = world.now();
        if writer.is_none() {
            writer = ObjectWriter::new(m, source.text.len() / 2, &mut diags);
        }
        let w = writer.as_mut()?;
        let first = lower::parts::first_symbol(m);
        let asked = crate::engine::request_c_wrappers(m, options, &mut diags);
        if !asked || !lower::lower_part(m, &options.lower, &mut state, &mut diags) || !lower::is_lowered(m) {
            return None;
        }
        let t1 = world.now();
        let n_declared = lower::parts::n_declared(m, first).filter(|_| diags.list.is_empty())?;
        w.part(m, source, n_declared, &mut diags)?;
        times = [times[0] + (t1 - t0), times[1] + (world.now() - t1)];
        diags.list.is_empty().then_some(())
    };
    let parts = PartOptions { size: options.part_size, late_aliases: true };
    let read = parse_in_parts(&mut m, source, job.parse, parts, &mut |m, _| part(m).is_some());
    let object = writer.filter(|_| read && verifier.finish(&m))?.finish()?;
    Some((object, times))
}
