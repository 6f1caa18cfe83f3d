//! `llvm.intr.is.fpclass`: the class of a float by its bits, so that nothing signals. Source of the classes and of their
//! bits in the mask: LangRef, "llvm.is.fpclass".

use ir::{Op, Sym};

use super::Gen;
use super::enc::{cc, form};
use super::frame::{Class, Piece};

/// A float's bits as an unsigned number are in ascending order of its size; a format's bounds between classes.
struct Format {
    /// Its sign.
    sign: u64,
    /// The least of the normal numbers.
    normal: u64,
    /// Infinity.
    infinity: u64,
    /// The least quiet number that is none.
    quiet: u64,
}

fn format(class: Class) -> Format {
    let (width, mantissa) = match class {
        Class::F64 => (64, 52),
        Class::F32 => (32, 23),
        Class::Half(true) => (16, 7),
        _ => (16, 10),
    };
    let sign = 1u64 << (width - 1);
    let infinity = sign - (1 << mantissa);
    Format { sign, normal: 1 << mantissa, infinity, quiet: infinity | 1 << (mantissa - 1) }
}

/// Intervals of bits, first and last, that the classes of a mask fill, in ascending order; neighbours are one.
fn intervals(f: &Format, mask: u32) -> ([(u64, u64); 6], usize) {
    let (mut list, mut n) = ([(0, 0); 6], 0);
    for (sign, bits) in [(0, [6, 7, 8, 9, 0, 1]), (f.sign, [5, 4, 3, 2, 0, 1])] {
        let ends = [0, f.normal - 1, f.infinity - 1, f.infinity, f.quiet - 1, f.sign - 1];
        let mut first = 0;
        for (bit, last) in bits.into_iter().zip(ends) {
            if mask >> bit & 1 != 0 {
                match list[..n].last_mut() {
                    Some(before) if before.1 + 1 == (sign | first) => before.1 = sign | last,
                    _ => {
                        list[n] = (sign | first, sign | last);
                        n += 1;
                    }
                }
            }
            first = last + 1;
        }
    }
    (list, n)
}

/// Selects the operation.
pub fn select(g: &mut Gen<'_>, op: Op) -> Option<()> {
    let m = g.w.m;
    let (a, r) = (m.operand(op, 0), m.result(op, 0));
    let class = g.class(a)?;
    let mask = m.attr(op, Sym::BIT).and_then(|a| m.cx.int_value(a)).unwrap_or(0) as u32 & 0x3FF;
    if !class.is_float() || matches!(class, Class::Vec(_)) {
        return g.unsupported("`llvm.intr.is.fpclass` of this type");
    }
    let f = format(class);
    let wide = class == Class::F64;
    let p = g.piece(a);
    let float = g.read(class, p);
    let x = g.temp(false);
    g.asm.rr(form::MOVD_FROM, wide, float, x);
    if matches!(class, Class::Half(_)) {
        g.extend_reg(x, x, 16, false, false);
    }
    // Where both signs are asked for the same, theirs is cleared.
    let mirrored = [(6, 5), (7, 4), (8, 3), (9, 2)].iter().all(|&(p, n)| (mask >> p ^ mask >> n) & 1 == 0);
    let (list, mut n) = intervals(&f, mask);
    if mirrored {
        n = list[..n].iter().take_while(|i| i.0 < f.sign).count();
        let s = g.scratch(f.sign - 1);
        g.asm.rr(form::AND_RM, wide, x, s);
    }
    let (sum, t) = (g.temp(false), g.temp(false));
    g.asm.mov_imm(sum, 0, true);
    for &(first, last) in &list[..n] {
        let last = if mirrored { last.min(f.sign - 1) } else { last };
        // Less the first one, it is not above the number of the others.
        g.mov(Class::Int(64), t, x);
        if first > 0 {
            let s = g.scratch(first);
            g.asm.rr(form::SUB_RM, wide, t, s);
        }
        let s = g.scratch(last - first);
        g.asm.rr(form::CMP_RM, wide, t, s);
        g.asm.set(cc::BE, t);
        g.asm.rr(form::OR_RM, false, sum, t);
    }
    // Above the lowest byte there are bits of the difference.
    g.asm.alu_imm(4, false, sum, 1);
    let Piece::V(d) = g.piece(r) else { return Some(()) };
    g.put(d, sum);
    Some(())
}
