//! `--scf-forall-to-for`, `--scf-forall-to-parallel` and `--scf-for-to-while`: loops of `scf` as loops of other kinds.
//! Source: mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{arith, scf};
use ir::map::Map;
use ir::segments::operand_field;
use ir::ty::DYNAMIC;
use ir::{Attr, Block, Diagnostic, Id, Loc, Module, NewOp, Op, Opcode, Region, Sym, Type, Value};

use crate::affine::compared_by;
use crate::canonicalize::{outermost, resolve};
use crate::greedy::{self, Greedy};
use crate::pass::PassContext;

/// `--scf-forall-to-for`, on each of `roots`.
pub fn forall_to_for(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    foralls(cx, roots, false)
}

/// `--scf-forall-to-parallel`, on each of `roots`.
pub fn forall_to_parallel(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    foralls(cx, roots, true)
}

/// Replaces every `scf.forall` by one `scf.parallel`, or by nested `scf.for`. Linear in what is under the roots.
fn foralls(cx: &mut PassContext<'_>, roots: &[Op], parallel: bool) -> bool {
    let (mut ops, mut blocks) = (Vec::new(), Vec::new());
    for root in outermost(cx.m, roots) {
        for op in ir::walk_post(cx.m, root) {
            blocks.extend(cx.m.op_regions(op).iter().flat_map(|&r| cx.m.region_blocks(r)));
            if cx.m.kind(op) == scf::FORALL {
                ops.push(op);
            }
        }
    }
    for &op in &ops {
        let what = match (cx.m.n_results(op), rank(cx.m, op)) {
            (1.., _) => "an scf.forall with results has no counterpart: its tensors must be buffers first",
            (0, 0) => "an scf.forall of no dimension has no counterpart",
            _ => continue,
        };
        cx.diags.push(Diagnostic::error("unsupported", cx.m.op_record[op].loc, what));
    }
    if cx.diags.failed() {
        return false;
    }
    let mut c = Conversion { m: cx.m, repl: Vec::new(), instead: Map::default(), ops: Vec::new(), loc: Loc::UNKNOWN };
    for op in ops {
        blocks.extend(c.forall(op, parallel));
    }
    c.settle(&blocks);
    true
}

/// How many dimensions an `scf.forall` has.
fn rank(m: &Module, op: Op) -> usize {
    m.attr(op, Sym::STATIC_UPPER_BOUND).and_then(|a| m.cx.int_array(a)).map_or(0, |n| n.len())
}

struct Conversion<'a> {
    m: &'a mut Module,
    /// By value: what stands for it, a chain of such.
    repl: Vec<Value>,
    /// By operation: what stands in its place.
    instead: Map<Op, Vec<Op>>,
    /// What comes in the place of the current one.
    ops: Vec<Op>,
    loc: Loc,
}

impl Conversion<'_> {
    /// Bounds or steps: constants for those that are known, and the values of the others, which come in a field of their own.
    fn indices(&mut self, op: Op, field: usize, known: Sym) -> Vec<Value> {
        let mut values = operand_field(self.m, op, field).to_vec().into_iter();
        let known = self.m.attr(op, known).and_then(|a| self.m.cx.int_array(a)).unwrap_or_default();
        let one = |n: i64| match if n == DYNAMIC { values.next() } else { None } {
            Some(v) => v,
            None => {
                let value = self.m.cx.int_attr(Type::INDEX, n);
                let attrs = self.m.cx.dict_one(Sym::VALUE, value);
                let c = self.m.append(NewOp { results: &[Type::INDEX], attrs, ..NewOp::new(arith::CONSTANT, self.loc) });
                self.ops.push(c);
                self.m.result(c, 0)
            }
        };
        known.into_iter().map(one).collect()
    }

    /// Converts one; the blocks that it makes.
    fn forall(&mut self, op: Op, parallel: bool) -> Vec<Block> {
        let Some(body) = self.m.entry_block(op, 0) else { return Vec::new() };
        self.loc = self.m.op_record[op].loc;
        let lower = self.indices(op, 0, Sym::STATIC_LOWER_BOUND);
        let upper = self.indices(op, 1, Sym::STATIC_UPPER_BOUND);
        let step = self.indices(op, 2, Sym::STATIC_STEP);
        let mut inside = self.m.block_ops(body).to_vec();
        if let Some(end) = inside.pop() {
            self.erase(end);
        }
        // The verifier says that they are as many.
        let n = lower.len().min(upper.len()).min(step.len());
        let mut made = Vec::new();
        // From the inside out: the innermost loop has what the body had.
        let mut rest = n;
        while rest > 0 {
            let first = if parallel { 0 } else { rest - 1 };
            let end = self.m.append(NewOp::new(if parallel { scf::REDUCE } else { scf::YIELD }, self.loc));
            let (region, block) = (self.m.new_region(), self.m.new_block(&vec![Type::INDEX; rest - first]));
            self.m.set_region_blocks(region, &[block]);
            inside.push(end);
            self.m.set_block_ops(block, &inside);
            for (i, new) in (first..rest).zip(self.m.block_args(block)) {
                if let Some(old) = self.m.block_args(body).nth(i) {
                    self.replace(old, new);
                }
            }
            let operands = [&lower[first..rest], &upper[first..rest], &step[first..rest]].concat();
            let mapping = self.m.attr(op, Sym::MAPPING);
            let looped = if parallel { self.parallel(&operands, region, mapping) } else { self.counted(&operands, region) };
            made.push(block);
            inside = vec![looped];
            rest = first;
        }
        self.ops.extend(inside);
        self.m.op_kind[op] = Opcode::ERASED;
        self.instead.insert(op, core::mem::take(&mut self.ops));
        made
    }
    fn counted(&mut self, operands: &[Value], region: Region) -> Op {
        self.m.append(NewOp { operands, regions: &[region], ..NewOp::new(scf::FOR, self.loc) })
    }
    /// Where it runs on a device is all that stays of the attributes.
    fn parallel(&mut self, operands: &[Value], region: Region, mapping: Option<Attr>) -> Op {
        let n = (operands.len() / 3) as i32;
        let sizes = self.m.cx.i32_array(&[n, n, n, 0]);
        let mut attrs = vec![(Sym::OPERAND_SEGMENT_SIZES, sizes)];
        attrs.extend(mapping.map(|mapping| (Sym::MAPPING, mapping)));
        let attrs = self.m.cx.dict(&attrs);
        self.m.append(NewOp { operands, regions: &[region], attrs, ..NewOp::new(scf::PARALLEL, self.loc) })
    }
    fn replace(&mut self, old: Value, new: Value) {
        self.repl.resize(self.m.value_type.len(), Value::NONE);
        self.repl[old.idx()] = new;
    }
    /// Erases the end of a body, and what is in it.
    fn erase(&mut self, end: Op) {
        let mut all = Vec::new();
        ir::walk(self.m, end, |o| all.push(o));
        for o in all {
            self.m.op_kind[o] = Opcode::ERASED;
        }
    }

    /// Writes blocks and operands anew.
    fn settle(&mut self, blocks: &[Block]) {
        if self.instead.is_empty() {
            return;
        }
        for &b in blocks {
            let old = self.m.block_ops(b);
            if old.iter().any(|o| self.instead.contains_key(o)) {
                let new: Vec<Op> =
                    old.iter().flat_map(|o| self.instead.get(o).map_or(core::slice::from_ref(o), |instead| instead)).copied().collect();
                self.m.set_block_ops(b, &new);
            }
        }
        self.repl.resize(self.m.value_type.len(), Value::NONE);
        for i in 0..self.m.operand_pool.len() {
            let v = self.m.operand_pool[i];
            self.m.operand_pool[i] = resolve(&mut self.repl, v);
        }
    }
}

