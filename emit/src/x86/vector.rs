//! Vectors of one dimension, as SSE2 has them: 16 bytes to a piece, lanes from the low end; longer ones are several
//! pieces, and what a last piece has no lanes for is anything. A vector of `i1` is an integer of as many bits in a general
//! register, which is also its form in memory, so masks cost what integers cost. A vector of one lane is that lane.
//!
//! What the machine has an instruction for is selected here. Everything else that works lane by lane goes through
//! `lanes`, which runs the selection of scalars once a lane, on operands in the frame. Deliberately missing:
//! elements of other widths than memory has.

use alloc::vec::Vec;

use abi::machine::Scalar;
use ir::dialect::llvm as l;
use ir::{Attr, Context, Op, Opcode, Sym, Type, TypeData, Value};

use super::Gen;
use super::enc::{Base, Mem, Reg, form};
use super::frame::{Class, Leaf, Piece};
use super::ra::{SCRATCH, XSCRATCH};

/// Type of the elements of a vector, or the type itself.
pub fn element(cx: &Context, ty: Type) -> Type {
    match cx.type_data(ty) {
        TypeData::Vector { elem, .. } | TypeData::LlvmVec { elem, .. } => elem,
        _ => ty,
    }
}

/// Where the lanes of a piece are read from.
#[derive(Clone, Copy)]
pub(super) enum Lanes {
    /// In the frame.
    Frame(i32),
    /// A constant.
    Known(u128),
    /// Anything.
    Undef,
}

/// A vector type: its elements.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Number of lanes.
    pub n: u32,
    /// Class of a lane.
    pub class: Class,
    /// Bytes of a lane; 0 for bits.
    pub bytes: u32,
}

impl Shape {
    /// Whether the lanes are bits.
    pub fn is_mask(self) -> bool {
        self.bytes == 0
    }
    /// Lanes of a piece.
    pub fn per_piece(self) -> u32 {
        16 / self.bytes.max(1)
    }
}

/// A vector of which an operation reads each lane.
struct Operand {
    v: Value,
    of: Of,
    /// Its pieces.
    old: (u32, u32),
    uses: u32,
}
/// Where its lanes are.
enum Of {
    Lanes(Shape, Vec<Lanes>),
    /// In its pieces, so many for a lane.
    Rows(u32),
}

