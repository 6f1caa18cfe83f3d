//! Function bodies: what folds, which numbers values and blocks get, phis from block arguments, then the text.
//!
//! LLVM converts blocks in reverse post-order, so a constant is known before its users, but numbers and prints in
//! region order. Mostly those agree and folding and numbering are one scan. A terminator that names one block with
//! arguments twice gets an extra block for each repetition, at the end of the function, as upstream does it.

use alloc::vec::Vec;

use ir::{Block, Module, Op, Region, Sym, Type, Value};

use super::out::Sink;
use super::rules::Plan;
use super::{CONST, Rule, UNSET, Writer};

/// Slot of an instruction's result between folding and numbering.
pub(super) const LATER: u32 = UNSET - 1;
/// Slot of a cast to the same type, which is its operand.
const ALIAS: u32 = UNSET - 2;

/// Operations whose text is written between two looks at how much is here.
const RUN: usize = 4096;

/// A way into a block with arguments.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    /// Position of the block.
    to: u32,
    /// Position of the block it comes from; extra blocks come after the region's.
    pub(super) from: u32,
    /// First argument in the module's operand pool; of extra blocks nothing.
    pub(super) args: u32,
}

/// Gives the room of a list back where that was long.
fn let_go<T>(list: &mut Vec<T>) {
    const MANY: usize = 1 << 14;
    if cfg!(not(small)) && list.capacity() > MANY {
        *list = Vec::new();
    }
}

/// An extra block between a terminator and a block that it names again.
#[derive(Clone, Copy)]
struct Extra {
    from: u32,
    successor: u32,
    to: u32,
    args: u32,
    /// Number of the block.
    label: u32,
    /// Number of its first phi.
    phi: u32,
}

/// Scratch of the function being written.
pub struct FunctionState {
    /// Position in its region, by block.
    pub(crate) position: Vec<u32>,
    /// LLVM numbers of blocks, by position.
    pub(crate) labels: Vec<u32>,
    pub(super) edges: Vec<Edge>,
    extras: Vec<Extra>,
    /// Edges into each block: `into[starts[b]..starts[b + 1]]`, in upstream's order.
    starts: Vec<u32>,
    pub(super) into: Vec<u32>,
    /// Blocks at the end of the region that are not written: the position of the block that each comes from.
    #[cfg(feature = "import")]
    pub(super) left_out: Vec<u32>,
    aliases: Vec<(Value, Value)>,
    /// Whether numbers are given after folding.
    defer: bool,
    /// Whether instructions are written as soon as they have numbers: there is one block.
    at_once: bool,
    /// Whether instructions are written whose numbers are known.
    planned: bool,
    order: Vec<u32>,
    /// Where the successors of each block stand in the module's list: from and to; by position, found by [`Writer::edges`].
    ways: Vec<(u32, u32)>,
    /// Scratch of [`Writer::edges`] and [`Writer::reverse_post_order`].
    seen: Vec<(u32, u32)>,
    visited: Vec<bool>,
    stack: Vec<(u32, u32, u32)>,
    post: Vec<u32>,
    /// Position of the block being written.
    current: u32,
    /// Tagged blocks: function, tag, number.
    pub(crate) tags: Vec<(Sym, u32, u32)>,
    /// Addresses of blocks were written, as marks.
    pub(crate) any_tagged: bool,
    /// Name of the function.
    pub(crate) name: Sym,
    /// Node of the function's subprogram.
    pub(crate) scope: Option<u32>,
    /// Instructions of the function have locations.
    pub(crate) located: bool,
    /// Something is added to instructions after they were written: locations, or what hooks say.
    pub(crate) watched: bool,
    /// Lines of the source, once a location asked.
    pub(crate) lines: Option<ir::diag::Lines>,
}

