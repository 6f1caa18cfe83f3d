//! The `bufferization` dialect: between tensors and memrefs, and who frees what. Source: MLIR documentation,
//! "'bufferization' Dialect".

use alloc::format;
use alloc::vec::Vec;

use super::memref_verify::{compatible_shapes, fail};
use crate::attr::AttrData;
use crate::constraint as c;
use crate::constraint::constraints;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::row::*;
use crate::segments::operand_field;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;
use crate::ty::{DYNAMIC, TypeData as T};

constraints! {
    /// Any tensor.
    TENSOR: "tensor of any type values", |cx, t| matches!(cx.type_data(t), T::Tensor { .. } | T::UnrankedTensor(_));
    /// A tensor or a memref.
    SHAPED: "shaped of any type values", |cx, t| cx.shape_of(t).is_some() || matches!(cx.type_data(t), T::UnrankedTensor(_) | T::UnrankedMemRef { .. });
}

const READ_ONLY: &[AttrField] = &[opt_attr(Sym::READ_ONLY, AttrKind::Unit)];
const PROMISES: &[AttrField] = &[opt_attr(Sym::RESTRICT, AttrKind::Unit), opt_attr(Sym::WRITABLE, AttrKind::Unit)];

#[rustfmt::skip]
mod table {
use super::*;
dialect! {
    start crate::dialect::tensor::END;
    ALLOC_TENSOR = OpDef { operands: &[var!("dynamic_sizes", &c::INDEX), opt!("copy", &TENSOR), opt!("size_hint", &c::INDEX)], results: &[one!("result", &TENSOR)], attrs: &[opt_attr(Sym::MEMORY_SPACE, AttrKind::Any)], traits: Traits::ATTR_SIZED_OPERANDS, format: custom!(parse_alloc_tensor, print_alloc_tensor), verify: Some(verify_alloc_tensor), ..op("bufferization.alloc_tensor", "A tensor with a buffer of its own.") };
    CLONE = OpDef { operands: &[one!("input", &c::ANY_MEMREF)], results: &[one!("output", &c::ANY_MEMREF)], traits: traits(&[Traits::READS, Traits::WRITES, Traits::ALLOCATES]), format: Format::Asm("$input attr-dict ':' type($input) 'to' type($output)"), fold: Some(crate::dialect::memref_fold::source_cast), ..op("bufferization.clone", "A buffer with the same content.") };
    DEALLOC = OpDef { operands: &[var!("memrefs", &c::ANY_MEMREF), var!("conditions", &c::I1), var!("retained", &c::ANY_MEMREF)], results: &[var!("updatedConditions", &c::I1)], traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::FREES]), format: custom!(parse_dealloc, print_dealloc), verify: Some(verify_dealloc), ..op("bufferization.dealloc", "Frees the buffers that nobody retains.") };
    DEALLOC_TENSOR = OpDef { operands: &[one!("tensor", &TENSOR)], traits: Traits::FREES, format: Format::Asm("$tensor attr-dict ':' type($tensor)"), ..op("bufferization.dealloc_tensor", "Frees the buffer of a tensor.") };
    MATERIALIZE_IN_DESTINATION = OpDef { operands: &[one!("source", &TENSOR), one!("dest", &SHAPED)], results: &[opt!("result", &TENSOR)], attrs: PROMISES, traits: traits(&[Traits::READS, Traits::WRITES]), format: Format::Asm("$source 'in' ('restrict' $restrict^)? ('writable' $writable^)? $dest attr-dict ':' functional-type(operands, results)"), verify: Some(verify_materialize), ..op("bufferization.materialize_in_destination", "Puts a tensor where another one, or a buffer, is.") };
    TO_BUFFER = OpDef { operands: &[one!("tensor", &TENSOR)], results: &[one!("buffer", &c::ANY_MEMREF)], attrs: READ_ONLY, traits: traits(&[Traits::PURE, Traits::SINCE_20]), format: Format::Asm("$tensor ('read_only' $read_only^)? attr-dict ':' type($tensor) 'to' type($buffer)"), verify: Some(verify_same), fold: Some(buffer_of_buffer), ..op("bufferization.to_buffer", "The buffer of a tensor.") };
    TO_MEMREF = OpDef { operands: &[one!("tensor", &TENSOR)], results: &[one!("memref", &c::ANY_MEMREF)], attrs: READ_ONLY, traits: traits(&[Traits::PURE, Traits::ONLY_19]), extra: &RowExtra { types: &[TypeRule::From("tensor", "memref", tensor_of, "type of 'tensor' is the tensor equivalent of 'memref'")], ..NO_EXTRA }, format: Format::Asm("$tensor ('read_only' $read_only^)? attr-dict ':' type($memref)"), fold: Some(buffer_of_buffer), ..op("bufferization.to_memref", "The buffer of a tensor.") };
    TO_TENSOR = OpDef { operands: &[one!("buffer", &c::ANY_MEMREF)], results: &[one!("result", &TENSOR)], attrs: PROMISES, traits: Traits::READS, format: custom!(parse_to_tensor, print_to_tensor), verify: Some(verify_same), ..op("bufferization.to_tensor", "The tensor of a buffer.") };
}
}
pub use table::*;

