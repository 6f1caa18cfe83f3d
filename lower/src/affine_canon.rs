//! Simplification of affine operations: what makes their operands becomes part of their maps, values that are symbols
//! are symbols, constants are put in, and expressions are sums in upstream's order. Source: the canonicalization patterns
//! of MLIR's `affine` dialect, as mlir-opt shows them.

use alloc::vec::Vec;

use ir::attr::{AffineMap, ExprData};
use ir::constant;
use ir::dialect::affine as dialect;
use ir::dialect::affine_access::{is_dim, is_symbol, scope_of};
use ir::dialect::affine_loops;
use ir::dialect::memref;
use ir::map::Map;
use ir::{Attr, AttrData, Context, Def, Expr, Module, NewOp, Op, Sym, Traits, Type, Value, affine, segments};

use crate::affine_apply::{Applied as Reduced, Mixed};
use crate::affine_sum::{DIM, MAX_NODES, Sum, Var, expr_of, flatten, nodes, sum_of};
use crate::canonicalize::{Canon, Outcome};
use crate::canonicalize_scf::inline;
use crate::fold;

/// As many operands are looked at.
pub(crate) const MAX_OPERANDS: usize = 64;

/// Expressions of dimensions and symbols with their values.
#[derive(Clone, PartialEq)]
pub(crate) struct Applied {
    pub exprs: Vec<Expr>,
    pub dims: Vec<Value>,
    pub syms: Vec<Value>,
}

impl Applied {
    pub fn of(cx: &Context, map: AffineMap, operands: &[Value]) -> Option<Applied> {
        let (dims, syms) = operands.split_at_checked(map.n_dims as usize)?;
        (syms.len() == map.n_syms as usize && operands.len() <= MAX_OPERANDS).then(|| Applied {
            exprs: cx.map_exprs(map).collect(),
            dims: dims.to_vec(),
            syms: syms.to_vec(),
        })
    }
    /// What the first expression comes to, where nothing is left to compute.
    pub fn known(&self, cx: &Context) -> Option<Mixed> {
        match cx.expr_data(*self.exprs.first()?) {
            ExprData::Const(n) => Some(Mixed::Number(n)),
            ExprData::Dim(i) => self.dims.get(i as usize).map(|&v| Mixed::Value(v)),
            ExprData::Symbol(i) => self.syms.get(i as usize).map(|&v| Mixed::Value(v)),
            _ => None,
        }
    }
    pub fn operands(&self) -> Vec<Value> {
        self.dims.iter().chain(&self.syms).copied().collect()
    }
    pub fn map(&self, cx: &mut Context) -> AffineMap {
        affine::map(cx, self.dims.len() as u32, self.syms.len() as u32, &self.exprs)
    }
    /// The first expression as a number, a value, or the map and operands of `affine.apply`.
    pub fn reduced(&self, m: &mut Module) -> Reduced {
        if let Some(x) = self.known(&m.cx) {
            return Reduced::Known(x);
        }
        let map = self.map(&mut m.cx);
        let map = affine::map_attr(&mut m.cx, map);
        Reduced::Apply(m.cx.dict_one(Sym::MAP, map), self.operands())
    }
    fn replace(&mut self, cx: &mut Context, dims: &[Expr], syms: &[Expr]) {
        for e in &mut self.exprs {
            *e = affine::replace(cx, *e, dims, syms);
        }
    }
}

/// Whether a value may be a symbol wherever it is seen.
pub(crate) fn is_any_symbol(m: &Module, v: Value) -> bool {
    is_any(m, v, false)
}

/// Whether a value may be a dimension wherever it is seen.
pub(crate) fn is_any_dim(m: &Module, v: Value) -> bool {
    is_any(m, v, true)
}

fn is_any(m: &Module, v: Value, dim: bool) -> bool {
    if m.ty(v) != Type::INDEX {
        return false;
    }
    match m.def(v) {
        Def::Arg(b, _) => {
            let parent = m.blocks[b].region.get().and_then(|r| m.regions[r].parent.get());
            let counts = |p: Op| dim && matches!(m.kind(p), dialect::FOR | dialect::PARALLEL);
            parent.is_some_and(|p| m.row(p).traits.has(Traits::AFFINE_SCOPE) || counts(p))
        }
        Def::Result(op, _) if dim => is_dim(m, v, scope_of(m, op)),
        Def::Result(op, _) => is_symbol(m, v, scope_of(m, op)),
    }
}