impl FunctionState {
    /// For a module of so many blocks.
    pub fn new(n_blocks: usize) -> FunctionState {
        FunctionState {
            position: alloc::vec![0; n_blocks],
            labels: Vec::new(),
            edges: Vec::new(),
            extras: Vec::new(),
            starts: Vec::new(),
            into: Vec::new(),
            #[cfg(feature = "import")]
            left_out: Vec::new(),
            aliases: Vec::new(),
            defer: false,
            at_once: false,
            planned: false,
            order: Vec::new(),
            ways: Vec::new(),
            seen: Vec::new(),
            visited: Vec::new(),
            stack: Vec::new(),
            post: Vec::new(),
            current: 0,
            tags: Vec::new(),
            any_tagged: false,
            name: Sym::EMPTY,
            scope: None,
            located: false,
            watched: false,
            lines: None,
        }
    }
    /// Whether all successors are blocks of the region.
    #[inline]
    pub(super) fn no_extras(&self) -> bool {
        self.extras.is_empty()
    }
    /// For another module, of so many blocks.
    pub fn prepare(&mut self, n_blocks: usize) {
        self.position.resize(n_blocks.max(self.position.len()), 0);
    }
}

/// First of the operands that a terminator passes to its successors, so many, in the operand pool. They stand in order
/// at the end of the operands, but for what follows them.
#[cfg_attr(not(small), inline(always))]
fn first_passed(m: &Module, op: Op, passed: u32) -> u32 {
    let r = m.op_record[op];
    let behind = match m.kind(op) {
        // Operands of bundles stand behind those of the destinations.
        ir::dialect::llvm::INVOKE => {
            m.attr(op, ir::Sym::OP_BUNDLE_SIZES).and_then(|a| m.cx.int_array(a)).map_or(0, |l| l.iter().sum::<i64>() as u32)
        }
        _ => 0,
    };
    r.operands + r.n_operands.saturating_sub(passed + behind)
}

/// Number of operands in front of those passed to successors.
pub fn n_own_operands(m: &Module, op: Op) -> usize {
    let passed = m.successors(op).iter().map(|&b| m.blocks[b].n_args).sum();
    (first_passed(m, op, passed) - m.op_record[op].operands) as usize
}

impl<'a> Writer<'a> {
    /// Writes the blocks of a function whose signature was written. The arguments have the first numbers.
    pub fn body(&mut self, region: Region) {
        let m = self.m;
        let blocks = m.region_blocks(region);
        let Some(&entry) = blocks.first() else { return };
        let mut next = 0u32;
        self.number_arguments(entry);
        next += m.blocks[entry].n_args;
        let f = &mut self.fun;
        f.labels.clear();
        f.labels.push(next);
        f.extras.clear();
        f.position[entry.0 as usize] = 0;
        f.current = 0;
        next += 1;
        f.at_once = blocks.len() == 1;
        if f.at_once {
            self.plan_block(entry, &mut next);
            return;
        }
        for (i, &b) in blocks.iter().enumerate() {
            f.position[b.0 as usize] = i as u32;
        }
        f.labels.resize(blocks.len(), 0);
        #[cfg(feature = "import")]
        self.know_left_out(blocks);
        self.edges(blocks);
        let in_order = self.reverse_post_order(blocks);
        #[cfg(feature = "import")]
        let written = self.leave_out(blocks);
        #[cfg(not(feature = "import"))]
        let written = blocks;
        if in_order {
            for (i, &b) in written.iter().enumerate() {
                if i > 0 {
                    self.open_block(i, b, &mut next);
                }
                self.plan_block(b, &mut next);
            }
        } else {
            self.plan_out_of_order(blocks, written, &mut next);
        }
        let_go(&mut self.fun.order);
        for e in &mut self.fun.extras {
            e.label = next;
            e.phi = next + 1;
            next += 1 + m.blocks[blocks[e.to as usize]].n_args;
        }
        for (i, &b) in written.iter().enumerate() {
            if i > 0 {
                self.open(self.fun.labels[i]);
                self.phis(i, b, blocks.len());
            }
            self.fun.current = i as u32;
            self.fun.planned = true;
            self.plan_block(b, &mut next);
            self.fun.planned = false;
        }
        for i in 0..self.fun.extras.len() {
            if self.out.here() >= self.stream_at {
                self.stream_on();
            }
            self.extra(i, blocks);
        }
    }

    /// Gives away what was written, where nobody looks at it again.
    #[cold]
    #[inline(never)]
    fn stream_on(&mut self) {
        if !self.fun.watched
            && !self.fun.any_tagged
            && !self.facts.keep_instructions
            && let Some(take) = &mut self.stream
        {
            self.spilled &= take(&mut self.out);
        } else {
            self.stream_at = usize::MAX;
        }
    }

