//! Memory of an adaptor's own: structs that its arguments are put into, and results that it gives back out of them.

use ir::dialect::llvm as l;
use ir::{Op, Sym, Type, Value};

use super::Gen;
use super::adaptor::{Around, Source};
use super::call::Loc;
use super::enc::{Form, Mem, Reg, form};
use super::frame::Class;
use super::ra::XSCRATCH;

/// Bytes of all of it: tables for unwinding hold as many words as a byte can say.
const MAX_SLOTS: u64 = 1984;

/// Classes of scalars that are loaded and stored by one instruction each, with what is in memory whole.
pub(super) fn is_whole(class: Class) -> bool {
    matches!(class, Class::Int(1 | 8 | 16 | 32 | 64) | Class::F32 | Class::F64 | Class::Vec(16))
}

/// Those instructions, and whether they take 8 bytes of a general register.
pub(super) fn moves(class: Class) -> (Form, Form, bool) {
    match class {
        Class::F32 => (form::MOVSS_LOAD, form::MOVSS_STORE, false),
        Class::F64 => (form::MOVSD_LOAD, form::MOVSD_STORE, false),
        Class::Vec(_) => (form::MOVUPS_LOAD, form::MOVUPS_STORE, false),
        Class::Int(1 | 8) => (form::MOVZX8, form::MOV_STORE8, false),
        Class::Int(16) => (form::MOVZX16, form::MOV_STORE16, false),
        Class::Int(32) => (form::MOV_LOAD, form::MOV_STORE, false),
        _ => (form::MOV_LOAD, form::MOV_STORE, true),
    }
}

