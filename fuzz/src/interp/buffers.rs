//! The dialects `bufferization` and `linalg` on memrefs.

use std::rc::Rc;

use ir::dialect::linalg;
use ir::{AttrData, Op, Sym, Type};

use crate::interp::exec::{Frame, Machine, bits, unsupported};
use crate::interp::memory::Life;
use crate::interp::source::{self, element, mem, plain};
use crate::interp::target;
use crate::interp::value::{Desc, Fault, Step, Val};

/// `memref.realloc`: what both sizes have is copied; the memory stays where it is large enough.
pub fn realloc(machine: &mut Machine<'_>, op: Op, args: &[Val], size: i64, result: Type) -> Step<Desc> {
    let (d, elem) = (mem(op, &args[0])?, machine.m.cx.elem_type(result));
    if size <= d.sizes[0] {
        return Ok(Desc { sizes: vec![size], ..(*d).clone() });
    }
    let each = target::alloc_size(machine, op, elem)?;
    let align = machine.number(op, Sym::ALIGNMENT).max(target::align(machine, op, elem)?).max(16);
    let addr = machine.allocate(op, size as u64 * each, align, Life::Heap)?;
    let new = plain(addr, vec![size]);
    source::copy_elements(machine, op, &d, &Desc { sizes: d.sizes.clone(), ..new.clone() }, each)?;
    machine.memory.free(op, d.base)?;
    Ok(new)
}

/// The `bufferization` dialect.
pub fn run(machine: &mut Machine<'_>, frame: &Frame, op: Op, name: &str, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    match name {
        "clone" => {
            let d = mem(op, &args[0])?;
            let elem = m.cx.elem_type(m.ty(m.operand(op, 0)));
            let each = target::alloc_size(machine, op, elem)?;
            let align = target::align(machine, op, elem)?.max(16);
            let addr = machine.allocate(op, d.sizes.iter().product::<i64>() as u64 * each, align, Life::Heap)?;
            let new = plain(addr, d.sizes.clone());
            source::copy_elements(machine, op, &d, &new, each)?;
            Ok(vec![Val::Mem(Rc::new(new))])
        }
        "dealloc" => {
            let bases = |name: &str| machine.field(frame, op, name)?.iter().map(|v| Ok(mem(op, v)?.base)).collect::<Step<Vec<u64>>>();
            let (given, kept) = (bases("memrefs")?, bases("retained")?);
            let asked = machine.field(frame, op, "conditions")?.iter().map(|v| Ok(bits(op, v)? != 0)).collect::<Step<Vec<bool>>>()?;
            let owns = |base: &u64| Val::Bits(given.iter().zip(&asked).any(|(g, &c)| g == base && c).into());
            let owners = kept.iter().map(owns).collect();
            let mut freed = Vec::new();
            for (&g, _) in given.iter().zip(&asked).filter(|x| *x.1) {
                if !kept.contains(&g) && !freed.contains(&g) {
                    machine.memory.free(op, g)?;
                    freed.push(g);
                }
            }
            Ok(owners)
        }
        _ => Err(unsupported(m, op)),
    }
}

/// The dimensions that an operand of a named operation goes through; `None` for those whose maps are given or plain.
fn named(name: &str, operand: usize) -> Option<&'static [usize]> {
    let maps: [&[usize]; 3] = match name {
        "dot" => [&[0], &[0], &[]],
        "matvec" => [&[0, 1], &[1], &[0]],
        "vecmat" => [&[1], &[1, 0], &[0]],
        "matmul" => [&[0, 2], &[2, 1], &[0, 1]],
        "batch_matmul" => [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]],
        _ => return None,
    };
    Some(maps[operand])
}

/// Where an operand is at a point of an operation with a list of dimensions.
fn moved_place(kind: ir::Opcode, listed: &[i64], input: bool, at: &[i64]) -> Vec<i64> {
    let rest = || (0..at.len()).filter(|d| !listed.contains(&(*d as i64))).map(|d| at[d]).collect();
    match (kind, input) {
        (linalg::TRANSPOSE, true) => {
            let mut from = at.to_vec();
            for (i, &l) in listed.iter().enumerate() {
                from[l as usize] = at[i];
            }
            from
        }
        (linalg::BROADCAST, true) | (linalg::REDUCE, false) => rest(),
        _ => at.to_vec(),
    }
}