/// The buffer of a tensor of a buffer of the same type.
fn buffer_of_buffer(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some(def) = m.def_op(m.operand(op, 0)).filter(|&d| m.kind(d) == TO_TENSOR) else { return false };
    let buffer = m.operand(def, 0);
    let same = m.ty(buffer) == m.ty(m.result(op, 0));
    if same {
        out.push(Folded::Value(buffer));
    }
    same
}

/// The tensor type of the shape and the elements of a memref.
pub(crate) fn tensor_of(cx: &mut crate::context::Context, ty: Type) -> Option<Type> {
    let data = match cx.type_data(ty) {
        T::MemRef { dims, elem, .. } => T::Tensor { dims, elem, encoding: crate::id::Attr::NONE },
        T::UnrankedMemRef { elem, .. } => T::UnrankedTensor(elem),
        _ => return None,
    };
    Some(cx.ty(data))
}

// Syntax.

fn segments(p: &mut Parser<'_>, s: &mut OpState, sizes: [usize; 3]) {
    let sizes = p.m.cx.i32_array(&sizes.map(|n| n as i32));
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
}

/// `(%n, %m) copy(%t) size_hint=%h {attrs} : type`
fn parse_alloc_tensor(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut sizes = Vec::new();
    p.operand_list(Delim::Paren, &mut sizes)?;
    let (mut copy, mut hint) = (None, None);
    if p.eat("copy") {
        p.expect("(")?;
        copy = Some(p.operand()?);
        p.expect(")")?;
    }
    if p.eat("size_hint") {
        p.expect("=")?;
        hint = Some(p.operand()?);
    }
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let all = sizes.iter().map(|&v| (v, Type::INDEX)).chain(copy.map(|v| (v, ty))).chain(hint.map(|v| (v, Type::INDEX)));
    for (v, ty) in all {
        let v = p.resolve(v, ty)?;
        s.operands.push(v);
    }
    s.results.push(ty);
    segments(p, s, [sizes.len(), usize::from(copy.is_some()), usize::from(hint.is_some())]);
    Ok(())
}

fn print_alloc_tensor(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s("(");
    p.values(operand_field(m, op, 0));
    p.s(")");
    if let Some(&v) = operand_field(m, op, 1).first() {
        p.s(" copy(");
        p.value(v);
        p.s(")");
    }
    if let Some(&v) = operand_field(m, op, 2).first() {
        p.s(" size_hint=");
        p.value(v);
    }
    p.attr_dict(op, &[Sym::OPERAND_SEGMENT_SIZES]);
    p.s(" : ");
    p.ty(m.ty(m.result(op, 0)));
}

