//! Adaptors between calling conventions in one pass: functions of one block that take their arguments and parts of
//! structs in memory, or put arguments into structs in memory of their own ([`super::slots`]), call one function with them,
//! and return what it returns or stores, or store it where an argument points. The C interface is made of these, by the
//! thousand, so they get no analysis: every argument goes straight from where it is to where it is passed.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Attr, Op, Region, Sym, Type, TypeData, Value};

use super::call::Loc;
use super::enc::{Mem, Reg, form};
use super::frame::{Class, Frame};
use super::slots::{is_whole, moves};
use super::{Gen, Sig};

/// Where a scalar is before the call, or that it comes from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// In a register.
    Reg(Reg),
    /// At a register and a distance.
    Mem(Reg, i32),
    /// What the call gives, by its place there.
    Result(u32),
    /// The address of memory of the function's own, by its distance from the lowest.
    Slot(u32),
    /// What is there after the call.
    Left(u32),
    /// The number 1, which nobody but an allocation takes.
    One,
    /// Anything.
    Undef,
}

impl Source {
    fn register(self) -> Reg {
        match self {
            Source::Reg(r) | Source::Mem(r, _) => r,
            Source::Result(_) | Source::Slot(_) | Source::Left(_) | Source::One | Source::Undef => Reg::NONE,
        }
    }
    fn with(self, to: Reg) -> Source {
        match self {
            Source::Reg(_) => Source::Reg(to),
            Source::Mem(_, at) => Source::Mem(to, at),
            other => other,
        }
    }
}

/// The register that keeps a pointer over the call, `rbx`, and where it is saved below `rbp`.
const KEPT: (Reg, i32) = (Reg(3), -8);
/// Scalars of all values of an adaptor, at most: structs that are put together are copied with every part.
const MAX_SOURCES: usize = 4096;

/// Number of paths into aggregates that are remembered.
pub const PATHS: usize = 512;
/// Where what is known by a type and attributes is looked up.
pub(super) fn slot_of(ty: Type, attrs: Attr) -> usize {
    (attrs.0.wrapping_mul(31) ^ ty.0.wrapping_mul(7)) as usize % PATHS
}

/// A scalar on its way into a register.
pub type Way = (Reg, Source, Class);

/// What the adaptor calls.
pub(super) struct Call {
    op: Op,
    pub(super) symbol: u32,
    pub(super) sig: usize,
}

/// What is done around the call.
#[derive(Default)]
pub(super) struct Around {
    /// Bytes of memory of the function's own.
    pub(super) slots: u32,
    /// What is stored there before: the value, and where.
    pub(super) stores: Vec<(Value, u32)>,
    /// The value that is stored through an argument after it, and where that is.
    target: Option<(Value, Source)>,
    /// The value that is returned out of a slot, and where it begins.
    pub(super) left: Option<(Value, u32)>,
}