    /// Numbers a block and its phis. A block that nothing enters gets no phis: its arguments are poison.
    #[cfg_attr(not(small), inline(always))]
    fn open_block(&mut self, i: usize, b: Block, next: &mut u32) {
        self.fun.labels[i] = *next;
        *next += 1;
        let entered = self.fun.starts[i] != self.fun.starts[i + 1];
        for v in self.m.block_args(b) {
            if entered {
                self.set_local(v, *next);
                *next += 1;
            } else {
                let poison = self.ks.raw(super::konst::Const::Poison(self.m.ty(v)));
                self.set_konst(v, poison);
            }
        }
    }

    /// Whether the result of an operation is one: inline assembly without a result has one of the type void.
    #[inline]
    pub(super) fn has_value(&self, op: Op) -> bool {
        let m = self.m;
        m.op_kind[op] != ir::dialect::llvm::INLINE_ASM || m.value_type[Value(m.op_record[op].results)] != Type::LLVM_VOID
    }
    /// Whether an operation is written though it may fold.
    #[inline]
    fn keeps(&self, op: Op) -> bool {
        self.facts.keep_instructions && !self.was_constant(op)
    }
    #[cfg(not(feature = "import"))]
    fn was_constant(&self, _: Op) -> bool {
        false
    }

    /// Folds and numbers the operations of a block, and writes the instructions if that can be done at once, or writes those
    /// that are planned.
    fn plan_block(&mut self, block: Block, next: &mut u32) {
        let (m, rules) = (self.m, self.rules);
        let planned = self.fun.planned;
        let writes = self.fun.at_once || planned;
        let quick = cfg!(all(feature = "fast", not(small))) && !self.fun.watched && !self.facts.keep_instructions;
        let ops = m.block_ops(block);
        let (mut at, mut stopped) = (0, usize::MAX);
        while let Some(&op) = ops.get(at) {
            if self.out.here() >= self.stream_at {
                self.stream_on();
            }
            let kind = m.op_kind[op];
            if cfg!(all(feature = "fast", not(small))) && kind == ir::dialect::llvm::MLIR_CONSTANT {
                if !planned {
                    self.at = op;
                    let k = super::attr_const::constant_op(self, op).unwrap_or_else(|| self.ks.raw(super::konst::Const::Poison(Type::I1)));
                    self.set_konst(Value(m.op_record[op].results), k);
                }
                at += 1;
                continue;
            }
            if quick && at != stopped && self.has_lines(kind) {
                stopped = match writes {
                    true => self.next_lines(&ops[..ops.len().min(at + RUN)], at, planned, next),
                    false => self.plan_lines(ops, at, self.fun.defer, next),
                };
                if at != stopped {
                    at = stopped;
                    continue;
                }
            }
            at += 1;
            if quick && writes && self.quick_branch(op, kind) {
                continue;
            }
            let Some(rule) = rules.get(kind) else {
                if !planned {
                    self.no_rule(op);
                }
                continue;
            };
            if planned {
                self.print_planned(op, rule);
                continue;
            }
            let record = m.op_record[op];
            match rule.plan {
                Plan::Instr | Plan::Intrinsic => {}
                Plan::NoResult if self.facts.coro_end_is_void => {
                    let k = self.ks.raw(super::konst::Const::Poison(Type::I1));
                    self.set_konst(Value(record.results), k);
                    if self.fun.at_once {
                        self.print_one(op, rule);
                    }
                    continue;
                }
                Plan::NoResult => {}
                Plan::Konst(f) => {
                    self.at = op;
                    let k = f(self, op).unwrap_or_else(|| self.ks.raw(super::konst::Const::Poison(Type::I1)));
                    self.set_konst(Value(record.results), k);
                    continue;
                }
                Plan::Fold(f) => {
                    let all = m.operands(op).iter().all(|v| self.slots[v.0 as usize] & CONST != 0);
                    if all && !self.keeps(op) {
                        self.at = op;
                        if let Some(k) = f(self, op, rule) {
                            self.set_konst(Value(record.results), k);
                            continue;
                        }
                    }
                }
                Plan::Cast(f) => {
                    let arg = m.operand_pool[record.operands as usize];
                    let s = self.slots[arg.0 as usize];
                    if m.value_type[arg] == m.value_type[Value(record.results)] && !self.keeps(op) {
                        self.slots[record.results as usize] = match s {
                            LATER | ALIAS => {
                                self.fun.aliases.push((Value(record.results), arg));
                                ALIAS
                            }
                            s => s,
                        };
                        continue;
                    }
                    if s & CONST != 0 && !self.keeps(op) {
                        self.at = op;
                        if let Some(k) = f(self, op, rule) {
                            self.set_konst(Value(record.results), k);
                            continue;
                        }
                    }
                }
            }
            if self.fun.defer {
                // Intrinsics are declared in this order, not in that of the text.
                if matches!(rule.plan, Plan::Intrinsic) || m.kind(op) == ir::dialect::llvm::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL {
                    self.at = op;
                    self.declare_for(op, rule);
                }
                if record.n_results > 0 && self.has_value(op) {
                    self.slots[record.results as usize] = LATER;
                }
                continue;
            }
            if record.n_results > 0 && self.has_value(op) {
                self.set_local(Value(record.results), *next);
                *next += 1;
            }
            if self.fun.at_once {
                self.print_one(op, rule);
            }
        }
    }

