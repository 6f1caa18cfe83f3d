//! `--inline`: calls replaced by the bodies of what they call, callees before callers, with cleanups in between.
//!
//! Functions that call each other form groups; groups of one height in the call graph depend only on lower ones, so their
//! cleanups run as one pass over many functions. A group is cleaned up and its calls are inlined until there is nothing to
//! inline, `max-iterations` times at most; a call that came out of a body is not replaced by that body again in the same
//! round. A private function whose last call was replaced goes. Every body is copied, also the last time.
//! Source: MLIR documentation, "Interfaces" (dialect inliner interface), and what mlir-opt 22 and 19 do.

mod affine;
mod alias;
mod chain;
mod copy;
mod graph;
mod llvm;

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{builtin, cf, func};
use ir::{Block, Id, Module, NewOp, Op, Opcode, Region, Release, Sym, Traits, Value};

use crate::pass::{PassContext, Pipeline, Step, parse_pipeline, run_steps};
use chain::{Chains, Item, Kind, NONE};
use copy::{Copier, Copy};
use graph::Graph;

/// Inlining makes at most this many operations for each that there was, and at least as many as [`LEAST`].
const GROWTH: usize = 256;
/// So much is always allowed.
const LEAST: usize = 1 << 20;

/// Runs the pass on symbol tables.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let Some(cleanups) = Cleanups::of(cx) else { return false };
    for &root in roots {
        let m = &*cx.m;
        if !m.row(root).traits.has(Traits::SYMBOL_TABLE) || m.kind(root) == Opcode::UNREGISTERED {
            let message = alloc::format!("'{}' is no symbol table: calls are inlined in one", m.op_name(root));
            let d = ir::Diagnostic::error("inline-anchor", m.op_record[root].loc, message);
            cx.diags.push(d.help("run the pass on the module: builtin.module(inline)"));
            return false;
        }
        if !inline_in(cx, root, &cleanups) {
            return false;
        }
    }
    true
}

/// Pipelines that clean functions up.
struct Cleanups {
    default: Vec<Step>,
    by_name: Vec<Pipeline>,
}

impl Cleanups {
    fn of(cx: &mut PassContext<'_>) -> Option<Cleanups> {
        let read = |text: &str| parse_pipeline(text).map_err(|e| alloc::format!("'{text}': {}", e.message));
        let mut out = Cleanups { default: Vec::new(), by_name: Vec::new() };
        let default = cx.text("default-pipeline").trim();
        let default = default.strip_prefix('{').and_then(|t| t.strip_suffix('}')).unwrap_or(default);
        let mut wrong = None;
        if !default.is_empty() {
            match read(&alloc::format!("any({default})")) {
                Ok(p) => out.default = p.steps,
                Err(e) => wrong = Some(e),
            }
        }
        let text = cx.text("op-pipelines").trim();
        let text = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')).unwrap_or(text);
        let (mut depth, mut from) = (0usize, 0);
        for (i, c) in text.char_indices().chain([(text.len(), ',')]) {
            match c {
                '(' | '{' => depth += 1,
                ')' | '}' => depth = depth.saturating_sub(1),
                ',' if depth == 0 && i > from => {
                    match read(text[from..i].trim()) {
                        Ok(p) => out.by_name.push(p),
                        Err(e) => wrong = Some(e),
                    }
                    from = i + 1;
                }
                _ => {}
            }
        }
        if let Some(message) = wrong {
            cx.diags.error("bad-pipeline", ir::Loc::UNKNOWN, message);
            return None;
        }
        Some(out)
    }
    /// Cleans functions up, those of one pipeline at once.
    fn run(&self, cx: &mut PassContext<'_>, functions: &[Op]) -> bool {
        let mut rest: Vec<Op> = functions.to_vec();
        for p in &self.by_name {
            let (these, others) = rest.iter().partition(|&&f| cx.m.op_name(f) == p.anchor);
            rest = others;
            let these: Vec<Op> = these;
            if !these.is_empty() && !run_steps(cx.m, &p.steps, &these, cx.release, cx.diags, &mut crate::pass::NoHooks) {
                return false;
            }
        }
        rest.is_empty() || run_steps(cx.m, &self.default, &rest, cx.release, cx.diags, &mut crate::pass::NoHooks)
    }
}

/// A call that could be replaced.
#[derive(Clone, Copy)]
struct Call {
    op: Op,
    /// The function that it is in and the one it calls.
    from: u32,
    to: u32,
    /// The inlining that it came out of, plus one.
    history: u32,
}

