//! `--sccp`: sparse conditional constant propagation, through branches, structured control flow and calls.
//!
//! Each value is unknown, a constant, or anything; it only moves in that order, and whoever uses it is looked at again
//! when it does, so that all is linear in operands. Blocks count once something leads to them. What was found is put in
//! at the end: constants in front of the nearest isolated region. Source: Wegman and Zadeck, TOPLAS 1991; MLIR
//! documentation, "Passes"; orders as mlir-opt shows them.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{affine, cf, func, llvm, llvm_fold, memref, scf};
use ir::map::Map;
use ir::segments::{self, SymbolTables};
use ir::uses::Uses;
use ir::{Attr, AttrData, Block, Folded, Id, Loc, Module, NewOp, Op, Opcode, Region, Sym, Traits, Type, Value};

use crate::canonicalize::resolve;
use crate::effects::Effects;
use crate::fold;
use crate::pass::PassContext;
use crate::symbol_refs::SymbolRefs;

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// Nothing led to it yet.
    Unknown,
    /// It is this constant, made by an operation of this kind, whose dialect says how to write it.
    Constant(Attr, Opcode),
    /// It may be anything.
    Any,
}

fn join(a: Known, b: Known) -> Known {
    match (a, b) {
        (Known::Unknown, x) | (x, Known::Unknown) => x,
        (Known::Constant(x, _), Known::Constant(y, _)) if x == y => a,
        _ => Known::Any,
    }
}

/// A function whose body is looked at.
#[derive(Default)]
struct Callee {
    /// Whether it may be called from where nobody sees.
    open: bool,
    /// The calls that are known to happen.
    calls: Vec<Op>,
    /// What its returns return.
    results: Vec<Known>,
}

struct Solver<'a> {
    m: &'a mut Module,
    uses: Uses,
    known: Vec<Known>,
    live: Vec<bool>,
    /// Operations to look at, last first.
    work: Vec<Op>,
    tables: SymbolTables,
    symbols: SymbolRefs,
    /// Calls that stand in the list of what they call.
    seen_calls: Vec<bool>,
    callees: Map<Op, Callee>,
    /// Operations that came to a value which is none of their operands, by that value: what becomes of it becomes of them.
    followers: Map<Value, Vec<Op>>,
    root: Op,
    constants: Vec<Option<Attr>>,
    folded: Vec<Folded>,
}

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let roots = match cx.m.root.filter(|r| roots.contains(r)) {
        Some(r) => vec![r],
        None => roots.to_vec(),
    };
    // What is found in one root changes nothing that another one asks about, so both share the columns.
    let uses = Uses::of(cx.m);
    let (n_values, n_blocks, n_ops) = (cx.m.value_type.len(), cx.m.blocks.len(), cx.m.op_kind.len());
    let mut s = Solver {
        m: cx.m,
        uses,
        known: vec![Known::Unknown; n_values],
        live: vec![false; n_blocks],
        work: Vec::new(),
        tables: SymbolTables::default(),
        symbols: SymbolRefs::default(),
        seen_calls: vec![false; n_ops],
        callees: Map::default(),
        followers: Map::default(),
        root: Op::NONE,
        constants: Vec::new(),
        folded: Vec::new(),
    };
    for &root in &roots {
        s.solve(root);
    }
    let known = s.known;
    let effects = Effects::of(cx.m, &roots);
    let mut repl = vec![Value::NONE; cx.m.value_type.len()];
    for &root in &roots {
        replace(cx.m, root, &known, &effects, &mut repl);
    }
    for op in roots.into_iter().flat_map(|r| ir::walk_post(cx.m, r)).collect::<Vec<_>>() {
        let r = cx.m.op_record[op];
        for i in r.operands..r.operands + r.n_operands {
            let v = cx.m.operand_pool[i as usize];
            cx.m.operand_pool[i as usize] = resolve(&mut repl, v);
        }
    }
    true
}

/// Operations that branch into their regions and back, as MLIR's `RegionBranchOpInterface`.
fn branches_into_regions(kind: Opcode) -> bool {
    matches!(
        kind,
        scf::IF
            | scf::FOR
            | scf::WHILE
            | scf::PARALLEL
            | scf::FORALL
            | scf::EXECUTE_REGION
            | scf::INDEX_SWITCH
            | affine::FOR
            | affine::IF
            | memref::ALLOCA_SCOPE
    )
}

