//! `--convert-scf-to-cf`: structured control flow to branches between blocks.
//!
//! Blocks are split and moved, so this is no sweep of its own: each region that holds structured operations directly
//! is written out once, as a new list of blocks, by a cursor that walks into loops and branches with an explicit
//! stack. Entry blocks of loop bodies are reused as loop headers with their arguments, so nothing in a body is
//! renamed; results of the operations are replaced in one scan of all operands at the end. Linear in the number of
//! operations, whatever the nesting.
//! The order of blocks is that of MLIR's pass: what stood before, headers, bodies, what stood behind.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{arith, cf, index, records::RECORDS, scf};
use ir::module::{OpExtra, OpRecord};
use ir::{Attr, AttrData, Block, DYNAMIC, Diags, Id, Loc, Module, NewOp, Op, Opcode, Region, Release, Sym, Type, Value, dense, segments};

use crate::fold;
use crate::pass::PassContext;

/// Runs the pass on everything under `roots`. False if an operation has no lowering, with the module untouched.
/// As upstream's, it leaves what stands in unreachable blocks.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let kept = ir::cfg::unreachable_blocks(cx.m, roots);
    convert(cx.m, roots, kept, cx.release, cx.diags)
}

/// The same without a pass around it. `kept`: by block, whether what stands there is left; may be empty.
pub fn convert(m: &mut Module, roots: &[Op], kept: Vec<bool>, release: Release, diags: &mut Diags) -> bool {
    let Some(regions) = find_regions(m, roots, diags) else { return false };
    if regions.is_empty() {
        return true;
    }
    let n_values = m.value_type.len();
    let mut w = Writer {
        m,
        kept,
        release,
        frames: Vec::new(),
        out: Vec::new(),
        cur: Block::NONE,
        ops: Vec::new(),
        repl: vec![Value::NONE; n_values],
        replaced: Vec::new(),
        reduced: Vec::new(),
        sizes_100: Attr::NONE,
        compared: [Attr::NONE; 2],
    };
    for r in regions {
        w.region(r);
    }
    w.finish();
    true
}

fn structured(k: Opcode) -> bool {
    matches!(k, scf::FOR | scf::IF | scf::WHILE | scf::PARALLEL | scf::FORALL | scf::INDEX_SWITCH | scf::EXECUTE_REGION)
}

/// The regions that hold structured operations and do not belong to one, in order of the first such operation.
fn find_regions(m: &Module, roots: &[Op], diags: &mut Diags) -> Option<Vec<Region>> {
    let mut seen = vec![false; m.regions.len()];
    let mut regions = Vec::new();
    let mut ok = true;
    let mut visit = |op: Op| {
        if !structured(m.kind(op)) {
            return;
        }
        if m.kind(op) == scf::FORALL && m.n_results(op) > 0 {
            let text = "'scf.forall' with tensor results cannot be converted to branches";
            diags.push(
                ir::Diagnostic::error("no-lowering", m.op_record[op].loc, text).help("bufferize first, so that the loop writes to memrefs"),
            );
            ok = false;
        }
        let Some(region) = m.op_record[op].block.get().and_then(|b| m.blocks[b].region.get()) else { return };
        let Some(parent) = m.regions[region].parent.get() else { return };
        if m.kind(op) == scf::FORALL && m.attr(op, Sym::STATIC_UPPER_BOUND).and_then(|a| m.cx.int_array(a)).is_none_or(|b| b.is_empty()) {
            diags.error("no-lowering", m.op_record[op].loc, "'scf.forall' without dimensions cannot be converted to branches");
            ok = false;
        }
        // Regions of reductions are written out with their loop.
        if !seen[region.idx()] && !structured(m.kind(parent)) && m.kind(parent) != scf::REDUCE {
            seen[region.idx()] = true;
            regions.push(region);
        }
    };
    if m.root.is_some_and(|r| roots.contains(&r)) {
        // Opcodes are dense, so an operation costs one comparison.
        for (i, k) in m.op_kind.as_slice().iter().enumerate() {
            if k.0.wrapping_sub(index::END.0) < scf::END.0 - index::END.0 {
                visit(Op::new(i));
            }
        }
    } else {
        for &r in roots {
            ir::walk(m, r, &mut visit);
        }
    }
    ok.then_some(regions)
}

