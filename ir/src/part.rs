//! Copies of parts of a module, so that a big one can be worked on piece by piece: the piece fits the cache, and what a
//! lowering makes of it can be dropped before the next one. The copy shares nothing with the module but the context,
//! which the caller moves over.
//!
//! The parser numbers everything in the order of the text, so what a top-level operation holds has ids in a row. The
//! copy relies on it, checks it, and refuses a module that was rewritten since.

use alloc::vec::Vec;

use crate::attr::LocData;
use crate::id::{Attr, Block, Id, Op, Opcode, Region, Type, Value};
use crate::module::{Module, NO_EXTRA, OpExtra, OpRecord, ValueDef};

/// Copies top-level operations of a module. Holds scratch that is reused from one copy to the next.
#[derive(Debug, Default)]
pub struct Parts {
    /// By block of the module: its copy; only of blocks of the current run.
    blocks: Vec<Block>,
    /// The copies made so far, in order: the operations of the new root.
    tops: Vec<Op>,
    regions: Vec<Region>,
    /// Operations that need more than other ids: positions in the current run.
    special: Vec<u32>,
}

/// How many operations in front of a part are declarations that it made for itself, and how many of them, which stand first,
/// only a late pass asked for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Declared {
    /// All of them.
    pub n: usize,
    /// Those of the late pass.
    pub n_late: usize,
}

/// What parts declared, each for itself, in the order in which the whole module has it: in front what only the late pass
/// asked for, as the early one goes over all functions before it, and of each pass what was asked for last.
#[derive(Clone, Debug)]
pub struct Runtime<T> {
    /// The last one stands first. What equal ones have in common is all that they have: declarations of the runtime carry no
    /// numbers of their part.
    early: Vec<T>,
    late: Vec<T>,
}
impl<T> Default for Runtime<T> {
    fn default() -> Runtime<T> {
        Runtime { early: Vec::new(), late: Vec::new() }
    }
}

/// Puts text where it goes: behind what there is, or in at a byte of it. `false` if that cannot be done.
pub type Put<'a> = dyn FnMut(Option<u64>, &[u8]) -> bool + 'a;

impl<T: PartialEq + Clone> Runtime<T> {
    /// Takes what the next part declared, in its order, so many of it late.
    pub fn take(&mut self, new: &[T], n_late: usize) {
        for (i, d) in new.iter().enumerate().rev() {
            if self.early.contains(d) {
                continue;
            }
            let place = self.late.iter().position(|l| l == d);
            if i >= n_late {
                place.map(|at| self.late.remove(at));
                self.early.push(d.clone());
            } else if place.is_none() {
                self.late.push(d.clone());
            }
        }
    }
    /// All, in order, and how many of them are late.
    pub fn all(&self) -> (Vec<T>, usize) {
        (self.late.iter().rev().chain(self.early.iter().rev()).cloned().collect(), self.late.len())
    }
    /// Takes what the next parts declared.
    pub fn join(&mut self, next: &Runtime<T>) {
        let (all, n_late) = next.all();
        self.take(&all, n_late);
    }
}

/// A declaration: its name and its text.
pub type Declaration = (Vec<u8>, Vec<u8>);

/// The text of declarations.
pub fn text(list: &[Declaration]) -> Vec<u8> {
    list.iter().flat_map(|d| &d.1).copied().collect()
}

/// Puts in what is new since some of a list were put, from byte `at` on. `None` if they are not there any more in their
/// order, or nothing can be put there.
pub fn put_new(list: &[Declaration], old: &[Declaration], at: usize, put: &mut Put<'_>) -> Option<()> {
    // The last first, so that the places of the others stay.
    let (mut end, mut n_old, mut place) = (list.len(), old.len(), at + text(old).len());
    loop {
        let same = old[..n_old].last().map_or(Some(0), |o| list[..end].iter().rposition(|d| d == o).map(|i| i + 1))?;
        let new = text(&list[same..end]);
        (new.is_empty() || put(Some(place as u64), &new)).then_some(())?;
        if n_old == 0 {
            return Some(());
        }
        (end, n_old) = (same - 1, n_old - 1);
        place -= old[n_old].1.len();
    }
}

/// Offsets from ids of a module to those of its copy.
#[derive(Clone, Copy)]
struct Run {
    /// Operations of the module: a range of ids.
    ops: (u32, u32),
    /// Values of the module: a range of ids.
    values: (u32, u32),
    first_op: u32,
    first_value: u32,
}