/// Puts in the maps of operands that other maps make, then [`canonical`].
pub(crate) fn compose(m: &mut Module, a: &mut Applied) {
    // An operand that was put in is `None`.
    let mut dims: Vec<Option<Value>> = a.dims.iter().copied().map(Some).collect();
    let mut syms: Vec<Option<Value>> = a.syms.iter().copied().map(Some).collect();
    let mut pos = 0;
    while pos < dims.len() + syms.len() && dims.len() + syms.len() < MAX_OPERANDS {
        let at = pos;
        pos += 1;
        let is_dim = at < dims.len();
        let slot = if is_dim { dims[at] } else { syms[at - dims.len()] };
        let def = slot.and_then(|v| m.def_op(v)).filter(|&d| m.kind(d) == dialect::APPLY);
        let Some(mut inner) = def.and_then(|d| {
            let map = m.attr(d, Sym::MAP).and_then(|x| affine::attr_map(&m.cx, x))?;
            Applied::of(&m.cx, map, m.operands(d))
        }) else {
            continue;
        };
        canonical(m, &mut inner);
        let cx = &mut m.cx;
        if a.exprs.iter().chain(&inner.exprs).map(|&e| nodes(cx, e)).sum::<usize>() > MAX_NODES {
            continue;
        }
        let (n_dims, n_syms) = (dims.len() as u32, syms.len() as u32);
        let shifted: Vec<Expr> = (0..inner.dims.len() as u32).map(|i| affine::dim(cx, n_dims + i)).collect();
        let moved: Vec<Expr> = (0..inner.syms.len() as u32).map(|i| affine::symbol(cx, n_syms + i)).collect();
        inner.replace(cx, &shifted, &moved);
        let Some(&by) = inner.exprs.first() else { continue };
        let mut ds: Vec<Expr> = (0..n_dims).map(|i| affine::dim(cx, i)).collect();
        let mut ss: Vec<Expr> = (0..n_syms).map(|i| affine::symbol(cx, i)).collect();
        if is_dim {
            ds[at] = by;
            dims[at] = None;
        } else {
            ss[at - dims.len()] = by;
            let k = at - dims.len();
            syms[k] = None;
        }
        a.replace(cx, &ds, &ss);
        dims.extend(inner.dims.iter().copied().map(Some));
        syms.extend(inner.syms.iter().copied().map(Some));
        // From the front again, as upstream does: the order of what is appended shows.
        pos = 0;
    }
    // What was put in is used by no expression, so any value stands for it.
    let Some(any) = dims.iter().chain(&syms).flatten().next().copied() else {
        (a.dims, a.syms) = (Vec::new(), Vec::new());
        return finish(m, a);
    };
    a.dims = dims.into_iter().map(|v| v.unwrap_or(any)).collect();
    a.syms = syms.into_iter().map(|v| v.unwrap_or(any)).collect();
    canonical(m, a);
    finish(m, a);
}

fn finish(m: &mut Module, a: &mut Applied) {
    for e in &mut a.exprs {
        *e = sum_of(&mut m.cx, *e);
    }
}

/// Dimensions that are symbols become symbols, constants go in, equal operands are one, unused ones go.
fn canonical(m: &mut Module, a: &mut Applied) {
    // Symbols that are none, as bodies put into loops have, are dimensions in newer releases where they may be.
    let only_dim = |m: &Module, v: Value| !is_any_symbol(m, v) && is_any_dim(m, v);
    if !m.cx.early_folds && a.syms.iter().any(|&v| only_dim(m, v)) {
        let (mut syms, mut list) = (Vec::new(), Vec::new());
        for v in core::mem::take(&mut a.syms) {
            if !only_dim(m, v) {
                list.push(affine::symbol(&mut m.cx, syms.len() as u32));
                syms.push(v);
            } else {
                list.push(affine::dim(&mut m.cx, a.dims.len() as u32));
                a.dims.push(v);
            }
        }
        a.syms = syms;
        a.replace(&mut m.cx, &[], &list);
    }
    let (mut dims, mut syms, mut list) = (Vec::new(), a.syms.clone(), Vec::new());
    for &v in &a.dims {
        if is_any_symbol(m, v) {
            list.push(affine::symbol(&mut m.cx, syms.len() as u32));
            syms.push(v);
        } else {
            list.push(affine::dim(&mut m.cx, dims.len() as u32));
            dims.push(v);
        }
    }
    a.replace(&mut m.cx, &list, &[]);
    (a.dims, a.syms) = (dims, syms);
    let (mut used_dims, mut used_syms) = (alloc::vec![false; a.dims.len()], alloc::vec![false; a.syms.len()]);
    affine::mark_used(&m.cx, &a.exprs, &mut used_dims, &mut used_syms);
    let remap = |m: &mut Module, values: &mut Vec<Value>, used: &[bool], is_dim: bool| -> Vec<Expr> {
        let mut known: Map<Value, Expr> = Map::default();
        let mut kept = Vec::new();
        let mut out = Vec::new();
        for (&v, &used) in values.iter().zip(used) {
            let zero = affine::constant(&mut m.cx, 0);
            if !used {
                out.push(zero);
                continue;
            }
            if !is_dim && let Some(n) = fold::constant_of(m, v).and_then(|a| m.cx.int_value(a)) {
                out.push(affine::constant(&mut m.cx, n));
                continue;
            }
            let e = *known.entry(v).or_insert_with(|| {
                kept.push(v);
                let i = kept.len() as u32 - 1;
                if is_dim { affine::dim(&mut m.cx, i) } else { affine::symbol(&mut m.cx, i) }
            });
            out.push(e);
        }
        *values = kept;
        out
    };
    let ds = remap(m, &mut a.dims, &used_dims, true);
    let ss = remap(m, &mut a.syms, &used_syms, false);
    a.replace(&mut m.cx, &ds, &ss);
}