/// `(%a, %b : types)`, or `()` if that may be; how many there are.
pub(super) fn typed(p: &mut Parser<'_>, s: &mut OpState, may_be_empty: bool) -> Parse<usize> {
    let loc = p.loc();
    let (mut values, mut types): (Vec<Unresolved>, Vec<Type>) = (Vec::new(), Vec::new());
    p.expect("(")?;
    if may_be_empty && p.eat(")") {
        return Ok(0);
    }
    loop {
        values.push(p.operand()?);
        if !p.eat(",") {
            break;
        }
    }
    p.expect(":")?;
    loop {
        types.push(p.ty()?);
        if !p.eat(",") {
            break;
        }
    }
    p.expect(")")?;
    p.resolve_all(&values, &types, loc, &mut s.operands)?;
    Ok(values.len())
}

/// `(%m : types) if (%c) retain (%r : types) {attrs}`
fn parse_dealloc(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut sizes = [0; 3];
    if p.at("(") {
        sizes[0] = typed(p, s, false)?;
        p.expect("if")?;
        let mut conditions = Vec::new();
        p.operand_list(Delim::Paren, &mut conditions)?;
        sizes[1] = conditions.len();
        for v in conditions {
            let v = p.resolve(v, Type::I1)?;
            s.operands.push(v);
        }
    }
    if p.eat("retain") {
        sizes[2] = typed(p, s, false)?;
    }
    p.opt_attr_dict(&mut s.attrs)?;
    s.results.resize(sizes[2], Type::I1);
    segments(p, s, sizes);
    Ok(())
}

fn print_dealloc(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    for (field, before) in [(0, " ("), (2, " retain (")] {
        let values = operand_field(m, op, field);
        if values.is_empty() {
            continue;
        }
        p.s(before);
        p.values(values);
        p.s(" : ");
        p.types_of(values);
        p.s(")");
        if field == 0 {
            p.s(" if (");
            p.values(operand_field(m, op, 1));
            p.s(")");
        }
    }
    p.attr_dict(op, &[Sym::OPERAND_SEGMENT_SIZES]);
}

/// `%m restrict writable {attrs} : type to type`; one type only in release 19.
fn parse_to_tensor(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let v = p.operand()?;
    for (word, name) in [("restrict", Sym::RESTRICT), ("writable", Sym::WRITABLE)] {
        if p.eat(word) {
            s.attrs.push((name, crate::id::Attr::UNIT));
        }
    }
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let ty = p.ty()?;
    let today = p.opts.release.version >= 20;
    let result = if today && (p.strict() || p.at("to")) {
        p.expect("to")?;
        p.ty()?
    } else {
        if today {
            p.older("to-tensor", loc, "`bufferization.to_tensor` of one type", "`: M to T`")?;
        }
        match tensor_of(&mut p.m.cx, ty) {
            Some(t) => t,
            None => return Err(p.error(loc, "expected-memref", "expected a memref type")),
        }
    };
    let v = p.resolve(v, ty)?;
    s.operands.push(v);
    s.results.push(result);
    Ok(())
}

fn print_to_tensor(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    p.value(m.operand(op, 0));
    for (word, name) in [(" restrict", Sym::RESTRICT), (" writable", Sym::WRITABLE)] {
        if m.attr(op, name).is_some() {
            p.s(word);
        }
    }
    p.attr_dict(op, &[Sym::RESTRICT, Sym::WRITABLE]);
    p.s(" : ");
    p.ty(m.ty(m.operand(op, 0)));
    if p.release().version >= 20 {
        p.s(" to ");
        p.ty(m.ty(m.result(op, 0)));
    }
}

// Verifiers.

fn verify_alloc_tensor(m: &Module, op: Op, d: &mut Diags) {
    let (sizes, copy) = (operand_field(m, op, 0).len(), operand_field(m, op, 1));
    let ty = m.ty(m.result(op, 0));
    let Some(dims) = m.cx.shape_of(ty) else {
        return fail(m, op, d, "type-mismatch", "the result must be a ranked tensor");
    };
    if !copy.is_empty() && sizes > 0 {
        return fail(m, op, d, "dynamic-size-count", "takes sizes or a tensor to copy, not both");
    }
    let want = dims.iter().filter(|&&n| n == DYNAMIC).count();
    if copy.is_empty() && sizes != want {
        return fail(m, op, d, "dynamic-size-count", format!("needs one size for each of the {want} dynamic dimensions of its type, got {sizes}"));
    }
    if copy.first().is_some_and(|&v| m.ty(v) != ty) {
        fail(m, op, d, "type-mismatch", "the tensor to copy must have the type of the result");
    }
}

