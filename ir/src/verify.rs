//! The verifier: structure, dominance, symbols, and what the rows say of each operation.
//!
//! One walk with an explicit stack, blocks in preorder of their region's dominator tree. A value is visible while the
//! block that defines it is open: each block gets the next *scope* number, values remember the scope they were defined
//! in, and a use is fine if that scope is still open and not outside the nearest isolated operation. So dominance
//! costs two loads an operand, at any nesting depth, and needs no tree for a region of one block; none if the value is one
//! of those in a row that the block itself defined last.
//!
//! `verify_op` checks one operation against its row; what it learns about types and attribute
//! dictionaries is remembered, so that the common operation is a few comparisons.
#![cfg_attr(not(feature = "verify"), allow(dead_code))]

use alloc::vec::Vec;

use crate::diag::{Diagnostic, Diags};
use crate::id::{Attr, Block, Id, Op, Opcode, Region, Sym, Value};
use crate::module::{Def, Module, NO_EXTRA};
use crate::row::Traits;
use crate::segments::symbol_name;
use crate::store::Col;

#[path = "verify_attr.rs"]
mod verify_attr;
pub(crate) use verify_attr::holds;
#[path = "verify_branch.rs"]
mod verify_branch;
#[path = "verify_dlti.rs"]
pub mod verify_dlti;
#[path = "verify_memo.rs"]
mod verify_memo;
#[path = "verify_op.rs"]
mod verify_op;
#[cfg(all(feature = "fast", not(small)))]
#[path = "verify_order.rs"]
mod verify_order;
#[cfg(feature = "verify")]
#[path = "verify_parts.rs"]
mod verify_parts;

use verify_memo::{Way, plain_access};
use verify_op::Plans;
pub use verify_op::type_text;
#[cfg(feature = "processors")]
pub(crate) use verify_op::verify_that;
#[cfg(feature = "verify")]
pub use verify_parts::{PartVerifier, agree};

/// Verifies the whole module. Reports each wrong operation once, and stops when the sink is full. The module is
/// mutable only because type rules of rows intern the types that they compute.
#[cfg(feature = "verify")]
pub fn verify(m: &mut Module, diags: &mut Diags) {
    let Some(root) = m.root else { return };
    let (before, first) = (diags.n_errors, diags.list.len());
    let mut w = Walk::with(Plans::new(m), m);
    w.run(m, root, diags);
    if diags.n_errors > before {
        // Blocks are walked in an order of their own.
        crate::order::sort_by_key(&mut diags.list[first..], |d| d.loc.offset());
    } else {
        let mut tables = crate::segments::SymbolTables::knowing(core::mem::take(&mut w.symbols));
        for (op, table) in w.symbol_users {
            if let Some(check) = m.row(op).verify_symbols {
                check(m, &mut tables, op, table, diags);
            }
        }
    }
}

/// Reports a branch to the first block of a region.
fn entered(m: &Module, op: Op, blocks: &[Block], diags: &mut Diags) {
    let Some(entry) = blocks.first() else { return };
    let Some(branch) = blocks.iter().find_map(|&b| m.terminator(b).filter(|&t| m.successors(t).contains(entry))) else { return };
    diags.push(
        Diagnostic::error("entry-predecessor", m.op_record[op].loc, "entry block of region may not have predecessors")
            .note(m.op_record[branch].loc, "branched to here")
            .help("start the region with a block that only branches to this one"),
    );
}

/// An operation whose regions are being walked, and how far the walk is.
#[derive(Clone, Copy, Debug)]
struct Frame {
    op: Op,
    /// The region being walked.
    region: Region,
    /// Regions still to walk: positions in `Module::region_pool`.
    next_region: u32,
    end_region: u32,
    /// Blocks of the region still to walk: positions in `Walk::order`, where a region of one block puts nothing.
    next_block: u32,
    end_block: u32,
    /// Where this region's blocks start in `Walk::order`.
    order: u32,
    /// Operations of the current block still to walk: positions in `Module::op_order`.
    at: u32,
    end: u32,
    /// Scope of the current block, and where this region's scopes start in `Walk::scopes`.
    scope: u32,
    scopes: u32,
    /// `Walk::isolation` outside the operation.
    isolation: u32,
    /// `Walk::table` outside the operation.
    table: Op,
    /// The current block can not be reached, so dominance inside it means nothing.
    dead: bool,
    /// The current block if it lacks a terminator, and the number of errors before it: what is wrong inside is told
    /// rather than that.
    unterminated: Block,
    errors: usize,
}

