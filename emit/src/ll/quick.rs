//! Parts of lines whose pieces are words: arguments and parameters, phis, branches. Many go to the buffer behind one check
//! of its room. Where a piece is no word, or is not known yet, the general way writes it.

use core::ops::Range;

use ir::{Id, Type, Value};

use super::Writer;
use super::line::{more_numbers, name_of, number_of, word_of};
use super::out::{Line, Word};

/// Parts written behind one check of the room: each is shorter than 32 bytes.
const PARTS: usize = 16;

impl Writer<'_> {
    /// Writes `T %a`. False if nothing was written.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn quick_typed(&mut self, v: Value) -> bool {
        let name = name_of(&self.slots, &self.ks, v);
        let (Some(ty), Some(name)) = (self.types.short_blank(self.m.value_type[v]), name) else { return false };
        let mut line = self.out.line();
        line.short(ty);
        line.name(name);
        line.done();
        true
    }

    /// Writes `T %a, U %b` from argument `at` on, a comma in front of each but the first. How many are written now.
    #[inline]
    pub(crate) fn quick_arguments(&mut self, args: &[Value], mut at: usize) -> usize {
        if !cfg!(all(feature = "fast", not(small))) {
            return at;
        }
        let (m, names, types) = (self.m, &self.names, &self.types.words);
        let pair = |&v: &Value| Some((word_of(types, m.value_type.get(v)?.0), *names.get(v.idx())?));
        at += pairs(self.out.line(), at, next_parts(args, at).iter().map_while(pair));
        at
    }

    /// Writes the parameters `T %0, U %1` of a definition from parameter `at` on. How many are written now.
    #[inline]
    pub(crate) fn quick_parameters(&mut self, types: &[u32], mut at: usize) -> usize {
        if !cfg!(all(feature = "fast", not(small))) {
            return at;
        }
        more_numbers(&mut self.lines.numbers, types.len() as u32);
        let (words, numbers) = (&self.types.words, &self.lines.numbers);
        let pair = |(&ty, n): (&u32, u32)| (word_of(words, ty), number_of(numbers, n));
        at += pairs(self.out.line(), at, next_parts(types, at).iter().zip(at as u32..).map(pair));
        at
    }

    /// Writes the label of a block. False if nothing was written.
    #[inline]
    pub(crate) fn quick_label(&mut self, label: u32) -> bool {
        let name = number_of(&self.lines.numbers, label);
        if !cfg!(all(feature = "fast", not(small))) || name == Word::NONE {
            return false;
        }
        let mut line = self.out.line();
        line.lit(b"\n");
        line.word(name.without_percent());
        line.lit(b":\n");
        line.done();
        true
    }

    /// Writes the beginning of a phi. False if nothing was written.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn quick_phi(&mut self, v: Value, ty: Type) -> bool {
        let (Some(&name), Some(ty)) = (self.names.get(v.idx()), self.types.short_blank(ty)) else { return false };
        if name == Word::NONE {
            return false;
        }
        let mut line = self.out.line();
        line.lit(b"  ");
        line.word(name);
        line.lit(b" = phi ");
        line.short(ty);
        line.done();
        true
    }

    /// Writes some ways into a phi, number `n` of its block, a comma in front of each but the first. How many were written.
    #[inline]
    pub(crate) fn quick_ways(&mut self, n: usize, ways: Range<usize>, first: bool) -> usize {
        if !cfg!(all(feature = "fast", not(small))) {
            return 0;
        }
        let f = &self.fun;
        let mut line = self.out.line();
        let mut done = 0;
        for &way in f.into.get(ways).unwrap_or_default().iter().take(PARTS) {
            let Some(e) = f.edges.get(way as usize) else { break };
            // Extra blocks have no place among the labels.
            let (Some(&label), Some(v)) = (f.labels.get(e.from as usize), self.m.operand_pool.get(e.args as usize + n)) else { break };
            let (label, Some(&name)) = (number_of(&self.lines.numbers, label), self.names.get(v.idx())) else { break };
            if label == Word::NONE || name == Word::NONE {
                break;
            }
            if done > 0 || !first {
                line.lit(b", ");
            }
            line.lit(b"[ ");
            line.word(name);
            line.lit(b", ");
            line.word(label);
            line.lit(b" ]");
            done += 1;
        }
        line.done();
        done
    }

    /// Writes a branch to one of the blocks of these numbers. False if nothing was written.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn quick_jump(&mut self, condition: Option<Value>, labels: [u32; 2]) -> bool {
        let [a, b] = labels.map(|n| number_of(&self.lines.numbers, n));
        if a == Word::NONE || b == Word::NONE {
            return false;
        }
        let mut line = self.out.line();
        match condition {
            None => {
                line.lit(b"  br label ");
                line.word(a);
            }
            Some(v) => {
                let Some(&name) = self.names.get(v.idx()).filter(|&&name| name != Word::NONE) else { return false };
                line.lit(b"  br i1 ");
                line.word(name);
                line.lit(b", label ");
                line.word(a);
                line.lit(b", label ");
                line.word(b);
            }
        }
        line.lit(b"\n");
        line.done();
        true
    }
}

/// As many of a list from a place on as are written behind one check of the room.
#[cfg_attr(not(small), inline(always))]
fn next_parts<T>(list: &[T], at: usize) -> &[T] {
    let rest = list.get(at..).unwrap_or_default();
    rest.get(..PARTS).unwrap_or(rest)
}

/// Writes `T %a` for each pair of words as far as both are there, a comma in front of each but the first of all. How many.
#[cfg_attr(not(small), inline(always))]
fn pairs(mut line: Line<'_>, before: usize, list: impl Iterator<Item = (Word, Word)>) -> usize {
    if before > 0 {
        line.lit(b", ");
    }
    let mut n = 0;
    for (ty, name) in list {
        if ty == Word::NONE || name == Word::NONE {
            break;
        }
        line.word(ty);
        line.word(name);
        line.lit(b", ");
        n += 1;
    }
    if before > 0 || n > 0 {
        line.take_back(2);
    }
    line.done();
    n
}
