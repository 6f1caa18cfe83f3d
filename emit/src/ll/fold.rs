//! What LLVM's IRBuilder folds when every operand of an instruction is a constant. Source: `mlir-translate` 19 and 22
//! on probes. A combination that is not folded here stays an instruction, which means the same.

use alloc::vec::Vec;

use ir::context::sext;
use ir::dialect::arith_fold::compare;
use ir::float_exact::{self, Operator};
use ir::{FloatKind, Type, TypeData};

use super::Writer;
use super::attr_const::words_of;
use super::konst::{Const, ExprOp, Konst, elem_type, float_kind, int_width, is_vector, n_elems};

/// Integer and float operators of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Bin {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

impl Bin {
    fn float(self) -> bool {
        matches!(self, Bin::FAdd | Bin::FSub | Bin::FMul | Bin::FDiv | Bin::FRem)
    }
}

/// Casts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Cast {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToSi,
    FpToUi,
    SiToFp,
    UiToFp,
    PtrToInt,
    IntToPtr,
    Bitcast,
    AddrSpaceCast,
}

pub(super) fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

fn signed(width: u32, v: u128) -> i128 {
    let s = 128 - width.clamp(1, 128);
    ((v << s) as i128) >> s
}

/// The result of an integer operator; `None` is poison.
fn int_bin(op: Bin, width: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (signed(width, a), signed(width, b));
    let min = signed(width, 1 << (width - 1));
    Some(match op {
        Bin::Add => a.wrapping_add(b),
        Bin::Sub => a.wrapping_sub(b),
        Bin::Mul => a.wrapping_mul(b),
        Bin::UDiv => a.checked_div(b)?,
        Bin::URem => a.checked_rem(b)?,
        // The one of a single bit is also -1: dividing by one comes first.
        Bin::SDiv if width == 1 && b == 1 => a,
        Bin::SRem if width == 1 && b == 1 => 0,
        Bin::SDiv | Bin::SRem if b == 0 || (sa == min && sb == -1) => return None,
        Bin::SDiv => (sa / sb) as u128,
        Bin::SRem => (sa % sb) as u128,
        Bin::Shl | Bin::LShr | Bin::AShr if b >= width as u128 => return None,
        Bin::Shl => a << b,
        Bin::LShr => a >> b,
        Bin::AShr => (sa >> b) as u128,
        Bin::And => a & b,
        Bin::Or => a | b,
        Bin::Xor => a ^ b,
        _ => return None,
    })
}

/// The bits of a float operator's result.
fn float_bin(op: Bin, kind: FloatKind, a: u128, b: u128) -> Option<u128> {
    let operator = match op {
        Bin::FAdd => Operator::Add,
        Bin::FSub => Operator::Sub,
        Bin::FMul => Operator::Mul,
        Bin::FDiv => Operator::Div,
        Bin::FRem => Operator::Rem,
        _ => return None,
    };
    Some(float_exact::arithmetic(operator, kind, a, b))
}

