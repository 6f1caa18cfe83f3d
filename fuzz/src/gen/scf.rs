//! Structured control flow. Loops run at most four times.

use crate::r#gen::body::{Body, V, list, types_text};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::Ty;

fn head(names: &[V]) -> String {
    if names.is_empty() { String::new() } else { format!("{} = ", list(names)) }
}
fn arrow(tys: &[Ty]) -> String {
    match tys {
        [] => String::new(),
        [one] => format!(" -> {one}"),
        many => format!(" -> ({})", types_text(many)),
    }
}
fn yields(b: &mut Body<'_>, op: &str, tys: &[Ty]) -> String {
    let (vs, ts) = b.values(tys);
    if tys.is_empty() { op.to_owned() } else { format!("{op} {vs} : {ts}") }
}
fn pairs(names: &[V], vs: &[V]) -> String {
    names.iter().zip(vs).map(|(n, v)| format!("%v{n} = %v{v}")).collect::<Vec<_>>().join(", ")
}

/// `scf.for` over an index or an integer.
pub fn for_loop(b: &mut Body<'_>, _: &Rule) {
    if !b.room(4) {
        return;
    }
    let iv_ty = *b.c.pick(&[Ty::Index, Ty::Int(32), Ty::Index, Ty::Int(64)]);
    let step = 1 + b.c.below(3) as i64;
    let from = b.c.below(5) as i64 - 2;
    let lo = b.constant(iv_ty, from);
    let hi = if b.c.one_in(3) {
        // As often as a value says.
        let x = b.value(iv_ty);
        let n = b.constant(iv_ty, 3 * step);
        let x = b.two("arith.remui", x, n, iv_ty);
        b.two("arith.addi", lo, x, iv_ty)
    } else {
        let trips = b.c.below(4) as i64;
        let spare = b.c.below(step as usize) as i64;
        b.constant(iv_ty, from + trips * step - spare)
    };
    let step = b.constant(iv_ty, step);
    let tys = b.types(3);
    let starts: Vec<V> = tys.iter().map(|&t| b.value(t)).collect();
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let iv = b.fresh();
    let inner: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let carried = if tys.is_empty() { String::new() } else { format!(" iter_args({}) -> ({})", pairs(&inner, &starts), types_text(&tys)) };
    let kind = if iv_ty == Ty::Index { String::new() } else { format!(" : {iv_ty}") };
    b.line(&format!("{}scf.for %v{iv} = %v{lo} to %v{hi} step %v{step}{carried}{kind} {{", head(&results)));
    b.region(
        4,
        |b| {
            b.vals.push((iv, iv_ty));
            b.vals.extend(inner.into_iter().zip(tys.iter().copied()));
        },
        |b| if tys.is_empty() { String::new() } else { yields(b, "scf.yield", &tys) },
    );
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
/// `scf.if` with and without results.
pub fn if_else(b: &mut Body<'_>, _: &Rule) {
    if !b.room(1) {
        return;
    }
    let tys = b.types(3);
    let c = b.value(Ty::Int(1));
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let types = if tys.is_empty() { String::new() } else { format!(" -> ({})", types_text(&tys)) };
    b.line(&format!("{}scf.if %v{c}{types} {{", head(&results)));
    let end = |b: &mut Body<'_>| if tys.is_empty() { String::new() } else { yields(b, "scf.yield", &tys) };
    b.region(1, |_| {}, end);
    if !tys.is_empty() || b.c.one_in(2) {
        b.line("} else {");
        b.region(1, |_| {}, end);
    }
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
/// `scf.while` with a counter.
pub fn while_loop(b: &mut Body<'_>, _: &Rule) {
    if !b.room(5) {
        return;
    }
    let (carried, passed) = (b.types(2), b.types(2));
    let zero = b.constant(Ty::Index, 0);
    let trips = b.c.below(4) as i64;
    let starts: Vec<V> = [zero].into_iter().chain(carried.iter().map(|&t| b.value(t)).collect::<Vec<_>>()).collect();
    let count = |tys: &[Ty]| [Ty::Index].into_iter().chain(tys.iter().copied()).collect::<Vec<_>>();
    let (before_tys, after_tys) = (count(&carried), count(&passed));
    let results: Vec<V> = after_tys.iter().map(|_| b.fresh()).collect();
    let before: Vec<V> = before_tys.iter().map(|_| b.fresh()).collect();
    let after: Vec<V> = after_tys.iter().map(|_| b.fresh()).collect();
    b.line(&format!(
        "{}scf.while ({}) : ({}) -> ({}) {{",
        head(&results),
        pairs(&before, &starts),
        types_text(&before_tys),
        types_text(&after_tys)
    ));
    let n = before[0];
    b.region(
        5,
        |b| b.vals.extend(before.into_iter().zip(before_tys.iter().copied())),
        |b| {
            let limit = b.constant(Ty::Index, trips);
            let mut c = b.bind(&format!("arith.cmpi ult, %v{n}, %v{limit} : index"));
            if b.c.one_in(4) {
                let also = b.value(Ty::Int(1));
                c = b.two("arith.andi", c, also, Ty::Int(1));
            }
            let (vs, _) = b.values(&passed);
            let vs = if passed.is_empty() { String::new() } else { format!(", {vs}") };
            format!("scf.condition(%v{c}) %v{n}{vs} : {}", types_text(&after_tys))
        },
    );
    b.line("} do {");
    let args: Vec<String> = after.iter().zip(&after_tys).map(|(v, t)| format!("%v{v}: {t}")).collect();
    b.line(&format!("^bb0({}):", args.join(", ")));
    let n = after[0];
    b.region(
        4,
        |b| b.vals.extend(after.into_iter().zip(after_tys.iter().copied())),
        |b| {
            let one = b.constant(Ty::Index, 1);
            let next = b.two("arith.addi", n, one, Ty::Index);
            let (vs, _) = b.values(&carried);
            let vs = if carried.is_empty() { String::new() } else { format!(", {vs}") };
            format!("scf.yield %v{next}{vs} : {}", types_text(&before_tys))
        },
    );
    b.line("}");
    b.vals.extend(results.into_iter().zip(after_tys));
}
/// `scf.index_switch` with cases in any order.
pub fn index_switch(b: &mut Body<'_>, _: &Rule) {
    if !b.room(1) {
        return;
    }
    let tys = b.types(2);
    let x = b.value(Ty::Index);
    let three = b.constant(Ty::Index, 4);
    // mlir-opt compares only the low 32 bits, so the number is one of few.
    let x = b.two("arith.remui", x, three, Ty::Index);
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let types = if tys.is_empty() { String::new() } else { format!(" -> {}", types_text(&tys)) };
    b.line(&format!("{}scf.index_switch %v{x}{types}", head(&results)));
    let mut cases: Vec<i64> = vec![2, 0, 1, 3, -1, 7];
    let drop = b.c.below(7);
    cases.rotate_left(b.c.below(6));
    cases.truncate(6 - drop);
    for case in cases {
        b.line(&format!("case {case} {{"));
        b.region(1, |_| {}, |b| yields(b, "scf.yield", &tys));
        b.line("}");
    }
    b.line("default {");
    b.region(1, |_| {}, |b| yields(b, "scf.yield", &tys));
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
/// `scf.parallel` with reductions of which the order does not matter, and without.
pub fn parallel(b: &mut Body<'_>, _: &Rule) {
    if !b.room(6) {
        return;
    }
    let rank = 1 + b.c.below(2);
    let (mut lo, mut hi, mut step) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rank {
        let (from, trips, by) = (b.c.below(3) as i64, b.c.below(3) as i64, 1 + b.c.below(2) as i64);
        lo.push(b.constant(Ty::Index, from));
        hi.push(b.constant(Ty::Index, from + trips * by));
        step.push(b.constant(Ty::Index, by));
    }
    let tys: Vec<Ty> = (0..b.c.below(3)).map(|_| b.int_type()).collect();
    let starts: Vec<V> = tys.iter().map(|&t| b.value(t)).collect();
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let ivs: Vec<V> = (0..rank).map(|_| b.fresh()).collect();
    let init = if tys.is_empty() { String::new() } else { format!(" init ({})", list(&starts)) };
    b.line(&format!(
        "{}scf.parallel ({}) = ({}) to ({}) step ({}){init}{} {{",
        head(&results),
        list(&ivs),
        list(&lo),
        list(&hi),
        list(&step),
        arrow(&tys)
    ));
    b.region(
        6,
        |b| b.vals.extend(ivs.into_iter().map(|v| (v, Ty::Index))),
        |b| {
            if tys.is_empty() {
                return String::new();
            }
            let (vs, ts) = b.values(&tys);
            let mut out = format!("scf.reduce({vs} : {ts}) {{\n");
            for (i, ty) in tys.iter().enumerate() {
                let (l, r, x) = (b.fresh(), b.fresh(), b.fresh());
                let op = *b.c.pick(&["arith.addi", "arith.xori", "arith.maxsi", "arith.muli"]);
                let more = if i + 1 < tys.len() { "}, {" } else { "}" };
                out.push_str(&format!(
                    "^bb0(%v{l}: {ty}, %v{r}: {ty}):\n%v{x} = {op} %v{l}, %v{r} : {ty}\nscf.reduce.return %v{x} : {ty}\n{more}\n"
                ));
            }
            out.pop();
            out
        },
    );
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
/// `scf.execute_region` of one block or several.
pub fn execute_region(b: &mut Body<'_>, _: &Rule) {
    if !b.room(1) {
        return;
    }
    let tys = b.types(2);
    let results: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    b.line(&format!("{}scf.execute_region{} {{", head(&results), arrow(&tys)));
    let blocks = b.c.one_in(2);
    b.region(
        1,
        |_| {},
        |b| {
            if !blocks {
                return yields(b, "scf.yield", &tys);
            }
            let c = b.value(Ty::Int(1));
            let (vs, ts) = b.values(&tys);
            let (ws, _) = b.values(&tys);
            let args = |b: &mut Body<'_>| tys.iter().map(|t| format!("%v{}: {t}", b.fresh())).collect::<Vec<_>>();
            let names = args(b);
            let got = names.iter().map(|n| n.split(':').next().unwrap_or("")).collect::<Vec<_>>().join(", ");
            let l = b.fresh();
            match tys.is_empty() {
                true => format!("cf.cond_br %v{c}, ^l{l}, ^m{l}\n^l{l}:\ncf.br ^m{l}\n^m{l}:\nscf.yield"),
                false => format!(
                    "cf.cond_br %v{c}, ^l{l}, ^m{l}({vs} : {ts})\n^l{l}:\ncf.br ^m{l}({ws} : {ts})\n^m{l}({}):\nscf.yield {got} : {ts}",
                    names.join(", ")
                ),
            }
        },
    );
    b.line("}");
    b.vals.extend(results.into_iter().zip(tys));
}
