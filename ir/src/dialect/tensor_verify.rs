//! Verifiers of the `tensor` dialect: what its table's fields cannot say. Each runs after the fields held.

use alloc::format;
use alloc::vec::Vec;

use super::memref_verify::{compatible, compatible_shapes, fail, in_bounds, list, number, static_list};
use super::{memref_shape as shape, tensor};
use crate::attr::AttrData;
use crate::constant::{self, Values};
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::Folded;
use crate::segments::operand_field;
use crate::store::List;
use crate::ty::{DYNAMIC, TypeData};

fn dims_of(m: &Module, v: Value) -> Option<&[i64]> {
    m.cx.shape_of(m.ty(v))
}
fn operand(m: &Module, op: Op, i: usize) -> Value {
    m.operand(op, i)
}
fn result(m: &Module, op: Op) -> Value {
    m.result(op, 0)
}

/// Shapes that could be one; tensors without rank could be any.
fn could_be_same(m: &Module, a: Value, b: Value) -> bool {
    match (dims_of(m, a), dims_of(m, b)) {
        (Some(a), Some(b)) => compatible_shapes(a, b),
        _ => true,
    }
}

/// `tensor.bitcast`: elements of the same number of bits.
pub fn bitcast(m: &Module, op: Op, d: &mut Diags) {
    let (a, b) = (operand(m, op, 0), result(m, op));
    let bits = |v: Value| bits_of(m, m.cx.elem_type(m.ty(v)));
    if bits(a).is_none() || bits(a) != bits(b) || !could_be_same(m, a, b) {
        fail(m, op, d, "cast-incompatible", "takes a tensor to one of the same shape whose elements have as many bits");
    }
}

fn bits_of(m: &Module, ty: Type) -> Option<u32> {
    match m.cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(width),
        TypeData::Float(kind) => Some(kind.bits()),
        _ => None,
    }
}

/// `tensor.cast`: the same elements, shapes that could be one.
pub fn cast(m: &Module, op: Op, d: &mut Diags) {
    let (a, b) = (operand(m, op, 0), result(m, op));
    if m.cx.elem_type(m.ty(a)) != m.cx.elem_type(m.ty(b)) || !could_be_same(m, a, b) {
        fail(m, op, d, "cast-incompatible", "takes a tensor to one of the same elements whose shape could be the same");
    }
}

/// `tensor.concat`: shapes that differ along one dimension only.
pub fn concat(m: &Module, op: Op, d: &mut Diags) {
    if m.n_operands(op) == 0 {
        return fail(m, op, d, "operand-count", "needs at least one tensor");
    }
    let Some(out) = dims_of(m, result(m, op)) else { return };
    let n = m.attr(op, Sym::DIM).and_then(|a| m.cx.int_value(a)).unwrap_or(-1);
    let Some(along) = usize::try_from(n).ok().filter(|&n| n < out.len()) else {
        return fail(m, op, d, "invalid-dimension", format!("dimension {n} is none of the result's"));
    };
    let elem = m.cx.elem_type(m.ty(result(m, op)));
    let mut sum = 0;
    for &v in m.operands(op) {
        let Some(dims) = dims_of(m, v) else { return };
        if dims.len() != out.len() || m.cx.elem_type(m.ty(v)) != elem {
            return fail(m, op, d, "type-mismatch", "all tensors must have the rank and the elements of the result");
        }
        if let Some(i) = (0..dims.len()).find(|&i| i != along && !compatible(dims[i], out[i])) {
            return fail(m, op, d, "shape-mismatch", format!("size {} of dimension {i} is not the result's", number(dims[i])));
        }
        sum = shape::add(sum, dims[along]);
    }
    if !compatible(sum, out[along]) {
        fail(
            m,
            op,
            d,
            "shape-mismatch",
            format!("dimension {along} of the result must have size {}, got {}", number(sum), number(out[along])),
        );
    }
}

/// One size for each dynamic dimension of the result.
fn sizes(m: &Module, op: Op, field: usize, d: &mut Diags) -> bool {
    let want = dims_of(m, result(m, op)).map_or(0, |s| s.iter().filter(|&&n| n == DYNAMIC).count());
    let got = operand_field(m, op, field).len();
    if want != got {
        let text = format!("needs one size for each of the {want} dynamic dimensions of its type, got {got}");
        fail(m, op, d, "dynamic-size-count", text);
    }
    want == got
}
/// `tensor.empty`
pub fn sizes_0(m: &Module, op: Op, d: &mut Diags) {
    sizes(m, op, 0, d);
}
/// `tensor.splat`
pub fn sizes_1(m: &Module, op: Op, d: &mut Diags) {
    sizes(m, op, 1, d);
}

