//! Folders of `vector` operations that move the lanes of constants or undo one another. Release 19 leaves constants whole.
//! Source: mlir-opt.

use alloc::vec::Vec;

use crate::constant::{self, Values, given};
use crate::dialect::vector as v;
use crate::dialect::vector_fold::same_type;
use crate::dialect::vector_syntax::ints;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::{Folded, Traits};
use crate::segments::operand_field;
use crate::ty::{DYNAMIC, FloatKind, TypeData};

/// The position of a lane that there is not.
const POISON: i64 = -1;
/// Constants of more lanes are not put together from parts.
const MOST_LANES: i64 = 256;
/// Longer vectors of 0, 1, 2 and so on are no constants.
const MOST_COUNTED: i64 = 1 << 16;

fn lanes(m: &Module, ty: Type) -> Option<usize> {
    let n = m.cx.shape_of(ty)?.iter().try_fold(1i64, |n, &d| if d < 0 { None } else { n.checked_mul(d) })?;
    let scalable = matches!(m.cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable != 0);
    (n <= MOST_LANES && !scalable).then_some(n as usize)
}
/// The value of every lane of a constant.
pub fn each(m: &Module, a: Attr) -> Option<Vec<u128>> {
    let (ty, values) = constant::values(&m.cx, a)?;
    match values {
        Values::Each(all) => Some(all),
        Values::Splat(x) => Some(alloc::vec![x; lanes(m, ty)?]),
        Values::Scalar(x) => Some(alloc::vec![x]),
    }
}
/// The same lanes by number: those of a box of a shape, in order.
pub fn numbers_of_box(shape: &[i64], from: &[i64], size: &[i64]) -> Vec<usize> {
    let mut all = alloc::vec![0i64];
    for (d, &n) in shape.iter().enumerate() {
        let at = from.get(d).copied().unwrap_or(0);
        let count = size.get(d).copied().unwrap_or(n);
        all = all.iter().flat_map(|&p| (at..at + count).map(move |i| p * n + i)).collect();
    }
    all.into_iter().map(|i| i as usize).collect()
}
fn source(m: &Module, op: Op, kind: crate::id::Opcode) -> Option<Value> {
    let def = m.def_op(m.operand(op, 0)).filter(|&d| m.kind(d) == kind)?;
    Some(m.operand(def, 0))
}
fn set_source(m: &mut Module, op: Op, to: Value) {
    let at = m.op_record[op].operands as usize;
    m.operand_pool[at] = to;
}
fn lanes_moved(m: &mut Module, op: Op, of: Option<Attr>, numbers: impl FnOnce(&Module) -> Option<Vec<usize>>) -> Option<Attr> {
    let to = m.ty(m.result(op, 0));
    let (_, values) = constant::values(&m.cx, of?)?;
    if let Some(same) = values.uniform() {
        return constant::splat(&mut m.cx, to, same);
    }
    let (Values::Each(all), numbers) = (values, numbers(m)?) else { return None };
    let moved = numbers.into_iter().map(|i| all.get(i).copied()).collect::<Option<Vec<u128>>>()?;
    constant::attr(&mut m.cx, to, &Values::Each(moved))
}

/// `vector.shape_cast` back to what another began with, of another, of a constant.
pub fn shape_cast(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if same_type(m, op, c, out) {
        return true;
    }
    if let Some(inner) = source(m, op, v::SHAPE_CAST) {
        if m.ty(inner) == m.ty(m.result(op, 0)) {
            out.push(Folded::Value(inner));
            return true;
        }
        let (from, to) = (m.cx.shape_of(m.ty(inner)).unwrap_or(&[]), m.cx.shape_of(m.ty(m.result(op, 0))).unwrap_or(&[]));
        let (few, many) = if from.len() < to.len() { (from, to) } else { (to, from) };
        if !m.cx.early_folds || few.len() < many.len() && splits(few, many) {
            set_source(m, op, inner);
            return true;
        }
    }
    if let Some(inner) = source(m, op, v::BROADCAST).filter(|&x| m.ty(x) == m.ty(m.result(op, 0))) {
        out.push(Folded::Value(inner));
        return true;
    }
    if m.cx.early_folds {
        return false;
    }
    if crate::dialect::vector_fold::of_poison(m, c, out) {
        return true;
    }
    if let Some(inner) = source(m, op, v::TRANSPOSE).filter(|&x| keeps_order(m, m.operand(op, 0), x)) {
        set_source(m, op, inner);
        return true;
    }
    let value = lanes_moved(m, op, given(c, 0), |m| Some((0..lanes(m, m.ty(m.result(op, 0)))?).collect()));
    constant::give(out, value)
}

