//! What is known about a function before its code is made: the order of its blocks, what each value is made of, how
//! long each piece lives, and which registers hold the pieces that live across blocks.
//!
//! A value is a list of pieces, one for each scalar in it, so aggregates cost nothing until they meet memory. A piece
//! that lives in one block floats between registers; one that lives in several has one home, a register or a slot of the
//! frame, for all of its life, so that nothing has to be moved between blocks.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::store::{Col, Scratch};
use ir::{Block, Op, Region, Sym, Type, Value};

use super::Gen;
use super::call::Loc;
use super::enc::Reg;
use crate::ll::konst::Const;

/// A piece of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A virtual register.
    V(u32),
    /// A constant by its bits; those above its width may be anything.
    C(u64),
    /// Address of a symbol and a distance.
    Sym(u32, i32),
    /// An address in the frame.
    Frame(i32),
    /// A constant of 16 bytes by its number in the pool.
    K(u32),
    /// Anything.
    Undef,
}

/// How a piece is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// An integer of so many bits in a general register; the bits above are anything.
    Int(u8),
    /// A float of 16 bits, `true` for bf16, in the low bits of an xmm register.
    Half(bool),
    /// A float of 32 bits.
    F32,
    /// A float of 64 bits.
    F64,
    /// So many bytes of a vector in an xmm register; the bytes above are anything.
    Vec(u8),
}

impl Class {
    /// A float of 80 bits: 10 bytes of an xmm register, which only copies read; the machine computes from the frame.
    pub const F80: Class = Class::Vec(10);
    /// Whether it lives in xmm registers.
    pub fn is_float(self) -> bool {
        !matches!(self, Class::Int(_))
    }
    /// Bytes when kept in the frame.
    pub fn spill(self) -> u8 {
        match self {
            Class::Int(w) if w > 32 => 8,
            Class::F64 => 8,
            Class::Vec(_) => 16,
            _ => 4,
        }
    }
    /// Bytes in memory; 0 for those that take several accesses.
    pub fn bytes(self) -> u8 {
        match self {
            Class::Int(w) => match w.div_ceil(8) {
                n @ (1 | 2 | 4 | 8) => n,
                _ => 0,
            },
            Class::Half(_) => 2,
            Class::F32 => 4,
            Class::F64 => 8,
            Class::Vec(n @ (4 | 8 | 16)) => n,
            Class::Vec(_) => 0,
        }
    }
}

/// A scalar in a type: class and bytes from its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Its class.
    pub class: Class,
    /// Bytes from the start of the value.
    pub offset: u32,
}

/// A virtual register.
#[derive(Clone, Copy, Debug)]
pub struct VReg {
    /// Its class.
    pub class: Class,
    /// Register for all of its life, or none.
    pub home: Reg,
    /// Register that holds it now, or none.
    pub reg: Reg,
    /// Whether it lives in more than one block.
    pub cross: bool,
    /// Whether its slot holds it.
    pub saved: bool,
    /// Uses to come.
    pub uses: u32,
    /// Distance of its slot from rbp; 0: none yet. Until pieces have their homes, the position of the last use.
    pub slot: i32,
    first: u32,
    pub(super) weight: u32,
}