/// One index for each dimension of the tensor that is operand `at`.
pub fn indices(m: &Module, op: Op, at: usize, d: &mut Diags) {
    let (rank, n) = (dims_of(m, operand(m, op, at)).map_or(0, <[i64]>::len), m.n_operands(op) - at - 1);
    if rank != n {
        fail(m, op, d, "index-count", format!("needs one index for each of the {rank} dimensions of the tensor, got {n}"));
    }
}

/// `tensor.from_elements`: as many as the tensor has.
pub fn from_elements(m: &Module, op: Op, d: &mut Diags) {
    let ty = m.ty(result(m, op));
    let n = m.cx.shape_of(ty).unwrap_or(&[]).iter().try_fold(1i64, |p, &n| p.checked_mul(n));
    let elem = m.cx.elem_type(ty);
    if n != Some(m.n_operands(op) as i64) || m.operands(op).iter().any(|&v| m.ty(v) != elem) {
        fail(m, op, d, "element-count", "needs a value of the element type for each element");
    }
}

// Shapes.

fn reassociation(m: &Module, op: Op, big: Value, small: Value, d: &mut Diags) {
    let (Some(b), Some(s)) = (dims_of(m, big), dims_of(m, small)) else {
        return fail(m, op, d, "type-mismatch", "takes ranked tensors");
    };
    if m.cx.elem_type(m.ty(big)) != m.cx.elem_type(m.ty(small)) {
        return fail(m, op, d, "type-mismatch", "source and result must have the same element type");
    }
    let Some(groups) = shape::groups(m, op) else {
        return fail(m, op, d, "invalid-reassociation", "reassociation must be lists of consecutive dimensions that begin at 0");
    };
    let end = groups.last().map_or(0, |g| g.end);
    if groups.len() != s.len() || (end != b.len() && !s.is_empty()) {
        let text = format!(
            "reassociation has {} groups over {end} dimensions, for tensors of {} and {} dimensions",
            groups.len(),
            s.len(),
            b.len()
        );
        return fail(m, op, d, "invalid-reassociation", text);
    }
    if s.is_empty() && b.iter().any(|&n| n != 1) {
        return fail(m, op, d, "invalid-reassociation", "only dimensions of size 1 can become none");
    }
    for (i, g) in groups.iter().enumerate() {
        let dynamic = b[g.clone()].contains(&DYNAMIC);
        let ok = match s[i] {
            DYNAMIC => dynamic,
            n => !dynamic && b[g.clone()].iter().try_fold(1i64, |p, &n| p.checked_mul(n)) == Some(n),
        };
        if !ok {
            let text = format!("dimension {i} of size {} does not match its group of sizes {}", number(s[i]), list(&b[g.clone()]));
            return fail(m, op, d, "shape-mismatch", text);
        }
    }
}

/// `tensor.collapse_shape`
pub fn collapse_shape(m: &Module, op: Op, d: &mut Diags) {
    reassociation(m, op, operand(m, op, 0), result(m, op), d);
}

/// `tensor.expand_shape`
pub fn expand_shape(m: &Module, op: Op, d: &mut Diags) {
    reassociation(m, op, result(m, op), operand(m, op, 0), d);
    let given = static_list(m, op, Sym::STATIC_OUTPUT_SHAPE);
    let out = dims_of(m, result(m, op)).unwrap_or(&[]);
    // The sizes themselves are not compared: upstream leaves that to who expands.
    if given.len() != out.len() {
        return fail(m, op, d, "shape-mismatch", format!("{} sizes are given for a result of rank {}", given.len(), out.len()));
    }
    let (dynamic, n) = (given.iter().filter(|&&n| n == DYNAMIC).count(), operand_field(m, op, 1).len());
    if dynamic != n {
        fail(m, op, d, "list-length", format!("has {dynamic} dynamic sizes but {n} values for them"));
    }
}

