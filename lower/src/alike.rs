//! Operations that become the same as others of their type and attributes became before, but for the values: the rules
//! that make many operations of one remember what they made, by memref type, and copy it.

#[cfg(feature = "fast")]
use alloc::vec::Vec;
#[cfg(feature = "fast")]
use ir::pattern::{Outer, Pattern};
use ir::{Op, Value};

use crate::memref_descriptor::Memrefs;
#[cfg(feature = "fast")]
use crate::memref_descriptor::Ranked;
use crate::sweep::Rewriter;
#[cfg(feature = "fast")]
use crate::sweep::{NIL, Segment, flag};

/// Rules that remember, per memref type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "fast"), allow(dead_code))]
pub(crate) enum Alike {
    Load,
    Store,
    Alloc,
    Alloca,
    Reinterpret,
    Fields,
    Pack,
    Cast,
}

/// How many keys are told apart, by type and rule.
#[cfg(feature = "fast")]
const MOST: usize = 6;
/// The end of a list in [`Patterns::made`].
#[cfg(feature = "fast")]
const END: u32 = u32::MAX;

/// What was made by a rule, of an operation with the attributes that the key stands for where these matter.
#[cfg(feature = "fast")]
#[derive(Clone, Debug)]
struct Made {
    rule: Alike,
    key: u32,
    pattern: Pattern,
    /// What was made before of the same memref type.
    next: u32,
}

/// What was made, by memref type and rule.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patterns {
    #[cfg(feature = "fast")]
    made: Vec<Made>,
    /// By entry of a memref type: what was made last of it.
    #[cfg(feature = "fast")]
    last: Vec<u32>,
    /// Bits of rules that made something once: what comes twice is remembered. Most types come once.
    #[cfg(feature = "fast")]
    seen: Vec<u8>,
    /// The first entries with pointers, elements, strides and an offset, and those with a descriptor.
    #[cfg(feature = "fast")]
    like: ir::store::Lookup<u32>,
    #[cfg(feature = "fast")]
    described: ir::store::Lookup<u32>,
}

#[cfg(feature = "fast")]
impl Patterns {
    /// Says which entries of a list a new one is like.
    pub(crate) fn place(&mut self, r: &mut Ranked, list: &[Option<Ranked>]) {
        self.last.resize(list.len() + 1, END);
        self.seen.resize(list.len() + 1, 0);
        let is = |i: u32, same: &dyn Fn(&Ranked) -> bool| list.get(i as usize).is_some_and(|r| r.as_ref().is_some_and(same));
        let hash = ir::store::hash_of(&(r.ptr.0, r.elem.0, r.offset, &r.strides));
        let same = |o: &Ranked| (o.ptr, o.elem, o.offset) == (r.ptr, r.elem, r.offset) && o.strides == r.strides;
        let like = self.like.find(hash, |i| is(i, &same));
        let desc = ir::store::hash_of(&r.desc.0);
        let described = self.described.find(desc, |i| is(i, &|o| o.desc == r.desc));
        let new = list.len() as u32;
        (r.like, r.described) = (like.unwrap_or(new) as usize, described.unwrap_or(new) as usize);
        if like.is_none() {
            self.like.insert(hash, new);
        }
        if described.is_none() {
            self.described.insert(desc, new);
        }
    }
}

/// New operations that are remembered when they stand.
#[cfg(feature = "fast")]
pub(crate) struct Open {
    start: ir::pattern::Start,
    outer: Vec<Value>,
}
/// New operations that are remembered: none.
#[cfg(not(feature = "fast"))]
pub(crate) enum Open {}

#[cfg(feature = "fast")]
impl Patterns {
    /// What was made of a type.
    fn of(&self, ty: usize) -> impl Iterator<Item = &Made> {
        let get = |i: u32| self.made.get(i as usize);
        core::iter::successors(self.last.get(ty).and_then(|&i| get(i)), move |made| get(made.next))
    }
    #[inline]
    fn find(&self, ty: usize, rule: Alike, key: u32) -> Option<&Pattern> {
        self.of(ty).find(|made| made.key == key && made.rule == rule).map(|made| &made.pattern)
    }
}