/// Values from the first one to behind the last.
#[derive(Clone, Copy, Debug, Default)]
struct Fresh {
    first: u32,
    end: u32,
}

impl Fresh {
    #[inline]
    fn has(self, v: Value) -> bool {
        v.0.wrapping_sub(self.first) < self.end - self.first
    }
}

struct Walk {
    plans: Plans,
    frames: Vec<Frame>,
    /// Blocks of the regions being walked, where there are several, with their depths in the dominator tree: 0 for the first one of
    /// a region, and for unreachable ones, which stand last.
    order: Vec<(Block, u32)>,
    /// Scope in which each value became visible, 0 if it did not.
    visible: Vec<u32>,
    /// The values that the current block defined last, which have numbers in a row and are not noted in `visible` yet. Most of
    /// them are seen by their own block only, so they never are.
    fresh: Fresh,
    /// Whether a scope is open; scope 0 is not.
    open: Vec<bool>,
    /// Open scopes of regions with several blocks: those of the current block's dominators, and its own.
    scopes: Vec<u32>,
    /// The first scope inside the nearest isolated operation: values of smaller scopes are out of sight.
    isolation: u32,
    /// The nearest symbol table.
    table: Op,
    /// Regions that are being walked in an unreachable block: their values are visible inside it. Empty until needed.
    lenient: Col<Region, bool>,
    /// Which symbol table saw a name last, and where. Empty until a symbol table has two symbols.
    symbols: Vec<(Op, Op)>,
    /// Operations whose references to symbols are checked at the end, each with the nearest symbol table.
    symbol_users: Vec<(Op, Op)>,
    /// Somebody else sees to it that the symbols of a table have distinct names.
    distinct: bool,
    /// Whoever read the module knows that in a region of one block, and in those around it up to an isolated operation if they
    /// have one block each, every use sees its definition.
    #[cfg_attr(not(all(feature = "fast", not(small))), allow(dead_code))]
    in_order: bool,
    /// Blocks that are left to check in such regions.
    #[cfg(all(feature = "fast", not(small)))]
    rest: Vec<Block>,
}

impl Walk {
    fn with(plans: Plans, m: &Module) -> Walk {
        Walk {
            plans,
            frames: Vec::new(),
            order: Vec::new(),
            visible: alloc::vec![0; m.value_type.len()],
            fresh: Fresh::default(),
            open: alloc::vec![false],
            scopes: Vec::new(),
            isolation: 1,
            table: Op::NONE,
            lenient: Col::default(),
            symbols: Vec::new(),
            symbol_users: Vec::new(),
            distinct: false,
            in_order: false,
            #[cfg(all(feature = "fast", not(small)))]
            rest: Vec::new(),
        }
    }

    fn run(&mut self, m: &mut Module, root: Op, diags: &mut Diags) {
        self.plans.check(m, root, true, diags);
        self.enter(m, root, diags);
        while let Some(f) = self.frames.last() {
            if diags.n_dropped > 0 {
                return;
            }
            let Frame { mut at, end, scope, dead, .. } = *f;
            let mut deeper = false;
            loop {
                if at == end {
                    break;
                }
                let ops = m.op_order.get(at as usize..end as usize).unwrap_or_default();
                // Those that are right if others like them were, which is most of them.
                let n =
                    if cfg!(not(feature = "fast")) || self.plans.may_be_plain(m, ops) { self.plain_ops::<false>(m, ops, scope) } else { 0 };
                let Some(&op) = ops.get(n) else { break };
                at += n as u32 + 1;
                self.op(m, op, at == end, dead, scope, diags);
                let r = &m.op_record[op];
                if r.extra != NO_EXTRA && m.extra(op).is_some_and(|e| e.n_regions > 0) {
                    #[cfg(all(feature = "fast", not(small)))]
                    if self.in_order && self.is_in_order(m, op, diags) {
                        continue;
                    }
                    if let Some(f) = self.frames.last_mut() {
                        f.at = at;
                    }
                    self.note(scope);
                    self.enter(m, op, diags);
                    deeper = true;
                    break;
                }
                if r.n_results > 0 {
                    self.define(r.results, r.n_results, scope);
                }
            }
            if !deeper {
                self.next_block(m, diags);
            }
        }
    }