// Operations.

/// Simplifies one operation of the dialect.
pub fn simplify(c: &mut Canon<'_>, op: Op) -> Outcome {
    match c.m.kind(op) {
        dialect::APPLY => applied(c, op, 0),
        dialect::MIN | dialect::MAX => {
            for step in [extremum, |c: &mut Canon<'_>, op| applied(c, op, 0), ordered] {
                match step(c, op) {
                    Outcome::Kept => {}
                    done => return done,
                }
            }
            Outcome::Kept
        }
        dialect::LOAD | dialect::VECTOR_LOAD | dialect::PREFETCH => applied(c, op, 1),
        dialect::STORE | dialect::VECTOR_STORE => applied(c, op, 2),
        dialect::FOR => counted(c, op),
        dialect::PARALLEL => maps_of(c, op),
        dialect::IF => condition(c, op),
        dialect::DELINEARIZE_INDEX => crate::canonicalize_digits::digits(c, op),
        dialect::LINEARIZE_INDEX => crate::canonicalize_digits::linear(c, op),
        _ => Outcome::Kept,
    }
}

/// What `affine.load` loads from a constant of the module whose elements are equal, or at a place that is known.
pub(crate) fn loaded_constant(m: &mut Module, tables: &mut segments::SymbolTables, op: Op) -> Option<Attr> {
    let global = m.def_op(m.operand(op, 0)).filter(|&d| m.kind(d) == memref::GET_GLOBAL)?;
    let name = m.attr(global, Sym::NAME)?;
    let symbol = tables.resolve(m, global, name).filter(|&s| m.kind(s) == memref::GLOBAL)?;
    m.attr(symbol, Sym::CONSTANT)?;
    let value = m.attr(symbol, Sym::INITIAL_VALUE)?;
    let map = affine::attr_map(&m.cx, m.attr(op, Sym::MAP)?)?;
    let shape = m.cx.shape_of(m.cx.attr_type(value)?)?;
    let place = m.cx.map_exprs(map).zip(shape).try_fold(0usize, |at, (e, &n)| {
        let i = usize::try_from(affine::as_const(&m.cx, e)?).ok()?;
        at.checked_mul(usize::try_from(n).ok()?)?.checked_add(i)
    });
    let bits = constant::element(&m.cx, value, place)?;
    let elem = m.ty(m.result(op, 0));
    constant::splat(&mut m.cx, elem, bits)
}

/// What an expression comes to of dimensions and symbols some of which are numbers, with what makes the others put in.
pub(crate) fn composed(m: &mut Module, expr: Expr, dims: &[Mixed], syms: &[Mixed]) -> Reduced {
    let mut a = Applied { exprs: alloc::vec![expr], dims: Vec::new(), syms: Vec::new() };
    let mut lists: [Vec<Expr>; 2] = [Vec::new(), Vec::new()];
    for (of, (from, list)) in [dims, syms].into_iter().zip(&mut lists).enumerate() {
        for &x in from {
            list.push(match x {
                Mixed::Number(n) => affine::constant(&mut m.cx, n),
                Mixed::Value(v) if of == 0 => {
                    a.dims.push(v);
                    affine::dim(&mut m.cx, a.dims.len() as u32 - 1)
                }
                Mixed::Value(v) => {
                    a.syms.push(v);
                    affine::symbol(&mut m.cx, a.syms.len() as u32 - 1)
                }
            });
        }
    }
    a.exprs[0] = affine::replace(&mut m.cx, expr, &lists[0], &lists[1]);
    compose(m, &mut a);
    a.reduced(m)
}

/// The map of expressions of dimensions, those of them symbols that may be, and its operands.
pub(crate) fn of_operands(m: &mut Module, exprs: &[Expr], operands: &[Value]) -> (AffineMap, Vec<Value>) {
    let mut a = Applied { exprs: exprs.to_vec(), dims: operands.to_vec(), syms: Vec::new() };
    canonical(m, &mut a);
    (a.map(&mut m.cx), a.operands())
}

/// What a map of operands is with what makes them put in, where that is another one.
fn simpler(m: &mut Module, old: AffineMap, operands: &[Value]) -> Option<Applied> {
    let mut a = Applied::of(&m.cx, old, operands)?;
    compose(m, &mut a);
    known_quotients(m, &mut a);
    (a.map(&mut m.cx) != old || a.operands() != operands).then_some(a)
}

/// What `affine.apply` is as a number, a value or a simpler one, for passes in which it becomes that beside other things.
pub(crate) fn simplified(m: &mut Module, op: Op) -> Option<Reduced> {
    let old = affine::attr_map(&m.cx, m.attr(op, Sym::MAP)?)?;
    let operands = m.operands(op).to_vec();
    simpler(m, old, &operands).map(|a| a.reduced(m))
}

