//! The call graph of the functions in a symbol table: who calls whom, in which order to inline, and who else refers to a
//! function that may go when nothing does. Source: MLIR documentation, "Symbols and Symbol Tables", and mlir-opt.

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{func, llvm};
use ir::map::Map;
use ir::segments::{self, SymbolTables};
use ir::store::Scratch;
use ir::{Attr, Id, Module, Op, Opcode, Region, Sym, Traits};

use crate::symbol_refs::SymbolRefs;

/// A function with a body.
#[derive(Debug)]
pub struct Node {
    /// The function.
    pub op: Op,
    /// Its body.
    pub region: Region,
    /// The functions it calls or holds, each once, in the order of their first mention.
    pub edges: Scratch<u32>,
    /// The function that holds it.
    parent: Option<u32>,
    /// Symbols it refers to inside, and how often.
    refers: Map<u32, u32>,
    /// How often it is referred to, if it may go when that is never.
    uses: Option<u32>,
}

impl Node {
    /// The function that holds it.
    pub fn parent(&self) -> Option<u32> {
        self.parent
    }
}

/// The functions of a symbol table.
#[derive(Debug, Default)]
pub struct Graph {
    /// Functions with bodies, in program order.
    pub nodes: Scratch<Node>,
    /// By region: its function, plus one.
    of_region: Scratch<u32>,
    tables: SymbolTables,
    /// What attributes refer to.
    symbols: SymbolRefs,
    /// The symbol table that the graph is of.
    root: Option<Op>,
}

/// Whether an operation is a call as far as the graph is concerned.
pub fn is_call(m: &Module, op: Op) -> bool {
    m.row(op).traits.has(Traits::CALL)
}

/// The function that a call names, which may be one without a body.
fn callee(m: &Module, call: Op) -> Option<Attr> {
    match m.kind(call) {
        func::CALL | llvm::CALL | llvm::INVOKE => m.attr(call, Sym::CALLEE),
        _ => None,
    }
}

impl Graph {
    /// The graph of what is under `root`. `O(operations)`.
    pub fn of(m: &Module, root: Op) -> Graph {
        let mut g = Graph { of_region: vec![0; m.regions.len()].into(), root: Some(root), ..Graph::default() };
        // Operations to visit with the function they are in, last first.
        let mut stack: Vec<(Op, Option<u32>)> = vec![(root, None)];
        let mut calls: Vec<(Op, u32)> = Vec::new();
        while let Some((op, mut inside)) = stack.pop() {
            if is_call(m, op) {
                calls.extend(inside.map(|n| (op, n)));
                continue;
            }
            if m.row(op).traits.has(Traits::FUNCTION) {
                let Some(&region) = m.op_regions(op).first().filter(|&&r| !m.region_blocks(r).is_empty()) else { continue };
                let n = g.nodes.len() as u32;
                g.of_region[region.idx()] = n + 1;
                g.nodes.push(Node { op, region, edges: Scratch::default(), parent: inside, refers: Map::default(), uses: None });
                if let Some(outer) = inside {
                    g.nodes[outer as usize].edges.push(n);
                }
                inside = Some(n);
            }
            for &r in m.op_regions(op).iter().rev() {
                for &b in m.region_blocks(r).iter().rev() {
                    stack.extend(m.block_ops(b).iter().rev().map(|&o| (o, inside)));
                }
            }
        }
        // A function's calls stand in a row but for functions inside, so a mark per function finds repeated edges.
        let mut marks = vec![u32::MAX; g.nodes.len()];
        ir::order::sort_by_key(&mut calls, |c| c.1);
        for (call, n) in calls {
            if let Some(to) = g.target(m, call)
                && core::mem::replace(&mut marks[to as usize], n) != n
            {
                g.nodes[n as usize].edges.push(to);
            }
        }
        g.count_uses(m);
        g
    }

