//! Rules from `affine` to `scf` and `memref`: loops, conditions and accesses.
//!
//! Upstream folds these operations while it converts them, which brings the maps of bounds and conditions to their
//! normal form first: operands that may be symbols are symbols, or numbers where these are known, each value is one operand,
//! each result stands once.

use alloc::vec::Vec;

use ir::dialect::affine_access::is_symbol;
use ir::dialect::affine_loops::{numbers, reduction};
#[cfg(feature = "extended")]
use ir::dialect::vector;
use ir::dialect::{affine as dialect, arith, memref, scf};
use ir::segments::operand_field;
use ir::{AffineMap, Attr, AttrData, Context, Expr, FloatKind, Module, NewOp, Op, Opcode, Region, Sym, Type, TypeData, Value, affine};

use crate::affine::{Expander, bad_divisor, compare, constant, multiply};
use crate::sweep::{Rewriter, Rule};

/// The rules.
pub static RULES: &[Rule] = &[
    Rule { opcode: dialect::FOR, rewrite: loops },
    Rule { opcode: dialect::IF, rewrite: conditions },
    Rule { opcode: dialect::PARALLEL, rewrite: parallel_loops },
    Rule { opcode: dialect::LOAD, rewrite: loads },
    Rule { opcode: dialect::STORE, rewrite: stores },
    #[cfg(feature = "extended")]
    Rule { opcode: dialect::VECTOR_LOAD, rewrite: loads },
    #[cfg(feature = "extended")]
    Rule { opcode: dialect::VECTOR_STORE, rewrite: stores },
    Rule { opcode: dialect::PREFETCH, rewrite: prefetches },
    Rule { opcode: dialect::DMA_START, rewrite: transfers },
    Rule { opcode: dialect::DMA_WAIT, rewrite: transfers },
    Rule { opcode: dialect::YIELD, rewrite: yields },
];

/// The region around an operation whose operation is an affine scope.
fn scope(m: &Module, op: Op) -> Option<Region> {
    ir::dialect::affine_access::scope_of(m, op)
}

/// A map or set brought to normal form: its expressions over symbols and dimensions of distinct operands.
struct Normal {
    map: AffineMap,
    exprs: Vec<Expr>,
    operands: Vec<Value>,
}

fn normal(m: &mut Module, op: Op, map: AffineMap, exprs: &[Expr], operands: &[Value]) -> Normal {
    let around = scope(m, op);
    let n_dims = map.n_dims as usize;
    let (mut dims, mut syms): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
    // Symbols as written come first, then dimensions that may be symbols.
    let mut by = alloc::vec![None; operands.len()];
    let place = |list: &mut Vec<Value>, v: Value| match list.iter().position(|&x| x == v) {
        Some(i) => i as u32,
        None => {
            list.push(v);
            list.len() as u32 - 1
        }
    };
    // What is not used has no place; a constant that may be a symbol is written out.
    let mut used = alloc::vec![false; operands.len()];
    let (used_dims, used_syms) = used.split_at_mut(n_dims);
    affine::mark_used(&m.cx, exprs, used_dims, used_syms);
    for (i, &v) in operands.iter().enumerate() {
        if !used[i] {
            by[i] = Some(affine::constant(&mut m.cx, 0));
            continue;
        }
        let known = crate::fold::constant_of(m, v).and_then(|a| m.cx.int_value(a));
        by[i] = known.filter(|_| i >= n_dims || is_symbol(m, v, around)).map(|c| affine::constant(&mut m.cx, c));
    }
    for (i, &v) in operands.iter().enumerate().skip(n_dims) {
        if by[i].is_some() {
            continue;
        }
        let at = place(&mut syms, v);
        by[i] = Some(affine::symbol(&mut m.cx, at));
    }
    for (i, &v) in operands.iter().enumerate().take(n_dims) {
        if by[i].is_some() {
            continue;
        }
        by[i] = Some(if is_symbol(m, v, around) {
            let at = place(&mut syms, v);
            affine::symbol(&mut m.cx, at)
        } else {
            let at = place(&mut dims, v);
            affine::dim(&mut m.cx, at)
        });
    }
    let by: Vec<Expr> = by.into_iter().flatten().collect();
    let (of_dims, of_syms) = by.split_at(n_dims.min(by.len()));
    let exprs: Vec<Expr> = exprs.iter().map(|&e| affine::replace(&mut m.cx, e, of_dims, of_syms)).collect();
    let map = affine::map(&mut m.cx, dims.len() as u32, syms.len() as u32, &exprs);
    dims.extend(syms);
    Normal { map, exprs, operands: dims }
}