/// The map of an operation with its operands from number `first` on.
fn applied(c: &mut Canon<'_>, op: Op, first: usize) -> Outcome {
    let Some(old) = c.m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&c.m.cx, a)) else { return Outcome::Kept };
    let all = c.m.operands(op).to_vec();
    let Some(a) = all.get(first..).and_then(|o| simpler(c.m, old, o)) else { return Outcome::Kept };
    let (map, operands) = (a.map(&mut c.m.cx), a.operands());
    let map = affine::map_attr(&mut c.m.cx, map);
    let new: Vec<Value> = all[..first].iter().copied().chain(operands).collect();
    c.m.set_attr(op, Sym::MAP, map);
    c.set_operands(op, &new);
    Outcome::Changed
}

/// Equal results of a minimum or maximum are one, a single one is what it is, and those of operands are its own.
fn extremum(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(map) = c.m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&c.m.cx, a)) else { return Outcome::Kept };
    let old: Vec<Expr> = c.m.cx.map_exprs(map).collect();
    let mut exprs: Vec<Expr> = Vec::new();
    for &e in old.iter().take(MAX_OPERANDS) {
        if !exprs.contains(&e) {
            exprs.push(e);
        }
    }
    if old.len() > MAX_OPERANDS {
        return Outcome::Kept;
    }
    if let Some(done) = merged(c, op, map, &old) {
        return done;
    }
    if let [e] = exprs[..] {
        let map = affine::map(&mut c.m.cx, map.n_dims, map.n_syms, &[e]);
        let map = affine::map_attr(&mut c.m.cx, map);
        let attrs = c.m.cx.dict_one(Sym::MAP, map);
        let (operands, loc) = (c.m.operands(op).to_vec(), c.m.op_record[op].loc);
        let new = c.insert(NewOp { operands: &operands, results: &[Type::INDEX], attrs, ..NewOp::new(dialect::APPLY, loc) });
        let v = c.m.result(new, 0);
        c.replace_op(op, &[v]);
        c.revisit(new);
        return Outcome::Gone;
    }
    if exprs.len() == old.len() {
        return Outcome::Kept;
    }
    set_exprs(c, op, map, &exprs)
}

fn set_exprs(c: &mut Canon<'_>, op: Op, map: AffineMap, exprs: &[Expr]) -> Outcome {
    let map = affine::map(&mut c.m.cx, map.n_dims, map.n_syms, exprs);
    let map = affine::map_attr(&mut c.m.cx, map);
    c.m.set_attr(op, Sym::MAP, map);
    c.changed = true;
    Outcome::Changed
}

/// Results stand in the order of their coefficients.
fn ordered(c: &mut Canon<'_>, op: Op) -> Outcome {
    let Some(map) = c.m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&c.m.cx, a)) else { return Outcome::Kept };
    let old: Vec<Expr> = c.m.cx.map_exprs(map).collect();
    if old.len() > MAX_OPERANDS {
        return Outcome::Kept;
    }
    let n = map.n_dims + map.n_syms;
    let mut keyed: Vec<(Vec<i64>, Expr)> = Vec::new();
    for &e in &old {
        let mut locals = Vec::new();
        let Some(s) = flatten(&mut c.m.cx, e, &mut locals).filter(|_| locals.is_empty()) else { return Outcome::Kept };
        let mut row = alloc::vec![0; n as usize + 1];
        for ((kind, i), k) in s.terms {
            row[(if kind == DIM { i } else { map.n_dims + i }) as usize] = k;
        }
        row[n as usize] = s.constant;
        keyed.push((row, e));
    }
    ir::order::sort(&mut keyed, |a, b| a.0 < b.0);
    let exprs: Vec<Expr> = keyed.into_iter().map(|k| k.1).collect();
    if exprs == old {
        return Outcome::Kept;
    }
    set_exprs(c, op, map, &exprs)
}

/// Results that are the same extremum of others become those.
fn merged(c: &mut Canon<'_>, op: Op, map: AffineMap, exprs: &[Expr]) -> Option<Outcome> {
    let kind = c.m.kind(op);
    let (mut plain, mut inner) = (Vec::new(), Vec::new());
    for &e in exprs {
        let at = match c.m.cx.expr_data(e) {
            ExprData::Dim(i) => Some(i),
            ExprData::Symbol(i) => Some(map.n_dims + i),
            _ => None,
        };
        match at.and_then(|i| c.m.def_op(c.m.operand(op, i as usize))).filter(|&d| c.m.kind(d) == kind && d != op) {
            Some(d) => inner.push(d),
            None => plain.push(e),
        }
    }
    if inner.is_empty() {
        return None;
    }
    let operands = c.m.operands(op).to_vec();
    let mut all = Applied { exprs: plain, ..Applied::of(&c.m.cx, map, &operands)? };
    for d in inner {
        c.refresh(d);
        let map = c.m.attr(d, Sym::MAP).and_then(|a| affine::attr_map(&c.m.cx, a))?;
        let mut from = Applied::of(&c.m.cx, map, c.m.operands(d))?;
        if all.exprs.len() + from.exprs.len() > MAX_OPERANDS || all.dims.len() + all.syms.len() > MAX_OPERANDS {
            return None;
        }
        let cx = &mut c.m.cx;
        let dims: Vec<Expr> = (0..from.dims.len()).map(|i| affine::dim(cx, (all.dims.len() + i) as u32)).collect();
        let syms: Vec<Expr> = (0..from.syms.len()).map(|i| affine::symbol(cx, (all.syms.len() + i) as u32)).collect();
        from.replace(cx, &dims, &syms);
        all.exprs.append(&mut from.exprs);
        all.dims.append(&mut from.dims);
        all.syms.append(&mut from.syms);
    }
    let map = all.map(&mut c.m.cx);
    let map = affine::map_attr(&mut c.m.cx, map);
    c.m.set_attr(op, Sym::MAP, map);
    c.set_operands(op, &all.operands());
    Some(Outcome::Changed)
}

