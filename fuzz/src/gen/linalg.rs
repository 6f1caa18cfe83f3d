//! Operations of `linalg` on memrefs: named ones, those with a list of dimensions, and `linalg.generic` over two or three dimensions, one of which may be
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
    allocated(b, elem, dims, &given)
}
/// New memory with numbers in it, to be freed.
fn allocated(b: &mut Body<'_>, elem: Ty, dims: Vec<Option<i64>>, given: &[V]) -> Mem {
    let ty = MemTy { elem, dims, layout: None, space: 0 };
    let v = b.bind(&format!("memref.alloc({}) : {ty}", list(given)));
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

/// An operation on memory of the same sizes, at each place.
fn elementwise(b: &mut Body<'_>, op: &str, inputs: &[Ty], elem: Ty) {
    if !b.room(8) {
        return;
    }
    let sizes: Vec<Size> = (0..b.c.below(4)).map(|_| size(b)).collect();
    let xs: Vec<Mem> = inputs.iter().map(|&ty| memory(b, ty, &sizes)).collect();
    let z = memory(b, elem, &sizes);
    b.line(&format!("{op} ins{} outs{}", text(&xs.iter().collect::<Vec<_>>()), text(&[&z])));
    b.cost += b.times * 60;
    done(b, z);
}
/// What a float becomes at each place.
pub fn unary(b: &mut Body<'_>, rule: &Rule) {
    let elem = *b.c.pick(&[Ty::Float(Float::F32), Ty::Float(Float::F64)]);
    let op = rule.ops[b.c.below(rule.ops.len())];
    elementwise(b, op, &[elem], elem);
}
/// What two elements become at each place.
pub fn binary(b: &mut Body<'_>, rule: &Rule) {
    let op = rule.ops[b.c.below(rule.ops.len())];
    let elem = match op {
        "linalg.div" | "linalg.powf" => *b.c.pick(&[Ty::Float(Float::F32), Ty::Float(Float::F64)]),
        _ => number(b),
    };
    elementwise(b, op, &[elem, elem], elem);
}
/// One of two elements at each place.
pub fn select(b: &mut Body<'_>, rule: &Rule) {
    let elem = element(b);
    elementwise(b, rule.ops[0], &[Ty::Int(1), elem, elem], elem);
}
/// Elements of named operations, which newer releases do not define on `index`.
fn number(b: &mut Body<'_>) -> Ty {
    match element(b) {
        Ty::Index => Ty::Int(16),
        t => t,
    }
}

/// Products and windows whose operands follow from the name.
pub fn shaped(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(24) {
        return;
    }
    let op = rule.ops[b.c.below(rule.ops.len())];
    let registry = ir::registry::Registry::builtin();
    let maps = registry.find(op).and_then(|k| ir::dialect::linalg::named_maps(k, b.env.release == 19));
    let Some((maps, Some(n_dims))) = maps.map(|m| (m, m.bytes().filter(u8::is_ascii_lowercase).max().map(|d| (d - b'a') as usize + 1)))
    else {
        return;
    };
    let most = if n_dims > 5 { 2 } else { 3 };
    let dims: Vec<i64> = (0..n_dims).map(|_| 1 + b.c.below(most) as i64).collect();
    let n_windows = maps.bytes().filter(|&c| c == b'(').count();
    let factors = |b: &mut Body<'_>| (0..n_windows).map(|_| 1 + b.c.below(2) as i64).collect::<Vec<_>>();
    let (strides, dilations) = (factors(b), factors(b));
    let ints = op.contains("unsigned") || op.ends_with("_q") || op.contains("quantized");
    let elem = if ints { Ty::Int(32) } else { number(b) };
    // What is read may be narrower, but where one of two factors is cast alone.
    let read = match elem {
        t if op == "linalg.batch_reduce_matmul" && b.env.release == 19 => t,
        Ty::Int(32 | 64) if b.c.one_in(3) => Ty::Int(8),
        Ty::Float(Float::F64) if b.c.one_in(3) => Ty::Float(Float::F32),
        t => t,
    };
    let all: Vec<&str> = maps.split(',').collect();
    let mut operands: Vec<(V, String)> = Vec::new();
    let mut out = None;
    for (i, map) in all.iter().enumerate() {
        let last = i + 1 == all.len();
        if map.is_empty() && !last {
            operands.push((b.value(Ty::Int(32)), "i32".into()));
            continue;
        }
        let (mut sizes, mut window, mut at) = (Vec::new(), 0, map.bytes());
        while let Some(c) = at.next() {
            let dim = |c: Option<u8>| dims[(c.unwrap_or(b'a') - b'a') as usize] - 1;
            let n = match c {
                b'(' | b'[' => {
                    let (s, d) = if c == b'(' { (strides[window], dilations[window]) } else { (1, 1) };
                    window += 1;
                    let n = dim(at.next()) * s + dim(at.next()) * d;
                    at.next();
                    n
                }
                c => dim(Some(c)),
            };
            sizes.push((b.constant(Ty::Index, n + 1), Some(n + 1)));
        }
        let m = memory(b, if last { elem } else { read }, &sizes);
        operands.push((m.v, m.ty.to_string()));
        out = last.then_some(m);
    }
    let Some(out) = out else { return };
    let attrs = match n_windows {
        0 => String::new(),
        n => format!("{{dilations = dense<{dilations:?}> : tensor<{n}xi64>, strides = dense<{strides:?}> : tensor<{n}xi64>}} "),
    };
    let (vs, tys): (Vec<V>, Vec<String>) = operands.into_iter().unzip();
    let n = vs.len() - 1;
    b.line(&format!("{op} {attrs}ins({} : {}) outs({} : {})", list(&vs[..n]), tys[..n].join(", "), list(&vs[n..]), tys[n]));
    b.cost += b.times * 400;
    done(b, out);
}
/// The same, of those that release 22 has.
pub fn shaped_22(b: &mut Body<'_>, rule: &Rule) {
    if b.env.release > 19 {
        shaped(b, rule);
    }
}
/// The same, of those that release 19 has.
pub fn shaped_19(b: &mut Body<'_>, rule: &Rule) {
    if b.env.release == 19 {
        shaped(b, rule);
    }
}
/// A product with maps of its own.
pub fn contract(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(20) || b.env.release == 19 {
        return;
    }
    let elem = number(b);
    let (m, n, k) = (size(b), size(b), size(b));
    let (x, y, z) = (memory(b, elem, &[k, m]), memory(b, elem, &[n, k]), memory(b, elem, &[m, n]));
    let map = |at: &str| format!("affine_map<(d0, d1, d2) -> ({at})>");
    let maps = [map("d2, d0"), map("d1, d2"), map("d0, d1")].join(", ");
    b.line(&format!("{} indexing_maps = [{maps}] ins{} outs{}", rule.ops[0], text(&[&x, &y]), text(&[&z])));
    b.cost += b.times * 200;
    done(b, z);
}
/// Dimensions in another order, or new ones.
pub fn moved(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(12) {
        return;
    }
    let elem = element(b);
    let rank = 1 + b.c.below(3);
    let sizes: Vec<Size> = (0..rank).map(|_| size(b)).collect();
    let op = rule.ops[b.c.below(rule.ops.len())];
    let (from, word, dims) = if op == "linalg.transpose" {
        let mut order: Vec<usize> = (0..rank).collect();
        order.rotate_left(b.c.below(rank));
        let mut from = sizes.clone();
        for (to, &at) in order.iter().enumerate() {
            from[at] = sizes[to];
        }
        (from, "permutation", order)
    } else {
        let new: Vec<usize> = (0..rank).filter(|_| b.c.one_in(2)).collect();
        ((0..rank).filter(|d| !new.contains(d)).map(|d| sizes[d]).collect(), "dimensions", new)
    };
    // Sizes must be known to both types, or to none.
    let (x, z) = (alike(b, elem, &from), alike(b, elem, &sizes));
    b.line(&format!("{op} ins{} outs{} {word} = {dims:?}", text(&[&x]), text(&[&z])));
    b.cost += b.times * 100;
    done(b, z);
}
/// Memory whose type knows the sizes that are known.
fn alike(b: &mut Body<'_>, elem: Ty, sizes: &[Size]) -> Mem {
    let given: Vec<V> = sizes.iter().filter(|s| s.1.is_none()).map(|s| s.0).collect();
    allocated(b, elem, sizes.iter().map(|s| s.1).collect(), &given)
}
/// An operation at each place, or along dimensions.
pub fn mapped(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(12) {
        return;
    }
    let elem = number(b);
    let rank = 1 + b.c.below(3);
    let sizes: Vec<Size> = (0..rank).map(|_| size(b)).collect();
    let inner = match elem {
        Ty::Float(_) => *b.c.pick(&["arith.addf", "arith.mulf", "arith.maximumf"]),
        _ => *b.c.pick(&["arith.addi", "arith.muli", "arith.xori", "arith.maxsi"]),
    };
    let x = alike(b, elem, &sizes);
    let z = if rule.ops[b.c.below(rule.ops.len())] == "linalg.map" {
        let (y, z) = (alike(b, elem, &sizes), alike(b, elem, &sizes));
        b.line(&format!("linalg.map {{ {inner} }} ins{} outs{}", text(&[&x, &y]), text(&[&z])));
        z
    } else {
        let gone: Vec<usize> = (0..rank).filter(|_| b.c.one_in(2)).collect();
        let left: Vec<Size> = (0..rank).filter(|d| !gone.contains(d)).map(|d| sizes[d]).collect();
        let z = alike(b, elem, &left);
        b.line(&format!("linalg.reduce {{ {inner} }} ins{} outs{} dimensions = {gone:?}", text(&[&x]), text(&[&z])));
        z
    };
    b.cost += b.times * 100;
    done(b, z);
}
