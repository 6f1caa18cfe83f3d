//! Lines of instructions whose pieces are short, as nearly all are: everything is looked up first, then the room is
//! checked once and the pieces go to the buffer one behind the other. Where a piece is missing or long nothing is
//! written, and the general way writes the line. Of instructions with one or two operands and a result, all but the
//! names follows from few facts, and is remembered as three pieces.

use alloc::boxed::Box;
use alloc::vec::Vec;
use ir::{Op, Opcode, Type, Value};

use super::konst::Konsts;
use super::out::{Name, Short};
use super::{CONST, UNSET, Writer};

/// Lines remembered; a power of two.
const LINES: usize = 2048;
/// Longest text between the names of operands and behind them.
const SHORTER: usize = 16;

/// What a line says besides its names, which follows from the kind, the attributes and the types.
#[derive(Clone, Copy)]
struct Known {
    /// Kind and number of operands, attributes, types of the first operand and of the second (or of the result).
    key: [u32; 4],
    lens: [u8; 3],
    /// Behind the result.
    head: [u8; 64],
    /// Between the operands; nothing if only one is named.
    middle: [u8; SHORTER],
    tail: [u8; SHORTER],
}

const NONE: Known = Known { key: [u32::MAX; 4], lens: [0; 3], head: [0; 64], middle: [0; SHORTER], tail: [0; SHORTER] };

/// Lines written lately, to be written again with other names.
pub(crate) struct Lines {
    known: Box<[Known]>,
    /// By opcode: whether any line of the kind was kept.
    kinds: Vec<bool>,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines { known: alloc::vec![NONE; LINES].into_boxed_slice(), kinds: Vec::new() }
    }
}

#[inline]
fn place_of(key: [u32; 4]) -> usize {
    let mixed = (key[0] as u64 ^ (key[1] as u64) << 32) ^ ((key[2] as u64) << 13 ^ (key[3] as u64) << 47);
    (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize % LINES
}

/// What stands behind the first operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Second {
    /// Nothing.
    Nothing,
    /// `, %b`
    Plain,
    /// `, U %b`
    Typed,
    /// ` to U`, the type of the result.
    Cast,
}

/// The name of a value, if it is short and known.
#[inline(always)]
fn name_of<'k>(slots: &[u32], ks: &'k Konsts, v: Value) -> Option<Name<'k>> {
    name_in(slots[v.0 as usize], ks)
}
#[inline(always)]
fn name_in(s: u32, ks: &Konsts) -> Option<Name<'_>> {
    if s < UNSET {
        return Some(Name::Local(s));
    }
    let (start, len) = *ks.spans.get((s & !CONST) as usize)?;
    if len == 0 || s == UNSET {
        return None;
    }
    ks.text.short(start, len).map(Name::Text)
}

