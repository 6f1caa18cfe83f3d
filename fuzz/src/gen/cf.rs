//! Functions of several blocks. Blocks hand on a counter; a branch backwards takes one from it and is not taken when it
//! is used up, so every function ends.

use crate::r#gen::body::{Body, V, list, types_text};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::Ty;

/// Branches backwards in one call.
const FUEL: i64 = 6;

/// A block that can be branched to.
struct Target {
    name: String,
    /// Types of its arguments after the counter.
    tys: Vec<Ty>,
}

/// Something that always holds.
pub fn assert(b: &mut Body<'_>, _: &Rule) {
    // Lowered, it ends its block, which a scope of the stack must not have happen.
    if b.depth >= super::body::MAX_DEPTH {
        return;
    }
    let ty = b.int_type();
    let x = b.value(ty);
    let c = b.bind(&format!("arith.cmpi eq, %v{x}, %v{x} : {ty}"));
    let text = *b.c.pick(&["a value equals itself", "", "tab\\09 and quote\\22", "long long long message"]);
    b.line(&format!("cf.assert %v{c}, \"{text}\""));
}

/// A value that is nothing in particular where nobody asks for it.
pub fn poison(b: &mut Body<'_>, rule: &Rule) {
    let ty = b.known_type();
    let p = b.bind(&format!("{} : {ty}", rule.ops[0]));
    let (x, yes) = (b.value(ty), b.constant(Ty::Int(1), 1));
    let same = b.env.same(Ty::Int(1));
    let yes = b.bind(&format!("func.call @{same}(%v{yes}) : (i1) -> i1"));
    b.def(&format!("arith.select %v{yes}, %v{x}, %v{p} : {ty}"), ty);
}

/// `^name(%fuel, %a : index, i32)`
fn edge(b: &mut Body<'_>, fuel: V, to: &Target) -> String {
    let mut vs = vec![fuel];
    vs.extend(to.tys.iter().map(|&t| b.value(t)).collect::<Vec<_>>());
    let tys: Vec<Ty> = [Ty::Index].into_iter().chain(to.tys.iter().copied()).collect();
    format!("^{}({} : {})", to.name, list(&vs), types_text(&tys))
}

/// Everything after the entry's statements: some blocks, the last of which has these values and does not end yet.
pub fn blocks(b: &mut Body<'_>, results: &[Ty]) -> Vec<V> {
    let n = 1 + b.c.below(5);
    let mut targets: Vec<Target> = (0..n).map(|i| Target { name: format!("b{i}"), tys: b.types(2) }).collect();
    targets.push(Target { name: "exit".into(), tys: results.to_vec() });
    let fuel = b.constant(Ty::Index, FUEL);
    let end = terminator(b, fuel, 0, &targets);
    b.line(&end);
    for i in 0..n {
        let fuel = header(b, &targets[i]);
        let before = b.times;
        b.times = before * (FUEL as u64 + 1);
        let mark = b.open();
        b.vals.push((fuel.0, Ty::Index));
        b.vals.extend(fuel.1.iter().copied().zip(targets[i].tys.iter().copied()));
        let k = 1 + b.c.below(6);
        b.statements(k);
        b.free(mark);
        let end = terminator(b, fuel.0, i + 1, &targets);
        b.line(&end);
        b.close(mark);
        b.times = before;
    }
    header(b, &targets[n]).1
}

fn header(b: &mut Body<'_>, t: &Target) -> (V, Vec<V>) {
    let fuel = b.fresh();
    let args: Vec<V> = t.tys.iter().map(|_| b.fresh()).collect();
    let more: Vec<String> = args.iter().zip(&t.tys).map(|(v, ty)| format!(", %v{v}: {ty}")).collect();
    b.indent -= 1;
    b.line(&format!("^{}(%v{fuel}: index{}):", t.name, more.concat()));
    b.indent += 1;
    (fuel, args)
}

/// A branch to blocks from `next` on, or back.
fn terminator(b: &mut Body<'_>, fuel: V, next: usize, targets: &[Target]) -> String {
    // The first edge goes to the next block, so that every block can be reached: those that cannot keep their
    // arguments of type `index` in mlir-opt's conversions, and cannot be translated.
    let mut first = true;
    let mut ahead = |b: &mut Body<'_>| {
        let i = if first { next } else { next + b.c.below((targets.len() - next).min(3)) };
        first = false;
        edge(b, fuel, &targets[i])
    };
    match b.c.below(5) {
        0 => format!("cf.br {}", ahead(b)),
        1 | 2 => {
            let c = b.value(Ty::Int(1));
            let (x, y) = (ahead(b), ahead(b));
            format!("cf.cond_br %v{c}, {x}, {y}")
        }
        3 if next > 0 => {
            let zero = b.constant(Ty::Index, 0);
            let mut c = b.bind(&format!("arith.cmpi ne, %v{fuel}, %v{zero} : index"));
            if b.c.one_in(2) {
                let also = b.value(Ty::Int(1));
                c = b.two("arith.andi", c, also, Ty::Int(1));
            }
            let one = b.constant(Ty::Index, 1);
            let less = b.two("arith.subi", fuel, one, Ty::Index);
            let back = b.c.below(next);
            let (x, y) = (edge(b, less, &targets[back]), ahead(b));
            format!("cf.cond_br %v{c}, {x}, {y}")
        }
        _ => {
            let ty = *b.c.pick(&[Ty::Int(32), Ty::Int(64), Ty::Int(8), Ty::Int(16)]);
            let x = b.value(ty);
            let other = ahead(b);
            let mut out = format!("cf.switch %v{x} : {ty}, [default: {other}");
            // mlir-opt prints -1 of i64 as a number that it does not read.
            let last = if ty == Ty::Int(64) { 7 } else { -1 };
            // Without cases, mlir-translate crashes.
            for case in [0, 1, last, 42].iter().take(1 + b.c.below(4)) {
                let to = ahead(b);
                out.push_str(&format!(", {case}: {to}"));
            }
            out + "]"
        }
    }
}