/// `--scf-for-to-while`, on each of `roots`.
pub fn for_to_while(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    greedy::run(cx.m, cx.release.version, roots, &mut turn);
    true
}

/// The pattern: the counter is the first of the values that go from turn to turn.
fn turn(g: &mut Greedy<'_>, op: Op) -> bool {
    let (scf::FOR, Some(body)) = (g.m.kind(op), g.m.entry_block(op, 0)) else { return false };
    g.settle_block(body);
    let mut inside = g.m.block_ops(body).to_vec();
    let (&[lower, upper, step, ..], Some(end)) = (g.m.operands(op), inside.pop()) else { return false };
    let first = g.m.op_kind.len();
    let loc = g.m.op_record[op].loc;
    let m = &mut *g.m;
    let inits: Vec<Value> = core::iter::once(lower).chain(m.operands(op)[3..].iter().copied()).collect();
    let types: Vec<Type> = inits.iter().map(|&v| m.ty(v)).collect();
    // The condition.
    let regions = [m.new_region(), m.new_region()];
    let blocks = [m.new_block(&types), m.new_block(&types)];
    let args = blocks.map(|b| m.block_args(b).collect::<Vec<Value>>());
    let predicate = if m.attr(op, Sym::UNSIGNED_CMP).is_some() { "ult" } else { "slt" };
    let attrs = compared_by(&mut m.cx, predicate);
    let compared = m.append(NewOp { operands: &[args[0][0], upper], results: &[Type::I1], attrs, ..NewOp::new(arith::CMPI, loc) });
    let condition: Vec<Value> = core::iter::once(m.result(compared, 0)).chain(args[0].iter().copied()).collect();
    let condition = m.append(NewOp { operands: &condition, ..NewOp::new(scf::CONDITION, loc) });
    m.set_block_ops(blocks[0], &[compared, condition]);
    // The body counts first.
    let next = m.append(NewOp { operands: &[args[1][0], step], results: &types[..1], ..NewOp::new(arith::ADDI, loc) });
    let values: Vec<Value> = core::iter::once(m.result(next, 0)).chain(m.operands(end).iter().copied()).collect();
    let (loc_of_end, attrs) = (m.op_record[end].loc, m.op_record[op].attrs);
    let again = m.append(NewOp { operands: &values, ..NewOp::new(scf::YIELD, loc_of_end) });
    let all: Vec<Op> = core::iter::once(next).chain(inside).chain([again]).collect();
    m.set_block_ops(blocks[1], &all);
    m.set_block_ops(body, &[end]);
    for (r, b) in regions.into_iter().zip(blocks) {
        m.set_region_blocks(r, &[b]);
    }
    let new = m.append(NewOp { operands: &inits, results: &types, regions: &regions, attrs, ..NewOp::new(scf::WHILE, loc) });
    let old: Vec<Value> = m.block_args(body).collect();
    let results: Vec<Option<Value>> = m.results(new).skip(1).map(Some).collect();
    g.adopt(&[new], first);
    for (old, &new) in old.into_iter().zip(&args[1]) {
        g.replace_unseen(old, new);
    }
    g.replace_op(op, &results);
    true
}