/// Whether sizes are products of neighbouring ones of others, in order.
pub fn splits(few: &[i64], many: &[i64]) -> bool {
    let ones = |s: &[i64]| s.iter().all(|&n| n == 1);
    let (mut i, mut j) = (0, 0);
    while i < few.len() && j < many.len() {
        let mut product = 1i64;
        while product < few[i] && j < many.len() {
            product = product.saturating_mul(many[j]);
            j += 1;
        }
        if product != few[i] {
            return false;
        }
        i += 1;
        // Ones at the end belong to the last one.
        i = if ones(&few[i..]) { few.len() } else { i };
        j = if ones(&many[j..]) { many.len() } else { j };
    }
    i == few.len() && (j == many.len() || few.is_empty() && ones(many))
}

/// Whether a transposition only moves dimensions of size 1.
pub fn keeps_order(m: &Module, transposed: Value, x: Value) -> bool {
    let order = m.def_op(transposed).and_then(|d| m.attr(d, Sym::PERMUTATION)).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let TypeData::Vector { dims, scalable, .. } = m.cx.type_data(m.ty(x)) else { return false };
    let dims = m.cx.shape(dims);
    let moved = |&&p: &&i64| dims.get(p as usize) != Some(&1) || scalable >> (p as u32 & 31) & 1 != 0;
    order.iter().filter(moved).is_sorted()
}

/// A box out of a box that was put in, or from before one beside it, in place.
fn box_of_box(m: &mut Module, op: Op) -> Option<()> {
    let [offsets, sizes] = [Sym::OFFSETS, Sym::SIZES].map(|s| v::numbers(m, op, s).unwrap_or_default());
    let whole = m.cx.shape_of(m.ty(m.operand(op, 0)))?;
    let mut x = m.operand(op, 0);
    for _ in 0..m.most_steps() {
        let def = m.def_op(x).filter(|&d| m.kind(d) == v::INSERT_STRIDED_SLICE)?;
        let (put, part) = (v::numbers(m, def, Sym::OFFSETS)?, m.cx.shape_of(m.ty(m.operand(def, 0)))?);
        if part.len() != whole.len() || offsets.len() > part.len() || part[offsets.len()..] != whole[offsets.len()..] {
            return None;
        }
        let starts: Vec<i64> = offsets.iter().zip(&put).map(|(o, p)| o - p).collect();
        if starts.iter().zip(part).all(|(s, n)| (0..*n).contains(s)) {
            if starts.iter().zip(&sizes).zip(part).any(|((s, size), n)| s + size > *n) {
                return None;
            }
            let inner = m.operand(def, 0);
            set_source(m, op, inner);
            let starts: Vec<Attr> = starts.iter().map(|&s| m.cx.int_attr(Type::I64, s)).collect();
            let starts = m.cx.array_attr(&starts);
            m.set_attr(op, Sym::OFFSETS, starts);
            return Some(());
        }
        x = m.operand(def, 1);
    }
    None
}

/// `vector.extract_strided_slice` of the whole, of a box that was put in, or of a constant.
pub fn extract_slice(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if same_type(m, op, c, out) || box_of_box(m, op).is_some() {
        return true;
    }
    if m.cx.early_folds {
        return false;
    }
    let value = lanes_moved(m, op, given(c, 0), |m| {
        let from = m.ty(m.operand(op, 0));
        lanes(m, from)?;
        Some(numbers_of_box(m.cx.shape_of(from)?, &v::numbers(m, op, Sym::OFFSETS)?, &v::numbers(m, op, Sym::SIZES)?))
    });
    constant::give(out, value)
}

/// `vector.insert_strided_slice` of the whole.
pub fn insert_slice(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    same_type(m, op, c, out)
}