/// `tensor.reshape`: the same elements; the length of the shape is the rank of the result.
pub fn reshape(m: &Module, op: Op, d: &mut Diags) {
    let (a, s, r) = (operand(m, op, 0), operand(m, op, 1), result(m, op));
    if m.cx.elem_type(m.ty(a)) != m.cx.elem_type(m.ty(r)) {
        return fail(m, op, d, "element-type-mismatch", "source and result must have the same element type");
    }
    let length = dims_of(m, s).and_then(|s| s.first().copied()).unwrap_or(DYNAMIC);
    let Some(out) = dims_of(m, r) else { return };
    let count = |dims: &[i64]| dims.iter().fold(1, |p, &n| shape::mul(p, n));
    if dims_of(m, a).is_some_and(|a| !compatible(count(a), count(out))) {
        return fail(m, op, d, "shape-mismatch", "source and result must have as many elements");
    }
    if length == DYNAMIC {
        fail(m, op, d, "unknown-rank", "a ranked result needs a shape of known length");
    } else if length != out.len() as i64 {
        fail(
            m,
            op,
            d,
            "shape-mismatch",
            format!("a shape of {length} numbers gives a tensor of {length} dimensions, not of {}", out.len()),
        );
    }
}

// Slices.

/// The lists of a slice of `rank` dimensions, whose operand fields begin at `first`.
fn lists(m: &Module, op: Op, first: usize, names: &[(Sym, &str)], rank: usize, d: &mut Diags) -> Option<Vec<Vec<i64>>> {
    let mut out = Vec::new();
    for (i, &(name, what)) in names.iter().enumerate() {
        let items = static_list(m, op, name);
        if items.len() != rank {
            fail(m, op, d, "list-length", format!("needs {rank} {what}s, got {}", items.len()));
            return None;
        }
        let (dynamic, given) = (items.iter().filter(|&&n| n == DYNAMIC).count(), operand_field(m, op, first + i).len());
        if dynamic != given {
            fail(m, op, d, "list-length", format!("has {dynamic} dynamic {what}s but {given} values for them"));
            return None;
        }
        if matches!(what, "offset" | "size") && items.iter().any(|&n| n < 0 && n != DYNAMIC) {
            fail(m, op, d, "negative-list-entry", format!("{what}s must not be negative"));
            return None;
        }
        out.push(items);
    }
    Some(out)
}

const SLICE: [(Sym, &str); 3] = [(Sym::STATIC_OFFSETS, "offset"), (Sym::STATIC_SIZES, "size"), (Sym::STATIC_STRIDES, "stride")];

/// A slice of `whole` that is `part`, perhaps without dimensions of size 1.
fn slice(m: &Module, op: Op, whole: Value, part: Value, first: usize, d: &mut Diags) {
    let (Some(dims), Some(has)) = (dims_of(m, whole), dims_of(m, part)) else { return };
    let Some(given) = lists(m, op, first, &SLICE, dims.len(), d) else { return };
    if m.cx.elem_type(m.ty(whole)) != m.cx.elem_type(m.ty(part)) {
        return fail(m, op, d, "element-type-mismatch", "the slice must have the elements of the tensor");
    }
    // Sizes match from the left, and those of size 1 may be left out.
    let mut next = 0;
    for &n in &given[1] {
        if has.get(next) == Some(&n) {
            next += 1;
        } else if n != 1 {
            next = usize::MAX;
            break;
        }
    }
    if next != has.len() {
        let text = format!("the slice must have sizes {}, or leave out dimensions of size 1, got {}", list(&given[1]), list(has));
        return fail(m, op, d, "shape-mismatch", text);
    }
    in_bounds(m, op, dims, [&given[0], &given[1], &given[2]], d);
}

/// `tensor.extract_slice`
pub fn extract_slice(m: &Module, op: Op, d: &mut Diags) {
    slice(m, op, operand(m, op, 0), result(m, op), 1, d);
}
/// `tensor.insert_slice`
pub fn insert_slice(m: &Module, op: Op, d: &mut Diags) {
    slice(m, op, operand(m, op, 1), operand(m, op, 0), 2, d);
}
/// `tensor.parallel_insert_slice`
pub fn parallel_insert_slice(m: &Module, op: Op, d: &mut Diags) {
    if !m.parent_op(op).is_some_and(|p| m.kind(p) == super::scf::FORALL_IN_PARALLEL) {
        return fail(m, op, d, "invalid-parent", "must stand in `scf.forall.in_parallel`");
    }
    insert_slice(m, op, d);
}

