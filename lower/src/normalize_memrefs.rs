//! `normalize-memrefs`: memrefs whose layout is a map of indices become ones of the identity layout and of the shape that
//! the map makes of theirs; accesses apply the map. Functions that call each other change together or not at all, and
//! an operation that sees a memref's layout and is none of those here keeps them as they are. Source: MLIR
//! documentation, "Passes", and mlir-opt; bounds of maps as Fourier and Motzkin find them.

use alloc::vec::Vec;

use ir::attr::{AffineMap, ExprData};
use ir::dialect::memref_verify::cast_compatible;
use ir::dialect::{affine as dialect, arith, func, memref};
use ir::map::Map;
use ir::segments::{nearest_symbol_table, symbol_name};
use ir::store::Scratch;
use ir::{Attr, AttrData, Block, Context, DYNAMIC, Expr, Module, NewOp, Op, Opcode, Sym, Type, TypeData, Value, affine};

use crate::affine_canon::{self, Applied};
use crate::affine_sum::{DIM, SYMBOL, Sum, flatten};
use crate::pass::PassContext;

/// Most inequalities while variables are eliminated.
const MAX_ROWS: usize = 1024;

/// Coefficients of results, dimensions, symbols and quotients, then a number.
type Row = Scratch<i128>;

/// Adds a multiple of a row so that column `at` of `row` is 0. The sign of what `row` is multiplied with stays positive.
fn eliminate(row: &Row, by: &Row, at: usize) -> Option<Row> {
    let (a, b) = (row[at], by[at]);
    let (scale, times) = (b.abs(), if b < 0 { a } else { a.checked_neg()? });
    // The smallest number has no other sign.
    let sum = row.iter().zip(by.iter()).map(|(x, y)| x.checked_mul(scale)?.checked_add(y.checked_mul(times)?).filter(|&s| s > i128::MIN));
    let sum: Row = sum.collect::<Option<_>>()?;
    Some(tightened(sum))
}

/// Divides an inequality by the common divisor of its coefficients, its number rounded down.
fn tightened(mut row: Row) -> Row {
    let n = row.len() - 1;
    let gcd = row.iter().take(n).fold(0i128, |mut a, &b| {
        let mut b = b;
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a.abs()
    });
    if gcd > 1 {
        row.iter_mut().for_each(|c| *c = c.div_euclid(gcd));
    }
    row
}

/// Equations, which are 0, and inequalities, which are not negative.
#[derive(Clone, Default)]
struct System {
    equal: Vec<Row>,
    least: Vec<Row>,
}

impl System {
    /// Eliminates variables: by equations where there are some, then each with the fewest pairs of bounds.
    fn project(&mut self, columns: impl Iterator<Item = usize>) -> Option<()> {
        let mut left = Vec::new();
        for c in columns {
            let Some(at) = self.equal.iter().position(|e| e[c] != 0) else {
                left.push(c);
                continue;
            };
            let by = self.equal.remove(at);
            for r in self.equal.iter_mut().chain(&mut self.least).filter(|r| r[c] != 0) {
                *r = eliminate(r, &by, c)?;
            }
        }
        while !left.is_empty() {
            let cost = |c: usize| self.least.iter().filter(|r| r[c] > 0).count() * self.least.iter().filter(|r| r[c] < 0).count();
            let best = (0..left.len()).min_by_key(|&i| cost(left[i]))?;
            let at = left.remove(best);
            let (mut kept, used): (Vec<Row>, Vec<Row>) = core::mem::take(&mut self.least).into_iter().partition(|r| r[at] == 0);
            for low in used.iter().filter(|r| r[at] > 0) {
                for high in used.iter().filter(|r| r[at] < 0) {
                    let r = eliminate(high, low, at)?;
                    let n = r.len() - 1;
                    match kept.iter().position(|k| k.iter().take(n).eq(r.iter().take(n))) {
                        Some(i) => kept[i][n] = kept[i][n].min(r[n]),
                        None if kept.len() < MAX_ROWS => kept.push(r),
                        None => return None,
                    }
                }
            }
            self.least = kept;
        }
        Some(())
    }
}

