//! The `affine` dialect: maps and sets evaluated, loops in order.

use std::rc::Rc;

use ir::dialect::{affine, enums};
use ir::{AffineMap, AttrData, Op, Sym};

use crate::interp::exec::{Frame, Machine, bits, unsupported};
use crate::interp::number::{Int, Promise, int};
use crate::interp::source::{element, mem};
use crate::interp::value::{Fault, Step, Val};
use crate::interp::{target, vector};

fn number(op: Op, v: &Val) -> Step<i64> {
    Ok(bits(op, v)? as u64 as i64)
}
fn value(n: i64) -> Val {
    Val::Bits(u128::from(n as u64))
}
fn map(machine: &Machine<'_>, op: Op, name: Sym) -> Step<AffineMap> {
    match machine.m.attr(op, name).map(|a| machine.m.cx.attr_data(a)) {
        Some(AttrData::AffineMap(map) | AttrData::IntegerSet(map)) => Ok(map),
        _ => Err(unsupported(machine.m, op)),
    }
}
fn results(machine: &Machine<'_>, op: Op, map: AffineMap, args: &[Val]) -> Step<Vec<i64>> {
    let numbers = args.iter().map(|v| number(op, v)).collect::<Step<Vec<i64>>>()?;
    ir::affine::eval_map(&machine.m.cx, map, &numbers).ok_or_else(|| Fault::at(op, "affine", "the map has no value here"))
}

/// Runs an operation of the dialect.
pub fn run(machine: &mut Machine<'_>, frame: &mut Frame, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    match m.kind(op) {
        affine::APPLY | affine::MAX | affine::MIN => {
            let all = results(machine, op, map(machine, op, Sym::MAP)?, args)?;
            let one = if m.kind(op) == affine::MAX { all.iter().max() } else { all.iter().min() };
            one.map(|&n| vec![value(n)]).ok_or_else(|| unsupported(m, op))
        }
        affine::FOR => {
            let (lo, hi) = (map(machine, op, Sym::LOWER_BOUND_MAP)?, map(machine, op, Sym::UPPER_BOUND_MAP)?);
            let (n, k) = ((lo.n_dims + lo.n_syms) as usize, (hi.n_dims + hi.n_syms) as usize);
            let from = results(machine, op, lo, &args[..n])?.into_iter().max().ok_or_else(|| unsupported(m, op))?;
            let to = results(machine, op, hi, &args[n..n + k])?.into_iter().min().ok_or_else(|| unsupported(m, op))?;
            let step = machine.number(op, Sym::STEP).max(1) as i64;
            let (mut i, mut carried) = (from, args[n + k..].to_vec());
            while i < to {
                let mut given = vec![value(i)];
                given.append(&mut carried);
                carried = machine.yields(frame, op, 0, given)?;
                i += step;
            }
            Ok(carried)
        }
        affine::IF => {
            let set = map(machine, op, Sym::CONDITION)?;
            let numbers = args.iter().map(|v| number(op, v)).collect::<Step<Vec<i64>>>()?;
            let (dims, symbols) = numbers.split_at(set.n_dims as usize);
            // Every constraint is followed by whether it is an equation.
            let mut holds = true;
            for c in m.cx.lists.get(set.exprs).chunks_exact(2) {
                let x = ir::affine::eval(&m.cx, ir::Expr(c[0]), dims, symbols)
                    .ok_or_else(|| Fault::at(op, "affine", "the set has no value here"))?;
                holds &= if c[1] == 1 { x == 0 } else { x >= 0 };
            }
            machine.yields(frame, op, usize::from(!holds), Vec::new())
        }
        affine::PARALLEL => parallel(machine, frame, op, args),
        affine::LOAD => {
            let at: Vec<Val> = results(machine, op, map(machine, op, Sym::MAP)?, &args[1..])?.into_iter().map(value).collect();
            let (d, ty) = (mem(op, &args[0])?, m.ty(m.operand(op, 0)));
            let addr = element(machine, op, &d, ty, &at)?;
            Ok(vec![target::load(machine, op, addr, m.cx.elem_type(ty), None)?])
        }
        affine::STORE => {
            let at: Vec<Val> = results(machine, op, map(machine, op, Sym::MAP)?, &args[2..])?.into_iter().map(value).collect();
            let (d, ty) = (mem(op, &args[1])?, m.ty(m.operand(op, 1)));
            let addr = element(machine, op, &d, ty, &at)?;
            target::store(machine, op, addr, m.cx.elem_type(ty), &args[0], None)?;
            Ok(vec![])
        }
        affine::VECTOR_LOAD | affine::VECTOR_STORE => {
            // One lane after the other along the last dimension.
            let from = usize::from(m.kind(op) == affine::VECTOR_STORE);
            let mut at = results(machine, op, map(machine, op, Sym::MAP)?, &args[from + 1..])?;
            let (d, ty) = (mem(op, &args[from])?, m.ty(m.operand(op, from)));
            let n = if from == 0 { m.ty(m.result(op, 0)) } else { m.ty(m.operand(op, 0)) };
            let n = vector::shape(machine, n).iter().product::<usize>();
            let given = if from == 0 { Vec::new() } else { vector::lanes_of(&args[0]) };
            let mut lanes = Vec::new();
            for i in 0..n {
                let place: Vec<Val> = at.iter().copied().map(value).collect();
                let addr = element(machine, op, &d, ty, &place)?;
                match given.get(i) {
                    Some(v) => target::store(machine, op, addr, m.cx.elem_type(ty), v, None)?,
                    None => lanes.push(target::load(machine, op, addr, m.cx.elem_type(ty), None)?),
                }
                if let Some(last) = at.last_mut() {
                    *last += 1;
                }
            }
            Ok(if from == 0 { vec![Val::Agg(Rc::new(lanes))] } else { Vec::new() })
        }
        affine::DELINEARIZE_INDEX | affine::LINEARIZE_INDEX => {
            let name = if m.kind(op) == affine::LINEARIZE_INDEX { "dynamic_basis" } else { "basis" };
            let mut given = machine.field(frame, op, name)?.into_iter();
            let basis = vector::numbers(machine, op, Sym::STATIC_BASIS).into_iter().map(|n| match n {
                ir::DYNAMIC => given.next().map_or(Err(unsupported(m, op)), |v| number(op, &v)),
                n => Ok(n),
            });
            let mut basis = basis.collect::<Step<Vec<i64>>>()?;
            if m.kind(op) == affine::LINEARIZE_INDEX {
                let at = machine.field(frame, op, "multi_index")?;
                basis.resize(at.len() + basis.len().saturating_sub(at.len()), 1);
                let basis = &basis[basis.len() - at.len()..];
                let sum = at.iter().zip(basis).try_fold(0i64, |sum, (v, &n)| Ok(sum.wrapping_mul(n).wrapping_add(number(op, v)?)))?;
                return Ok(vec![value(sum)]);
            }
            let mut left = number(op, &args[0])?;
            let n = m.n_results(op);
            let mut out = Vec::new();
            // The first takes what is left, whatever its size.
            for &size in basis[basis.len() - (n - 1)..].iter().rev() {
                out.push(value(left.rem_euclid(size.max(1))));
                left = left.div_euclid(size.max(1));
            }
            out.push(value(left));
            out.reverse();
            Ok(out)
        }
        affine::PREFETCH => Ok(vec![]),
        _ => Err(unsupported(m, op)),
    }
}