    /// Folds in reverse post-order, then numbers in region order.
    fn plan_out_of_order(&mut self, blocks: &[Block], written: &[Block], next: &mut u32) {
        let m = self.m;
        let order = core::mem::take(&mut self.fun.order);
        self.fun.aliases.clear();
        self.fun.defer = true;
        for &i in &order {
            let b = blocks[i as usize];
            if i > 0 {
                let entered = self.fun.starts[i as usize] != self.fun.starts[i as usize + 1];
                for v in m.block_args(b) {
                    if entered {
                        self.slots[v.0 as usize] = LATER;
                    } else {
                        let poison = self.ks.raw(super::konst::Const::Poison(m.ty(v)));
                        self.set_konst(v, poison);
                    }
                }
            }
            self.plan_block(b, next);
        }
        self.fun.defer = false;
        self.fun.order = order;
        for (i, &b) in written.iter().enumerate() {
            if i > 0 {
                self.open_block(i, b, next);
            }
            for &op in m.block_ops(b) {
                let record = m.op_record[op];
                if record.n_results == 0 || self.slots[record.results as usize] != LATER {
                    continue;
                }
                self.set_local(Value(record.results), *next);
                *next += 1;
            }
        }
        for i in 0..self.fun.aliases.len() {
            let (to, from) = self.fun.aliases[i];
            self.slots[to.0 as usize] = self.slots[from.0 as usize];
        }
        self.fun.aliases.clear();
    }

    /// Writes an instruction.
    #[inline(never)]
    fn print_one(&mut self, op: Op, rule: &Rule) {
        self.at = op;
        if self.fun.watched {
            self.print_watched(op, rule);
        } else if !cfg!(all(feature = "fast", not(small))) || self.facts.keep_instructions || !self.next_line(op) {
            (rule.print)(self, op, rule);
        }
    }

    /// Prints an operation and what is added to it afterwards.
    fn print_watched(&mut self, op: Op, rule: &Rule) {
        let mark = self.out.len();
        (rule.print)(self, op, rule);
        if self.fun.located {
            self.attach_location(self.m.op_record[op].loc, mark);
        }
        if !self.hooks.is_empty() {
            self.amend_instruction(op, mark);
        }
        #[cfg(feature = "import")]
        if self.md.kept {
            self.restore_instruction(op, mark);
        }
    }

    /// Writes an operation that was planned, unless it is a constant or its operand.
    fn print_planned(&mut self, op: Op, rule: &Rule) {
        let record = self.m.op_record[op];
        let slot = |v: u32| self.slots.get(v as usize).copied().unwrap_or(UNSET);
        match rule.plan {
            Plan::Konst(_) => return,
            Plan::Fold(_) if slot(record.results) & CONST != 0 => return,
            Plan::Cast(_) => {
                let s = slot(record.results);
                if s & CONST != 0 || s == slot(self.m.operand_pool[record.operands as usize].0) {
                    return;
                }
            }
            _ => {}
        }
        self.print_one(op, rule);
    }

    // Edges.