/// Expands expressions where new operations go; nothing after an error.
fn expand(rw: &mut Rewriter<'_>, op: Op, n: &Normal) -> Option<Vec<Value>> {
    if bad_divisor(rw, n.map) {
        rw.error("division-by-nonpositive", op, "division and modulus by a number that is not positive");
        return None;
    }
    let x = Expander { map: n.map, operands: &n.operands, mul: multiply(rw) };
    let out: Option<Vec<Value>> = n.exprs.iter().map(|&e| x.expand(rw, e, 0)).collect();
    if out.is_none() {
        rw.error("expression-too-deep", op, "the affine expression nests too deep");
    }
    out
}

fn map_of(m: &Module, op: Op, name: Sym) -> Option<AffineMap> {
    m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a))
}

fn best(rw: &mut Rewriter<'_>, values: &[Value], by: Opcode) -> Option<Value> {
    values.iter().copied().reduce(|a, b| rw.value(by, &[a, b], Type::INDEX, Attr::EMPTY_DICT))
}

/// A bound of a loop.
fn bound(rw: &mut Rewriter<'_>, op: Op, name: Sym, field: usize, by: Opcode) -> Option<Value> {
    let map = map_of(rw.m, op, name)?;
    let operands = operand_field(rw.m, op, field).to_vec();
    let exprs: Vec<Expr> = rw.m.cx.map_exprs(map).collect();
    // A bound of constants is a constant.
    let constants: Vec<Option<i64>> =
        operands.iter().map(|&v| crate::fold::constant_of(rw.m, v).and_then(|a| rw.m.cx.int_value(a))).collect();
    if let Some(known) = affine::eval_known(&rw.m.cx, map, &constants) {
        let n = if by == arith::MAXSI { known.iter().max() } else { known.iter().min() };
        return n.map(|&n| constant(rw, n));
    }
    let mut n = normal(rw.m, op, map, &exprs, &operands);
    let mut seen: Vec<Expr> = Vec::new();
    n.exprs.retain(|e| {
        !seen.contains(e) && {
            seen.push(*e);
            true
        }
    });
    let values = expand(rw, op, &n)?;
    best(rw, &values, by)
}

fn results(m: &Module, op: Op) -> Vec<Type> {
    m.results(op).map(|v| m.ty(v)).collect()
}

/// `affine.for`
fn loops(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        rw.at(op);
        let Some(lower) = bound(rw, op, Sym::LOWER_BOUND_MAP, 0, arith::MAXSI) else { continue };
        let Some(upper) = bound(rw, op, Sym::UPPER_BOUND_MAP, 1, arith::MINSI) else { continue };
        let step = rw.m.attr(op, Sym::STEP).and_then(|a| rw.m.cx.int_value(a)).unwrap_or(1);
        let step = constant(rw, step);
        let mut operands = alloc::vec![lower, upper, step];
        operands.extend_from_slice(operand_field(rw.m, op, 2));
        let (types, regions) = (results(rw.m, op), rw.m.op_regions(op).to_vec());
        let new = rw.build(NewOp { operands: &operands, results: &types, regions: &regions, ..NewOp::new(scf::FOR, rw.loc) });
        rw.replace_with(op, new);
    }
}

