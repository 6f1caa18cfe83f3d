//! SME's intrinsics as operations of the `arm_sme` dialect, and the two of `vcix`. The operations of `arm_sme` above them
//! have no rows. Source: MLIR documentation of these dialects, mlir-opt 19 and 22.

use crate::constraint::{self as c, constraints};
use crate::context::Context;
use crate::diag::Diags;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::row::{TypeConstraint, *};
use crate::ty::{FloatKind, Sign, TypeData as T};

/// A scalable vector of one dimension: its length and the type of an element.
fn scalable(cx: &Context, t: Type) -> Option<(i64, Type)> {
    match cx.type_data(t) {
        T::Vector { dims, scalable: 1, elem } if cx.shape(dims).len() == 1 => Some((cx.shape(dims)[0], elem)),
        _ => None,
    }
}
fn predicate(cx: &Context, t: Type, least: i64) -> bool {
    scalable(cx, t).is_some_and(|(n, elem)| elem == Type::I1 && (least..=16).contains(&n) && n.count_ones() == 1)
}
/// A vector as long as a register: this many bits in each 128.
fn register(cx: &Context, t: Type) -> Option<(i64, Type)> {
    let (n, elem) = scalable(cx, t)?;
    let bits = match cx.type_data(elem) {
        T::Integer { width, sign: Sign::Signless } if [8, 16, 32, 64, 128].contains(&width) => width as i64,
        T::Float(FloatKind::F16 | FloatKind::BF16) => 16,
        T::Float(FloatKind::F32) => 32,
        T::Float(FloatKind::F64) => 64,
        _ => return None,
    };
    (n.checked_mul(bits) == Some(128)).then_some((n, elem))
}
fn llvm_vector(cx: &Context, t: Type) -> bool {
    matches!(cx.type_data(t), T::LlvmVec { .. }) || matches!(cx.type_data(t), T::Vector { dims, .. } if cx.shape(dims).len() == 1)
}
fn xlen(t: Type) -> bool {
    t == Type::I64 || t == Type::I32
}

constraints! {
    /// A predicate of loads, stores and moves.
    SVE_PREDICATE: "a vector type that matches the size of a SVE predicate", |cx, t| predicate(cx, t, 1);
    /// A whole register.
    SVE_VECTOR: "a vector type that matches the size of a SVE vector", |cx, t| register(cx, t).is_some();
    /// A predicate of outer products.
    MOP_PREDICATE: "a vector type that is a supported predicate for the SME MOP instructions", |cx, t| predicate(cx, t, 2);
    /// A side of an outer product.
    MOP_VECTOR: "a vector type that is a supported input for the SME MOP instructions",
        |cx, t| register(cx, t).is_some_and(|(_, e)| e != Type::I32 && e != Type::I64 && !matches!(cx.type_data(e), T::Integer { width: 128, .. }));
    /// What `vcix` computes on.
    LLVM_VECTOR: "LLVM dialect-compatible vector type", llvm_vector;
    /// A number of elements of `vcix`.
    VCIX_LENGTH: "64-bit signless integer or 32-bit signless integer", |_, t| xlen(t);
    /// A vector or scalar of `vcix`.
    VCIX_OPERAND: "LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float",
        |cx, t| llvm_vector(cx, t) || xlen(t) || matches!(cx.type_data(t), T::Float(FloatKind::F16 | FloatKind::F32 | FloatKind::F64));
}

