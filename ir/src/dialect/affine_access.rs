//! Syntax and checks of the accesses of the `affine` dialect: a memref and an affine map over loop counters and
//! symbols. Source: MLIR documentation, "'affine' Dialect", "Restrictions on Dimensions and Symbols".

use alloc::format;
use alloc::vec::Vec;

use crate::affine;
use crate::attr::AffineMap;
use crate::diag::Diags;
use crate::dialect::{affine as dialect, memref};
use crate::id::{Attr, Op, Region, Sym, Type, Value};
use crate::module::{Def, Module};
use crate::row::Traits;
#[cfg(feature = "extended")]
use crate::segments;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;

/// The elements of a memref type.
fn element(p: &mut Parser<'_>, memref: Type) -> Type {
    p.m.cx.elem_type(memref)
}

/// `%memref[indices]`
fn access(p: &mut Parser<'_>, st: &mut OpState) -> Parse<(Unresolved, Vec<Unresolved>)> {
    let memref = p.operand()?;
    let (map, mut operands, symbols) = p.affine_map_of_ssa_ids(Delim::Square)?;
    operands.extend(symbols);
    let map = affine::map_attr(&mut p.m.cx, map);
    st.attrs.push((Sym::MAP, map));
    Ok((memref, operands))
}
fn indices(p: &mut Parser<'_>, st: &mut OpState, operands: &[Unresolved]) -> Parse<()> {
    for &o in operands {
        let v = p.resolve(o, Type::INDEX)?;
        st.operands.push(v);
    }
    Ok(())
}

/// `%memref[indices] {attrs} : memref-type [, vector-type]`
pub fn parse_load(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let vector = p.opcode == dialect::VECTOR_LOAD;
    let (memref, operands) = access(p, st)?;
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let result = if vector {
        p.expect(",")?;
        p.ty()?
    } else {
        element(p, ty)
    };
    let v = p.resolve(memref, ty)?;
    st.operands.push(v);
    indices(p, st, &operands)?;
    st.results.push(result);
    Ok(())
}

/// `%value, %memref[indices] {attrs} : memref-type [, vector-type]`
pub fn parse_store(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let vector = p.opcode == dialect::VECTOR_STORE;
    let value = p.operand()?;
    p.expect(",")?;
    let (memref, operands) = access(p, st)?;
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let stored = if vector {
        p.expect(",")?;
        p.ty()?
    } else {
        element(p, ty)
    };
    for (o, t) in [(value, stored), (memref, ty)] {
        let v = p.resolve(o, t)?;
        st.operands.push(v);
    }
    indices(p, st, &operands)
}

/// `%memref[indices], read|write, locality<n>, data|instr {attrs} : memref-type`
pub fn parse_prefetch(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let (memref, operands) = access(p, st)?;
    p.expect(",")?;
    let loc = p.loc();
    let Some(write) = p.opt_word_of(&["read", "write"]) else {
        return Err(p.error(loc, "prefetch", "rw specifier has to be 'read' or 'write'"));
    };
    p.expect(",")?;
    p.expect("locality")?;
    p.expect("<")?;
    let hint = p.integer()?;
    p.expect(">")?;
    p.expect(",")?;
    let loc = p.loc();
    let Some(cache) = p.opt_word_of(&["instr", "data"]) else {
        return Err(p.error(loc, "prefetch", "cache type has to be 'data' or 'instr'"));
    };
    let hint = p.m.cx.int_attr(Type::I32, hint);
    let flag = |n: usize| if n == 1 { Attr::TRUE } else { Attr::FALSE };
    st.attrs.extend([(Sym::IS_WRITE, flag(write)), (Sym::LOCALITY_HINT, hint), (Sym::IS_DATA_CACHE, flag(cache))]);
    p.opt_attr_dict(&mut st.attrs)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let v = p.resolve(memref, ty)?;
    st.operands.push(v);
    indices(p, st, &operands)
}

/// The map of an access.
pub fn map_of(m: &Module, op: Op) -> Option<AffineMap> {
    m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&m.cx, a))
}

fn print_access(p: &mut Printer<'_>, op: Op, memref: Value, operands: &[Value]) {
    p.value(memref);
    p.s("[");
    if let Some(map) = map_of(p.m, op) {
        p.map_of_values(map, operands);
    }
    p.s("]");
}

