//! Vectors by SSE2's instructions on whole pieces: arithmetic, comparisons, masks. `None` where there are none, so that
//! lanes are selected one by one.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym};

use super::Gen;
use super::enc::{Form, Reg, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};
use super::vector::Shape;

impl Gen<'_> {
    /// Selects by instructions on whole pieces; `None` where there are none.
    pub(super) fn native(&mut self, op: Op, k: Opcode) -> Option<Option<()>> {
        let m = self.w.m;
        let a = m.operand(op, 0);
        let (r, shape) = (m.result(op, 0), self.shape(a)?);
        if self.shape(r)?.is_mask() && shape.is_mask() {
            return self.mask_logic(op, k);
        }
        let pieces = |f: Form| Some((f, false));
        let double = shape.class == Class::F64;
        let float = matches!(shape.class, Class::F32 | Class::F64);
        let by_width = |forms: [Form; 4]| forms[shape.bytes.trailing_zeros() as usize & 3];
        let row = match k {
            l::ADD => pieces(by_width([form::PADDB, form::PADDW, form::PADDD, form::PADDQ])),
            l::SUB => pieces(by_width([form::PSUBB, form::PSUBW, form::PSUBD, form::PSUBQ])),
            l::AND => pieces(form::ANDPS),
            l::OR => pieces(form::ORPS),
            l::XOR => pieces(form::XORPS),
            l::MUL if shape.bytes == 2 => pieces(form::PMULLW),
            l::FADD if float => pieces(if double { form::ADDPD } else { form::ADDPS }),
            l::FSUB if float => pieces(if double { form::SUBPD } else { form::SUBPS }),
            l::FMUL if float => pieces(if double { form::MULPD } else { form::MULPS }),
            l::FDIV if float => pieces(if double { form::DIVPD } else { form::DIVPS }),
            l::INTR_SQRT if float => Some((if double { form::SQRTPD } else { form::SQRTPS }, true)),
            l::SITOFP if shape.class == Class::Int(32) && self.shape(r)?.class == Class::F32 => Some((form::CVTDQ2PS, true)),
            l::FPTOSI if shape.class == Class::F32 && self.shape(r)?.class == Class::Int(32) => Some((form::CVTTPS2DQ, true)),
            _ => None,
        };
        if let Some((f, unary)) = row {
            for i in 0..self.pieces(r).len() {
                let Piece::V(d) = self.pieces(r)[i] else { continue };
                let x = self.pieces(a)[i];
                if unary {
                    let x = self.read(Class::Vec(16), x);
                    let reg = self.def(d);
                    self.asm.rr(f, false, reg, x);
                } else {
                    let y = self.pieces(m.operand(op, 1))[i];
                    let reg = self.def_from(d, x);
                    self.vector_rr(f, reg, y);
                }
                self.settle(d);
            }
            return Some(Some(()));
        }
        match k {
            l::FNEG | l::INTR_FABS => {
                let sign = 1u64 << (8 * shape.bytes - 1);
                let mask = self.splat(shape.bytes, if k == l::FNEG { sign } else { !sign });
                for i in 0..self.pieces(r).len() {
                    let Piece::V(d) = self.pieces(r)[i] else { continue };
                    let x = self.pieces(a)[i];
                    let reg = self.def_from(d, x);
                    self.vector_rr(if k == l::FNEG { form::XORPS } else { form::ANDPS }, reg, mask);
                    self.settle(d);
                }
                Some(Some(()))
            }
            l::SHL | l::LSHR | l::ASHR => self.shift_lanes(op, k, shape),
            l::MUL if shape.bytes == 4 => Some(self.product(op)),
            l::ICMP | l::FCMP => self.compare_lanes(op, k, shape),
            l::SELECT => self.choose(op),
            l::SEXT if shape.is_mask() => self.spread_mask(op, None),
            l::ZEXT if shape.is_mask() => self.spread_mask(op, Some(1)),
            l::SITOFP | l::UITOFP if shape.is_mask() => {
                let one = match self.shape(r)?.class {
                    Class::F32 => 0x3F80_0000,
                    Class::F64 => 0x3FF0_0000_0000_0000,
                    _ => return None,
                };
                let sign = 1u64 << (8 * self.shape(r)?.bytes - 1);
                self.spread_mask(op, Some(if k == l::SITOFP { one | sign } else { one }))
            }
            l::INTR_MINNUM if float => self.extremes(op, shape, false, false),
            l::INTR_MAXNUM if float => self.extremes(op, shape, true, false),
            l::INTR_MINIMUM if float => self.extremes(op, shape, false, true),
            l::INTR_MAXIMUM if float => self.extremes(op, shape, true, true),
            _ => None,
        }
    }
    /// A result piece is made: temporaries are free again, and it goes home.
    pub(super) fn settle(&mut self, d: u32) {
        self.end_op();
        self.finish(Piece::V(d));
    }
    /// `op reg, piece`
    pub(super) fn vector_rr(&mut self, f: Form, reg: Reg, p: Piece) {
        match p {
            Piece::K(k) => {
                let mem = self.pooled(k);
                let n_imm = u32::from(f.map == 3 || matches!(f.op, 0xC2 | 0x70));
                self.asm.rm(f, false, reg, mem, n_imm);
            }
            _ => {
                let r = self.read(Class::Vec(16), p);
                self.asm.rr(f, false, reg, r);
            }
        }
    }
    /// Arithmetic on masks is logic.
    fn mask_logic(&mut self, op: Op, k: Opcode) -> Option<Option<()>> {
        let m = self.w.m;
        let (f, digit) = match k {
            l::ADD | l::SUB | l::XOR => (form::XOR_RM, 6),
            l::AND | l::MUL => (form::AND_RM, 4),
            l::OR => (form::OR_RM, 1),
            _ => return None,
        };
        let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        let class = Class::Int(self.shape(r)?.n as u8);
        let (a, b) = (self.piece(a), self.piece(b));
        let Piece::V(d) = self.piece(r) else { return Some(Some(())) };
        let reg = self.def_from(d, a);
        self.alu(f, digit, class.spill() == 8, class, reg, b);
        Some(Some(()))
    }
    /// Shifts of all lanes by one constant.
    fn shift_lanes(&mut self, op: Op, k: Opcode, shape: Shape) -> Option<Option<()>> {
        let m = self.w.m;
        let f = match (k, shape.bytes) {
            (l::SHL, 2) => form::PSLLW_I,
            (l::SHL, 4) => form::PSLLD_I,
            (l::SHL, 8) => form::PSLLQ_I,
            (l::LSHR, 2) => form::PSRLW_I,
            (l::LSHR, 4) => form::PSRLD_I,
            (l::LSHR, 8) => form::PSRLQ_I,
            (l::ASHR, 2) => form::PSRAW_I,
            (l::ASHR, 4) => form::PSRAD_I,
            _ => return None,
        };
        let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        let mut by = None;
        for i in 0..shape.n {
            let p = self.pieces(b)[(i / shape.per_piece()) as usize];
            let lane = (self.known(p)? >> (8 * shape.bytes * (i % shape.per_piece()))) as u64;
            let lane = super::ra::masked(shape.class, lane);
            if by.is_some_and(|x| x != lane) {
                return None;
            }
            by = Some(lane);
        }
        let by = by.filter(|&n| n < u64::from(8 * shape.bytes))? as u8;
        for i in 0..self.pieces(r).len() {
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let x = self.pieces(a)[i];
            let reg = self.def_from(d, x);
            self.asm.rr(f, false, reg, reg);
            self.asm.byte(by);
            self.settle(d);
        }
        Some(Some(()))
    }
    /// The greater or lesser lanes, as [`Gen::extreme_of`] makes them.
    fn extremes(&mut self, op: Op, shape: Shape, max: bool, strict: bool) -> Option<Option<()>> {
        let m = self.w.m;
        let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        let double = shape.class == Class::F64;
        let f = match (max, double) {
            (false, false) => form::MINPS,
            (false, true) => form::MINPD,
            (true, false) => form::MAXPS,
            (true, true) => form::MAXPD,
        };
        let vec = Class::Vec(16);
        for i in 0..self.pieces(r).len() {
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let (pa, pb) = (self.pieces(a)[i], self.pieces(b)[i]);
            let (x, y) = (self.temp_from(vec, pa), self.temp_from(vec, pb));
            let t = self.temp(true);
            if strict {
                // Where the sign of the first says that it wins among zeros, the two are exchanged: the instruction
                // answers its second operand for two zeros.
                self.asm.rr(form::PSHUFD, false, t, x);
                self.asm.byte(if double { 0xF5 } else { 0xE4 });
                self.asm.rr(form::PSRAD_I, false, t, t);
                self.asm.byte(31);
                self.asm.rr(form::MOVAPS, false, XSCRATCH, x);
                self.asm.rr(form::XORPS, false, XSCRATCH, y);
                self.asm.rr(if max { form::ANDNPS } else { form::ANDPS }, false, t, XSCRATCH);
                self.asm.rr(form::XORPS, false, x, t);
                self.asm.rr(form::XORPS, false, y, t);
            }
            let (first, second) = if strict { (x, y) } else { (y, x) };
            self.asm.rr(form::MOVAPS, false, t, first);
            self.asm.rr(f, false, t, second);
            // Where the first is not a number: itself, or the other one.
            self.asm.rr(form::MOVAPS, false, XSCRATCH, x);
            self.asm.rr(if double { form::CMPPD } else { form::CMPPS }, false, XSCRATCH, XSCRATCH);
            self.asm.byte(3);
            let other = if strict { x } else { y };
            self.asm.rr(form::ANDPS, false, other, XSCRATCH);
            self.asm.rr(form::ANDNPS, false, XSCRATCH, t);
            self.asm.rr(form::ORPS, false, other, XSCRATCH);
            self.put(d, other);
            self.settle(d);
        }
        Some(Some(()))
    }
    /// Products of 32 bits: the even lanes' and the odd ones', put together.
    fn product(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        for i in 0..self.pieces(r).len() {
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let (x, y) = (self.pieces(a)[i], self.pieces(b)[i]);
            let vec = Class::Vec(16);
            let (even, odd) = (self.temp_from(vec, x), self.temp_from(vec, x));
            let other = self.temp_from(vec, y);
            self.asm.rr(form::PMULUDQ, false, even, other);
            for t in [odd, other] {
                self.asm.rr(form::PSRLQ_I, false, t, t);
                self.asm.byte(32);
            }
            self.asm.rr(form::PMULUDQ, false, odd, other);
            for t in [even, odd] {
                self.asm.rr(form::PSHUFD, false, t, t);
                self.asm.byte(0x08);
            }
            self.asm.rr(form::PUNPCKLDQ, false, even, odd);
            self.put(d, even);
            self.settle(d);
        }
        Some(())
    }

    // Masks.

    /// Comparisons: lanes that are all ones, then one bit of each.
    fn compare_lanes(&mut self, op: Op, k: Opcode, shape: Shape) -> Option<Option<()>> {
        let m = self.w.m;
        let (mut a, mut b, r) = (m.operand(op, 0), m.operand(op, 1), m.result(op, 0));
        let pred = self.w.enum_attr(op, Sym::PREDICATE).unwrap_or(0);
        let (mut bias, mut negate, mut twice, mut imm) = (None, false, None, None);
        let f;
        if k == l::FCMP {
            let double = match shape.class {
                Class::F32 => false,
                Class::F64 => true,
                _ => return None,
            };
            f = if double { form::CMPPD } else { form::CMPPS };
            let (n, swapped) = match pred {
                1 => (0, false),
                2 => (1, true),
                3 => (2, true),
                4 => (1, false),
                5 => (2, false),
                // Different and ordered; equal or not ordered.
                6 => (4, false),
                7 => (7, false),
                8 => (0, false),
                9 => (6, false),
                10 => (5, false),
                11 => (6, true),
                12 => (5, true),
                13 => (4, false),
                14 => (3, false),
                _ => return None,
            };
            twice = match pred {
                6 => Some((7, form::ANDPS)),
                8 => Some((3, form::ORPS)),
                _ => None,
            };
            imm = Some(n);
            if swapped {
                core::mem::swap(&mut a, &mut b);
            }
        } else {
            if shape.bytes > 4 || !matches!(shape.class, Class::Int(_)) {
                return None;
            }
            let of = |forms: [Form; 3]| forms[shape.bytes.trailing_zeros() as usize % 3];
            let greater = of([form::PCMPGTB, form::PCMPGTW, form::PCMPGTD]);
            let equal = of([form::PCMPEQB, form::PCMPEQW, form::PCMPEQD]);
            let (form, swapped, not) = match pred {
                0 => (equal, false, false),
                1 => (equal, false, true),
                2 | 6 => (greater, true, false),
                3 | 7 => (greater, false, true),
                4 | 8 => (greater, false, false),
                _ => (greater, true, true),
            };
            if pred > 5 {
                // The order of signed numbers, with the sign bits turned.
                bias = Some(self.splat(shape.bytes, 1 << (8 * shape.bytes - 1)));
            }
            (f, negate) = (form, not);
            if swapped {
                core::mem::swap(&mut a, &mut b);
            }
        }
        let Piece::V(d) = self.piece(r) else { return Some(Some(())) };
        let vec = Class::Vec(16);
        let n = self.pieces(a).len();
        let wide = shape.n > 32;
        let all = self.temp(false);
        for i in 0..n {
            let kept = self.f.pinned;
            let (x, y) = (self.pieces(a)[i], self.pieces(b)[i]);
            let t = self.temp_from(vec, x);
            match bias {
                Some(bias) => {
                    self.vector_rr(form::XORPS, t, bias);
                    let u = self.temp_from(vec, y);
                    self.vector_rr(form::XORPS, u, bias);
                    self.asm.rr(f, false, t, u);
                }
                None => self.vector_rr(f, t, y),
            }
            if let Some(n) = imm {
                self.asm.byte(n);
            }
            if let Some((n, join)) = twice {
                let u = self.temp_from(vec, x);
                self.vector_rr(f, u, y);
                self.asm.byte(n);
                self.asm.rr(join, false, t, u);
            }
            let to = if i == 0 { all } else { SCRATCH };
            match shape.bytes {
                1 => self.asm.rr(form::PMOVMSKB, false, to, t),
                2 => {
                    self.asm.rr(form::PACKSSWB, false, t, t);
                    self.asm.rr(form::PMOVMSKB, false, to, t);
                    self.asm.rr(form::MOVZX8, false, to, to);
                }
                4 => self.asm.rr(form::MOVMSKPS, false, to, t),
                _ => self.asm.rr(form::MOVMSKPD, false, to, t),
            }
            if i > 0 {
                self.shift_imm(form::SHL_I, wide, SCRATCH, (i as u32 * shape.per_piece()) as u8);
                self.asm.rr(form::OR_RM, wide, all, SCRATCH);
            }
            self.unpin(kept);
        }
        if negate {
            self.asm.rr(form::NOT, wide, all, all);
        }
        self.put(d, all);
        Some(Some(()))
    }
    /// Lanes of piece `i` that are all ones where the mask has a bit.
    pub(super) fn spread(&mut self, mask: Piece, n: u32, bytes: u32, i: u32) -> Reg {
        let class = Class::Int(n as u8);
        let per = 16 / bytes;
        let t = self.temp(true);
        let wide = class.spill() == 8;
        // A lane of 32 bits has room for any bit of as many.
        let (from, first) = if bytes >= 4 && !wide { (self.read(class, mask), i * per) } else { (SCRATCH, 0) };
        if from == SCRATCH {
            self.copy_to(class, SCRATCH, mask);
            self.shift_imm(form::SHR_I, wide, SCRATCH, (i * per) as u8);
        }
        self.asm.rr(form::MOVD_TO, false, t, from);
        let shuffle = |g: &mut Self, f: Form, imm: u8| {
            g.asm.rr(f, false, t, t);
            g.asm.byte(imm);
        };
        match bytes {
            1 => {
                // Eight lanes of each of two bytes.
                self.asm.rr(form::PUNPCKLBW, false, t, t);
                shuffle(self, form::PSHUFLW, 0x50);
                shuffle(self, form::PSHUFD, 0x50);
            }
            2 => {
                shuffle(self, form::PSHUFLW, 0);
                shuffle(self, form::PSHUFD, 0);
            }
            _ => shuffle(self, form::PSHUFD, 0),
        }
        let bits = (0..per).fold(0u128, |all, lane| {
            let bit = 1u128 << if bytes == 1 { lane % 8 } else { first + lane };
            // Lanes of 64 bits are compared by halves, as there is no comparison of them.
            let bit = if bytes == 8 { bit | bit << 32 } else { bit };
            all | bit << (8 * bytes * lane)
        });
        let bits = self.constant_piece(bits);
        self.vector_rr(form::ANDPS, t, bits);
        let equal = match bytes {
            1 => form::PCMPEQB,
            2 => form::PCMPEQW,
            _ => form::PCMPEQD,
        };
        self.vector_rr(equal, t, bits);
        t
    }
    /// `llvm.select` by a mask.
    fn choose(&mut self, op: Op) -> Option<Option<()>> {
        let m = self.w.m;
        let (c, a, b, r) = (m.operand(op, 0), m.operand(op, 1), m.operand(op, 2), m.result(op, 0));
        let shape = self.shape(r)?;
        let mask = self.piece(c);
        if shape.is_mask() {
            // (a ^ b) & c ^ b
            let class = Class::Int(shape.n as u8);
            let wide = class.spill() == 8;
            let (a, b) = (self.piece(a), self.piece(b));
            let Piece::V(d) = self.piece(r) else { return Some(Some(())) };
            let t = self.temp_from(class, a);
            self.alu(form::XOR_RM, 6, wide, class, t, b);
            self.alu(form::AND_RM, 4, wide, class, t, mask);
            self.alu(form::XOR_RM, 6, wide, class, t, b);
            self.put(d, t);
            return Some(Some(()));
        }
        for i in 0..self.pieces(r).len() {
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let (x, y) = (self.pieces(a)[i], self.pieces(b)[i]);
            let t = self.spread(mask, shape.n, shape.bytes, i as u32);
            match (x, y) {
                (_, Piece::C(0) | Piece::Undef) => self.vector_rr(form::ANDPS, t, x),
                (Piece::C(0) | Piece::Undef, _) => self.vector_rr(form::ANDNPS, t, y),
                _ => {
                    let other = self.temp_from(Class::Vec(16), x);
                    self.asm.rr(form::ANDPS, false, other, t);
                    self.vector_rr(form::ANDNPS, t, y);
                    self.asm.rr(form::ORPS, false, t, other);
                }
            }
            self.put(d, t);
            self.settle(d);
        }
        Some(Some(()))
    }
    /// A mask as lanes: all ones, or a number, where it has a bit.
    fn spread_mask(&mut self, op: Op, lane: Option<u64>) -> Option<Option<()>> {
        let m = self.w.m;
        let (a, r) = (m.operand(op, 0), m.result(op, 0));
        let shape = self.shape(r)?;
        let mask = self.piece(a);
        for i in 0..self.pieces(r).len() {
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let t = self.spread(mask, shape.n, shape.bytes, i as u32);
            if let Some(lane) = lane {
                let lane = self.splat(shape.bytes, lane);
                self.vector_rr(form::ANDPS, t, lane);
            }
            self.put(d, t);
            self.settle(d);
        }
        Some(Some(()))
    }
}