/// `affine.if`
fn conditions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(AttrData::IntegerSet(set)) = rw.m.attr(op, Sym::CONDITION).map(|a| rw.m.cx.attr_data(a)) else { continue };
        let words: Vec<u32> = rw.m.cx.lists.get(set.exprs).to_vec();
        let exprs: Vec<Expr> = words.chunks_exact(2).map(|w| Expr(w[0])).collect();
        let operands = rw.m.operands(op).to_vec();
        rw.at(op);
        let n = normal(rw.m, op, set, &exprs, &operands);
        let zero = constant(rw, 0);
        let mut all: Option<Value> = None;
        let mut failed = false;
        for (i, w) in words.chunks_exact(2).enumerate() {
            let one = Normal { map: n.map, exprs: alloc::vec![n.exprs[i]], operands: n.operands.clone() };
            let Some(v) = expand(rw, op, &one) else {
                failed = true;
                break;
            };
            let holds = compare(rw, if w[1] == 1 { "eq" } else { "sge" }, v[0], zero);
            all = Some(match all {
                Some(c) => rw.value(arith::ANDI, &[c, holds], Type::I1, Attr::EMPTY_DICT),
                None => holds,
            });
        }
        if failed {
            continue;
        }
        let Some(condition) = all else { continue };
        let (types, regions) = (results(rw.m, op), rw.m.op_regions(op).to_vec());
        let new = rw.build(NewOp { operands: &[condition], results: &types, regions: &regions, ..NewOp::new(scf::IF, rw.loc) });
        rw.replace_with(op, new);
    }
}

/// How a reduction combines two values.
fn combine(name: &str) -> Option<Opcode> {
    Some(match name {
        "addf" => arith::ADDF,
        "addi" => arith::ADDI,
        "andi" => arith::ANDI,
        "maximumf" => arith::MAXIMUMF,
        "maxnumf" => arith::MAXNUMF,
        "maxs" => arith::MAXSI,
        "maxu" => arith::MAXUI,
        "minimumf" => arith::MINIMUMF,
        "minnumf" => arith::MINNUMF,
        "mins" => arith::MINSI,
        "minu" => arith::MINUI,
        "mulf" => arith::MULF,
        "muli" => arith::MULI,
        "ori" => arith::ORI,
        "xori" => arith::XORI,
        _ => return None,
    })
}

/// The neutral element of a reduction.
fn neutral(cx: &mut Context, name: &str, ty: Type) -> Option<Attr> {
    let float = |cx: &mut Context, kind: FloatKind, x: f64| {
        let bits = ir::float::from_f64(kind, x);
        u64::try_from(bits).ok().map(|bits| cx.float_attr(ty, bits))
    };
    match cx.type_data(ty) {
        TypeData::Float(kind) => {
            let x = match name {
                "addf" => 0.0,
                "mulf" => 1.0,
                "maximumf" => f64::NEG_INFINITY,
                "minimumf" => f64::INFINITY,
                _ => return None,
            };
            float(cx, kind, x)
        }
        TypeData::Integer { .. } | TypeData::Index => {
            let width = cx.int_width(ty)?;
            let (min, max) = (1i64.checked_shl(width.checked_sub(1)?)?, (1i64.checked_shl(width - 1)?).wrapping_sub(1));
            let n = match name {
                "addi" | "ori" | "xori" | "maxu" => 0,
                "muli" => 1,
                "andi" | "minu" => -1,
                "maxs" => min,
                "mins" => max,
                _ => return None,
            };
            Some(cx.int_attr(ty, n))
        }
        _ => None,
    }
}

/// `affine.parallel`
fn parallel_loops(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let before = rw.diags.n_errors;
        if parallel(rw, op).is_none() && rw.diags.n_errors == before {
            rw.error("unsupported", op, "this parallel loop has no counterpart in scf");
        }
    }
}