/// The state of one function.
#[derive(Default)]
pub struct Fun {
    /// Virtual registers.
    pub v: Col<u32, VReg>,
    /// Pieces of all values.
    pub pieces: Vec<Piece>,
    /// Reachable blocks, in the order of the code.
    pub order: Scratch<Block>,
    /// Places in `order` of blocks of the module, `u32::MAX` for others.
    pub place: Scratch<u32>,
    /// Numbers of edges into each block.
    pub n_preds: Scratch<u32>,
    /// Operations that clobber registers, by position.
    pub calls: Vec<u32>,
    /// Position now.
    pub pos: u32,
    /// The hidden pointer to the result.
    pub hidden: Option<u32>,
    /// Where registers of variadic arguments are saved, if anything asks for them; known when they are.
    pub variadic: Option<i32>,
    /// Callee-saved registers in use, in the order in which they are pushed.
    pub saved: Vec<Reg>,
    /// Bytes of the frame below rbp so far.
    pub frame: u32,
    /// Whether memory of the frame, or a call, needs a frame.
    pub needs_frame: bool,
    /// What stands in place of the frame.
    pub below: Frame,
    /// Bytes for arguments on the stack.
    pub out_area: u32,
    /// Places of instructions to patch with `out_area`.
    pub dynamic: Scratch<u32>,
    /// Whether rsp is aligned to more than 16 bytes somewhere.
    pub moved: bool,
    /// Where the function takes its frame off: at a `leave`, or where rsp is set to point to the saved registers.
    pub leaves: Scratch<u32>,
    /// Whether a word stands below the saved registers, only for the stack to be aligned.
    pub padded: bool,
    /// General registers that local pieces may use, as bits.
    pub pool: u32,
    /// What each register holds: a virtual register, `FREE` or `TEMP`.
    pub(super) occupant: [u32; 32],
    /// Registers that hold anything, as bits.
    pub(super) busy: u32,
    /// Registers of the operation being selected, as bits.
    pub pinned: u32,
    /// Operations that have code, by their places in their blocks; the blocks are in order.
    pub coded: Scratch<u32>,
    /// Where those of each block begin; one more than blocks.
    pub coded_from: Scratch<u32>,
    depth: Scratch<u32>,
    /// How much a use in the block being looked at weighs.
    weight_here: u32,
    /// Where that block starts.
    start_here: u32,
    starts: Scratch<u32>,
    ends: Scratch<u32>,
}

/// What a function has below its return address, and takes off again where it returns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Frame {
    /// Nothing.
    #[default]
    None,
    /// A register that is saved, or any that aligns the stack.
    Word(Reg),
    /// So many bytes.
    Room(u32),
    /// `rbp` and what hangs from it.
    Whole,
}

/// Bits of the widest integer.
const MAX_INT: u32 = 1 << 14;
/// Members of an aggregate at most, and half of its pieces.
const MAX_LEAVES: usize = 256;
/// Callee-saved registers that homes use.
const SAVED: [u8; 5] = [3, 12, 13, 14, 15];
/// Other homes of pieces over no call.
const FREE_HOMES: [u8; 3] = [10, 9, 8];

/// Values from which on there is room at once for a register and a piece of each: tables that grow are there twice.
pub const LONG: usize = 1 << 15;

/// Bytes of a frame that distances of 32 bits reach with room for what calls pass.
pub const LARGEST: u32 = 1 << 30;

impl Fun {
    fn reset(&mut self, n_blocks: usize) {
        self.v.clear();
        self.pieces.clear();
        self.order.clear();
        self.place.resize(n_blocks, u32::MAX);
        self.n_preds.clear();
        self.calls.clear();
        self.pos = 0;
        self.hidden = None;
        self.variadic = None;
        self.saved.clear();
        self.frame = 0;
        (self.needs_frame, self.below) = (false, Frame::None);
        self.out_area = 0;
        self.dynamic.clear();
        self.leaves.clear();
        (self.padded, self.moved) = (false, false);
    }
    /// A function whose frame holds nothing.
    pub fn bare(&mut self, frame: Frame) {
        self.saved.clear();
        self.dynamic.clear();
        self.leaves.clear();
        (self.frame, self.out_area, self.padded) = (0, 0, false);
        (self.needs_frame, self.below) = (frame == Frame::Whole, frame);
    }
    /// A new virtual register.
    pub fn new_v(&mut self, class: Class) -> u32 {
        self.v.push(VReg {
            class,
            home: Reg::NONE,
            reg: Reg::NONE,
            cross: false,
            saved: false,
            uses: 0,
            slot: 0,
            first: self.pos,
            weight: 0,
        });
        self.v.len() as u32 - 1
    }
    /// Room in the frame; its distance from rbp. A frame that reaches [`LARGEST`] stays there: the function is refused.
    pub fn room(&mut self, size: u32, align: u32) -> i32 {
        self.needs_frame = true;
        self.frame = self.frame.saturating_add(size).min(LARGEST).next_multiple_of(align.max(1));
        -(self.frame as i32)
    }
    #[cfg_attr(not(small), inline(always))]
    fn use_pieces(&mut self, start: u32, n: u32) {
        for &p in &self.pieces[start as usize..(start + n) as usize] {
            if let Piece::V(v) = p {
                self.v[v].use_at(self.pos, self.weight_here, self.start_here);
            }
        }
    }
}