/// What to do at the end of a region that is being walked.
#[derive(Clone, Copy)]
enum Exit {
    /// The region that is written out: nothing.
    Top,
    /// Body of a loop: step, branch to the header, go on in `end`.
    For { op: Op, header: Block, end: Block },
    /// Region `arm` of a branch: go to `join` with what is yielded.
    Arm { op: Op, arm: u32, join: Block },
    /// First region of a while loop; `after` is `Block::NONE` where the second region only passes its arguments on.
    Before { op: Op, after: Block, end: Block },
    /// Second region of a while loop.
    After { op: Op, before: Block, end: Block },
    /// Any control flow: branch to `end` with what is yielded.
    Execute { op: Op, end: Block },
    /// Body of a parallel loop; the blocks of dimension `i` are those of the first one plus `3 i`.
    Parallel { op: Op, first_header: Block, first_end: Block },
    /// Region `i` of a reduction.
    Reduction { reduce: Op, i: u32 },
}

/// A region being walked.
#[derive(Clone, Copy)]
struct Frame {
    /// Its blocks: a range of the module's block order.
    next_block: u32,
    end_block: u32,
    /// Operations of the current block still to do: a range of the module's op order.
    next_op: u32,
    end_op: u32,
    exit: Exit,
}

struct Writer<'a> {
    m: &'a mut Module,
    /// By block: whether its operations stay as they are; may be empty.
    kept: Vec<bool>,
    release: Release,
    frames: Vec<Frame>,
    /// Blocks of the region being written, in order.
    out: Vec<Block>,
    /// The open block and its operations.
    cur: Block,
    ops: Vec<Op>,
    /// What replaces a value.
    repl: Vec<Value>,
    /// The values that something replaces.
    replaced: Vec<Value>,
    /// Values of the reductions done so far, of all parallel loops being walked.
    reduced: Vec<Value>,
    /// `{operandSegmentSizes = array<i32: 1, 0, 0>}`
    sizes_100: Attr,
    /// Attributes of comparisons of signed and unsigned numbers.
    compared: [Attr; 2],
}

