//! Operations of `linalg` on memrefs: named ones, and `linalg.generic` over two or three dimensions, one of which may be
//! reduced. What is written is memory of its own, so the order of loops does not matter.

use crate::r#gen::body::{Body, Mem, V, list};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Float, MemTy, Ty};

/// A size: the value, and the number where it is known.
type Size = (V, Option<i64>);

fn size(b: &mut Body<'_>) -> Size {
    if b.c.one_in(3) {
        return (b.small_size(), None);
    }
    let n = 1 + b.c.below(4) as i64;
    (b.constant(Ty::Index, n), Some(n))
}
/// Elements that can be multiplied and added.
fn element(b: &mut Body<'_>) -> Ty {
    *b.c.pick(&[Ty::Int(32), Ty::Float(Float::F32), Ty::Int(64), Ty::Float(Float::F64), Ty::Int(8), Ty::Int(16), Ty::Index])
}
/// Memory of some sizes, each known to the type or not.
fn memory(b: &mut Body<'_>, elem: Ty, sizes: &[Size]) -> Mem {
    let mut dims = Vec::new();
    let mut given = Vec::new();
    for &(v, n) in sizes {
        let n = n.filter(|_| b.c.below(4) != 3);
        dims.push(n);
        if n.is_none() {
            given.push(v);
        }
    }
    let ty = MemTy { elem, dims, layout: None, space: 0 };
    let v = b.bind(&format!("memref.alloc({}) : {ty}", list(&given)));
    b.frees.push((v, ty.to_string()));
    let base = b.fresh_base();
    let m = Mem { v, ty: ty.clone(), truth: ty, base, distinct: true, writable: true };
    b.fill(&m);
    m
}
fn done(b: &mut Body<'_>, out: Mem) {
    let x = b.checksum(&out);
    b.note(x, Ty::Int(64));
    b.keep(out);
}
/// What is used again has the type that it is written with.
fn text(ms: &[&Mem]) -> String {
    let (vs, tys): (Vec<V>, Vec<String>) = ms.iter().map(|m| (m.v, m.ty.to_string())).unzip();
    format!("({} : {})", list(&vs), tys.join(", "))
}

/// A product of matrices, vectors, or lists of matrices, added to what is there.
pub fn product(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(20) {
        return;
    }
    let op = rule.ops[b.c.below(rule.ops.len())];
    let elem = match element(b) {
        Ty::Index => Ty::Int(16),
        t => t,
    };
    let (m, n, k, l) = (size(b), size(b), size(b), size(b));
    let (left, right, out): (&[Size], &[Size], &[Size]) = match op {
        "linalg.dot" => (&[k], &[k], &[]),
        "linalg.matvec" => (&[m, k], &[k], &[m]),
        "linalg.vecmat" => (&[k], &[k, n], &[n]),
        "linalg.matmul" => (&[m, k], &[k, n], &[m, n]),
        _ => (&[l, m, k], &[l, k, n], &[l, m, n]),
    };
    // Sides that are narrower are extended.
    let narrow = match elem {
        Ty::Int(32 | 64) if b.c.one_in(4) => Ty::Int(8),
        Ty::Float(Float::F64) if b.c.one_in(4) => Ty::Float(Float::F32),
        t => t,
    };
    let (x, y, z) = (memory(b, narrow, left), memory(b, narrow, right), memory(b, elem, out));
    b.line(&format!("{op} ins{} outs{}", text(&[&x, &y]), text(&[&z])));
    b.cost += b.times * 200;
    done(b, z);
}
/// The same everywhere.
pub fn fill(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(8) {
        return;
    }
    let elem = element(b);
    let sizes: Vec<Size> = (0..b.c.below(4)).map(|_| size(b)).collect();
    let z = memory(b, elem, &sizes);
    let x = b.value(elem);
    b.line(&format!("{} ins(%v{x} : {elem}) outs{}", rule.ops[0], text(&[&z])));
    b.cost += b.times * 60;
    done(b, z);
}
/// All elements.
pub fn copy(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(8) {
        return;
    }
    let elem = element(b);
    let sizes: Vec<Size> = (0..b.c.below(4)).map(|_| size(b)).collect();
    let (x, z) = (memory(b, elem, &sizes), memory(b, elem, &sizes));
    b.line(&format!("{} ins{} outs{}", rule.ops[0], text(&[&x]), text(&[&z])));
    b.cost += b.times * 60;
    done(b, z);
}
/// Loops with a body of their own.
pub fn generic(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(12) {
        return;
    }
    let elem = element(b);
    let rank = 1 + b.c.below(3);
    let sizes: Vec<Size> = (0..rank).map(|_| size(b)).collect();
    let reduced = if rank > 1 && b.c.one_in(2) { Some(b.c.below(rank)) } else { None };
    let dims: Vec<String> = (0..rank).map(|i| format!("d{i}")).collect();
    let map = |at: &[usize]| {
        let at: Vec<&str> = at.iter().map(|&i| dims[i].as_str()).collect();
        format!("affine_map<({}) -> ({})>", dims.join(", "), at.join(", "))
    };
    // The first operand has all dimensions, in any order.
    let mut order: Vec<usize> = (0..rank).collect();
    for i in (1..rank).rev() {
        let j = b.c.below(i + 1);
        order.swap(i, j);
    }
    let some: Vec<usize> = (0..rank).filter(|_| b.c.one_in(2)).collect();
    let out: Vec<usize> = (0..rank).filter(|&i| Some(i) != reduced).collect();
    let of = |at: &[usize]| at.iter().map(|&i| sizes[i]).collect::<Vec<_>>();
    let (x, y, z) = (memory(b, elem, &of(&order)), memory(b, elem, &of(&some)), memory(b, elem, &of(&out)));
    let kinds: Vec<&str> = (0..rank).map(|i| if Some(i) == reduced { "\"reduction\"" } else { "\"parallel\"" }).collect();
    let (p, q, r) = (b.fresh(), b.fresh(), b.fresh());
    b.line(&format!(
        "{} {{indexing_maps = [{}, {}, {}], iterator_types = [{}]}} ins{} outs{} {{",
        rule.ops[0],
        map(&order),
        map(&some),
        map(&out),
        kinds.join(", "),
        text(&[&x, &y]),
        text(&[&z])
    ));
    b.line(&format!("^bb0(%v{p}: {elem}, %v{q}: {elem}, %v{r}: {elem}):"));
    b.indent += 1;
    let ops: &[&str] = match elem {
        Ty::Float(_) => &["arith.mulf", "arith.addf", "arith.subf", "arith.maximumf"],
        _ => &["arith.muli", "arith.addi", "arith.subi", "arith.xori", "arith.maxsi", "arith.minui"],
    };
    let mut known = vec![p, q, r];
    if elem == Ty::Index && b.c.one_in(2) {
        let d = b.c.below(rank);
        known.push(b.bind(&format!("linalg.index {d} : index")));
    }
    for _ in 0..1 + b.c.below(3) {
        let (op, s, t) = (*b.c.pick(ops), *b.c.pick(&known), *b.c.pick(&known));
        known.push(b.two(op, s, t, elem));
    }
    b.line(&format!("linalg.yield %v{} : {elem}", known[known.len() - 1]));
    b.indent -= 1;
    b.line("}");
    b.cost += b.times * 200;
    done(b, z);
}