impl Gen<'_> {
    /// Type of a value: of one of its lanes while lanes are selected.
    pub fn ty(&self, v: Value) -> Type {
        let ty = self.w.m.ty(v);
        if self.lane { element(self.w.cx, ty) } else { ty }
    }
    /// Whether a value is a vector.
    pub fn is_vector(&self, v: Value) -> bool {
        crate::ll::konst::is_vector(self.w.cx, self.w.m.ty(v))
    }
    /// Adds the pieces of a vector to the list of leaves.
    pub fn vector_leaves(&mut self, elem: Scalar, n: u32, offset: u32) -> Option<()> {
        let bytes = match elem {
            Scalar::Int(1) if n <= 64 && n > 0 => {
                self.leaves.push(Leaf { class: Class::Int(n as u8), offset });
                return Some(());
            }
            Scalar::Int(w) if w > 64 && w % 64 == 0 => {
                let words = n.checked_mul(w / 64).filter(|&words| words <= 512)?;
                for i in 0..words {
                    self.leaves.push(Leaf { class: Class::Int(64), offset: offset.checked_add(8 * i)? });
                }
                return Some(());
            }
            Scalar::Int(w @ (8 | 16 | 32 | 64)) | Scalar::Float(w) => n.checked_mul(w / 8)?,
            _ => return None,
        };
        if bytes == 0 || bytes > 4096 {
            return None;
        }
        for at in (0..bytes).step_by(16) {
            self.leaves.push(Leaf { class: Class::Vec((bytes - at).min(16) as u8), offset: offset.checked_add(at)? });
        }
        Some(())
    }
    pub(super) fn shape(&self, v: Value) -> Option<Shape> {
        let cx = self.w.cx;
        let ty = self.w.m.ty(v);
        if !crate::ll::konst::is_vector(cx, ty) {
            return None;
        }
        let n = u32::try_from(crate::ll::konst::n_elems(cx, ty)?).ok()?;
        let elem = element(cx, ty);
        let (class, bytes) = match cx.type_data(elem) {
            TypeData::Integer { width: 1, .. } => (Class::Int(1), 0),
            TypeData::Integer { width: w @ (8 | 16 | 32 | 64), .. } => (Class::Int(w as u8), w / 8),
            TypeData::LlvmPtr { .. } => (Class::Int(64), 8),
            _ => match elem {
                Type::F16 => (Class::Half(false), 2),
                Type::BF16 => (Class::Half(true), 2),
                Type::F32 => (Class::F32, 4),
                Type::F64 => (Class::F64, 8),
                _ => return None,
            },
        };
        Some(Shape { n, class, bytes })
    }

    // Constants.

    /// 16 bytes of a constant.
    pub fn constant_piece(&mut self, bits: u128) -> Piece {
        if let Ok(low) = u64::try_from(bits) {
            return Piece::C(low);
        }
        Piece::K(self.pool.number(&mut self.obj, bits))
    }
    /// Where a constant of the pool is.
    pub fn pooled(&mut self, k: u32) -> Mem {
        let (start, at) = (self.pool.start(&mut self.obj), self.pool.list[k as usize].1);
        let (symbol, disp) = if self.pool.apart { (at, 0) } else { (start, at as i32) };
        Mem { base: Base::Sym(symbol), index: None, disp }
    }
    /// A constant in every lane of so many bytes.
    pub(super) fn splat(&mut self, bytes: u32, lane: u64) -> Piece {
        let lane = u128::from(if bytes == 8 { lane } else { lane & ((1 << (8 * bytes)) - 1) });
        let bits = (0..16 / bytes).fold(0u128, |all, i| all | lane << (8 * bytes * i));
        self.constant_piece(bits)
    }
    /// A constant vector of `i1`; false for others.
    pub fn mask_constant(&mut self, v: Value, a: Attr) -> Option<bool> {
        let Some(shape) = self.shape(v).filter(|s| s.is_mask()) else { return Some(false) };
        let Some((bytes, 1, _)) = crate::ll::konst::dense_bytes(self.w.cx, a, 0, u64::from(shape.n)) else {
            return self.unsupported("this constant");
        };
        let lane = |i: u32| bytes.get(if bytes.len() == 1 { 0 } else { i as usize }).is_some_and(|b| b & 1 != 0);
        let bits = (0..shape.n.min(64)).fold(0u64, |all, i| all | u64::from(lane(i)) << i);
        self.set_pieces(v, &[Piece::C(bits)]);
        Some(true)
    }
    /// Makes a vector of the numbers of its lanes.
    pub(super) fn positions(&mut self, v: Value) -> Option<()> {
        // Not more lanes than there is code for.
        self.leaves_of(self.w.m.ty(v))?;
        let Some(shape) = self.shape(v).filter(|s| !s.is_mask()) else {
            self.unsupported_type(self.w.m.ty(v));
            return None;
        };
        let lane = |i: u32| u128::from(super::ra::masked(shape.class, i.into()));
        let mut list = Vec::new();
        for first in (0..shape.n).step_by(shape.per_piece() as usize) {
            let n = shape.per_piece().min(shape.n - first);
            let bits = (0..n).fold(0, |all, i| all | lane(first + i) << (8 * shape.bytes * i));
            list.push(self.constant_piece(bits));
        }
        self.set_pieces(v, &list);
        Some(())
    }
    pub(super) fn known(&self, p: Piece) -> Option<u128> {
        match p {
            Piece::C(c) => Some(u128::from(c)),
            Piece::K(k) => Some(self.pool.list[k as usize].0),
            _ => None,
        }
    }

    // Memory.

    /// The low `n` bytes of an xmm register from memory; others become anything.
    pub fn load_bytes(&mut self, n: u8, reg: Reg, mem: Mem) {
        match n {
            16 => self.asm.rm(form::MOVUPS_LOAD, false, reg, mem, 0),
            8 => self.asm.rm(form::MOVSD_LOAD, false, reg, mem, 0),
            4 => self.asm.rm(form::MOVSS_LOAD, false, reg, mem, 0),
            _ => {
                // From the end: what is there already moves up to make room.
                let mut end = n;
                for (i, part) in [1u8, 2, 4, 8].into_iter().filter(|p| n & p != 0).enumerate() {
                    end -= part;
                    let Some(at) = self.moved(mem, u32::from(end)) else { return };
                    let to = if i == 0 { reg } else { XSCRATCH };
                    match part {
                        1 | 2 => {
                            self.asm.rm(if part == 1 { form::MOVZX8 } else { form::MOVZX16 }, false, SCRATCH, at, 0);
                            self.asm.rr(form::MOVD_TO, false, to, SCRATCH);
                        }
                        _ => self.load_bytes(part, to, at),
                    }
                    if i > 0 {
                        self.asm.rr(form::PSLLDQ, false, reg, reg);
                        self.asm.byte(part);
                        self.asm.rr(form::ORPS, false, reg, XSCRATCH);
                    }
                }
            }
        }
    }
    /// The low `n` bytes of an xmm register into memory.
    pub fn store_bytes(&mut self, n: u8, reg: Reg, mem: Mem) {
        match n {
            16 => self.asm.rm(form::MOVUPS_STORE, false, reg, mem, 0),
            8 => self.asm.rm(form::MOVSD_STORE, false, reg, mem, 0),
            4 => self.asm.rm(form::MOVSS_STORE, false, reg, mem, 0),
            _ => {
                let (mut start, mut from) = (0, reg);
                for part in [8u8, 4, 2, 1].into_iter().filter(|p| n & p != 0) {
                    let Some(at) = self.moved(mem, u32::from(start)) else { return };
                    match part {
                        1 | 2 => {
                            self.asm.rr(form::MOVD_FROM, false, from, SCRATCH);
                            self.asm.rm(if part == 1 { form::MOV_STORE8 } else { form::MOV_STORE16 }, false, SCRATCH, at, 0);
                        }
                        _ => self.store_bytes(part, from, at),
                    }
                    start += part;
                    if start < n {
                        if from == reg {
                            self.asm.rr(form::MOVAPS, false, XSCRATCH, reg);
                            from = XSCRATCH;
                        }
                        self.asm.rr(form::PSRLDQ, false, from, from);
                        self.asm.byte(part);
                    }
                }
            }
        }
    }
    /// Makes the lanes of a piece readable one by one.
    pub(super) fn lanes_of(&mut self, p: Piece) -> Lanes {
        match p {
            Piece::V(v) => {
                let x = self.f.v[v];
                if x.home != Reg::NONE {
                    let n = u32::from(x.class.spill());
                    let at = self.f.room(n, n);
                    self.store_frame(x.class, x.home, at);
                    return Lanes::Frame(at);
                }
                self.spill(v);
                match self.f.v[v].slot {
                    0 => Lanes::Undef,
                    at => Lanes::Frame(at),
                }
            }
            Piece::Undef | Piece::Sym(..) | Piece::Frame(_) => Lanes::Undef,
            _ => Lanes::Known(self.known(p).unwrap_or(0)),
        }
    }
    /// All pieces of a value one behind the other in the frame, with room for a power of two of lanes; where they start.
    pub(super) fn gathered(&mut self, v: Value, shape: Shape) -> i32 {
        let size = (shape.n.next_power_of_two() * shape.bytes.max(1)).next_multiple_of(16);
        let at = self.f.room(size, 16);
        // One lane is a scalar.
        let class = if shape.n == 1 { shape.class } else { Class::Vec(16) };
        for (i, p) in self.pieces(v).to_vec().into_iter().enumerate() {
            if p != Piece::Undef {
                let r = self.read(class, p);
                self.store_frame(class, r, at + 16 * i as i32);
                self.end_op();
            }
        }
        at
    }
    /// Pieces of a result that stand in the frame, so many bytes from one to the next.
    pub(super) fn result_at(&mut self, v: Value, at: i32, step: i32) {
        let (start, n) = self.values[v];
        for i in 0..n {
            let Piece::V(d) = self.f.pieces[(start + i) as usize] else { continue };
            let x = &mut self.f.v[d];
            if x.home != Reg::NONE {
                let (class, home) = (x.class, x.home);
                self.load_frame(class, home, Mem::at(Reg::RBP, at + step * i as i32));
            } else {
                (x.slot, x.saved) = (at + step * i as i32, true);
            }
        }
    }

    /// Lane `i` of a value as a piece that is read once; `list` has its pieces.
    pub(super) fn lane_piece(&mut self, list: &[Lanes], shape: Shape, i: u32, uses: u32) -> Piece {
        if shape.is_mask() {
            return match list.first() {
                Some(&Lanes::Frame(at)) => {
                    let v = self.lane_vreg(shape.class, uses);
                    let r = self.def(v);
                    self.asm.rm(form::MOVZX8, false, r, Mem::at(Reg::RBP, at + (i / 8) as i32), 0);
                    self.shift_imm(form::SHR_I, false, r, (i % 8) as u8);
                    Piece::V(v)
                }
                Some(&Lanes::Known(bits)) => Piece::C((bits >> i) as u64 & 1),
                _ => Piece::Undef,
            };
        }
        let within = i % shape.per_piece() * shape.bytes;
        match list.get((i / shape.per_piece()) as usize) {
            Some(&Lanes::Frame(at)) => {
                let v = self.lane_vreg(shape.class, uses);
                let x = &mut self.f.v[v];
                (x.slot, x.saved) = (at + within as i32, true);
                Piece::V(v)
            }
            Some(&Lanes::Known(bits)) => Piece::C(super::ra::masked(shape.class, (bits >> (8 * within)) as u64)),
            _ => Piece::Undef,
        }
    }
    pub(super) fn lane_vreg(&mut self, class: Class, uses: u32) -> u32 {
        let v = self.f.new_v(class);
        let x = &mut self.f.v[v];
        // Somebody wants it.
        (x.uses, x.weight) = (uses, 1);
        self.room -= 1;
        v
    }

    // Operations.

    /// Selects an operation on vectors; false if it is one that works on pieces of any kind, or on no vector.
    pub fn vector_op(&mut self, op: Op, k: Opcode) -> Option<bool> {
        let m = self.w.m;
        if super::select::takes_pieces(k) || k == l::CALL_INTRINSIC {
            return Some(false);
        }
        self.has_room(op)?;
        if self.x87 && self.x87_op(op, k)? {
            return Some(true);
        }
        let result = m.results(op).next();
        let Some(v) = result.into_iter().chain(m.operands(op).iter().copied()).find(|&v| self.is_vector(v)) else {
            return Some(false);
        };
        if k == l::SELECT && !self.is_vector(m.operand(op, 0)) {
            return Some(false);
        }
        if let Some(done) = super::rows::select(self, op, k) {
            return done.map(|()| true);
        }
        let done = match k {
            l::BITCAST => self.vector_cast(op),
            l::EXTRACTELEMENT => self.extract(op),
            l::INSERTELEMENT => self.insert(op),
            l::SHUFFLEVECTOR => {
                let mask = m.attr(op, Sym::MASK).and_then(|a| m.cx.int_array(a));
                let mask: Vec<i32> = mask.unwrap_or_default().iter().map(|&i| i as i32).collect();
                self.shuffle(op, m.operand(op, 0), m.operand(op, 1), &mask)
            }
            l::INTR_VECTOR_INTERLEAVE2 => {
                let n = self.shape(m.operand(op, 0)).map_or(0, |s| s.n as i32);
                let mask: Vec<i32> = (0..n).flat_map(|i| [i, i + n]).collect();
                self.shuffle(op, m.operand(op, 0), m.operand(op, 1), &mask)
            }
            l::INTR_VECTOR_EXTRACT | l::INTR_VECTOR_INSERT => self.subvector(op, k),
            l::INTR_MASKED_LOAD => self.masked_load(op),
            l::INTR_MASKED_STORE => self.masked_store(op),
            l::INTR_MASKED_GATHER => self.gather(op),
            l::INTR_MASKED_SCATTER => self.scatter(op),
            l::INTR_MASKED_EXPANDLOAD => self.expand(op),
            l::INTR_MASKED_COMPRESSSTORE => self.compress(op),
            _ => match self.reduction(op, k) {
                Some(done) => done,
                None => return self.elementwise(op, k, v).map(|()| true),
            },
        };
        done.map(|()| true)
    }

    fn elementwise(&mut self, op: Op, k: Opcode, v: Value) -> Option<()> {
        let m = self.w.m;
        let Some(n) = self.n_lanes(v) else {
            self.unsupported_type(m.ty(v));
            return None;
        };
        let all = || m.operands(op).iter().copied().chain(m.results(op));
        let same = all().all(|v| match self.n_lanes(v) {
            Some(other) => other == n,
            None => !self.is_vector(v),
        });
        let one = m.n_results(op) == 1 && self.is_vector(m.result(op, 0));
        if !same || !one || !is_elementwise(k) {
            self.no_code(op, k);
            return None;
        }
        if n > 1
            && all().all(|v| self.words_of_lane(v).is_none())
            && let Some(done) = self.native(op, k)
        {
            return done;
        }
        self.lanes(op, k, n)
    }

    /// Selects an operation once a lane, as the operation on scalars that it is.
    fn lanes(&mut self, op: Op, k: Opcode, n: u32) -> Option<()> {
        let m = self.w.m;
        if n == 1 && m.operands(op).iter().copied().chain(m.results(op)).all(|v| self.words_of_lane(v).is_none()) {
            self.lane = true;
            let done = self.select(op, k, 0);
            self.lane = false;
            return done;
        }
        let r = m.result(op, 0);
        let (shape, words) = (self.shape(r), self.words_of_lane(r));
        // What is no vector is read by every lane.
        let operands = m.operands(op);
        let mut lists: Vec<Operand> = Vec::new();
        for &v in operands {
            if let Some(known) = lists.iter_mut().find(|l| l.v == v) {
                known.uses += 1;
            } else if let Some(words) = self.words_of_lane(v) {
                lists.push(Operand { v, of: Of::Rows(words), old: self.values[v], uses: 1 });
            } else if let Some(shape) = self.shape(v) {
                let pieces = self.pieces(v).to_vec();
                let list = pieces.into_iter().map(|p| self.lanes_of(p)).collect();
                lists.push(Operand { v, of: Of::Lanes(shape, list), old: self.values[v], uses: 1 });
            } else {
                self.more_uses(v, 1);
            }
        }
        let own = self.values[r];
        let at = self.f.room(16 * own.1, 16);
        if shape.is_some_and(|s| s.is_mask()) {
            self.asm.rm(form::MOV_I32, true, Reg(0), Mem::at(Reg::RBP, at), 4);
            self.asm.imm32(0);
        }
        for i in 0..n {
            for x in &lists {
                match &x.of {
                    Of::Rows(words) => self.values[x.v] = (x.old.0 + i * words, *words),
                    Of::Lanes(shape, list) => {
                        let p = self.lane_piece(list, *shape, i, x.uses);
                        self.set_piece(x.v, p);
                    }
                }
            }
            let class = shape.map_or(Class::Int(64), |s| s.class);
            let made: Vec<u32> = (0..words.unwrap_or(1)).map(|_| self.lane_vreg(class, 1)).collect();
            self.set_pieces(r, &made.iter().map(|&d| Piece::V(d)).collect::<Vec<_>>());
            self.end_op();
            self.lane = true;
            let done = self.select(op, k, 0);
            self.lane = false;
            done?;
            self.end_op();
            for x in lists.iter().filter(|x| matches!(x.of, Of::Lanes(..))) {
                let p = self.piece(x.v);
                for _ in 0..x.uses {
                    self.release(p);
                }
            }
            for (word, d) in made.into_iter().enumerate() {
                match shape {
                    Some(shape) => self.lane_into(d, shape, at, i),
                    None => {
                        let place = (i * words.unwrap_or(1)) as usize + word;
                        self.store_piece(class, Piece::V(d), Mem::at(Reg::RBP, at + 8 * place as i32));
                    }
                }
                self.release(Piece::V(d));
                self.end_op();
            }
        }
        for x in &lists {
            self.values[x.v] = x.old;
        }
        for &v in operands {
            if !lists.iter().any(|l| l.v == v) {
                self.more_uses(v, u32::MAX);
            }
        }
        self.values[r] = own;
        self.result_at(r, at, if shape.is_some() { 16 } else { 8 });
        Some(())
    }
    fn more_uses(&mut self, v: Value, n: u32) {
        let (start, len) = self.values[v];
        for i in start..start + len {
            if let Piece::V(x) = self.f.pieces[i as usize] {
                let uses = &mut self.f.v[x].uses;
                *uses = uses.wrapping_add(n);
            }
        }
    }
    /// Lane `i` of a vector in the frame becomes a virtual register.
    pub(super) fn lane_into(&mut self, d: u32, shape: Shape, at: i32, i: u32) {
        if shape.is_mask() {
            let t = self.temp_from(Class::Int(1), Piece::V(d));
            self.asm.alu_imm(4, false, t, 1);
            self.shift_imm(form::SHL_I, true, t, i as u8);
            return self.asm.rm(form::OR_STORE, true, t, Mem::at(Reg::RBP, at), 0);
        }
        self.store_piece(shape.class, Piece::V(d), Mem::at(Reg::RBP, at + (i * shape.bytes) as i32));
    }

    /// Lanes that lose bits.
    pub fn narrow(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        for i in 0..self.pieces(m.result(op, 0)).len() {
            let Piece::V(d) = self.pieces(m.result(op, 0))[i] else { continue };
            let p = self.pieces(m.operand(op, 0))[i];
            self.def_from(d, p);
        }
        Some(())
    }
}