fn parallel(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    rw.at(op);
    let lower_map = map_of(rw.m, op, Sym::LOWER_BOUNDS_MAP)?;
    let n = (lower_map.n_dims + lower_map.n_syms) as usize;
    let operands = rw.m.operands(op).to_vec();
    let (lower, upper) = operands.split_at_checked(n)?;
    let mut sides = Vec::with_capacity(2);
    for (map, groups, operands) in
        [(Sym::LOWER_BOUNDS_MAP, Sym::LOWER_BOUNDS_GROUPS, lower), (Sym::UPPER_BOUNDS_MAP, Sym::UPPER_BOUNDS_GROUPS, upper)]
    {
        let map = map_of(rw.m, op, map)?;
        let exprs: Vec<Expr> = rw.m.cx.map_exprs(map).collect();
        sides.push((normal(rw.m, op, map, &exprs, operands), numbers(rw.m, op, groups), 0usize));
    }
    let rank = sides[0].1.len();
    let mut bounds: Vec<Value> = alloc::vec![Value::NONE; 2 * rank];
    for i in 0..rank {
        for (side, by) in [(0, arith::MAXSI), (1, arith::MINSI)] {
            let (all, groups, at) = &mut sides[side];
            let end = at.checked_add(usize::try_from(*groups.get(i)?).ok()?)?;
            let group = all.exprs.get(*at..end)?.to_vec();
            *at = end;
            let one = Normal { map: all.map, exprs: group, operands: all.operands.clone() };
            let values = expand(rw, op, &one)?;
            bounds[side * rank + i] = best(rw, &values, by)?;
        }
    }
    let steps = numbers(rw.m, op, Sym::STEPS);
    for &s in &steps {
        let v = constant(rw, s);
        bounds.push(v);
    }
    let types = results(rw.m, op);
    let older = rw.opts.release.older_enum_numbers;
    let kinds: Vec<&str> = numbers(rw.m, op, Sym::REDUCTIONS).into_iter().map(|n| reduction(n, older)).collect();
    for (kind, &ty) in kinds.iter().zip(&types) {
        let value = neutral(&mut rw.m.cx, kind, ty)?;
        let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
        let v = rw.value(arith::CONSTANT, &[], ty, attrs);
        bounds.push(v);
    }
    let rank = steps.len() as i32;
    if rank == 0 {
        rw.error("parallel-rank", op, "'scf.parallel' needs at least one lower bound, upper bound and step");
        return None;
    }
    let sizes = rw.m.cx.i32_array(&[rank, rank, rank, types.len() as i32]);
    let attrs = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, sizes);
    let regions = rw.m.op_regions(op).to_vec();
    let new = rw.build(NewOp { operands: &bounds, results: &types, regions: &regions, attrs, ..NewOp::new(scf::PARALLEL, rw.loc) });
    rw.replace_with(op, new);
    Some(())
}

/// `affine.yield`: what ends a body depends on what it is the body of.
fn yields(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(parent) = rw.m.parent_op(op) else { continue };
        let operands = rw.m.operands(op).to_vec();
        rw.at(op);
        if rw.m.kind(parent) != dialect::PARALLEL {
            rw.op(scf::YIELD, &operands, &[], Attr::EMPTY_DICT);
            rw.erase(op);
            continue;
        }
        let older = rw.opts.release.older_enum_numbers;
        let kinds: Vec<&str> = numbers(rw.m, parent, Sym::REDUCTIONS).into_iter().map(|n| reduction(n, older)).collect();
        let types: Vec<Type> = operands.iter().map(|&v| rw.m.ty(v)).collect();
        let regions: Vec<Region> = operands.iter().map(|_| rw.m.new_region()).collect();
        rw.build(NewOp { operands: &operands, regions: &regions, ..NewOp::new(scf::REDUCE, rw.loc) });
        for ((&region, &ty), kind) in regions.iter().zip(&types).zip(kinds) {
            let Some(by) = combine(kind) else { continue };
            let block = rw.block_at_end(region, &[ty, ty]);
            rw.at_end(block);
            let args: Vec<Value> = rw.m.block_args(block).collect();
            let v = rw.value(by, &args, ty, Attr::EMPTY_DICT);
            rw.op(scf::REDUCE_RETURN, &[v], &[], Attr::EMPTY_DICT);
        }
        rw.erase(op);
    }
}