/// Least and greatest value, where they are known.
type Range = (Option<i64>, Option<i64>);

/// The values that a value may have: counters of loops of constant bounds, and constants.
fn range_of(m: &Module, v: Value) -> Range {
    if let Some(n) = fold::constant_of(m, v).and_then(|a| m.cx.int_value(a)) {
        return (Some(n), Some(n));
    }
    counter_range(m, v)
}

/// The values of a counter of a loop of constant bounds.
fn counter_range(m: &Module, v: Value) -> Range {
    let Def::Arg(b, 0) = m.def(v) else { return (None, None) };
    let Some(op) = m.blocks[b].region.get().and_then(|r| m.regions[r].parent.get()).filter(|&p| m.kind(p) == dialect::FOR) else {
        return (None, None);
    };
    let number = |name: Sym| m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a)).and_then(|map| affine::single_constant(&m.cx, map));
    let (lower, upper) = (number(Sym::LOWER_BOUND_MAP), number(Sym::UPPER_BOUND_MAP));
    let step = m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).unwrap_or(1).max(1);
    let last = match (lower, upper) {
        (Some(l), Some(u)) => u.checked_sub(1).and_then(|last| last.checked_sub(last.checked_sub(l)?.checked_rem(step)?)),
        (_, u) => u.and_then(|u| u.checked_sub(1)),
    };
    (lower, last)
}

/// The values that an expression may have.
fn range_of_expr(cx: &mut Context, e: Expr, dims: &[Range], syms: &[Range]) -> Range {
    let data = cx.expr_data(e);
    if let ExprData::FloorDiv(x, y) | ExprData::CeilDiv(x, y) | ExprData::Mod(x, y) = data
        && let Some(n) = affine::as_const(cx, y).filter(|&n| n > 0)
    {
        let (low, high) = range_of_expr(cx, x, dims, syms);
        let floor = |v: Option<i64>| v.and_then(|v| affine::floor_div(v, n));
        return match data {
            ExprData::FloorDiv(..) => (floor(low), floor(high)),
            ExprData::CeilDiv(..) => (low.and_then(|v| affine::ceil_div(v, n)), high.and_then(|v| affine::ceil_div(v, n))),
            _ => match (low, high) {
                (Some(l), Some(h)) if floor(low) == floor(high) => (Some(l.rem_euclid(n)), Some(h.rem_euclid(n))),
                _ => (Some(0), Some(n - 1)),
            },
        };
    }
    let mut locals = Vec::new();
    let Some(s) = flatten(cx, e, &mut locals).filter(|_| locals.is_empty()) else { return (None, None) };
    range_of_sum(&s, dims, syms)
}

/// The values that a sum without quotients may have.
fn range_of_sum(s: &Sum, dims: &[Range], syms: &[Range]) -> Range {
    let (mut low, mut high) = (Some(s.constant), Some(s.constant));
    for &((kind, i), k) in &s.terms {
        let (l, h) = if kind == DIM { dims[i as usize] } else { syms[i as usize] };
        let (l, h) = if k < 0 { (h, l) } else { (l, h) };
        let plus = |sum: Option<i64>, x: Option<i64>| sum?.checked_add(x?.checked_mul(k)?);
        (low, high) = (plus(low, l), plus(high, h));
    }
    (low, high)
}

/// A number that divides a value: counters of loops are multiples of their step where the first one is.
fn divisor_of(m: &Module, v: Value) -> i64 {
    let Def::Arg(b, 0) = m.def(v) else { return 1 };
    let Some(op) = m.blocks[b].region.get().and_then(|r| m.regions[r].parent.get()).filter(|&p| m.kind(p) == dialect::FOR) else {
        return 1;
    };
    let lower =
        m.attr(op, Sym::LOWER_BOUND_MAP).and_then(|a| affine::attr_map(&m.cx, a)).and_then(|map| affine::single_constant(&m.cx, map));
    let step = m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).unwrap_or(1);
    lower.map_or(1, |l| Sum { terms: Vec::new(), constant: l }.gcd(step).max(1))
}

/// What is known of the operands of maps.
struct Facts {
    dims: Vec<Range>,
    syms: Vec<Range>,
    dim_divisors: Vec<i64>,
    sym_divisors: Vec<i64>,
}