    /// Makes values visible that the current block defines.
    #[inline]
    fn define(&mut self, first: u32, n: u32, current: u32) {
        if first != self.fresh.end {
            self.note(current);
            self.fresh.first = first;
        }
        self.fresh.end = first + n;
    }

    /// Notes what the current block defined, for others than that block.
    #[inline(never)]
    fn note(&mut self, current: u32) {
        let Fresh { first, end } = core::mem::take(&mut self.fresh);
        if let Some(values) = self.visible.get_mut(first as usize..end as usize) {
            values.fill(current);
        }
    }

    /// Whether a block of a scope sees a value, where these are fresh.
    #[inline]
    fn sees(&self, v: Value, fresh: Fresh, current: u32) -> bool {
        fresh.has(v) || {
            let scope = self.visible[v.idx()];
            scope == current || self.open[scope as usize] && scope >= self.isolation
        }
    }

    /// The number of operations up to the first one that is not one of those that are right if others like it were, or
    /// does not see its operands. Results of those before are visible then. `SEEN`: all operands are visible, and nothing needs
    /// to be noted of results.
    #[inline(never)]
    fn plain_ops<const SEEN: bool>(&mut self, m: &Module, ops: &[Op], current: u32) -> usize {
        let mut fresh = self.fresh;
        let mut plain = |&op: &Op| -> bool {
            let (r, kind) = (&m.op_record[op], m.op_kind[op]);
            let Some(&way) = self.plans.ways.get(kind.idx()) else { return false };
            if way == Way::Check || r.extra != NO_EXTRA || r.n_results > 1 {
                return false;
            }
            if way != Way::Constant || !self.plans.is_constant(m, op, kind) {
                let (sees, ty) = (|v| SEEN || self.sees(v, fresh, current), |v: Value| m.value_type[v].0);
                let result = if r.n_results == 0 { 0 } else { ty(Value(r.results)) };
                // One question for all numbers of operands would be shorter, and costs ten instructions more.
                let fine = match m.operand_pool.as_slice()[r.operands as usize..(r.operands + r.n_operands) as usize] {
                    // Types of buffers are many.
                    ref all if way == Way::Access => all.iter().all(|&v| sees(v)) && plain_access(m, op, kind),
                    [] => self.plans.is_plain(kind, r, [0, 0, 0, result]),
                    [a] => sees(a) && self.plans.is_plain(kind, r, [ty(a), 0, 0, result]),
                    [a, b] => sees(a) && sees(b) && self.plans.is_plain(kind, r, [ty(a), ty(b), 0, result]),
                    [a, b, c] => sees(a) && sees(b) && sees(c) && self.plans.is_plain(kind, r, [ty(a), ty(b), ty(c), result]),
                    _ => false,
                };
                if !fine {
                    return false;
                }
            }
            if r.n_results > 0 && !SEEN {
                if r.results != fresh.end {
                    self.fresh = fresh;
                    self.note(current);
                    fresh.first = r.results;
                }
                fresh.end = r.results + 1;
            }
            true
        };
        let n = ops.iter().position(|op| !plain(op)).unwrap_or(ops.len());
        self.fresh = fresh;
        n
    }

    /// Checks one operation: its row, its operands' visibility.
    #[inline]
    fn op(&mut self, m: &mut Module, op: Op, last: bool, dead: bool, current: u32, diags: &mut Diags) {
        let fine = self.plans.check(m, op, last, diags);
        if self.plans.uses_symbols(m.kind(op)) {
            self.symbol_users.push((op, self.table));
        }
        if dead || !fine {
            return;
        }
        if !m.operands(op).iter().all(|&v| self.sees(v, self.fresh, current)) {
            self.note(current);
            self.invisible_operands(m, op, diags);
        }
    }

    #[cold]
    fn invisible_operands(&mut self, m: &Module, op: Op, diags: &mut Diags) {
        for (i, &v) in m.operands(op).iter().enumerate() {
            let scope = self.visible[v.idx()];
            if !(self.open[scope as usize] && scope >= self.isolation) && self.invisible(m, op, i as u32, v, diags) {
                return;
            }
        }
    }

