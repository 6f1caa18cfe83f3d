//! Calls, returns and entries: pieces to and from the places of the calling convention, which `abi::machine` knows; and
//! moves of many pieces at once.

use alloc::vec::Vec;

use ir::{Op, Sym, Type, TypeData, Value};

use super::enc::{Mem, Reg, form};
use super::frame::{Class, Piece};
use super::params::{ParamAttrs, Special};
use super::ra::{SCRATCH, XSCRATCH};
use super::vector::Shape;
use super::{Gen, Numbers, Sig};

/// Where a piece is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loc {
    /// In a register.
    Reg(Reg),
    /// In the argument area.
    Stack(i32),
    /// Behind the hidden pointer.
    Memory(i32),
    /// On the x87 stack, the first one on top.
    X87,
    /// A mask as lanes of an xmm register, each as wide as fills it: their lowest bits count.
    Mask(Reg),
    /// The same in the argument area.
    MaskStack(i32),
    /// So many bytes in the argument area, of which the argument is the address.
    Copy(i32, u32),
    /// Every lane of a vector by itself: the first one's place among [`Sig`]'s lanes, their number and their class.
    Lanes(u16, u8, Class),
}

/// Where a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dst {
    /// A register.
    Reg(Reg),
    /// Memory at a register.
    Mem(Mem),
}

/// One of the moves made at once.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// To.
    pub to: Dst,
    /// From.
    pub from: Piece,
    /// As.
    pub class: Class,
    /// Extension that the parameter asks for: 0 none, 1 zeros, 2 sign; 4 more for the last of several words, which is
    /// extended to a whole one.
    pub extend: u8,
}

fn is_mask(leaf: &abi::machine::Leaf) -> bool {
    leaf.scalar == abi::machine::Scalar::Int(1) && leaf.lanes.is_some_and(|n| n > 1)
}
/// Whether a vector travels as it is held: lanes as wide as the elements, in whole registers; or a mask that fills one.
fn is_natural(leaf: &abi::machine::Leaf, parts: &[abi::machine::Part]) -> bool {
    match leaf.lanes {
        None | Some(1) => true,
        Some(n) if is_mask(leaf) => n <= 16 && parts.len() == 1 && parts[0].lane == 128 / n && parts[0].n == n,
        Some(n) => {
            let bits = leaf.scalar.bits();
            parts.len() as u64 == (u64::from(n) * u64::from(bits)).div_ceil(128) && parts.iter().all(|p| p.lane == bits)
        }
    }
}
/// Where a part of a value travels.
fn loc(part: &abi::machine::Part, mask: bool) -> Option<Loc> {
    Some(match part.place {
        abi::machine::Place::Register(r) if r.starts_with("st") => Loc::X87,
        abi::machine::Place::Register(r) => {
            let r = Reg::named(r)?;
            if mask { Loc::Mask(r) } else { Loc::Reg(r) }
        }
        abi::machine::Place::Stack(at) if mask => Loc::MaskStack(i32::try_from(at).ok()?),
        abi::machine::Place::Stack(at) => Loc::Stack(i32::try_from(at).ok()?),
        abi::machine::Place::Memory(_) => return None,
    })
}
/// Where the pieces of values travel; lanes that travel one by one are appended to `lanes`.
fn locs(leaves: &[abi::machine::Leaf], parts: &[Vec<abi::machine::Part>], lanes: &mut Vec<Loc>) -> Option<Vec<Loc>> {
    use abi::machine::Scalar;
    let mut out = Vec::with_capacity(leaves.len());
    for (leaf, parts) in leaves.iter().zip(parts) {
        if let (Scalar::Copy { bytes, .. }, Some(Loc::Stack(at))) = (leaf.scalar, parts.first().and_then(|p| loc(p, false))) {
            out.push(Loc::Copy(at, bytes));
            continue;
        }
        if is_natural(leaf, parts) {
            for part in parts {
                out.push(loc(part, is_mask(leaf))?);
            }
            continue;
        }
        let class = match leaf.scalar {
            Scalar::Int(w @ (1 | 8 | 16 | 32 | 64)) => Class::Int(w as u8),
            Scalar::Float(16) => Class::Half(false),
            Scalar::Float(32) => Class::F32,
            Scalar::Float(64) => Class::F64,
            _ => return None,
        };
        if parts.iter().any(|p| p.n != 1) {
            return None;
        }
        for piece in parts.chunks(lanes_of_piece(class, 64)) {
            out.push(Loc::Lanes(u16::try_from(lanes.len()).ok()?, piece.len() as u8, class));
            for part in piece {
                lanes.push(loc(part, false)?);
            }
        }
    }
    Some(out)
}
/// How many lanes of a class a piece has; bits are all in one.
fn lanes_of_piece(class: Class, bits: usize) -> usize {
    if class == Class::Int(1) { bits } else { 16 / usize::from(class.bytes()) }
}

/// How the words of an integer are extended: [`Move::extend`].
fn word_extension(how: u8, n_words: u32) -> u8 {
    if how != 0 && n_words > 1 { how | 4 } else { how }
}

/// Bytes of arguments on the stack, so that distances in it are numbers of 32 bits.
const MAX_ARGUMENTS: u32 = 1 << 30;