impl Gen<'_> {
    /// Scalars of a type; `None` (and an error) for types that have no code yet.
    #[inline]
    pub fn leaves_of(&mut self, ty: Type) -> Option<(u32, u32)> {
        match self.type_leaves.get(ty.0 as usize) {
            Some(&known) if known.0 != u32::MAX => Some(known),
            _ => self.first_leaves(ty),
        }
    }
    #[cold]
    fn first_leaves(&mut self, ty: Type) -> Option<(u32, u32)> {
        if self.type_leaves.len() <= ty.0 as usize {
            self.type_leaves.resize(self.w.cx.types.len(), (u32::MAX, 0));
        }
        let start = self.leaves.len();
        let span =
            self.new_leaves(ty).map(|()| (start as u32, (self.leaves.len() - start) as u32)).filter(|s| s.1 <= 2 * MAX_LEAVES as u32);
        let Some(span) = span else {
            self.leaves.truncate(start);
            self.unsupported_type(ty);
            return None;
        };
        self.type_leaves[ty.0 as usize] = span;
        Some(span)
    }
    fn new_leaves(&mut self, ty: Type) -> Option<()> {
        use abi::machine::Scalar as S;
        let (mut list, start) = (Vec::new(), self.leaves.len());
        if ty != Type::LLVM_VOID {
            abi::machine::leaves(self.w.cx, &self.w.dl, ty, &mut list)?;
        }
        if list.len() > MAX_LEAVES {
            return None;
        }
        for x in &list {
            let offset = u32::try_from(x.offset).ok()?;
            self.vectors |= x.lanes.is_some();
            self.by_library |= x.lanes.is_some() || matches!(x.scalar, S::Float(16) | S::X87) || matches!(x.scalar, S::Int(w) if w > 64);
            if let Some(n) = x.lanes.filter(|&n| n != 1) {
                self.vector_leaves(x.scalar, n, offset)?;
                if self.leaves.len() - start > MAX_LEAVES {
                    return None;
                }
                continue;
            }
            let class = match x.scalar {
                S::Int(w) if (1..=64).contains(&w) => Class::Int(w as u8),
                // Words; `select` says what can be done with those that are not two whole ones.
                S::Int(w) if (65..=MAX_INT).contains(&w) && (w % 64 == 0 || x.lanes.is_none()) => {
                    self.odd_wide |= w != 128;
                    let word = |at: u32| Leaf { class: Class::Int((w - at).min(64) as u8), offset: offset + at / 8 };
                    self.leaves.extend((0..w).step_by(64).map(word));
                    continue;
                }
                S::Float(16) => Class::Half(super::vector::element(self.w.cx, x.ty) == Type::BF16),
                S::Float(32) => Class::F32,
                S::Float(64) => Class::F64,
                S::X87 => {
                    (self.vectors, self.x87) = (true, true);
                    Class::F80
                }
                _ => return None,
            };
            self.leaves.push(Leaf { class, offset });
        }
        Some(())
    }
    /// Leaf `i` of a type that was asked for before.
    pub fn leaf(&self, span: (u32, u32), i: usize) -> Leaf {
        self.leaves[span.0 as usize + i]
    }
    /// Class of a value of one piece.
    pub fn class(&mut self, v: Value) -> Option<Class> {
        let span = self.leaves_of(self.ty(v))?;
        (span.1 > 0).then(|| self.leaf(span, 0).class)
    }

    /// Pieces of a value.
    pub fn pieces(&self, v: Value) -> &[Piece] {
        let (start, n) = self.values[v];
        &self.f.pieces[start as usize..(start + n) as usize]
    }
    /// The only (or first) piece of a value.
    pub fn piece(&self, v: Value) -> Piece {
        match self.values[v] {
            (_, 0) => Piece::Undef,
            (start, _) => self.f.pieces[start as usize],
        }
    }
    /// Makes this the only piece of a value.
    pub fn set_piece(&mut self, v: Value, piece: Piece) {
        self.values[v] = (self.f.pieces.len() as u32, 1);
        self.f.pieces.push(piece);
    }
    /// Makes these the pieces of a value.
    pub fn set_pieces(&mut self, v: Value, pieces: &[Piece]) {
        self.values[v] = (self.f.pieces.len() as u32, pieces.len() as u32);
        self.f.pieces.extend_from_slice(pieces);
    }
    #[cfg_attr(not(small), inline(always))]
    fn fresh(&mut self, v: Value) -> Option<()> {
        let span = self.leaves_of(self.w.m.ty(v))?;
        let start = self.f.pieces.len() as u32;
        for leaf in &self.leaves[span.0 as usize..(span.0 + span.1) as usize] {
            let r = self.f.new_v(leaf.class);
            self.f.pieces.push(Piece::V(r));
        }
        self.values[v] = (start, span.1);
        Some(())
    }

    /// Pieces of parameters of which some are copies, which are in the argument area already, or one is the pointer to the
    /// result, which is given back.
    fn fresh_parameters(&mut self, entry: Block) -> Option<()> {
        let mut at = 0;
        for (k, v) in self.w.m.block_args(entry).enumerate() {
            self.fresh(v)?;
            let (n, first) = (self.pieces(v).len(), self.pieces(v).first().copied());
            // What has no pieces has no place; the one at hand is that of a later parameter.
            let place = self.sigs[self.own_sig].args.get(at).filter(|_| n > 0);
            if let Some(&Loc::Copy(to, _)) = place {
                self.set_piece(v, Piece::Frame(16 + to));
                self.f.needs_frame = true;
            } else if let (true, Some(Piece::V(h))) = (self.own_pointer == Some(k), first) {
                self.f.hidden = Some(h);
            }
            at += n;
        }
        Some(())
    }

    /// Learns everything about a function's body.
    pub fn analyse(&mut self, region: Region, hidden: bool) -> Option<()> {
        let m = self.w.m;
        self.f.reset(m.blocks.len());
        if cfg!(not(small)) && m.value_type.len() >= LONG {
            self.f.v.reserve(m.value_type.len());
            self.f.pieces.reserve(m.value_type.len());
            self.f.coded.reserve(m.op_kind.len());
        }
        self.terms.forget();
        self.order(region);
        let n = self.f.order.len();
        // Loops are edges backwards in the order.
        let mut loops: Vec<(u32, u32)> = Vec::new();
        self.f.n_preds.resize(n, 0);
        for i in 0..n {
            let Some(t) = m.terminator(self.f.order[i]) else { continue };
            if m.kind(t) == l::INDIRECTBR {
                self.blocks.jumps.push(t);
            }
            for s in m.successors(t) {
                let to = self.f.place[s.0 as usize];
                self.f.n_preds[to as usize] += 1;
                if to <= i as u32 {
                    loops.push((to, i as u32));
                }
            }
        }
        // First how many more loops there are than in the block before, or fewer.
        let depth = &mut self.f.depth;
        depth.clear();
        depth.resize(n + 1, 0);
        for &(from, to) in &loops {
            depth[from as usize] = depth[from as usize].wrapping_add(1);
            depth[to as usize + 1] = depth[to as usize + 1].wrapping_sub(1);
        }
        let mut sum = 0u32;
        for d in depth.iter_mut() {
            sum = sum.wrapping_add(*d);
            *d = sum;
        }
        self.f.starts.clear();
        self.f.ends.clear();
        self.f.coded.clear();
        self.f.coded_from.clear();
        if hidden {
            self.f.hidden = Some(self.f.new_v(Class::Int(64)));
        }
        let dl_ok = true;
        for i in 0..n as u32 {
            let b = self.f.order[i as usize];
            self.f.start_here = self.f.pos;
            self.f.starts.push(self.f.pos);
            self.f.weight_here = 1 << (3 * self.f.depth[i as usize].min(6));
            let known = i == 0 && (self.own_special || self.own_pointer.is_some());
            if known {
                self.fresh_parameters(b)?;
            }
            for v in m.block_args(b).filter(|_| !known) {
                self.fresh(v)?;
                if i > 0 {
                    for k in 0..self.pieces(v).len() {
                        if let Piece::V(r) = self.pieces(v)[k] {
                            self.f.v[r].cross = true;
                        }
                    }
                }
            }
            self.f.coded_from.push(self.f.coded.len() as u32);
            for (k, &op) in m.block_ops(b).iter().enumerate() {
                self.f.pos += 1;
                self.w.at = op;
                if self.analyse_op(op)? {
                    self.f.coded.push(k as u32);
                }
            }
            self.f.pos += 1;
            self.f.ends.push(self.f.pos);
        }
        self.f.coded_from.push(self.f.coded.len() as u32);
        self.homes(&mut loops);
        for v in self.f.v.as_mut_slice() {
            v.slot = 0;
        }
        self.f.frame = 8 * self.f.saved.len() as u32;
        dl_ok.then_some(())
    }

    fn order(&mut self, region: Region) {
        let m = self.w.m;
        let f = &mut self.f;
        let Some(&entry) = m.region_blocks(region).first() else { return };
        let mut stack: Vec<(Block, u32)> = alloc::vec![(entry, 0)];
        f.place[entry.0 as usize] = 0;
        // Successors are visited last to first, so that the first one follows.
        while let Some(top) = stack.last_mut() {
            let successors = m.terminator(top.0).map_or(&[][..], |t| m.successors(t));
            let n = successors.len() as u32;
            if top.1 < n {
                top.1 += 1;
                let s = successors[(n - top.1) as usize];
                if f.place[s.0 as usize] == u32::MAX {
                    f.place[s.0 as usize] = 0;
                    stack.push((s, 0));
                }
            } else {
                f.order.push(top.0);
                stack.pop();
            }
        }
        f.order.reverse();
        for (i, b) in f.order.iter().enumerate() {
            f.place[b.0 as usize] = i as u32;
        }
    }

    /// Whether it has code.
    #[cfg_attr(not(small), inline(always))]
    fn analyse_op(&mut self, op: Op) -> Option<bool> {
        let m = self.w.m;
        let k = m.kind(op);
        if k == l::INSERTVALUE {
            self.insert_value(op)?;
            return Some(false);
        }
        if let Some(()) = self.alias(op, k)? {
            return Some(false);
        }
        if k == l::INTR_VASTART && self.own_variadic {
            self.f.variadic = Some(0);
            self.f.needs_frame = true;
        }
        let low = k == l::MUL && super::narrow_product(m, op).is_some();
        for &v in m.operands(op) {
            let (start, n) = self.values[v];
            self.f.use_pieces(start, if low { 1 } else { n });
        }
        if k == l::RETURN
            && let Some(h) = self.f.hidden
        {
            self.f.v[h].use_at(self.f.pos, self.f.weight_here, self.f.start_here);
        }
        if k == l::INVOKE {
            // What goes on to a block is read behind the call.
            let passed: usize = m.successors(op).iter().map(|&b| m.blocks[b].n_args as usize).sum();
            for &v in &m.operands(op)[m.operands(op).len() - passed..] {
                let (start, n) = self.values[v];
                for i in start..start + n {
                    if let Piece::V(v) = self.f.pieces[i as usize] {
                        self.f.v[v].slot = self.f.pos as i32 + 1;
                    }
                }
            }
        }
        let before = self.f.v.len();
        for v in m.results(op) {
            self.fresh(v)?;
        }
        // What is left of addresses of symbols are thread-local variables.
        if k == l::MLIR_ADDRESSOF || self.calls_something(op) {
            let pos = self.f.pos;
            self.f.calls.push(pos);
            self.f.needs_frame = true;
        }
        if matches!(k, l::SEXT | l::ZEXT) && self.widens_a_word(op)? {
            let own = self.values[m.result(op, 0)].0;
            self.f.pieces[own as usize] = self.piece(m.operand(op, 0));
        }
        self.room += super::PER_OP - (self.f.v.len() - before) as i64;
        self.has_room(op)?;
        Some(true)
    }

    /// Whether the low half of what an extension makes is what it extends.
    pub fn widens_a_word(&mut self, op: Op) -> Option<bool> {
        let (a, r) = (self.w.m.operand(op, 0), self.w.m.result(op, 0));
        let span = self.leaves_of(self.w.m.ty(a))?;
        let word = span.1 == 1 && self.leaf(span, 0).class == Class::Int(64);
        Some(word && self.pieces(r).len() == 2 && !self.is_vector(r))
    }

    /// `llvm.insertvalue`: the pieces of the aggregate with others among them.
    #[cfg_attr(not(small), inline(always))]
    fn insert_value(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let &[c, e] = m.operands(op) else { return None };
        let (at, _) = self.part(op, m.ty(c), m.ty(e))?;
        let pieces = &mut self.f.pieces;
        let start = pieces.len();
        let (from, n) = self.values[c];
        pieces.extend_from_within(from as usize..(from + n) as usize);
        let to = start + at as usize;
        match self.values[e] {
            (from, 1) => pieces[to] = pieces[from as usize],
            (from, n) => pieces.copy_within(from as usize..(from + n) as usize, to),
        }
        self.values[m.result(op, 0)] = (start as u32, n);
        Some(())
    }

    /// Operations that need no code: their result is made of pieces that exist.
    fn alias(&mut self, op: Op, k: ir::Opcode) -> Option<Option<()>> {
        let m = self.w.m;
        match k {
            l::MLIR_CONSTANT => self.constant(op)?,
            l::BLOCKADDRESS => {
                let Some(Const::Block { name, tag, .. }) = crate::ll::misc::block_address(&mut self.w, op).map(|k| self.w.ks.get(k)) else {
                    return self.unsupported("this address of a block");
                };
                let s = self.block_symbol(name, tag)?;
                self.set_piece(m.result(op, 0), Piece::Sym(s, 0));
            }
            l::INTR_IS_CONSTANT => {
                let known = u64::from(self.is_known(op));
                self.set_piece(m.result(op, 0), Piece::C(known));
            }
            l::MLIR_ZERO | l::MLIR_NONE => {
                let v = m.result(op, 0);
                let n = self.leaves_of(m.ty(v))?.1;
                self.set_pieces(v, &alloc::vec![Piece::C(0); n as usize]);
            }
            l::MLIR_UNDEF | l::MLIR_POISON => {
                let v = m.result(op, 0);
                let n = self.leaves_of(m.ty(v))?.1;
                self.values[v] = (self.f.pieces.len() as u32, n);
                for _ in 0..n {
                    self.f.pieces.push(Piece::Undef);
                }
            }
            l::MLIR_ADDRESSOF => {
                let name = m.attr(op, Sym::GLOBAL_NAME).and_then(|a| self.w.cx.flat_symbol(a))?;
                let s = self.called(name)?;
                if self.obj.symbols[s].thread {
                    return Some(None);
                }
                self.set_piece(m.result(op, 0), Piece::Sym(s, 0));
            }
            l::INTR_STEPVECTOR | l::INTR_EXPERIMENTAL_STEPVECTOR => self.positions(m.result(op, 0))?,
            // What it gives is for `llvm.intr.invariant.end` alone.
            l::INTR_INVARIANT_START => self.set_piece(m.result(op, 0), Piece::Undef),
            l::INTR_THREADLOCAL_ADDRESS
            | l::INTR_LAUNDER_INVARIANT_GROUP
            | l::INTR_STRIP_INVARIANT_GROUP
            | l::INTR_ANNOTATION
            | l::INTR_PTR_ANNOTATION => self.values[m.result(op, 0)] = self.values[m.operand(op, 0)],
            l::INLINE_ASM if self.hides_a_value(op) => return Some(self.passed_through(op)),
            l::EXTRACTVALUE => {
                let c = m.operand(op, 0);
                let r = m.result(op, 0);
                let (at, n) = self.part(op, m.ty(c), m.ty(r))?;
                let from = self.values[c].0;
                self.values[r] = (from + at, n);
            }
            l::FREEZE => {
                let (from, n) = self.values[m.operand(op, 0)];
                let start = self.f.pieces.len() as u32;
                for i in from..from + n {
                    let p = self.f.pieces[i as usize];
                    self.f.pieces.push(if p == Piece::Undef { Piece::C(0) } else { p });
                }
                self.values[m.result(op, 0)] = (start, n);
            }
            l::TRUNC | l::PTRTOINT | l::INTTOPTR | l::BITCAST | l::ADDRSPACECAST => {
                let (a, r) = (m.operand(op, 0), m.result(op, 0));
                let (sa, sr) = (self.leaves_of(m.ty(a))?, self.leaves_of(m.ty(r))?);
                if self.vectors && (self.is_vector(a) || self.is_vector(r)) {
                    let same = sa.1 == sr.1 && (0..sa.1 as usize).all(|i| self.leaf(sa, i).class == self.leaf(sr, i).class);
                    if same && k != l::TRUNC {
                        self.values[r] = self.values[a];
                        return Some(Some(()));
                    }
                    return Some(None);
                }
                // A float of 80 bits is one piece, an integer of so many two.
                if k == l::BITCAST && sa.1 != sr.1 {
                    return Some(None);
                }
                if sa.1 < sr.1 || sr.1 == 0 || sa.1 > 1 && sr.1 == 1 && k != l::TRUNC {
                    return self.unsupported("this cast");
                }
                let bits = |c: Class| if let Class::Int(w) = c { w } else { 0 };
                let (ca, cr) = (self.leaf(sa, 0).class, self.leaf(sr, 0).class);
                if ca.is_float() != cr.is_float() || bits(ca) < bits(cr) {
                    return Some(None);
                }
                let from = self.values[a].0;
                self.values[r] = (from, sr.1);
            }
            l::GETELEMENTPTR if self.vectors && self.is_vector(m.result(op, 0)) => return Some(None),
            l::GETELEMENTPTR => {
                self.gep_terms(op)?;
                let (offset, dynamic) = (self.terms.offset, &self.terms.dynamic);
                let p = self.piece(m.operand(op, 0));
                let moved = match (p, i32::try_from(offset)) {
                    _ if !dynamic.is_empty() => return Some(None),
                    (p, Ok(0)) => p,
                    (Piece::Sym(s, at), Ok(o)) => match at.checked_add(o) {
                        Some(at) => Piece::Sym(s, at),
                        None => return Some(None),
                    },
                    (Piece::Frame(at), Ok(o)) => match at.checked_add(o) {
                        Some(at) => Piece::Frame(at),
                        None => return Some(None),
                    },
                    _ => return Some(None),
                };
                self.set_piece(m.result(op, 0), moved);
            }
            _ => return Some(None),
        }
        Some(Some(()))
    }

    /// Makes the results of inline assembly without text, which hides values from optimizers: each output that is tied to an
    /// input is that input, others are anything. `None` for outputs in memory.
    fn passed_through(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let list = m.attr(op, Sym::CONSTRAINTS).and_then(|a| self.w.cx.str_value(a)).map_or("", |s| self.w.cx.str(s));
        let outputs = || list.split(',').filter(|c| c.starts_with('='));
        let inputs = list.split(',').filter(|c| !c.starts_with(['=', '~', '!'])).zip(m.operands(op));
        if outputs().any(|c| c.contains(['*', '|'])) {
            return None;
        }
        let r = m.result(op, 0);
        let span = self.leaves_of(m.ty(r))?;
        let of = |i: usize| inputs.clone().find(|c| c.0.parse() == Ok(i)).map(|c| *c.1);
        let (n, mut list) = (outputs().count(), Vec::new());
        for i in 0..n {
            match of(i) {
                // One output is the result, of any type; others are scalars, the members of a struct.
                Some(v) if n == 1 && m.ty(v) != m.ty(r) => return None,
                Some(v) if n > 1 && (self.pieces(v).len() != 1 || i >= span.1 as usize || self.class(v)? != self.leaf(span, i).class) => {
                    return None;
                }
                Some(v) => list.extend_from_slice(self.pieces(v)),
                None => list.resize(list.len() + if n == 1 { span.1 as usize } else { 1 }, Piece::Undef),
            }
        }
        if list.len() != span.1 as usize {
            return None;
        }
        self.set_pieces(r, &list);
        Some(())
    }

    /// Number of the first scalar at the position of an aggregate operation.
    pub(super) fn path(&mut self, op: Op, ty: Type) -> Option<u32> {
        let cx = self.w.cx;
        let path = self.w.m.attr(op, Sym::POSITION).and_then(|a| cx.int_array(a))?;
        let (mut ty, mut at) = (ty, 0u32);
        for i in path {
            let i = u64::try_from(i).ok()?;
            match cx.type_data(ty) {
                ir::TypeData::LlvmArray { elem, .. } => {
                    at += self.leaves_of(elem)?.1.checked_mul(u32::try_from(i).ok()?)?;
                    ty = elem;
                }
                _ => {
                    for k in 0..i {
                        let t = crate::ll::konst::elem_type(cx, ty, k)?;
                        at += self.leaves_of(t)?.1;
                    }
                    ty = crate::ll::konst::elem_type(cx, ty, i)?;
                }
            }
        }
        Some(at)
    }

    /// Gives pieces that live across blocks their homes: linear scan over the order of blocks, lives stretched to the
    /// ends of the loops that they are live into.
    fn homes(&mut self, loops: &mut [(u32, u32)]) {
        let f = &mut self.f;
        f.pool = 0b0111_1111_1111_1111_0000_0111_1100_0111;
        let mut wanted: Vec<u32> = Vec::new();
        wanted.extend(f.v.as_slice().iter().zip(0..).filter(|v| v.0.cross).map(|v| v.1));
        if wanted.is_empty() {
            return;
        }
        // For each block, how far back edges of it or later blocks into it or an earlier one reach: the outermost loop
        // whose head is behind the definition.
        ir::order::sort_by_key(loops, |x| (x.0, u32::MAX - x.1));
        for &i in &wanted {
            let (first, last) = (f.v[i].first, f.v[i].slot as u32);
            let mut last = last.max(first);
            // Loops are in order of their heads; a life can only be stretched by those whose head it covers.
            let from = loops.partition_point(|x| f.starts[x.0 as usize] <= first);
            for &(head, end) in loops[from..].iter().take(4096) {
                // Heads come in order, and a life only grows, so one pass reaches the end.
                if f.starts[head as usize] > last {
                    break;
                }
                last = last.max(f.ends[end as usize]);
            }
            f.v[i].slot = last as i32;
        }
        let many = loops.len() > 4096;
        ir::order::sort_by_key(&mut wanted, |&i| (f.v[i].first, i));
        let mut active: Vec<u32> = Vec::new();
        let mut used = 0u32;
        for &i in &wanted {
            if many {
                break;
            }
            let (first, last) = (f.v[i].first, f.v[i].slot as u32);
            active.retain(|&a| f.v[a].slot as u32 >= first);
            let mut taken = 0u32;
            for &a in &active {
                taken |= 1 << f.v[a].home.0;
            }
            let next_call = f.calls.partition_point(|&c| c <= first);
            let over_call = f.calls.get(next_call).is_some_and(|&c| c < last);
            let free = |list: &[u8]| list.iter().copied().find(|&r| taken >> r & 1 == 0).map(Reg);
            let float = f.v[i].class.is_float();
            let home = match (float, over_call) {
                (true, true) => None,
                (true, false) => free(&[24, 25, 26, 27, 28, 29, 30]),
                (false, true) => free(&SAVED),
                (false, false) => free(&FREE_HOMES).or_else(|| free(&SAVED)),
            };
            let home = match home {
                Some(h) => Some(h),
                None if float => None,
                None => {
                    // The lightest one gives way.
                    let fits = |a: u32| {
                        let h = f.v[a].home.0;
                        h < 16 && (!over_call || SAVED.contains(&h))
                    };
                    let lightest = active.iter().copied().filter(|&a| fits(a)).min_by_key(|&a| f.v[a].weight);
                    match lightest {
                        Some(a) if f.v[a].weight < f.v[i].weight => {
                            let h = f.v[a].home;
                            f.v[a].home = Reg::NONE;
                            active.retain(|&x| x != a);
                            Some(h)
                        }
                        _ => None,
                    }
                }
            };
            if let Some(h) = home {
                f.v[i].home = h;
                used |= 1 << h.0;
                active.push(i);
            }
        }
        for r in SAVED {
            if used >> r & 1 != 0 {
                f.saved.push(Reg(r));
                f.needs_frame = true;
            }
        }
        f.pool &= !used;
    }
}

impl VReg {
    /// A use, in a block that starts at `start`. A definition comes before its uses in the order of the blocks.
    fn use_at(&mut self, pos: u32, weight: u32, start: u32) {
        self.uses += 1;
        self.slot = self.slot.max(pos as i32);
        self.weight = self.weight.saturating_add(weight);
        self.cross |= self.first < start;
    }
    /// Whether the operation at a position defines it.
    pub fn is_made_at(&self, pos: u32) -> bool {
        self.first == pos
    }
    /// Whether anything uses it.
    pub fn is_wanted(&self) -> bool {
        self.weight > 0
    }
}