    /// A use whose definition is not in an open scope: an error, unless the definition is around an unreachable block.
    /// Whether it was reported.
    #[cold]
    fn invisible(&mut self, m: &Module, op: Op, i: u32, v: Value, diags: &mut Diags) -> bool {
        let (block, place) = match m.def(v) {
            Def::Result(def, _) => (m.op_record[def].block, m.op_record[def].loc),
            Def::Arg(block, _) => (block, m.arg_loc(v)),
        };
        let Some(region) = block.get().and_then(|b| m.blocks[b].region.get()) else {
            diags.push(op_error(
                m,
                op,
                "erased-value",
                alloc::format!("operand #{i} is defined by an operation that is not part of the module"),
            ));
            return true;
        };
        let scope = self.visible[v.idx()];
        if self.open[scope as usize] {
            let outside = m.op_name(self.isolated_around(m));
            diags.push(
                op_error(m, op, "isolation", alloc::format!("is using value defined outside the region: operand #{i}"))
                    .note(place, "defined here")
                    .note(
                        m.op_record[self.isolated_around(m)].loc,
                        alloc::format!("required by region isolation constraints of '{outside}'"),
                    ),
            );
            return true;
        }
        if self.lenient.get(region) == Some(&true) {
            return false;
        }
        let relation = self.relation(m, op, region);
        let what = if matches!(m.def(v), Def::Arg(..)) { "operand defined as a block argument" } else { "operand defined here" };
        diags.push(
            Diagnostic::error("dominance", m.op_record[op].loc, alloc::format!("operand #{i} does not dominate this use"))
                .note(place, alloc::format!("{what} ({relation})")),
        );
        true
    }

    /// The innermost isolated operation being walked.
    fn isolated_around(&self, m: &Module) -> Op {
        let mut around = self.frames.iter().rev().map(|f| f.op);
        around.find(|&o| m.row(o).traits.has(Traits::ISOLATED)).unwrap_or(self.frames[0].op)
    }