/// `vector.bitcast` to the same type, of another, of a constant that is the same everywhere to wider integers.
pub fn bitcast(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if same_type(m, op, c, out) {
        return true;
    }
    let to = m.ty(m.result(op, 0));
    if let Some(inner) = source(m, op, v::BITCAST) {
        match m.ty(inner) == to {
            true => out.push(Folded::Value(inner)),
            false => set_source(m, op, inner),
        }
        return true;
    }
    let width = |m: &Module, t: Type| match m.cx.type_data(m.cx.elem_type(t)) {
        TypeData::Integer { width, .. } => Some(width),
        _ => None,
    };
    // Halves of floats twice, as the only ones.
    if let Some((_, FloatKind::F16, values)) = given(c, 0).and_then(|a| constant::floats(&m.cx, a))
        && m.cx.elem_type(to) == Type::F32
        && let Some(bits) = values.uniform()
    {
        let value = constant::splat(&mut m.cx, to, bits << 16 | bits);
        return constant::give(out, value);
    }
    let Some((_, from, values)) = given(c, 0).and_then(|a| constant::ints(&m.cx, a)) else { return false };
    let Some(wide) = width(m, to).filter(|&w| from > 0 && w <= 128 && w > from && w.is_multiple_of(from)) else { return false };
    let Some(bits) = values.uniform() else { return false };
    let bits = (0..wide / from).fold(0u128, |x, i| x | bits << (i * from));
    let value = constant::splat(&mut m.cx, to, bits);
    constant::give(out, value)
}

/// Positions that are constants become numbers of the operation.
pub fn known_positions(m: &mut Module, op: Op, c: &[Option<Attr>], first: usize) -> bool {
    let Some(mut at) = m.attr(op, Sym::STATIC_POSITION).and_then(|a| m.cx.int_array(a)) else { return false };
    if m.cx.early_folds || c[first..].iter().all(|c| c.is_none()) {
        return false;
    }
    let shape = m.cx.shape_of(m.ty(m.operand(op, first - 1))).unwrap_or(&[]).to_vec();
    let (mut operands, mut k) = (m.operands(op)[..first].to_vec(), first);
    for (i, p) in at.iter_mut().enumerate().filter(|(_, p)| **p == DYNAMIC) {
        match given(c, k).and_then(|a| m.cx.int_value(a)).filter(|n| (POISON..shape.get(i).copied().unwrap_or(0)).contains(n)) {
            Some(n) => *p = n,
            None => operands.push(m.operand(op, k)),
        }
        k += 1;
    }
    if operands.len() == m.n_operands(op) {
        return false;
    }
    m.set_operands(op, &operands);
    let at = m.cx.i64_array(&at);
    m.set_attr(op, Sym::STATIC_POSITION, at);
    true
}

/// What is at no place, or put there, is poison.
pub fn at_no_place(m: &Module, op: Op, out: &mut Vec<Folded>) -> bool {
    let at = m.attr(op, Sym::STATIC_POSITION).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let poison = !m.cx.early_folds && at.contains(&POISON);
    if poison {
        out.push(Folded::Attr(Attr::UB_POISON));
    }
    poison
}

/// `vector.insert` of the whole, at the place of another, of a constant into a constant.
pub fn insert(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if same_type(m, op, c, out) {
        return true;
    }
    let changed = known_positions(m, op, c, 2);
    if m.cx.early_folds {
        return false;
    }
    if at_no_place(m, op, out) {
        return true;
    }
    let place = |o: Op| (m.attr(o, Sym::STATIC_POSITION), m.operands(o).get(2..));
    if let Some(covered) = m.def_op(m.operand(op, 1)).filter(|&d| m.kind(d) == v::INSERT && place(d) == place(op)) {
        let under = m.operand(covered, 1);
        let at = m.op_record[op].operands as usize + 1;
        m.operand_pool[at] = under;
        return true;
    }
    let value = (|| {
        let to = m.ty(m.result(op, 0));
        lanes(m, to)?;
        let at = m.attr(op, Sym::STATIC_POSITION).and_then(|a| m.cx.int_array(a)).filter(|p| p.iter().all(|&i| i >= 0))?;
        let (part, mut all) = (each(m, given(c, 0)?)?, each(m, given(c, 1)?)?);
        let shape = m.cx.shape_of(to)?;
        let mut start = 0;
        for (d, &n) in shape.iter().enumerate() {
            start = start * n as usize + at.get(d).map_or(0, |&i| i as usize);
        }
        all.get_mut(start..start.checked_add(part.len())?)?.copy_from_slice(&part);
        constant::attr(&mut m.cx, to, &Values::Each(all))
    })();
    constant::give(out, value) || changed
}

/// `vector.from_elements` of constants.
pub fn from_elements(m: &mut Module, op: Op, c: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    if m.cx.early_folds {
        return false;
    }
    let to = m.ty(m.result(op, 0));
    // All elements of a vector in their order are that vector.
    if let Some(def) = m.operands(op).first().and_then(|&v| m.def_op(v)).filter(|&d| m.kind(d) == v::TO_ELEMENTS)
        && m.results(def).eq(m.operands(op).iter().copied())
        && m.ty(m.operand(def, 0)) == to
    {
        out.push(Folded::Value(m.operand(def, 0)));
        return true;
    }
    let all = c.iter().map(|a| a.and_then(|a| constant::values(&m.cx, a)).and_then(|(_, v)| v.uniform())).collect::<Option<Vec<u128>>>();
    let value = all.filter(|a| !a.is_empty()).and_then(|a| constant::attr(&mut m.cx, to, &Values::Each(a)));
    constant::give(out, value)
}

