//! Loop annotations: `!llvm.loop` nodes. A table says what each parameter becomes.
//! Source: LLVM Language Reference, "'llvm.loop'" and the following sections.

use alloc::vec::Vec;

use ir::dialect::records as r;
use ir::{Attr, AttrData};

use super::Writer;
use super::metadata::reference;
use super::names::field;
use super::text::{int, quoted};

/// What a parameter becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `{!"name"}` when true.
    Unit,
    /// `{!"name", i1 b}`
    Bool,
    /// The same, negated.
    Not,
    /// `{!"name", i32 n}`
    Int,
    /// `{!"name.disable"}` or `{!"name.enable"}`
    Either,
    /// `{!"name", !n}` of another annotation.
    Loop,
}
use Kind::*;

/// A record within the annotation: the parameter that holds it (none for the annotation itself), the prefix of its
/// names, and its parameters in LLVM's order.
pub(crate) type Group = (&'static str, &'static [(&'static str, Kind, &'static str)]);

/// In LLVM's order.
pub(crate) const GROUPS: [Group; 10] = [
    (
        "",
        &[
            ("disableNonforced", Unit, "llvm.loop.disable_nonforced"),
            ("mustProgress", Unit, "llvm.loop.mustprogress"),
            ("isVectorized", Int, "llvm.loop.isvectorized"),
        ],
    ),
    (
        "vectorize",
        &[
            ("disable", Not, "llvm.loop.vectorize.enable"),
            ("predicateEnable", Bool, "llvm.loop.vectorize.predicate.enable"),
            ("scalableEnable", Bool, "llvm.loop.vectorize.scalable.enable"),
            ("width", Int, "llvm.loop.vectorize.width"),
            ("followupVectorized", Loop, "llvm.loop.vectorize.followup_vectorized"),
            ("followupEpilogue", Loop, "llvm.loop.vectorize.followup_epilogue"),
            ("followupAll", Loop, "llvm.loop.vectorize.followup_all"),
        ],
    ),
    ("interleave", &[("count", Int, "llvm.loop.interleave.count")]),
    (
        "unroll",
        &[
            ("disable", Either, "llvm.loop.unroll"),
            ("count", Int, "llvm.loop.unroll.count"),
            ("runtimeDisable", Bool, "llvm.loop.unroll.runtime.disable"),
            ("full", Unit, "llvm.loop.unroll.full"),
            ("followupUnrolled", Loop, "llvm.loop.unroll.followup_unrolled"),
            ("followupRemainder", Loop, "llvm.loop.unroll.followup_remainder"),
            ("followupAll", Loop, "llvm.loop.unroll.followup_all"),
        ],
    ),
    (
        "unrollAndJam",
        &[
            ("disable", Either, "llvm.loop.unroll_and_jam"),
            ("count", Int, "llvm.loop.unroll_and_jam.count"),
            ("followupOuter", Loop, "llvm.loop.unroll_and_jam.followup_outer"),
            ("followupInner", Loop, "llvm.loop.unroll_and_jam.followup_inner"),
            ("followupRemainderOuter", Loop, "llvm.loop.unroll_and_jam.followup_remainder_outer"),
            ("followupRemainderInner", Loop, "llvm.loop.unroll_and_jam.followup_remainder_inner"),
            ("followupAll", Loop, "llvm.loop.unroll_and_jam.followup_all"),
        ],
    ),
    ("licm", &[("disable", Unit, "llvm.licm.disable"), ("versioningDisable", Unit, "llvm.loop.licm_versioning.disable")]),
    (
        "distribute",
        &[
            ("disable", Not, "llvm.loop.distribute.enable"),
            ("followupCoincident", Loop, "llvm.loop.distribute.followup_coincident"),
            ("followupSequential", Loop, "llvm.loop.distribute.followup_sequential"),
            ("followupFallback", Loop, "llvm.loop.distribute.followup_fallback"),
            ("followupAll", Loop, "llvm.loop.distribute.followup_all"),
        ],
    ),
    ("pipeline", &[("disable", Bool, "llvm.loop.pipeline.disable"), ("initiationinterval", Int, "llvm.loop.pipeline.initiationinterval")]),
    ("peeled", &[("count", Int, "llvm.loop.peeled.count")]),
    ("unswitch", &[("partialDisable", Unit, "llvm.loop.unswitch.partial.disable")]),
];

impl Writer<'_> {
    /// The node of a loop annotation. Annotations nest by attributes that were made before them, to a limit.
    pub fn loop_node(&mut self, a: Attr) -> Option<u32> {
        if let Some(n) = self.md.of(a) {
            return Some(n);
        }
        let cx = self.cx;
        if !matches!(cx.attr_data(a), AttrData::Record { def: r::LLVM_LOOP_ANNOTATION, .. }) {
            self.error("unsupported", "a loop annotation is not an attribute of the llvm dialect");
            return None;
        }
        let own = self.md.reserve();
        let mut node = b"distinct !{".to_vec();
        reference(&mut node, own);
        let mut add = |n: u32| {
            node.extend_from_slice(b", ");
            reference(&mut node, n);
        };
        for name in ["startLoc", "endLoc"] {
            if let Some(AttrData::Loc(loc)) = field(cx, a, name).map(|l| cx.attr_data(l))
                && let Some(n) = self.function_loc(loc)
            {
                add(n);
            }
        }
        for (holder, fields) in GROUPS {
            let group = if holder.is_empty() { Some(a) } else { field(cx, a, holder) };
            let Some(group) = group else { continue };
            for &(name, kind, text) in fields {
                let Some(value) = field(cx, group, name) else { continue };
                let on = value != Attr::FALSE;
                let mut n = b"{!".to_vec();
                quoted(&mut n, text.as_bytes());
                match kind {
                    Unit if !on => continue,
                    Unit => {}
                    Bool | Not => n.extend_from_slice(if on == (kind == Bool) { b", i1 true" } else { b", i1 false" }),
                    Int => {
                        n.extend_from_slice(b", i32 ");
                        // True is 1, not -1.
                        int(&mut n, if value == Attr::TRUE { 1 } else { cx.int_value(value).unwrap_or(0) });
                    }
                    Either => {
                        n.pop();
                        n.extend_from_slice(if on { b".disable\"" } else { b".enable\"" });
                    }
                    Loop => {
                        let Some(other) = self.loop_node(value) else { continue };
                        n.extend_from_slice(b", ");
                        reference(&mut n, other);
                    }
                }
                n.push(b'}');
                add(self.md.node(&n));
            }
        }
        let groups: Vec<Attr> = field(cx, a, "parallelAccesses").and_then(|x| cx.array_items(x)).unwrap_or_default();
        if !groups.is_empty() {
            let mut n = b"{!\"llvm.loop.parallel_accesses\"".to_vec();
            for g in groups {
                n.extend_from_slice(b", ");
                reference(&mut n, self.access_node(g)?);
            }
            n.push(b'}');
            add(self.md.node(&n));
        }
        node.push(b'}');
        self.md.set(own, node);
        Some(self.md.remember(a, own))
    }
}
