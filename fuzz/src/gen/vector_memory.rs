//! Vectors in memory: loads and stores of rows, under masks, of lanes anywhere, and transfers of several dimensions.
//! All that a mask lets through is in bounds.

use crate::r#gen::body::{Body, Mem, V, list};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Float, Lane, MemTy, Shape, Ty};

/// Lanes that are in memory as they are in a vector.
const LANES: &[Lane] = &[
    Lane::Int(32),
    Lane::Float(Float::F32),
    Lane::Int(64),
    Lane::Float(Float::F64),
    Lane::Int(8),
    Lane::Int(16),
    Lane::Index,
    Lane::Float(Float::F16),
    Lane::Float(Float::BF16),
];

fn op(b: &mut Body<'_>, rule: &Rule) -> &'static str {
    rule.ops[b.c.below(rule.ops.len())]
}

/// Memory whose last dimension has room for a vector, the vector's type, and indices where it fits.
struct Place {
    m: Mem,
    row: Shape,
    at: Vec<V>,
}

fn lane_of(ty: Ty) -> Option<Lane> {
    LANES.iter().copied().find(|l| Shape::new(*l, &[1]).elem() == ty)
}

/// Memory whose last dimension has room for a vector, and the vector's type.
pub fn memory(b: &mut Body<'_>) -> (Mem, Shape) {
    let fits = |m: &Mem| {
        let last = m.ty.dims.last().copied().flatten().unwrap_or(0);
        m.writable && m.ty.layout.is_none() && m.ty.space == 0 && last >= 4 && lane_of(m.ty.elem).is_some()
    };
    let m = match b.mem(fits) {
        Some(m) if b.c.below(3) != 0 => m,
        _ => {
            let lane = *b.c.pick(LANES);
            let mut dims: Vec<Option<i64>> =
                (0..b.c.below(3)).map(|_| if b.c.one_in(3) { None } else { Some(1 + b.c.below(3) as i64) }).collect();
            dims.push(Some(*b.c.pick(&[8, 4, 6, 12])));
            let ty = MemTy { elem: Shape::new(lane, &[1]).elem(), dims, layout: None, space: 0 };
            let m = b.allocate(&ty, true);
            b.keep(m.clone());
            m
        }
    };
    let n = *b.c.pick(&[4i64, 2, 3, 1]);
    let row = Shape::new(lane_of(m.ty.elem).unwrap_or(Lane::Int(32)), &[n as usize]);
    (m, row)
}
fn place(b: &mut Body<'_>) -> Place {
    let (m, row) = memory(b);
    let (last, n) = (m.ty.dims.last().copied().flatten().unwrap_or(4), row.dims()[0] as i64);
    let rank = m.ty.dims.len();
    let mut at: Vec<V> = (0..rank - 1).map(|i| b.index_below(&m, i)).collect();
    let free = last - n + 1;
    at.push(if b.c.one_in(2) {
        let (x, free) = (b.value(Ty::Index), b.constant(Ty::Index, free));
        b.two("arith.remui", x, free, Ty::Index)
    } else {
        let k = b.c.below(free as usize) as i64;
        b.constant(Ty::Index, k)
    });
    Place { m, row, at }
}

/// A row.
pub fn load(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let p = place(b);
    let attr = *b.c.pick(&["", "", " {nontemporal = true}"]);
    // A non-temporal load can crash llc (`upstream/`).
    let attr = if b.profile.meaning { "" } else { attr };
    b.def(&format!("{op} %v{}[{}]{attr} : {}, {}", p.m.v, list(&p.at), p.m.ty, Ty::Vector(p.row)), Ty::Vector(p.row));
}
/// A row written.
pub fn store(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let p = place(b);
    let x = b.value(Ty::Vector(p.row));
    b.line(&format!("{op} %v{x}, %v{}[{}] : {}, {}", p.m.v, list(&p.at), p.m.ty, Ty::Vector(p.row)));
}
/// A mask, and what stands where it is not set.
fn masked(b: &mut Body<'_>, p: &Place) -> (V, V, String) {
    let (ty, truth) = (Ty::Vector(p.row), Ty::Vector(p.row).truth());
    let (mask, rest) = (b.value(truth), b.value(ty));
    (mask, rest, format!("{}, {truth}, {ty}", p.m.ty))
}
/// A row under a mask, or as many elements as it lets through.
pub fn masked_load(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let p = place(b);
    let (mask, rest, types) = masked(b, &p);
    let ty = Ty::Vector(p.row);
    b.def(&format!("{op} %v{}[{}], %v{mask}, %v{rest} : {types} into {ty}", p.m.v, list(&p.at)), ty);
}
/// A row written under a mask.
pub fn masked_store(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let p = place(b);
    let (mask, x, types) = masked(b, &p);
    b.line(&format!("{op} %v{}[{}], %v{mask}, %v{x} : {types}", p.m.v, list(&p.at)));
}
/// Distances below what is left of the last dimension.
fn distances(b: &mut Body<'_>, p: &Place) -> (V, Ty) {
    let n = p.row.dims()[0];
    let ty = Ty::Vector(Shape::new(*b.c.pick(&[Lane::Int(32), Lane::Index, Lane::Int(64)]), &[n]));
    let x = b.value(ty);
    let limit = b.constant(ty, n as i64);
    (b.two("arith.remui", x, limit, ty), ty)
}
/// Elements from anywhere.
pub fn gather(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let p = place(b);
    let (by, by_ty) = distances(b, &p);
    let (mask, rest, _) = masked(b, &p);
    let ty = Ty::Vector(p.row);
    let text =
        format!("{op} %v{}[{}] [%v{by}], %v{mask}, %v{rest} : {}, {by_ty}, {}, {ty} into {ty}", p.m.v, list(&p.at), p.m.ty, ty.truth());
    b.def(&text, ty);
}
/// Elements to anywhere.
pub fn scatter(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let p = place(b);
    let (by, by_ty) = distances(b, &p);
    let (mask, x, _) = masked(b, &p);
    let ty = Ty::Vector(p.row);
    b.line(&format!("{op} %v{}[{}] [%v{by}], %v{mask}, %v{x} : {}, {by_ty}, {}, {ty}", p.m.v, list(&p.at), p.m.ty, ty.truth()));
}
/// What a transfer moves: a vector of the last dimensions, all of it in bounds or none of it known to be.
fn transfer(b: &mut Body<'_>) -> (Place, Ty, String) {
    let p = place(b);
    let rank = p.m.ty.dims.len();
    let lane = p.row.lane;
    // Not where no loops may become of it.
    if rank >= 2 && b.c.one_in(3) && b.depth < super::body::MAX_DEPTH {
        let dims = [1 + b.c.below(3), p.row.dims()[0]];
        return (p, Ty::Vector(Shape::new(lane, &dims)), String::new());
    }
    let ty = Ty::Vector(p.row);
    let bounds = if b.c.one_in(2) { " {in_bounds = [true]}".to_owned() } else { String::new() };
    (p, ty, bounds)
}
/// A block read, padded where it leaves the memory.
pub fn transfer_read(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (p, ty, bounds) = transfer(b);
    let pad = b.value(ty.scalar());
    b.def(&format!("{op} %v{}[{}], %v{pad}{bounds} : {}, {ty}", p.m.v, list(&p.at), p.m.ty), ty);
}
/// A block written, as far as it is inside of the memory.
pub fn transfer_write(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (p, ty, bounds) = transfer(b);
    let x = b.value(ty);
    b.line(&format!("{op} %v{x}, %v{}[{}]{bounds} : {ty}, {}", p.m.v, list(&p.at), p.m.ty));
}
/// All of a memref as one vector, whose rows lie in memory as they do in the memref.
pub fn type_cast(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if !b.room(4) {
        return;
    }
    let (lane, row) =
        *b.c.pick(&[(Lane::Int(32), 4), (Lane::Float(Float::F64), 2), (Lane::Int(8), 16), (Lane::Int(32), 2), (Lane::Int(16), 4)]);
    let mut dims: Vec<usize> = (0..b.c.below(2)).map(|_| 1 + b.c.below(3)).collect();
    dims.push(row);
    let s = Shape::new(lane, &dims);
    let ty = MemTy { elem: s.elem(), dims: dims.iter().map(|&d| Some(d as i64)).collect(), layout: None, space: 0 };
    let m = b.allocate(&ty, true);
    b.keep(m.clone());
    let whole = format!("memref<{}>", Ty::Vector(s));
    let v = b.bind(&format!("{op} %v{} : {ty} to {whole}", m.v));
    if b.c.one_in(2) {
        let x = b.value(Ty::Vector(s));
        b.line(&format!("memref.store %v{x}, %v{v}[] : {whole}"));
    } else {
        b.def(&format!("memref.load %v{v}[] : {whole}"), Ty::Vector(s));
    }
}