/// Operations that are the same for every lane.
fn is_elementwise(k: Opcode) -> bool {
    super::intrinsic::library_name(k).is_some()
        || super::select::is_pure(k) && !matches!(k, l::EXTRACTELEMENT | l::INSERTELEMENT | l::SHUFFLEVECTOR | l::BITCAST)
        || matches!(
            k,
            l::INTR_FABS
                | l::INTR_SQRT
                | l::INTR_COPYSIGN
                | l::INTR_MINNUM
                | l::INTR_MAXNUM
                | l::INTR_MINIMUM
                | l::INTR_MAXIMUM
                | l::INTR_FMULADD
                | l::INTR_SMIN
                | l::INTR_SMAX
                | l::INTR_UMIN
                | l::INTR_UMAX
                | l::INTR_ABS
                | l::INTR_CTPOP
                | l::INTR_CTLZ
                | l::INTR_CTTZ
                | l::INTR_BSWAP
                | l::INTR_BITREVERSE
                | l::INTR_FSHL
                | l::INTR_FSHR
                | l::INTR_SADD_SAT
                | l::INTR_UADD_SAT
                | l::INTR_SSUB_SAT
                | l::INTR_USUB_SAT
                | l::INTR_SSHL_SAT
                | l::INTR_USHL_SAT
                | l::INTR_SCMP
                | l::INTR_UCMP
                | l::INTR_PTRMASK
                | l::INTR_IS_FPCLASS
                | l::INTR_LROUND
                | l::INTR_LLROUND
                | l::INTR_LRINT
                | l::INTR_LLRINT
                | l::INTR_EXPERIMENTAL_CONSTRAINED_FPEXT
                | l::INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC
                | l::INTR_EXPERIMENTAL_CONSTRAINED_SITOFP
                | l::INTR_EXPERIMENTAL_CONSTRAINED_UITOFP
        )
}