/// Writes what [`parse_load`] reads.
pub fn print_load(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some((&memref, operands)) = m.operands(op).split_first() else { return };
    p.s(" ");
    print_access(p, op, memref, operands);
    p.attr_dict(op, &[Sym::MAP]);
    p.s(" : ");
    p.ty(m.ty(memref));
    if m.kind(op) == dialect::VECTOR_LOAD {
        p.s(", ");
        p.types(m.results(op).map(|v| m.ty(v)));
    }
}

/// Writes what [`parse_store`] reads.
pub fn print_store(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let [value, memref, operands @ ..] = m.operands(op) else { return };
    p.s(" ");
    p.value(*value);
    p.s(", ");
    print_access(p, op, *memref, operands);
    p.attr_dict(op, &[Sym::MAP]);
    p.s(" : ");
    p.ty(m.ty(*memref));
    if m.kind(op) == dialect::VECTOR_STORE {
        p.s(", ");
        p.ty(m.ty(*value));
    }
}

/// Writes what [`parse_prefetch`] reads.
pub fn print_prefetch(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some((&memref, operands)) = m.operands(op).split_first() else { return };
    p.s(" ");
    print_access(p, op, memref, operands);
    p.s(if m.attr(op, Sym::IS_WRITE) == Some(Attr::TRUE) { ", write, locality<" } else { ", read, locality<" });
    p.int(m.attr(op, Sym::LOCALITY_HINT).and_then(|a| m.cx.int_value(a)).unwrap_or(0));
    p.s(if m.attr(op, Sym::IS_DATA_CACHE) == Some(Attr::TRUE) { ">, data" } else { ">, instr" });
    p.attr_dict(op, &[Sym::MAP, Sym::IS_WRITE, Sym::LOCALITY_HINT, Sym::IS_DATA_CACHE]);
    p.s(" : ");
    p.ty(m.ty(memref));
}

// What may be a dimension or a symbol.

/// Values looked at for one operand; what is made of more is neither a dimension nor a symbol.
const MAX_VALUES: usize = 256;

/// Whether the regions of an operation are where symbols live. Those of `llvm.func` are since release 20.
fn is_scope(m: &Module, op: Op) -> bool {
    m.row(op).traits.has(Traits::AFFINE_SCOPE) || m.kind(op) == crate::dialect::llvm::FUNC && !m.cx.early_folds
}

fn region_of(m: &Module, op: Op) -> Option<Region> {
    m.op_record[op].block.get().and_then(|b| m.blocks[b].region.get())
}

/// The region around an operation whose operation is an affine scope. `O(depth)`.
pub fn scope_of(m: &Module, op: Op) -> Option<Region> {
    let mut at = region_of(m, op)?;
    loop {
        let parent = m.regions[at].parent.get()?;
        if is_scope(m, parent) {
            return Some(at);
        }
        at = region_of(m, parent)?;
    }
}

/// Whether a value is defined right in a region.
fn stands_in(m: &Module, v: Value, region: Region) -> bool {
    match m.def(v) {
        Def::Arg(block, _) => m.blocks[block].region == region,
        Def::Result(op, _) => region_of(m, op) == Some(region),
    }
}

/// Whether a value is defined at the top of an affine scope.
fn is_top_level(m: &Module, v: Value) -> bool {
    let region = match m.def(v) {
        Def::Arg(block, _) => m.blocks[block].region.get(),
        Def::Result(op, _) => region_of(m, op),
    };
    region.and_then(|r| m.regions[r].parent.get()).is_some_and(|p| is_scope(m, p))
}

/// Whether a value may be a symbol of an affine map used in a scope. Newer releases also take what operations without
/// effects make of symbols.
pub fn is_symbol(m: &Module, v: Value, scope: Option<Region>) -> bool {
    is_given(m, v, scope) || is_made(m, v, scope, false)
}

/// Whether a value may be a dimension of an affine map used in a scope.
pub fn is_dim(m: &Module, v: Value, scope: Option<Region>) -> bool {
    is_given(m, v, scope) || is_made(m, v, scope, true)
}