#[cfg(feature = "fast")]
impl Memrefs {
    /// An operation gives way to what was made before of such an operation of a type (its entry), for its operands, if
    /// anything was. `key`: what it depends on besides, as its attributes.
    #[inline(never)]
    pub(crate) fn repeat(&self, rw: &mut Rewriter<'_>, op: Op, ty: usize, rule: Alike, key: u32) -> bool {
        let Some(pattern) = self.patterns.find(ty, rule, key) else { return false };
        rw.at(op);
        let r = rw.m.op_record[op];
        let Some(first) = rw.m.append_pattern(pattern, Outer::Operands(r.operands, r.n_operands), r.loc) else { return false };
        rw.give_way(op, Value(first.0 + pattern.n_values() as u32 - 1));
        true
    }
    /// Appends what was made before of values of a type that are in a row: the first and the last of the results.
    #[inline(never)]
    pub(crate) fn again(&self, rw: &mut Rewriter<'_>, ty: usize, rule: Alike, from: Value, n: u32) -> Option<(Value, Value)> {
        let pattern = self.patterns.find(ty, rule, 0)?;
        let first = rw.m.append_pattern(pattern, Outer::Values(from, n), rw.loc)?;
        Some((first, Value(first.0 + pattern.n_values() as u32 - 1)))
    }
    /// Remembers what stands since, if it is fine.
    #[inline(never)]
    pub(crate) fn remember(&mut self, rw: &mut Rewriter<'_>, ty: usize, rule: Alike, key: u32, open: Open, fine: bool) {
        let Some(pattern) = rw.m.pattern_end(open.start, &open.outer, rw.loc) else { return };
        if !fine || pattern.n_values() == 0 {
            return;
        }
        let Patterns { made, last, .. } = &mut self.patterns;
        if let Some(last) = last.get_mut(ty) {
            made.push(Made { rule, key, pattern, next: *last });
            *last = made.len() as u32 - 1;
        }
    }
    /// Begins operations that are to be remembered, if such were made before. Until they are, they name numbers in the place of
    /// the values, which are put in their places in the end.
    #[inline(never)]
    pub(crate) fn open(&mut self, rw: &Rewriter<'_>, ty: usize, rule: Alike, values: &mut [Value]) -> Option<Open> {
        let seen = self.patterns.seen.get_mut(ty)?;
        let first = *seen & 1 << rule as u8 == 0;
        *seen |= 1 << rule as u8;
        if first || self.patterns.of(ty).filter(|made| made.rule == rule).count() == MOST {
            return None;
        }
        let outer = values.to_vec();
        for (i, v) in values.iter_mut().enumerate() {
            *v = Pattern::outer(i);
        }
        Some(Open { start: rw.m.pattern_start(), outer })
    }
}

#[cfg(feature = "fast")]
impl Rewriter<'_> {
    /// The old operation goes for what was appended at its place, see [`Rewriter::at`]; the result that it may have is
    /// replaced by a new value.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn give_way(&mut self, op: Op, last: Value) {
        let r = self.m.op_record[op];
        let (Some(head), Some(flags)) = (self.heads.get_mut(op.0 as usize), self.flags.get_mut(op.0 as usize)) else {
            return self.edit(op, &[last][..r.n_results as usize]);
        };
        *flags |= flag::GONE;
        // Mostly it is all that stands there.
        if *head == NIL {
            *flags |= flag::BEFORE;
            *head = self.segments.len() as u32;
            let end = self.m.op_kind.len() as u32;
            self.segments.push(Segment { start: self.open, end, nests: false, next: NIL });
            self.open = end;
        }
        if r.n_results != 0 {
            let slot = &mut self.repl[r.results as usize];
            // What folding found out stays.
            if *slot == NIL {
                *slot = last.0;
            }
        }
    }
}

#[cfg(not(feature = "fast"))]
impl Memrefs {
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn repeat(&self, _: &mut Rewriter<'_>, _: Op, _: usize, _: Alike, _: u32) -> bool {
        false
    }
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn again(&self, _: &mut Rewriter<'_>, _: usize, _: Alike, _: Value, _: u32) -> Option<(Value, Value)> {
        None
    }
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn remember(&mut self, _: &mut Rewriter<'_>, _: usize, _: Alike, _: u32, _: Open, _: bool) {}
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn open(&mut self, _: &Rewriter<'_>, _: usize, _: Alike, _: &mut [Value]) -> Option<Open> {
        None
    }
}

/// Whether an operation gave way to what was appended last.
pub(crate) fn is_last(rw: &Rewriter<'_>, op: Op) -> bool {
    match rw.m.n_results(op) {
        0 => rw.is_gone(op),
        _ => rw.repl.get(rw.m.result(op, 0).0 as usize).is_some_and(|&v| v as usize + 1 == rw.m.value_type.len()),
    }
}