    /// The function with a body that a call calls.
    pub fn target(&mut self, m: &Module, call: Op) -> Option<u32> {
        let f = self.tables.resolve(m, call, callee(m, call)?)?;
        self.node(m, f)
    }
    fn node(&self, m: &Module, f: Op) -> Option<u32> {
        let region = *m.op_regions(f).first()?;
        self.of_region.get(region.idx())?.checked_sub(1)
    }
    /// The operation that a symbol means at `from`.
    pub fn symbol(&mut self, m: &Module, from: Op, name: Sym) -> Option<Op> {
        self.tables.lookup_nearest(m, from, name)
    }
    /// The function that a region is the body of.
    pub fn function_of(&self, region: Region) -> Option<u32> {
        self.of_region.get(region.idx())?.checked_sub(1)
    }

    /// Groups of functions that call each other, callees before callers, and for each its height above the lowest: groups
    /// of one height call only groups below.
    pub fn groups(&self) -> Vec<(Vec<u32>, u32)> {
        let n = self.nodes.len();
        let mut out: Vec<(Vec<u32>, u32)> = Vec::new();
        // Tarjan's algorithm. Number of the visit, plus one; the least number reached; the height of a finished function.
        let (mut number, mut least, mut height) = (vec![0u32; n], vec![0u32; n], vec![u32::MAX; n]);
        let (mut seen, mut open): (u32, Vec<u32>) = (0, Vec::new());
        let mut path: Vec<(u32, usize)> = Vec::new();
        for start in (0..n as u32).filter(|&s| self.nodes[s as usize].parent.is_none()) {
            if number[start as usize] != 0 {
                continue;
            }
            path.push((start, 0));
            while let Some(&(f, next)) = path.last() {
                if next == 0 && number[f as usize] == 0 {
                    seen += 1;
                    (number[f as usize], least[f as usize]) = (seen, seen);
                    open.push(f);
                }
                if let Some(&to) = self.nodes[f as usize].edges.get(next) {
                    if let Some(top) = path.last_mut() {
                        top.1 += 1;
                    }
                    if number[to as usize] == 0 {
                        path.push((to, 0));
                    } else if height[to as usize] == u32::MAX {
                        least[f as usize] = least[f as usize].min(number[to as usize]);
                    }
                    continue;
                }
                path.pop();
                if let Some(&(caller, _)) = path.last() {
                    least[caller as usize] = least[caller as usize].min(least[f as usize]);
                }
                if least[f as usize] == number[f as usize] {
                    let at = open.iter().rposition(|&o| o == f).unwrap_or(0);
                    let group: Vec<u32> = open.drain(at..).rev().collect();
                    let below =
                        group.iter().flat_map(|&g| self.nodes[g as usize].edges.iter()).filter(|&&e| height[e as usize] != u32::MAX);
                    let h = below.map(|&e| height[e as usize] + 1).max().unwrap_or(0);
                    for &g in &group {
                        height[g as usize] = h;
                    }
                    out.push((group, h));
                }
            }
        }
        out
    }

    // Uses of functions that may go.