/// Whether what a value is made of, and what that is made of, may all be symbols, or dimensions. Each value is looked at
/// once, since what is made of one value twice, and that twice, would be looked at without end; values of blocks that
/// nothing reaches may be made of themselves.
fn is_made(m: &Module, v: Value, scope: Option<Region>, dim: bool) -> bool {
    let mut asked = alloc::vec![(v, dim)];
    let mut at = 0;
    while let Some(&(v, dim)) = asked.get(at) {
        at += 1;
        if is_given(m, v, scope) || dim && counts_loop(m, v) {
            continue;
        }
        let Some(op) = m.def_op(v).filter(|_| m.ty(v) == Type::INDEX) else { return false };
        let kind = m.kind(op);
        let linearized = kind == dialect::LINEARIZE_INDEX && !m.cx.early_folds;
        let dims = dim && (linearized || matches!(kind, dialect::APPLY | dialect::DELINEARIZE_INDEX));
        let parts = match kind {
            memref::DIM => size_of(m, op),
            _ => (dims || kind == dialect::APPLY && scope.is_some() || is_pure(m, op)).then(|| m.operands(op)),
        };
        let Some(parts) = parts else { return false };
        for &part in parts {
            if asked.len() >= MAX_VALUES {
                return false;
            }
            if !asked.contains(&(part, dims)) {
                asked.push((part, dims));
            }
        }
    }
    true
}

/// Whether an operation has no effect, wherever it runs. Remainders and quotients rounded down are taken for such as in MLIR, other
/// quotients where the divisor is known. Older releases do not ask.
#[cfg(feature = "extended")]
fn is_pure(m: &Module, op: Op) -> bool {
    use crate::dialect::arith;
    if m.cx.early_folds {
        return false;
    }
    let divisor = |signed: bool| {
        let of = m.def_op(m.operand(op, 1)).filter(|&d| m.row(d).traits.has(Traits::CONSTANT_LIKE));
        let n = of.and_then(|d| m.attr(d, Sym::VALUE)).and_then(|a| m.cx.int_value(a));
        n.is_some_and(|n| n != 0 && !(signed && n == -1))
    };
    match m.kind(op) {
        arith::DIVUI | arith::CEILDIVUI => divisor(false),
        arith::DIVSI | arith::CEILDIVSI => divisor(true),
        arith::REMUI | arith::REMSI | arith::FLOORDIVSI => true,
        _ => m.op_regions(op).is_empty() && m.row(op).traits.has(Traits::PURE),
    }
}

#[cfg(not(feature = "extended"))]
fn is_pure(_: &Module, _: Op) -> bool {
    false
}

#[cfg(not(feature = "extended"))]
fn size_of(_: &Module, _: Op) -> Option<&[Value]> {
    None
}

/// Whether an operation asks for the size of a dimension.
#[cfg(feature = "extended")]
fn is_size(kind: crate::Opcode) -> bool {
    matches!(kind, memref::DIM | super::tensor::DIM)
}
#[cfg(not(feature = "extended"))]
fn is_size(kind: crate::Opcode) -> bool {
    kind == memref::DIM
}

/// Whether a value is a symbol by where it is defined or by what defines it: at the top of the scope or of those around
/// it as far as they do not isolate, a constant, a size of memory that stands at such a top. `O(depth)`.
fn is_given(m: &Module, v: Value, scope: Option<Region>) -> bool {
    if m.ty(v) != Type::INDEX {
        return false;
    }
    let def = m.def_op(v);
    if def.is_some_and(|op| m.row(op).traits.has(Traits::CONSTANT_LIKE) || is_size(m.kind(op)) && is_top_level(m, m.operand(op, 0))) {
        return true;
    }
    let mut scope = scope;
    while let Some(region) = scope {
        if stands_in(m, v, region) {
            return true;
        }
        let Some(parent) = m.regions[region].parent.get().filter(|&p| !m.row(p).traits.has(Traits::ISOLATED)) else { return false };
        scope = region_of(m, parent);
    }
    false
}

/// Whether a value counts an affine loop.
fn counts_loop(m: &Module, v: Value) -> bool {
    let Def::Arg(block, n) = m.def(v) else { return false };
    let parent = m.blocks[block].region.get().and_then(|r| m.regions[r].parent.get());
    parent.is_some_and(|p| (m.kind(p) == dialect::FOR && n == 0) || m.kind(p) == dialect::PARALLEL)
}