fn parallel(machine: &mut Machine<'_>, frame: &mut Frame, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    let list = |name: Sym| crate::interp::vector::numbers(machine, op, name);
    let lo_map = map(machine, op, Sym::LOWER_BOUNDS_MAP)?;
    let n = (lo_map.n_dims + lo_map.n_syms) as usize;
    let lo = results(machine, op, lo_map, &args[..n])?;
    let hi = results(machine, op, map(machine, op, Sym::UPPER_BOUNDS_MAP)?, &args[n..])?;
    let (steps, mut kinds) = (list(Sym::STEPS), list(Sym::REDUCTIONS));
    if m.cx.older_enum_numbers {
        kinds.iter_mut().for_each(|k| *k = enums::number_from_19(enums::ATOMIC_RMW_KIND, *k as u64) as i64);
    }
    // Bounds of several maps each are not written by the generators.
    if lo.len() != steps.len() || hi.len() != steps.len() {
        return Err(unsupported(m, op));
    }
    let tys: Vec<_> = m.results(op).map(|v| m.ty(v)).collect();
    let width = |i: usize| machine.width(tys[i]).unwrap_or(64);
    let mut carried: Vec<Val> = Vec::new();
    for (i, &k) in kinds.iter().enumerate() {
        carried.push(Val::Bits(match operation(k) {
            Some(Int::Add | Int::Or) => 0,
            Some(Int::Mul) => 1,
            Some(_) => crate::interp::value::mask(width(i)),
            None => return Err(unsupported(m, op)),
        }));
    }
    let widths: Vec<u32> = (0..tys.len()).map(width).collect();
    let mut at = lo.clone();
    if lo.iter().zip(&hi).any(|(l, h)| l >= h) {
        return Ok(carried);
    }
    loop {
        let vals = machine.yields(frame, op, 0, at.iter().map(|&i| value(i)).collect())?;
        for (i, v) in vals.iter().enumerate() {
            carried[i] = combine(op, kinds[i], widths[i], &carried[i], v)?;
        }
        let Some(d) = (0..at.len()).rev().find(|&d| at[d] + steps[d] < hi[d]) else { return Ok(carried) };
        at[d] += steps[d];
        at[d + 1..].copy_from_slice(&lo[d + 1..]);
    }
}
/// What a reduction does, by its number.
fn operation(kind: i64) -> Option<Int> {
    let names = [("addi", Int::Add), ("muli", Int::Mul), ("andi", Int::And), ("ori", Int::Or)];
    let table = &enums::ENUMS[usize::from(enums::ATOMIC_RMW_KIND)];
    names.into_iter().find(|(name, _)| table.value(name) == Some(kind as u64)).map(|x| x.1)
}
fn combine(op: Op, kind: i64, w: u32, a: &Val, b: &Val) -> Step<Val> {
    if let Some(p) = [a, b].into_iter().find(|v| matches!(v, Val::Poison(_))) {
        return Ok(p.clone());
    }
    int(op, operation(kind).unwrap_or(Int::Or), bits(op, a)?, bits(op, b)?, w, Promise::default())
}
