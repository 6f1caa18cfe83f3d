//! Memory that moves and memory that is shared: `memref.realloc` and the operations of `bufferization` on memrefs. What is
//! allocated is freed once, by whoever owns it; a copy that may be its source is not written to, nor is the source.

use crate::r#gen::body::{Body, Mem, V, list};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{MemTy, Ty};

/// Memory of one dimension.
fn row(b: &mut Body<'_>) -> MemTy {
    let elem = b.elem();
    let dims = vec![if b.c.one_in(3) { None } else { Some(1 + b.c.below(6) as i64) }];
    MemTy { elem, dims, layout: None, space: 0 }
}
/// Memory with its elements written, that is in no scope and that nobody frees yet.
fn owned(b: &mut Body<'_>, ty: &MemTy) -> Mem {
    let v = b.allocate_raw(ty, true);
    let base = b.fresh_base();
    let m = Mem { v, ty: ty.clone(), truth: ty.clone(), base, distinct: true, writable: true };
    b.fill(&m);
    m
}
/// Another size: the elements that both have are kept, the others are written afterwards.
pub fn realloc(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(8) {
        return;
    }
    let from_ty = row(b);
    let from = owned(b, &from_ty);
    let mut to_ty = MemTy { dims: row(b).dims, ..from_ty.clone() };
    // Upstream cannot make memory of a known size smaller (`upstream/realloc_to_a_smaller_size.mlir`).
    if to_ty.dims[0] < from_ty.dims[0] && to_ty.dims[0].is_some() {
        to_ty.dims = from_ty.dims.clone();
    }
    let size = match to_ty.dims[0] {
        Some(_) => String::new(),
        None => format!("(%v{})", b.small_size()),
    };
    let attr = *b.c.pick(&["", "", " {alignment = 64 : i64}"]);
    let v = b.bind(&format!("{} %v{}{size}{attr} : {from_ty} to {to_ty}", rule.ops[0], from.v));
    b.frees.push((v, to_ty.to_string()));
    let both = from_ty.dims[0].unwrap_or(1).min(to_ty.dims[0].unwrap_or(1));
    let k = b.c.below(both as usize) as i64;
    let k = b.constant(Ty::Index, k);
    let x = b.def(&format!("memref.load %v{v}[%v{k}] : {to_ty}"), to_ty.elem);
    b.note(x, to_ty.elem);
    let base = b.fresh_base();
    let m = Mem { v, ty: to_ty.clone(), truth: to_ty, base, distinct: true, writable: true };
    b.fill(&m);
    b.keep(m);
}
/// A copy, or the same memory again.
pub fn clone(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(8) {
        return;
    }
    let elem = b.elem();
    let ty = b.plain(elem);
    let from = b.allocate(&ty, true);
    let to = if b.c.one_in(3) { ty.dynamic() } else { ty.clone() };
    let v = b.bind(&format!("{} %v{} : {ty} to {to}", rule.ops[0], from.v));
    b.frees.push((v, to.to_string()));
    let truth = ty.clone();
    let base = b.fresh_base();
    b.keep(Mem { v, ty: to, truth, base, distinct: true, writable: false });
}
/// A truth value that nobody who folds knows, or does.
fn condition(b: &mut Body<'_>, value: bool) -> V {
    let c = b.constant(Ty::Int(1), value.into());
    if b.c.one_in(3) {
        return c;
    }
    let name = b.env.same(Ty::Int(1));
    b.bind(&format!("func.call @{name}(%v{c}) : (i1) -> i1"))
}
/// Frees by owners: of some memory, what a condition asks for and nobody retains. Whoever retains owns it then.
pub fn dealloc(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(8) {
        return;
    }
    let op = rule.ops[0];
    let n = 1 + b.c.below(3);
    let mut all = Vec::new();
    for _ in 0..n {
        let elem = b.elem();
        let ty = b.plain(elem);
        let m = owned(b, &ty);
        let x = b.checksum(&m);
        b.note(x, Ty::Int(64));
        all.push(m);
    }
    let conditions: Vec<(V, V)> = (0..n)
        .map(|_| {
            if b.c.one_in(3) {
                // Freed here or below.
                let c = b.value(Ty::Int(1));
                let one = b.constant(Ty::Int(1), 1);
                (c, b.two("arith.xori", c, one, Ty::Int(1)))
            } else {
                (condition(b, true), condition(b, false))
            }
        })
        .collect();
    let kept: Vec<usize> = (0..n).filter(|_| b.c.one_in(3)).collect();
    let tys = |of: &mut dyn Iterator<Item = usize>| of.map(|i| all[i].ty.to_string()).collect::<Vec<_>>().join(", ");
    let values = |of: &mut dyn Iterator<Item = usize>| list(&of.map(|i| all[i].v).collect::<Vec<_>>());
    let first: Vec<V> = conditions.iter().map(|c| c.0).collect();
    let freed = format!("({} : {}) if ({})", values(&mut (0..n)), tys(&mut (0..n)), list(&first));
    let mut owners = Vec::new();
    if kept.is_empty() {
        b.line(&format!("{op} {freed}"));
    } else {
        let retain = format!("retain ({} : {})", values(&mut kept.iter().copied()), tys(&mut kept.iter().copied()));
        owners = kept.iter().map(|_| b.fresh()).collect();
        b.line(&format!("{} = {op} {freed} {retain}", list(&owners)));
    }
    // What is left: what nobody owned, and what is owned by who retained it.
    for (i, m) in all.iter().enumerate() {
        let mut rest = vec![conditions[i].1];
        if let Some(k) = kept.iter().position(|&k| k == i) {
            b.vals.push((owners[k], Ty::Int(1)));
            let x = b.checksum(m);
            b.note(x, Ty::Int(64));
            rest.push(owners[k]);
        }
        for c in rest {
            b.line(&format!("{op} (%v{} : {}) if (%v{c})", m.v, m.ty));
        }
    }
}