/// The value that a `memref.dim` of an allocation or view asks for, if its index is a constant; none for a number.
#[cfg(feature = "extended")]
fn size_of(m: &Module, dim: Op) -> Option<&[Value]> {
    let index = m.def_op(m.operand(dim, 1)).filter(|&d| m.row(d).traits.has(Traits::CONSTANT_LIKE))?;
    let index = usize::try_from(m.cx.int_value(m.attr(index, Sym::VALUE)?)?).ok()?;
    let memory = m.operand(dim, 0);
    let shape = m.cx.shape_of(m.ty(memory))?;
    if *shape.get(index)? != crate::ty::DYNAMIC {
        return Some(&[]);
    }
    let n = shape[..index].iter().filter(|&&s| s == crate::ty::DYNAMIC).count();
    let def = m.def_op(memory)?;
    let sizes = match m.kind(def) {
        memref::ALLOC | memref::ALLOCA => segments::operand_field(m, def, 0),
        memref::VIEW => segments::operand_field(m, def, 2),
        memref::SUBVIEW => {
            let given = m.attr(def, Sym::STATIC_SIZES).and_then(|a| m.cx.int_array(a))?;
            if given.len() != shape.len() {
                return None;
            }
            segments::operand_field(m, def, 2)
        }
        _ => return None,
    };
    sizes.get(n).map(core::slice::from_ref)
}

/// What is said of an operand that is no symbol where a map has one.
pub const NO_SYMBOL: &str = "operand cannot be used as a symbol";

/// Reports an operand that may not be where it is in a map: dimensions first, then symbols.
pub fn check_operands(m: &Module, op: Op, operands: &[Value], n_dims: usize, d: &mut Diags) -> bool {
    // Loops with bounds that are known need no scope, however deep they stand.
    let scope = if operands.is_empty() { None } else { scope_of(m, op) };
    for (i, &v) in operands.iter().enumerate() {
        let (fine, what) = match i < n_dims {
            true => (is_dim(m, v, scope), "dimension"),
            false => (is_symbol(m, v, scope), "symbol"),
        };
        if !fine {
            let e = crate::verify::op_error(m, op, "affine-operand", format!("operand cannot be used as a {what} id"));
            d.push(e.help(
                "affine operations take loop counters, constants, arguments of the function and sums of those; others need arith, memref and scf",
            ));
            return false;
        }
    }
    true
}

/// Indices of an access: as many as the memref has dimensions, made of dimensions and symbols.
pub fn verify_access(m: &Module, op: Op, d: &mut Diags) {
    let at = usize::from(matches!(m.kind(op), dialect::STORE | dialect::VECTOR_STORE));
    let (Some(map), Some((&memref, operands))) = (map_of(m, op), m.operands(op).get(at..).and_then(|o| o.split_first())) else { return };
    let fail = |d: &mut Diags, name, text: alloc::string::String| d.push(crate::verify::op_error(m, op, name, text));
    if m.kind(op) == dialect::PREFETCH {
        super::memref_verify::locality(m, op, d);
    }
    let rank = m.cx.shape_of(m.ty(memref)).map_or(0, <[i64]>::len);
    let n = m.cx.map_exprs(map).len();
    if n != rank {
        return fail(d, "map-results", format!("affine map num results must equal memref rank: {n} against {rank}"));
    }
    if (map.n_dims + map.n_syms) as usize != operands.len() {
        return fail(d, "operand-count", format!("expects as many subscripts as affine map inputs: {}", map.n_dims + map.n_syms));
    }
    let scope = scope_of(m, op);
    if operands.iter().any(|&v| m.ty(v) != Type::INDEX) {
        return fail(d, "operand-type", "index to load or store must have 'index' type".into());
    }
    // Older releases take dimensions for symbols here, and all do at a prefetch.
    let n_dims = if m.cx.early_folds || m.kind(op) == dialect::PREFETCH { operands.len() } else { map.n_dims as usize };
    let (dims, symbols) = operands.split_at(n_dims);
    if !dims.iter().all(|&v| is_dim(m, v, scope)) {
        return fail(d, "affine-operand", "index must be a valid dimension or symbol identifier".into());
    }
    if !symbols.iter().all(|&v| is_symbol(m, v, scope)) {
        return fail(d, "affine-operand", NO_SYMBOL.into());
    }
    let elem = m.cx.elem_type(m.ty(memref));
    let value = if at == 1 { Some(m.operand(op, 0)) } else { m.results(op).next() };
    let Some(ty) = value.map(|v| m.ty(v)) else { return };
    match m.kind(op) {
        dialect::LOAD | dialect::STORE if ty != elem => {
            fail(d, "element-type-mismatch", "value and memref must have the same element type".into());
        }
        dialect::VECTOR_LOAD | dialect::VECTOR_STORE if m.cx.elem_type(ty) != elem => {
            fail(d, "element-type-mismatch", "requires memref and vector types of the same elemental type".into());
        }
        _ => {}
    }
}