impl Solver<'_> {
    fn solve(&mut self, root: Op) {
        self.root = root;
        self.find_callees(root);
        for i in 0..self.m.op_regions(root).len() {
            if let Some(b) = self.m.entry_block(root, i) {
                self.enter(b);
                self.args_are_any(b);
            }
        }
        while let Some(op) = self.work.pop() {
            self.look(op);
        }
    }

    /// Functions in symbol tables, and whether all their calls are seen.
    fn find_callees(&mut self, root: Op) {
        self.callees.clear();
        let mut ops = Vec::new();
        ir::walk(self.m, root, |o| ops.push(o));
        let mut found = Vec::new();
        let all_seen = Some(root) == self.m.root
            || segments::symbol_name(self.m, root).is_none()
            || self.m.attr(root, Sym::SYM_VISIBILITY).and_then(|a| self.m.cx.str_value(a)) == Some(Sym::PRIVATE);
        for &op in &ops {
            let t = self.m.row(op).traits;
            if t.has(Traits::FUNCTION) && self.m.entry_block(op, 0).is_some() {
                let visibility = self.m.attr(op, Sym::SYM_VISIBILITY).and_then(|a| self.m.cx.str_value(a));
                let parent = self.m.parent_op(op);
                // What is seen by nobody outside.
                let hidden = visibility == Some(Sym::PRIVATE) || all_seen && visibility.is_some_and(|v| self.m.cx.str(v) == "nested");
                let in_table = op != root && parent.is_some_and(|p| self.m.row(p).traits.has(Traits::SYMBOL_TABLE));
                let callee = self.callees.entry(op).or_default();
                callee.open |= in_table && !hidden;
                let n = function_results(self.m, op);
                callee.results = vec![Known::Unknown; n];
            }
        }
        for &op in &ops {
            if self.m.row(op).traits.has(Traits::CALL) {
                continue;
            }
            self.symbols.of(self.m, self.m.op_record[op].attrs, &mut found);
            for reference in found.drain(..) {
                if let Some(f) = self.tables.resolve(self.m, op, reference) {
                    self.callees.entry(f).or_default().open = true;
                }
            }
        }
    }

    /// Something leads to a block.
    fn enter(&mut self, b: Block) {
        if !core::mem::replace(&mut self.live[b.idx()], true) {
            self.work.extend(self.m.block_ops(b).iter().rev());
        }
    }
    fn set(&mut self, v: Value, to: Known) {
        let new = join(self.known[v.idx()], to);
        if core::mem::replace(&mut self.known[v.idx()], new) != new {
            self.work.extend(self.uses.get(v).iter().map(|u| u.0));
            self.work.extend(self.followers.get(&v).into_iter().flatten());
        }
    }
    fn args_are_any(&mut self, b: Block) {
        for a in self.m.block_args(b) {
            self.set(a, Known::Any);
        }
    }
    fn results_are_any(&mut self, op: Op) {
        for r in self.m.results(op) {
            self.set(r, Known::Any);
        }
    }
    fn of(&self, v: Value) -> Known {
        self.known[v.idx()]
    }
    /// Whether something is known of each operand.
    fn is_ready(&self, op: Op) -> bool {
        self.m.operands(op).iter().all(|&v| self.of(v) != Known::Unknown)
    }
    fn constant(&self, v: Value) -> Option<Attr> {
        match self.of(v) {
            Known::Constant(a, _) => Some(a),
            _ => None,
        }
    }

    /// Looks at an operation in a block that something leads to.
    fn look(&mut self, op: Op) {
        if !self.live[self.m.op_record[op].block.idx()] {
            return;
        }
        let t = self.m.row(op).traits;
        if !self.m.successors(op).is_empty() {
            return self.branch(op, t);
        }
        let kind = self.m.kind(op);
        if t.has(Traits::CALL) {
            return self.call(op);
        }
        if !self.m.op_regions(op).is_empty() {
            if branches_into_regions(kind) {
                if self.is_ready(op) {
                    self.enter_regions(op);
                }
            } else if let Some(c) = self.callees.get(&op) {
                if (c.open || !c.calls.is_empty())
                    && let Some(b) = self.m.entry_block(op, 0)
                {
                    let open = c.open;
                    self.enter(b);
                    if open {
                        self.args_are_any(b);
                    }
                }
            } else {
                for i in 0..self.m.op_regions(op).len() {
                    if let Some(b) = self.m.entry_block(op, i) {
                        self.enter(b);
                        self.args_are_any(b);
                    }
                }
                self.results_are_any(op);
            }
        }
        if t.has(Traits::RETURN_LIKE) || matches!(kind, scf::CONDITION | scf::REDUCE) {
            self.leave_region(op);
        }
        if self.m.op_regions(op).is_empty() && self.m.n_results(op) > 0 {
            self.fold(op);
        }
    }

    fn branch(&mut self, op: Op, t: Traits) {
        self.results_are_any(op);
        if self.m.kind(op) == Opcode::UNREGISTERED || !t.has(Traits::BRANCH) {
            for b in self.m.successors(op).to_vec() {
                self.enter(b);
                self.args_are_any(b);
            }
            return;
        }
        if !self.is_ready(op) {
            return;
        }
        let condition = self.m.operands(op).first().and_then(|&v| self.constant(v));
        let taken = condition.and_then(|c| match self.m.kind(op) {
            cf::COND_BR | llvm::COND_BR => Some(usize::from(c != Attr::TRUE)),
            cf::SWITCH => Some(self.case(op, c)),
            _ => None,
        });
        let mut ways: Vec<(usize, Block, core::ops::Range<usize>)> = Vec::new();
        segments::for_each_successor(self.m, op, |i, b, range| {
            ways.push((i, b, range));
        });
        // Ways to one block from another one are not told apart.
        if let Some(to) = taken.and_then(|t| ways.iter().find(|w| w.0 == t)).map(|w| w.1) {
            ways.retain(|w| w.1 == to);
        }
        for (_, b, range) in ways {
            self.enter(b);
            let mut passed = range;
            for a in self.m.block_args(b) {
                let value = match passed.next() {
                    Some(i) => self.of(self.m.operand(op, i)),
                    None => Known::Any,
                };
                self.set(a, value);
            }
        }
    }
    /// The successor of a switch for a flag.
    fn case(&self, op: Op, flag: Attr) -> usize {
        let cases = self.m.attr(op, Sym::CASE_VALUES).and_then(|a| ir::constant::ints(&self.m.cx, a));
        let (Some((.., cases)), Some((.., flag))) = (cases, ir::constant::ints(&self.m.cx, flag)) else { return 0 };
        let Some(flag) = flag.uniform() else { return 0 };
        match cases {
            ir::constant::Values::Each(v) => v.iter().position(|&c| c == flag).map_or(0, |i| i + 1),
            // Equal cases do not verify, so one value is one case.
            one => usize::from(one.uniform() == Some(flag)),
        }
    }

    /// Passes operands on to the entry of a region; arguments before them are the operation's own.
    fn pass_in(&mut self, op: Op, region: usize, from: Op, operands: core::ops::Range<usize>) {
        let Some(b) = self.m.entry_block(op, region) else { return };
        self.enter(b);
        let (args, n) = (self.m.block_args(b), operands.len());
        let own = args.len().saturating_sub(n);
        for (i, a) in args.enumerate() {
            let value = if i < own { Known::Any } else { self.of(self.m.operand(from, operands.start + i - own)) };
            self.set(a, value);
        }
    }
    /// Passes operands on to the results of an operation.
    fn pass_out(&mut self, op: Op, from: Op, operands: core::ops::Range<usize>) {
        let n = operands.len();
        for (i, r) in self.m.results(op).enumerate() {
            let value = if n == self.m.n_results(op) { self.of(self.m.operand(from, operands.start + i)) } else { Known::Any };
            self.set(r, value);
        }
    }

    fn enter_regions(&mut self, op: Op) {
        let n = self.m.n_operands(op);
        match self.m.kind(op) {
            scf::IF => {
                let known = self.constant(self.m.operand(op, 0));
                if known.is_none_or(|c| c == Attr::TRUE) {
                    self.pass_in(op, 0, op, 0..0);
                }
                if known.is_none_or(|c| c != Attr::TRUE) {
                    self.pass_in(op, 1, op, 0..0);
                }
            }
            affine::IF => {
                self.pass_in(op, 0, op, 0..0);
                self.pass_in(op, 1, op, 0..0);
            }
            scf::FOR => {
                self.pass_in(op, 0, op, 3..n);
                self.pass_out(op, op, 3..n);
            }
            affine::FOR => {
                let inits = segments::operand_range(self.m, op, 2);
                let turns = turns(self.m, op);
                if turns != Some(0) {
                    self.pass_in(op, 0, op, inits.clone());
                }
                if turns.is_none_or(|t| t == 0) {
                    self.pass_out(op, op, inits);
                }
            }
            scf::WHILE => self.pass_in(op, 0, op, 0..n),
            scf::INDEX_SWITCH => {
                let known = self.constant(self.m.operand(op, 0)).and_then(|a| self.m.cx.int_value(a));
                let cases = self.m.attr(op, Sym::CASES).and_then(|a| self.m.cx.int_array(a)).unwrap_or_default();
                let chosen = known.map(|k| cases.iter().position(|&c| c == k).map_or(0, |i| i + 1));
                for i in 0..self.m.op_regions(op).len() {
                    if chosen.is_none_or(|c| c == i) {
                        self.pass_in(op, i, op, 0..0);
                    }
                }
            }
            scf::EXECUTE_REGION | memref::ALLOCA_SCOPE => self.pass_in(op, 0, op, 0..0),
            _ => {
                self.pass_in(op, 0, op, 0..0);
                self.results_are_any(op);
            }
        }
    }

    /// What ends a region passes values on: to the operation around it, to its regions, or to calls.
    fn leave_region(&mut self, op: Op) {
        let Some(parent) = self.m.parent_op(op) else { return };
        let n = self.m.n_operands(op);
        let region = self.m.blocks[self.m.op_record[op].block].region;
        match self.m.kind(parent) {
            _ if self.m.row(parent).traits.has(Traits::FUNCTION) => return self.give_back(parent, op),
            kind if !branches_into_regions(kind) => return,
            _ => {}
        }
        if !self.is_ready(op) {
            return;
        }
        match self.m.kind(parent) {
            scf::FOR => {
                self.pass_in(parent, 0, op, 0..n);
                self.pass_out(parent, op, 0..n);
            }
            affine::FOR => {
                if turns(self.m, parent) != Some(1) {
                    self.pass_in(parent, 0, op, 0..n);
                }
                self.pass_out(parent, op, 0..n);
            }
            scf::WHILE if self.m.kind(op) == scf::CONDITION => {
                let known = self.constant(self.m.operand(op, 0));
                if known.is_none_or(|c| c == Attr::TRUE) {
                    self.pass_in(parent, 1, op, 1..n);
                }
                if known.is_none_or(|c| c != Attr::TRUE) {
                    self.pass_out(parent, op, 1..n);
                }
            }
            scf::WHILE if self.m.op_regions(parent).get(1) == Some(&region) => self.pass_in(parent, 0, op, 0..n),
            scf::IF | affine::IF | scf::EXECUTE_REGION | scf::INDEX_SWITCH | memref::ALLOCA_SCOPE => self.pass_out(parent, op, 0..n),
            _ => self.results_are_any(parent),
        }
    }
    /// A function returns.
    fn give_back(&mut self, function: Op, op: Op) {
        let values: Vec<Known> = self.m.operands(op).iter().map(|&v| self.of(v)).collect();
        let Some(c) = self.callees.get_mut(&function) else { return };
        let mut changed = false;
        for (r, v) in c.results.iter_mut().zip(values) {
            let new = join(*r, v);
            changed |= core::mem::replace(r, new) != new;
        }
        if changed {
            let calls = core::mem::take(&mut c.calls);
            for &call in &calls {
                self.receive(call, function);
            }
            if let Some(c) = self.callees.get_mut(&function) {
                c.calls = calls;
            }
        }
    }
    fn receive(&mut self, call: Op, function: Op) {
        for (i, r) in self.m.results(call).enumerate() {
            let value = self.callees.get(&function).and_then(|c| c.results.get(i)).copied().unwrap_or(Known::Any);
            self.set(r, value);
        }
    }
    fn call(&mut self, op: Op) {
        let callee = match self.m.kind(op) {
            func::CALL | llvm::CALL => self.m.attr(op, Sym::CALLEE),
            _ => None,
        };
        let function = callee
            .and_then(|c| self.tables.resolve(self.m, op, c))
            .filter(|f| *f != self.root && self.callees.contains_key(f) && self.m.entry_block(*f, 0).is_some());
        let Some((function, entry)) = function.and_then(|f| Some((f, self.m.entry_block(f, 0)?))) else {
            return self.results_are_any(op);
        };
        let Some(c) = self.callees.get_mut(&function) else { return };
        let open = c.open;
        if !core::mem::replace(&mut self.seen_calls[op.idx()], true) {
            c.calls.push(op);
        }
        // Where the function stands matters too.
        if self.live[self.m.op_record[function].block.idx()] {
            self.enter(entry);
        }
        for (i, a) in self.m.block_args(entry).enumerate() {
            let value = match self.m.operands(op).get(i) {
                Some(&v) if !open => self.of(v),
                _ => Known::Any,
            };
            self.set(a, value);
        }
        self.receive(op, function);
    }

    /// What an operation without regions comes to.
    fn fold(&mut self, op: Op) {
        if self.m.results(op).all(|r| self.of(r) == Known::Any) || !self.is_ready(op) {
            return;
        }
        let row = self.m.row(op);
        if row.traits.has(Traits::CONSTANT_LIKE) {
            let v = self.m.result(op, 0);
            let value = fold::constant_stood_for(self.m, op);
            return self.set(v, value.map_or(Known::Any, |a| Known::Constant(a, self.m.kind(op))));
        }
        let Some(f) = row.fold else { return self.results_are_any(op) };
        let mut constants = core::mem::take(&mut self.constants);
        constants.clear();
        constants.extend(self.m.operands(op).iter().map(|&v| self.constant(v)));
        // A fold that changes the operation in place says nothing of its results.
        let (record, operands) = (self.m.op_record[op], self.m.operands(op).to_vec());
        let mut out = core::mem::take(&mut self.folded);
        out.clear();
        let mut done = f(self.m, op, &constants, &mut out);
        if self.m.kind(op) == affine::LOAD
            && let Some(a) = crate::affine_canon::loaded_constant(self.m, &mut self.tables, op)
        {
            out.clear();
            out.push(Folded::Attr(a));
            done = true;
        }
        // A cast that became one to its own type on the way is what it casts, and stays as it became.
        let same = |m: &Module| m.ty(m.operand(op, 0)) == m.ty(m.result(op, 0));
        let stays = done && out.is_empty() && self.m.kind(op) == memref::CAST && same(self.m);
        if stays {
            out.push(Folded::Value(self.m.operand(op, 0)));
        }
        // A member that was looked for behind insertions is read from where they end, unless that is an argument; a constant is looked into.
        let (kind, at, now) = (self.m.kind(op), self.m.op_record[op].operands, self.m.op_record[op].attrs);
        let moved = done && out.is_empty() && kind == llvm::EXTRACTVALUE && now == record.attrs && !self.m.cx.early_folds;
        let end = moved.then(|| self.m.operand_pool[at as usize]);
        let end = end.and_then(|end| Some((end, self.m.def_op(end)?)));
        let ends = end.is_some();
        if let Some((end, _)) = end.filter(|e| self.m.row(e.1).traits.has(Traits::CONSTANT_LIKE)) {
            constants[0] = self.constant(end);
            f(self.m, op, &constants, &mut out);
        }
        let stays = stays || ends;
        let folded = done && out.len() == self.m.n_results(op);
        if !stays {
            self.m.op_record[op] = record;
            let at = record.operands as usize;
            self.m.operand_pool.as_mut_slice()[at..at + operands.len()].copy_from_slice(&operands);
            // A member that is found stays the member of the aggregate in which it was put.
            if let (true, llvm::EXTRACTVALUE, Some(&from)) = (folded, self.m.kind(op), operands.first()) {
                let position = self.m.attr(op, Sym::POSITION).and_then(|a| self.m.cx.int_array(a)).unwrap_or_default();
                if let (container, _, true) = llvm_fold::member_source(self.m, from, &position) {
                    self.m.operand_pool[at] = container;
                }
            }
        }
        if folded {
            for (r, value) in self.m.results(op).zip(&out) {
                match *value {
                    Folded::Attr(a) => self.set(r, Known::Constant(a, self.m.kind(op))),
                    Folded::Value(v) if v != r && self.m.ty(v) == self.m.ty(r) => {
                        if !operands.contains(&v) {
                            self.followers.entry(v).or_default().push(op);
                        }
                        let value = self.of(v);
                        self.set(r, value);
                    }
                    Folded::Value(_) => self.set(r, Known::Any),
                }
            }
        } else {
            self.results_are_any(op);
        }
        self.constants = constants;
        self.folded = out;
    }
}

