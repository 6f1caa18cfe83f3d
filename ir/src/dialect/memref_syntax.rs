//! Syntax of the `memref` dialect that formats cannot say: custom directives and custom forms.

use alloc::vec::Vec;

use super::custom::{Directive, directive};
use super::memref;
use crate::attr::{AffineMap, AttrData, ExprData};
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::row::OpRow;
use crate::text::format::Element;
use crate::text::parse::{Delim, FormatState, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;
use crate::ty::{DYNAMIC, TypeData};

/// The directive that reads [`index_list`] into an operand field and an attribute field.
pub const INDEX_LIST: &str = "DynamicIndexList";

/// The directives of this dialect.
pub static DIRECTIVES: &[Directive] = &[
    directive(INDEX_LIST, parse_dynamic_index_list, print_dynamic_index_list, |_, _, _| true),
    directive("GlobalMemrefOpTypeAndInitialValue", parse_global_type, print_global_type, |_, _, _| true),
];

/// Reads `[%i, 2, %j]`: numbers go to `statics`, values to `dynamics`, with [`DYNAMIC`] in their place.
pub fn index_list(p: &mut Parser<'_>, delim: Delim, statics: &mut Vec<i64>, dynamics: &mut Vec<Unresolved>) -> Parse<()> {
    p.list(delim, |p| {
        if let Some(v) = p.opt_operand()? {
            dynamics.push(v);
            statics.push(DYNAMIC);
            return Ok(());
        }
        let loc = p.loc();
        match p.opt_integer()? {
            Some(n) => {
                statics.push(n);
                Ok(())
            }
            None => Err(p.error(loc, "expected-index", "expected a value or an integer in this list")),
        }
    })
}

/// Writes `[%i, 2, %j]` (with the brackets).
pub fn print_index_list(p: &mut Printer<'_>, statics: &[i64], dynamics: &[Value]) {
    let mut next = dynamics.iter();
    p.s("[");
    for (i, &n) in statics.iter().enumerate() {
        if i > 0 {
            p.s(", ");
        }
        match next.clone().next() {
            Some(&v) if n == DYNAMIC => {
                next.next();
                p.value(v);
            }
            _ => print_int(p, n),
        }
    }
    p.s("]");
}

/// Writes a number without the formatting machinery.
fn print_int(p: &mut Printer<'_>, n: i64) {
    let mut digits = [0u8; 20];
    let (mut at, mut rest) = (digits.len(), n.unsigned_abs());
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if n < 0 {
        p.s("-");
    }
    p.s(core::str::from_utf8(&digits[at..]).unwrap_or(""));
}

/// The operand and attribute fields that the arguments of `DynamicIndexList` name.
pub(crate) fn list_fields(args: &[Element]) -> Option<(u8, u8)> {
    match args {
        [Element::Operand(o), Element::Attr(a), ..] => Some((*o, *a)),
        _ => None,
    }
}

fn parse_dynamic_index_list(p: &mut Parser<'_>, st: &mut FormatState, row: &'static OpRow, args: &[Element]) -> Parse<()> {
    let Some((operand, attr)) = list_fields(args) else { return Ok(()) };
    let (mut statics, mut dynamics) = (Vec::new(), Vec::new());
    index_list(p, Delim::Square, &mut statics, &mut dynamics)?;
    let a = p.m.cx.i64_array(&statics);
    st.op.attrs.push((row.attrs[attr as usize].name, a));
    st.operands[operand as usize] = dynamics;
    Ok(())
}

fn print_dynamic_index_list(p: &mut Printer<'_>, op: Op, args: &[Element]) {
    let Some((operand, attr)) = list_fields(args) else { return };
    let row = p.m.row(op);
    let statics = p.m.attr(op, row.attrs[attr as usize].name).and_then(|a| p.m.cx.int_array(a)).unwrap_or_default();
    let m = p.m;
    print_index_list(p, &statics, crate::segments::operand_field(m, op, operand as usize));
}

/// The tensor type that the initial value of a global of this memref type has.
pub fn initial_value_type(p: &mut crate::context::Context, memref: Type) -> Option<Type> {
    let TypeData::MemRef { dims, elem, .. } = p.type_data(memref) else { return None };
    Some(p.ty(TypeData::Tensor { dims, elem, encoding: Attr::NONE }))
}

fn parse_global_type(p: &mut Parser<'_>, st: &mut FormatState, _: &'static OpRow, _: &[Element]) -> Parse<()> {
    let loc = p.loc();
    let ty = p.ty()?;
    let Some(tensor) = initial_value_type(&mut p.m.cx, ty) else {
        return Err(p.error(loc, "invalid-global-type", "a global must have a ranked memref type of static sizes"));
    };
    let a = p.m.cx.type_attr(ty);
    st.op.attrs.push((Sym::TYPE, a));
    if !p.eat("=") {
        return Ok(());
    }
    if p.eat("uninitialized") {
        st.op.attrs.push((Sym::INITIAL_VALUE, Attr::UNIT));
        return Ok(());
    }
    let value = p.attr(Some(tensor))?;
    st.op.attrs.push((Sym::INITIAL_VALUE, value));
    Ok(())
}

fn print_global_type(p: &mut Printer<'_>, op: Op, _: &[Element]) {
    if let Some(ty) = p.m.attr(op, Sym::TYPE).and_then(|a| p.m.cx.type_value(a)) {
        p.ty(ty);
    }
    match p.m.attr(op, Sym::INITIAL_VALUE) {
        None => {}
        Some(Attr::UNIT) => p.s(" = uninitialized"),
        Some(value) => {
            p.s(" = ");
            p.attr_bare(value);
        }
    }
}

// alloca_scope

/// `-> (types) { ... } {attrs}`
pub fn parse_alloca_scope(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    if p.eat("->") {
        p.result_types(&mut st.results)?;
    }
    let region = p.region(memref::ALLOCA_SCOPE, &[], false)?;
    st.regions.push(region);
    p.opt_attr_dict(&mut st.attrs)
}

/// Writes the same; the terminator only when it has operands to show.
pub fn print_alloca_scope(p: &mut Printer<'_>, op: Op) {
    p.s(" ");
    let n = p.m.n_results(op);
    if n > 0 {
        p.s(" -> (");
        p.types(p.m.results(op).map(|v| p.m.ty(v)));
        p.s(")");
    }
    p.s(" ");
    if let Some(&r) = p.m.op_regions(op).first() {
        p.region(r, false, n > 0);
    }
    p.attr_dict(op, &[]);
}

// generic_atomic_rmw

/// `%memref[%i] : type { ... } {attrs}`
pub fn parse_generic_atomic_rmw(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let memref = p.operand()?;
    let mut indices = Vec::new();
    p.operand_list(Delim::Square, &mut indices)?;
    p.expect(":")?;
    let loc = p.loc();
    let ty = p.ty()?;
    let TypeData::MemRef { elem, .. } = p.m.cx.type_data(ty) else {
        return Err(p.error(loc, "expected-memref", "expected a ranked memref type"));
    };
    let v = p.resolve(memref, ty)?;
    st.operands.push(v);
    resolve_indices(p, &indices, &mut st.operands)?;
    st.results.push(elem);
    let region = p.region(memref::GENERIC_ATOMIC_RMW, &[], false)?;
    st.regions.push(region);
    p.opt_attr_dict(&mut st.attrs)
}

/// Writes the same.
pub fn print_generic_atomic_rmw(p: &mut Printer<'_>, op: Op) {
    p.s(" ");
    print_access(p, p.m.operands(op));
    p.s(" : ");
    if let Some(&v) = p.m.operands(op).first() {
        p.ty(p.m.ty(v));
    }
    p.s(" ");
    if let Some(&r) = p.m.op_regions(op).first() {
        p.region(r, true, true);
    }
    p.attr_dict(op, &[]);
}

fn resolve_indices(p: &mut Parser<'_>, indices: &[Unresolved], out: &mut Vec<Value>) -> Parse<()> {
    for &i in indices {
        let v = p.resolve(i, Type::INDEX)?;
        out.push(v);
    }
    Ok(())
}

/// Writes `%memref[%i, %j]` of a memref followed by its indices.
fn print_access(p: &mut Printer<'_>, operands: &[Value]) {
    if let [memref, indices @ ..] = operands {
        p.value(*memref);
        p.s("[");
        p.values(indices);
        p.s("]");
    }
}

// prefetch

/// `%memref[%i], read, locality<3>, data : type`
pub fn parse_prefetch(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let memref = p.operand()?;
    let mut indices = Vec::new();
    p.operand_list(Delim::Square, &mut indices)?;
    p.expect(",")?;
    let write = either(p, ["read", "write"])?;
    p.expect(",")?;
    p.expect("locality")?;
    p.expect("<")?;
    let hint = p.attr(Some(Type::I32))?;
    p.expect(">")?;
    p.expect(",")?;
    let data = either(p, ["instr", "data"])?;
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let v = p.resolve(memref, ty)?;
    st.operands.push(v);
    resolve_indices(p, &indices, &mut st.operands)?;
    st.attrs.push((Sym::IS_WRITE, if write { Attr::TRUE } else { Attr::FALSE }));
    st.attrs.push((Sym::LOCALITY_HINT, hint));
    st.attrs.push((Sym::IS_DATA_CACHE, if data { Attr::TRUE } else { Attr::FALSE }));
    Ok(())
}

/// Reads one of two words; whether it is the second.
fn either(p: &mut Parser<'_>, words: [&str; 2]) -> Parse<bool> {
    let loc = p.loc();
    match p.opt_word_of(&words) {
        Some(i) => Ok(i == 1),
        None => Err(p.error(loc, "expected-keyword", alloc::format!("expected `{}` or `{}`", words[0], words[1]))),
    }
}

/// Writes the same.
pub fn print_prefetch(p: &mut Printer<'_>, op: Op) {
    let is = |name| p.m.attr(op, name) == Some(Attr::TRUE);
    let (write, data) = (is(Sym::IS_WRITE), is(Sym::IS_DATA_CACHE));
    p.s(" ");
    print_access(p, p.m.operands(op));
    p.s(if write { ", write, locality<" } else { ", read, locality<" });
    if let Some(hint) = p.m.attr(op, Sym::LOCALITY_HINT).and_then(|a| p.m.cx.int_value(a)) {
        print_int(p, hint);
    }
    p.s(if data { ">, data" } else { ">, instr" });
    p.attr_dict(op, &[Sym::IS_WRITE, Sym::LOCALITY_HINT, Sym::IS_DATA_CACHE]);
    p.s(" : ");
    if let Some(&v) = p.m.operands(op).first() {
        p.ty(p.m.ty(v));
    }
}

// transpose

/// `%in (i, j) -> (j, i) : type to type`
pub fn parse_transpose(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let input = p.operand()?;
    let mut names: Vec<&str> = Vec::new();
    p.list(Delim::Paren, |p| {
        let loc = p.loc();
        let name = p.word()?;
        if names.contains(&name) {
            return Err(p.error(loc, "duplicate-dimension", alloc::format!("dimension `{name}` is named twice")));
        }
        names.push(name);
        Ok(())
    })?;
    p.expect("->")?;
    let mut exprs = Vec::new();
    p.list(Delim::Paren, |p| {
        let loc = p.loc();
        let name = p.word()?;
        let Some(i) = names.iter().position(|n| *n == name) else {
            return Err(p.error(loc, "unknown-dimension", alloc::format!("no dimension is named `{name}`")));
        };
        exprs.push(p.m.cx.expr_raw(ExprData::Dim(i as u32)).0);
        Ok(())
    })?;
    let exprs = p.m.cx.lists.intern(&exprs);
    let map = p.m.cx.attr(AttrData::AffineMap(AffineMap { n_dims: names.len() as u32, n_syms: 0, exprs }));
    st.attrs.push((Sym::PERMUTATION, map));
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let from = p.ty()?;
    p.expect("to")?;
    let to = p.ty()?;
    let v = p.resolve(input, from)?;
    st.operands.push(v);
    st.results.push(to);
    Ok(())
}

/// Writes the same with dimensions named `d0`, `d1`, ...
pub fn print_transpose(p: &mut Printer<'_>, op: Op) {
    p.s(" ");
    p.values(p.m.operands(op));
    if let Some(AttrData::AffineMap(map)) = p.m.attr(op, Sym::PERMUTATION).map(|a| p.m.cx.attr_data(a)) {
        p.s(" (");
        print_dims(p, (0..map.n_dims).map(Some));
        p.s(") -> (");
        let m = p.m;
        print_dims(
            p,
            m.cx.map_exprs(map).map(|e| match m.cx.expr_data(e) {
                ExprData::Dim(d) => Some(d),
                _ => None,
            }),
        );
        p.s(")");
    }
    p.attr_dict(op, &[Sym::PERMUTATION]);
    print_conversion(p, op);
}

fn print_dims(p: &mut Printer<'_>, dims: impl Iterator<Item = Option<u32>>) {
    for (i, d) in dims.enumerate() {
        p.s(if i > 0 { ", d" } else { "d" });
        if let Some(d) = d {
            print_int(p, i64::from(d));
        }
    }
}

/// Writes ` : from to into` of an operation with one operand and one result.
fn print_conversion(p: &mut Printer<'_>, op: Op) {
    p.s(" : ");
    p.types(p.m.operands(op).iter().map(|&v| p.m.ty(v)));
    p.s(" to ");
    p.types(p.m.results(op).map(|v| p.m.ty(v)));
}

// distinct_objects

/// `%a, %b : type, type`
pub fn parse_distinct_objects(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let mut operands = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    p.type_list(&mut st.results)?;
    p.resolve_all(&operands, &st.results, loc, &mut st.operands)
}

/// Writes the same.
pub fn print_distinct_objects(p: &mut Printer<'_>, op: Op) {
    p.s(" ");
    p.values(p.m.operands(op));
    p.attr_dict(op, &[]);
    p.s(" : ");
    p.types(p.m.operands(op).iter().map(|&v| p.m.ty(v)));
}

// assume_alignment

/// `%memref, 16 : type`; the result of the memref's type exists since release 20.
pub fn parse_assume_alignment(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let memref = p.operand()?;
    p.expect(",")?;
    let alignment = p.attr(Some(Type::I32))?;
    st.attrs.push((Sym::ALIGNMENT, alignment));
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let v = p.resolve(memref, ty)?;
    st.operands.push(v);
    if p.opts.release.assume_alignment_result {
        st.results.push(ty);
    }
    Ok(())
}

/// Writes the same.
pub fn print_assume_alignment(p: &mut Printer<'_>, op: Op) {
    p.s(" ");
    p.values(p.m.operands(op));
    p.s(", ");
    if let Some(a) = p.m.attr(op, Sym::ALIGNMENT) {
        p.attr_bare(a);
    }
    p.attr_dict(op, &[Sym::ALIGNMENT]);
    p.s(" : ");
    p.types(p.m.operands(op).iter().map(|&v| p.m.ty(v)));
}

// dma_start

/// `%src[%i], %dst[%j], %n, %tag[%k], %stride, %n_per_stride : type, type, type`, the last two operands optional.
pub fn parse_dma_start(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let mut scalars = Vec::new();
    let mut memrefs: Vec<(Unresolved, Vec<Unresolved>)> = Vec::new();
    for i in 0..3 {
        if i > 0 {
            p.expect(",")?;
        }
        if i == 2 {
            scalars.push(p.operand()?);
            p.expect(",")?;
        }
        let memref = p.operand()?;
        let mut indices = Vec::new();
        p.operand_list(Delim::Square, &mut indices)?;
        memrefs.push((memref, indices));
    }
    if p.eat(",") {
        scalars.push(p.operand()?);
        p.expect(",")?;
        scalars.push(p.operand()?);
    }
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let loc = p.loc();
    let mut types = Vec::new();
    p.type_list(&mut types)?;
    if types.len() != 3 {
        return Err(p.error(loc, "type-count", "expected three types: of source, target and tag"));
    }
    for (i, ((memref, indices), ty)) in memrefs.iter().zip(types).enumerate() {
        if i == 2 {
            resolve_indices(p, &scalars[..1], &mut st.operands)?;
        }
        let v = p.resolve(*memref, ty)?;
        st.operands.push(v);
        resolve_indices(p, indices, &mut st.operands)?;
    }
    resolve_indices(p, &scalars[1..], &mut st.operands)
}

/// Where the parts of a `memref.dma_start` begin: source, target, number of elements, tag, strides, end. `None` when
/// the operands do not follow the ranks of the memrefs.
pub fn dma_start_parts(m: &crate::module::Module, op: Op) -> Option<[usize; 6]> {
    let vs = m.operands(op);
    let rank = |i: usize| m.cx.shape_of(m.ty(*vs.get(i)?)).map(<[i64]>::len);
    let dst = 1 + rank(0)?;
    let num = dst + 1 + rank(dst)?;
    let tag = num + 1;
    let stride = tag + 1 + rank(tag)?;
    if stride != vs.len() && stride + 2 != vs.len() {
        return None;
    }
    Some([0, dst, num, tag, stride, vs.len()])
}

/// Writes the same.
pub fn print_dma_start(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some([src, dst, num, tag, stride, end]) = dma_start_parts(m, op) else { return };
    let vs = m.operands(op);
    p.s(" ");
    print_access(p, &vs[src..dst]);
    p.s(", ");
    print_access(p, &vs[dst..num]);
    p.s(", ");
    p.value(vs[num]);
    p.s(", ");
    print_access(p, &vs[tag..stride]);
    if stride < end {
        p.s(", ");
        p.values(&vs[stride..]);
    }
    p.attr_dict(op, &[]);
    p.s(" : ");
    p.types([src, dst, tag].map(|i| m.ty(vs[i])));
}