impl Gen<'_> {
    /// Makes the code of an adaptor; false, with nothing said, if the function is something else.
    pub fn adaptor(&mut self, region: Region, sig: usize) -> bool {
        let m = self.w.m;
        let &[block] = m.region_blocks(region) else { return false };
        if self.own_extend != 0 || self.own_pointer.is_some() || self.own_special {
            return false;
        }
        // What is quickly seen first: most functions are no adaptors.
        let ops = m.block_ops(block);
        let Some((&last, body)) = ops.split_last() else { return false };
        let takes = |op: &Op| matches!(m.kind(*op), l::LOAD | l::EXTRACTVALUE | l::INSERTVALUE | l::MLIR_POISON | l::MLIR_UNDEF);
        let fills = |op: &Op| matches!(m.kind(*op), l::MLIR_CONSTANT | l::ALLOCA | l::STORE);
        let Some(n) = body.iter().position(|op| !takes(op) && !fills(op)) else { return false };
        let (before, call, after) = (&body[..n], body[n], &body[n + 1..]);
        if m.kind(call) != l::CALL || m.kind(last) != l::RETURN || super::named::name(m, call).is_some() {
            return false;
        }
        // What is stored is the last thing done.
        let (after, store) = match after.split_last() {
            Some((&op, rest)) if m.kind(op) == l::STORE => (rest, Some(op)),
            _ => (after, None),
        };
        if !after.iter().all(takes) {
            return false;
        }
        let mut around = Around::default();
        self.sources.clear();
        let mut at = 0;
        for v in m.block_args(block) {
            let start = self.sources.len() as u32;
            let Some(span) = self.leaves_of(m.ty(v)) else { return false };
            for _ in 0..span.1 {
                self.sources.push(match self.sigs[sig].args[at] {
                    Loc::Reg(r) => Source::Reg(r),
                    Loc::Stack(n) => Source::Mem(Reg::RBP, 16 + n),
                    _ => return false,
                });
                at += 1;
            }
            self.values[v] = (start, span.1);
        }
        for &op in before {
            let ok = match m.kind(op) {
                l::MLIR_CONSTANT | l::ALLOCA | l::STORE => self.fill(op, &mut around),
                // Its memory is not read before the call.
                l::LOAD if around.slots > 0 => false,
                _ => self.part_of_argument(op),
            };
            if !ok {
                return false;
            }
        }
        let Some(call) = self.callee(call) else { return false };
        if around.slots > 0 && (self.sigs[call.sig].hidden || store.is_some()) {
            return false;
        }
        if m.n_results(call.op) > 0 {
            let r = m.result(call.op, 0);
            let start = self.sources.len() as u32;
            let Some(span) = self.leaves_of(m.ty(r)) else { return false };
            self.sources.extend((0..span.1).map(Source::Result));
            self.values[r] = (start, span.1);
        }
        if !after.iter().all(|&op| if m.kind(op) == l::LOAD { self.left(op) } else { self.part_of_argument(op) }) {
            return false;
        }
        if m.n_operands(last) > 0 {
            around.left = self.whole_left(m.operand(last, 0), sig);
        }
        if m.n_operands(last) > 0 && around.left.is_none() {
            // The result stays where it is. In memory that is where the caller wants it, which nobody else knows.
            let (own, other) = (&self.sigs[sig], &self.sigs[call.sig]);
            let same = (own.hidden, own.ret_size) == (other.hidden, other.ret_size) && own.rets == other.rets;
            let same = same && !own.rets.iter().any(|r| matches!(r, Loc::Lanes(..)));
            if !same || store.is_some() || !self.is_result(m.operand(last, 0), other.rets.len()) {
                return false;
            }
        } else if store.is_none() && self.sigs[call.sig].hidden {
            return false;
        }
        if let Some(op) = store {
            let Some(to) = self.target(op, &call) else { return false };
            around.target = Some((m.operand(op, 0), to));
        }
        self.pass_on(m.operands(call.op), &call, &around, sig)
    }
    /// Whether a value is what the call gives, in order.
    fn is_result(&self, v: Value, n: usize) -> bool {
        let list = self.sources_of(v);
        list.len() == n && list.iter().enumerate().all(|(i, &s)| s == Source::Result(i as u32))
    }
    /// Where the pointer is that a store of the call's result goes to, if the store is a plain one of scalars.
    fn target(&mut self, op: Op, call: &Call) -> Option<Source> {
        let m = self.w.m;
        let (v, to) = (m.operand(op, 0), m.operand(op, 1));
        if m.op_record[op].attrs != Attr::EMPTY_DICT && (m.attr(op, Sym::ORDERING).is_some() || m.attr(op, Sym::VOLATILE).is_some()) {
            return None;
        }
        let n = self.sigs[call.sig].rets.len();
        let &[to @ (Source::Reg(_) | Source::Mem(Reg::RBP, _))] = self.sources_of(to) else { return None };
        let span = self.leaves_of(m.ty(v))?;
        let fits = |g: &Self, i: usize| {
            let leaf = g.leaf(span, i);
            let here = matches!(g.sigs[call.sig].rets[i], Loc::Reg(_)) || g.sigs[call.sig].hidden;
            is_whole(leaf.class) && i32::try_from(leaf.offset).is_ok() && here
        };
        (self.is_result(v, n) && (0..n).all(|i| fits(self, i))).then_some(to)
    }

    /// A load, a part of what was loaded, or a struct put together.
    fn part_of_argument(&mut self, op: Op) -> bool {
        let m = self.w.m;
        let (kind, r) = (m.kind(op), m.result(op, 0));
        let start = self.sources.len() as u32;
        if matches!(kind, l::MLIR_POISON | l::MLIR_UNDEF) {
            let Some(span) = self.leaves_of(m.ty(r)) else { return false };
            self.sources.resize(self.sources.len() + span.1 as usize, Source::Undef);
            self.values[r] = (start, span.1);
            return self.sources.len() <= MAX_SOURCES;
        }
        let v = m.operand(op, 0);
        if kind == l::INSERTVALUE {
            let part = m.operand(op, 1);
            let Some((at, n)) = self.part(op, m.ty(v), m.ty(part)) else { return false };
            let ((whole, n_whole), (from, n_part)) = (self.values[v], self.values[part]);
            if n != n_part || self.sources.len() + n_whole as usize > MAX_SOURCES {
                return false;
            }
            self.sources.extend_from_within(whole as usize..(whole + n_whole) as usize);
            self.sources.copy_within(from as usize..(from + n) as usize, (start + at) as usize);
            self.values[r] = (start, n_whole);
            return true;
        }
        if kind == l::EXTRACTVALUE {
            let Some((at, n)) = self.part(op, m.ty(v), m.ty(r)) else { return false };
            self.values[r] = (self.values[v].0 + at, n);
            return true;
        }
        if m.op_record[op].attrs != Attr::EMPTY_DICT && (m.attr(op, Sym::ORDERING).is_some() || m.attr(op, Sym::VOLATILE).is_some()) {
            return false;
        }
        // Only arguments in registers are loaded from: everything is read before anything is written.
        let &[Source::Reg(base)] = self.sources_of(v) else { return false };
        let Some(span) = self.leaves_of(m.ty(r)) else { return false };
        for i in 0..span.1 as usize {
            let leaf = self.leaf(span, i);
            let Ok(offset) = i32::try_from(leaf.offset) else { return false };
            self.sources.push(Source::Mem(base, offset));
        }
        self.values[r] = (start, span.1);
        true
    }
    pub(super) fn sources_of(&self, v: Value) -> &[Source] {
        let (start, n) = self.values[v];
        &self.sources[start as usize..(start + n) as usize]
    }

    /// The function that is called, if nothing about the call is unusual.
    pub(super) fn callee(&mut self, op: Op) -> Option<Call> {
        let m = self.w.m;
        let cx = self.w.cx;
        let mut name = None;
        for (key, a) in cx.dict_entries(m.op_record[op].attrs) {
            match key {
                Sym::CALLEE => name = cx.flat_symbol(a),
                Sym::OPERAND_SEGMENT_SIZES => {}
                Sym::OP_BUNDLE_SIZES if cx.int_array(a).is_some_and(|l| l.is_empty()) => {}
                _ => return None,
            }
        }
        let symbol = self.called(name?)?;
        if self.param_attrs.contains_key(&u128::from(symbol)) {
            return None;
        }
        let ty = *self.functions.get(symbol as usize)?;
        if ty == super::FORWARD {
            let sig = self.forward_signature(op, m.operands(op))?;
            return Some(Call { op, symbol, sig });
        }
        let TypeData::LlvmFunc { params, varargs: false, .. } = cx.type_data(ty) else { return None };
        if params.len as usize != m.n_operands(op) {
            return None;
        }
        let sig = self.signature(ty)?;
        Some(Call { op, symbol, sig })
    }

    /// Moves the sources to where the callee looks for them, calls, stores the result if it has a target, returns.
    fn pass_on(&mut self, args: &[Value], call: &Call, around: &Around, own: usize) -> bool {
        let m = self.w.m;
        let mut ways = core::mem::take(&mut self.ways);
        ways.clear();
        let mut on_stack = core::mem::take(&mut self.on_stack);
        on_stack.clear();
        let (mut at, mut ok) = (0, true);
        for &v in args {
            let Some(span) = self.leaves_of(m.ty(v)) else { return false };
            let first = self.values[v].0 as usize;
            for i in 0..span.1 as usize {
                let (class, source) = (self.leaf(span, i).class, self.sources[first + i]);
                let to = self.sigs[call.sig].args[at];
                // Halves and vectors stay where they are, or go another way.
                ok &= class.bytes() != 0 && !matches!(source, Source::One | Source::Undef | Source::Result(_) | Source::Left(_));
                ok &= !matches!(class, Class::Half(_) | Class::Vec(_)) || matches!((source, to), (Source::Reg(a), Loc::Reg(b)) if a == b);
                match to {
                    Loc::Reg(r) => ways.push((r, source, class)),
                    // One word after the other: what is aligned more leaves gaps.
                    Loc::Stack(n) if n as usize == 8 * on_stack.len() => on_stack.push((source, class)),
                    _ => ok = false,
                }
                at += 1;
            }
        }
        let in_frame = |s: &Source| matches!(s, Source::Mem(Reg::RBP, _));
        let Sig { hidden, ret_size, .. } = self.sigs[call.sig];
        // Where a result goes in memory is known to the end.
        let target = match (around.target, around.left) {
            (Some((_, to)), _) => Some(to),
            (None, Some(_)) if self.sigs[own].hidden => Some(Source::Reg(Reg::RDI)),
            (None, _) => None,
        };
        let (kept, room) = (target.is_some(), hidden && target.is_some());
        let framed = room
            || !on_stack.is_empty()
            || ways.iter().any(|w| in_frame(&w.1))
            || target.is_some_and(|t| in_frame(&t))
            || around.slots > 0 && (kept || around.stores.iter().any(|s| self.sources_of(s.0).iter().any(in_frame)));
        let frame = match (framed, kept, around.slots) {
            (true, ..) => Frame::Whole,
            (false, true, _) => Frame::Word(KEPT.0),
            (false, false, 0) => Frame::Word(Reg::RAX),
            // With the return address, whole pairs of words.
            (false, false, n) => Frame::Room((n + 7) / 16 * 16 + 8),
        };
        self.f.bare(frame);
        if ok {
            let below = around.slots + if room { ret_size } else { 0 };
            self.f.frame = (below + if kept { 8 } else { 0 }).next_multiple_of(16);
            if let Some(to) = target {
                if framed {
                    self.f.saved.push(KEPT.0);
                }
                match to {
                    Source::Reg(r) => self.mov(Class::Int(64), KEPT.0, r),
                    Source::Mem(r, at) => self.load_piece(Class::Int(64), KEPT.0, Mem::at(r, at)),
                    _ => ok = false,
                }
            }
            for &(v, at) in &around.stores {
                self.fill_slot(v, at);
            }
            if on_stack.len() % 2 == 1 {
                self.asm.alu_imm(5, true, Reg::RSP, 8);
            }
            for &(source, class) in on_stack.iter().rev() {
                self.push(source, class);
            }
            ok &= self.ways(&mut ways);
            if room {
                // Room for a result that comes in memory: who is called must not see it arrive early.
                self.asm.rm(form::LEA, true, Reg::RDI, self.slot_at(0), 0);
            }
            self.obj.symbols[call.symbol].used = true;
            self.asm.call(call.symbol);
            if let Some((v, _)) = around.target {
                self.keep_results(m.ty(v), call);
            }
            if let Some((v, at)) = around.left {
                self.give_left(m.ty(v), at, own, KEPT.0);
            }
            match frame {
                // A result may be in rax, rdx and rcx.
                Frame::Word(r) => self.asm.push_pop(0x58, if r == KEPT.0 { r } else { Reg::RSI }),
                Frame::Room(n) => self.asm.alu_imm(0, true, Reg::RSP, n as i32),
                Frame::None | Frame::Whole => {
                    if kept {
                        self.asm.rm(form::MOV_LOAD, true, KEPT.0, Mem::at(Reg::RBP, KEPT.1), 0);
                    }
                    self.asm.byte(0xC9);
                }
            }
            self.asm.byte(0xC3);
        }
        self.ways = ways;
        self.on_stack = on_stack;
        ok
    }
    /// Stores what the call gave where the kept pointer points.
    fn keep_results(&mut self, ty: Type, call: &Call) {
        let Some(span) = self.leaves_of(ty) else { return };
        let n = span.1 as usize;
        let mut i = 0;
        while i < n {
            let leaf = self.leaf(span, i);
            let (_, store, wide) = moves(leaf.class);
            let at = Mem::at(KEPT.0, leaf.offset as i32);
            i += 1;
            match self.sigs[call.sig].rets[i - 1] {
                Loc::Reg(r) => {
                    if leaf.class == Class::Int(1) {
                        // Of a bit in a register the others may be anything.
                        self.asm.alu_imm(4, false, r, 1);
                    }
                    self.asm.rm(store, wide, r, at, 0);
                }
                Loc::Memory(from) => {
                    let from = Mem::at(Reg::RAX, from);
                    i += usize::from(self.copy_leaf(span, i - 1, from, at));
                }
                _ => {}
            }
        }
    }

    /// Pushes a scalar as a word of the stack.
    fn push(&mut self, source: Source, class: Class) {
        match source {
            // The words of the own arguments are whole; others may end where memory ends.
            Source::Mem(r, at) if class.bytes() == 8 || r == Reg::RBP => self.asm.rm(form::PUSH_RM, false, Reg(0), Mem::at(r, at), 0),
            Source::Mem(r, at) => {
                self.load_piece(if class == Class::F32 { Class::Int(32) } else { class }, Reg::RAX, Mem::at(r, at));
                self.asm.push_pop(0x50, Reg::RAX);
            }
            Source::Reg(r) if r.is_xmm() => {
                self.asm.rr(form::MOVD_FROM, class == Class::F64, r, Reg::RAX);
                self.asm.push_pop(0x50, Reg::RAX);
            }
            Source::Reg(r) => self.asm.push_pop(0x50, r),
            Source::Slot(at) => {
                self.asm.rm(form::LEA, true, Reg::RAX, self.slot_at(at), 0);
                self.asm.push_pop(0x50, Reg::RAX);
            }
            Source::Result(_) | Source::Left(_) | Source::One | Source::Undef => {}
        }
    }

    /// All moves at once: a register is written when nobody reads it any more; a circle goes through a free register.
    fn ways(&mut self, list: &mut Vec<Way>) -> bool {
        let mut reads = [0u8; 32];
        list.retain(|w| w.1 != Source::Reg(w.0));
        for w in list.iter() {
            reads[w.1.register().0 as usize & 31] += 1;
        }
        let mut free = [Reg::RAX, Reg::R10].iter();
        while !list.is_empty() {
            let before = list.len();
            let mut i = 0;
            while i < list.len() {
                let (to, source, class) = list[i];
                let from = source.register();
                if reads[to.0 as usize & 31] != u8::from(from == to) {
                    i += 1;
                    continue;
                }
                match source {
                    Source::Reg(r) => self.mov(class, to, r),
                    Source::Mem(r, at) => self.load_piece(class, to, Mem::at(r, at)),
                    Source::Slot(at) => self.asm.rm(form::LEA, true, to, self.slot_at(at), 0),
                    Source::Result(_) | Source::Left(_) | Source::One | Source::Undef => {}
                }
                reads[from.0 as usize & 31] -= 1;
                list.swap_remove(i);
            }
            if list.len() == before {
                let from = list[0].0;
                let aside = if from.is_xmm() { Some(&super::ra::XSCRATCH) } else { free.next() };
                let Some(&aside) = aside.filter(|a| reads[a.0 as usize & 31] == 0) else { return false };
                self.mov(if from.is_xmm() { Class::F64 } else { Class::Int(64) }, aside, from);
                for w in list.iter_mut().filter(|w| w.1.register() == from) {
                    w.1 = w.1.with(aside);
                }
                reads.swap(from.0 as usize & 31, aside.0 as usize & 31);
            }
        }
        true
    }

    /// First scalar and number of scalars of the part of an aggregate that an operation names.
    #[cfg_attr(not(small), inline)]
    pub fn part(&mut self, op: Op, ty: Type, of: Type) -> Option<(u32, u32)> {
        let attrs = self.w.m.op_record[op].attrs;
        let slot = slot_of(ty, attrs);
        let known = self.paths[slot];
        if (known.0, known.1) == (ty, attrs) {
            return Some((known.2, known.3));
        }
        self.new_part(op, ty, of, slot)
    }
    #[cold]
    fn new_part(&mut self, op: Op, ty: Type, of: Type, slot: usize) -> Option<(u32, u32)> {
        let attrs = self.w.m.op_record[op].attrs;
        let n = self.leaves_of(of)?.1;
        let at = self.path(op, ty)?;
        self.paths[slot] = (ty, attrs, at, n);
        Some((at, n))
    }
}