/// The state of a run.
// What is read most stands first, where its address is short.
#[repr(C)]
pub(crate) struct Inliner<'a> {
    pub m: &'a mut Module,
    release: Release,
    graph: Graph,
    chains: Chains,
    copier: Copier,
    calls: Vec<Call>,
    /// Inlinings of this round: what was inlined, and where the call came from.
    history: Vec<(u32, u32)>,
    threshold: u64,
    /// Operations that may still be made.
    left: usize,
    exhausted: bool,
    layout: Option<abi::layout::DataLayout>,
}

fn inline_in(cx: &mut PassContext<'_>, root: Op, cleanups: &Cleanups) -> bool {
    let rounds = cx.number("max-iterations").max(1) as usize;
    let threshold = cx.number("inlining-threshold").max(0) as u64;
    let graph = Graph::of(cx.m, root);
    let mut groups: Vec<(Vec<u32>, u32)> = graph.groups();
    ir::order::sort_by_key(&mut groups, |g| g.1);
    let left = cx.m.op_kind.len().saturating_mul(GROWTH).max(LEAST);
    let mut state = Parts { graph, chains: Chains::default(), copier: Copier::default(), left, exhausted: false };
    let mut dead: Vec<u32> = Vec::new();
    // Nothing below influences the first cleanup, so it is one run over all functions.
    let all: Vec<Op> = groups.iter().flat_map(|g| &g.0).filter_map(|&n| state.optimizable(cx.m, n)).collect();
    if !cleanups.run(cx, &all) {
        return false;
    }
    let mut at = 0;
    while at < groups.len() {
        let end = groups[at..].iter().position(|g| g.1 != groups[at].1).map_or(groups.len(), |n| at + n);
        let mut active: Vec<Vec<u32>> = groups[at..end].iter_mut().map(|g| core::mem::take(&mut g.0)).collect();
        for round in 0..rounds {
            if round > 0 {
                let functions: Vec<Op> = active.iter().flatten().filter_map(|&n| state.optimizable(cx.m, n)).collect();
                if !cleanups.run(cx, &functions) {
                    return false;
                }
            }
            let mut again = Vec::new();
            for mut group in active {
                // What cleaning up took away is noticed when a function's turn comes, as in MLIR: whether a callee below
                // is referred to was settled before.
                for &n in &group {
                    if state.optimizable(cx.m, n).is_some() {
                        state.graph.count_inside(cx.m, n);
                    }
                }
                let mut i = Inliner {
                    m: cx.m,
                    release: cx.release,
                    graph: core::mem::take(&mut state.graph),
                    chains: core::mem::take(&mut state.chains),
                    copier: core::mem::take(&mut state.copier),
                    calls: Vec::new(),
                    history: Vec::new(),
                    threshold,
                    left: state.left,
                    exhausted: state.exhausted,
                    layout: None,
                };
                let inlined = i.group(&mut group, &mut dead);
                (state.graph, state.chains, state.copier) = (i.graph, i.chains, i.copier);
                (state.left, state.exhausted) = (i.left, i.exhausted);
                if inlined {
                    again.push(group);
                }
            }
            active = again;
            if active.is_empty() {
                break;
            }
        }
        at = end;
    }
    if state.exhausted {
        let loc = cx.m.op_record[root].loc;
        cx.diags.warning("inline-limit", loc, "calls are left: the module would grow beyond all measure");
    }
    drop_functions(cx.m, &state.graph, &dead);
    true
}

/// What is kept from group to group.
struct Parts {
    graph: Graph,
    chains: Chains,
    copier: Copier,
    left: usize,
    exhausted: bool,
}

impl Parts {
    /// The operation of a function that is to be cleaned up. Functions that hold functions are left alone.
    fn optimizable(&self, m: &Module, n: u32) -> Option<Op> {
        let op = self.graph.nodes[n as usize].op;
        let holds = |r: &Region| m.region_blocks(*r).is_empty();
        let gone = m.op_kind[op] == Opcode::ERASED || m.op_regions(op).first().is_none_or(holds);
        let outer = self.graph.nodes[n as usize].edges.iter().any(|&e| self.graph.nodes[e as usize].parent() == Some(n));
        (!gone && !outer && m.row(op).traits.has(Traits::ISOLATED)).then_some(op)
    }
}