/// `tensor.pack` and `tensor.unpack`: the tiles of the larger rank fit the tensor of the smaller one.
pub fn tiles(m: &Module, op: Op, d: &mut Diags) {
    let pack = m.kind(op) == tensor::PACK;
    let (plain, packed) = if pack { (operand(m, op, 0), operand(m, op, 1)) } else { (operand(m, op, 1), operand(m, op, 0)) };
    let (Some(dims), Some(tiled)) = (dims_of(m, plain), dims_of(m, packed)) else { return };
    let array = |name: Sym| m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let (inner, outer, mut sizes) = (array(Sym::INNER_DIMS_POS), array(Sym::OUTER_DIMS_PERM), array(Sym::STATIC_INNER_TILES));
    let rank = dims.len();
    let distinct = |list: &[i64]| list.iter().enumerate().all(|(i, &n)| (0..rank as i64).contains(&n) && !list[..i].contains(&n));
    let values = if pack { operand_field(m, op, 3) } else { m.operands(op).get(2..).unwrap_or(&[]) };
    if sizes.iter().filter(|&&n| n == DYNAMIC).count() != values.len() {
        return fail(m, op, d, "tile-sizes", "has as many values as its tile sizes leave open");
    }
    for (size, &v) in sizes.iter_mut().filter(|n| **n == DYNAMIC).zip(values) {
        *size = super::scf_syntax::constant_of(m, v).unwrap_or(DYNAMIC);
    }
    if sizes.contains(&0) {
        return fail(m, op, d, "tile-sizes", "has tiles of some size");
    }
    if !distinct(&inner) || inner.len() != sizes.len() || inner.len() > rank {
        return fail(m, op, d, "tile-dimensions", format!("tiles dimensions of {rank}, each once and with a size, got {}", list(&inner)));
    }
    if !outer.is_empty() && (!distinct(&outer) || outer.len() != rank) {
        return fail(m, op, d, "tile-dimensions", format!("orders all {rank} dimensions, got {}", list(&outer)));
    }
    if tiled.len() != rank + inner.len() {
        return fail(m, op, d, "rank-mismatch", "has one more dimension for each that is tiled in the tensor of tiles");
    }
    // Number of tiles along each dimension, in the order of the tensor of tiles, then the sizes of the tiles.
    let mut counts: Vec<i64> = dims.to_vec();
    for (&i, &size) in inner.iter().zip(&sizes) {
        let count = &mut counts[i as usize];
        let known = *count != DYNAMIC && size != DYNAMIC;
        // Of tiles of unknown size the number must divide.
        let by = if size == DYNAMIC { tiled[outer.iter().position(|&o| o == i).unwrap_or(i as usize)] } else { size };
        if pack && *count != DYNAMIC && by > 0 && *count % by != 0 && operand_field(m, op, 2).is_empty() {
            return fail(m, op, d, "partial-tile", "needs a padding value where tiles are not full");
        }
        *count = if known { (*count + size - 1) / size } else { DYNAMIC };
    }
    let mut expected: Vec<i64> = if outer.is_empty() { counts } else { outer.iter().map(|&i| counts[i as usize]).collect() };
    let too_small = expected.iter().zip(tiled).any(|(&n, &has)| n != DYNAMIC && has != DYNAMIC && has < n);
    let other = sizes.iter().zip(&tiled[rank..]).any(|(&n, &has)| n != has && (n == DYNAMIC || has != DYNAMIC));
    if too_small || other {
        expected.extend(&sizes);
        return fail(m, op, d, "shape-mismatch", format!("needs sizes of at least {} for the tiles, got {}", list(&expected), list(tiled)));
    }
    if pack
        && let Some(&padding) = operand_field(m, op, 2).first()
        && m.ty(padding) != m.cx.elem_type(m.ty(plain))
    {
        fail(m, op, d, "element-type-mismatch", "pads with an element of the tensor");
    }
}

/// `tensor.dim` of a dimension whose size the type says.
pub fn fold_dim(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let size = || {
        let i = usize::try_from(m.cx.int_value(consts.get(1).copied()??)?).ok()?;
        dims_of(m, operand(m, op, 0))?.get(i).copied().filter(|&n| n != DYNAMIC)
    };
    let Some(n) = size() else { return false };
    let a = m.cx.int_attr(Type::INDEX, n);
    out.push(Folded::Attr(a));
    true
}

/// The elements of a constant that lists them, and whether one stands for all.
fn dense(m: &Module, constant: Option<&Option<Attr>>) -> Option<(List, bool)> {
    match m.cx.attr_data((*constant?)?) {
        AttrData::Dense { data, splat, .. } => Some((data, splat)),
        _ => None,
    }
}