/// The greatest values of the results of a layout over a shape, as upstream's elimination of all else bounds them.
fn upper_bounds(cx: &mut Context, exprs: &[Expr], shape: &[i64], n_syms: usize) -> Option<Vec<Option<i64>>> {
    let mut locals = Vec::new();
    let sums: Vec<Sum> = exprs.iter().map(|&e| flatten(cx, e, &mut locals)).collect::<Option<_>>()?;
    // What is divided, by what, and whether it is rounded up; quotients of it may be new ones.
    let mut quotients = Vec::new();
    while let Some(&q) = locals.get(quotients.len()).filter(|_| locals.len() < MAX_ROWS) {
        let (x, by, up) = match cx.expr_data(q) {
            ExprData::FloorDiv(x, by) => (x, affine::as_const(cx, by)?, false),
            ExprData::CeilDiv(x, by) => (x, affine::as_const(cx, by)?, true),
            // It came to a sum.
            _ => (q, 1, false),
        };
        quotients.push((flatten(cx, x, &mut locals)?, i128::from(by), up));
    }
    let n_results = exprs.len();
    let first_local = n_results + shape.len() + n_syms;
    let n = first_local + locals.len();
    let row = |s: &Sum, by: i128| {
        let mut row: Row = alloc::vec![0; n + 1].into();
        for &((kind, i), c) in &s.terms {
            let first = if kind == DIM {
                n_results
            } else if kind == SYMBOL {
                n_results + shape.len()
            } else {
                first_local
            };
            row[first + i as usize] = by * i128::from(c);
        }
        row[n] = by * i128::from(s.constant);
        row
    };
    let mut all = System::default();
    for (i, s) in sums.iter().enumerate() {
        all.equal.push(row(s, -1));
        all.equal[i][i] = 1;
    }
    // From 0 to a number.
    let mut within = |low: Row, most: i128| {
        let mut high: Row = low.iter().map(|c| -c).collect();
        high[n] += most;
        all.least.extend([low, high]);
    };
    for (d, &size) in shape.iter().enumerate().filter(|s| *s.1 > 0) {
        let mut low: Row = alloc::vec![0; n + 1].into();
        low[n_results + d] = 1;
        within(low, i128::from(size) - 1);
    }
    for (i, (x, by, up)) in quotients.into_iter().enumerate() {
        let mut low = row(&x, 1);
        low[first_local + i] -= by;
        low[n] += if up { by - 1 } else { 0 };
        within(low, by - 1);
    }
    all.project(n_results..first_local)?;
    let most = |i: usize| {
        let mut one = all.clone();
        one.project(0..i)?;
        one.project((i + 1..n_results).chain(first_local..n))?;
        let known = one.equal.iter().find(|e| e[i] != 0).map(|e| (-e[n]).div_euclid(e[i]));
        let most = known.or_else(|| one.least.iter().filter(|r| r[i] < 0).map(|r| r[n].div_euclid(-r[i])).min());
        most?.try_into().ok()
    };
    Some((0..n_results).map(most).collect())
}

/// The map that a layout is.
fn layout_map(cx: &mut Context, rank: usize, layout: Attr) -> Option<AffineMap> {
    if layout.is_none() {
        return None;
    }
    match cx.attr_data(layout) {
        AttrData::AffineMap(map) => Some(map),
        AttrData::Strided { offset, strides } => {
            let strides = cx.shape(strides).to_vec();
            if offset == DYNAMIC || strides.contains(&DYNAMIC) {
                return None;
            }
            let mut sum = affine::constant(cx, 0);
            for (i, &s) in strides.iter().enumerate() {
                let (d, s) = (affine::dim(cx, i as u32), affine::constant(cx, s));
                let t = affine::mul(cx, d, s);
                sum = affine::add(cx, sum, t);
            }
            let offset = affine::constant(cx, offset);
            let sum = affine::add(cx, sum, offset);
            Some(affine::map(cx, rank as u32, 0, &[sum]))
        }
        _ => None,
    }
}