/// How often an affine loop of constant bounds runs.
fn turns(m: &Module, op: Op) -> Option<i64> {
    let known = |name: Sym| match m.cx.attr_data(m.attr(op, name)?) {
        AttrData::AffineMap(map) => ir::affine::single_constant(&m.cx, map),
        _ => None,
    };
    let length = known(Sym::UPPER_BOUND_MAP)?.checked_sub(known(Sym::LOWER_BOUND_MAP)?)?;
    let step = m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).unwrap_or(1).max(1);
    Some(if length <= 0 { 0 } else { length / step + i64::from(length % step != 0) })
}

/// How many results a function returns.
fn function_results(m: &Module, op: Op) -> usize {
    let ty = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
    match ty.map(|t| m.cx.type_data(t)) {
        Some(ir::TypeData::Function { results, .. }) => results.len as usize,
        _ => 1,
    }
}

/// The region that constants for a block go to.
fn home(m: &Module, block: Block) -> Region {
    let mut region = m.blocks[block].region;
    while let Some(parent) = m.regions[region].parent.get() {
        let block = m.op_record[parent].block;
        if m.kind(parent) == Opcode::UNREGISTERED || m.row(parent).traits.has(Traits::ISOLATED) || block.is_none() {
            break;
        }
        region = m.blocks[block].region;
    }
    region
}