/// Erases functions that nothing refers to any more.
fn drop_functions(m: &mut Module, graph: &Graph, dead: &[u32]) {
    let mut gone = vec![false; m.op_kind.len()];
    let mut blocks: Vec<Block> = Vec::new();
    for &n in dead {
        let op = graph.nodes[n as usize].op;
        let mut inside = Vec::new();
        ir::walk(m, op, |o| inside.push(o));
        blocks.push(m.op_record[op].block);
        for o in inside {
            gone[o.idx()] = true;
            chain::erase(m, o);
        }
    }
    ir::order::sort_by_key(&mut blocks, |b| b.0);
    blocks.dedup();
    for b in blocks.into_iter().filter(|b| b.is_some()) {
        let kept: Vec<Op> = m.block_ops(b).iter().copied().filter(|o| !gone[o.idx()]).collect();
        m.set_block_ops(b, &kept);
    }
}

impl Inliner<'_> {
    /// Inlines calls in the functions of a group. Whether there were any; functions that are dead leave the group.
    fn group(&mut self, group: &mut Vec<u32>, dead: &mut Vec<u32>) -> bool {
        let first_dead = dead.len();
        for &n in group.iter() {
            if self.graph.is_dead(n) {
                dead.push(n);
                continue;
            }
            let region = self.graph.nodes[n as usize].region;
            let blocks: Vec<Block> = self.m.region_blocks(region).to_vec();
            self.collect(n, 0, blocks.into_iter().map(|b| (b, self.m.block_ops(b).to_vec())).collect());
        }
        let mut opened: Vec<u32> = Vec::new();
        let mut inlined = false;
        let mut gone: Vec<u32> = dead[first_dead..].to_vec();
        let mut i = 0;
        while let Some(&call) = self.calls.get(i) {
            i += 1;
            if gone.contains(&call.from) || self.in_history(call.to, call.history) || !self.should_inline(call) {
                continue;
            }
            if !opened.contains(&call.from) {
                self.chains.open(self.m, self.graph.nodes[call.from as usize].region);
                opened.push(call.from);
            }
            let Some(tops) = self.inline(call) else { continue };
            inlined = true;
            self.history.push((call.to, call.history));
            let history = self.history.len() as u32;
            self.collect(call.from, history, tops);
            if self.graph.inlined(call.from, call.to) {
                dead.push(call.to);
                gone.push(call.to);
            }
        }
        for n in opened {
            let region = self.graph.nodes[n as usize].region;
            self.chains.close(self.m, region);
        }
        group.retain(|n| !gone.contains(n));
        inlined
    }

    /// Notes the calls in blocks: those of the last block first, as MLIR's work list has them.
    fn collect(&mut self, from: u32, history: u32, blocks: Vec<(Block, Vec<Op>)>) {
        let mut todo: Vec<Vec<Op>> = blocks.into_iter().map(|b| b.1).collect();
        while let Some(ops) = todo.pop() {
            for op in ops {
                if self.m.op_kind[op] == Opcode::ERASED {
                    continue;
                }
                if graph::is_call(self.m, op) {
                    if let Some(to) = self.graph.target(self.m, op) {
                        self.calls.push(Call { op, from, to, history });
                    }
                    continue;
                }
                for i in 0..self.m.op_regions(op).len() {
                    let region = self.m.op_regions(op)[i];
                    if self.graph.function_of(region).is_none() {
                        todo.extend(self.chains.blocks(self.m, region).into_iter().map(|b| b.1));
                    }
                }
            }
        }
    }

    fn in_history(&self, to: u32, mut at: u32) -> bool {
        while let Some(i) = at.checked_sub(1) {
            let (inlined, before) = self.history[i as usize];
            if inlined == to {
                return true;
            }
            at = before;
        }
        false
    }

    /// The region that an operation stands in.
    fn region_of(&self, op: Op) -> Region {
        self.m.blocks[self.m.op_record[op].block].region
    }
    fn parent(&self, op: Op) -> Option<Op> {
        self.m.regions[self.region_of(op)].parent.get()
    }

    fn should_inline(&mut self, call: Call) -> bool {
        let m = &*self.m;
        if m.op_kind[call.op] == Opcode::ERASED || m.row(call.op).traits.has(Traits::TERMINATOR) {
            return false;
        }
        let edges = &self.graph.nodes[call.to as usize].edges;
        if edges.contains(&call.to) || self.release.inline_guards && edges.contains(&call.from) {
            return false;
        }
        let body = self.graph.nodes[call.to as usize].region;
        let mut region = self.region_of(call.op);
        let Some(holder) = self.parent(call.op) else { return false };
        loop {
            if region == body {
                return false;
            }
            let Some(op) = m.regions[region].parent.get() else { break };
            if m.op_record[op].block.is_none() {
                break;
            }
            region = self.region_of(op);
        }
        let target = self.graph.nodes[call.to as usize].op;
        let several = self.n_blocks(body) > 1;
        let same = m.op_kind[target] == m.op_kind[holder];
        if several && !same && m.row(holder).traits.has(Traits::SINGLE_BLOCK) {
            return false;
        }
        self.is_worth(call)
    }
    fn n_blocks(&self, region: Region) -> usize {
        if !self.chains.is_open(region) {
            return self.m.region_blocks(region).len();
        }
        self.chains.blocks(self.m, region).len()
    }
    /// Whether the called body is small enough against the calling one.
    fn is_worth(&self, call: Call) -> bool {
        if self.threshold == 0 || self.threshold == u64::from(u32::MAX) {
            return self.threshold != 0;
        }
        let caller = self.n_ops(self.graph.nodes[call.from as usize].region);
        let callee = self.n_ops(self.graph.nodes[call.to as usize].region);
        caller == 0 || callee * 100 / caller <= self.threshold
    }
    fn n_ops(&self, region: Region) -> u64 {
        let (mut n, mut todo) = (0, vec![region]);
        while let Some(r) = todo.pop() {
            for (_, ops) in self.chains.blocks(self.m, r) {
                n += ops.len() as u64;
                todo.extend(ops.iter().flat_map(|&o| self.m.op_regions(o)));
            }
        }
        n
    }

    /// Whether every operation of a body may stand in a region. Its number of operations.
    fn body_fits(&self, body: Region, into: Region) -> Option<usize> {
        let m = &*self.m;
        let holder = m.regions[into].parent.get()?;
        let (mut n, mut todo) = (0, vec![body]);
        while let Some(r) = todo.pop() {
            for (_, ops) in self.chains.blocks(m, r) {
                n += ops.len();
                for op in ops {
                    if !fits(m, op, holder, &self.release) {
                        return None;
                    }
                    todo.extend_from_slice(m.op_regions(op));
                }
            }
        }
        Some(n)
    }

    /// Replaces a call by a copy of what it calls. The blocks that were put in, or `None` if that is not possible.
    fn inline(&mut self, call: Call) -> Option<Vec<(Block, Vec<Op>)>> {
        let (function, body) = {
            let n = &self.graph.nodes[call.to as usize];
            (n.op, n.region)
        };
        let m = &*self.m;
        let entry = *m.region_blocks(body).first()?;
        let into = self.region_of(call.op);
        // Without the feature, the code for it is not in the binary.
        let is_llvm = cfg!(feature = "llvm-passes") && m.kind(call.op) == ir::dialect::llvm::CALL;
        let operands: Vec<Value> = if is_llvm { llvm::arguments(m, call.op) } else { m.operands(call.op).to_vec() };
        let args: Vec<Value> = m.block_args(entry).collect();
        let results: Vec<Value> = m.results(call.op).collect();
        if args.len() != operands.len() || args.iter().zip(&operands).any(|(&a, &o)| m.ty(a) != m.ty(o)) {
            return None;
        }
        if m.kind(function) == func::FUNC {
            let guarded = |op: Op| self.release.inline_guards && m.attr(op, Sym::NO_INLINE).is_some();
            if m.kind(call.op) != func::CALL || guarded(function) || guarded(call.op) {
                return None;
            }
        } else if !is_llvm || !llvm::may_inline(m, call.op, function, &self.release) {
            return None;
        }
        if !takes_bodies(m, m.regions[into].parent) {
            return None;
        }
        let n = self.body_fits(body, into)?;
        if affine::is_construct(m, m.regions[into].parent) {
            let blocks = self.chains.blocks(m, body);
            let [(_, ops)] = &blocks[..] else { return None };
            let passed: Vec<(Value, Value)> = args.iter().zip(&operands).map(|(&a, &o)| (a, self.chains.now(o))).collect();
            if !affine::fits(&*self.m, call.op, body, ops, &passed) {
                return None;
            }
        }
        let Some(left) = self.left.checked_sub(n) else {
            self.exhausted = true;
            return None;
        };
        // Blocks before and behind stay apart where the body does not come back.
        let source = self.chains.blocks(self.m, body);
        let last = source.first().and_then(|b| b.1.last().copied())?;
        let stops = self.m.kind(last) == ir::dialect::llvm::UNREACHABLE;
        let (m, guards) = (&*self.m, self.release.inline_guards);
        let holder = m.regions[into].parent;
        let flat = source.len() == 1 && !(stops && guards && m.row(holder).traits.has(Traits::FUNCTION));
        if source.len() == 1 && stops && m.row(holder).traits.has(Traits::SINGLE_BLOCK) {
            return None;
        }
        self.left = left;
        let loc = self.m.op_record[call.op].loc;
        for (&a, &o) in args.iter().zip(&operands) {
            let o = self.chains.now(o);
            self.copier.map(a, o);
        }
        let mut before: Vec<Op> = Vec::new();
        let marks = if is_llvm { self.take_arguments(call.op, function, &args, &mut before) } else { Vec::new() };
        let block = self.m.op_record[call.op].block;
        let mut copy = self.copier.copy(self.m, &mut self.chains, body, block, loc);
        self.copier.clear();
        if is_llvm {
            self.finish_copy(call.op, &mut copy, &marks);
        }
        self.place(call.op, into, before, copy, &results, flat)
    }

    /// Puts a copy where the call is, and the values that it returns where the results were.
    fn place(
        &mut self,
        call: Op,
        into: Region,
        before: Vec<Op>,
        copy: Copy,
        results: &[Value],
        flat: bool,
    ) -> Option<Vec<(Block, Vec<Op>)>> {
        let loc = self.m.op_record[call].loc;
        let mut at = Item::op(call);
        let mut put = |chains: &mut Chains, item: Item| {
            chains.insert(into, at, item);
            at = item;
        };
        for op in before {
            put(&mut self.chains, Item::op(op));
        }
        let mut tops = copy.blocks;
        let types: Vec<_> = results.iter().map(|&v| self.m.ty(v)).collect();
        let behind = if flat {
            None
        } else {
            let b = self.m.new_block(&types);
            self.m.blocks[b].region = into;
            for (&old, new) in results.iter().zip(self.m.block_args(b)) {
                self.chains.replace(old, new);
                if !loc.is_unknown() {
                    self.m.arg_locs.push((new, loc));
                }
            }
            Some(b)
        };
        for (i, (block, ops)) in tops.iter_mut().enumerate() {
            if i > 0 {
                put(&mut self.chains, Item::head(*block));
            }
            let returns = ops.last().copied().filter(|&o| matches!(self.m.kind(o), func::RETURN | ir::dialect::llvm::RETURN));
            let stops = flat && returns.is_none();
            if returns.is_some() || stops {
                ops.pop();
            }
            for &op in ops.iter() {
                put(&mut self.chains, Item::op(op));
            }
            let Some(ret) = returns else { continue };
            let values: Vec<Value> = self.m.operands(ret).to_vec();
            if let Some(behind) = behind {
                let kind = if self.m.kind(ret) == func::RETURN { cf::BR } else { ir::dialect::llvm::BR };
                let loc = self.m.op_record[ret].loc;
                let branch = self.m.append(NewOp { operands: &values, successors: &[behind], ..NewOp::new(kind, loc) });
                self.m.op_record[branch].block = *block;
                put(&mut self.chains, Item::op(branch));
            } else {
                for (&old, &new) in results.iter().zip(&values) {
                    self.chains.replace(old, new);
                }
            }
            chain::erase(self.m, ret);
        }
        if let Some(b) = behind {
            put(&mut self.chains, Item::head(b));
        }
        self.chains.remove(into, call);
        chain::erase(self.m, call);
        Some(tops)
    }

    /// The entry block of a region as it is now.
    fn entry_head(&self, region: Region) -> Option<Item> {
        match self.chains.first(region) {
            NONE => None,
            item => matches!(item.kind(), Kind::Head(_)).then_some(item),
        }
    }
}

/// Whether an operation has regions that bodies may be put into.
fn takes_bodies(m: &Module, holder: Op) -> bool {
    holder.is_some() && (matches!(dialect(m, holder), "func" | "llvm" | "scf") || affine::is_construct(m, holder))
}

fn dialect(m: &Module, op: Op) -> &str {
    if m.kind(op) == Opcode::UNREGISTERED { "" } else { m.op_name(op).split('.').next().unwrap_or("") }
}

/// Whether an operation of a body may stand in a region of `holder`.
fn fits(m: &Module, op: Op, holder: Op, release: &Release) -> bool {
    match dialect(m, op) {
        "func" | "arith" | "cf" | "scf" | "memref" | "vector" | "math" | "index" | "complex" | "ub" | "bufferization" | "tensor"
        | "linalg" => true,
        "nvvm" => release.version >= 20,
        "llvm" => llvm::fits(m, op, release),
        "affine" => m.row(holder).traits.has(Traits::AFFINE_SCOPE) || affine::is_construct(m, holder),
        _ => m.kind(op) == builtin::UNREALIZED_CONVERSION_CAST,
    }
}