impl Writer<'_> {
    fn all_ones(&mut self, ty: Type) -> Option<Konst> {
        if is_vector(self.cx, ty) {
            let n = n_elems(self.cx, ty)?;
            let one = self.all_ones(elem_type(self.cx, ty, 0)?)?;
            return self.splat(ty, one, n);
        }
        self.ks.int(self.cx, ty, u128::MAX)
    }
    /// A vector of `n` equal elements.
    pub fn splat(&mut self, ty: Type, elem: Konst, n: u64) -> Option<Konst> {
        if n > super::konst::MAX_ELEMS || !self.ks.has_room() {
            return None;
        }
        let elems = alloc::vec![elem; n as usize];
        Some(self.ks.aggregate(ty, &elems))
    }

    /// Elementwise on vectors of constants.
    fn lanes(
        &mut self,
        ty: Type,
        a: Konst,
        b: Option<Konst>,
        f: &mut dyn FnMut(&mut Self, Konst, Konst) -> Option<Konst>,
    ) -> Option<Konst> {
        let xs = self.ks.elems(self.cx, a)?;
        let ys = match b {
            Some(b) => self.ks.elems(self.cx, b)?,
            None => xs.clone(),
        };
        if xs.len() != ys.len() {
            return None;
        }
        let mut out = Vec::with_capacity(xs.len());
        for (x, y) in xs.into_iter().zip(ys) {
            out.push(f(self, x, y)?);
        }
        Some(self.ks.aggregate(ty, &out))
    }

    /// Folds the operators that most constants are combined by, on integers of at most 64 bits.
    fn fold_words(&mut self, op: Bin, a: Konst, b: Konst) -> Option<Konst> {
        let (Const::Int { ty, bits: x }, Const::Int { bits: y, .. }) = (self.ks.get(a), self.ks.get(b)) else { return None };
        let r = match op {
            Bin::Add => x.wrapping_add(y),
            Bin::Sub => x.wrapping_sub(y),
            Bin::Mul => x.wrapping_mul(y),
            Bin::And => x & y,
            Bin::Or => x | y,
            Bin::Xor => x ^ y,
            _ => return None,
        };
        let Some(width @ 1..=64) = int_width(self.cx, ty) else { return None };
        Some(self.ks.raw(Const::Int { ty, bits: r & (u64::MAX >> (64 - width)) }))
    }

    /// Folds an operator of two operands.
    pub fn fold_bin(&mut self, op: Bin, a: Konst, b: Konst) -> Option<Konst> {
        if cfg!(all(feature = "fast", not(small)))
            && let Some(k) = self.fold_words(op, a, b)
        {
            return Some(k);
        }
        let ty = self.ks.ty(a);
        let cx = self.cx;
        // A builder with a layout asks for the bits of addresses before anything else, poison included.
        let expr = |w: &Self, k| matches!(w.ks.get(k), Const::Expr { .. });
        if op == Bin::And
            && self.facts.target_folder
            && (expr(self, a) || expr(self, b))
            && let Some(k) = self.known_and(ty, a, b)
        {
            return Some(k);
        }
        if self.ks.is_poison(a) || self.ks.is_poison(b) {
            return Some(self.ks.raw(Const::Poison(ty)));
        }
        if is_vector(cx, ty) {
            if matches!(op, Bin::UDiv | Bin::SDiv | Bin::URem | Bin::SRem)
                && self.facts.zero_lane_poisons
                && self.ks.elems(cx, b)?.into_iter().any(|e| self.ks.is_zero(e))
            {
                return Some(self.ks.raw(Const::Poison(ty)));
            }
            // Scalable vectors of constants are splats; LLVM folds them as such, we leave the instruction.
            return self.lanes(ty, a, Some(b), &mut |w, x, y| w.fold_bin(op, x, y));
        }
        if self.ks.is_undef(a) || self.ks.is_undef(b) {
            return self.fold_bin_undef(op, ty, a, b);
        }
        if op.float() {
            // What changes nothing keeps the signal of a NaN.
            if self.is_identity(op, b, true) {
                return Some(a);
            }
            if matches!(op, Bin::FAdd | Bin::FMul) && self.is_identity(op, a, false) {
                return Some(b);
            }
            let kind = float_kind(cx, ty)?;
            let (x, y) = (self.ks.float_bits(a)?, self.ks.float_bits(b)?);
            let r = float_bin(op, kind, x, y)?;
            return Some(self.ks.float(ty, r));
        }
        match (self.ks.int_of(cx, a), self.ks.int_of(cx, b)) {
            (Some((width, x)), Some((_, y))) => Some(match int_bin(op, width, x, y) {
                Some(r) => self.ks.int(cx, ty, r)?,
                None => self.ks.raw(Const::Poison(ty)),
            }),
            (None, Some((width, y))) => self.fold_expr_const(op, ty, a, b, width, y),
            // Constants stand on the right of operators that commute.
            (Some(_), None) if matches!(op, Bin::Add | Bin::Mul | Bin::And | Bin::Or | Bin::Xor) => self.fold_bin(op, b, a),
            // Nothing divided or shifted by anything that does not make it poison.
            (Some((_, 0)), None) if matches!(op, Bin::UDiv | Bin::SDiv | Bin::URem | Bin::SRem | Bin::Shl | Bin::LShr | Bin::AShr) => {
                Some(a)
            }
            _ => self.fold_expr(op, ty, a, b),
        }
    }

    /// An expression on the left, a number on the right.
    fn fold_expr_const(&mut self, op: Bin, ty: Type, a: Konst, b: Konst, width: u32, y: u128) -> Option<Konst> {
        let poison = |w: &mut Self| Some(w.ks.raw(Const::Poison(ty)));
        match op {
            Bin::Add | Bin::Sub | Bin::Or | Bin::Xor | Bin::Shl | Bin::LShr | Bin::AShr if y == 0 => return Some(a),
            // One bit is shifted by nothing, or it is poison.
            Bin::Shl | Bin::LShr | Bin::AShr if width == 1 => return Some(a),
            Bin::Mul | Bin::And if y == 0 => return Some(b),
            Bin::Mul | Bin::UDiv | Bin::SDiv if y == 1 => return Some(a),
            Bin::UDiv | Bin::SDiv | Bin::URem | Bin::SRem if y == 0 => return poison(self),
            Bin::URem | Bin::SRem if y == 1 => return Some(self.ks.zero(self.cx, ty)),
            Bin::And if y == mask(width) => return Some(a),
            // Low bits of an aligned address.
            Bin::And if y < self.alignment_of_number(a) as u128 => return Some(self.ks.zero(self.cx, ty)),
            Bin::Or if y == mask(width) => return Some(b),
            _ => {}
        }
        self.fold_expr(op, ty, a, b)
    }

    /// `(x op y) op b` as `x op (y op b)`, where the latter needs no expression of that operator. Nested to the right, `y` is
    /// the innermost one, so that depth takes no stack.
    fn reassociated(&mut self, op: Bin, a: Konst, b: Konst) -> Option<Konst> {
        let expr_op = match op {
            Bin::Add => ExprOp::Add,
            Bin::Xor => ExprOp::Xor,
            Bin::Mul => ExprOp::Mul,
            _ => return None,
        };
        let parts = |w: &Self, k| match w.ks.get(k) {
            Const::Expr { op, a, b, .. } if op == expr_op => Some((a, b)),
            _ => None,
        };
        let (mut outer, mut y) = (Vec::new(), a);
        while let Some((x, inner)) = parts(self, y) {
            outer.push(x);
            y = inner;
        }
        if outer.is_empty() {
            return None;
        }
        let mut both = self.fold_bin(op, y, b)?;
        while let Some(x) = outer.pop() {
            if parts(self, both).is_some() {
                return None;
            }
            both = self.fold_bin(op, x, both)?;
        }
        Some(both)
    }

    fn fold_expr(&mut self, op: Bin, ty: Type, a: Konst, b: Konst) -> Option<Konst> {
        if let Some(k) = self.reassociated(op, a, b) {
            return Some(k);
        }
        // Differences of addresses in one object are numbers, for releases whose builder knows the layout.
        if op == Bin::Sub
            && self.facts.target_folder
            && let (Some((p, x)), Some((q, y))) = (self.address(a), self.address(b))
            && p == q
        {
            let TypeData::LlvmPtr { space } = self.cx.type_data(self.ks.ty(p)) else { return None };
            // Wider than an index an offset has no sign.
            let wide = |v: i64| v as u128 & mask(self.dl.pointer(space).index);
            return self.ks.int(self.cx, ty, wide(x).wrapping_sub(wide(y)));
        }
        let op = match op {
            Bin::And if self.facts.target_folder => return self.known_and(ty, a, b),
            Bin::Add => ExprOp::Add,
            Bin::Sub => ExprOp::Sub,
            Bin::Xor => ExprOp::Xor,
            Bin::Mul if self.facts.mul_expr => ExprOp::Mul,
            _ => return None,
        };
        self.expr(ty, op, a, b)
    }

    /// A constant expression, unless it grew too large.
    pub fn expr(&mut self, ty: Type, op: ExprOp, a: Konst, b: Konst) -> Option<Konst> {
        if !self.ks.light(&[a, b]) {
            return None;
        }
        let b = if op.unary() { a } else { b };
        Some(self.ks.raw(Const::Expr { ty, op, a, b }))
    }

    /// `ptrtoint (global + offset)` as global and offset.
    fn address(&mut self, k: Konst) -> Option<(Konst, i64)> {
        let Const::Expr { op: ExprOp::PtrToInt, a, .. } = self.ks.get(k) else { return None };
        match self.ks.get(a) {
            Const::Global { .. } => Some((a, 0)),
            Const::Gep { elem: Type::I8, args, .. } => {
                let &[base, offset] = self.ks.lists.get(args) else { return None };
                let (width, v) = self.ks.int_of(self.cx, Konst(offset))?;
                Some((Konst(base), sext(v as u64, width)))
            }
            _ => None,
        }
    }

    fn fold_bin_undef(&mut self, op: Bin, ty: Type, a: Konst, b: Konst) -> Option<Konst> {
        let (ua, ub) = (self.ks.is_undef(a), self.ks.is_undef(b));
        let undef = self.ks.raw(Const::Undef(ty));
        let poison = self.ks.raw(Const::Poison(ty));
        let zero = self.ks.zero(self.cx, ty);
        let one = self.ks.int_of(self.cx, b).is_some_and(|(_, v)| v == 1);
        if self.is_identity(op, b, true) || (self.is_identity(op, a, false) && op != Bin::Sub) {
            return Some(undef);
        }
        Some(match op {
            Bin::Xor if ua && ub => zero,
            Bin::Xor | Bin::Add | Bin::Sub => undef,
            Bin::And if ua && ub => undef,
            Bin::And => zero,
            Bin::Mul if ua && ub => undef,
            Bin::Mul => {
                let other = if ua { b } else { a };
                if self.ks.int_of(self.cx, other).is_some_and(|(_, v)| v & 1 == 1) { undef } else { zero }
            }
            Bin::UDiv | Bin::SDiv | Bin::URem | Bin::SRem if ub || self.ks.is_zero(b) => poison,
            Bin::UDiv | Bin::SDiv if one => undef,
            Bin::UDiv | Bin::SDiv | Bin::URem | Bin::SRem => zero,
            Bin::Or if ua && ub => undef,
            Bin::Or => self.all_ones(ty)?,
            Bin::Shl | Bin::LShr | Bin::AShr if ub => poison,
            Bin::Shl | Bin::LShr | Bin::AShr if self.ks.is_zero(b) => undef,
            Bin::Shl | Bin::LShr | Bin::AShr => zero,
            Bin::FAdd | Bin::FSub | Bin::FMul | Bin::FDiv | Bin::FRem if ua && ub => undef,
            _ if is_vector(self.cx, ty) => return None,
            _ => {
                let nan = match float_kind(self.cx, ty)? {
                    FloatKind::F16 => 0x7e00,
                    FloatKind::BF16 => 0x7fc0,
                    FloatKind::F32 => f32::NAN.to_bits() as u128,
                    FloatKind::F64 => f64::NAN.to_bits() as u128,
                    FloatKind::F80 => 0x7fff << 64 | 3 << 62,
                    _ => 0xffff << 111,
                };
                self.ks.float(ty, nan)
            }
        })
    }

    /// Whether `op` with this operand (on the right, or on either side) gives the other operand.
    fn is_identity(&mut self, op: Bin, k: Konst, right: bool) -> bool {
        if is_vector(self.cx, self.ks.ty(k)) {
            return match self.ks.splat_of(self.cx, k) {
                Some(e) => self.is_identity(op, e, right),
                None => false,
            };
        }
        match (self.ks.int_of(self.cx, k), float_kind(self.cx, self.ks.ty(k)), self.ks.float_bits(k)) {
            (Some((width, v)), _, _) => match op {
                Bin::And => v == mask(width),
                Bin::Or => v == 0,
                _ => false,
            },
            (None, Some(kind), Some(bits)) => {
                // What is no `f64` is no number that is looked for.
                let (bits, true) = float_exact::convert(kind, FloatKind::F64, bits) else { return false };
                let x = f64::from_bits(bits as u64);
                match op {
                    Bin::FAdd => x == 0.0 && x.is_sign_negative(),
                    // -0.0 - undef is a negation of undef.
                    Bin::FSub => x == 0.0 && x.is_sign_negative() != right,
                    Bin::FMul => x == 1.0,
                    Bin::FDiv => right && x == 1.0,
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether a constant is a float too small for the normal range.
    fn is_denormal(&self, k: Konst) -> bool {
        let (Some(kind), Some(bits)) = (float_kind(self.cx, self.ks.ty(k)), self.ks.float_bits(k)) else { return false };
        let mantissa = match kind {
            FloatKind::F16 => 10,
            FloatKind::BF16 => 7,
            FloatKind::F32 => 23,
            FloatKind::F64 => 52,
            FloatKind::F80 => 63,
            FloatKind::F128 => 112,
            _ => return false,
        };
        let magnitude = bits & mask(kind.bits() - 1);
        magnitude != 0 && magnitude >> mantissa == 0
    }

    /// Folds negation of a float.
    pub fn fold_fneg(&mut self, a: Konst) -> Option<Konst> {
        let ty = self.ks.ty(a);
        if self.ks.is_undef(a) {
            return Some(a);
        }
        if is_vector(self.cx, ty) {
            return self.lanes(ty, a, None, &mut |w, x, _| w.fold_fneg(x));
        }
        let kind = float_kind(self.cx, ty)?;
        let bits = self.ks.float_bits(a)?;
        Some(self.ks.float(ty, bits ^ 1 << (kind.bits() - 1)))
    }

    /// Folds an integer comparison; predicates are MLIR's numbers.
    pub fn fold_icmp(&mut self, pred: u64, a: Konst, b: Konst, ty: Type) -> Option<Konst> {
        let cx = self.cx;
        if self.ks.is_poison(a) || self.ks.is_poison(b) {
            return Some(self.ks.raw(Const::Poison(ty)));
        }
        if self.ks.is_undef(a) || self.ks.is_undef(b) {
            // Equality of something unknown is unknown; orders choose the value that makes them false or true.
            if pred <= 1 || (self.ks.is_undef(a) && self.ks.is_undef(b)) {
                return Some(self.ks.raw(Const::Undef(ty)));
            }
            let truth = matches!(pred, 3 | 5 | 7 | 9);
            return self.truth(ty, truth);
        }
        // Nothing is below zero, whatever lanes are undefined.
        if matches!(pred, 6 | 9) && self.ks.is_zero(b) {
            return self.truth(ty, pred == 9);
        }
        if is_vector(cx, ty) {
            let bit = elem_type(cx, ty, 0)?;
            if pred <= 1 && self.facts.bits_compared_by_xor && elem_type(cx, self.ks.ty(a), 0) == Some(Type::I1) {
                // Lanes of one bit are compared by exclusive or, of which undefined ones make zero.
                let ones = self.all_ones(ty)?;
                let a = if pred == 0 { self.fold_bin(Bin::Xor, a, ones)? } else { a };
                return self.fold_bin(Bin::Xor, a, b);
            }
            return self.lanes(ty, a, Some(b), &mut |w, x, y| w.fold_icmp(pred, x, y, bit));
        }
        let ((width, x), (_, y)) = match (self.ks.int_of(cx, a), self.ks.int_of(cx, b)) {
            (Some(x), Some(y)) => (x, y),
            _ if pred <= 1 && a != b && ty == self.ks.ty(a) => {
                // Bits are compared by exclusive or.
                let ones = self.all_ones(ty)?;
                let b = if pred == 0 { self.fold_bin(Bin::Xor, b, ones)? } else { b };
                return self.fold_bin(Bin::Xor, a, b);
            }
            _ => return self.fold_addresses(pred, a, b, ty),
        };
        self.truth(ty, compare(pred as i64, x, y, width))
    }

    /// Compares constants that are no numbers.
    fn fold_addresses(&mut self, pred: u64, a: Konst, b: Konst, ty: Type) -> Option<Konst> {
        if a == b {
            return self.truth(ty, matches!(pred, 0 | 3 | 5 | 7 | 9));
        }
        let null = |w: &Self, k| w.ks.is_zero(k);
        // Zero stands on the right.
        if null(self, a) && !null(self, b) {
            let pred = [0, 1, 4, 5, 2, 3, 8, 9, 6, 7].get(pred as usize).copied()?;
            return self.fold_icmp(pred, b, a, ty);
        }
        if self.facts.target_folder
            && let Some(p) = self.pointer_in(a)
        {
            let q = if null(self, b) { Some(self.ks.zero(self.cx, self.ks.ty(p))) } else { self.pointer_in(b) };
            return q.filter(|&q| self.ks.ty(p) == self.ks.ty(q)).and_then(|q| self.fold_addresses(pred, p, q, ty));
        }
        // Addresses have no signs.
        let gep = |k| matches!(self.ks.get(k), Const::Gep { .. });
        if self.facts.target_folder && !matches!(pred, 2..=5) && (gep(a) || gep(b)) {
            let ((p, x), (q, y)) = (self.stripped(a, pred <= 1), self.stripped(b, pred <= 1));
            if p == q && self.ks.ty(a) == self.ks.ty(b) {
                // Which is farther behind the other.
                let order = |v: i64| u128::from(v as u64 ^ 1 << 63);
                return self.truth(ty, compare(pred as i64, order(x), order(y), 64));
            }
        }
        let global = |w: &Self, k| match w.ks.get(k) {
            Const::Global { name, .. } => Some(name),
            _ => None,
        };
        let above = match (global(self, a), global(self, b)) {
            (Some(g), Some(h)) if self.distinct(g) && self.distinct(h) => false,
            (Some(g), None) if null(self, b) && self.is_somewhere(g, self.ks.ty(a)) => true,
            (None, None) if null(self, b) && self.is_within(a) => true,
            _ => return None,
        };
        match pred {
            0 | 1 => self.truth(ty, pred == 1),
            6..=9 if above => self.truth(ty, pred >= 8),
            _ => None,
        }
    }

    /// The address that is this number, all of it.
    fn pointer_in(&mut self, k: Konst) -> Option<Konst> {
        let Const::Expr { op: ExprOp::PtrToInt, a, ty, .. } = self.ks.get(k) else { return None };
        let TypeData::LlvmPtr { space } = self.cx.type_data(self.ks.ty(a)) else { return None };
        let p = self.dl.pointer(space);
        let whole = matches!(self.cx.type_data(ty), TypeData::Integer { width, .. } if width == p.size);
        whole.then_some(a)
    }

    /// True or false of a type, or a vector of it.
    fn truth(&mut self, ty: Type, value: bool) -> Option<Konst> {
        if value { self.all_ones(ty) } else { Some(self.ks.zero(self.cx, ty)) }
    }

    /// Folds a float comparison; predicates are MLIR's numbers, whose bits are: 1 equal, 2 greater, 4 less, 8 unordered.
    pub fn fold_fcmp(&mut self, pred: u64, a: Konst, b: Konst, ty: Type) -> Option<Konst> {
        let cx = self.cx;
        // Whether denormals count as zero is a property of functions, which a builder with a layout asks for.
        if self.facts.target_folder && (self.is_denormal(a) || self.is_denormal(b)) {
            return None;
        }
        match pred {
            0 => return self.truth(ty, false),
            15 => return self.truth(ty, true),
            _ => {}
        }
        if self.ks.is_poison(a) || self.ks.is_poison(b) {
            return Some(self.ks.raw(Const::Poison(ty)));
        }
        if self.ks.is_undef(a) || self.ks.is_undef(b) {
            // Undef may be NaN: unordered predicates hold, ordered ones do not.
            return self.truth(ty, pred >= 8);
        }
        if is_vector(cx, ty) {
            let bit = elem_type(cx, ty, 0)?;
            return self.lanes(ty, a, Some(b), &mut |w, x, y| w.fold_fcmp(pred, x, y, bit));
        }
        let kind = float_kind(cx, self.ks.ty(a))?;
        let (p, q) = (self.ks.float_bits(a)?, self.ks.float_bits(b)?);
        let case = match float_exact::compare(kind, p, q) {
            Some(core::cmp::Ordering::Equal) => 1,
            Some(core::cmp::Ordering::Greater) => 2,
            Some(core::cmp::Ordering::Less) => 4,
            None => 8,
        };
        // MLIR numbers the predicates oeq=1, ogt=2, oge=3, olt=4, ..., uno=14 with `une` at 13: undo its order.
        const BITS: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15];
        let r = BITS.get(pred as usize)? & case != 0;
        self.truth(ty, r)
    }

    /// Folds a selection.
    pub fn fold_select(&mut self, c: Konst, t: Konst, f: Konst) -> Option<Konst> {
        let cx = self.cx;
        let ty = self.ks.ty(t);
        if let Some((_, v)) = self.ks.int_of(cx, c) {
            return Some(if v != 0 { t } else { f });
        }
        if self.ks.is_zero(c) {
            return Some(f);
        }
        if is_vector(cx, self.ks.ty(c)) && !self.ks.is_undef(c) {
            let cs = self.ks.elems(cx, c)?;
            let (ts, fs) = (self.ks.elems(cx, t)?, self.ks.elems(cx, f)?);
            let mut out = Vec::with_capacity(cs.len());
            for ((c, t), f) in cs.into_iter().zip(ts).zip(fs) {
                out.push(match () {
                    _ if self.ks.is_poison(c) => self.ks.raw(Const::Poison(self.ks.ty(t))),
                    _ if t == f => t,
                    _ => self.fold_select(c, t, f)?,
                });
            }
            return Some(self.ks.aggregate(ty, &out));
        }
        if self.ks.is_poison(c) {
            return Some(self.ks.raw(Const::Poison(ty)));
        }
        if self.ks.is_undef(c) {
            return Some(if self.ks.is_undef(t) { t } else { f });
        }
        if t == f {
            return Some(t);
        }
        None
    }

    /// The bits of a vector or number as elements of another width.
    fn rebits(&mut self, a: Konst, ty: Type) -> Option<Konst> {
        let cx = self.cx;
        let from = self.ks.ty(a);
        let scalar_bits = |t: Type| int_width(cx, t).or_else(|| float_kind(cx, t).map(|k| k.bits())).filter(|&b| b > 0 && b <= 128);
        let values = if is_vector(cx, from) { self.ks.elems(cx, a)? } else { [a].to_vec() };
        let from_bits = scalar_bits(if is_vector(cx, from) { elem_type(cx, from, 0)? } else { from })?;
        let (elem, n) = if is_vector(cx, ty) { (elem_type(cx, ty, 0)?, n_elems(cx, ty)?) } else { (ty, 1) };
        let to_bits = scalar_bits(elem)?;
        let (from_bits, to_bits) = (from_bits as u64, to_bits as u64);
        // Each is a part of the other, and there are not too many: a number has up to 128 elements of one bit.
        let fits = from_bits % to_bits == 0 || to_bits % from_bits == 0;
        if self.dl.big_endian
            || !fits
            || n > super::konst::MAX_ELEMS
            || !self.ks.has_room()
            || n * to_bits != values.len() as u64 * from_bits
        {
            return None;
        }
        let mut out = Vec::new();
        for from in (0..n * to_bits).step_by(to_bits as usize) {
            // One element or a part of it, or several.
            let mut bits = 0;
            for at in (from..from + to_bits).step_by(from_bits as usize) {
                let v = values[(at / from_bits) as usize];
                let ((Some((_, v)), _) | (_, Some(v))) = (self.ks.int_of(cx, v), self.ks.float_bits(v)) else { return None };
                bits |= v >> (at % from_bits) << (at - from);
            }
            let bits = (bits & (u128::MAX >> (128 - to_bits))).to_le_bytes();
            out.push(super::konst::scalar(&mut self.ks, cx, elem, &bits[..to_bits.div_ceil(8) as usize])?);
        }
        if is_vector(cx, ty) { Some(self.ks.aggregate(ty, &out)) } else { out.first().copied() }
    }

    /// Folds a cast to another type.
    pub fn fold_cast(&mut self, op: Cast, a: Konst, ty: Type) -> Option<Konst> {
        let cx = self.cx;
        let from = self.ks.ty(a);
        if self.ks.is_poison(a) {
            return Some(self.ks.raw(Const::Poison(ty)));
        }
        if self.ks.is_undef(a) {
            // Extensions of undef have known bits or signs.
            return Some(match op {
                Cast::ZExt | Cast::SExt | Cast::UiToFp | Cast::SiToFp => self.ks.zero(cx, ty),
                _ => self.ks.raw(Const::Undef(ty)),
            });
        }
        if self.ks.is_zero(a) && op != Cast::AddrSpaceCast && !matches!(cx.type_data(ty), TypeData::LlvmX86Amx | TypeData::LlvmX86Mmx) {
            return Some(self.ks.zero(cx, ty));
        }
        if is_vector(cx, ty) || is_vector(cx, from) {
            let same = is_vector(cx, ty) && is_vector(cx, from) && n_elems(cx, ty) == n_elems(cx, from) && n_elems(cx, ty).is_some();
            if !same {
                return match op {
                    Cast::Bitcast if self.facts.target_folder => self.rebits(a, ty),
                    Cast::Bitcast => self.expr(ty, ExprOp::Bitcast, a, a),
                    _ => None,
                };
            }
            let elem = elem_type(cx, ty, 0)?;
            return self.lanes(ty, a, None, &mut |w, x, _| w.fold_cast(op, x, elem));
        }
        match op {
            Cast::Trunc | Cast::ZExt | Cast::SExt => {
                let to = int_width(cx, ty)?;
                // Numbers of thousands of words are not made again and again.
                if to.max(int_width(cx, from)?) > 1 << 16 {
                    return None;
                }
                if let Some((width, v)) = self.ks.int_of(cx, a) {
                    let v = if op == Cast::SExt { signed(width, v) as u128 } else { v };
                    return self.wide(ty, to, &words_of(v), 128, op == Cast::SExt);
                }
                if let Const::BigInt { words, .. } = self.ks.get(a) {
                    let words = self.ks.lists.get(words).to_vec();
                    return self.wide(ty, to, &words, int_width(cx, from)?, op == Cast::SExt);
                }
                match (op, self.ks.get(a)) {
                    (Cast::Trunc, Const::Expr { op: ExprOp::PtrToInt, a: p, .. }) => self.fold_cast(Cast::PtrToInt, p, ty),
                    (Cast::Trunc, Const::Expr { op: ExprOp::Trunc, a: x, .. }) => self.expr(ty, ExprOp::Trunc, x, x),
                    (Cast::Trunc, _) => self.expr(ty, ExprOp::Trunc, a, a),
                    _ => None,
                }
            }
            Cast::FpTrunc | Cast::FpExt => {
                let (k0, k1) = (float_kind(cx, from)?, float_kind(cx, ty)?);
                let bits = self.ks.float_bits(a)?;
                Some(self.ks.float(ty, float_exact::convert(k0, k1, bits).0))
            }
            Cast::FpToSi | Cast::FpToUi => {
                let (kind, bits) = (float_kind(cx, from)?, self.ks.float_bits(a)?);
                let width = int_width(cx, ty).filter(|&w| (1..=128).contains(&w))?;
                match float_exact::to_int_of(kind, bits, width, op == Cast::FpToSi) {
                    Some(v) => self.ks.int(cx, ty, v & mask(width)),
                    None => Some(self.ks.raw(Const::Poison(ty))),
                }
            }
            Cast::SiToFp | Cast::UiToFp => {
                let kind = float_kind(cx, ty)?;
                let (width, v) = self.ks.int_of(cx, a)?;
                let negative = op == Cast::SiToFp && signed(width, v) < 0;
                let magnitude = if negative { signed(width, v).unsigned_abs() } else { v };
                Some(self.ks.float(ty, float_exact::from_int(kind, negative, magnitude).0))
            }
            Cast::PtrToInt => match self.ks.get(a) {
                Const::Expr { op: ExprOp::IntToPtr, a: x, .. } => {
                    let width = int_width(cx, ty)?;
                    let ptr = self.dl.size_bits(cx, from)? as u32;
                    match self.ks.int_of(cx, x) {
                        Some((_, v)) => self.ks.int(cx, ty, v & mask(ptr)),
                        None if self.ks.ty(x) == ty && width <= ptr => Some(x),
                        None => self.expr(ty, ExprOp::PtrToInt, a, a),
                    }
                }
                _ => self.expr(ty, ExprOp::PtrToInt, a, a),
            },
            Cast::IntToPtr => match self.ks.get(a) {
                // A builder without a layout knows numbers of 64 bits only.
                Const::Expr { op: ExprOp::PtrToInt, a: p, .. }
                    if self.ks.ty(p) == ty
                        && match self.facts.target_folder {
                            true => self.dl.size_bits(cx, from)? >= self.dl.size_bits(cx, ty)?,
                            false => from == Type::I64,
                        } =>
                {
                    Some(p)
                }
                _ => self.expr(ty, ExprOp::IntToPtr, a, a),
            },
            Cast::AddrSpaceCast => self.expr(ty, ExprOp::AddrSpaceCast, a, a),
            Cast::Bitcast => {
                let (to, was) = (float_kind(cx, ty), float_kind(cx, from));
                if to.is_some() && was.is_some() && to != was {
                    return self.expr(ty, ExprOp::Bitcast, a, a);
                }
                let bits = match (self.ks.int_of(cx, a), self.ks.float_bits(a)) {
                    (Some((_, v)), _) | (_, Some(v)) => v,
                    _ => return None,
                };
                if to.is_some() { Some(self.ks.float(ty, bits)) } else { self.ks.int(cx, ty, bits) }
            }
        }
    }
}