impl Gen<'_> {
    /// Notes a slot, its number of elements or what is stored there; false if it is something else.
    pub(super) fn fill(&mut self, op: Op, around: &mut Around) -> bool {
        let (m, cx) = (self.w.m, self.w.cx);
        let start = self.sources.len() as u32;
        match m.kind(op) {
            // Only 1 is taken, and only as a number of elements: nobody can pass it on.
            l::MLIR_CONSTANT => {
                let r = m.result(op, 0);
                let word = self.leaves_of(m.ty(r)).is_some_and(|span| span.1 == 1 && !self.leaf(span, 0).class.is_float());
                self.sources.push(Source::One);
                self.values[r] = (start, 1);
                word && m.attr(op, Sym::VALUE).and_then(|a| cx.int_value(a)) == Some(1)
            }
            l::ALLOCA => {
                let plain = m.attr(op, Sym::ALIGNMENT).is_none() && !self.w.flag(op, Sym::INALLOCA);
                let ty = m.attr(op, Sym::ELEM_TYPE).and_then(|a| cx.type_value(a)).filter(|_| plain);
                let Some(ty) = ty.filter(|_| self.sources_of(m.operand(op, 0)) == [Source::One]) else { return false };
                let (Some(size), Some(align)) = (self.w.dl.alloc_size(cx, ty), self.w.dl.pref_align(cx, ty)) else { return false };
                let at = u64::from(around.slots).next_multiple_of(align.max(8));
                if align > 16 || size > MAX_SLOTS || at + size > MAX_SLOTS {
                    return false;
                }
                around.slots = (at + size.max(1)) as u32;
                self.sources.push(Source::Slot(at as u32));
                self.values[m.result(op, 0)] = (start, 1);
                true
            }
            _ => {
                let (v, to) = (m.operand(op, 0), m.operand(op, 1));
                let &[Source::Slot(at)] = self.sources_of(to) else { return false };
                if m.attr(op, Sym::ORDERING).is_some() || m.attr(op, Sym::VOLATILE).is_some() {
                    return false;
                }
                let Some(span) = self.leaves_of(m.ty(v)) else { return false };
                let here = |s: &Source| matches!(s, Source::Reg(_) | Source::Mem(Reg::RBP, _) | Source::Undef);
                let words = (0..span.1 as usize).all(|i| self.leaf(span, i).class == Class::Int(64));
                around.stores.push((v, at));
                words && self.sources_of(v).iter().all(here)
            }
        }
    }

    /// A load after the call, of a slot; false if it is of something else.
    pub(super) fn left(&mut self, op: Op) -> bool {
        let m = self.w.m;
        let r = m.result(op, 0);
        let &[Source::Slot(at)] = self.sources_of(m.operand(op, 0)) else { return false };
        if m.attr(op, Sym::ORDERING).is_some() || m.attr(op, Sym::VOLATILE).is_some() {
            return false;
        }
        let Some(span) = self.leaves_of(m.ty(r)) else { return false };
        let start = self.sources.len() as u32;
        for i in 0..span.1 as usize {
            self.sources.push(Source::Left(at + self.leaf(span, i).offset));
        }
        self.values[r] = (start, span.1);
        true
    }
    /// A value that is what was left in a slot, in order, and that the function returns as it stands there.
    pub(super) fn whole_left(&mut self, v: Value, own: usize) -> Option<(Value, u32)> {
        let span = self.leaves_of(self.w.m.ty(v))?;
        let &Source::Left(first) = self.sources_of(v).first()? else { return None };
        let at = first.checked_sub(self.leaf(span, 0).offset)?;
        let list = self.sources_of(v);
        let sig = &self.sigs[own];
        let fits = |i: usize| {
            let leaf = self.leaf(span, i);
            let there = list[i] == Source::Left(at + leaf.offset);
            there && is_whole(leaf.class) && (sig.hidden || matches!(sig.rets[i], Loc::Reg(_)))
        };
        (list.len() == span.1 as usize && sig.rets.len() == list.len() && (0..list.len()).all(fits)).then_some((v, at))
    }

    /// A place in the function's own memory, which is the lowest of its frame.
    pub(super) fn slot_at(&self, at: u32) -> Mem {
        match self.f.below {
            super::frame::Frame::Room(_) => Mem::at(Reg::RSP, at as i32),
            _ => Mem::at(Reg::RBP, at as i32 - self.f.frame as i32),
        }
    }
    /// Stores a value of words into a slot.
    pub(super) fn fill_slot(&mut self, v: Value, at: u32) {
        let Some(span) = self.leaves_of(self.w.m.ty(v)) else { return };
        let first = self.values[v].0 as usize;
        let mut i = 0;
        while i < span.1 as usize {
            let leaf = self.leaf(span, i);
            let to = self.slot_at(at + leaf.offset);
            match self.sources[first + i] {
                Source::Reg(r) => self.asm.rm(form::MOV_STORE, true, r, to, 0),
                Source::Mem(r, from) => {
                    // Two that stand side by side on both sides go together.
                    let next = i + 1 < span.1 as usize && self.sources[first + i + 1] == Source::Mem(r, from + 8);
                    if next && self.leaf(span, i + 1).offset == leaf.offset + 8 {
                        i += 1;
                        self.asm.rm(form::MOVUPS_LOAD, false, XSCRATCH, Mem::at(r, from), 0);
                        self.asm.rm(form::MOVUPS_STORE, false, XSCRATCH, to, 0);
                    } else {
                        self.asm.rm(form::MOV_LOAD, true, Reg::RAX, Mem::at(r, from), 0);
                        self.asm.rm(form::MOV_STORE, true, Reg::RAX, to, 0);
                    }
                }
                _ => {}
            }
            i += 1;
        }
    }
    /// Returns what is in a slot: in registers, or where the kept pointer says.
    pub(super) fn give_left(&mut self, ty: Type, at: u32, own: usize, kept: Reg) {
        let Some(span) = self.leaves_of(ty) else { return };
        let mut i = 0;
        while i < span.1 as usize {
            let leaf = self.leaf(span, i);
            let from = self.slot_at(at + leaf.offset);
            match self.sigs[own].rets[i] {
                Loc::Reg(r) => self.load_piece(leaf.class, r, from),
                Loc::Memory(to) => i += usize::from(self.copy_leaf(span, i, from, Mem::at(kept, to))),
                _ => {}
            }
            i += 1;
        }
        if self.sigs[own].hidden {
            self.mov(Class::Int(64), Reg::RAX, kept);
        }
    }
    /// Copies a scalar of an aggregate, or the next one with it: then it is true.
    pub(super) fn copy_leaf(&mut self, span: (u32, u32), i: usize, from: Mem, to: Mem) -> bool {
        let leaf = self.leaf(span, i);
        let pair = leaf.class.bytes() == 8 && i + 1 < span.1 as usize && {
            let next = self.leaf(span, i + 1);
            next.class.bytes() == 8 && next.offset == leaf.offset + 8
        };
        let (load, store, wide) = if pair { moves(Class::Vec(16)) } else { moves(leaf.class) };
        let vector = pair || leaf.class.is_float() || leaf.class == Class::Vec(16);
        let r = if vector { XSCRATCH } else { Reg::RCX };
        self.asm.rm(load, wide, r, from, 0);
        self.asm.rm(store, wide, r, to, 0);
        pair
    }
}