/// What the results of a map of tiles are: by result, the size of a tile and whether the result is the place in it. Empty
/// for other maps.
fn tiles(cx: &Context, map: AffineMap) -> Vec<Option<(i64, bool)>> {
    let exprs: Vec<Expr> = cx.map_exprs(map).collect();
    let mut out = alloc::vec![None; exprs.len()];
    for (i, &e) in exprs.iter().enumerate() {
        let ExprData::FloorDiv(x, by) = cx.expr_data(e) else { continue };
        let Some(size) = affine::as_const(cx, by) else { continue };
        let mut found = false;
        for (k, &other) in exprs.iter().enumerate().filter(|o| o.0 != i) {
            if !mentions(cx, other, |e| e == x) {
                continue;
            }
            if found || !matches!(cx.expr_data(other), ExprData::Mod(a, b) if a == x && b == by) {
                return Vec::new();
            }
            found = true;
            (out[i], out[k]) = (Some((size, false)), Some((size, true)));
        }
    }
    if out.iter().all(Option::is_none) { Vec::new() } else { out }
}

fn mentions(cx: &Context, e: Expr, is: impl Fn(Expr) -> bool) -> bool {
    let mut stack = alloc::vec![e];
    while let Some(e) = stack.pop() {
        if is(e) {
            return true;
        }
        stack.extend(affine::children(cx.expr_data(e)).map(|(a, b)| [a, b]).into_iter().flatten());
    }
    false
}

/// Whether a memref has another layout than the identity.
fn has_layout(cx: &mut Context, ty: Type) -> bool {
    let TypeData::MemRef { dims, layout, .. } = cx.type_data(ty) else { return false };
    let rank = cx.shape(dims).len();
    !layout.is_none() && layout_map(cx, rank, layout).is_none_or(|map| !affine::is_identity(cx, map))
}

/// The type of the identity layout, and the map that leads to it.
type Normal = Option<(Type, AffineMap)>;

fn normal(cx: &mut Context, ty: Type) -> Normal {
    let TypeData::MemRef { dims, elem, layout, space } = cx.type_data(ty) else { return None };
    let shape = cx.shape(dims).to_vec();
    let map = layout_map(cx, shape.len(), layout).filter(|_| !shape.is_empty())?;
    if affine::is_identity(cx, map) {
        return None;
    }
    if shape.contains(&0) || shape.contains(&DYNAMIC) && (map.n_syms > 0 || tiles(cx, map).is_empty()) {
        return None;
    }
    let exprs: Vec<Expr> = cx.map_exprs(map).collect();
    let bounds = upper_bounds(cx, &exprs, &shape, map.n_syms as usize)?;
    let mut to = Vec::new();
    for (e, bound) in exprs.into_iter().zip(bounds) {
        let dynamic = mentions(cx, e, |e| matches!(cx.expr_data(e), ExprData::Dim(i) if shape[i as usize] == DYNAMIC));
        to.push(if dynamic { DYNAMIC } else { bound.filter(|&n| n >= 0)?.checked_add(1)? });
    }
    Some((cx.memref_type(&to, elem, Attr::NONE, space), map))
}

/// What changes in a module.
struct Plan<'a> {
    m: &'a mut Module,
    /// Whether `memref.alloca` and `memref.reinterpret_cast` change too, which is so in newer releases.
    newer: bool,
    normal: Map<Type, Normal>,
    /// Values that change: the map of their layout and the symbols of it.
    maps: Map<Value, (AffineMap, Vec<Value>)>,
    funcs: Vec<Op>,
    /// Functions by the symbol table they stand in and their name.
    names: Map<(Op, Sym), usize>,
    /// The operation that is rewritten, and what is new before others.
    at: Op,
    before: Map<Op, Vec<Op>>,
}

/// The pass.
pub(crate) fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    for &root in ops {
        let newer = !cx.release.vector_extractelement;
        let mut p = Plan {
            m: &mut *cx.m,
            newer,
            normal: Map::default(),
            maps: Map::default(),
            funcs: Vec::new(),
            names: Map::default(),
            at: root,
            before: Map::default(),
        };
        let mut funcs = Vec::new();
        ir::walk(p.m, root, |op| {
            if p.m.kind(op) == func::FUNC {
                funcs.push(op);
            }
        });
        for (i, &f) in funcs.iter().enumerate() {
            if let (Some(table), Some(name)) = (nearest_symbol_table(p.m, f), symbol_name(p.m, f)) {
                p.names.insert((table, name), i);
            }
        }
        p.funcs = funcs;
        p.module();
    }
    true
}

