//! What the `nvvm` dialect writes in its own way: pointers by their address space, and products of matrices with the
//! registers of each matrix in brackets and their types once. Source: what mlir-opt 19 and 22 print.

use alloc::vec::Vec;

use super::custom::{Directive, directive};
use super::enums::{ENUMS, NVVM_MMA_TYPE};
use super::{llvm_type, nvvm, nvvm_19};
use crate::attr::AttrData;
use crate::context::Context;
use crate::id::{Attr, Op, Opcode, Sym, Type};
use crate::row::OpRow;
use crate::segments::operand_field;
use crate::text::format::{Element, Values};
use crate::text::parse::{Delim, FormatState, OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::{FloatKind, TypeData as T};

/// The dialect's directives.
pub static DIRECTIVES: &[Directive] =
    &[directive("Pointer", parse_pointer, print_pointer, |_, _, _| true), directive("Fixed", parse_fixed, |_, _, _| {}, |_, _, _| false)];

/// Nothing is written: the operand is a pointer to this address space, or the integer of 128 bits.
fn parse_fixed(p: &mut Parser<'_>, s: &mut FormatState, _: &'static OpRow, args: &[Element]) -> Parse<()> {
    if let [Element::Literal(space), Element::Type(Values::Operand(i))] = args {
        let ty = match space.parse() {
            Ok(128) => p.m.cx.int_type(128),
            Ok(space) => p.m.cx.ptr_type(space),
            Err(_) => return Ok(()),
        };
        s.operand_types[*i as usize].push(ty);
    }
    Ok(())
}

/// `<3>`, or a whole type
fn parse_pointer(p: &mut Parser<'_>, s: &mut FormatState, _: &'static OpRow, args: &[Element]) -> Parse<()> {
    let loc = p.loc();
    let ty = if p.at("<") { p.llvm_ptr(loc)? } else { p.ty()? };
    match args.first() {
        Some(Element::Type(Values::Operand(i))) => s.operand_types[*i as usize].push(ty),
        Some(Element::Type(Values::Result(i))) => s.result_types[*i as usize].push(ty),
        _ => {}
    }
    Ok(())
}

fn print_pointer(p: &mut Printer<'_>, op: Op, args: &[Element]) {
    let m = p.m;
    let Some(&Element::Type(Values::Operand(i))) = args.first() else { return };
    let Some(&v) = operand_field(m, op, i as usize).first() else { return };
    match m.cx.type_data(m.ty(v)) {
        T::LlvmPtr { space } if space != 0 => {
            p.s("<");
            p.uint(u64::from(space));
            p.s(">");
        }
        _ => p.ty(m.ty(v)),
    }
}

/// The three matrices, whose types are written; the last one is added.
const MATRICES: [&str; 3] = ["A", "B", "C"];
/// What tells where the numbers of a sparse matrix are.
const SPARSE: [(&str, &[Type]); 2] = [("sparseMetadata", &[Type::I32]), ("selector", &[Type::I32])];
/// Scales, and which bytes and threads hold them.
const SCALES: [(&str, &[Type]); 2] = [("scaleA", &SCALE), ("scaleB", &SCALE)];
const SCALE: [Type; 3] = [Type::I32, Type::I16, Type::I16];

/// The groups behind the matrices.
fn more(opcode: Opcode) -> impl Iterator<Item = (&'static str, &'static [Type])> {
    let sparse = opcode == nvvm::NVVM_MMA_SP_SYNC || opcode == nvvm::NVVM_MMA_SP_BLOCK_SCALE;
    let scaled = opcode == nvvm::NVVM_MMA_BLOCK_SCALE || opcode == nvvm::NVVM_MMA_SP_BLOCK_SCALE;
    SPARSE.into_iter().filter(move |_| sparse).chain(SCALES.into_iter().filter(move |_| scaled))
}

/// The name of the type of a matrix's elements, where the type of a register says it.
pub fn element(cx: &Context, ty: Type, sum: bool) -> Option<&'static str> {
    // Structs of structs as deep as types nest are no registers.
    let ty = match cx.type_data(ty) {
        T::LlvmStruct { .. } => *llvm_type::struct_fields(cx, ty)?.first()?,
        _ => ty,
    };
    match cx.type_data(ty) {
        T::Float(FloatKind::F64) => Some("f64"),
        T::Float(FloatKind::F16) => Some("f16"),
        T::Float(FloatKind::F32) => Some(if sum { "f32" } else { "tf32" }),
        T::Vector { elem, .. } if elem == Type::F16 && cx.shape_of(ty) == Some(&[2]) => Some("f16"),
        T::Integer { .. } if sum => Some("s32"),
        _ => None,
    }
}

