//! Attributes of parameters that change how they travel: extension (`signext`, `zeroext`), copies of what a pointer points
//! to (`byval`), the pointer that nested functions get (`nest`), and the one to a result that comes back (`sret`). On this
//! machine `inreg` changes nothing. Source: LLVM Language Reference, "Parameter
//! Attributes"; System V ABI for AMD64, section 3.2.3.

use alloc::vec::Vec;

use ir::{Attr, AttrData, Sym, Type};

use abi::machine::Scalar;

use super::Gen;
use super::enc::{Mem, Reg, form};
use super::frame::{Class, Piece};
use super::ra::{SCRATCH, XSCRATCH};

/// Attributes of the arguments of a call: its own, and those of the function that it names, which count as well.
#[derive(Clone, Copy, Debug)]
pub struct ParamAttrs {
    /// Those of the call.
    pub own: Option<Attr>,
    /// Those of the function.
    pub callee: Option<Attr>,
}

/// A parameter that travels in another way than its type says.
#[derive(Clone, Copy, Debug)]
pub struct Special {
    /// Its number.
    pub param: usize,
    /// A copy of what its argument points to, or the pointer beside all arguments.
    pub scalar: Scalar,
}

/// Copies of more bytes go in a loop.
const UNROLLED: u32 = 256;
/// Bytes of a copy at most, and of its alignment.
const MAX_COPY: u64 = 1 << 20;

impl Gen<'_> {
    /// The attributes of a parameter.
    fn dict(&self, attrs: Option<Attr>, i: usize) -> Option<Attr> {
        match self.w.cx.attr_data(attrs?) {
            AttrData::Array(l) => self.w.cx.lists.get(l).get(i).map(|&w| Attr(w)),
            _ => None,
        }
    }
    /// How an argument is extended: 0 not, 1 by zeros, 2 by its sign.
    pub fn extension(&self, attrs: ParamAttrs, i: usize) -> u8 {
        let cx = self.w.cx;
        let word = |d: Attr| {
            cx.dict_entries(d).find_map(|(n, _)| match cx.str(n) {
                "llvm.zeroext" => Some(1),
                "llvm.signext" => Some(2),
                _ => None,
            })
        };
        [attrs.own, attrs.callee].into_iter().find_map(|a| self.dict(a, i).and_then(word)).unwrap_or(0)
    }
    /// Whether any parameter has an attribute that calls must know.
    pub fn matters(&self, attrs: Attr) -> bool {
        let cx = self.w.cx;
        let known = |n: Sym| matches!(cx.str(n), "llvm.zeroext" | "llvm.signext" | "llvm.byval" | "llvm.nest") || is_odd(cx.str(n));
        cx.array_items(attrs).is_some_and(|l| l.iter().any(|&d| cx.dict_entries(d).any(|(n, _)| known(n))))
    }
    /// The first parameter with a pointer to the result, which comes back.
    pub fn result_pointer(&self, attrs: Option<Attr>) -> Option<usize> {
        let cx = self.w.cx;
        let list = attrs.and_then(|a| cx.array_items(a))?;
        list.iter().position(|&d| cx.dict_entries(d).any(|(n, _)| cx.str(n) == "llvm.sret"))
    }
    /// Those of the first `n` parameters that are special. `None`, with an error said, where an attribute has no code.
    pub fn specials(&mut self, attrs: ParamAttrs, n: usize) -> Option<Vec<Special>> {
        let cx = self.w.cx;
        let mut out: Vec<Special> = Vec::new();
        if (attrs.own, attrs.callee) == (None, None) {
            return Some(out);
        }
        for param in 0..n {
            let (mut ty, mut align, mut nest) = (None::<Type>, None, false);
            for (d, own) in [(self.dict(attrs.own, param), true), (self.dict(attrs.callee, param), false)] {
                for (n, a) in d.into_iter().flat_map(|d| cx.dict_entries(d)) {
                    match cx.str(n) {
                        "llvm.nest" => nest = true,
                        "llvm.byval" => ty = ty.or(cx.type_value(a)),
                        // As LLVM has it, those of the function do not count where it is called.
                        "llvm.alignstack" if own => align = cx.int_value(a),
                        "llvm.align" if own && align.is_none() => align = cx.int_value(a),
                        name if is_odd(name) => return self.unsupported("parameter attributes that change the convention"),
                        _ => {}
                    }
                }
            }
            if nest {
                if ty.is_some() || out.iter().any(|s| s.scalar == Scalar::Nest) {
                    return self.unsupported("another `llvm.nest`, or a copy that is one,");
                }
                out.push(Special { param, scalar: Scalar::Nest });
            }
            let Some(ty) = ty else { continue };
            let (Some(bytes), Some(natural)) = (self.w.dl.alloc_size(cx, ty), self.w.dl.abi_align(cx, ty)) else {
                return self.unsupported("a copy of this type as an argument");
            };
            let align = align.and_then(|a| u64::try_from(a).ok()).filter(|&a| a > 0).unwrap_or(natural).max(8);
            if bytes > MAX_COPY || align > MAX_COPY || !align.is_power_of_two() {
                return self.unsupported("a copy of this size or alignment as an argument");
            }
            out.push(Special { param, scalar: Scalar::Copy { bytes: bytes as u32, align: align as u32 } });
        }
        Some(out)
    }
    /// Copies what a pointer points to into the argument area.
    pub fn copy_out(&mut self, from: Piece, to: i32, bytes: u32) {
        if bytes == 0 || from == Piece::Undef {
            return;
        }
        let r = self.read(Class::Int(64), from);
        let mut at = 0;
        if bytes > UNROLLED {
            // From behind, sixteen bytes at a time; the offset counts down.
            at = bytes & !15;
            let indexed = |base: Reg, disp: i32| Mem { index: Some((SCRATCH, 0)), ..Mem::at(base, disp) };
            self.asm.mov_imm(SCRATCH, at.into(), false);
            let label = self.asm.label();
            self.asm.bind(label);
            self.asm.rm(form::MOVUPS_LOAD, false, XSCRATCH, indexed(r, -16), 0);
            self.asm.rm(form::MOVUPS_STORE, false, XSCRATCH, indexed(Reg::RSP, to - 16), 0);
            self.asm.alu_imm(5, true, SCRATCH, 16);
            self.asm.jump(Some(5), label);
        }
        while at < bytes {
            let n = match bytes - at {
                16.. => 16,
                left => 1 << left.ilog2(),
            };
            let (source, target) = (Mem::at(r, at as i32), Mem::at(Reg::RSP, to + at as i32));
            let (class, reg) = if n == 16 { (Class::Vec(16), XSCRATCH) } else { (Class::Int(8 * n as u8), SCRATCH) };
            let (load, store, wide) = super::slots::moves(class);
            self.asm.rm(load, wide, reg, source, 0);
            self.asm.rm(store, wide, reg, target, 0);
            at += n;
        }
        self.end_op();
    }
}

/// Whether an attribute changes how a parameter travels in a way that has no code here.
fn is_odd(name: &str) -> bool {
    matches!(name, "llvm.inalloca" | "llvm.preallocated" | "llvm.swiftasync" | "llvm.swifterror" | "llvm.swiftself")
}