fn verify_dealloc(m: &Module, op: Op, d: &mut Diags) {
    let [buffers, conditions, retained] = [0, 1, 2].map(|i| operand_field(m, op, i).len());
    if buffers != conditions {
        return fail(m, op, d, "operand-count", format!("needs a condition for each of the {buffers} buffers, got {conditions}"));
    }
    if retained != m.n_results(op) {
        fail(m, op, d, "result-count", format!("has a result for each of the {retained} retained buffers, got {}", m.n_results(op)));
    }
}

fn verify_materialize(m: &Module, op: Op, d: &mut Diags) {
    let (source, dest) = (m.ty(m.operand(op, 0)), m.ty(m.operand(op, 1)));
    let is_tensor = matches!(m.cx.type_data(dest), T::Tensor { .. } | T::UnrankedTensor(_));
    let promises = [Sym::RESTRICT, Sym::WRITABLE].map(|n| m.attr(op, n).is_some());
    if m.cx.elem_type(source) != m.cx.elem_type(dest) {
        return fail(m, op, d, "element-type-mismatch", "source and destination must have the same element type");
    }
    if is_tensor != (m.n_results(op) == 1) {
        return fail(m, op, d, "result-count", "has a result exactly when the destination is a tensor");
    }
    if is_tensor && promises != [false; 2] || !is_tensor && !promises[1] {
        return fail(m, op, d, "promises", "'writable' must be given for a buffer and 'restrict' for nothing else");
    }
    let shapes = (m.cx.shape_of(source), m.cx.shape_of(dest));
    if !matches!(shapes, (Some(a), Some(b)) if compatible_shapes(a, b)) {
        return fail(m, op, d, "shape-mismatch", "source and destination must have the same shape");
    }
    if is_tensor && m.ty(m.result(op, 0)) != dest {
        fail(m, op, d, "type-mismatch", "the result must have the type of the destination");
    }
}

/// The tensor and the buffer have the same shape and the same elements.
fn verify_same(m: &Module, op: Op, d: &mut Diags) {
    let (a, b) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    if m.cx.elem_type(a) != m.cx.elem_type(b) || m.cx.shape_of(a) != m.cx.shape_of(b) {
        fail(m, op, d, "type-mismatch", "the tensor must have the shape and the elements of the buffer");
    }
}

/// Attributes of the dialect on an argument of a function: what they may be, and where.
pub(super) fn verify_argument(m: &Module, op: Op, attrs: Attr, d: &mut Diags) {
    for (name, value) in m.cx.dict_entries(attrs) {
        let Some(word) = m.cx.str(name).strip_prefix("bufferization.") else { continue };
        let wrong = match (word, m.cx.attr_data(value)) {
            ("access", AttrData::String { text, .. }) if !matches!(m.cx.str(text), "none" | "read" | "write" | "read-write") => {
                "is one of \"none\", \"read\", \"write\" and \"read-write\""
            }
            ("access", AttrData::String { .. }) | ("buffer_layout", AttrData::AffineMap(_) | AttrData::Strided { .. }) => continue,
            ("access", _) => "is a string",
            ("writable", _) if !matches!(value, Attr::TRUE | Attr::FALSE) => "is a boolean",
            ("writable", _) if m.entry_block(op, 0).is_none() => "stands on functions with a body only",
            ("writable", _) => continue,
            ("buffer_layout", _) => "is the layout of a memref",
            _ => "is unknown: arguments have `access`, `buffer_layout` and `writable`",
        };
        fail(m, op, d, "bufferization-attribute", format!("has an argument whose attribute 'bufferization.{word}' {wrong}"));
    }
}