    /// Where a region lies as seen from an operation being walked, in words.
    fn relation(&self, m: &Module, op: Op, region: Region) -> &'static str {
        let own = m.op_record[op].block.get().and_then(|b| m.blocks[b].region.get());
        if own == Some(region) {
            "in the same region"
        } else if self.frames.iter().any(|f| f.region == region) {
            "in a parent region"
        } else {
            "in a region that is not around this use"
        }
    }

    /// Starts on the regions of an operation.
    fn enter(&mut self, m: &Module, op: Op, diags: &mut Diags) {
        let row = m.row(op);
        let order = self.order.len() as u32;
        let (next_region, end_region) = m.extra(op).map_or((0, 0), |e| (e.regions, e.regions + e.n_regions));
        let f = Frame {
            op,
            region: Region::NONE,
            next_region,
            end_region,
            next_block: order,
            end_block: order,
            order,
            at: 0,
            end: 0,
            scope: 0,
            scopes: self.scopes.len() as u32,
            isolation: self.isolation,
            table: self.table,
            dead: false,
            unterminated: Block::NONE,
            errors: 0,
        };
        if row.traits.has(Traits::ISOLATED) {
            self.isolation = self.open.len() as u32;
        }
        self.attributes(m, op, diags);
        if row.traits.has(Traits::SYMBOL_TABLE) {
            self.table = op;
            if !self.distinct {
                self.unique_symbols(m, op, diags);
            }
        } else if m.kind(op) == Opcode::UNREGISTERED && m.op_regions(op).len() == 1 {
            // It may be a symbol table, for all that is known.
            self.table = Op::NONE;
        }
        self.advance(m, f, diags);
    }

    /// Checks attributes of an operation with regions that any dialect has an opinion of.
    #[inline]
    fn attributes(&self, m: &Module, op: Op, diags: &mut Diags) {
        if m.op_record[op].attrs != Attr::EMPTY_DICT && !self.plans.is_bare(op) {
            verify_dlti::check(m, op, diags);
            #[cfg(feature = "processors")]
            crate::dialect::nvvm_verify::attributes(m, op, diags);
        }
    }

    /// Leaves the current block and starts the next one: of the region, of the next region, or of the operation around.
    fn next_block(&mut self, m: &Module, diags: &mut Diags) {
        let Some(f) = self.frames.pop() else { return };
        if f.unterminated.is_some() && f.errors == diags.n_errors {
            self.unterminated(m, f.op, f.unterminated, diags);
        }
        self.advance(m, f, diags);
    }

    /// The same of a frame that is not in the list of them, which goes there if there is a block.
    fn advance(&mut self, m: &Module, mut f: Frame, diags: &mut Diags) {
        let block = if f.next_block < f.end_block {
            self.note(f.scope);
            self.open_next(m, &mut f)
        } else {
            // Whatever the last block defined is out of sight.
            self.fresh = Fresh::default();
            loop {
                self.close_scopes(f.scopes);
                self.open[f.scope as usize] = false;
                if f.dead {
                    self.lenient[f.region] = false;
                    f.dead = false;
                }
                if f.next_region == f.end_region {
                    self.leave(m, f);
                    return;
                }
                self.order.truncate(f.order as usize);
                f.region = m.region_pool[f.next_region as usize];
                f.next_region += 1;
                if let Some(block) = self.enter_region(m, &mut f, diags) {
                    break block;
                }
            }
        };
        let b = m.blocks[block];
        (f.at, f.end) = (b.ops, b.ops + b.n_ops);
        self.fresh = Fresh { first: b.args, end: b.args + b.n_args };
        if m.kind(f.op) == Opcode::UNREGISTERED || m.row(f.op).traits.has(Traits::GRAPH_REGION) {
            // In a graph region everything of a block is visible from its start.
            for &op in m.block_ops(block) {
                for v in m.results(op) {
                    self.visible[v.idx()] = f.scope;
                }
            }
        }
        f.errors = diags.n_errors;
        f.unterminated = if self.block(m, f.op, block, diags) { Block::NONE } else { block };
        self.frames.push(f);
    }

    /// Opens the next block of a region of several.
    fn open_next(&mut self, m: &Module, f: &mut Frame) -> Block {
        let (block, depth) = self.order[f.next_block as usize];
        f.scope = self.open.len() as u32;
        self.open.push(true);
        self.close_scopes(f.scopes + depth);
        self.scopes.push(f.scope);
        if depth == 0 && f.next_block > f.order && !f.dead {
            f.dead = true;
            if self.lenient.len() < m.regions.len() {
                self.lenient.resize(m.regions.len(), false);
            }
            self.lenient[f.region] = true;
        }
        f.next_block += 1;
        block
    }

    /// Opens the first block of a region, if it has one, and puts all of several into `order`.
    fn enter_region(&mut self, m: &Module, f: &mut Frame, diags: &mut Diags) -> Option<Block> {
        let blocks = m.region_blocks(f.region);
        (f.next_block, f.end_block) = (f.order, f.order);
        if let [block] = *blocks {
            // A block that branches to itself.
            if m.terminator(block).is_some_and(|t| m.op_record[t].extra != NO_EXTRA) {
                entered(m, f.op, blocks, diags);
            }
            f.scope = self.open.len() as u32;
            self.open.push(true);
            return Some(block);
        }
        blocks.first()?;
        if m.row(f.op).traits.has(Traits::GRAPH_REGION) && !m.row(f.op).traits.has(Traits::SINGLE_BLOCK) {
            let at = m.op_regions(f.op).iter().position(|&r| r == f.region).unwrap_or(0);
            let text = alloc::format!("expects graph region #{at} to have 0 or 1 blocks");
            diags.push(op_error(m, f.op, "graph-region-blocks", text));
        }
        if self.order_blocks(m, f, blocks) {
            entered(m, f.op, blocks, diags);
        }
        Some(self.open_next(m, f))
    }

    /// Puts the blocks of a region into `order`. Whether one may branch to the first.
    fn order_blocks(&mut self, m: &Module, f: &mut Frame, blocks: &[Block]) -> bool {
        // Who reports wants to do it in one order.
        #[cfg(feature = "fast")]
        if self.distinct
            && let Some(entered) = self.plans.cfg.push_as_written(m, f.region, &mut self.order)
        {
            f.end_block = self.order.len() as u32;
            return entered;
        }
        let cfg = &mut self.plans.cfg;
        cfg.add(m, f.region);
        let reachable = cfg.dominator_order(m, f.region);
        for &block in &reachable {
            let above = cfg.idom(block).and_then(|d| self.order.get(f.order as usize + cfg.preorder(d)?));
            self.order.push((block, above.map_or(0, |d| d.1 + 1)));
        }
        let lost = reachable.len() < blocks.len();
        if lost {
            self.order.extend(blocks.iter().filter(|&&b| !cfg.is_reachable(b)).map(|&b| (b, 0)));
        }
        f.end_block = self.order.len() as u32;
        cfg.entered || lost
    }

    /// Ends the walk of an operation: its results become visible in the block around.
    fn leave(&mut self, m: &Module, f: Frame) {
        self.isolation = f.isolation;
        self.table = f.table;
        // Nothing is fresh after the last block of a region.
        let r = &m.op_record[f.op];
        self.fresh = Fresh { first: r.results, end: r.results + r.n_results };
    }

    /// Closes the scopes from position `from` on.
    fn close_scopes(&mut self, from: u32) {
        while self.scopes.len() > from as usize
            && let Some(scope) = self.scopes.pop()
        {
            self.open[scope as usize] = false;
        }
    }

    /// Checks how a block ends. Whether it has the terminator that it needs; an empty one is reported here.
    fn block(&mut self, m: &Module, parent: Op, block: Block, diags: &mut Diags) -> bool {
        // Most ends are seen at once.
        let last = m.terminator(block);
        if last.is_some_and(|t| m.op_record[t].extra == NO_EXTRA && m.row(t).traits.has(Traits::TERMINATOR)) {
            return true;
        }
        let region = m.blocks[block].region;
        let may_be_open = || {
            m.regions[region].n_blocks == 1 && (m.kind(parent) == Opcode::UNREGISTERED || m.row(parent).traits.has(Traits::NO_TERMINATOR))
        };
        let Some(last) = last else {
            // Operations with single-block regions have reported it themselves.
            if !may_be_open() && !m.row(parent).traits.has(Traits::SINGLE_BLOCK) {
                let at = m.region_blocks(region).iter().position(|&b| b == block).unwrap_or(0);
                let text = alloc::format!("empty block: expect at least a terminator in block #{at} of the region");
                diags.push(op_error(m, parent, "missing-terminator", text));
            }
            return true;
        };
        let successors = m.successors(last);
        for (i, &s) in successors.iter().enumerate() {
            if m.blocks[s].region != region {
                diags.push(Diagnostic::error(
                    "successor-region",
                    m.op_record[last].loc,
                    alloc::format!("reference to block defined in another region: successor #{i}"),
                ));
            }
        }
        !successors.is_empty() || m.kind(last) == Opcode::UNREGISTERED || m.row(last).traits.has(Traits::TERMINATOR) || may_be_open()
    }

    /// Reports a block without terminator.
    #[cold]
    fn unterminated(&self, m: &Module, parent: Op, block: Block, diags: &mut Diags) {
        if let Some(last) = m.terminator(block) {
            let mut d = Diagnostic::error(
                "missing-terminator",
                m.op_record[last].loc,
                alloc::format!("block with no terminator, has '{}' as its last operation", m.op_name(last)),
            );
            let implied = m.row(parent).implicit_terminator;
            if m.row(parent).traits.has(Traits::FUNCTION) {
                d = d.help(alloc::format!("end the function with '{}.return'", m.row(parent).dialect()));
            } else if !implied.is_empty() {
                d = d.help(alloc::format!("end the block with '{implied}'"));
            }
            diags.push(d);
        }
    }

    /// Checks that the symbols directly inside a symbol table have distinct names.
    fn unique_symbols(&mut self, m: &Module, table: Op, diags: &mut Diags) {
        for &r in m.op_regions(table) {
            for &b in m.region_blocks(r) {
                if m.blocks[b].n_ops < 2 {
                    continue;
                }
                if self.symbols.is_empty() {
                    self.symbols.resize(m.cx.strs.len(), (Op::NONE, Op::NONE));
                }
                for &op in m.block_ops(b) {
                    let Some(name) = symbol_name(m, op) else { continue };
                    let Some(slot) = self.symbols.get_mut(name.0 as usize) else { continue };
                    if slot.0 == table {
                        let text = alloc::format!("redefinition of symbol named '{}'", m.cx.str(name));
                        diags.push(
                            Diagnostic::error("duplicate-symbol", m.op_record[op].loc, text)
                                .note(m.op_record[slot.1].loc, "see existing symbol definition here"),
                        );
                    } else {
                        *slot = (table, op);
                    }
                }
            }
        }
    }
}

/// An error about an operation: `'dialect.op' op ` and the text.
pub fn op_error(m: &Module, op: Op, name: &'static str, text: impl AsRef<str>) -> Diagnostic {
    Diagnostic::error(name, m.op_record[op].loc, alloc::format!("'{}' op {}", m.op_name(op), text.as_ref()))
}

/// The name that a symbol or function goes by in messages: `@name`, or nothing.
pub(crate) fn shown_name(m: &Module, op: Op) -> alloc::string::String {
    match m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)) {
        Some(n) => alloc::format!("@{}", m.cx.str(n)),
        None => alloc::string::String::new(),
    }
}
