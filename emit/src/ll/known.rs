//! Which bits of constants are known though their numbers are not: those of addresses, by what they are multiples of
//! (LLVM's `computeKnownBits`, as far as constants need it).

use ir::context::sext;
use ir::dialect::llvm;
use ir::{Sym, Type};

use super::Writer;
use super::fold::mask;
use super::konst::{Const, ExprOp, Konst};

/// How many operands deep it is looked: constants share their operands, so all the ways to them may be very many.
const DEPTH: u32 = 6;

/// Bits that are certain in a constant of at most 128 bits; those above its width are in neither.
#[derive(Clone, Copy, Default)]
struct Bits {
    zero: u128,
    one: u128,
}

impl Bits {
    fn of(v: u128, width: u32) -> Bits {
        Bits { zero: !v & mask(width), one: v & mask(width) }
    }
    fn plus(self, other: Bits, width: u32) -> Bits {
        self.plus_carry(other, 0, width)
    }
    /// A difference is the sum with the complement and 1.
    fn minus(self, other: Bits, width: u32) -> Bits {
        self.plus_carry(Bits { zero: other.one, one: other.zero }, 1, width)
    }
    /// What is known of a sum: a bit whose addends are known, and whose carry is the same with the least and the most that
    /// they may be.
    fn plus_carry(self, other: Bits, carry: u128, width: u32) -> Bits {
        let most = (!self.zero).wrapping_add(!other.zero).wrapping_add(carry);
        let least = self.one.wrapping_add(other.one).wrapping_add(carry);
        let carry = !(most ^ self.zero ^ other.zero) | (least ^ self.one ^ other.one);
        let known = (self.zero | self.one) & (other.zero | other.one) & carry & mask(width);
        Bits { zero: !most & known, one: least & known }
    }
}

impl Writer<'_> {
    /// `a & b`, where all of its bits are known, or those that `b` takes away are 0 anyhow, or the other way round.
    pub(super) fn known_and(&mut self, ty: Type, a: Konst, b: Konst) -> Option<Konst> {
        let width = super::konst::int_width(self.cx, ty).filter(|&w| w <= 128)?;
        let all = mask(width);
        let (x, y) = (self.bits_of(a, width, DEPTH), self.bits_of(b, width, DEPTH));
        if y.one | x.zero == all {
            return Some(a);
        }
        if x.one | y.zero == all {
            return Some(b);
        }
        let both = Bits { zero: x.zero | y.zero, one: x.one & y.one };
        if both.zero | both.one == all { self.ks.int(self.cx, ty, both.one) } else { None }
    }

    fn bits_of(&self, k: Konst, width: u32, depth: u32) -> Bits {
        if let Some((_, v)) = self.ks.int_of(self.cx, k) {
            return Bits::of(v, width);
        }
        let Some(depth) = depth.checked_sub(1) else { return Bits::default() };
        let of = |k| self.bits_of(k, width, depth);
        match self.ks.get(k) {
            Const::Expr { op, a, b, .. } => match op {
                ExprOp::PtrToInt => {
                    let wide = self.dl.size_bits(self.cx, self.ks.ty(a)).and_then(|n| u32::try_from(n).ok());
                    let of_pointer = wide.map(|wide| (wide, self.bits_of(a, wide, depth)));
                    of_pointer.map_or(Bits::default(), |(wide, bits)| Bits {
                        // What is beyond a pointer's bits is 0.
                        zero: (bits.zero | !mask(wide)) & mask(width),
                        one: bits.one & mask(width),
                    })
                }
                ExprOp::Add => of(a).plus(of(b), width),
                ExprOp::Sub => of(a).minus(of(b), width),
                ExprOp::Xor => {
                    let (x, y) = (of(a), of(b));
                    Bits { zero: x.zero & y.zero | x.one & y.one, one: x.zero & y.one | x.one & y.zero }
                }
                _ => Bits::default(),
            },
            Const::Global { name, .. } => self.bits_of_symbol(name, width, depth),
            Const::Gep { elem: Type::I8, args, .. } => match *self.ks.lists.get(args) {
                [base, offset] => match self.ks.int_of(self.cx, Konst(offset)) {
                    Some((from, v)) => of(Konst(base)).plus(Bits::of(sext(v as u64, from) as u128, width), width),
                    None => Bits::default(),
                },
                _ => Bits::default(),
            },
            _ => Bits::default(),
        }
    }

    /// Of the address of a symbol. An alias that nobody can replace is what it stands for.
    fn bits_of_symbol(&self, name: Sym, width: u32, depth: u32) -> Bits {
        if let Some(&k) = self.aliased.get(&name) {
            return self.bits_of(k, width, depth);
        }
        // Of functions only what the layout says.
        let (Some((kind, _)), plain) = (self.global(name), self.dl.functions.is_none()) else { return Bits::default() };
        let multiple = if kind == llvm::FUNC && plain { 1 } else { self.alignment_of(name) };
        // Nobody says that it is a power of two.
        Bits { zero: mask(multiple.trailing_zeros()) & mask(width), one: 0 }
    }
}
