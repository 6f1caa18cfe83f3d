//! Lines of instructions of one or two operands whose pieces are short, as nearly all are: everything is looked up
//! first, then the room is checked once and the pieces go to the buffer one behind the other. Where a piece is missing
//! or long nothing is written, and the general way writes the line.

use alloc::boxed::Box;
use alloc::vec::Vec;
use ir::{Op, Opcode, Value};

use super::konst::Konsts;
use super::out::{Name, Short};
use super::{CONST, UNSET, Writer};

/// Lines remembered; a power of two.
const LINES: usize = 1024;
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
    let s = slots[v.0 as usize];
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

    /// Writes a load, or a store (which has no result), that says nothing but its type and alignment. False if nothing was
    /// written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_access(&mut self, op: Op, load: bool) -> bool {
        let m = self.m;
        let r = m.op_record[op];
        let (value, pointer) = match (load, m.operands(op)) {
            (true, [p]) => (Value(r.results), *p),
            (false, [v, p]) => (*v, *p),
            _ => return false,
        };
        let ty = m.value_type[value];
        let align = self.align(ty, true);
        let (slots, ks) = (&self.slots, &self.ks);
        let types = (self.types.short_blank(ty), self.types.short_blank(m.value_type[pointer]));
        let (Some(ty), Some(pointer_ty)) = types else { return false };
        let (Some(name), Some(pointer)) = (name_of(slots, ks, value), name_of(slots, ks, pointer)) else { return false };
        let mut line = self.out.line();
        if load {
            line.lit(b"  ");
            line.name(name);
            line.lit(b" = load ");
            line.short(ty);
            line.back();
        } else {
            line.lit(b"  store ");
            line.short(ty);
            line.name(name);
        }
        line.lit(b", ");
        line.short(pointer_ty);
        line.name(pointer);
        line.lit(b", align ");
        line.number(align);
        line.lit(b"\n");
        line.done();
        true
    }

    /// Writes a way into a phi. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick_way(&mut self, more: bool, v: Value, label: u32) -> bool {
        let Some(name) = name_of(&self.slots, &self.ks, v) else { return false };
        let mut line = self.out.line();
        if more {
            line.lit(b",");
        }
        line.lit(b" [ ");
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
            [a] => (a, a, Value(r.results)),
            [a, b] => (a, b, b),
            _ => return None,
        };
        let other = m.value_type.get(other)?.0;
        Some(([kind.0 as u32 | r.n_operands << 16, r.attrs.0, m.value_type[a].0, other], a, b))
    }

    /// Writes an instruction like one that was written before. False if nothing was written.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn known_line(&mut self, op: Op) -> bool {
        let kind = self.m.op_kind[op];
        self.lines.kinds.get(kind.idx()) == Some(&true) && self.try_known_line(op, kind).is_some()
    }
    #[cfg_attr(feature = "fast", inline(always))]
    fn try_known_line(&mut self, op: Op, kind: Opcode) -> Option<()> {
        let (key, a, b) = self.line_key(op, kind)?;
        let known = self.lines.known.get(place_of(key)).filter(|k| k.key == key)?;
        let n = self.slots[self.m.op_record[op].results as usize];
        let first = name_of(&self.slots, &self.ks, a)?;
        let second = if known.lens[1] == 0 { first } else { name_of(&self.slots, &self.ks, b)? };
        let mut line = self.out.line();
        line.lit(b"  %");
        line.number(n);
        line.short(Short::new(&known.head, known.lens[0] as usize));
        line.name(first);
        if known.lens[1] != 0 {
            line.part(&known.middle, known.lens[1]);
            line.name(second);
        }
        line.part(&known.tail, known.lens[2]);
        line.done();
        Some(())
    }

    /// Remembers a line that was written by [`Writer::quick`].
    #[cold]
    #[inline(never)]
    fn keep_line(&mut self, op: Op, head: Short<'_>, flags: (u32, u32), second: Second, tail: Option<(u32, u32)>) -> Option<()> {
        let m = self.m;
        let kind = m.op_kind[op];
        let (key, a, b) = self.line_key(op, kind)?;
        let b = if second == Second::Cast { Value(m.op_record[op].results) } else { b };
        let texts = &self.dict_text.text;
        let (ty, other) = (self.types.short_blank(m.value_type[a])?.text(), self.types.short_blank(m.value_type[b])?.text());
        let flags = if flags.1 == 0 { &[] } else { texts.get(flags.0, flags.1) };
        let end: &[u8] = match tail {
            Some((start, len)) => texts.get(start, len + 1),
            None => b"\n",
        };
        let mut known = Known { key, ..NONE };
        let mut put = |part: usize, text: &[u8]| {
            let Known { head, middle, tail, lens, .. } = &mut known;
            let to: &mut [u8] = match part {
                0 => head,
                1 => middle,
                _ => tail,
            };
            let at = lens[part] as usize;
            to.get_mut(at..at + text.len())?.copy_from_slice(text);
            lens[part] += text.len() as u8;
            Some(())
        };
        put(0, b" = ")?;
        put(0, head.text())?;
        put(0, flags)?;
        put(0, ty)?;
        match second {
            Second::Nothing => {}
            Second::Plain => put(1, b", ")?,
            Second::Typed => {
                put(1, b", ")?;
                put(1, other)?;
            }
            Second::Cast => {
                put(2, b" to ")?;
                put(2, other.strip_suffix(b" ")?)?;
            }
        }
        put(2, end)?;
        *self.lines.known.get_mut(place_of(key))? = known;
        if self.lines.kinds.len() <= kind.idx() {
            self.lines.kinds.resize(kind.idx() + 1, false);
        }
        self.lines.kinds[kind.idx()] = true;
        Some(())
    }

    /// Writes `  %n = head flags T %a`, what `second` says, and the tail. False if nothing was written. Flags and tail
    /// are spans in the texts of dictionaries; the tail there has its line end behind it.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick(&mut self, op: Op, head: Short<'_>, flags: (u32, u32), second: Second, tail: Option<(u32, u32)>) -> bool {
        let written = self.try_quick(op, head, flags, second, tail).is_some();
        if written {
            self.keep_line(op, head, flags, second, tail);
        }
        written
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn try_quick(&mut self, op: Op, head: Short<'_>, flags: (u32, u32), second: Second, tail: Option<(u32, u32)>) -> Option<()> {
        let m = self.m;
        let r = m.op_record[op];
        let operands = m.operand_pool.get(r.operands as usize..)?;
        let (a, b) = match (second, operands) {
            (Second::Nothing, [a, ..]) => (*a, *a),
            (Second::Cast, [a, ..]) => (*a, Value(r.results)),
            (_, [a, b, ..]) => (*a, *b),
            _ => return None,
        };
        let n = self.slots[r.results as usize];
        let texts = &self.dict_text.text;
        let flags = if flags.1 == 0 { None } else { Some(texts.short(flags.0, flags.1)?) };
        let tail = match tail {
            Some((start, len)) => Some(texts.short(start, len + 1)?),
            None => None,
        };
        let ty = self.types.short_blank(m.value_type[a])?;
        let name = name_of(&self.slots, &self.ks, a)?;
        let other_ty = match second {
            Second::Cast | Second::Typed => self.types.short_blank(m.value_type[b])?,
            _ => ty,
        };
        let other = match second {
            Second::Plain | Second::Typed => name_of(&self.slots, &self.ks, b)?,
            _ => name,
        };
        let mut line = self.out.line();
        line.lit(b"  %");
        line.number(n);
        line.lit(b" = ");
        line.short(head);
        if let Some(flags) = flags {
            line.short(flags);
        }
        line.short(ty);
        line.name(name);
        match second {
            Second::Nothing => {}
            Second::Plain => {
                line.lit(b", ");
                line.name(other);
            }
            Second::Typed => {
                line.lit(b", ");
                line.short(other_ty);
                line.name(other);
            }
            Second::Cast => {
                line.lit(b" to ");
                line.short(other_ty);
                line.back();
            }
        }
        match tail {
            Some(tail) => line.short(tail),
            None => line.lit(b"\n"),
        }
        line.done();
        Some(())
    }
}