/// The indices of an access.
fn indices(rw: &mut Rewriter<'_>, op: Op, first: usize) -> Option<Vec<Value>> {
    let map = map_of(rw.m, op, Sym::MAP)?;
    let operands = rw.m.operands(op).get(first..)?.to_vec();
    mapped(rw, op, map, operands)
}

/// The results of a map on values.
fn mapped(rw: &mut Rewriter<'_>, op: Op, map: AffineMap, operands: Vec<Value>) -> Option<Vec<Value>> {
    let exprs: Vec<Expr> = rw.m.cx.map_exprs(map).collect();
    rw.at(op);
    expand(rw, op, &Normal { map, exprs, operands })
}

/// The access of memory that an affine one becomes.
fn counterpart(kind: Opcode) -> Opcode {
    match kind {
        #[cfg(feature = "extended")]
        dialect::VECTOR_LOAD => vector::LOAD,
        #[cfg(feature = "extended")]
        dialect::VECTOR_STORE => vector::STORE,
        dialect::STORE => memref::STORE,
        _ => memref::LOAD,
    }
}

/// `affine.load` and `affine.vector_load`
fn loads(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(at) = indices(rw, op, 1) else { continue };
        let (memref, ty) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
        let mut operands = alloc::vec![memref];
        operands.extend(at);
        let opcode = counterpart(rw.m.kind(op));
        let v = rw.value(opcode, &operands, ty, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
}

/// `affine.store` and `affine.vector_store`
fn stores(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(at) = indices(rw, op, 2) else { continue };
        let mut operands = alloc::vec![rw.m.operand(op, 0), rw.m.operand(op, 1)];
        operands.extend(at);
        let opcode = counterpart(rw.m.kind(op));
        rw.op(opcode, &operands, &[], Attr::EMPTY_DICT);
        rw.erase(op);
    }
}

/// `affine.prefetch`
fn prefetches(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(at) = indices(rw, op, 1) else { continue };
        let mut operands = alloc::vec![rw.m.operand(op, 0)];
        operands.extend(at);
        let kept: Vec<(Sym, Attr)> =
            [Sym::IS_WRITE, Sym::LOCALITY_HINT, Sym::IS_DATA_CACHE].into_iter().filter_map(|n| rw.m.attr(op, n).map(|a| (n, a))).collect();
        let attrs = rw.m.cx.dict(&kept);
        rw.op(memref::PREFETCH, &operands, &[], attrs);
        rw.erase(op);
    }
}

/// `affine.dma_start` and `affine.dma_wait`: each memref with its indices by a map, and numbers, of which the first, how
/// many elements are moved, stands in front of the tag.
fn transfers(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(operands) = transfer(rw, op) else { continue };
        let opcode = if rw.m.kind(op) == dialect::DMA_START { memref::DMA_START } else { memref::DMA_WAIT };
        rw.op(opcode, &operands, &[], Attr::EMPTY_DICT);
        rw.erase(op);
    }
}

/// The operands of a transfer without maps.
fn transfer(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Value>> {
    let operands = rw.m.operands(op).to_vec();
    let mut left = &operands[..];
    let (mut out, mut tag) = (Vec::new(), 0);
    for name in [Sym::SRC_MAP, Sym::DST_MAP, Sym::TAG_MAP] {
        let Some(map) = map_of(rw.m, op, name) else { continue };
        tag = out.len();
        let (place, numbers) = left.split_at_checked(1 + (map.n_dims + map.n_syms) as usize)?;
        out.push(place[0]);
        out.extend(mapped(rw, op, map, place[1..].to_vec())?);
        left = numbers;
    }
    if rw.m.kind(op) == dialect::DMA_START {
        let (&number, strides) = left.split_first()?;
        out.insert(tag, number);
        left = strides;
    }
    out.extend_from_slice(left);
    Some(out)
}
