//! `--convert-linalg-to-loops`, `--convert-linalg-to-affine-loops` and `--convert-linalg-to-parallel-loops`: operations of
//! `linalg` on memrefs as nested loops that load, run the region and store. Source: mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::attr::ExprData;
use ir::dialect::{affine as affine_dialect, arith, linalg, memref, scf};
use ir::ty::DYNAMIC;
use ir::{Attr, Block, Loc, NewOp, Op, Opcode, Sym, Type, TypeData, Value, affine};

use crate::affine_canon;
use crate::fold_alias;
use crate::greedy::{self, Greedy};
use crate::pass::PassContext;

/// Which loops are made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `scf.for`
    Sequential,
    /// `affine.for`, with accesses of `affine`.
    Affine,
    /// `scf.parallel` for dimensions in a row that are parallel, `scf.for` for each other one.
    Parallel,
}

/// `--convert-linalg-to-loops`, on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    run_kind(cx, roots, Kind::Sequential)
}

/// `--convert-linalg-to-affine-loops`, on each of `roots`.
pub fn run_affine(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    run_kind(cx, roots, Kind::Affine)
}

/// `--convert-linalg-to-parallel-loops`, on each of `roots`.
pub fn run_parallel(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    run_kind(cx, roots, Kind::Parallel)
}

fn run_kind(cx: &mut PassContext<'_>, roots: &[Op], kind: Kind) -> bool {
    greedy::run(cx.m, cx.release.version, roots, &mut |g: &mut Greedy<'_>, op| expand(g, op, kind));
    true
}

/// The pattern.
fn expand(g: &mut Greedy<'_>, op: Op, loops: Kind) -> bool {
    let kind = g.m.kind(op);
    if kind == affine_dialect::APPLY {
        let Some(x) = affine_canon::simplified(g.m, op) else { return false };
        let v = fold_alias::made(g, g.m.op_record[op].loc, x);
        g.replace_op(op, &[Some(v)]);
        return true;
    }
    let memory = |v: &Value| !matches!(g.m.type_data(*v), TypeData::Tensor { .. });
    if kind < linalg::ABS || linalg::END <= kind || g.m.op_regions(op).is_empty() || !g.m.operands(op).iter().all(memory) {
        return false;
    }
    // Its body may have constants by now that folds put in.
    if let Some(body) = g.m.entry_block(op, 0) {
        g.settle_block(body);
    }
    let first = g.m.op_kind.len();
    let mut l = Loops { m: g.m, kind: loops, repl: Vec::new(), before: Vec::new(), ops: Vec::new(), loc: Loc::UNKNOWN };
    if !l.expand(op) {
        return false;
    }
    let Loops { repl, ops, .. } = l;
    g.adopt(&ops, first);
    for (old, new) in repl {
        g.replace_unseen(old, new);
    }
    g.erase(op);
    true
}

struct Loops<'a> {
    m: &'a mut ir::Module,
    kind: Kind,
    /// Arguments and indices of the body, each with what stands for it.
    repl: Vec<(Value, Value)>,
    /// Counters of the loops, outermost first.
    before: Vec<Value>,
    /// Operations of the block that is filled.
    ops: Vec<Op>,
    loc: Loc,
}