/// Quotients and remainders that are the same for all values that operands may have.
fn known_quotients(m: &mut Module, a: &mut Applied) {
    let facts = Facts {
        dims: a.dims.iter().map(|&v| range_of(m, v)).collect(),
        syms: a.syms.iter().map(|&v| range_of(m, v)).collect(),
        dim_divisors: a.dims.iter().map(|&v| divisor_of(m, v)).collect(),
        sym_divisors: a.syms.iter().map(|&v| divisor_of(m, v)).collect(),
    };
    for e in &mut a.exprs {
        *e = with_facts(&mut m.cx, *e, &facts);
    }
}

/// A sum divided by a number, by what is known of its summands.
fn divided(cx: &mut Context, x: Expr, n: i64, modulo: bool, f: &Facts) -> Option<Expr> {
    let mut locals = Vec::new();
    let s = flatten(cx, x, &mut locals).filter(|_| locals.is_empty())?;
    let divisor = |&((kind, i), k): &(Var, i64)| {
        let d = if kind == DIM { f.dim_divisors[i as usize] } else { f.sym_divisors[i as usize] };
        k.checked_mul(d).and_then(i64::checked_abs).unwrap_or(1)
    };
    let by = affine::constant(cx, n);
    if modulo {
        let rest: Vec<(Var, i64)> = s.terms.iter().filter(|t| divisor(t) % n != 0).copied().collect();
        if rest.len() == s.terms.len() {
            return None;
        }
        let rest = Sum { terms: rest, constant: s.constant };
        let (low, high) = range_of_sum(&rest, &f.dims, &f.syms);
        let e = expr_of(cx, &rest, &[]);
        return Some(if low >= Some(0) && high.is_some_and(|h| h < n) { e } else { affine::rem(cx, e, by) });
    }
    let mut divisors: Vec<i64> = s.terms.iter().map(divisor).filter(|&d| d > 1 && n % d == 0).collect();
    ir::order::sort_by_key(&mut divisors, |&x| x);
    divisors.dedup();
    for d in divisors.into_iter().rev().take(8) {
        let (whole, rest): (Vec<_>, Vec<_>) = s.terms.iter().partition(|t| divisor(t) % d == 0);
        let rest = Sum { terms: rest, constant: s.constant };
        let (low, high) = range_of_sum(&rest, &f.dims, &f.syms);
        if !(rest.terms.is_empty() && rest.constant == 0) && low >= Some(0) && high.is_some_and(|h| h < d) {
            let whole = expr_of(cx, &Sum { terms: whole, constant: 0 }, &[]);
            return Some(affine::floordiv(cx, whole, by));
        }
    }
    None
}

fn with_facts(cx: &mut Context, e: Expr, f: &Facts) -> Expr {
    let data = cx.expr_data(e);
    let Some((x, y)) = affine::children(data) else { return e };
    let (x, y) = (with_facts(cx, x, f), with_facts(cx, y, f));
    let number = affine::as_const(cx, y).filter(|&n| n > 0);
    if let (ExprData::FloorDiv(..) | ExprData::CeilDiv(..) | ExprData::Mod(..), Some(n)) = (data, number) {
        if let (Some(low), Some(high)) = range_of_expr(cx, x, &f.dims, &f.syms) {
            let divide = if let ExprData::CeilDiv(..) = data { affine::ceil_div } else { affine::floor_div };
            let (l, h) = (divide(low, n), divide(high, n));
            if let (true, Some(q)) = (l == h, l) {
                match data {
                    ExprData::Mod(..) if low >= 0 && high < n => return x,
                    ExprData::Mod(..) => {}
                    _ => return affine::constant(cx, q),
                }
            }
        }
        let known = match data {
            ExprData::FloorDiv(..) => divided(cx, x, n, false, f),
            ExprData::Mod(..) => divided(cx, x, n, true, f),
            _ => None,
        };
        if let Some(e) = known {
            return e;
        }
    }
    match data {
        ExprData::Add(..) => affine::add(cx, x, y),
        ExprData::Mul(..) => affine::mul(cx, x, y),
        ExprData::Mod(..) => affine::rem(cx, x, y),
        ExprData::FloorDiv(..) => affine::floordiv(cx, x, y),
        _ => affine::ceildiv(cx, x, y),
    }
}