impl Run {
    fn op(&self, op: Op) -> Option<Op> {
        (self.ops.0 <= op.0 && op.0 < self.ops.1).then(|| Op(op.0 - self.ops.0 + self.first_op))
    }
    fn value(&self, v: Value) -> Option<Value> {
        (self.values.0 <= v.0 && v.0 < self.values.1).then(|| Value(v.0 - self.values.0 + self.first_value))
    }
}

impl Parts {
    /// Appends copies of the operations `tops[from..to]` of the root's block. `None` if their ids are not in a row; the
    /// copy is unusable then.
    pub fn copy(&mut self, m: &Module, tops: &[Op], from: usize, to: usize, out: &mut Module) -> Option<()> {
        let (Some(&last), before) = (tops[from..to].last(), from.checked_sub(1).map(|i| tops[i])) else { return Some(()) };
        let ends = m.op_record[last];
        let run = Run {
            ops: (before.map_or(0, |op| op.0 + 1), last.0 + 1),
            values: (before.map_or(0, |op| m.op_record[op].results + m.op_record[op].n_results), ends.results + ends.n_results),
            first_op: out.op_kind.len() as u32,
            first_value: out.value_type.len() as u32,
        };
        if run.ops.0 >= run.ops.1 || run.values.0 > run.values.1 {
            return None;
        }
        self.blocks.resize(m.blocks.len(), Block::NONE);
        let n_regions = out.regions.len();
        self.operations(m, run, out)?;
        // Blocks are met in the order of the regions that hold them.
        let mut n_listed = to - from;
        for i in 0..self.regions.len() {
            n_listed += self.region(m, run, self.regions[i], Region::new(n_regions + i), out)?;
        }
        self.values(m, run, out)?;
        self.successors(run, out)?;
        let erased = self.special.iter().filter(|&&i| m.op_kind[Op(run.ops.0 + i)] == Opcode::ERASED).count();
        for op in &tops[from..to] {
            self.tops.push(run.op(*op)?);
        }
        ((run.ops.1 - run.ops.0) as usize - erased == n_listed).then_some(())
    }

    /// Gives the copies a root of the kind and attributes of the module's.
    pub fn finish(&mut self, m: &Module, out: &mut Module) -> Option<()> {
        let root = m.root?;
        let block = out.new_block(&[]);
        out.set_block_ops(block, &self.tops);
        let region = out.new_region();
        out.set_region_blocks(region, &[block]);
        let new = crate::NewOp {
            attrs: m.op_record[root].attrs,
            regions: &[region],
            ..crate::NewOp::new(m.op_kind[root], m.op_record[root].loc)
        };
        out.root = Some(out.append(new));
        self.tops.clear();
        Some(())
    }

    fn operations(&mut self, m: &Module, run: Run, out: &mut Module) -> Option<()> {
        self.regions.clear();
        let range = run.ops.0 as usize..run.ops.1 as usize;
        out.op_kind.extend(&m.op_kind.as_slice()[range.clone()]);
        // The parser fills the pool of operands in the order of operations: one stretch of it has them all, in a row.
        let records = &m.op_record.as_slice()[range.clone()];
        self.special.clear();
        let (from, n) = (run.values.0, run.values.1 - run.values.0);
        let (to, mut outside) = (run.first_value.wrapping_sub(from), false);
        let first = records.first().map_or(0, |r| r.operands);
        let operands = (out.operand_pool.len() as u32).wrapping_sub(first);
        let (mut at, mut in_a_row, special) = (first, true, &mut self.special);
        let kinds = &m.op_kind.as_slice()[range.clone()];
        out.op_record.extend_from_iter((0u32..).zip(records).zip(kinds).map(|((i, r), &kind)| {
            in_a_row &= r.operands == at;
            at = r.operands.wrapping_add(r.n_operands);
            if r.extra != NO_EXTRA || kind == Opcode::ERASED {
                special.push(i);
            }
            OpRecord { operands: r.operands.wrapping_add(operands), results: r.results.wrapping_add(to), block: Block::NONE, ..*r }
        }));
        if !in_a_row {
            return None;
        }
        let stretch = m.operand_pool.get(first as usize..at as usize)?;
        out.operand_pool.extend(stretch.iter().map(|v| {
            outside |= v.0.wrapping_sub(from) >= n;
            Value(v.0.wrapping_add(to))
        }));
        for i in 0..self.special.len() {
            let i = self.special[i];
            let (op, copy) = (Op(run.ops.0 + i), Op(run.first_op + i));
            if m.op_kind[op] == Opcode::ERASED {
                let r = &mut out.op_record[copy];
                (r.n_operands, r.extra) = (0, NO_EXTRA);
            } else {
                out.op_record[copy].extra = self.extra(m, op, copy, out);
            }
        }
        // What reading left behind may name anything, but no operation may.
        let inside = |&v: &Value| run.value(v).is_some();
        let kept = |&op: &Op| m.op_kind[op] != Opcode::ERASED;
        if outside && !range.map(Op::new).filter(kept).all(|op| m.operands(op).iter().all(inside)) {
            return None;
        }
        Some(())
    }