    /// Collects the ways into blocks with arguments and the extra blocks.
    fn edges(&mut self, blocks: &[Block]) {
        let m = self.m;
        let f = &mut self.fun;
        f.edges.clear();
        // For each block the terminator (by position, from 1) that named it last, and where.
        f.seen.clear();
        f.seen.resize(blocks.len(), (0, 0));
        f.ways.clear();
        let mut repeats: Vec<(u32, u32, u32, u32)> = Vec::new();
        for (from, &b) in blocks.iter().enumerate() {
            let last = m.block_ops(b).last();
            let way = last.and_then(|&op| m.extra(op)).map_or((0, 0), |e| (e.successors, e.successors + e.n_successors));
            f.ways.push(way);
            let successors = &m.successor_pool[way.0 as usize..way.1 as usize];
            let passed = successors.iter().map(|&s| m.blocks[s].n_args).sum();
            let Some(&op) = last.filter(|_| passed > 0) else { continue };
            let mut args = first_passed(m, op, passed);
            #[cfg(feature = "import")]
            let from = from.checked_sub(blocks.len() - f.left_out.len()).map_or(from, |i| f.left_out[i] as usize);
            repeats.clear();
            for (i, &s) in successors.iter().enumerate() {
                let n = m.blocks[s].n_args;
                if n > 0 {
                    let to = f.position[s.0 as usize];
                    let stamp = &mut f.seen[to as usize];
                    // Where the text is to be as it was, a block is named twice with the same values.
                    let known = if stamp.0 == from as u32 + 1 && self.md.kept {
                        f.edges.iter().rev().find(|e| e.from == from as u32 && e.to == to).map(|e| e.args)
                    } else {
                        None
                    };
                    let values = |at: u32| &m.operand_pool.as_slice()[at as usize..(at + n) as usize];
                    if known.is_some_and(|first| values(first) == values(args)) {
                        f.edges.push(Edge { to, from: from as u32, args });
                    } else if stamp.0 == from as u32 + 1 {
                        repeats.push((stamp.1, i as u32, to, args));
                    } else {
                        *stamp = (from as u32 + 1, i as u32);
                        f.edges.push(Edge { to, from: from as u32, args });
                    }
                }
                args += n;
            }
            if repeats.len() > 1 {
                ir::order::sort_by_key(&mut repeats, |&r| r);
            }
            for &(_, successor, to, args) in &repeats {
                f.extras.push(Extra { from: from as u32, successor, to, args, label: 0, phi: 0 });
            }
        }
        for (i, e) in f.extras.iter().enumerate() {
            f.edges.push(Edge { to: e.to, from: (blocks.len() + i) as u32, args: 0 });
        }
        // Counting sort by target; filled from the back, so the last edge comes first.
        f.starts.clear();
        f.starts.resize(blocks.len() + 1, 0);
        for e in &f.edges {
            f.starts[e.to as usize] += 1;
        }
        let mut sum = 0;
        for s in &mut f.starts {
            sum += *s;
            *s = sum;
        }
        f.into.clear();
        f.into.resize(f.edges.len(), 0);
        for (i, e) in f.edges.iter().enumerate() {
            let s = &mut f.starts[e.to as usize];
            *s -= 1;
            f.into[*s as usize] = i as u32;
        }
        let_go(&mut f.seen);
    }

    /// Computes the order in which LLVM converts blocks: reverse post-order from the entry, then from each block that
    /// was not reached. Returns whether it is the region's order.
    fn reverse_post_order(&mut self, blocks: &[Block]) -> bool {
        let m = self.m;
        let f = &mut self.fun;
        f.order.clear();
        let FunctionState { visited, stack, post, order, position, ways, .. } = f;
        visited.clear();
        visited.resize(blocks.len(), false);
        // A block and which of the module's successors are the next one and the end of its own.
        let entered = |p: u32| (p, ways[p as usize].0, ways[p as usize].1);
        for start in 0..blocks.len() {
            if visited[start] {
                continue;
            }
            visited[start] = true;
            stack.push(entered(start as u32));
            while let Some(top) = stack.last_mut() {
                match m.successor_pool.get(top.1 as usize).filter(|_| top.1 < top.2) {
                    Some(s) => {
                        top.1 += 1;
                        let p = position[s.0 as usize];
                        if !visited[p as usize] {
                            visited[p as usize] = true;
                            stack.push(entered(p));
                        }
                    }
                    None => {
                        post.push(top.0);
                        stack.pop();
                    }
                }
            }
            order.extend(post.drain(..).rev());
        }
        let_go(visited);
        let_go(stack);
        let_go(post);
        order.iter().enumerate().all(|(i, &p)| i as u32 == p)
    }