/// Drops results of a minimum or maximum that another one always undercuts or exceeds.
fn drop_redundant(m: &mut Module, a: &mut Applied, max: bool, range: fn(&Module, Value) -> Range) {
    if a.dims.is_empty() && a.syms.is_empty() {
        return;
    }
    let dims: Vec<Range> = a.dims.iter().map(|&v| range(m, v)).collect();
    let syms: Vec<Range> = a.syms.iter().map(|&v| range(m, v)).collect();
    if a.exprs.len() > MAX_OPERANDS {
        return;
    }
    // Of a minimum, signs are turned, so that the greatest one counts.
    let turn = |r: Range| if max { r } else { (r.1.and_then(i64::checked_neg), r.0.and_then(i64::checked_neg)) };
    let known: Vec<Range> = a.exprs.iter().map(|&e| range_of_expr(&mut m.cx, e, &dims, &syms)).collect();
    let turned: Vec<Range> = known.iter().map(|&r| turn(r)).collect();
    let mut kept = Vec::new();
    for (i, &e) in a.exprs.iter().enumerate() {
        let redundant = turned[i].1.is_some_and(|high| {
            turned.iter().enumerate().any(|(k, other)| {
                let Some(low) = other.0.filter(|_| k != i) else { return false };
                let equal = low == high && turned[i].0 == Some(high) && other.1 == Some(low);
                low > high || low == high && !(equal && i < k)
            })
        });
        if !redundant {
            let one = known[i].0.filter(|&n| known[i].1 == Some(n));
            kept.push(one.map_or(e, |n| affine::constant(&mut m.cx, n)));
        }
    }
    // In a loop that never runs each may undercut the other.
    if kept.is_empty() {
        return;
    }
    a.exprs = kept;
    canonical(m, a);
}

/// What becomes of several results of a bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Results {
    /// They stay.
    Kept,
    /// Those go that another one makes redundant, whatever the operands are.
    Merged,
    /// The same for the values that counters of loops have.
    MergedInLoops,
}

/// Bounds: maps under names with the operands of each.
fn bounds(m: &mut Module, op: Op, names: [Sym; 2], operands: [Vec<Value>; 2], results: Results) -> Option<[Vec<Value>; 2]> {
    let mut changed = false;
    let mut out = operands.clone();
    for ((name, operands), out) in names.into_iter().zip(&operands).zip(&mut out) {
        let old = m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a))?;
        let mut a = Applied::of(&m.cx, old, operands)?;
        compose(m, &mut a);
        if results != Results::Kept {
            let range = if results == Results::MergedInLoops { range_of } else { |_: &Module, _| (None, None) };
            drop_redundant(m, &mut a, name == Sym::LOWER_BOUND_MAP, range);
            a.exprs.dedup();
            let numbers: Option<Vec<i64>> = a.exprs.iter().map(|&e| affine::as_const(&m.cx, e)).collect();
            if let Some(n) = numbers.and_then(|n| if name == Sym::LOWER_BOUND_MAP { n.into_iter().max() } else { n.into_iter().min() }) {
                a.exprs = alloc::vec![affine::constant(&mut m.cx, n)];
            }
        }
        let map = a.map(&mut m.cx);
        *out = a.operands();
        if map != old || *out != *operands {
            changed = true;
            let map = affine::map_attr(&mut m.cx, map);
            m.set_attr(op, name, map);
        }
    }
    changed.then_some(out)
}

/// A loop that does nothing goes; bounds become simpler.
fn counted(c: &mut Canon<'_>, op: Op) -> Outcome {
    let body = c.m.entry_block(op, 0);
    if let Some(body) = body
        && c.m.n_results(op) == 0
        && c.m.block_ops(body).len() == 1
    {
        c.erase(op);
        return Outcome::Gone;
    }
    if c.version < 20 && c.m.n_results(op) > 0 {
        let mut out = Vec::new();
        if affine_loops::passes_through(c.m, op, &mut out) {
            let values: Vec<Value> = out.iter().filter_map(|f| if let ir::Folded::Value(v) = *f { Some(v) } else { None }).collect();
            c.replace_op(op, &values);
            return Outcome::Gone;
        }
    }
    maps_of(c, op)
}

/// [`fold_maps`] among patterns.
fn maps_of(c: &mut Canon<'_>, op: Op) -> Outcome {
    c.in_place(op, |m| fold_maps(m, op))
}

/// Makes the bounds of a loop simpler.
fn loop_bounds(m: &mut Module, op: Op, results: Results) {
    let inits = segments::operand_field(m, op, 2).to_vec();
    let operands = [segments::operand_field(m, op, 0).to_vec(), segments::operand_field(m, op, 1).to_vec()];
    let Some([lower, upper]) = bounds(m, op, [Sym::LOWER_BOUND_MAP, Sym::UPPER_BOUND_MAP], operands, results) else { return };
    let sizes = m.cx.i32_array(&[lower.len() as i32, upper.len() as i32, inits.len() as i32]);
    m.set_attr(op, Sym::OPERAND_SEGMENT_SIZES, sizes);
    let all: Vec<Value> = lower.into_iter().chain(upper).chain(inits).collect();
    m.set_operands(op, &all);
}

fn parallel(m: &mut Module, op: Op) {
    let all = m.operands(op).to_vec();
    let map = m.attr(op, Sym::LOWER_BOUNDS_MAP).and_then(|a| affine::attr_map(&m.cx, a));
    let Some((lower, upper)) = map.and_then(|map| all.split_at_checked((map.n_dims + map.n_syms) as usize)) else { return };
    let operands = [lower.to_vec(), upper.to_vec()];
    if let Some([lower, upper]) = bounds(m, op, [Sym::LOWER_BOUNDS_MAP, Sym::UPPER_BOUNDS_MAP], operands, Results::Kept) {
        let all: Vec<Value> = lower.into_iter().chain(upper).collect();
        m.set_operands(op, &all);
    }
}