/// `tensor.extract` of a constant, or of what elements were put into.
pub fn fold_extract(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let whole = operand(m, op, 0);
    let listed = dense(m, consts.first());
    let mut flat = Some(0usize);
    if !matches!(listed, Some((_, true))) {
        for (&n, at) in dims_of(m, whole).unwrap_or(&[]).iter().zip(consts.iter().skip(1)) {
            let at = at.and_then(|a| m.cx.int_value(a)).filter(|at| (0..n).contains(at));
            flat = at.and_then(|at| flat?.checked_mul(n as usize)?.checked_add(at as usize));
        }
    }
    let Some(flat) = flat else { return false };
    let Some((data, _)) = listed else {
        let list = m.def_op(whole).filter(|&d| m.kind(d) == tensor::FROM_ELEMENTS);
        let found = list.and_then(|d| m.operands(d).get(flat).copied());
        out.extend(found.map(Folded::Value));
        return found.is_some();
    };
    let bits = || {
        let size = crate::dense::elem_size(&m.cx, m.ty(result(m, op)))?;
        let bytes = m.cx.bytes.get(data).get(flat.checked_mul(size)?..)?.get(..size).filter(|b| b.len() <= 16)?;
        Some(bytes.iter().rev().fold(0u128, |v, &b| v << 8 | u128::from(b)))
    };
    let bits = bits();
    result_is(m, op, bits.map(Values::Scalar), out)
}

/// Gives a constant of the type of the result, where that says all sizes.
fn result_is(m: &mut Module, op: Op, values: Option<Values>, out: &mut Vec<Folded>) -> bool {
    let ty = m.ty(result(m, op));
    let fixed = !m.cx.shape_of(ty).unwrap_or(&[]).contains(&DYNAMIC);
    let a = values.filter(|_| fixed).and_then(|v| constant::attr(&mut m.cx, ty, &v));
    constant::give(out, a)
}
/// The bits of a scalar constant.
fn scalar(m: &Module, constant: Option<&Option<Attr>>) -> Option<u128> {
    match constant::values(&m.cx, (*constant?)?) {
        Some((_, Values::Scalar(bits))) => Some(bits),
        _ => None,
    }
}

/// `tensor.from_elements` of constants.
pub fn fold_from_elements(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let each = consts.iter().map(|a| scalar(m, Some(a))).collect::<Option<Vec<u128>>>();
    result_is(m, op, each.map(Values::Each), out)
}

/// `tensor.splat` of a constant, where the type says all sizes.
pub fn fold_splat(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let bits = scalar(m, consts.first());
    result_is(m, op, bits.map(Values::Splat), out)
}

/// `tensor.expand_shape` and `tensor.collapse_shape` of a constant, to the same shape, or of each other with at most one
/// size that no type says.
pub fn fold_reshape(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let (source, ty) = (operand(m, op, 0), m.ty(result(m, op)));
    let sizes = dims_of(m, result(m, op)).map_or(2, |dims| dims.iter().filter(|&&n| n == DYNAMIC).count());
    if let (Some((data, splat)), 0) = (dense(m, consts.first()), sizes) {
        let a = m.cx.attr(AttrData::Dense { ty, data, splat });
        return constant::give(out, Some(a));
    }
    let back = |d: &Op| m.kind(*d) != m.kind(op) && matches!(m.kind(*d), tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE);
    let before = m.def_op(source).filter(back).map(|d| operand(m, d, 0));
    let known = |v: &Value| m.ty(*v) == ty;
    let found = Some(source).filter(known).or(before.filter(|v| sizes < 2 && known(v)));
    out.extend(found.map(Folded::Value));
    found.is_some()
}

// Regions.

/// A body that takes an index for each dimension and gives an element.
fn body(m: &Module, op: Op, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    let ty = m.ty(result(m, op));
    let rank = m.cx.shape_of(ty).map_or(0, <[i64]>::len);
    let args = m.block_args(block);
    if args.len() != rank || args.clone().any(|v| m.ty(v) != Type::INDEX) {
        return fail(m, op, d, "region-arguments", format!("the body must take {rank} indices"));
    }
    let last = m.block_ops(block).last().copied();
    match last.filter(|&o| m.kind(o) == tensor::YIELD) {
        None => fail(m, op, d, "missing-terminator", "the body must end with `tensor.yield`"),
        Some(last) if m.n_operands(last) == 1 && m.ty(m.operand(last, 0)) != m.cx.elem_type(ty) => {
            fail(m, op, d, "type-mismatch", "the body must give an element of the tensor");
        }
        Some(_) => {}
    }
}