    /// Copies the regions and successors of an operation that has any, for its copy `parent`: the index of their record.
    fn extra(&mut self, m: &Module, op: Op, parent: Op, out: &mut Module) -> u32 {
        let e = m.extras[m.op_record[op].extra as usize];
        let (regions, successors) = (out.region_pool.len() as u32, out.successor_pool.len() as u32);
        for &r in m.op_regions(op) {
            let region = out.new_region();
            out.regions[region].parent = parent;
            out.region_pool.push(region);
            self.regions.push(r);
        }
        // Blocks further on have no copies yet: [`Parts::successors`] puts them in.
        out.successor_pool.extend_from_slice(m.successors(op));
        out.extras.push(OpExtra { regions, successors, ..e });
        out.extras.len() as u32 - 1
    }

    fn values(&mut self, m: &Module, run: Run, out: &mut Module) -> Option<()> {
        let range = run.values.0 as usize..run.values.1 as usize;
        out.value_type.extend(&m.value_type.as_slice()[range.clone()]);
        out.value_def.extend_from_iter(m.value_def.as_slice()[range].iter().map(|&d| {
            // A value that is left over from a failed attempt at reading may name anything; nobody reads it.
            match (d.op(), d.block()) {
                (_, Some(block)) => ValueDef::arg(self.blocks.get(block.idx()).copied().unwrap_or(Block(0))),
                (op, _) => ValueDef::result(op.and_then(|op| run.op(op)).unwrap_or(Op(0))),
            }
        }));
        let from = m.arg_locs.partition_point(|e| e.0.0 < run.values.0);
        for &(v, loc) in m.arg_locs[from..].iter().take_while(|e| e.0.0 < run.values.1) {
            out.arg_locs.push((run.value(v)?, loc));
        }
        Some(())
    }

    /// Copies the blocks of a region; how many operations they list.
    fn region(&mut self, m: &Module, run: Run, region: Region, new: Region, out: &mut Module) -> Option<usize> {
        let mut n = 0;
        let start = out.block_order.len() as u32;
        let blocks = m.region_blocks(region);
        for &b in blocks {
            let record = m.blocks[b];
            let copy = out.new_block(&[]);
            self.blocks[b.idx()] = copy;
            let args = if record.n_args == 0 { out.blocks[copy].args } else { run.value(Value(record.args))?.0 };
            let (ops, mut outside) = (m.block_ops(b), false);
            n += ops.len();
            let at = out.op_order.len();
            let (from, len) = (run.ops.0, run.ops.1 - run.ops.0);
            let records = &mut out.op_record;
            out.op_order.extend(ops.iter().map(|op| {
                let i = op.0.wrapping_sub(from);
                outside |= i >= len;
                let op = Op(i.wrapping_add(run.first_op));
                if i < len {
                    records[op].block = copy;
                }
                op
            }));
            if outside {
                return None;
            }
            let r = &mut out.blocks[copy];
            (r.ops, r.n_ops) = (at as u32, ops.len() as u32);
            (r.args, r.n_args, r.region) = (args, record.n_args, new);
            out.block_order.push(copy);
        }
        let r = &mut out.regions[new];
        (r.blocks, r.n_blocks) = (start, blocks.len() as u32);
        Some(n)
    }

    /// Makes successors of operations those of the copy.
    fn successors(&mut self, run: Run, out: &mut Module) -> Option<()> {
        for &i in &self.special {
            let e = out.op_record[Op(run.first_op + i)].extra;
            if e == NO_EXTRA {
                continue;
            }
            let OpExtra { successors, n_successors, .. } = out.extras[e as usize];
            for s in &mut out.successor_pool[successors as usize..(successors + n_successors) as usize] {
                *s = self.blocks.get(s.idx()).copied().filter(|b| b.is_some())?;
            }
        }
        Some(())
    }
}

