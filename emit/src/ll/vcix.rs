//! The instructions of `vcix`: the name of the intrinsic says what the second operand is.

use alloc::vec::Vec;

use ir::dialect::sme::{VCIX_V_IV, VCIX_V_SV};
use ir::{Op, Opcode, Sym, Type, TypeData};

use super::Writer;
use super::intrinsic::mangle;
use super::rules::Rule;
use super::text::int;

/// The operations that are written here.
pub const OPS: [Opcode; 2] = [VCIX_V_IV, VCIX_V_SV];

impl Writer<'_> {
    /// The type of the coprocessor's numbers: that of the opcode.
    fn xlen(&self, op: Op) -> Type {
        self.m.attr(op, Sym::OPCODE).and_then(|a| self.cx.attr_type(a)).unwrap_or(Type::I64)
    }
    /// Names the intrinsic after the operands, and declares it.
    pub fn declare_vcix(&mut self, op: Op) {
        let (m, cx) = (self.m, self.cx);
        let (Some(ret), xlen) = (m.results(op).next().map(|v| m.ty(v)), self.xlen(op)) else { return };
        let vector = m.ty(m.operand(op, 0));
        let immediate = m.attr(op, Sym::IMM).is_some();
        let (kind, second) = match immediate {
            true => ("iv", xlen),
            false => {
                let ty = m.ty(m.operand(op, 1));
                let kind = match cx.type_data(ty) {
                    TypeData::Vector { .. } | TypeData::LlvmVec { .. } => "vv",
                    TypeData::Float(_) => "fv",
                    _ => "xv",
                };
                (kind, ty)
            }
        };
        let mut name = b"llvm.riscv.sf.vc.v.".to_vec();
        name.extend_from_slice(kind.as_bytes());
        name.extend_from_slice(b".se");
        let types = [ret, xlen, vector, second, xlen];
        if !types.iter().all(|&ty| mangle(cx, ty, &mut name, 0)) {
            self.error("unsupported-type", "an instruction of a coprocessor cannot be named for its types");
        }
        self.declare_as(name, Some(ret), &[xlen, vector, second, xlen], false);
    }
}

/// `call <4 x float> @llvm.riscv.sf.vc.v.fv.se....(i64 1, <4 x float> %v, float %x, i64 4)`
pub fn print(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let Some(result) = m.results(op).next() else { return };
    w.declare_vcix(op);
    let xlen = w.xlen(op);
    let immediate = w.int_attr(op, Sym::IMM);
    let fixed = if immediate.is_some() { 1 } else { 2 };
    let length: Vec<_> = m.operands(op).iter().skip(fixed).copied().collect();
    if length.iter().any(|&v| m.ty(v) != xlen) {
        w.error("unsupported-type", "the opcode and the number of elements have different types");
    }
    w.line(op);
    w.lit(b"call ");
    w.ty(m.ty(result));
    w.lit(b" @");
    w.last_declared();
    w.lit(b"(");
    w.ty(xlen);
    w.lit(b" ");
    let opcode = w.int_attr(op, Sym::OPCODE).unwrap_or(0);
    int(&mut w.out, opcode);
    for &v in m.operands(op).iter().take(fixed) {
        w.lit(b", ");
        w.typed(v);
    }
    if let Some(i) = immediate {
        w.lit(b", ");
        w.ty(xlen);
        w.lit(b" ");
        int(&mut w.out, i);
    }
    w.lit(b", ");
    match length.first() {
        Some(&v) => w.typed(v),
        // Without a length, all elements that the type names.
        None => {
            let n = match w.cx.type_data(m.ty(result)) {
                TypeData::LlvmVec { len, .. } => len as i64,
                _ => w.cx.shape_of(m.ty(result)).and_then(|s| s.first().copied()).unwrap_or(1),
            };
            w.ty(xlen);
            w.lit(b" ");
            int(&mut w.out, n);
        }
    }
    w.lit(b")\n");
}