    fn count_uses(&mut self, m: &Module) {
        let Some(root) = self.root else { return };
        // Symbol tables under the root, and whether all uses of their symbols are seen here.
        let mut stack: Vec<(Op, bool)> = vec![(root, m.op_record[root].block.is_none())];
        let mut always: Vec<u32> = Vec::new();
        while let Some((op, mut all_seen)) = stack.pop() {
            let table = m.row(op).traits.has(Traits::SYMBOL_TABLE) && m.kind(op) != Opcode::UNREGISTERED;
            all_seen = !table || all_seen || segments::symbol_name(m, op).is_none() || visibility(m, op) == Some(Sym::PRIVATE);
            for &r in m.op_regions(op) {
                for &b in m.region_blocks(r) {
                    for &o in m.block_ops(b) {
                        if table {
                            self.look_at(m, o, all_seen, &mut always);
                        }
                        if !m.op_regions(o).is_empty() {
                            stack.push((o, all_seen));
                        }
                    }
                }
            }
        }
        for n in always {
            self.nodes[n as usize].uses = None;
        }
        for n in 0..self.nodes.len() as u32 {
            self.count_inside(m, n);
        }
    }
    /// An operation of a symbol table: a function that may go, or something that keeps what it refers to.
    fn look_at(&mut self, m: &Module, op: Op, all_seen: bool, always: &mut Vec<u32>) {
        if let Some(n) = self.node(m, op) {
            let v = visibility(m, op);
            let hidden = v == Some(Sym::PRIVATE) || all_seen && v.is_some_and(|v| m.cx.str(v) == "nested");
            if hidden {
                self.nodes[n as usize].uses = Some(0);
            }
            return;
        }
        self.references(m, op, |_, _, n| always.push(n));
    }
    /// Calls `f` for each reference to a function from an operation and what is inside, but not in a symbol table inside:
    /// that is looked at for itself.
    fn references(&mut self, m: &Module, root: Op, mut f: impl FnMut(&mut Graph, Op, u32)) {
        let mut stack = vec![root];
        let mut found = Vec::new();
        while let Some(op) = stack.pop() {
            if m.kind(op) == Opcode::UNREGISTERED || !m.row(op).traits.has(Traits::SYMBOL_TABLE) {
                for &r in m.op_regions(op) {
                    for &b in m.region_blocks(r) {
                        stack.extend_from_slice(m.block_ops(b));
                    }
                }
            }
            self.symbols.of(m, m.op_record[op].attrs, &mut found);
            for reference in found.drain(..) {
                if let Some(n) = self.tables.resolve(m, op, reference).and_then(|s| self.node(m, s)) {
                    f(self, op, n);
                }
            }
        }
    }
    /// Counts anew what a function refers to.
    pub fn count_inside(&mut self, m: &Module, n: u32) {
        for (&to, &k) in core::mem::take(&mut self.nodes[n as usize].refers).iter() {
            self.drop_uses(to, k);
        }
        let function = self.nodes[n as usize].op;
        let mut refers: Map<u32, u32> = Map::default();
        self.references(m, function, |g, user, to| {
            if let Some(uses) = &mut g.nodes[to as usize].uses {
                *uses += 1;
                if user != function {
                    *refers.entry(to).or_insert(0) += 1;
                }
            }
        });
        self.nodes[n as usize].refers = refers;
    }
    fn drop_uses(&mut self, n: u32, k: u32) {
        if let Some(uses) = &mut self.nodes[n as usize].uses {
            *uses = uses.saturating_sub(k);
        }
    }
    /// Whether nothing refers to a function that may go then.
    pub fn is_dead(&self, n: u32) -> bool {
        self.nodes[n as usize].uses == Some(0)
    }
    /// A call of `to` in `from` was replaced by a copy of its body. Whether nothing refers to `to` any more.
    pub fn inlined(&mut self, from: u32, to: u32) -> bool {
        let last = self.nodes[to as usize].uses == Some(1);
        if let Some(k) = self.nodes[from as usize].refers.get_mut(&to) {
            *k = k.saturating_sub(1);
            self.drop_uses(to, 1);
        }
        // What the body refers to is now referred to from here instead, or from here too.
        let refers = self.nodes[to as usize].refers.clone();
        for (&n, &k) in refers.iter() {
            *self.nodes[from as usize].refers.entry(n).or_insert(0) += k;
            if !last && let Some(uses) = &mut self.nodes[n as usize].uses {
                *uses += k;
            }
        }
        if last {
            self.nodes[to as usize].refers.clear();
        }
        last
    }
}

fn visibility(m: &Module, op: Op) -> Option<Sym> {
    m.cx.str_value(m.attr(op, Sym::SYM_VISIBILITY)?)
}