    // Text of blocks.

    fn open(&mut self, label: u32) {
        if !self.quick_label(label) {
            self.out.push(b'\n');
            self.out.slot(label);
            self.lit(b":\n");
        }
    }

    fn phis(&mut self, i: usize, b: Block, n_blocks: usize) {
        let (lo, hi) = (self.fun.starts[i] as usize, self.fun.starts[i + 1] as usize);
        if lo == hi {
            return;
        }
        for (n, v) in self.m.block_args(b).enumerate() {
            let mark = self.out.len();
            if !cfg!(all(feature = "fast", not(small))) || !self.quick_phi(v, self.m.ty(v)) {
                self.lit(b"  %");
                self.out.slot(self.slots[v.0 as usize]);
                self.lit(b" = phi ");
                self.ty(self.m.ty(v));
                self.lit(b" ");
            }
            #[cfg(feature = "import")]
            let order = self.kept_order(b, n, lo, hi);
            #[cfg(not(feature = "import"))]
            let order: Vec<u32> = Vec::new();
            let mut j = 0;
            loop {
                if order.is_empty() {
                    j += self.quick_ways(n, lo + j..hi, j == 0);
                }
                if j == hi - lo {
                    break;
                }
                let k = order.get(j).map_or(lo + j, |&k| k as usize);
                let e = self.fun.edges[self.fun.into[k] as usize];
                self.put(if j > 0 { b", [ " } else { b"[ " });
                if (e.from as usize) < n_blocks {
                    let v = self.m.operand_pool[e.args as usize + n];
                    self.val(v);
                    self.name(v);
                    self.lit(b", %");
                    self.out.slot(self.fun.labels[e.from as usize]);
                } else {
                    let x = self.fun.extras[e.from as usize - n_blocks];
                    self.lit(b"%");
                    self.out.slot(x.phi + n as u32);
                    self.lit(b", %");
                    self.out.slot(x.label);
                }
                self.lit(b" ]");
                j += 1;
            }
            self.lit(b"\n");
            if self.fun.located && self.facts.phi_locations {
                self.attach_location(self.m.arg_loc(v), mark);
            }
            #[cfg(feature = "import")]
            if self.md.kept {
                self.restore_phi(b, n, mark);
            }
        }
    }

    fn extra(&mut self, i: usize, blocks: &[Block]) {
        let x = self.fun.extras[i];
        self.open(x.label);
        for (n, v) in self.m.block_args(blocks[x.to as usize]).enumerate() {
            self.lit(b"  %");
            self.out.slot(x.phi + n as u32);
            self.lit(b" = phi ");
            self.ty(self.m.ty(v));
            self.lit(b" [ ");
            self.val(self.m.operand_pool[x.args as usize + n]);
            self.lit(b", %");
            self.out.slot(self.fun.labels[x.from as usize]);
            self.lit(b" ]\n");
        }
        self.lit(b"  br label %");
        self.out.slot(self.fun.labels[x.to as usize]);
        self.lit(b"\n");
    }

    /// Number of the block being written.
    pub fn current_label(&self) -> u32 {
        self.fun.labels[self.fun.current as usize]
    }

    /// Writes `label %n` for successor `i` of the terminator being written.
    pub fn label(&mut self, op: Op, i: usize) {
        self.lit(b"label %");
        let n = self.label_of(op, i);
        self.out.slot(n);
    }

    /// Number of the block that successor `i` of the terminator being written is.
    #[inline]
    pub fn label_of(&self, op: Op, i: usize) -> u32 {
        let f = &self.fun;
        let n = match f.extras.is_empty() {
            true => None,
            false => {
                // Extra blocks are in order of their terminators; those of one terminator are few.
                let lo = f.extras.partition_point(|x| x.from < f.current);
                f.extras[lo..].iter().take_while(|x| x.from == f.current).find(|x| x.successor == i as u32)
            }
        };
        match n {
            Some(x) => x.label,
            None => f.labels[f.position[self.m.successors(op)[i].0 as usize] as usize],
        }
    }
}