impl Plan<'_> {
    fn normal(&mut self, ty: Type) -> Normal {
        if let Some(&known) = self.normal.get(&ty) {
            return known;
        }
        let n = normal(&mut self.m.cx, ty);
        self.normal.insert(ty, n);
        n
    }
    /// The function of a name, asked from an operation.
    fn function(&self, op: Op, name: Attr) -> Option<usize> {
        let AttrData::Symbol { root, nested: ir::List::EMPTY } = self.m.cx.attr_data(name) else { return None };
        self.names.get(&(nearest_symbol_table(self.m, op)?, root)).copied()
    }
    fn change(&mut self, v: Value, syms: &[Value]) -> bool {
        if self.maps.contains_key(&v) {
            return false;
        }
        let Some((_, map)) = self.normal(self.m.ty(v)) else { return false };
        self.maps.insert(v, (map, syms.to_vec())).is_none()
    }

    fn module(&mut self) {
        let n = self.funcs.len();
        let uses = ir::uses::Uses::of(self.m);
        let mut bodies: Vec<Vec<Op>> = Vec::new();
        // Calls with the number of the callee.
        let mut calls: Vec<(Op, usize)> = Vec::new();
        let mut edges: Vec<(usize, usize)> = Vec::new();
        let mut stays = alloc::vec![false; n];
        // By function: which results change.
        let mut results: Vec<Vec<bool>> = Vec::new();
        let mut refs = crate::symbol_refs::SymbolRefs::default();
        for i in 0..n {
            let f = self.funcs[i];
            let mut body = Vec::new();
            ir::walk(self.m, f, |op| body.push(op));
            for &op in &body[1..] {
                let mut named = Vec::new();
                refs.of(self.m, self.m.op_record[op].attrs, &mut named);
                for name in named {
                    let Some(to) = self.function(op, name) else { continue };
                    edges.push((i, to));
                    if self.m.kind(op) == func::CALL {
                        calls.push((op, to));
                    } else {
                        // Whoever asks for its type otherwise must find it as it was.
                        stays[to] |= self.signature(self.funcs[to]).concat().into_iter().any(|t| self.normal(t).is_some());
                    }
                }
            }
            let external = self.m.entry_block(f, 0).is_none();
            let [_, outs] = self.signature(f);
            results.push(outs.into_iter().map(|t| external && self.normal(t).is_some()).collect());
            for &op in &body {
                let kind = self.m.kind(op);
                let syms = match kind {
                    memref::ALLOC | memref::ALLOCA => self.m.operands(op)[self.dynamic(self.m.result(op, 0)).len()..].to_vec(),
                    func::FUNC | memref::CAST | memref::MEMORY_SPACE_CAST | memref::REINTERPRET_CAST | dialect::PARALLEL => Vec::new(),
                    _ => continue,
                };
                if !self.newer && matches!(kind, memref::REINTERPRET_CAST | memref::ALLOCA) {
                    continue;
                }
                for v in self.values(op) {
                    // Such a cast stays by itself.
                    if kind != memref::REINTERPRET_CAST || uses.get(v).iter().all(|&(by, at)| self.follows(by, at)) {
                        self.change(v, &syms);
                    }
                }
            }
            bodies.push(body);
        }
        // What is returned changes calls, until nothing new does.
        loop {
            for (body, results) in bodies.iter().zip(&mut results) {
                for &op in body.iter().filter(|&&op| self.m.kind(op) == func::RETURN) {
                    for (r, v) in results.iter_mut().zip(self.m.operands(op)) {
                        *r |= self.maps.contains_key(v);
                    }
                }
            }
            let mut more = false;
            for &(op, to) in &calls {
                for (v, &changes) in self.m.results(op).zip(&results[to]) {
                    more |= changes && self.change(v, &[]);
                }
            }
            if !more {
                break;
            }
        }
        for (i, body) in bodies.iter().enumerate() {
            for &op in body {
                let kind = self.m.kind(op);
                let seen = matches!(kind, func::FUNC | func::CALL | memref::ALLOC) || kind == memref::ALLOCA && self.newer;
                for v in self.values(op) {
                    if self.maps.contains_key(&v) || seen && has_layout(&mut self.m.cx, self.m.value_type[v]) {
                        stays[i] |= !uses.get(v).iter().all(|&(by, at)| self.follows(by, at));
                    }
                }
                let (operands, changes) = (self.m.operands(op).to_vec(), |p: &Self, v: Value| p.maps.contains_key(&v));
                let first = self.m.results(op).next();
                stays[i] |= match kind {
                    func::RETURN => results[i].iter().zip(operands).any(|(&r, v)| r != changes(self, v)),
                    func::CALL => operands.into_iter().any(|v| !changes(self, v) && self.normal(self.m.ty(v)).is_some()),
                    memref::MEMORY_SPACE_CAST => first.is_some_and(|r| changes(self, r) != changes(self, operands[0])),
                    dialect::YIELD => {
                        let outer = self.m.parent_op(op).filter(|&p| self.m.kind(p) == dialect::PARALLEL);
                        outer.is_some_and(|p| self.values(p).into_iter().zip(operands).any(|(a, b)| changes(self, a) != changes(self, b)))
                    }
                    memref::CAST => first.is_some_and(|r| {
                        let [a, b] = [operands[0], r].map(|v| {
                            let ty = self.m.ty(v);
                            if changes(self, v) { self.normal(ty).map_or(ty, |n| n.0) } else { ty }
                        });
                        !cast_compatible(&self.m.cx, a, b)
                    }),
                    _ => false,
                };
            }
        }
        // Callers and callees of what stays stay.
        let mut near: Vec<Vec<usize>> = alloc::vec![Vec::new(); n];
        for (a, b) in edges {
            near[a].push(b);
            near[b].push(a);
        }
        let mut list: Vec<usize> = (0..n).filter(|&i| stays[i]).collect();
        while let Some(i) = list.pop() {
            for &k in &near[i] {
                if !core::mem::replace(&mut stays[k], true) {
                    list.push(k);
                }
            }
        }
        for (op, _) in calls.into_iter().filter(|&(_, to)| !stays[to]) {
            if let Some(name) = self.m.attr(op, Sym::CALLEE) {
                self.m.op_record[op].attrs = self.m.cx.dict_one(Sym::CALLEE, name);
            }
        }
        for i in (0..n).filter(|&i| !stays[i]) {
            self.rewrite(&bodies[i], &results[i]);
        }
    }

    /// The results of an operation, or the arguments of a function.
    fn values(&self, op: Op) -> Vec<Value> {
        match self.m.kind(op) {
            func::FUNC => self.m.entry_block(op, 0).map(|b| self.m.block_args(b).collect()).unwrap_or_default(),
            _ => self.m.results(op).collect(),
        }
    }
    /// Arguments and results.
    fn signature(&self, f: Op) -> [Vec<Type>; 2] {
        let ty = self.m.attr(f, Sym::FUNCTION_TYPE).and_then(|a| self.m.cx.type_value(a));
        match ty.map(|t| self.m.cx.type_data(t)) {
            Some(TypeData::Function { inputs, results }) => [inputs, results].map(|l| self.m.cx.types_in(l).collect()),
            _ => Default::default(),
        }
    }
    fn dynamic(&self, v: Value) -> Vec<i64> {
        self.m.cx.shape_of(self.m.ty(v)).unwrap_or_default().iter().copied().filter(|&n| n == DYNAMIC).collect()
    }

    /// Whether an operation can take a memref of another layout as its operand `at`.
    fn follows(&mut self, op: Op, at: u32) -> bool {
        match self.m.kind(op) {
            memref::LOAD | dialect::LOAD | dialect::VECTOR_LOAD | dialect::PREFETCH => at == 0,
            memref::STORE | dialect::STORE | dialect::VECTOR_STORE => at == 1,
            // A size must be the one that it was.
            memref::DIM => {
                let i = crate::fold::constant_of(self.m, self.m.operand(op, 1)).and_then(|a| self.m.cx.int_value(a));
                let Some((_, map)) = self.normal(self.m.ty(self.m.operand(op, 0))) else { return true };
                let Some(i) = i.and_then(|i| usize::try_from(i).ok()) else { return false };
                let e = self.m.cx.map_exprs(map).nth(i);
                e.is_some_and(|e| self.m.cx.expr_data(e) == ExprData::Dim(i as u32))
            }
            dialect::YIELD => self.m.parent_op(op).is_some_and(|p| self.m.kind(p) == dialect::PARALLEL),
            memref::DEALLOC | memref::CAST | memref::MEMORY_SPACE_CAST | memref::REINTERPRET_CAST | func::CALL | func::RETURN => true,
            _ => false,
        }
    }

    fn rewrite(&mut self, body: &[Op], results: &[bool]) {
        let f = body[0];
        let [mut ins, mut outs] = self.signature(f);
        for (t, _) in ins.iter_mut().map(|t| (t, &true)).chain(outs.iter_mut().zip(results)).filter(|t| *t.1) {
            *t = self.normal(*t).map_or(*t, |n| n.0);
        }
        let ty = self.m.cx.function_type(&ins, &outs);
        let ty = self.m.cx.type_attr(ty);
        self.m.set_attr(f, Sym::FUNCTION_TYPE, ty);
        let mut blocks: Vec<Block> = Vec::new();
        for &op in body {
            self.at = op;
            match self.m.kind(op) {
                memref::ALLOC | memref::ALLOCA => self.allocation(),
                memref::REINTERPRET_CAST if self.newer => self.reinterpreted(),
                memref::LOAD | dialect::LOAD | dialect::VECTOR_LOAD | dialect::PREFETCH => self.access(0),
                memref::STORE | dialect::STORE | dialect::VECTOR_STORE => self.access(1),
                _ => {}
            }
            if self.before.contains_key(&op) {
                blocks.push(self.m.op_record[op].block);
            }
            for v in self.values(op) {
                if let (true, Some((ty, _))) = (self.maps.contains_key(&v), self.normal(self.m.ty(v))) {
                    self.m.value_type[v] = ty;
                }
            }
        }
        ir::order::sort_by_key(&mut blocks, |&b| b);
        blocks.dedup();
        for b in blocks {
            let mut ops = Vec::new();
            for op in self.m.block_ops(b) {
                ops.extend(self.before.get(op).into_iter().flatten().filter(|&&o| self.m.kind(o) != Opcode::ERASED).copied());
                ops.push(*op);
            }
            self.m.set_block_ops(b, &ops);
        }
    }

    /// A new operation before the one that is rewritten.
    fn create(&mut self, opcode: Opcode, operands: &[Value], name: Sym, attr: Attr) -> Value {
        let (at, attrs) = (self.m.op_record[self.at], self.m.cx.dict(&[(name, attr)]));
        let op = self.m.append(NewOp { operands, results: &[Type::INDEX], attrs, ..NewOp::new(opcode, at.loc) });
        self.m.op_record[op].block = at.block;
        self.before.entry(self.at).or_default().push(op);
        self.m.result(op, 0)
    }
    fn number(&mut self, n: i64) -> Value {
        let n = self.m.cx.int_attr(Type::INDEX, n);
        self.create(arith::CONSTANT, &[], Sym::VALUE, n)
    }
    /// One application for each expression.
    fn apply(&mut self, exprs: &[Expr], n_dims: usize, operands: &[Value]) -> Vec<Value> {
        let one = |p: &mut Self, e: &Expr| {
            let map = affine::map(&mut p.m.cx, n_dims as u32, (operands.len() - n_dims) as u32, &[*e]);
            let map = affine::map_attr(&mut p.m.cx, map);
            p.create(dialect::APPLY, operands, Sym::MAP, map)
        };
        exprs.iter().map(|e| one(self, e)).collect()
    }

    fn allocation(&mut self) {
        let (op, result) = (self.at, self.m.result(self.at, 0));
        let Some((map, _)) = self.maps.get(&result).cloned() else { return };
        let old = self.m.cx.shape_of(self.m.ty(result)).unwrap_or_default().to_vec();
        let mut sizes = Vec::new();
        if old.contains(&DYNAMIC) {
            let mut given = self.m.operands(op).to_vec().into_iter();
            let all: Vec<Value> =
                old.iter().map(|&n| if n == DYNAMIC { given.next() } else { Some(self.number(n)) }).map_while(|v| v).collect();
            let to = self.normal(self.m.ty(result)).and_then(|n| self.m.cx.shape_of(n.0)).unwrap_or_default().to_vec();
            let exprs: Vec<Expr> = self.m.cx.map_exprs(map).collect();
            for ((tile, e), _) in tiles(&self.m.cx, map).into_iter().zip(exprs).zip(to).filter(|t| t.1 == DYNAMIC) {
                let cx = &mut self.m.cx;
                let e = match (tile, cx.expr_data(e)) {
                    (Some((n, true)), _) => affine::constant(cx, n),
                    (Some(_), ExprData::FloorDiv(x, by)) => affine::ceildiv(cx, x, by),
                    _ => e,
                };
                sizes.extend(self.apply(&[e], all.len(), &all));
            }
        }
        self.m.set_operands(op, &sizes);
        let mut attrs = alloc::vec![(Sym::OPERAND_SEGMENT_SIZES, self.m.cx.i32_array(&[sizes.len() as i32, 0]))];
        attrs.extend(self.m.attr(op, Sym::ALIGNMENT).map(|a| (Sym::ALIGNMENT, a)));
        self.m.op_record[op].attrs = self.m.cx.dict(&attrs);
    }

    fn reinterpreted(&mut self) {
        let (op, result) = (self.at, self.m.result(self.at, 0));
        let Some((ty, _)) = self.normal(self.m.ty(result)) else { return };
        for n in self.m.cx.shape_of(self.m.ty(result)).unwrap_or_default().to_vec() {
            // Upstream computes with them.
            self.number(n - 1);
        }
        if !self.maps.contains_key(&result) {
            return;
        }
        let sizes = self.m.cx.shape_of(ty).unwrap_or_default().to_vec();
        let strides = affine::canonical_strides(&sizes);
        let cx = &mut self.m.cx;
        let attrs = [
            (Sym::OPERAND_SEGMENT_SIZES, cx.i32_array(&[1, 0, 0, 0])),
            (Sym::STATIC_OFFSETS, cx.i64_array(&[0])),
            (Sym::STATIC_SIZES, cx.i64_array(&sizes)),
            (Sym::STATIC_STRIDES, cx.i64_array(&strides)),
        ];
        self.m.op_record[op].attrs = cx.dict(&attrs);
        let source = self.m.operand(op, 0);
        self.m.set_operands(op, &[source]);
    }

    /// The indices of an access behind its operand `at`.
    fn access(&mut self, at: usize) {
        let op = self.at;
        let Some((layout, syms)) = self.maps.get(&self.m.operand(op, at)).cloned() else { return };
        let all = self.m.operands(op).to_vec();
        let mut indices = all[at + 1..].to_vec();
        let map = self.m.attr(op, Sym::MAP).and_then(|a| affine::attr_map(&self.m.cx, a));
        if let Some(map) = map.filter(|&m| m.n_syms > 0 || !affine::is_identity(&self.m.cx, m)) {
            let exprs: Vec<Expr> = self.m.cx.map_exprs(map).collect();
            indices = self.apply(&exprs, map.n_dims as usize, &indices);
        }
        let exprs: Vec<Expr> = self.m.cx.map_exprs(layout).collect();
        let n_dims = indices.len();
        indices.extend(syms);
        let parts = self.apply(&exprs, n_dims, &indices);
        let exprs = (0..parts.len() as u32).map(|i| affine::dim(&mut self.m.cx, i)).collect();
        let mut a = Applied { exprs, dims: parts.clone(), syms: Vec::new() };
        // What the first time makes sums of may come to less.
        affine_canon::compose(self.m, &mut a);
        affine_canon::compose(self.m, &mut a);
        let mut operands = a.operands();
        for v in parts.into_iter().filter(|v| !operands.contains(v)) {
            if let Some(op) = self.m.def_op(v) {
                self.m.op_kind[op] = Opcode::ERASED;
            }
        }
        if map.is_some() {
            let map = a.map(&mut self.m.cx);
            let map = affine::map_attr(&mut self.m.cx, map);
            self.m.set_attr(op, Sym::MAP, map);
        } else {
            operands = self.apply(&a.exprs, a.dims.len(), &operands);
        }
        let all: Vec<Value> = all[..=at].iter().copied().chain(operands).collect();
        self.m.set_operands(op, &all);
    }
}