/// `vector.to_elements` of what elements were put together to, or of one repeated.
pub fn to_elements(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some(def) = m.def_op(m.operand(op, 0)) else { return false };
    let n = m.n_results(op);
    match (m.kind(def), m.operands(def)) {
        (v::FROM_ELEMENTS, elements) if elements.len() == n => out.extend(elements.iter().map(|&v| Folded::Value(v))),
        (v::BROADCAST, &[x]) if n > 0 && m.ty(x) == m.ty(m.result(op, 0)) => out.extend((0..n).map(|_| Folded::Value(x))),
        _ => return false,
    }
    true
}

/// `vector.constant_mask` of all lanes, or of none.
pub fn constant_mask(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let to = m.ty(m.result(op, 0));
    let sizes = m.attr(op, Sym::MASK_DIM_SIZES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let whole = m.cx.shape_of(to).map(|dims| if dims.is_empty() { &[1] } else { dims });
    let (all, none) = (whole == Some(&sizes[..]), sizes.iter().all(|&n| n == 0));
    if m.cx.early_folds || sizes.is_empty() || !(all || none) {
        return false;
    }
    let value = constant::splat(&mut m.cx, to, u128::from(all));
    constant::give(out, value)
}

/// The value of a constant.
fn known(m: &Module, v: Value) -> Option<Attr> {
    let def = m.def_op(v).filter(|&d| m.row(d).traits.has(Traits::CONSTANT_LIKE))?;
    m.attr(def, Sym::VALUE)
}

/// Whether all lanes of a mask are true, or all are false, as far as it is known.
pub fn mask_value(m: &Module, mask: Value) -> Option<bool> {
    let def = m.def_op(mask)?;
    match m.kind(def) {
        v::CONSTANT_MASK => {
            let (set, dims) = (ints(m, def, Sym::MASK_DIM_SIZES), m.cx.shape_of(m.ty(mask)).unwrap_or(&[]));
            if set.iter().any(|&b| b <= 0) { Some(false) } else { set.iter().zip(dims).all(|(b, d)| b >= d).then_some(true) }
        }
        // A bound of nothing makes a mask of nothing. Bounds that are all known make a constant mask first.
        v::CREATE_MASK => {
            let nothing = |&b: &Value| known(m, b).and_then(|a| m.cx.int_value(a)).is_some_and(|b| b <= 0);
            m.operands(def).iter().any(nothing).then_some(false)
        }
        _ => mask_constant(m, mask),
    }
}

/// The same of a constant.
pub fn mask_constant(m: &Module, mask: Value) -> Option<bool> {
    match constant::values(&m.cx, known(m, mask)?)?.1 {
        Values::Splat(b) | Values::Scalar(b) => Some(b & 1 != 0),
        Values::Each(all) => {
            let first = all.first()? & 1;
            all.iter().all(|b| b & 1 == first).then_some(first != 0)
        }
    }
}

/// Drops the mask of a transfer that is true throughout. Whether there was one.
pub fn drop_mask(m: &mut Module, op: Op) -> bool {
    match *operand_field(m, op, 3) {
        [mask] if mask_value(m, mask) == Some(true) => {
            let mut operands = m.operands(op).to_vec();
            operands.pop();
            m.set_operands(op, &operands);
            let n = operands.len() as i32 - 2;
            let sizes = m.cx.i32_array(&if m.kind(op) == v::TRANSFER_READ { [1, n, 1, 0] } else { [1, 1, n, 0] });
            m.set_attr(op, Sym::OPERAND_SEGMENT_SIZES, sizes);
            true
        }
        _ => false,
    }
}

/// `vector.step` of known length, where it is a constant: in release 19.
pub fn step(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let to = m.ty(m.result(op, 0));
    let scalable = matches!(m.cx.type_data(to), TypeData::Vector { scalable, .. } if scalable != 0);
    let Some(&[n]) = m.cx.shape_of(to).filter(|_| m.cx.early_folds && !scalable) else { return false };
    if n > MOST_COUNTED {
        return false;
    }
    let value = constant::attr(&mut m.cx, to, &Values::Each((0..n as u128).collect()));
    constant::give(out, value)
}