/// `A[...] B[...] C[...] sparseMetadata[...] selector[...] scaleA[...] scaleB[...] {...} : (a, b, c) -> struct`
pub fn parse(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let opcode = p.opcode;
    let mut groups = Vec::new();
    for name in MATRICES.into_iter().chain(more(opcode).map(|g| g.0)) {
        p.expect(name)?;
        let mut values = Vec::new();
        p.operand_list(Delim::Square, &mut values)?;
        groups.push(values);
    }
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let (mut types, mut results) = (Vec::new(), Vec::new());
    p.function_type(&mut types, &mut results)?;
    if types.len() != MATRICES.len() {
        return Err(p.error(loc, "operand-count", "expected one type for each of the three matrices"));
    }
    s.results.append(&mut results);
    let mut sizes = Vec::new();
    for (values, &ty) in groups.iter().zip(&types) {
        let all = alloc::vec![ty; values.len()];
        p.resolve_all(values, &all, loc, &mut s.operands)?;
        sizes.push(values.len());
    }
    for (values, (_, types)) in groups[MATRICES.len()..].iter().zip(more(opcode)) {
        p.resolve_all(values, types, loc, &mut s.operands)?;
        sizes.extend(types.iter().map(|_| 1));
    }
    let sizes = p.sizes_attr(sizes.into_iter());
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    for (ty, name) in types.iter().zip([Sym::MULTIPLICAND_A_PTX_TYPE, Sym::MULTIPLICAND_B_PTX_TYPE]) {
        if s.attr(name).is_some() {
            continue;
        }
        let Some(value) = element(&p.m.cx, *ty, false).and_then(|t| ENUMS[NVVM_MMA_TYPE as usize].value(t)) else {
            return Err(p.error(
                loc,
                "missing-attribute",
                "the types of the elements are not written, and do not follow from those of the registers",
            ));
        };
        let value = p.m.cx.attr(AttrData::Enum { def: NVVM_MMA_TYPE, value });
        s.attrs.push((name, value));
    }
    Ok(())
}

/// The counterpart of [`parse`].
pub fn print(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let opcode = m.kind(op);
    // The oldest of these operations is written with two blanks.
    let wide = opcode == nvvm::NVVM_MMA_SYNC || opcode == nvvm_19::NVVM_MMA_SYNC_19;
    let mut field = 0;
    for (name, n) in MATRICES.into_iter().map(|n| (n, 1)).chain(more(opcode).map(|g| (g.0, g.1.len()))) {
        p.s(if wide && field > 0 { "  " } else { " " });
        p.s(name);
        p.s("[");
        let values: Vec<_> = (field..field + n).flat_map(|f| operand_field(m, op, f)).copied().collect();
        p.values(&values);
        p.s("]");
        field += n;
    }
    let types: Vec<Type> = (0..MATRICES.len()).filter_map(|f| operand_field(m, op, f).first().map(|&v| m.ty(v))).collect();
    // Whether the elements' types go without saying is asked of the registers of the first matrix by the oldest operation.
    let mut elided = alloc::vec![Sym::OPERAND_SEGMENT_SIZES];
    for (i, name) in [Sym::MULTIPLICAND_A_PTX_TYPE, Sym::MULTIPLICAND_B_PTX_TYPE].into_iter().enumerate() {
        let ty = types.get(if wide { 0 } else { i });
        if ty.is_some_and(|&t| element(&m.cx, t, false).is_some()) {
            elided.push(name);
        }
    }
    let said = m.cx.dict_entries(m.op_record[op].attrs).any(|(name, value)| !elided.contains(&name) && value != Attr::NONE);
    p.s(if wide && said { " " } else { "" });
    p.attr_dict(op, &elided);
    p.s(if wide && !said { "  : (" } else { " : (" });
    p.types(types);
    p.s(") -> ");
    p.result_types(m.results(op).map(|v| m.ty(v)));
}