/// Whether a condition is the one that always holds, `0 == 0`, or the one that never does, `1 == 0`.
fn settled(c: &Canon<'_>, op: Op) -> Option<bool> {
    let AttrData::IntegerSet(set) = c.m.attr(op, Sym::CONDITION).map(|a| c.m.cx.attr_data(a))? else { return None };
    let &[left, 1] = c.m.cx.lists.get(set.exprs) else { return None };
    match affine::as_const(&c.m.cx, Expr(left))? {
        0 => Some(true),
        1 => Some(false),
        _ => None,
    }
}

/// What is known to run is put in place; an alternative that does nothing goes; the condition becomes simpler.
fn condition(c: &mut Canon<'_>, op: Op) -> Outcome {
    if let Some(holds) = settled(c, op) {
        return match c.m.entry_block(op, usize::from(!holds)) {
            Some(b) => inline(c, op, b, &[]),
            None => {
                c.erase(op);
                Outcome::Gone
            }
        };
    }
    if c.m.n_results(op) == 0
        && let Some(other) = c.m.entry_block(op, 1)
        && let [end] = *c.m.block_ops(other)
        && let Some(&region) = c.m.op_regions(op).get(1)
        && c.m.region_blocks(region).len() == 1
    {
        c.erase(end);
        c.m.set_region_blocks(region, &[]);
        return Outcome::Changed;
    }
    maps_of(c, op)
}

/// The set of a condition with what makes its operands put in, if that is another one.
fn composed_set(m: &mut Module, op: Op, set: AffineMap) -> Option<(Attr, Vec<Value>)> {
    let words = m.cx.lists.get(set.exprs).to_vec();
    let operands = m.operands(op).to_vec();
    let plain = AffineMap { exprs: ir::store::List::default(), ..set };
    let mut a = Applied::of(&m.cx, plain, &operands)?;
    a.exprs = words.chunks(2).map(|w| Expr(w[0])).collect();
    // Sums become simpler only where something is put in.
    match operands.iter().any(|&v| m.def_op(v).is_some_and(|d| m.kind(d) == dialect::APPLY)) {
        true => compose(m, &mut a),
        false => canonical(m, &mut a),
    }
    let new: Vec<u32> = a.exprs.iter().zip(words.chunks(2)).flat_map(|(e, w)| [e.0, w.get(1).copied().unwrap_or(0)]).collect();
    let exprs = m.cx.lists.intern(&new);
    let new_set = AffineMap { n_dims: a.dims.len() as u32, n_syms: a.syms.len() as u32, exprs };
    (new_set != set || a.operands() != operands).then(|| (m.cx.attr(AttrData::IntegerSet(new_set)), a.operands()))
}

/// A map and its operands as upstream's builders put them together: no operand is unused, none stands there twice.
pub fn canonical_map(m: &mut Module, map: AffineMap, operands: &[Value]) -> (AffineMap, Vec<Value>) {
    let Some(mut a) = Applied::of(&m.cx, map, operands) else { return (map, operands.to_vec()) };
    canonical(m, &mut a);
    (a.map(&mut m.cx), a.operands())
}

/// What folding does to conditions and bounds, in place.
pub fn fold_maps(m: &mut Module, op: Op) {
    match m.kind(op) {
        dialect::IF => condition_set(m, op),
        dialect::FOR => loop_bounds(m, op, Results::MergedInLoops),
        dialect::PARALLEL => parallel(m, op),
        _ => {}
    }
}

fn condition_set(m: &mut Module, op: Op) {
    let Some(AttrData::IntegerSet(set)) = m.attr(op, Sym::CONDITION).map(|a| m.cx.attr_data(a)) else { return };
    if let Some((attr, operands)) = composed_set(m, op, set) {
        m.set_attr(op, Sym::CONDITION, attr);
        m.set_operands(op, &operands);
    }
}

/// Puts what makes the operands of conditions and bounds into these, as folding them does before they are lowered. Loops
/// around them are lowered by then, so that nothing is known of counters.
pub fn compose_operands(m: &mut Module, roots: &[Op]) {
    let mut found: Vec<Op> = Vec::new();
    for &root in roots {
        ir::walk(m, root, |op| {
            let made = |v: &Value| m.def_op(*v).is_some_and(|d| m.kind(d) == dialect::APPLY);
            let several = |name: Sym| {
                let map = m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a));
                map.is_some_and(|map| m.cx.map_exprs(map).count() > 1)
            };
            let merges = m.kind(op) == dialect::FOR && [Sym::LOWER_BOUND_MAP, Sym::UPPER_BOUND_MAP].into_iter().any(several);
            if merges || matches!(m.kind(op), dialect::IF | dialect::FOR) && m.operands(op).iter().any(made) {
                found.push(op);
            }
        });
    }
    for op in found {
        match m.kind(op) {
            dialect::IF => condition_set(m, op),
            _ => loop_bounds(m, op, Results::Merged),
        }
    }
}