static ACCESS: [ValueField; 3] = [one!("predicate", &SVE_PREDICATE), one!("address", &c::LLVM_PTR), one!("slice", &c::I32)];
static PRODUCT: [ValueField; 4] = [
    one!("lhs_predicate", &MOP_PREDICATE),
    one!("rhs_predicate", &MOP_PREDICATE),
    one!("lhs", &MOP_VECTOR),
    one!("rhs", &MOP_VECTOR),
];
static READ: [ValueField; 3] = [one!("vector", &SVE_VECTOR), one!("predicate", &SVE_PREDICATE), one!("slice", &c::I32)];
static WRITE: [ValueField; 3] = [one!("slice", &c::I32), one!("predicate", &SVE_PREDICATE), one!("vector", &SVE_VECTOR)];
static STORE: [ValueField; 3] = [one!("slice", &c::I32), one!("address", &c::LLVM_PTR), one!("offset", &c::I32)];
const TILE: &[AttrField] = &[attr(Sym::TILE_ID, AttrKind::Int(Type::I32))];

fn fails(m: &Module, op: Op, d: &mut Diags, text: &'static str) {
    d.push(crate::verify::verify_that(m, op, text));
}
fn parts(cx: &Context, ty: Type) -> (&[i64], Type) {
    (cx.shape_of(ty).unwrap_or(&[]), cx.elem_type(ty))
}
fn counts(m: &Module, op: Op, d: &mut Diags) {
    if m.results(op).any(|v| m.ty(v) != Type::I64) {
        fails(m, op, d, "`res` is i64");
    }
}
fn slice_read(m: &Module, op: Op, d: &mut Diags) {
    let &[vector, predicate, _] = m.operands(op) else { return };
    let Some(result) = m.results(op).next() else { return };
    let (vector, predicate, result) = (parts(&m.cx, m.ty(vector)), parts(&m.cx, m.ty(predicate)), parts(&m.cx, m.ty(result)));
    if vector.0 != predicate.0 || vector.0 != result.0 {
        return fails(m, op, d, "all of {vector, predicate, res} have same shape");
    }
    if vector.1 != result.1 {
        fails(m, op, d, "all of {vector, res} have same element type");
    }
}
fn slice_write(m: &Module, op: Op, d: &mut Diags) {
    let &[_, predicate, vector] = m.operands(op) else { return };
    if parts(&m.cx, m.ty(predicate)).0 != parts(&m.cx, m.ty(vector)).0 {
        fails(m, op, d, "all of {predicate, vector} have same shape");
    }
}

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::hardware_ops::END;
    ARM_SME_INTR_CNTSB = OpDef { results: &[one!("res", &c::ANY)], verify: Some(counts), traits: traits(&[Traits::ONLY_19]), ..op("arm_sme.intr.cntsb", "How many elements of this size a streaming vector holds.") };
    ARM_SME_INTR_CNTSD = OpDef { results: &[one!("res", &c::ANY)], verify: Some(counts), ..op("arm_sme.intr.cntsd", "How many elements of this size a streaming vector holds.") };
    ARM_SME_INTR_CNTSH = OpDef { results: &[one!("res", &c::ANY)], verify: Some(counts), traits: traits(&[Traits::ONLY_19]), ..op("arm_sme.intr.cntsh", "How many elements of this size a streaming vector holds.") };
    ARM_SME_INTR_CNTSW = OpDef { results: &[one!("res", &c::ANY)], verify: Some(counts), traits: traits(&[Traits::ONLY_19]), ..op("arm_sme.intr.cntsw", "How many elements of this size a streaming vector holds.") };
    ARM_SME_INTR_LD1B_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1b.horiz", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1B_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1b.vert", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1D_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1d.horiz", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1D_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1d.vert", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1H_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1h.horiz", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1H_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1h.vert", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1Q_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1q.horiz", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1Q_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1q.vert", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1W_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1w.horiz", "Loads a slice of a tile.") };
    ARM_SME_INTR_LD1W_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.ld1w.vert", "Loads a slice of a tile.") };
    ARM_SME_INTR_MOPA = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.mopa", "Adds an outer product to a tile.") };
    ARM_SME_INTR_MOPA_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.mopa.wide", "Adds an outer product to a tile.") };
    ARM_SME_INTR_MOPS = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.mops", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_MOPS_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.mops.wide", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_READ_HORIZ = OpDef { operands: &READ, results: &[one!("res", &c::ANY)], attrs: TILE, verify: Some(slice_read), ..op("arm_sme.intr.read.horiz", "Moves a slice of a tile to a vector.") };
    ARM_SME_INTR_READ_VERT = OpDef { operands: &READ, results: &[one!("res", &c::ANY)], attrs: TILE, verify: Some(slice_read), ..op("arm_sme.intr.read.vert", "Moves a slice of a tile to a vector.") };
    ARM_SME_INTR_SMOPA_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.smopa.wide", "Adds an outer product to a tile.") };
    ARM_SME_INTR_SMOPA_ZA32 = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.smopa.za32", "Adds an outer product to a tile.") };
    ARM_SME_INTR_SMOPS_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.smops.wide", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_SMOPS_ZA32 = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.smops.za32", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_ST1B_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1b.horiz", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1B_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1b.vert", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1D_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1d.horiz", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1D_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1d.vert", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1H_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1h.horiz", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1H_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1h.vert", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1Q_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1q.horiz", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1Q_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1q.vert", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1W_HORIZ = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1w.horiz", "Stores a slice of a tile.") };
    ARM_SME_INTR_ST1W_VERT = OpDef { operands: &ACCESS, attrs: TILE, ..op("arm_sme.intr.st1w.vert", "Stores a slice of a tile.") };
    ARM_SME_INTR_STR = OpDef { operands: &STORE, ..op("arm_sme.intr.str", "Stores a vector of the array.") };
    ARM_SME_INTR_SUMOPA_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.sumopa.wide", "Adds an outer product to a tile.") };
    ARM_SME_INTR_SUMOPS_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.sumops.wide", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_UMOPA_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.umopa.wide", "Adds an outer product to a tile.") };
    ARM_SME_INTR_UMOPA_ZA32 = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.umopa.za32", "Adds an outer product to a tile.") };
    ARM_SME_INTR_UMOPS_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.umops.wide", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_UMOPS_ZA32 = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.umops.za32", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_USMOPA_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.usmopa.wide", "Adds an outer product to a tile.") };
    ARM_SME_INTR_USMOPS_WIDE = OpDef { operands: &PRODUCT, attrs: TILE, ..op("arm_sme.intr.usmops.wide", "Subtracts an outer product from a tile.") };
    ARM_SME_INTR_WRITE_HORIZ = OpDef { operands: &WRITE, attrs: TILE, verify: Some(slice_write), ..op("arm_sme.intr.write.horiz", "Moves a vector to a slice of a tile.") };
    ARM_SME_INTR_WRITE_VERT = OpDef { operands: &WRITE, attrs: TILE, verify: Some(slice_write), ..op("arm_sme.intr.write.vert", "Moves a vector to a slice of a tile.") };
    ARM_SME_INTR_ZERO = OpDef { attrs: &[attr(Sym::TILE_MASK, AttrKind::Int(Type::I32))], ..op("arm_sme.intr.zero", "Makes tiles zero.") };
    VCIX_V_IV = OpDef {
        operands: &[one!("vs2", &LLVM_VECTOR), opt!("vl", &VCIX_LENGTH)], results: &[one!("res", &LLVM_VECTOR)],
        attrs: &[attr(Sym::OPCODE, AttrKind::Any), attr(Sym::IMM, AttrKind::Any)],
        ..op("vcix.v.iv", "An instruction of a coprocessor, of a vector and a small number.") };
    VCIX_V_SV = OpDef {
        operands: &[one!("vs2", &LLVM_VECTOR), one!("op1", &VCIX_OPERAND), opt!("vl", &VCIX_LENGTH)], results: &[one!("res", &LLVM_VECTOR)],
        attrs: &[attr(Sym::OPCODE, AttrKind::Any)],
        ..op("vcix.v.sv", "An instruction of a coprocessor, of a vector and a vector or scalar.") };
}
}
pub use table::*;
