//! Lines of instructions of one or two operands whose pieces are short, as nearly all are: everything is looked up
//! first, then the room is checked once and the pieces go to the buffer one behind the other. Where a piece is missing
//! or long nothing is written, and the general way writes the line.

use ir::{Op, Value};

use super::konst::Konsts;
use super::out::{Name, Short};
use super::{CONST, UNSET, Writer};

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

    /// Writes `  %n = head flags T %a`, what `second` says, and the tail. False if nothing was written. Flags and tail
    /// are spans in the texts of dictionaries; the tail there has its line end behind it.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn quick(&mut self, op: Op, head: Short<'_>, flags: (u32, u32), second: Second, tail: Option<(u32, u32)>) -> bool {
        self.try_quick(op, head, flags, second, tail).is_some()
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