/// Puts constants in for values under `root` that are some, and erases what nothing needs then.
fn replace(m: &mut Module, root: Op, known: &[Known], effects: &Effects, repl: &mut Vec<Value>) {
    let mut made: Map<(Region, Opcode, Attr, Type), Value> = Map::default();
    // New constants by region, in the order in which they were made.
    let mut fronts: Vec<(Region, Op)> = Vec::new();
    let mut changed: Vec<Block> = Vec::new();
    let mut blocks: Vec<(Block, Region)> = Vec::new();
    let push = |m: &Module, op: Op, outer: Option<Region>, blocks: &mut Vec<(Block, Region)>| {
        for &r in m.op_regions(op) {
            let Some(&first) = m.region_blocks(r).first() else { continue };
            let isolated = m.kind(op) == Opcode::UNREGISTERED || m.row(op).traits.has(Traits::ISOLATED);
            let to = match outer {
                Some(outer) if !isolated => outer,
                _ => home(m, first),
            };
            blocks.extend(m.region_blocks(r).iter().rev().map(|&b| (b, to)));
        }
    };
    push(m, root, None, &mut blocks);
    let mut put = |m: &mut Module, v: Value, to: Region, fronts: &mut Vec<(Region, Op)>| -> bool {
        let Some(&Known::Constant(value, by)) = known.get(v.idx()) else { return false };
        let ty = m.ty(v);
        let Some((opcode, attrs)) = fold::constant_op(m, by, value, ty) else { return false };
        let constant = *made.entry((to, opcode, attrs, ty)).or_insert_with(|| {
            let op = m.append(NewOp { results: &[ty], attrs, ..NewOp::new(opcode, Loc::UNKNOWN) });
            fronts.push((to, op));
            m.result(op, 0)
        });
        repl[v.idx()] = constant;
        true
    };
    while let Some((block, to)) = blocks.pop() {
        let mut erased = false;
        for op in m.block_ops(block).to_vec() {
            let mut all = m.n_results(op) > 0;
            for r in m.results(op) {
                all &= put(m, r, to, &mut fronts);
            }
            if all && effects.erasable(m, op) {
                let mut inside = Vec::new();
                ir::walk(m, op, |o| inside.push(o));
                for o in inside {
                    m.op_kind[o] = Opcode::ERASED;
                }
                erased = true;
                continue;
            }
            push(m, op, Some(to), &mut blocks);
        }
        for a in m.block_args(block) {
            put(m, a, to, &mut fronts);
        }
        if erased {
            changed.push(block);
        }
    }
    for block in changed {
        let live: Vec<Op> = m.block_ops(block).iter().copied().filter(|&o| m.op_kind[o] != Opcode::ERASED).collect();
        m.set_block_ops(block, &live);
    }
    repl.resize(m.value_type.len(), Value::NONE);
    // The newest one stands first.
    let mut order: Vec<(Region, Op)> = fronts.into_iter().rev().collect();
    ir::order::sort_by_key(&mut order, |e| e.0.0);
    for group in order.chunk_by(|a, b| a.0 == b.0) {
        let Some(&entry) = m.region_blocks(group[0].0).first() else { continue };
        let list: Vec<Op> = group.iter().map(|e| e.1).chain(m.block_ops(entry).iter().copied()).collect();
        m.set_block_ops(entry, &list);
    }
}
