//! Operations that become the same as others of their type and attributes became before, but for the values: the rules
//! that make many operations of one remember what they made, by memref type, and copy it.

#[cfg(feature = "fast")]
use alloc::boxed::Box;
#[cfg(feature = "fast")]
use alloc::vec::Vec;
use ir::{Op, Value};

use crate::memref_descriptor::Memrefs;
#[cfg(feature = "fast")]
use crate::memref_descriptor::Ranked;
use crate::sweep::Rewriter;

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

/// How many there are.
#[cfg(feature = "fast")]
const RULES: usize = 8;
/// How many keys are told apart, by type and rule.
#[cfg(feature = "fast")]
const MOST: usize = 6;

/// What was made, of an operation with the attributes that the key stands for where these matter.
#[cfg(feature = "fast")]
#[derive(Clone, Debug)]
struct Made {
    key: u32,
    pattern: ir::pattern::Pattern,
}

/// The same of a memref type, by rule.
#[cfg(feature = "fast")]
type Of = [Vec<Made>; RULES];

/// What was made last, by entry of a memref type and rule.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patterns {
    #[cfg(feature = "fast")]
    made: Vec<Option<Box<Of>>>,
    /// Bits of rules that made something once: what comes twice is remembered. Most types come once.
    #[cfg(feature = "fast")]
    seen: Vec<u8>,
    /// The first entries with pointers, elements, strides and an offset, and those with a descriptor.
    #[cfg(feature = "fast")]
    like: ir::store::Lookup<usize>,
    #[cfg(feature = "fast")]
    described: ir::store::Lookup<usize>,
}

#[cfg(feature = "fast")]
impl Patterns {
    /// Says which entries of a list a new one is like.
    pub(crate) fn place(&mut self, r: &mut Ranked, list: &[Option<Ranked>]) {
        self.made.resize_with(list.len() + 1, || None);
        self.seen.resize(list.len() + 1, 0);
        let is = |i: usize, same: &dyn Fn(&Ranked) -> bool| list.get(i).is_some_and(|r| r.as_ref().is_some_and(same));
        let hash = ir::store::hash_of(&(r.ptr.0, r.elem.0, r.offset, &r.strides));
        let same = |o: &Ranked| (o.ptr, o.elem, o.offset) == (r.ptr, r.elem, r.offset) && o.strides == r.strides;
        let like = self.like.find(hash, |i| is(i, &same));
        let desc = ir::store::hash_of(&r.desc.0);
        let described = self.described.find(desc, |i| is(i, &|o| o.desc == r.desc));
        let new = list.len();
        (r.like, r.described) = (like.unwrap_or(new), described.unwrap_or(new));
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
impl Memrefs {
    /// Appends what was made before of such an operation of a type (its entry): the first and the last of the results. `key`:
    /// what it depends on besides, as its attributes. `outer`: what it is made from.
    #[inline(never)]
    pub(crate) fn again(&self, rw: &mut Rewriter<'_>, ty: usize, rule: Alike, key: u32, outer: &[Value]) -> Option<(Value, Value)> {
        let made = self.patterns.made.get(ty)?.as_ref()?[rule as usize].iter().find(|made| made.key == key)?;
        let first = rw.m.append_pattern(&made.pattern, outer, rw.loc)?;
        Some((first, Value(first.0 + made.pattern.n_values() as u32 - 1)))
    }
    /// Remembers what stands since.
    #[inline(never)]
    pub(crate) fn remember(&mut self, rw: &mut Rewriter<'_>, ty: usize, rule: Alike, key: u32, open: Open, fine: bool) {
        let Some(pattern) = rw.m.pattern_end(open.start, &open.outer, rw.loc) else { return };
        if !fine || pattern.n_values() == 0 {
            return;
        }
        if let Some(of) = self.patterns.made.get_mut(ty) {
            of.get_or_insert_default()[rule as usize].push(Made { key, pattern });
        }
    }
    /// Begins operations that are to be remembered, if such were made before. Until they are, they name numbers in the place of
    /// the values, which are put in their places in the end.
    #[inline(never)]
    pub(crate) fn open(&mut self, rw: &Rewriter<'_>, ty: usize, rule: Alike, values: &mut [Value]) -> Option<Open> {
        let seen = self.patterns.seen.get_mut(ty)?;
        let first = *seen & 1 << rule as u8 == 0;
        *seen |= 1 << rule as u8;
        let full = self.patterns.made.get(ty).and_then(|of| of.as_ref()).is_some_and(|of| of[rule as usize].len() == MOST);
        if first || full {
            return None;
        }
        let outer = values.to_vec();
        for (i, v) in values.iter_mut().enumerate() {
            *v = ir::pattern::Pattern::outer(i);
        }
        Some(Open { start: rw.m.pattern_start(), outer })
    }
}

#[cfg(not(feature = "fast"))]
impl Memrefs {
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn again(&self, _: &mut Rewriter<'_>, _: usize, _: Alike, _: u32, _: &[Value]) -> Option<(Value, Value)> {
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

/// An operation gives way to a pattern that ends with this value.
#[inline]
pub(crate) fn give_way(rw: &mut Rewriter<'_>, op: Op, last: Value) {
    match rw.m.n_results(op) {
        0 => rw.erase(op),
        _ => rw.replace(op, &[last]),
    }
}
