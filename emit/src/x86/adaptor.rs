//! Adaptors between calling conventions in one pass: functions of one block that take their arguments and parts of
//! structs in memory, call one function with them, and return what it returns. The C interface is made of these, by the
//! thousand, so they get no analysis: every argument goes straight from where it is to where it is passed.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Attr, Op, Region, Sym, Type, TypeData, Value};

use super::Gen;
use super::call::Loc;
use super::enc::{Mem, Reg, form};
use super::frame::Class;

/// Where a scalar is before the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// In a register.
    Reg(Reg),
    /// At a register and a distance.
    Mem(Reg, i32),
}

impl Source {
    fn register(self) -> Reg {
        match self {
            Source::Reg(r) | Source::Mem(r, _) => r,
        }
    }
    fn with(self, to: Reg) -> Source {
        match self {
            Source::Reg(_) => Source::Reg(to),
            Source::Mem(_, at) => Source::Mem(to, at),
        }
    }
}

/// Number of paths into aggregates that are remembered.
pub const PATHS: usize = 512;

/// A scalar on its way into a register.
pub type Way = (Reg, Source, Class);

/// What the adaptor calls.
struct Call {
    op: Op,
    symbol: u32,
    sig: usize,
}

impl Gen<'_> {
    /// Makes the code of an adaptor; false, with nothing said, if the function is something else.
    pub fn adaptor(&mut self, region: Region, sig: usize) -> bool {
        let m = self.w.m;
        let &[block] = m.region_blocks(region) else { return false };
        if self.sigs[sig].hidden || self.own_extend != 0 {
            return false;
        }
        // What is quickly seen first: most functions are no adaptors.
        let ops = m.block_ops(block);
        let Some((&last, body)) = ops.split_last() else { return false };
        let Some((&call, body)) = body.split_last() else { return false };
        if m.kind(call) != l::CALL || m.kind(last) != l::RETURN {
            return false;
        }
        if !body.iter().all(|&op| matches!(m.kind(op), l::LOAD | l::EXTRACTVALUE)) {
            return false;
        }
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
            self.values[v.0 as usize] = (start, span.1);
        }
        for &op in body {
            if !self.part_of_argument(op) {
                return false;
            }
        }
        let Some(call) = self.callee(call) else { return false };
        if m.n_operands(last) > 0 {
            let same = m.n_results(call.op) > 0 && m.operand(last, 0) == m.result(call.op, 0);
            if !same
                || self.sigs[sig].rets != self.sigs[call.sig].rets
                || self.sigs[call.sig].rets.iter().any(|r| !matches!(r, Loc::Reg(_)))
            {
                return false;
            }
        }
        self.pass_on(m.operands(call.op), &call)
    }

    /// A load or a part of what was loaded.
    fn part_of_argument(&mut self, op: Op) -> bool {
        let m = self.w.m;
        let (v, r) = (m.operand(op, 0), m.result(op, 0));
        let start = self.sources.len() as u32;
        if m.kind(op) == l::EXTRACTVALUE {
            let Some((at, n)) = self.part(op, m.ty(v), m.ty(r)) else { return false };
            self.values[r.0 as usize] = (self.values[v.0 as usize].0 + at, n);
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
        self.values[r.0 as usize] = (start, span.1);
        true
    }
    fn sources_of(&self, v: Value) -> &[Source] {
        let (start, n) = self.values[v.0 as usize];
        &self.sources[start as usize..(start + n) as usize]
    }

    /// The function that is called, if nothing about the call is unusual.
    fn callee(&mut self, op: Op) -> Option<Call> {
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
        let ty = *self.functions.get(symbol as usize)?;
        if ty == super::FORWARD {
            let sig = self.forward_signature(op, m.operands(op))?;
            return (!self.sigs[sig].hidden).then_some(Call { op, symbol, sig });
        }
        let TypeData::LlvmFunc { params, varargs: false, .. } = cx.type_data(ty) else { return None };
        if params.len as usize != m.n_operands(op) {
            return None;
        }
        let sig = self.signature(ty)?;
        (!self.sigs[sig].hidden).then_some(Call { op, symbol, sig })
    }

    /// Moves the sources to where the callee looks for them, calls, returns.
    fn pass_on(&mut self, args: &[Value], call: &Call) -> bool {
        let m = self.w.m;
        let mut ways = core::mem::take(&mut self.ways);
        ways.clear();
        let mut on_stack = core::mem::take(&mut self.on_stack);
        on_stack.clear();
        let (mut at, mut ok) = (0, true);
        for &v in args {
            let Some(span) = self.leaves_of(m.ty(v)) else { return false };
            let first = self.values[v.0 as usize].0 as usize;
            for i in 0..span.1 as usize {
                let (class, source) = (self.leaf(span, i).class, self.sources[first + i]);
                ok &= class.bytes() != 0 && !matches!(class, Class::Half(_) | Class::Vec(_));
                match self.sigs[call.sig].args[at] {
                    Loc::Reg(r) => ways.push((r, source, class)),
                    // One word after the other: what is aligned more leaves gaps.
                    Loc::Stack(n) if n as usize == 8 * on_stack.len() => on_stack.push((source, class)),
                    _ => ok = false,
                }
                at += 1;
            }
        }
        if ok {
            if on_stack.len() % 2 == 1 {
                self.asm.alu_imm(5, true, Reg::RSP, 8);
            }
            for &(source, class) in on_stack.iter().rev() {
                self.push(source, class);
            }
            ok = self.ways(&mut ways);
            self.obj.symbols[call.symbol as usize].used = true;
            self.asm.call(call.symbol);
            let n = self.asm.at();
            self.f.leaves.clear();
            self.f.leaves.push(n);
            self.asm.byte(0xC9);
            self.asm.byte(0xC3);
        }
        self.ways = ways;
        self.on_stack = on_stack;
        self.f.bare();
        ok
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
    pub fn part(&mut self, op: Op, ty: Type, of: Type) -> Option<(u32, u32)> {
        let attrs = self.w.m.op_record[op].attrs;
        let slot = (attrs.0.wrapping_mul(31) ^ ty.0.wrapping_mul(7)) as usize % PATHS;
        let known = self.paths[slot];
        if (known.0, known.1) == (ty, attrs) {
            return Some((known.2, known.3));
        }
        let n = self.leaves_of(of)?.1;
        let at = self.path(op, ty)?;
        self.paths[slot] = (ty, attrs, at, n);
        Some((at, n))
    }
}