impl Gen<'_> {
    /// Classifies a signature; some of its parameters may be special.
    pub fn classify(&mut self, params: &[Type], ret: Type, specials: &[Special]) -> Option<Sig> {
        let (cx, sysv) = (self.w.cx, &abi::machine::MACHINES[0]);
        let (mut list, mut sig) = (Vec::new(), Sig::default());
        let span = match self.plain_result(ret) {
            Some((span, reg)) => {
                sig.rets.extend(reg.map(Loc::Reg));
                span
            }
            None => {
                if ret != Type::LLVM_VOID {
                    abi::machine::leaves(cx, &self.w.dl, ret, &mut list)?;
                }
                let back = abi::machine::results(sysv, &list)?;
                sig.hidden = back.hidden;
                let span = self.leaves_of(ret)?;
                if back.hidden {
                    sig.ret_size = u32::try_from(self.w.dl.alloc_size(cx, ret)?).ok()?;
                    for i in 0..span.1 as usize {
                        sig.rets.push(Loc::Memory(self.leaf(span, i).offset as i32));
                    }
                } else {
                    sig.rets = locs(&list, &back.parts, &mut sig.lanes)?;
                }
                list.clear();
                span
            }
        };
        if specials.is_empty() && !self.vectors && self.plain_arguments(params, &mut sig)? {
            return (sig.rets.len() == span.1 as usize).then_some(sig);
        }
        let mut n = 0;
        for (i, &p) in params.iter().enumerate() {
            if let Some(s) = specials.iter().find(|s| s.param == i) {
                let span = self.leaves_of(p)?;
                if span.1 != 1 || self.leaf(span, 0).class != Class::Int(64) {
                    return None;
                }
                list.push(abi::machine::Leaf { ty: p, scalar: s.scalar, lanes: None, offset: 0, nested: false });
                n += 1;
                continue;
            }
            abi::machine::leaves(cx, &self.w.dl, p, &mut list)?;
            n += self.leaves_of(p)?.1;
        }
        // LLVM keeps the halves of an `i128` together only where the argument is one, not where it is inside of one.
        let mut i = 0;
        while i < list.len() {
            let leaf: abi::machine::Leaf = list[i];
            if leaf.nested && leaf.lanes.is_none() && leaf.scalar == abi::machine::Scalar::Int(128) {
                list[i].scalar = abi::machine::Scalar::Int(64);
                let half = abi::machine::Leaf { offset: leaf.offset + 8, ..list[i] };
                list.insert(i + 1, half);
                i += 1;
            }
            i += 1;
        }
        let (places, size) = abi::machine::arguments(sysv, &list, sig.hidden)?;
        sig.end = u32::try_from(size).ok().filter(|&n| n < MAX_ARGUMENTS)?.next_multiple_of(8);
        sig.stack = sig.end.next_multiple_of(16);
        sig.args = locs(&list, &places, &mut sig.lanes)?;
        for s in specials {
            if let abi::machine::Scalar::Copy { align: a @ 17.., .. } = s.scalar {
                sig.align = sig.align.max(a);
            }
        }
        let floats = places.iter().flatten().filter(|p| matches!(p.place, abi::machine::Place::Register(r) if r.starts_with('x')));
        sig.n_floats = floats.count() as u8;
        (sig.args.len() == n as usize && sig.rets.len() == span.1 as usize).then_some(sig)
    }
    /// Where a result of a type that is known comes back, if it is one scalar or none.
    fn plain_result(&self, ret: Type) -> Option<((u32, u32), Option<Reg>)> {
        let span = *self.type_leaves.get(ret.0 as usize).filter(|s| s.0 != u32::MAX && !self.vectors)?;
        Some(match (span.1, self.leaves.get(span.0 as usize).map(|leaf| leaf.class)) {
            (0, _) => (span, None),
            (1, Some(Class::Int(_))) => (span, Some(Reg::RAX)),
            (1, Some(Class::F32 | Class::F64)) => (span, Some(Reg::XMM0)),
            _ => return None,
        })
    }
    /// Places parameters that are one scalar each, the most of all, as [`abi::machine::arguments`] does: the next register of
    /// their class, or else the next word of the stack. `false`, and nothing is placed, if some are others.
    fn plain_arguments(&mut self, params: &[Type], sig: &mut Sig) -> Option<bool> {
        let sysv = &abi::machine::MACHINES[0];
        let (mut ints, mut floats, mut stack) = (usize::from(sig.hidden && sysv.hidden_counts), 0, 0u32);
        let mut args = Vec::with_capacity(params.len());
        for &p in params {
            let span = self.leaves_of(p)?;
            let (list, next) = match (span.1, self.leaves.get(span.0 as usize).map(|leaf| leaf.class)) {
                (1, Some(Class::Int(_))) => (sysv.ints, &mut ints),
                (1, Some(Class::F32 | Class::F64)) => (sysv.floats, &mut floats),
                _ => return Some(false),
            };
            args.push(match list.get(*next).and_then(|name| Reg::named(name)) {
                Some(reg) => {
                    *next += 1;
                    Loc::Reg(reg)
                }
                None => {
                    stack += 8;
                    Loc::Stack(stack as i32 - 8)
                }
            });
            if stack >= MAX_ARGUMENTS {
                return None;
            }
        }
        sig.end = stack;
        sig.stack = stack.next_multiple_of(16);
        sig.args = args;
        sig.n_floats = floats as u8;
        Some(true)
    }
    /// The signature of a function type, classified once.
    pub fn signature(&mut self, ty: Type) -> Option<usize> {
        if self.sig_of.len() <= ty.0 as usize {
            self.sig_of.resize(self.w.cx.types.len(), 0);
        }
        if self.sig_of[ty.0 as usize] == 0 {
            let TypeData::LlvmFunc { ret, params, .. } = self.w.cx.type_data(ty) else { return None };
            let (params, before) = (self.w.cx.type_vec(params), self.w.diags.n_errors);
            let Some(sig) = self.classify(&params, ret, &[]) else {
                // Where it is one of its types, that was said.
                if self.w.diags.n_errors == before {
                    self.unsupported_type(ty);
                }
                return None;
            };
            self.sigs.push(sig);
            self.sig_of[ty.0 as usize] = self.sigs.len() as u32;
        }
        Some(self.sig_of[ty.0 as usize] as usize - 1)
    }

    /// The signature of a call of a function that was not seen yet.
    pub fn forward_signature(&mut self, op: Op, args: &[Value]) -> Option<usize> {
        let m = self.w.m;
        let mut types: Vec<Type> = args.iter().map(|&v| m.ty(v)).collect();
        types.push(if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::LLVM_VOID });
        if let Some(&sig) = self.forward.get(&types) {
            return Some(sig as usize);
        }
        let (&ret, params) = types.split_last()?;
        let Some(sig) = self.classify(params, ret, &[]) else { return self.unsupported("a signature of this kind") };
        self.sigs.push(sig);
        let sig = self.sigs.len() - 1;
        self.forward.insert(types, sig as u32);
        Some(sig)
    }

    /// The lowest bits of the lanes in the scratch register for floats, into the one for integers.
    fn mask_bits(&mut self, class: Class) {
        let Class::Int(n) = class else { return };
        let (shift, by) = match n {
            2 => (form::PSLLQ_I, 63),
            4 => (form::PSLLD_I, 31),
            8 => (form::PSLLW_I, 15),
            _ => (form::PSLLW_I, 7),
        };
        self.asm.rr(shift, false, XSCRATCH, XSCRATCH);
        self.asm.byte(by);
        match n {
            2 => self.asm.rr(form::MOVMSKPD, false, SCRATCH, XSCRATCH),
            4 => self.asm.rr(form::MOVMSKPS, false, SCRATCH, XSCRATCH),
            8 => {
                self.asm.rr(form::PACKSSWB, false, XSCRATCH, XSCRATCH);
                self.asm.rr(form::PMOVMSKB, false, SCRATCH, XSCRATCH);
                self.asm.rr(form::MOVZX8, false, SCRATCH, SCRATCH);
            }
            _ => self.asm.rr(form::PMOVMSKB, false, SCRATCH, XSCRATCH),
        }
    }
    /// A mask as lanes that fill 16 bytes, in the frame.
    fn mask_lanes(&mut self, class: Class, p: Piece) -> Piece {
        let Class::Int(n) = class else { return p };
        let n = u32::from(n);
        let t = self.spread(p, n, 16 / n.max(1), 0);
        let p = self.parked(Class::Vec(16), t);
        self.end_op();
        p
    }

    /// The lanes of a piece that travel one by one, as pieces in the frame.
    fn lanes_out(&mut self, p: Piece, n: u8, class: Class) -> Vec<Piece> {
        let shape = Shape { n: u32::from(n), class, bytes: if class == Class::Int(1) { 0 } else { class.bytes().into() } };
        let list = [self.lanes_of(p)];
        let mut out = Vec::with_capacity(n.into());
        for i in 0..shape.n {
            let mut lane = self.lane_piece(&list, shape, i, 1);
            if let (true, Piece::V(v)) = (shape.is_mask(), lane) {
                let r = self.reg(v);
                self.release(lane);
                lane = self.parked(class, r);
                self.end_op();
            }
            out.push(lane);
        }
        out
    }
    /// The same on their way in: they come together in the slot of a virtual register.
    fn lanes_in(&mut self, d: u32, class: Class, lanes: &[Loc]) {
        let at = self.slot(d);
        self.f.v[d].saved = true;
        let (mask, wide) = (class == Class::Int(1), lanes.len() > 32);
        if mask {
            self.asm.rm(form::MOV_I32, wide, Reg(0), Mem::at(Reg::RBP, at), 4);
            self.asm.imm32(0);
        }
        let bytes = i32::from(class.bytes());
        for (i, &lane) in lanes.iter().enumerate() {
            let to = Mem::at(Reg::RBP, at + i as i32 * bytes);
            let mut r = SCRATCH;
            match lane {
                Loc::Reg(x) if x.is_xmm() => self.asm.rr(form::MOVD_FROM, true, x, r),
                Loc::Reg(x) => r = x,
                Loc::Stack(o) => self.asm.rm(form::MOV_LOAD, true, r, Mem::at(Reg::RBP, 16 + o), 0),
                _ => {
                    self.x87_pop(class, to);
                    continue;
                }
            }
            if mask {
                self.mov(Class::Int(64), SCRATCH, r);
                self.asm.alu_imm(4, false, SCRATCH, 1);
                self.shift_imm(form::SHL_I, true, SCRATCH, i as u8);
                self.asm.rm(form::OR_STORE, wide, SCRATCH, Mem::at(Reg::RBP, at), 0);
            } else {
                self.store_word(bytes as u32, r, to);
            }
        }
    }

    fn source(&self, p: Piece) -> Dst {
        match p {
            Piece::V(v) => {
                let x = self.f.v[v];
                match (x.home, x.reg) {
                    (Reg::NONE, Reg::NONE) => Dst::Mem(Mem::at(Reg::RBP, x.slot)),
                    (Reg::NONE, r) | (r, _) => Dst::Reg(r),
                }
            }
            _ => Dst::Reg(Reg::NONE),
        }
    }

    fn store(&mut self, class: Class, reg: Reg, mem: Mem) {
        let n = class.spill();
        let f = match (class.is_float(), n) {
            (false, _) => form::MOV_STORE,
            (true, 16) => form::MOVUPS_STORE,
            (true, 8) => form::MOVSD_STORE,
            (true, _) => form::MOVSS_STORE,
        };
        self.asm.rm(f, n == 8 && !class.is_float(), reg, mem, 0);
    }

    /// Widens a general register as a parameter asks.
    fn extend(&mut self, class: Class, reg: Reg, how: u8) {
        if how != 0
            && let Class::Int(w) = class
        {
            self.extend_reg(reg, reg, w, how & 2 != 0, how & 4 != 0);
        }
    }

    /// Makes moves at once: no source is overwritten before it is read. Uses only the scratch registers.
    pub fn moves(&mut self, list: &mut [Move]) {
        if list.is_empty() {
            return;
        }
        if list.iter().any(|m| matches!(m.to, Dst::Mem(_))) {
            self.memory_moves(list);
        }
        self.register_moves(list);
        // What comes from elsewhere last.
        for m in &list[..] {
            let Dst::Reg(to) = m.to else { continue };
            match self.source(m.from) {
                Dst::Reg(r) if r != Reg::NONE => {}
                _ => match m.from {
                    // Nobody looks at the flags here.
                    Piece::C(c) if !m.class.is_float() && super::ra::masked(m.class, c) == 0 => self.asm.mov_imm(to, 0, false),
                    _ => self.copy_to(m.class, to, m.from),
                },
            }
            self.extend(m.class, to, m.extend);
        }
    }
    /// Those to memory, which are first: they free sources.
    fn memory_moves(&mut self, list: &mut [Move]) {
        // Slots that are read later are copied aside before.
        // Of many, the slots that are read are looked up.
        let (long, mut reads) = (list.len() > 64, Numbers::default());
        for m in list.iter().filter(|_| long) {
            if let Dst::Mem(from) = self.source(m.from)
                && m.to != Dst::Mem(from)
            {
                reads.insert(u128::from(from.disp as u32), 0);
            }
        }
        for i in 0..list.len() {
            let Dst::Mem(to) = list[i].to else { continue };
            if to.base != super::enc::Base::Reg(Reg::RBP) {
                continue;
            }
            let read = match long {
                true => reads.contains_key(&u128::from(to.disp as u32)),
                false => (0..list.len()).any(|k| k != i && self.source(list[k].from) == Dst::Mem(to)),
            };
            if read {
                // All slots that are read are copied aside: rare, so simple.
                for k in 0..list.len() {
                    if let Dst::Mem(from) = self.source(list[k].from) {
                        let class = list[k].class;
                        let n = u32::from(class.spill().max(8));
                        let at = self.f.room(n, n);
                        let t = if class.is_float() { XSCRATCH } else { SCRATCH };
                        self.load_frame(class, t, from);
                        self.store_frame(class, t, at);
                        let v = self.f.new_v(class);
                        self.f.v[v].slot = at;
                        list[k].from = Piece::V(v);
                    }
                }
                break;
            }
        }
        for i in 0..list.len() {
            let m = list[i];
            let Dst::Mem(to) = m.to else { continue };
            if m.from == Piece::Undef || self.source(m.from) == m.to {
                continue;
            }
            match self.source(m.from) {
                Dst::Reg(r) if r != Reg::NONE && m.extend == 0 => self.store(m.class, r, to),
                _ => {
                    let imm = match m.from {
                        Piece::C(c) if !m.class.is_float() => i32::try_from(super::ra::masked(m.class, c) as i64).ok(),
                        _ => None,
                    };
                    if let (Some(c), 0) = (imm, m.extend) {
                        self.asm.rm(form::MOV_I32, m.class.spill() == 8, Reg(0), to, 4);
                        self.asm.imm32(c);
                        continue;
                    }
                    let t = if m.class.is_float() { XSCRATCH } else { SCRATCH };
                    self.copy_to(m.class, t, m.from);
                    self.extend(m.class, t, m.extend);
                    self.store(if m.extend & 4 != 0 { Class::Int(64) } else { m.class }, t, to);
                }
            }
        }
    }
    /// Those from registers to registers: those that nobody reads any more first; a cycle is turned by exchanges.
    fn register_moves(&mut self, list: &[Move]) {
        let mut pending = core::mem::take(&mut self.pending);
        // How often each is read.
        let mut reads = [0u32; 32];
        for m in list {
            if let (Dst::Reg(to), Dst::Reg(from)) = (m.to, self.source(m.from))
                && from != Reg::NONE
                && from != to
            {
                pending.push((to, from, m.class));
                reads[from.0 as usize & 31] += 1;
            }
        }
        while !pending.is_empty() {
            let before = pending.len();
            let mut i = 0;
            while i < pending.len() {
                let (to, from, class) = pending[i];
                if reads[to.0 as usize & 31] == 0 {
                    self.mov(class, to, from);
                    reads[from.0 as usize & 31] -= 1;
                    pending.swap_remove(i);
                } else {
                    i += 1;
                }
            }
            if pending.len() == before {
                let (to, from, _) = pending[0];
                if to.is_xmm() {
                    self.asm.rr(form::MOVAPS, false, XSCRATCH, to);
                    self.asm.rr(form::MOVAPS, false, to, from);
                    self.asm.rr(form::MOVAPS, false, from, XSCRATCH);
                } else {
                    self.asm.rr(form::XCHG, true, to, from);
                }
                pending.swap_remove(0);
                for p in &mut pending {
                    if p.1 == to {
                        p.1 = from;
                    } else if p.1 == from {
                        p.1 = to;
                    }
                }
                pending.retain(|p| p.0 != p.1);
                reads = [0; 32];
                for p in &pending {
                    reads[p.1.0 as usize & 31] += 1;
                }
            }
        }
        self.pending = pending;
    }

    /// Moves that pass values to a successor's arguments.
    pub fn pass(&mut self, op: Op, successor: usize) {
        let m = self.w.m;
        let r = m.op_record[op];
        let all: u32 = m.successors(op).iter().map(|&b| m.blocks[b].n_args).sum();
        let before: u32 = m.successors(op)[..successor].iter().map(|&b| m.blocks[b].n_args).sum();
        self.pass_to(m.successors(op)[successor], r.operands + r.n_operands - all + before);
    }
    /// The same where it is known at which place of the operand pool those for the block begin.
    pub fn pass_to(&mut self, to: ir::Block, first: u32) {
        let m = self.w.m;
        let mut list = core::mem::take(&mut self.moves);
        list.clear();
        for (i, arg) in m.block_args(to).enumerate() {
            let v = m.operand_pool[first as usize + i];
            let (to, n) = self.values[arg];
            let from = self.values[v].0;
            for k in 0..n {
                let (Piece::V(d), p) = (self.f.pieces[(to + k) as usize], self.f.pieces[(from + k) as usize]) else { continue };
                if p == Piece::V(d) || p == Piece::Undef {
                    continue;
                }
                let x = self.f.v[d];
                if !x.is_wanted() {
                    continue;
                }
                let to = if x.home != Reg::NONE { Dst::Reg(x.home) } else { Dst::Mem(Mem::at(Reg::RBP, self.slot(d))) };
                list.push(Move { to, from: p, class: x.class, extend: 0 });
            }
        }
        self.moves(&mut list);
        self.moves = list;
    }

    /// Pieces that arrive in a function.
    pub fn entry(&mut self, args: impl Iterator<Item = Value>, sig: usize) {
        let mut list = core::mem::take(&mut self.moves);
        list.clear();
        let own = sig;
        let sig = core::mem::take(&mut self.sigs[own]);
        let hidden = self.f.hidden.filter(|_| sig.hidden).map(|h| (Piece::V(h), Loc::Reg(Reg::RDI)));
        if self.f.variadic.is_some() {
            self.save_registers(&sig);
        }
        if let Some((p, loc)) = hidden {
            self.arrive(p, loc, &sig.lanes, &mut list);
        }
        let mut at = 0;
        for a in args {
            let (start, n) = self.values[a];
            for i in start..start + n {
                let p = self.f.pieces[i as usize];
                self.arrive(p, sig.args[at], &sig.lanes, &mut list);
                at += 1;
            }
        }
        self.moves(&mut list);
        self.moves = list;
        self.sigs[own] = sig;
    }
    /// A piece that arrives in a register or on the stack; what has a home moves there with the others of the list.
    #[cfg_attr(not(small), inline)]
    fn arrive(&mut self, p: Piece, loc: Loc, lanes: &[Loc], list: &mut Vec<Move>) {
        // Registers that are read below hold something until then.
        let Piece::V(v) = p else { return };
        let x = self.f.v[v];
        if x.uses == 0 {
            return;
        }
        match loc {
            Loc::Reg(r) if x.home != Reg::NONE => {
                // A stand-in for the incoming register.
                let s = self.f.new_v(x.class);
                self.f.v[s].reg = r;
                list.push(Move { to: Dst::Reg(x.home), from: Piece::V(s), class: x.class, extend: 0 });
            }
            Loc::Reg(r) if x.cross || self.f.pool >> r.0 & 1 == 0 => {
                let at = self.slot(v);
                self.store_frame(x.class, r, at);
                self.f.v[v].saved = true;
            }
            Loc::Reg(r) => {
                self.f.put(r, v);
                self.f.v[v].reg = r;
            }
            Loc::Stack(at) => {
                self.f.needs_frame = true;
                self.f.v[v].slot = 16 + at;
                self.f.v[v].saved = true;
                if x.home != Reg::NONE {
                    let s = self.f.new_v(x.class);
                    self.f.v[s].slot = 16 + at;
                    list.push(Move { to: Dst::Reg(x.home), from: Piece::V(s), class: x.class, extend: 0 });
                }
            }
            Loc::Mask(_) | Loc::MaskStack(_) => {
                match loc {
                    Loc::Mask(r) => self.asm.rr(form::MOVAPS, false, XSCRATCH, r),
                    Loc::MaskStack(at) => self.asm.rm(form::MOVUPS_LOAD, false, XSCRATCH, Mem::at(Reg::RBP, 16 + at), 0),
                    _ => {}
                }
                self.f.needs_frame = true;
                self.mask_bits(x.class);
                let at = self.slot(v);
                self.store_frame(x.class, SCRATCH, at);
                self.f.v[v].saved = true;
                if x.home != Reg::NONE {
                    let s = self.f.new_v(x.class);
                    self.f.v[s].slot = at;
                    list.push(Move { to: Dst::Reg(x.home), from: Piece::V(s), class: x.class, extend: 0 });
                }
            }
            Loc::Lanes(first, n, class) => {
                self.lanes_in(v, class, &lanes[first.into()..][..n.into()]);
                if x.home != Reg::NONE {
                    let s = self.f.new_v(x.class);
                    self.f.v[s].slot = self.f.v[v].slot;
                    list.push(Move { to: Dst::Reg(x.home), from: Piece::V(s), class: x.class, extend: 0 });
                }
            }
            Loc::Memory(_) | Loc::X87 | Loc::Copy(..) => {}
        }
    }

    /// `llvm.return`
    pub fn ret(&mut self, op: Op) {
        let m = self.w.m;
        let sig = self.own_sig;
        let mut list = core::mem::take(&mut self.moves);
        list.clear();
        let hidden = self.f.hidden;
        if let Some(&v) = m.operands(op).first() {
            let (start, n) = self.values[v];
            let span = self.leaves_of(m.ty(v)).unwrap_or((0, 0));
            let mut pushed: Vec<(Class, Piece)> = Vec::new();
            for i in 0..n as usize {
                let p = self.f.pieces[start as usize + i];
                let class = self.leaf(span, i).class;
                match self.sigs[sig].rets[i] {
                    Loc::Reg(r) => list.push(Move { to: Dst::Reg(r), from: p, class, extend: word_extension(self.own_extend, n) }),
                    Loc::Memory(at) if p != Piece::Undef => {
                        let base = self.reg(hidden.unwrap_or(0));
                        self.store_piece(class, p, Mem::at(base, at));
                        self.end_op();
                    }
                    Loc::Mask(r) => {
                        let from = self.mask_lanes(class, p);
                        list.push(Move { to: Dst::Reg(r), from, class: Class::Vec(16), extend: 0 });
                    }
                    Loc::Lanes(first, n, class) => {
                        for (k, from) in self.lanes_out(p, n, class).into_iter().enumerate() {
                            match self.sigs[sig].lanes[usize::from(first) + k] {
                                Loc::Reg(r) => list.push(Move { to: Dst::Reg(r), from, class, extend: 0 }),
                                _ => pushed.push((class, from)),
                            }
                        }
                    }
                    Loc::X87 => pushed.push((class, p)),
                    _ => {}
                }
            }
            // The first one comes to lie on top.
            for (class, p) in pushed.into_iter().rev() {
                self.x87_push(class, p);
            }
        }
        if let Some(h) = hidden {
            list.push(Move { to: Dst::Reg(Reg::RAX), from: Piece::V(h), class: Class::Int(64), extend: 0 });
        }
        self.moves(&mut list);
        self.moves = list;
        let at = self.asm.at();
        self.f.leaves.push(at);
        match self.f.saved.len() {
            0 => self.asm.byte(0xC9),
            n => {
                self.asm.rm(form::LEA, true, Reg::RSP, Mem::at(Reg::RBP, -8 * n as i32), 0);
                for i in (0..n).rev() {
                    let r = self.f.saved[i];
                    self.asm.push_pop(0x58, r);
                }
                self.asm.push_pop(0x58, Reg::RBP);
            }
        }
        self.asm.byte(0xC3);
    }

    /// `llvm.call`, and the call of `llvm.invoke`, which passes on more operands than it calls with.
    pub fn call_of(&mut self, op: Op, operands: &[Value]) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        let mut attrs = ParamAttrs { own: None, callee: None };
        let (mut callee, mut ty, mut bundles, mut is_c) = (None, None, false, true);
        for (key, a) in cx.dict_entries(m.op_record[op].attrs) {
            match key {
                Sym::CALLEE => callee = cx.flat_symbol(a),
                Sym::OP_BUNDLE_SIZES => bundles = cx.int_array(a).is_some_and(|l| !l.is_empty()),
                Sym::CCONV => is_c = super::is_c(self.w.enum_attr(op, Sym::CCONV)),
                Sym::ARG_ATTRS => attrs.own = Some(a),
                Sym::VAR_CALLEE_TYPE => ty = cx.type_value(a),
                _ => {}
            }
        }
        if bundles {
            return self.unsupported("operand bundles");
        }
        if !is_c {
            return self.unsupported("a calling convention other than C's");
        }
        let mut args = operands;
        let mut target = None;
        match callee {
            Some(name) => {
                let n = self.called(name)?;
                if !self.param_attrs.is_empty() {
                    attrs.callee = self.param_attrs.get(&u128::from(n)).map(|&a| ir::Attr(a));
                }
                match self.functions[n as usize] {
                    super::NO_FUNCTION => return self.unsupported("a call of what is no function here"),
                    super::FORWARD => {}
                    own => ty = Some(own),
                }
            }
            None => {
                target = args.first().copied();
                args = args.get(1..).unwrap_or_default();
            }
        }
        let varargs = ty.is_some_and(|t| matches!(cx.type_data(t), TypeData::LlvmFunc { varargs: true, .. }));
        let n_params = ty.map(|t| match cx.type_data(t) {
            TypeData::LlvmFunc { params, .. } => params.len as usize,
            _ => 0,
        });
        let specials = self.specials(attrs, args.len())?;
        let sig = match ty {
            Some(t) if n_params == Some(args.len()) && specials.is_empty() => self.signature(t)?,
            None if callee.is_some() && specials.is_empty() => self.forward_signature(op, args)?,
            _ => {
                let params: Vec<Type> = args.iter().map(|&v| m.ty(v)).collect();
                let ret = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::LLVM_VOID };
                let Some(sig) = self.classify(&params, ret, &specials) else { return self.unsupported("a signature of this kind") };
                self.sigs[0] = sig;
                0
            }
        };
        let taken = core::mem::take(&mut self.sigs[sig]);
        let r = self.call_with(op, &taken, target, callee, args, attrs, varargs);
        self.sigs[sig] = taken;
        r
    }

    fn call_with(
        &mut self,
        op: Op,
        sig: &Sig,
        target: Option<Value>,
        callee: Option<Sym>,
        args: &[Value],
        attrs: ParamAttrs,
        varargs: bool,
    ) -> Option<()> {
        let m = self.w.m;
        self.spill_rest(op);
        if sig.align > 0 {
            // What was below stays where it is: rbp finds it.
            self.asm.alu_imm(4, true, Reg::RSP, -(sig.align as i32));
            self.f.moved = true;
        }
        let mut list = core::mem::take(&mut self.moves);
        list.clear();
        let hidden = if sig.hidden { self.f.room(sig.ret_size.next_multiple_of(8), 16) } else { 0 };
        if sig.hidden {
            list.push(Move { to: Dst::Reg(Reg::RDI), from: Piece::Frame(hidden), class: Class::Int(64), extend: 0 });
        }
        let mut at = 0;
        let plain = attrs.own.is_none() && attrs.callee.is_none();
        for (i, &a) in args.iter().enumerate() {
            let span = self.leaves_of(m.ty(a))?;
            let start = self.values[a].0 as usize;
            let extend = if plain { 0 } else { word_extension(self.extension(attrs, i), span.1) };
            for k in 0..span.1 as usize {
                let (mut from, mut class) = (self.f.pieces[start + k], self.leaf(span, k).class);
                let to = match sig.args[at] {
                    Loc::Copy(to, bytes) => {
                        self.copy_out(from, to, bytes);
                        at += 1;
                        continue;
                    }
                    Loc::Lanes(first, n, class) => {
                        let lanes = self.lanes_out(from, n, class);
                        for (from, lane) in lanes.into_iter().zip(&sig.lanes[first.into()..]) {
                            let to = self.destination(*lane)?;
                            list.push(Move { to, from, class, extend: 0 });
                        }
                        at += 1;
                        continue;
                    }
                    loc => self.destination(loc)?,
                };
                if matches!(sig.args[at], Loc::Mask(_) | Loc::MaskStack(_)) {
                    (from, class) = (self.mask_lanes(class, from), Class::Vec(16));
                }
                at += 1;
                list.push(Move { to, from, class, extend });
            }
        }
        // The pointer that is called travels in rax, which no argument has, or r10 where al counts.
        let through = if varargs { Reg::R10 } else { Reg::RAX };
        if let Some(t) = target {
            if varargs && sig.args.contains(&Loc::Reg(Reg::R10)) {
                return self.unsupported("a variadic call of a pointer with `llvm.nest`");
            }
            list.push(Move { to: Dst::Reg(through), from: self.piece(t), class: Class::Int(64), extend: 0 });
        }
        self.f.out_area = self.f.out_area.max(sig.stack);
        self.moves(&mut list);
        self.moves = list;
        if varargs {
            self.asm.mov_imm(Reg::RAX, u64::from(sig.n_floats.min(8)), false);
        }
        match callee {
            Some(name) => {
                let s = self.symbol(name)?;
                self.obj.symbols[s].used = true;
                self.asm.call(s);
            }
            None => self.asm.rr(form::CALL_RM, false, through, through),
        }
        self.clobber_all();
        if m.n_results(op) > 0 {
            self.results(m.result(op, 0), &sig.rets, &sig.lanes, hidden);
        }
        Some(())
    }

    /// Where an argument is passed.
    fn destination(&mut self, loc: Loc) -> Option<Dst> {
        match loc {
            Loc::Reg(r) | Loc::Mask(r) => Some(Dst::Reg(r)),
            Loc::Stack(o) | Loc::Memory(o) | Loc::MaskStack(o) => Some(Dst::Mem(Mem::at(Reg::RSP, o))),
            Loc::X87 | Loc::Lanes(..) | Loc::Copy(..) => self.unsupported("this signature"),
        }
    }

    /// Pieces that come back from a call.
    fn results(&mut self, v: Value, rets: &[Loc], lanes: &[Loc], hidden: i32) {
        let (start, n) = self.values[v];
        // Those that stay where they are take their registers first.
        for i in 0..n as usize {
            let Piece::V(d) = self.f.pieces[start as usize + i] else { continue };
            let x = self.f.v[d];
            if rets[i] == Loc::X87 {
                // Whether it is wanted or not, it leaves the stack.
                let at = self.slot(d);
                self.x87_pop(x.class, Mem::at(Reg::RBP, at));
                self.f.v[d].saved = true;
                if x.home != Reg::NONE {
                    self.load_frame(x.class, x.home, Mem::at(Reg::RBP, at));
                }
                continue;
            }
            match rets[i] {
                Loc::Lanes(first, n, class) => {
                    self.lanes_in(d, class, &lanes[first.into()..][..n.into()]);
                    if x.home != Reg::NONE {
                        self.load_frame(x.class, x.home, Mem::at(Reg::RBP, self.f.v[d].slot));
                    }
                }
                Loc::Mask(r) if x.home != Reg::NONE || x.uses > 0 => {
                    self.asm.rr(form::MOVAPS, false, XSCRATCH, r);
                    self.mask_bits(x.class);
                    if x.home != Reg::NONE {
                        self.mov(x.class, x.home, SCRATCH);
                    } else {
                        let at = self.slot(d);
                        self.store_frame(x.class, SCRATCH, at);
                        self.f.v[d].saved = true;
                    }
                }
                Loc::Reg(r) if x.home != Reg::NONE => self.mov(x.class, x.home, r),
                Loc::Reg(r) if x.uses > 0 && self.f.pool >> r.0 & 1 != 0 => {
                    self.hold(d, r);
                    self.f.v[d].saved = false;
                }
                Loc::Reg(r) if x.uses > 0 => {
                    let at = self.slot(d);
                    self.store_frame(x.class, r, at);
                    self.f.v[d].saved = true;
                }
                Loc::Memory(o) if x.home != Reg::NONE => self.load_frame(x.class, x.home, Mem::at(Reg::RBP, hidden + o)),
                Loc::Memory(o) => {
                    self.f.v[d].slot = hidden + o;
                    self.f.v[d].saved = true;
                }
                _ => {}
            }
        }
    }

    /// Calls a function of a library: pieces in, the first result's register out. Everything live was spilled.
    pub fn library(&mut self, name: &str, args: &[(Piece, Class)]) {
        let mut list = core::mem::take(&mut self.moves);
        list.clear();
        let (mut ints, mut floats, mut stack) = (0, 16u8, 0);
        const INTS: [u8; 6] = [7, 6, 2, 1, 8, 9];
        for &(from, class) in args {
            let r = if class == Class::F80 {
                list.push(Move { to: Dst::Mem(Mem::at(Reg::RSP, stack)), from, class, extend: 0 });
                stack += 16;
                continue;
            } else if class.is_float() {
                floats += 1;
                floats - 1
            } else {
                ints += 1;
                INTS[(ints - 1) % 6]
            };
            list.push(Move { to: Dst::Reg(Reg(r)), from, class, extend: 0 });
        }
        self.f.out_area = self.f.out_area.max(stack as u32);
        self.moves(&mut list);
        self.moves = list;
        let s = self.library_symbol(name);
        self.asm.call(s);
        self.clobber_all();
    }
    /// The same for an operation: spills before, and its result is what comes back.
    pub fn library_op(&mut self, op: Op, name: &str) -> Option<()> {
        self.spill_rest(op);
        let m = self.w.m;
        let mut args = Vec::new();
        for &v in m.operands(op) {
            let class = self.class(v)?;
            args.extend(self.pieces(v).iter().map(|&p| (p, class)));
        }
        self.library(name, &args);
        if m.n_results(op) > 0 {
            let r = m.result(op, 0);
            let first = match self.class(r)? {
                Class::F80 => Loc::X87,
                c if c.is_float() => Loc::Reg(Reg::XMM0),
                _ => Loc::Reg(Reg::RAX),
            };
            self.results(r, &[first, Loc::Reg(Reg::RDX)], &[], 0);
        }
        Some(())
    }
    /// A result that is in a register of the pool now.
    pub fn result_in(&mut self, v: Value, reg: Reg) {
        self.results(v, &[Loc::Reg(reg)], &[], 0);
    }
    /// A result that is on top of the x87 stack.
    pub fn result_popped(&mut self, v: Value) {
        self.results(v, &[Loc::X87], &[], 0);
    }
}