/// `tensor.generate`
pub fn generate(m: &Module, op: Op, d: &mut Diags) {
    if sizes(m, op, 0, d) {
        body(m, op, d);
    }
}

/// `tensor.pad`: the result's sizes are the source's and what is put around it.
pub fn pad(m: &Module, op: Op, d: &mut Diags) {
    let (Some(dims), Some(out)) = (dims_of(m, operand(m, op, 0)), dims_of(m, result(m, op))) else { return };
    let Some(given) = lists(m, op, 1, &[(Sym::STATIC_LOW, "low value"), (Sym::STATIC_HIGH, "high value")], dims.len(), d) else { return };
    if out.len() != dims.len() || m.cx.elem_type(m.ty(operand(m, op, 0))) != m.cx.elem_type(m.ty(result(m, op))) {
        return fail(m, op, d, "type-mismatch", "the result must have the rank and the elements of the source");
    }
    for i in 0..dims.len() {
        let want = shape::add(shape::add(dims[i], given[0][i]), given[1][i]);
        if want != DYNAMIC && out[i] != want {
            return fail(m, op, d, "shape-mismatch", format!("dimension {i} of the result must have size {want}"));
        }
    }
    body(m, op, d);
}

// Gather and scatter.

/// The dimensions that places name: sorted, each once, inside of the tensor. And the shape of what is moved for the
/// places, with and without these dimensions.
fn moved(m: &Module, op: Op, whole: Value, places: Value, name: Sym, d: &mut Diags) -> Option<[Vec<i64>; 2]> {
    let (dims, at) = (dims_of(m, whole)?, dims_of(m, places)?);
    let named = static_list(m, op, name);
    let fine = !named.is_empty()
        && named.len() <= dims.len()
        && named.iter().all(|&n| n >= 0 && (n as usize) < dims.len())
        && named.windows(2).all(|w| w[0] < w[1]);
    if !fine {
        fail(m, op, d, "invalid-dimension", format!("{} must name dimensions of the tensor in their order", m.cx.str(name)));
        return None;
    }
    if at.last() != Some(&(named.len() as i64)) {
        fail(m, op, d, "shape-mismatch", format!("the last dimension of the indices must have size {}", named.len()));
        return None;
    }
    let mut wide = at[..at.len() - 1].to_vec();
    let mut narrow = wide.clone();
    for (i, &n) in dims.iter().enumerate() {
        if named.contains(&(i as i64)) {
            wide.push(1);
        } else {
            wide.push(n);
            narrow.push(n);
        }
    }
    Some([wide, narrow])
}

/// `tensor.gather`
pub fn gather(m: &Module, op: Op, d: &mut Diags) {
    let (source, places) = (operand(m, op, 0), operand(m, op, 1));
    let Some(want) = moved(m, op, source, places, Sym::GATHER_DIMS, d) else { return };
    let out = dims_of(m, result(m, op)).unwrap_or(&[]);
    if !want.iter().any(|w| w == out) || m.cx.elem_type(m.ty(source)) != m.cx.elem_type(m.ty(result(m, op))) {
        fail(m, op, d, "shape-mismatch", format!("the result must have sizes {} or {}", list(&want[0]), list(&want[1])));
    }
}

/// `tensor.scatter`
pub fn scatter(m: &Module, op: Op, d: &mut Diags) {
    let (source, dest, places) = (operand(m, op, 0), operand(m, op, 1), operand(m, op, 2));
    if m.attr(op, Sym::UNIQUE).is_none() {
        return fail(m, op, d, "not-unique", "needs `unique`: places that may be named twice have no meaning");
    }
    let Some(want) = moved(m, op, dest, places, Sym::SCATTER_DIMS, d) else { return };
    let has = dims_of(m, source).unwrap_or(&[]);
    if !want.iter().any(|w| w == has) || m.cx.elem_type(m.ty(source)) != m.cx.elem_type(m.ty(dest)) {
        return fail(m, op, d, "shape-mismatch", format!("the source must have sizes {} or {}", list(&want[0]), list(&want[1])));
    }
    if m.ty(dest) != m.ty(result(m, op)) {
        fail(m, op, d, "type-mismatch", "the result must have the type of the destination");
    }
}