impl Module {
    /// Drops all operations, values, blocks and regions; the context and the room stay.
    pub fn clear(&mut self) {
        self.op_kind.clear();
        self.op_record.clear();
        self.value_type.clear();
        self.value_def.clear();
        self.blocks.clear();
        self.arg_locs.clear();
        self.regions.clear();
        self.extras.clear();
        self.operand_pool.clear();
        self.region_pool.clear();
        self.successor_pool.clear();
        self.op_order.clear();
        self.block_order.clear();
        self.root = None;
        self.in_order = false;
    }
    /// Gives back what a long module holds that whoever writes LLVM IR or an object has no use for: where values come from,
    /// unless there are such of 128 bits, the lists of operations that blocks had before, and where arguments stand in the text
    /// if there is no debug information to say so. Until [`Module::clear`] nobody may ask where other values come from.
    pub fn forget_past(&mut self) {
        // Where every test looks on, short ones are treated alike.
        const MANY: usize = if cfg!(debug_assertions) { 1 } else { 1 << 15 };
        // What is given back of a part of many functions, the next one needs again.
        const FUNCTIONS: u32 = 16;
        let n_tops = self.root.and_then(|r| self.entry_block(r, 0)).map_or(0, |b| self.blocks[b].n_ops);
        if cfg!(not(debug_assertions)) && n_tops >= FUNCTIONS && self.value_def.len() < 2 * MANY {
            return;
        }
        if cfg!(small) || self.value_def.len() < MANY {
            return;
        }
        if !self.value_type.as_slice().contains(&Type::I128) {
            self.value_def = Default::default();
        }
        let locs = &self.cx.locs;
        if !(0..locs.len() as u32).any(|i| matches!(locs.get(i), LocData::Fused { .. })) {
            self.arg_locs = Vec::new();
        }
        let of_ops = self.blocks.as_slice().iter().filter(|b| b.n_ops > 0);
        let first = of_ops.map(|b| b.ops).min().unwrap_or(0);
        if first as usize >= MANY {
            self.op_order = self.op_order[first as usize..].to_vec();
            for b in self.blocks.as_mut_slice() {
                b.ops = b.ops.saturating_sub(first);
            }
        }
    }
    /// Whether the attributes of an operation have no other names than these.
    pub fn has_only(&self, op: Op, names: &[crate::Sym]) -> bool {
        self.op_record[op].attrs == Attr::EMPTY_DICT || self.cx.dict_entries(self.op_record[op].attrs).all(|e| names.contains(&e.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    /// Whatever parts ask for, the whole lists it as the passes would that go over all of it, one behind the other; and what
    /// was put before is completed to the same, or refused.
    #[test]
    fn declarations_of_parts_are_those_of_the_whole() {
        let declaration = |i: u8| (vec![i], vec![b'a' + i; 1 + i as usize]);
        let mut seed = 7u32;
        let mut draw = |n: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % n
        };
        let (mut n_put, mut n_refused) = (0, 0);
        for _ in 0..500 {
            let asked: Vec<(u8, bool)> = (0..draw(8)).map(|_| (draw(4) as u8, draw(2) == 0)).collect();
            let order = |asked: &[(u8, bool)]| {
                let mut made = Vec::new();
                for late in [false, true] {
                    for &(i, _) in asked.iter().filter(|a| a.1 == late) {
                        if !made.contains(&(i, false)) && !made.contains(&(i, late)) {
                            made.push((i, late));
                        }
                    }
                }
                made.reverse();
                (made.iter().map(|d| declaration(d.0)).collect::<Vec<_>>(), made.iter().filter(|d| d.1).count())
            };
            let (mut all, mut joined, mut put) = (Runtime::default(), Runtime::default(), None);
            let mut from = 0;
            while from < asked.len() {
                let to = from + 1 + draw((asked.len() - from) as u32) as usize;
                let (part, n_late) = order(&asked[from..to]);
                let mut one = Runtime::default();
                one.take(&part, n_late);
                assert_eq!(one.all(), (part.clone(), n_late));
                all.take(&part, n_late);
                joined.join(&one);
                if draw(2) == 0 {
                    put.get_or_insert_with(|| all.all().0);
                }
                from = to;
            }
            assert_eq!(all.all(), order(&asked));
            assert_eq!(joined.all(), order(&asked));
            let old = put.unwrap_or_default();
            let mut file = [b"head ", &text(&old)[..], b" tail"].concat();
            let list = all.all().0;
            let done = put_new(&list, &old, 5, &mut |at, text| {
                let at = at.unwrap() as usize;
                file.splice(at..at, text.iter().copied());
                true
            });
            let kept: Vec<_> = list.iter().filter(|d| old.contains(d)).cloned().collect();
            assert_eq!(done.is_some(), kept == old, "{list:?} {old:?}");
            if done.is_some() {
                assert_eq!(file, [b"head ", &text(&list)[..], b" tail"].concat());
                n_put += 1;
            } else {
                n_refused += 1;
            }
        }
        assert!(n_put > 300 && n_refused > 5, "{n_put} {n_refused}");
    }
}
