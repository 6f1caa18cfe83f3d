//! Loops, conditions and accesses whose numbers are affine. Dimensions and symbols are the counters of loops around and
//! constants; what is accessed is in bounds by a remainder.

use crate::r#gen::body::{Body, Mem, V, list, types_text};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::Ty;
use crate::r#gen::vector_memory;

fn op(b: &mut Body<'_>, rule: &Rule) -> &'static str {
    rule.ops[b.c.below(rule.ops.len())]
}

/// What may be a dimension: counters of affine loops around, and constants.
fn dims(b: &mut Body<'_>) -> Vec<V> {
    let n = 1 + b.c.below(3);
    (0..n)
        .map(|_| {
            let k = b.affine.len();
            match b.c.below(k + 1) {
                0 => {
                    let x = b.c.below(9) as i64;
                    b.constant(Ty::Index, x)
                }
                i => b.affine[k - i],
            }
        })
        .collect()
}
/// An expression of small numbers, none of them large and no divisor but a positive constant.
fn expression(b: &mut Body<'_>, n: usize, depth: usize) -> String {
    let kind = if depth == 0 { b.c.below(2) } else { b.c.below(8) };
    match kind {
        0 => format!("d{}", b.c.below(n)),
        1 => (b.c.below(11) as i64 - 3).to_string(),
        2 | 3 => format!("{} + {}", expression(b, n, depth - 1), expression(b, n, depth - 1)),
        4 => format!("({}) * {}", expression(b, n, depth - 1), b.c.below(6) as i64 - 2),
        5 => format!("({}) mod {}", expression(b, n, depth - 1), 1 + b.c.below(7)),
        6 => format!("({}) floordiv {}", expression(b, n, depth - 1), 1 + b.c.below(5)),
        _ => format!("({}) ceildiv {}", expression(b, n, depth - 1), 1 + b.c.below(5)),
    }
}
fn names(n: usize) -> String {
    (0..n).map(|i| format!("d{i}")).collect::<Vec<_>>().join(", ")
}
/// `affine_map<(d0) -> (d0 + 1)>(%v1)` with `results` results, each in what `wrap` makes of it.
fn map(b: &mut Body<'_>, results: usize, wrap: impl Fn(String, usize) -> String) -> String {
    let vs = dims(b);
    let all: Vec<String> = (0..results).map(|i| wrap(expression(b, vs.len(), 2), i)).collect();
    format!("affine_map<({}) -> ({})>({})", names(vs.len()), all.join(", "), list(&vs))
}

/// The value of an expression, or the largest or least of some.
pub fn apply(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let n = if op == "affine.apply" { 1 } else { 1 + b.c.below(3) };
    let map = map(b, n, |e, _| e);
    let v = b.def(&format!("{op} {map}"), Ty::Index);
    if op == "affine.apply" {
        b.affine.push(v);
    }
}
/// A region inside which more may be a dimension.
fn region(b: &mut Body<'_>, times: u64, counters: Vec<V>, carried: &[(V, Ty)], tys: &[Ty]) {
    let end = |b: &mut Body<'_>| match tys.is_empty() {
        true => String::new(),
        false => {
            let (vs, ts) = b.values(tys);
            format!("affine.yield {vs} : {ts}")
        }
    };
    b.region(
        times,
        |b| {
            b.affine.extend(&counters);
            b.vals.extend(counters.iter().map(|&v| (v, Ty::Index)));
            b.vals.extend(carried);
        },
        end,
    );
}
fn head(results: &[V]) -> String {
    if results.is_empty() { String::new() } else { format!("{} = ", list(results)) }
}
fn arrow(tys: &[Ty]) -> String {
    if tys.is_empty() { String::new() } else { format!(" -> ({})", types_text(tys)) }
}
/// An expression of a bound. mlir-opt takes a remainder for the largest one where the least number that it is of leaves that
/// (`upstream/remainder_as_a_bound.mlir`).
fn bound(b: &mut Body<'_>, n: usize, depth: usize) -> String {
    expression(b, n, depth).replace(" mod ", " floordiv ")
}
/// Bounds of a loop of at most 4 steps: numbers, or expressions near one another.
fn bounds(b: &mut Body<'_>) -> (String, String, u64) {
    let from = b.c.below(4) as i64;
    let trips = b.c.below(4) as i64;
    match b.c.below(4) {
        0 | 1 => (from.to_string(), (from + trips).to_string(), 4),
        2 => {
            let vs = dims(b);
            let (names, e) = (names(vs.len()), bound(b, vs.len(), 1));
            let vs = list(&vs);
            (format!("affine_map<({names}) -> ({e})>({vs})"), format!("affine_map<({names}) -> ({e} + {trips})>({vs})"), 4)
        }
        _ => {
            let vs = dims(b);
            let (names, e, f) = (names(vs.len()), bound(b, vs.len(), 1), bound(b, vs.len(), 2));
            let vs = list(&vs);
            // The larger of some is above one of them, so the loop is no longer than from there.
            (
                format!("max affine_map<({names}) -> ({e}, {f})>({vs})"),
                format!("min affine_map<({names}) -> ({e} + {trips}, {f} + {})>({vs})", trips + 1),
                4,
            )
        }
    }
}
/// A loop.
pub fn for_loop(b: &mut Body<'_>, _: &Rule) {
    if !b.room(5) {
        return;
    }
    let tys = b.types(2);
    let starts: Vec<V> = tys.iter().map(|&t| b.value(t)).collect();
    let (lo, hi, times) = bounds(b);
    let step = *b.c.pick(&["", "", " step 2", " step 3"]);
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let (i, carried): (V, Vec<V>) = (b.fresh(), tys.iter().map(|_| b.fresh()).collect());
    let init = match tys.is_empty() {
        true => String::new(),
        false => {
            let pairs: Vec<String> = carried.iter().zip(&starts).map(|(c, s)| format!("%v{c} = %v{s}")).collect();
            format!(" iter_args({}){}", pairs.join(", "), arrow(&tys))
        }
    };
    b.line(&format!("{}affine.for %v{i} = {lo} to {hi}{step}{init} {{", head(&results)));
    let carried: Vec<(V, Ty)> = carried.into_iter().zip(tys.iter().copied()).collect();
    region(b, times, vec![i], &carried, &tys);
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
/// A condition on a set.
pub fn if_else(b: &mut Body<'_>, _: &Rule) {
    if !b.room(1) {
        return;
    }
    let tys = b.types(2);
    let vs = dims(b);
    let n = 1 + b.c.below(3);
    let conditions: Vec<String> = (0..n).map(|_| format!("{} {} 0", expression(b, vs.len(), 2), b.c.pick(&[">=", ">=", "=="]))).collect();
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    b.line(&format!(
        "{}affine.if affine_set<({}) : ({})>({}){} {{",
        head(&results),
        names(vs.len()),
        conditions.join(", "),
        list(&vs),
        arrow(&tys)
    ));
    region(b, 1, Vec::new(), &[], &tys);
    if !tys.is_empty() || b.c.one_in(2) {
        b.line("} else {");
        region(b, 1, Vec::new(), &[], &tys);
    }
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
/// A loop in any order over several counters.
pub fn parallel(b: &mut Body<'_>, _: &Rule) {
    if !b.room(9) {
        return;
    }
    let rank = 1 + b.c.below(2);
    let counters: Vec<V> = (0..rank).map(|_| b.fresh()).collect();
    let numbers = |ns: Vec<usize>| ns.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
    let lo: Vec<usize> = (0..rank).map(|_| b.c.below(3)).collect();
    let hi: Vec<usize> = lo.iter().map(|&l| l + b.c.below(4)).collect();
    let step: Vec<usize> = (0..rank).map(|_| 1 + b.c.below(2)).collect();
    let ints: Vec<Ty> = (0..b.c.below(3)).map(|_| Ty::Int(*b.c.pick(&[32, 64, 8]))).collect();
    let results: Vec<V> = ints.iter().map(|_| b.fresh()).collect();
    let kinds: Vec<String> = ints.iter().map(|_| format!("\"{}\"", b.c.pick(&["addi", "muli", "andi", "ori"]))).collect();
    let reduce = if ints.is_empty() { String::new() } else { format!(" reduce ({}){}", kinds.join(", "), arrow(&ints)) };
    b.line(&format!(
        "{}affine.parallel ({}) = ({}) to ({}) step ({}){reduce} {{",
        head(&results),
        list(&counters),
        numbers(lo),
        numbers(hi),
        numbers(step)
    ));
    region(b, 9, counters, &[], &ints);
    b.line("}");
    b.vals.extend(results.into_iter().zip(ints));
}
/// Indices into a memref by a map, each a remainder by the size of its dimension.
fn place(b: &mut Body<'_>, m: &Mem) -> String {
    let vs = dims(b);
    // An index may be an expression of values as it stands.
    let mut at = Vec::new();
    for d in &m.ty.dims {
        let mut e = expression(b, vs.len(), 2);
        for (i, v) in vs.iter().enumerate() {
            e = e.replace(&format!("d{i}"), &format!("%v{v}"));
        }
        at.push(format!("({e}) mod {}", d.unwrap_or(1)));
    }
    at.join(", ")
}
/// Indices at which a vector fits into the last dimension.
fn row_place(b: &mut Body<'_>, m: &Mem, n: i64) -> String {
    let mut whole = m.clone();
    if let Some(last) = whole.ty.dims.last_mut() {
        *last = last.map(|d| d - n + 1);
    }
    place(b, &whole)
}
/// A row of memory.
pub fn vector_load(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (m, row) = vector_memory::memory(b);
    let at = row_place(b, &m, row.dims()[0] as i64);
    b.def(&format!("{op} %v{}[{at}] : {}, {}", m.v, m.ty, Ty::Vector(row)), Ty::Vector(row));
}
/// A row of memory written.
pub fn vector_store(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (m, row) = vector_memory::memory(b);
    let x = b.value(Ty::Vector(row));
    let at = row_place(b, &m, row.dims()[0] as i64);
    b.line(&format!("{op} %v{x}, %v{}[{at}] : {}, {}", m.v, m.ty, Ty::Vector(row)));
}
/// Sizes of a box, some known at run time only, and how many points it has at most.
fn sizes(b: &mut Body<'_>) -> (String, usize, i64) {
    let n = 1 + b.c.below(3);
    let (mut text, mut points) = (Vec::new(), 1);
    for _ in 0..n {
        let d = 1 + b.c.below(6) as i64;
        points *= d;
        text.push(if b.c.one_in(4) { format!("%v{}", b.constant(Ty::Index, d)) } else { d.to_string() });
    }
    (text.join(", "), n, points)
}
/// A number below another one that nobody who folds knows: lowir leaves the digits of constants.
fn below(b: &mut Body<'_>, n: i64) -> V {
    let (x, n) = (b.value(Ty::Index), b.constant(Ty::Index, n));
    let name = b.env.same(Ty::Index);
    let x = b.bind(&format!("func.call @{name}(%v{x}) : (index) -> index"));
    b.two("arith.remui", x, n, Ty::Index)
}
/// The point of a box by its number. Release 19 writes it otherwise.
pub fn delinearize(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if b.env.release == 19 {
        return;
    }
    let (basis, n, points) = sizes(b);
    let x = below(b, points);
    let results: Vec<V> = (0..n).map(|_| b.fresh()).collect();
    b.line(&format!("{} = {op} %v{x} into ({basis}) : {}", list(&results), vec!["index"; n].join(", ")));
    b.vals.extend(results.iter().map(|&v| (v, Ty::Index)));
}
/// The number of a point.
pub fn linearize(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if b.env.release == 19 {
        return;
    }
    let (basis, n, _) = sizes(b);
    let at: Vec<V> = (0..n).map(|_| below(b, 9)).collect();
    b.def(&format!("{op} [{}] by ({basis}) : index", list(&at)), Ty::Index);
}
fn known(m: &Mem) -> bool {
    // The smallest size that a dynamic dimension can have is 1.
    m.ty.space == 0
}
/// An element.
pub fn load(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let m = b.some_mem(|m| m.writable && known(m));
    let at = place(b, &m);
    match op {
        "affine.prefetch" => b.line(&format!("{op} %v{}[{at}], read, locality<2>, data : {}", m.v, m.ty)),
        _ => drop(b.def(&format!("{op} %v{}[{at}] : {}", m.v, m.ty), m.ty.elem)),
    }
}
/// An element written.
pub fn store(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let m = b.some_mem(|m| m.writable && known(m));
    let x = b.value(m.ty.elem);
    let at = place(b, &m);
    b.line(&format!("{op} %v{x}, %v{}[{at}] : {}", m.v, m.ty));
}