impl Writer<'_> {
    /// Writes `T %a`. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_typed(&mut self, v: Value) -> bool {
        let name = name_of(&self.slots, &self.ks, v);
        let (Some(ty), Some(name)) = (self.types.short_blank(self.m.value_type[v]), name) else { return false };
        let mut line = self.out.line();
        line.short(ty);
        line.name(name);
        line.done();
        true
    }

    /// Writes `T %a`, a comma in front of it if it is not the first. False if nothing was written.
    #[inline]
    pub(crate) fn quick_argument(&mut self, more: bool, v: Value) -> bool {
        if !cfg!(feature = "fast") {
            return false;
        }
        let name = name_of(&self.slots, &self.ks, v);
        let (Some(ty), Some(name)) = (self.types.short_blank(self.m.value_type[v]), name) else { return false };
        let mut line = self.out.line();
        if more {
            line.lit(b", ");
        }
        line.short(ty);
        line.name(name);
        line.done();
        true
    }

    /// Writes parameter `i` of a definition. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_parameter(&mut self, i: u32, ty: Type) -> bool {
        if !cfg!(feature = "fast") {
            return false;
        }
        let Some(ty) = self.types.short_blank(ty) else { return false };
        let mut line = self.out.line();
        if i > 0 {
            line.lit(b", ");
        }
        line.short(ty);
        line.name(Name::Local(i));
        line.done();
        true
    }

    /// Writes the beginning of a phi. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_phi(&mut self, n: u32, ty: Type) -> bool {
        if !cfg!(feature = "fast") {
            return false;
        }
        let Some(ty) = self.types.short_blank(ty) else { return false };
        let mut line = self.out.line();
        line.lit(b"  ");
        line.name(Name::Local(n));
        line.lit(b" = phi ");
        line.short(ty);
        line.done();
        true
    }

    /// Writes a way into a phi. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_way(&mut self, more: bool, v: Value, label: u32) -> bool {
        if !cfg!(feature = "fast") {
            return false;
        }
        let Some(name) = name_of(&self.slots, &self.ks, v) else { return false };
        let mut line = self.out.line();
        if more {
            line.lit(b", ");
        }
        line.lit(b"[ ");
        line.name(name);
        line.lit(b", %");
        line.number(label);
        line.lit(b" ]");
        line.done();
        true
    }

    /// Writes a branch to one of the blocks of these numbers. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_jump(&mut self, condition: Option<Value>, labels: &[u32]) -> bool {
        if !cfg!(feature = "fast") {
            return false;
        }
        let mut line = self.out.line();
        match condition {
            None => line.lit(b"  br label %"),
            Some(v) => {
                let Some(name) = name_of(&self.slots, &self.ks, v) else { return false };
                line.lit(b"  br i1 ");
                line.name(name);
                line.lit(b", label %");
            }
        }
        match *labels {
            [a] => line.number(a),
            [a, b] => {
                line.number(a);
                line.lit(b", label %");
                line.number(b);
            }
            _ => return false,
        }
        line.lit(b"\n");
        line.done();
        true
    }

    /// What [`Lines`] knows a line of an operation by, and its operands (twice the only one).
    #[cfg_attr(feature = "fast", inline(always))]
    fn line_key(&self, op: Op, kind: Opcode) -> Option<([u32; 4], Value, Value)> {
        let m = self.m;
        let r = m.op_record[op];
        let operands = m.operand_pool.get(r.operands as usize..(r.operands + r.n_operands) as usize)?;
        let (a, b, other) = match *operands {
            [a] if r.n_results > 0 => (a, a, Value(r.results)),
            [a, b] => (a, b, b),
            _ => return None,
        };
        let other = m.value_type.get(other)?.0;
        Some(([kind.0 as u32 | r.n_operands << 16, r.attrs.0, m.value_type[a].0, other], a, b))
    }

    /// Writes an instruction like one that was written before, which must not be a constant, and numbers it, unless that was
    /// done before (`planned`). False if nothing was done.
    #[inline(always)]
    pub(crate) fn next_line(&mut self, op: Op, kind: Opcode, planned: bool, next: &mut u32) -> bool {
        self.lines.kinds.get(kind.idx()) == Some(&true) && self.try_next_line(op, kind, planned, next).is_some()
    }
    #[inline(always)]
    fn try_next_line(&mut self, op: Op, kind: Opcode, planned: bool, next: &mut u32) -> Option<()> {
        let (key, a, b) = self.line_key(op, kind)?;
        let known = self.lines.known.get(place_of(key)).filter(|k| k.key == key)?;
        let (a, b) = (self.slots[a.0 as usize], self.slots[b.0 as usize]);
        if a & b & CONST != 0 {
            return None;
        }
        let mut name = name_in(a, &self.ks)?;
        let mut second = if known.lens[1] == 0 { None } else { Some(name_in(b, &self.ks)?) };
        let r = self.m.op_record[op];
        let mut line = self.out.line();
        if r.n_results > 0 {
            let slot = &mut self.slots[r.results as usize];
            if !planned {
                *slot = *next;
                *next += 1;
            }
            line.lit(b"  %");
            line.number(*slot);
        }
        line.short(Short::new(&known.head, known.lens[0] as usize));
        // One piece of code for both names.
        loop {
            line.name(name);
            let Some(next) = second.take() else { break };
            line.part(&known.middle, known.lens[1]);
            name = next;
        }
        line.part(&known.tail, known.lens[2]);
        line.done();
        Some(())
    }

    /// Remembers a line that was written: `  %n = head T %a`, what `second` says, and the tail with its line end. Nothing
    /// is kept if a piece is missing or too long.
    #[inline(never)]
    pub(crate) fn keep_line(&mut self, op: Op, head: &[u8], second: Second, tail: &[u8]) {
        if let Some(known) = self.pieces(op, head, second, tail) {
            let kind = self.m.op_kind[op].idx();
            self.lines.known[place_of(known.key)] = known;
            if self.lines.kinds.len() <= kind {
                self.lines.kinds.resize(kind + 1, false);
            }
            self.lines.kinds[kind] = true;
        }
    }
    fn pieces(&self, op: Op, before: &[u8], second: Second, behind: &[u8]) -> Option<Known> {
        let m = self.m;
        let (key, a, b) = self.line_key(op, m.op_kind[op])?;
        let b = if second == Second::Cast { m.result(op, 0) } else { b };
        let (ty, other) = (self.types.short_blank(m.value_type[a])?.text(), self.types.short_blank(m.value_type[b])?.text());
        let mut known = Known { key, ..NONE };
        let Known { head, middle, tail, lens, .. } = &mut known;
        let mut put = |part: usize, to: &mut [u8], text: &[u8]| {
            let at = lens[part] as usize;
            to.get_mut(at..at + text.len())?.copy_from_slice(text);
            lens[part] += text.len() as u8;
            Some(())
        };
        put(0, head, if m.n_results(op) > 0 { b" = " } else { b"  " })?;
        put(0, head, before)?;
        put(0, head, ty)?;
        if matches!(second, Second::Plain | Second::Typed) {
            put(1, middle, b", ")?;
        }
        if second == Second::Typed {
            put(1, middle, other)?;
        }
        if second == Second::Cast {
            put(2, tail, b" to ")?;
            put(2, tail, other.strip_suffix(b" ")?)?;
        }
        put(2, tail, behind)?;
        Some(known)
    }
}