impl Writer<'_> {
    // Blocks and operations.

    fn open(&mut self, b: Block) {
        self.cur = b;
        self.out.push(b);
    }
    fn close(&mut self) {
        self.m.set_block_ops(self.cur, &self.ops);
        self.ops.clear();
    }
    fn block(&mut self, args: &[Type]) -> Block {
        self.m.new_block(args)
    }
    /// A block with arguments of these types at one place.
    fn block_like(&mut self, types: &[Type], loc: Loc) -> Block {
        let b = self.block(types);
        for v in self.m.block_args(b) {
            self.m.place_arg(v, loc);
        }
        b
    }
    fn put(&mut self, new: NewOp<'_>) -> Op {
        let op = self.m.append(new);
        self.ops.push(op);
        op
    }
    fn value<const N: usize>(&mut self, opcode: Opcode, operands: [Value; N], ty: Type, attrs: Attr, loc: Loc) -> Value {
        self.ops.push(self.m.next_op());
        self.m.append_one(opcode, operands, ty, attrs, loc)
    }
    /// Appends a branch and ends the block. Its operands stand at the end of the pool already, from a place on.
    fn branch(&mut self, opcode: Opcode, operands: usize, to: &[Block], attrs: Attr, loc: Loc) {
        let m = &mut *self.m;
        let extra = m.extras.len() as u32;
        m.extras.push(OpExtra {
            regions: m.region_pool.len() as u32,
            n_regions: 0,
            successors: m.successor_pool.len() as u32,
            n_successors: to.len() as u32,
            name: Sym::NONE,
        });
        m.successor_pool.extend(to);
        m.op_kind.push(opcode);
        let op = m.op_record.push(OpRecord {
            operands: operands as u32,
            n_operands: (m.operand_pool.len() - operands) as u32,
            results: m.value_type.len() as u32,
            n_results: 0,
            attrs,
            loc,
            block: Block::NONE,
            extra,
        });
        self.ops.push(op);
        self.close();
    }
    /// `cf.br` with the last operands of an operation and the end of the block.
    fn br_with(&mut self, to: Block, op: Op, from: u32, attrs: Attr, loc: Loc) {
        let at = self.m.operand_pool.len();
        self.push_operands(op, from);
        self.branch(cf::BR, at, &[to], attrs, loc);
    }
    /// Appends operands of an operation from one on to the pool.
    fn push_operands(&mut self, op: Op, from: u32) {
        let r = self.m.op_record[op];
        let range = (r.operands + from.min(r.n_operands)) as usize..(r.operands + r.n_operands) as usize;
        // A call would cost more than these few.
        for i in range {
            let v = self.m.operand_pool[i];
            self.m.operand_pool.push(v);
        }
    }
    /// `cf.br` and the end of the block.
    fn br(&mut self, to: Block, operands: &[Value], attrs: Attr, loc: Loc) {
        let at = self.m.operand_pool.len();
        self.m.operand_pool.extend_from_slice(operands);
        self.branch(cf::BR, at, &[to], attrs, loc);
    }
    /// `cf.cond_br` and the end of the block; `operands`: an operation and the first of its operands that the first block
    /// gets; `attrs` beside the segment sizes.
    fn cond_br(&mut self, c: Value, to: Block, operands: Option<(Op, u32)>, other: Block, attrs: &[(Sym, Attr)], loc: Loc) {
        let at = self.m.operand_pool.len();
        self.m.operand_pool.push(c);
        if let Some((op, from)) = operands {
            self.push_operands(op, from);
        }
        let n = self.m.operand_pool.len() - at - 1;
        let attrs = if n == 0 && attrs.is_empty() {
            if self.sizes_100.is_none() {
                let sizes = self.m.cx.i32_array(&[1, 0, 0]);
                self.sizes_100 = self.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, sizes);
            }
            self.sizes_100
        } else {
            let sizes = self.m.cx.i32_array(&[1, n as i32, 0]);
            let mut all = vec![(Sym::OPERAND_SEGMENT_SIZES, sizes)];
            all.extend_from_slice(attrs);
            self.m.cx.dict(&all)
        };
        self.branch(cf::COND_BR, at, &[to, other], attrs, loc);
    }
    fn erase(&mut self, op: Op) {
        self.m.op_kind[op] = Opcode::ERASED;
        self.m.op_record[op].block = Block::NONE;
    }
    fn replace(&mut self, old: Value, new: Value) {
        self.repl[old.idx()] = new;
        self.replaced.push(old);
    }
    fn replace_results(&mut self, op: Op, with: impl Iterator<Item = Value>) {
        for (r, v) in self.m.results(op).zip(with) {
            self.replace(r, v);
        }
    }
    fn result_types(&self, op: Op) -> Vec<Type> {
        self.m.results(op).map(|v| self.m.ty(v)).collect()
    }
    fn operands(&self, op: Op) -> Vec<Value> {
        self.m.operands(op).to_vec()
    }
    /// The attributes of a loop that a branch keeps: those that belong to LLVM.
    fn loop_attrs(&self, op: Op) -> Vec<(Sym, Attr)> {
        if !self.release.keeps_loop_attrs || self.m.op_record[op].attrs == Attr::EMPTY_DICT {
            return Vec::new();
        }
        let cx = &self.m.cx;
        cx.dict_entries(self.m.op_record[op].attrs)
            .filter(|&(_, a)| match cx.attr_data(a) {
                AttrData::Record { def, .. } => RECORDS[def as usize].name.starts_with("llvm."),
                AttrData::Enum { def, .. } => ir::dialect::enums::ENUMS[def as usize].name.starts_with("llvm."),
                AttrData::Opaque { dialect, .. } => cx.str(dialect) == "llvm",
                _ => false,
            })
            .collect()
    }

    // Walking.

    /// Walks a region; its entry block's operations go to the open block.
    fn enter(&mut self, region: Region, exit: Exit) {
        let r = self.m.regions[region];
        let mut f = Frame { next_block: r.blocks, end_block: r.blocks + r.n_blocks, next_op: 0, end_op: 0, exit };
        if r.n_blocks > 0 {
            let b = self.m.blocks[self.m.block_order[r.blocks as usize]];
            (f.next_op, f.end_op) = (b.ops, b.ops + b.n_ops);
            f.next_block += 1;
        }
        self.frames.push(f);
    }
    fn entry(&self, op: Op, i: usize) -> Block {
        self.m.entry_block(op, i).unwrap_or(Block::NONE)
    }
    fn region_of(&self, op: Op, i: usize) -> Region {
        self.m.op_regions(op)[i]
    }

    /// Writes out a region.
    fn region(&mut self, region: Region) {
        self.out.clear();
        let Some(&first) = self.m.region_blocks(region).first() else { return };
        self.open(first);
        self.enter(region, Exit::Top);
        while let Some(f) = self.frames.last_mut() {
            if f.next_op < f.end_op {
                let op = self.m.op_order[f.next_op as usize];
                f.next_op += 1;
                let exit = f.exit;
                self.operation(op, exit);
            } else if f.next_block < f.end_block {
                // Only regions of any control flow have a second block: the one before ended in its own terminator.
                let b = self.m.block_order[f.next_block as usize];
                f.next_block += 1;
                let r = self.m.blocks[b];
                (f.next_op, f.end_op) = (r.ops, r.ops + r.n_ops);
                if !self.ops.is_empty() {
                    self.close();
                }
                self.open(b);
            } else {
                let exit = f.exit;
                self.frames.pop();
                self.leave(exit);
            }
        }
        let out = core::mem::take(&mut self.out);
        self.m.set_region_blocks(region, &out);
        self.out = out;
    }

    fn operation(&mut self, op: Op, exit: Exit) {
        let block = self.m.op_record[op].block;
        if self.kept.get(block.idx()) == Some(&true) {
            return self.ops.push(op);
        }
        match self.m.kind(op) {
            scf::FOR => self.begin_for(op),
            scf::IF => self.begin_if(op),
            scf::WHILE => self.begin_while(op),
            scf::PARALLEL => self.begin_parallel(op),
            scf::FORALL => self.begin_forall(op),
            scf::INDEX_SWITCH => self.begin_switch(op),
            scf::EXECUTE_REGION => self.begin_execute(op),
            scf::YIELD | scf::CONDITION | scf::REDUCE | scf::REDUCE_RETURN | scf::FORALL_IN_PARALLEL if !matches!(exit, Exit::Top) => {
                self.terminator(op, exit)
            }
            _ => self.ops.push(op),
        }
    }

    fn terminator(&mut self, op: Op, exit: Exit) {
        let loc = self.m.op_record[op].loc;
        match exit {
            Exit::For { op: f, header, .. } => self.latch(f, header, op),
            Exit::Arm { op: holder, join: to, .. } | Exit::Execute { op: holder, end: to } => {
                let loc = if self.m.kind(holder) == scf::INDEX_SWITCH { loc } else { self.m.op_record[holder].loc };
                self.br_with(to, op, 0, Attr::EMPTY_DICT, loc);
            }
            Exit::Before { op: w, after, end } => {
                let operands = self.operands(op);
                let Some((&c, args)) = operands.split_first() else { return };
                let (to, attrs) = if after.is_some() { (after, Vec::new()) } else { (self.entry(w, 0), self.loop_attrs(w)) };
                self.cond_br(c, to, Some((op, 1)), end, &attrs, loc);
                self.replace_results(w, args.iter().copied());
            }
            Exit::After { op: w, before, .. } => {
                let attrs = self.loop_attrs(w);
                let attrs = self.m.cx.dict(&attrs);
                self.br_with(before, op, 0, attrs, loc);
            }
            Exit::Parallel { op: p, .. } => {
                // Reductions are done where `scf.reduce` stood.
                if self.m.kind(op) == scf::REDUCE && !self.m.op_regions(op).is_empty() {
                    self.enter_reduction(p, op, 0);
                }
            }
            Exit::Reduction { reduce, i } => {
                self.reduced.extend(self.m.operands(op).first());
                self.frames.pop();
                let parallel = match self.frames.last().map(|f| f.exit) {
                    Some(Exit::Parallel { op, .. }) => op,
                    _ => Op::NONE,
                };
                if parallel.is_some() && (i + 1) < self.m.op_regions(reduce).len() as u32 {
                    self.enter_reduction(parallel, reduce, i + 1);
                }
            }
            Exit::Top => {}
        }
        self.erase(op);
    }

    /// What follows a region whose last operation was written.
    fn leave(&mut self, exit: Exit) {
        match exit {
            Exit::Top => self.close(),
            Exit::For { op, end, .. } | Exit::After { op, end, .. } | Exit::Execute { op, end } => {
                // The last block of any control flow may end in its own terminator.
                if !self.ops.is_empty() {
                    self.close();
                }
                self.erase(op);
                self.open(end);
            }
            Exit::Before { op, after, end } => {
                if after.is_none() {
                    if let Some(t) = self.m.entry_block(op, 1).and_then(|b| self.m.terminator(b)) {
                        self.erase(t);
                    }
                    self.erase(op);
                    self.open(end);
                } else {
                    self.open(after);
                    let before = self.entry(op, 0);
                    self.enter(self.region_of(op, 1), Exit::After { op, before, end });
                }
            }
            Exit::Arm { op, arm, join } => self.next_arm(op, arm, join),
            Exit::Parallel { op, first_header, first_end } => self.end_parallel(op, first_header, first_end),
            Exit::Reduction { .. } => {}
        }
    }

    // Loops.

    /// `header(iv, iter...)`: compare, branch to the body or the end. The header is open and stays so until here.
    fn header(&mut self, iv: Value, upper: Value, unsigned: bool, body: Block, end: Block, loc: Loc) {
        const SLT: i64 = 2;
        const ULT: i64 = 6;
        if self.compared[usize::from(unsigned)].is_none() {
            let predicate = self.m.cx.int_attr(Type::I64, if unsigned { ULT } else { SLT });
            self.compared[usize::from(unsigned)] = self.m.cx.dict_one(Sym::PREDICATE, predicate);
        }
        let c = self.value(arith::CMPI, [iv, upper], Type::I1, self.compared[usize::from(unsigned)], loc);
        self.cond_br(c, body, None, end, &[], loc);
    }
    /// `addi iv, step` and the branch back with what is yielded.
    fn latch(&mut self, op: Op, header: Block, yielded: Op) {
        let loc = self.m.op_record[op].loc;
        let Some(iv) = self.m.block_args(header).next() else { return };
        let (ty, step) = (self.m.ty(iv), self.m.operand(op, 2));
        let stepped = self.value(arith::ADDI, [iv, step], ty, Attr::EMPTY_DICT, loc);
        let attrs = self.loop_attrs(op);
        let attrs = self.m.cx.dict(&attrs);
        let at = self.m.operand_pool.len();
        self.m.operand_pool.push(stepped);
        self.push_operands(yielded, 0);
        self.branch(cf::BR, at, &[header], attrs, loc);
    }

    fn begin_for(&mut self, op: Op) {
        let loc = self.m.op_record[op].loc;
        let (first, upper) = (self.m.operand(op, 0), self.m.operand(op, 1));
        let header = self.entry(op, 0);
        let (body, end) = (self.block(&[]), self.block(&[]));
        let at = self.m.operand_pool.len();
        self.m.operand_pool.push(first);
        self.push_operands(op, 3);
        self.branch(cf::BR, at, &[header], Attr::EMPTY_DICT, loc);
        self.open(header);
        let args = self.m.block_args(header);
        let Some(iv) = args.clone().next() else { return };
        let unsigned = self.m.attr(op, Sym::UNSIGNED_CMP).is_some();
        self.replace_results(op, args.skip(1));
        // The header's own operations are walked through the frame, so it may be closed now.
        self.enter(self.region_of(op, 0), Exit::For { op, header, end });
        self.header(iv, upper, unsigned, body, end, loc);
        self.open(body);
    }

    fn begin_while(&mut self, op: Op) {
        let loc = self.m.op_record[op].loc;
        let (before, after, end) = (self.entry(op, 0), self.entry(op, 1), self.block(&[]));
        self.br_with(before, op, 0, Attr::EMPTY_DICT, loc);
        self.open(before);
        let forwards = match self.m.block_ops(after) {
            [y] => self.m.kind(*y) == scf::YIELD && self.m.operands(*y).iter().copied().eq(self.m.block_args(after)),
            _ => false,
        };
        let after = if forwards { Block::NONE } else { after };
        self.enter(self.region_of(op, 0), Exit::Before { op, after, end });
    }

    /// A nest of counted loops; the header of each dimension takes the induction variable and the values reduced.
    fn begin_parallel(&mut self, op: Op) {
        let ranges = [0, 1, 2, 3].map(|i| segments::operand_field(self.m, op, i).to_vec());
        self.nest(op, &ranges);
    }
    fn nest(&mut self, op: Op, [lower, upper, step, inits]: &[Vec<Value>; 4]) {
        let loc = self.m.op_record[op].loc;
        let mut types = vec![Type::INDEX];
        types.extend(inits.iter().map(|&v| self.m.ty(v)));
        let mut carried = inits.clone();
        let body_args: Vec<Value> = self.m.block_args(self.entry(op, 0)).collect();
        let (mut first_header, mut first_end) = (Block::NONE, Block::NONE);
        // Headers are the blocks `first_header + 3 i`, bodies and ends the two behind each.
        for i in 0..lower.len() {
            let header = self.block(&types);
            let mut args = self.m.block_args(header);
            let Some(iv) = args.next() else { return };
            self.m.place_arg(iv, loc);
            for (v, &init) in args.clone().zip(inits) {
                self.m.place_arg(v, self.m.value_loc(init));
            }
            let (body, end) = (self.block(&[]), self.block(&[]));
            if i == 0 {
                (first_header, first_end) = (header, end);
            }
            let mut start = vec![lower[i]];
            start.append(&mut carried);
            self.br(header, &start, Attr::EMPTY_DICT, loc);
            self.open(header);
            carried = args.collect();
            if let Some(a) = body_args.get(i) {
                self.replace(*a, iv);
            }
            self.header(iv, upper[i], false, body, end, loc);
            self.open(body);
        }
        // What the loop comes to are the values that the outermost header carries.
        let outer: Vec<Value> = self.m.block_args(first_header).skip(1).collect();
        self.replace_results(op, outer.into_iter());
        if self.m.kind(op) == scf::FORALL {
            // Its steps are needed again at the end, as operands like those of a parallel loop.
            let all: Vec<Value> = [lower, upper, step].into_iter().flatten().copied().collect();
            self.m.set_operands(op, &all);
        }
        self.enter(self.region_of(op, 0), Exit::Parallel { op, first_header, first_end });
    }
    fn end_parallel(&mut self, op: Op, first_header: Block, first_end: Block) {
        let n = self.m.block_args(self.entry(op, 0)).len();
        let stride = 3;
        let step_at = if self.m.kind(op) == scf::FORALL { 2 * n } else { segments::operand_range(self.m, op, 2).start };
        let n_carried = self.m.block_args(first_header).len() - 1;
        let mut values = self.reduced.split_off(self.reduced.len() - n_carried.min(self.reduced.len()));
        for i in (0..n).rev() {
            let (header, end) = (Block(first_header.0 + stride * i as u32), Block(first_end.0 + stride * i as u32));
            let step = self.m.operand(op, step_at + i);
            let loc = self.m.op_record[op].loc;
            let Some(iv) = self.m.block_args(header).next() else { return };
            let stepped = self.value(arith::ADDI, [iv, step], Type::INDEX, Attr::EMPTY_DICT, loc);
            let mut all = vec![stepped];
            all.append(&mut values);
            self.br(header, &all, Attr::EMPTY_DICT, loc);
            values = self.m.block_args(header).skip(1).collect();
            self.open(end);
        }
        self.erase(op);
    }
    /// Walks region `i` of a reduction: its arguments are the value carried by the innermost header and the operand.
    fn enter_reduction(&mut self, parallel: Op, reduce: Op, i: u32) {
        let Some(Exit::Parallel { first_header, .. }) = self.frames.last().map(|f| f.exit) else { return };
        let n = self.m.block_args(self.entry(parallel, 0)).len() as u32;
        let inner = Block(first_header.0 + 3 * (n - 1));
        let carried = self.m.block_args(inner).nth(1 + i as usize);
        let args: Vec<Value> = self.m.block_args(self.entry(reduce, i as usize)).collect();
        if let (&[l, r], Some(c)) = (args.as_slice(), carried) {
            self.replace(l, c);
            self.replace(r, self.m.operand(reduce, i as usize));
        }
        self.enter(self.region_of(reduce, i as usize), Exit::Reduction { reduce, i });
    }

    /// Static bounds become constants, all lower bounds first, then it is a parallel loop.
    fn begin_forall(&mut self, op: Op) {
        let loc = self.m.op_record[op].loc;
        let names = [Sym::STATIC_LOWER_BOUND, Sym::STATIC_UPPER_BOUND, Sym::STATIC_STEP];
        let mut ranges: [Vec<Value>; 4] = Default::default();
        for (i, name) in names.into_iter().enumerate() {
            let fixed = self.m.attr(op, name).and_then(|a| self.m.cx.int_array(a)).unwrap_or_default();
            let mut dynamic = segments::operand_field(self.m, op, i).to_vec().into_iter();
            for n in fixed {
                let v = if n == DYNAMIC { dynamic.next() } else { None };
                ranges[i].push(match v {
                    Some(v) => v,
                    None => {
                        let value = self.m.cx.int_attr(Type::INDEX, n);
                        let attrs = self.m.cx.dict_one(Sym::VALUE, value);
                        self.value(arith::CONSTANT, [], Type::INDEX, attrs, loc)
                    }
                });
            }
        }
        self.nest(op, &ranges);
    }

    // Branches.

    fn begin_if(&mut self, op: Op) {
        let loc = self.m.op_record[op].loc;
        let mut c = self.m.operand(op, 0);
        let mut steps = self.m.most_steps();
        while steps > 0
            && let Some(plain) = fold::swap_negated(self.m, op, c)
        {
            (c, steps) = (plain, steps - 1);
        }
        let types = self.result_types(op);
        // Where there are results, the block that takes them is made right behind the one that goes on.
        let rest = self.block(&[]);
        let join = if types.is_empty() { rest } else { self.block_like(&types, loc) };
        let (then, other) = (self.entry(op, 0), self.entry(op, 1));
        self.cond_br(c, then, None, if other.is_some() { other } else { rest }, &[], loc);
        self.open(then);
        if !types.is_empty() {
            let args = self.m.block_args(join);
            self.replace_results(op, args);
        }
        self.enter(self.region_of(op, 0), Exit::Arm { op, arm: 0, join });
    }
    fn begin_switch(&mut self, op: Op) {
        let loc = self.m.op_record[op].loc;
        let types = self.result_types(op);
        let join = self.block_like(&types, loc);
        let args = self.m.block_args(join);
        self.replace_results(op, args);
        let arg = self.m.operand(op, 0);
        let flag = self.value(arith::INDEX_CAST, [arg], Type::I32, Attr::EMPTY_DICT, loc);
        let cases = self.m.attr(op, Sym::CASES).and_then(|a| self.m.cx.int_array(a)).unwrap_or_default();
        let n = self.m.op_regions(op).len();
        let blocks: Vec<Block> = (0..n).map(|i| self.entry(op, i)).collect();
        let cx = &mut self.m.cx;
        let sizes = cx.i32_array(&[1, 0, 0]);
        let segments = cx.i32_array(&vec![0; cases.len()]);
        let mut attrs = vec![(Sym::CASE_OPERAND_SEGMENTS, segments), (Sym::OPERAND_SEGMENT_SIZES, sizes)];
        if !cases.is_empty() {
            attrs.push((Sym::CASE_VALUES, dense::ints(cx, Type::I32, &cases)));
        }
        let attrs = cx.dict(&attrs);
        self.put(NewOp { operands: &[flag], successors: &blocks, attrs, ..NewOp::new(cf::SWITCH, loc) });
        self.close();
        // Cases first, the default region last.
        let first = if n > 1 { 1 } else { 0 };
        self.open(blocks[first]);
        self.enter(self.region_of(op, first), Exit::Arm { op, arm: first as u32, join });
    }

    fn next_arm(&mut self, op: Op, arm: u32, join: Block) {
        let n = self.m.op_regions(op).len() as u32;
        let next = match self.m.kind(op) {
            scf::IF if arm == 0 && self.entry(op, 1).is_some() => Some(1),
            scf::INDEX_SWITCH if arm != 0 => Some(if arm + 1 < n { arm + 1 } else { 0 }),
            _ => None,
        };
        if let Some(i) = next {
            let b = self.entry(op, i as usize);
            self.open(b);
            self.enter(self.region_of(op, i as usize), Exit::Arm { op, arm: i, join });
            return;
        }
        self.open(join);
        if self.m.kind(op) == scf::IF && self.m.n_results(op) > 0 {
            // The block that takes the results only branches on.
            let rest = Block(join.0 - 1);
            let loc = self.m.op_record[op].loc;
            self.br(rest, &[], Attr::EMPTY_DICT, loc);
            self.open(rest);
        }
        self.erase(op);
    }

    fn begin_execute(&mut self, op: Op) {
        let loc = self.m.op_record[op].loc;
        let types = self.result_types(op);
        let end = self.block_like(&types, loc);
        let args = self.m.block_args(end);
        self.replace_results(op, args);
        let entry = self.entry(op, 0);
        self.br(entry, &[], Attr::EMPTY_DICT, loc);
        self.open(entry);
        self.enter(self.region_of(op, 0), Exit::Execute { op, end });
    }

    /// Puts replacements into all operands; chains are followed and shortened.
    fn finish(self) {
        let Writer { m, mut repl, mut replaced, .. } = self;
        // Values on the path that is followed now: a cycle (in code that is never reached) ends it.
        let mut seen = Vec::new();
        ir::order::sort_by_key(&mut replaced, |&v| v);
        for i in replaced.iter().map(|v| v.idx()) {
            if repl.get(repl[i].idx()).is_none_or(|v| v.is_none()) {
                continue;
            }
            seen.resize(repl.len(), u32::MAX);
            let mut end = Value::new(i);
            while let Some(next) = repl.get(end.idx()).and_then(|v| v.get()) {
                if seen[end.idx()] == i as u32 {
                    break;
                }
                seen[end.idx()] = i as u32;
                end = next;
            }
            let mut at = i;
            while at < repl.len() && repl[at].is_some() && repl[at] != end {
                let next = repl[at].idx();
                repl[at] = end;
                at = next;
            }
        }
        for v in m.operand_pool.iter_mut() {
            if let Some(r) = repl.get(v.idx()).and_then(|r| r.get()) {
                *v = r;
            }
        }
    }
}
