//! Masked accesses and matrices: intrinsics whose alignment stands at the pointer (or, up to LLVM 21, behind it).

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym, Type};

use super::Writer;
use super::intrinsic::mangle;
use super::rules::Rule;
use super::text::{int, uint};

/// A masked access: name, which operand is the pointer, and which types are in the name: `None` is the result.
struct Masked {
    op: Opcode,
    name: &'static str,
    ptr: usize,
    types: [Option<usize>; 2],
}

const MASKED: [Masked; 4] = [
    Masked { op: l::INTR_MASKED_LOAD, name: "llvm.masked.load", ptr: 0, types: [None, Some(0)] },
    Masked { op: l::INTR_MASKED_STORE, name: "llvm.masked.store", ptr: 1, types: [Some(0), Some(1)] },
    Masked { op: l::INTR_MASKED_GATHER, name: "llvm.masked.gather", ptr: 0, types: [None, Some(0)] },
    Masked { op: l::INTR_MASKED_SCATTER, name: "llvm.masked.scatter", ptr: 1, types: [Some(0), Some(1)] },
];

impl Writer<'_> {
    /// Makes the name of a masked access and declares it.
    pub fn declare_masked(&mut self, op: Op) {
        let m = self.m;
        let Some(x) = MASKED.iter().find(|x| x.op == m.kind(op)) else { return };
        let ret = m.results(op).next().map(|v| m.ty(v));
        let mut name = x.name.as_bytes().to_vec();
        let mut ok = true;
        for t in x.types {
            let ty = match t {
                Some(i) => m.ty(m.operand(op, i)),
                None => ret.unwrap_or(Type::I1),
            };
            ok &= mangle(self.cx, ty, &mut name, 0);
        }
        if !ok {
            self.error("unsupported-type", "a masked access cannot be named for its types");
        }
        let mut types: Vec<Type> = Vec::new();
        for (i, &v) in m.operands(op).iter().enumerate() {
            types.push(m.ty(v));
            if i == x.ptr && !self.facts.short_lifetime {
                types.push(Type::I32);
            }
        }
        // A load without a value for masked lanes passes poison.
        if let Some(ret) = ret
            && m.n_operands(op) == 2
        {
            types.push(ret);
        }
        self.declare_as(name, ret, &types, true);
    }
}

/// `call <4 x T> @llvm.masked.load.v4T.p0(ptr align 4 %p, <4 x i1> %m, <4 x T> poison)`
pub fn print(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let Some(x) = MASKED.iter().find(|x| x.op == m.kind(op)) else { return };
    w.declare_masked(op);
    w.line(op);
    w.lit(b"call ");
    let ret = m.results(op).next().map(|v| m.ty(v));
    match ret {
        Some(ty) => w.ty(ty),
        None => w.lit(b"void"),
    }
    w.lit(b" @");
    w.last_declared();
    w.lit(b"(");
    let align = w.int_attr(op, Sym::ALIGNMENT).unwrap_or(1);
    for (i, &v) in m.operands(op).iter().enumerate() {
        if i > 0 {
            w.lit(b", ");
        }
        w.ty(m.ty(v));
        if i == x.ptr && w.facts.short_lifetime {
            w.lit(b" align ");
            uint(&mut w.out, align as u64);
        }
        w.lit(b" ");
        w.val(v);
        if i == x.ptr && !w.facts.short_lifetime {
            w.lit(b", i32 ");
            int(&mut w.out, align);
        }
    }
    if let Some(ty) = ret
        && m.n_operands(op) == 2
    {
        w.lit(b", ");
        w.ty(ty);
        w.lit(b" poison");
    }
    w.lit(b")");
    if w.flag(op, Sym::NONTEMPORAL) {
        w.attach_text(b"nontemporal", b"{i32 1}");
    }
    w.lit(b"\n");
}