/// The `linalg` dialect on memrefs: the region for every point, the last dimension the fastest.
pub fn loops(machine: &mut Machine<'_>, frame: &mut Frame, op: Op, name: &str, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    if m.kind(op) == linalg::INDEX {
        let d = machine.number(op, Sym::DIM) as usize;
        let at = machine.points.last().and_then(|p| p.get(d)).ok_or_else(|| unsupported(m, op))?;
        return Ok(vec![Val::Bits(*at as u128)]);
    }
    let n_inputs = linalg::fields(m, op).0.len();
    // Those of windows are kept beside the operation.
    let maps = m.attr(op, Sym::INDEXING_MAPS).or_else(|| m.attr(op, Sym::LINALG_MEMOIZED)).filter(|_| named(name, 0).is_none());
    let given: Option<Vec<_>> = match maps.map(|a| m.cx.attr_data(a)) {
        Some(AttrData::Array(list)) => Some(m.cx.attrs_in(list).filter_map(|a| ir::affine::attr_map(&m.cx, a)).collect()),
        _ => None,
    };
    let ranks: Vec<Option<usize>> = args.iter().map(|a| if let Val::Mem(d) = a { Some(d.sizes.len()) } else { None }).collect();
    let listed = |name| m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let moved = match m.kind(op) {
        linalg::TRANSPOSE => Some(listed(Sym::PERMUTATION)),
        linalg::BROADCAST | linalg::REDUCE => Some(listed(Sym::DIMENSIONS)),
        _ => None,
    };
    let n = match &given {
        Some(maps) => maps.first().map_or(0, |a| a.n_dims as usize),
        None => (0..args.len())
            .flat_map(|i| named(name, i).unwrap_or(&[]))
            .max()
            .map_or(ranks.iter().flatten().max().copied().unwrap_or(0), |d| d + 1),
    };
    let place = |i: usize, at: &[i64]| -> Step<Vec<i64>> {
        match (&given, named(name, i)) {
            (Some(maps), _) => ir::affine::eval_map(&m.cx, maps[i], at).ok_or_else(|| unsupported(m, op)),
            (None, _) if moved.is_some() => Ok(moved_place(m.kind(op), moved.as_deref().unwrap_or_default(), i < n_inputs, at)),
            (None, Some(dims)) => Ok(dims.iter().map(|&d| at[d]).collect()),
            (None, None) => Ok(at.to_vec()),
        }
    };
    let mut sizes = vec![None; n];
    for d in 0..n {
        let mut unit = vec![0; n];
        unit[d] = 1;
        for (i, a) in args.iter().enumerate() {
            let Val::Mem(mem) = a else { continue };
            // A sum with another dimension is none.
            let all = place(i, &vec![1; n])?;
            for (p, _) in place(i, &unit)?.iter().enumerate().filter(|x| *x.1 == 1 && all[x.0] == 1) {
                if sizes[d].is_some_and(|s| s != mem.sizes[p]) {
                    return Err(Fault::at(op, "wrong-type", format!("dimension {d} has two sizes")));
                }
                sizes[d] = Some(mem.sizes[p]);
            }
        }
    }
    let sizes: Vec<usize> = sizes.into_iter().map(|s| s.map_or(0, |s| s as usize)).collect();
    let index = |i: i64| Val::Bits(i as u128);
    for point in crate::interp::vector::points(&sizes) {
        let at: Vec<i64> = point.iter().map(|&i| i as i64).collect();
        let mut vals = Vec::new();
        let mut addrs = Vec::new();
        for (i, a) in args.iter().enumerate() {
            let Val::Mem(d) = a else {
                vals.push(a.clone());
                continue;
            };
            let ty = m.ty(m.operand(op, i));
            let at: Vec<Val> = place(i, &at)?.into_iter().map(index).collect();
            let addr = element(machine, op, d, ty, &at)?;
            vals.push(target::load(machine, op, addr, m.cx.elem_type(ty), None)?);
            if i >= n_inputs {
                addrs.push((addr, m.cx.elem_type(ty)));
            }
        }
        machine.points.push(at);
        vals.truncate(m.entry_block(op, 0).map_or(0, |b| m.block_args(b).count()));
        let new = machine.yields(frame, op, 0, vals)?;
        machine.points.pop();
        for ((addr, ty), v) in addrs.iter().zip(&new) {
            target::store(machine, op, *addr, *ty, v, None)?;
        }
    }
    Ok(vec![])
}