impl Loops<'_> {
    fn put(&mut self, new: NewOp<'_>) -> Op {
        let op = self.m.append(NewOp { loc: self.loc, ..new });
        self.ops.push(op);
        op
    }
    fn value(&mut self, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr) -> Value {
        let op = self.put(NewOp { operands, results: &[ty], attrs, ..NewOp::new(opcode, Loc::UNKNOWN) });
        self.m.result(op, 0)
    }
    fn index(&mut self, n: i64) -> Value {
        let a = self.m.cx.int_attr(Type::INDEX, n);
        let attrs = self.m.cx.dict_one(Sym::VALUE, a);
        self.value(arith::CONSTANT, &[], Type::INDEX, attrs)
    }
    /// Puts what an operation becomes into `ops`; false if it has no loops of its own.
    fn expand(&mut self, op: Op) -> bool {
        self.loc = self.m.op_record[op].loc;
        let (Some(maps), Some(body)) = (linalg::indexing_maps(self.m, op), self.m.entry_block(op, 0)) else { return false };
        let operands = self.m.operands(op).to_vec();
        let n_inputs = linalg::fields(self.m, op).0.len();
        let n_dims = maps.first().map_or(0, |m| m.n_dims as usize);
        if maps.len() != operands.len() || self.m.n_results(op) > 0 {
            return false;
        }
        // The size of each dimension is that of the first operand that it goes through alone.
        let mut sizes: Vec<Option<Result<Value, i64>>> = vec![None; n_dims];
        for (&v, map) in operands.iter().zip(&maps) {
            let exprs: Vec<_> = self.m.cx.map_exprs(*map).collect();
            for (i, e) in exprs.into_iter().enumerate() {
                let Some(d) = linalg::as_dim(&self.m.cx, e).map(|d| d as usize).filter(|&d| sizes.get(d) == Some(&None)) else { continue };
                let Some(&n) = self.m.cx.shape_of(self.m.ty(v)).and_then(|s| s.get(i)) else { return false };
                sizes[d] = Some(if n == DYNAMIC {
                    let at = self.index(i as i64);
                    Ok(self.value(memref::DIM, &[v, at], Type::INDEX, Attr::EMPTY_DICT))
                } else {
                    Err(n)
                });
            }
        }
        let Some(sizes) = sizes.into_iter().collect::<Option<Vec<_>>>() else { return false };
        // Loops from the outside in, filled from the inside out.
        let mut bodies: Vec<(Op, Block)> = Vec::new();
        if self.kind == Kind::Affine {
            for size in sizes {
                bodies.push(self.affine_loop(size));
            }
        } else {
            // The order of constants is that in which they are made: where a loop begins, where it ends, its step.
            let bounds: Vec<[Value; 3]> =
                sizes.into_iter().map(|size| [self.index(0), size.unwrap_or_else(|n| self.index(n)), self.index(1)]).collect();
            let parallel = if self.kind == Kind::Parallel { linalg::parallel_dims(self.m, op, &maps) } else { vec![false; n_dims] };
            let mut d = 0;
            while d < n_dims {
                let n = parallel[d..].iter().take_while(|&&p| p).count();
                bodies.push(self.loop_of(&bounds[d..d + n.max(1)], n > 0));
                d += n.max(1);
            }
        }
        let outside = core::mem::take(&mut self.ops);
        let args: Vec<Value> = self.m.block_args(body).collect();
        for ((&v, map), &arg) in operands.iter().zip(&maps).zip(&args) {
            let new = if self.m.cx.shape_of(self.m.ty(v)).is_some() {
                let at = self.place(v, *map);
                let elem = self.m.ty(arg);
                let attrs = self.access(at.len() - 1);
                self.value(if self.kind == Kind::Affine { affine_dialect::LOAD } else { memref::LOAD }, &at, elem, attrs)
            } else {
                v
            };
            self.repl.push((arg, new));
        }
        // Where the results go is known before the body runs.
        let places: Vec<Vec<Value>> = operands.iter().zip(&maps).skip(n_inputs).map(|(&v, map)| self.place(v, *map)).collect();
        let inside = self.m.block_ops(body).to_vec();
        let Some((&end, rest)) = inside.split_last() else { return false };
        let mut left = Vec::new();
        for &o in rest {
            let dim = self.m.attr(o, Sym::DIM).and_then(|a| self.m.cx.int_value(a)).filter(|_| self.m.kind(o) == linalg::INDEX);
            match dim.and_then(|d| self.before.get(d as usize).copied()) {
                Some(counter) => {
                    let r = self.m.result(o, 0);
                    self.repl.push((r, counter));
                    left.push(o);
                }
                None => self.ops.push(o),
            }
        }
        let values = self.m.operands(end).to_vec();
        left.push(end);
        self.m.set_block_ops(body, &left);
        for (value, at) in values.into_iter().zip(places) {
            let attrs = self.access(at.len() - 1);
            let all: Vec<Value> = core::iter::once(value).chain(at).collect();
            let store = if self.kind == Kind::Affine { affine_dialect::STORE } else { memref::STORE };
            self.put(NewOp { operands: &all, attrs, ..NewOp::new(store, Loc::UNKNOWN) });
        }
        for (op, block) in bodies.into_iter().rev() {
            self.put(NewOp::new(
                match self.m.kind(op) {
                    affine_dialect::FOR => affine_dialect::YIELD,
                    scf::PARALLEL => scf::REDUCE,
                    _ => scf::YIELD,
                },
                Loc::UNKNOWN,
            ));
            let ops = core::mem::take(&mut self.ops);
            self.m.set_block_ops(block, &ops);
            self.ops.push(op);
        }
        let own = core::mem::replace(&mut self.ops, outside);
        self.ops.extend(own);
        true
    }

    /// An empty loop over one dimension, or over several in parallel: where each begins and ends, and its step.
    fn loop_of(&mut self, bounds: &[[Value; 3]], parallel: bool) -> (Op, Block) {
        let (region, block) = (self.m.new_region(), self.m.new_block(&vec![Type::INDEX; bounds.len()]));
        self.m.set_region_blocks(region, &[block]);
        let operands: Vec<Value> = (0..3).flat_map(|k| bounds.iter().map(move |b| b[k])).collect();
        let (kind, attrs) = if parallel {
            let n = bounds.len() as i32;
            let sizes = self.m.cx.i32_array(&[n, n, n, 0]);
            (scf::PARALLEL, self.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, sizes))
        } else {
            (scf::FOR, Attr::EMPTY_DICT)
        };
        let op = self.m.append(NewOp { operands: &operands, regions: &[region], attrs, ..NewOp::new(kind, self.loc) });
        self.count(block);
        (op, block)
    }
    /// Takes note of the counters of a loop, which stand where it does.
    fn count(&mut self, block: Block) {
        self.before.extend(self.m.block_args(block));
        for counter in self.m.block_args(block) {
            self.m.place_arg(counter, self.loc);
        }
    }
    /// An empty `affine.for` from 0 up to a size.
    fn affine_loop(&mut self, size: Result<Value, i64>) -> (Op, Block) {
        let (region, block) = (self.m.new_region(), self.m.new_block(&[Type::INDEX]));
        self.m.set_region_blocks(region, &[block]);
        let cx = &mut self.m.cx;
        let zero = affine::constant(cx, 0);
        let end = match size {
            Ok(_) => affine::dim(cx, 0),
            Err(n) => affine::constant(cx, n),
        };
        let lower = affine::map(cx, 0, 0, &[zero]);
        let lower = affine::map_attr(cx, lower);
        // A size may be a symbol, or a dimension where it is the counter of a loop around.
        let upper = affine::map(cx, size.is_ok().into(), 0, &[end]);
        let (upper, operands) = affine_canon::canonical_map(self.m, upper, &size.into_iter().collect::<Vec<_>>());
        let upper = affine::map_attr(&mut self.m.cx, upper);
        let (step, sizes) = (self.m.cx.int_attr(Type::INDEX, 1), self.m.cx.i32_array(&[0, operands.len() as i32, 0]));
        let attrs = self.m.cx.dict(&[
            (Sym::LOWER_BOUND_MAP, lower),
            (Sym::OPERAND_SEGMENT_SIZES, sizes),
            (Sym::STEP, step),
            (Sym::UPPER_BOUND_MAP, upper),
        ]);
        let op = self.m.append(NewOp { operands: &operands, regions: &[region], attrs, ..NewOp::new(affine_dialect::FOR, self.loc) });
        self.count(block);
        (op, block)
    }
    /// The attributes of a load or store with so many indices.
    fn access(&mut self, n: usize) -> Attr {
        if self.kind != Kind::Affine {
            return Attr::EMPTY_DICT;
        }
        let map = affine::identity_map(&mut self.m.cx, n as u32);
        let map = affine::map_attr(&mut self.m.cx, map);
        self.m.cx.dict_one(Sym::MAP, map)
    }

    /// A buffer and the indices where a map leads to.
    fn place(&mut self, buffer: Value, map: ir::attr::AffineMap) -> Vec<Value> {
        let mut out = vec![buffer];
        let exprs: Vec<_> = self.m.cx.map_exprs(map).collect();
        for e in exprs {
            let v = match self.m.cx.expr_data(e) {
                ExprData::Dim(d) => self.before[d as usize],
                ExprData::Const(n) => self.index(n),
                _ => {
                    let one = affine::map(&mut self.m.cx, map.n_dims, 0, &[e]);
                    let (one, counters) = affine_canon::canonical_map(self.m, one, &self.before);
                    let one = affine::map_attr(&mut self.m.cx, one);
                    let attrs = self.m.cx.dict_one(Sym::MAP, one);
                    self.value(affine_dialect::APPLY, &counters, Type::INDEX, attrs)
                }
            };
            out.push(v);
        }
        out
    }
}
