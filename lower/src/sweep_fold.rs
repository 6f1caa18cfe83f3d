//! The folding of a sweep. Upstream's conversions fold an operation before they try patterns on it, and it shows: an
//! operation becomes one of its operands, or a constant where the conversion knows constants, or changes in place.
//! Operands are seen as they were before the pass: a chain folds one step per pass.

use alloc::vec::Vec;
use ir::dialect::fold_need::{Constants, FOLD_NEEDS, special_value};
use ir::dialect::{arith, memref, scf};
#[cfg(feature = "extended")]
use ir::dialect::{llvm, llvm_fold};
use ir::module::{OpRecord, ValueDef};
use ir::{Attr, Folded, Id, Module, Op, Opcode, Value};

use crate::fold::{self, FoldScratch};
use crate::may_fold::Needs;
use crate::sweep::{CONVERTED, LAZY, Legality, NIL, Rewriter, Scope, Slot, flag};

/// Fewer operations are asked one by one whether they may fold: the bits that tell it take two pages, which a short module
/// would not have otherwise.
const MANY: usize = 1024;

/// What folding an operation came to.
enum Outcome {
    No,
    /// It is replaced by values.
    Values,
    /// It is replaced, at least one result by a constant.
    Constants,
}

/// Folds what the sweep looks at. Constants that this makes are old operations afterwards, to be converted.
pub(crate) fn fold_all(rw: &mut Rewriter<'_>, scope: &Scope, slots: &[Slot]) {
    let mut scratch = FoldScratch::default();
    // Operations that end in constants, and the constants; an operation that is met again comes again.
    let mut constants: Vec<(Op, Attr)> = Vec::new();
    let mut n_replaced = 0usize;
    // Upstream makes these constants behind the back of its conversion, so a sweep leaves them to a later one, unless it
    // stands for all. Other operations fold with them.
    rw.close();
    let first_known = rw.m.op_kind.len() as u32;
    // What is looked at again and again: operations that may fold, those that do so late.
    let (mut may_fold, mut late): (Vec<Op>, Vec<Op>) = (Vec::new(), Vec::new());
    let all_again = rw.fused && !rw.opts.release.branches_convert_blocks;
    let metadata = &slots[memref::EXTRACT_STRIDED_METADATA.idx()];
    if metadata.legality != Legality::Legal && !metadata.no_fold {
        let is = |op: &Op| rw.m.op_kind[*op] == memref::EXTRACT_STRIDED_METADATA;
        let ops: Vec<Op> = match cfg!(feature = "fast") && scope.all && rw.fused {
            // They are all in order, and stretches without one are passed over quickly.
            true => {
                let stretches = rw.m.op_kind.as_slice().chunks(64).enumerate();
                let some = stretches.filter(|s| s.1.iter().fold(false, |some, &k| some | (k == memref::EXTRACT_STRIDED_METADATA)));
                some.flat_map(|(i, s)| (i * 64..i * 64 + s.len()).map(Op::new)).filter(is).collect()
            }
            false => scope.ops.iter().copied().filter(is).collect(),
        };
        if !ops.is_empty() {
            crate::memref::fold_metadata(rw, ops, scope);
            rw.close();
        }
    }
    let known = first_known..rw.m.op_kind.len() as u32;
    // Where every operation is looked at, constants are known by value from here on.
    let all = cfg!(feature = "fast") && scope.all && rw.fused;
    if all {
        scratch.known = alloc::vec![Attr::NONE; rw.n_old_values as usize];
    }
    let columns = Columns::of(rw.m, slots);
    let cannot = |op: Op, known: &[Attr]| {
        let slot = &slots[columns.kinds[op.idx()].idx()];
        slot.need != 0 && columns.cannot_fold(op, slot.need as usize - 1, known)
    };
    // Where every test looks on, all are tried below, as where code is to be small.
    let all_tried = cfg!(debug_assertions) || cfg!(not(feature = "fast"));
    let sorted = match all && (cfg!(debug_assertions) || scope.ops.len() >= MANY) {
        true => Needs::of(slots).sort(rw.m, &scope.ops, &mut scratch.known, |op| !cannot(op, &[])),
        false => None,
    };
    match sorted {
        Some(sorted) if !all_tried => (may_fold, late) = (sorted.now, sorted.late),
        sorted => {
            if sorted.is_none() {
                // Constants are looked for then.
                scratch.known.clear();
            }
            for &op in &scope.ops {
                let slot = &slots[columns.kinds[op.idx()].idx()];
                if slot.folds && (all_tried || !cannot(op, &scratch.known)) {
                    may_fold.push(op);
                }
                if slot.folds_late() {
                    late.push(op);
                }
            }
            if let Some(sorted) = sorted {
                let may = |op: &Op| !cannot(*op, &scratch.known);
                debug_assert!(may_fold.iter().copied().filter(may).eq(sorted.now), "bits say something else about what may fold");
                debug_assert_eq!(late, sorted.late);
            }
        }
    }
    for op in may_fold {
        let kind = rw.m.op_kind[op];
        let slot = &slots[kind.idx()];
        if kind == Opcode::ERASED || rw.flags[op.idx()] & flag::KEEP != 0 {
            continue;
        }
        if kind == scf::IF {
            swap_arms(rw, op);
            continue;
        }
        // Where every test looks on, what the table of needs says is tried.
        if cfg!(debug_assertions) && slot.need != 0 && Columns::of(rw.m, slots).cannot_fold(op, slot.need as usize - 1, &[]) {
            debug_assert!(matches!(outcome(rw, op, &mut scratch), Outcome::No), "'{}' folds all the same", rw.m.op_name(op));
            continue;
        }
        let before = Before::of(rw, op);
        #[cfg(feature = "extended")]
        let found = match kind {
            llvm::EXTRACTVALUE if !rw.fused && rw.opts.release.fold_rolls_back => member(rw, op, &mut scratch),
            _ => outcome(rw, op, &mut scratch),
        };
        #[cfg(not(feature = "extended"))]
        let found = outcome(rw, op, &mut scratch);
        match found {
            #[cfg(feature = "extended")]
            Outcome::No if slot.rewrite.is_none() && fold::has_maps(kind) => crate::affine_canon::fold_maps(rw.m, op),
            Outcome::No => {}
            Outcome::Values => {
                replace(rw, op, &scratch);
                n_replaced += 1;
            }
            Outcome::Constants if !rw.fused && convertible(rw, op, slots, &scratch) => replace(rw, op, &scratch),
            Outcome::Constants => {
                before.back(rw, op);
                if rw.fused && slot.late_fold {
                    rw.flags[op.idx()] |= flag::CONSTANT;
                    constants.push((op, only_constant(&scratch)));
                }
            }
        }
    }
    rw.close();
    if rw.fused {
        n_replaced += known.len();
        // Results that are what they were, of operations that changed: replaced by themselves for a while.
        let mut marked: Vec<Value> = Vec::new();
        let n_first = constants.len();
        // The passes that this sweep stands for fold again what the earlier ones changed.
        for round in 0..2 {
            if n_replaced == 0 {
                break;
            }
            n_replaced = 0;
            // What a round replaces, the next one sees.
            let mut found: Vec<(Value, Value)> = Vec::new();
            let list = if round == 0 && all_again { &scope.ops } else { &late };
            let mut rest = list.as_slice();
            while let Some((op, behind)) = next_changed(rw, rest) {
                rest = behind;
                let slot = &slots[rw.m.op_kind[op].idx()];
                let f = rw.flags[op.idx()];
                let skip = f & flag::GONE != 0 || slot.legality == Legality::Legal || slot.no_fold;
                if skip || !(update_operands(rw, op) || f & flag::DIRTY != 0) {
                    continue;
                }
                rw.flags[op.idx()] &= !(flag::CONSTANT | flag::DIRTY);
                let before = Before::of(rw, op);
                let folded = outcome(rw, op, &mut scratch);
                match folded {
                    Outcome::Values => {
                        for (i, r) in scratch.results.iter().enumerate() {
                            if let Folded::Value(v) = *r {
                                found.push((rw.m.result(op, i), v));
                            }
                        }
                        rw.flags[op.idx()] |= flag::GONE;
                        n_replaced += 1;
                    }
                    Outcome::Constants => {
                        before.back(rw, op);
                        if slot.late_fold {
                            rw.flags[op.idx()] |= flag::CONSTANT;
                            constants.push((op, only_constant(&scratch)));
                        }
                    }
                    Outcome::No => {}
                }
                // What looks through one that stays folds again.
                if !matches!(folded, Outcome::Values) && slot.feeds != 0 {
                    for i in 0..rw.m.n_results(op) {
                        let r = rw.m.result(op, i);
                        if let Some(own) = rw.repl.get_mut(r.idx()).filter(|own| **own == NIL) {
                            *own = r.0;
                            marked.push(r);
                        }
                    }
                }
            }
            for (old, new) in found {
                rw.repl[old.idx()] = new.0;
            }
        }
        for v in marked {
            if rw.repl[v.idx()] == v.0 {
                rw.repl[v.idx()] = NIL;
            }
        }
        // Those that were found first are in order mostly, and few were found later.
        let (early, late) = constants.split_at_mut(n_first);
        for list in [&mut *early, &mut *late] {
            ir::order::sort_by_key(list, |c| c.0);
        }
        let constants = merged(early, late);
        for (i, &(op, known)) in constants.iter().enumerate() {
            let is_last = constants.get(i + 1).is_none_or(|c| c.0 != op);
            if !is_last || rw.flags[op.idx()] & (flag::CONSTANT | flag::GONE) != flag::CONSTANT {
                continue;
            }
            if known.is_some() {
                replace_by_constant(rw, op, known, slots);
            } else if matches!(outcome(rw, op, &mut scratch), Outcome::Constants) && convertible(rw, op, slots, &scratch) {
                replace(rw, op, &scratch);
            }
        }
    }
    rw.close();
    rw.extend_old();
    if !rw.fused {
        for i in known {
            rw.flags[i as usize] |= flag::KEEP;
        }
    }
}

/// The operands of an operation, of which a fold may change two, or take some away.
struct Before {
    record: OpRecord,
    first: [Value; 2],
}

impl Before {
    #[inline]
    fn of(rw: &Rewriter<'_>, op: Op) -> Before {
        let first = match *rw.m.operands(op) {
            _ if !rw.opts.release.fold_rolls_back => [Value::NONE; 2],
            [a, ..] if rw.m.op_kind[op] == memref::DIM => [a, Value::NONE],
            [a, b] => [a, b],
            _ => [Value::NONE; 2],
        };
        Before { record: rw.m.op_record[op], first }
    }
    /// Some releases take back what a fold changed in place when the constant that it ends in has no conversion, which a later pass
    /// has: that sees the operands as they were.
    fn back(&self, rw: &mut Rewriter<'_>, op: Op) {
        if !rw.opts.release.fold_rolls_back {
            return;
        }
        let now = rw.m.op_record[op];
        if (now.operands, now.n_operands) != (self.record.operands, self.record.n_operands) {
            rw.m.op_record[op] = self.record;
        }
        let at = self.record.operands as usize;
        for (i, &v) in self.first.iter().enumerate().filter(|b| b.1.is_some()) {
            rw.m.operand_pool[at + i] = v;
        }
    }
}

/// Swaps the arms of an `scf.if` for each negation of its condition.
fn swap_arms(rw: &mut Rewriter<'_>, op: Op) {
    let slot = rw.m.op_record[op].operands as usize;
    while let Some(plain) = fold::swap_negated(rw.m, op, rw.m.operand_pool[slot]) {
        rw.m.operand_pool[slot] = plain;
    }
}

/// The columns that tell whether an operation may fold.
struct Columns<'a> {
    m: &'a Module,
    slots: &'a [Slot],
    kinds: &'a [Opcode],
    records: &'a [OpRecord],
    pool: &'a [Value],
    defs: &'a [ValueDef],
}

impl<'a> Columns<'a> {
    fn of(m: &'a Module, slots: &'a [Slot]) -> Columns<'a> {
        let (kinds, records) = (m.op_kind.as_slice(), m.op_record.as_slice());
        Columns { m, slots, kinds, records, pool: &m.operand_pool, defs: m.value_def.as_slice() }
    }
    /// Whether nothing is there that an operation folds with; `need`: its position in [`FOLD_NEEDS`]. `known`: see
    /// [`FoldScratch::known`], of the operations before this one.
    #[cfg_attr(not(small), inline(always))]
    fn cannot_fold(&self, op: Op, need: usize, known: &[Attr]) -> bool {
        let r = &self.records[op.idx()];
        let operands = &self.pool[r.operands as usize..(r.operands + r.n_operands) as usize];
        let row = &FOLD_NEEDS[need];
        if row.equal && operands.windows(2).any(|w| w[0] == w[1]) {
            return false;
        }
        for (i, &v) in operands.iter().enumerate() {
            let Some(def) = self.defs[v.idx()].op() else { continue };
            let kind = self.kinds[def.idx()];
            let slot = &self.slots[kind.idx()];
            if slot.feeds >> need & 1 == 0 {
                continue;
            }
            let Constants::Special(special) = row.constants else { return false };
            if !slot.constant || kind != arith::CONSTANT || (i, operands.len()) != (1, 2) {
                return false;
            }
            let value = match known.get(v.idx()).filter(|_| cfg!(feature = "fast")) {
                Some(a) => a.get(),
                None => fold::constant_in(self.m, def),
            };
            if value.is_none_or(|a| special_value(&self.m.cx, a) & special != 0) {
                return false;
            }
        }
        !row.same_type
            || operands.first().is_none_or(|&v| self.m.value_type.as_slice().get(r.results as usize) != Some(&self.m.value_type[v]))
    }
}

fn outcome(rw: &mut Rewriter<'_>, op: Op, scratch: &mut FoldScratch) -> Outcome {
    if !fold::try_fold(rw.m, op, scratch) {
        return Outcome::No;
    }
    if scratch.results.iter().all(|r| matches!(r, Folded::Value(_))) { Outcome::Values } else { Outcome::Constants }
}

/// [`outcome`] of `llvm.extractvalue`. A member of a member is folded on, unless that ends in a constant; one that is taken
/// from an earlier state of an aggregate is not kept where insertions end at the result of something else.
#[cfg(feature = "extended")]
fn member(rw: &mut Rewriter<'_>, op: Op, scratch: &mut FoldScratch) -> Outcome {
    let (first, attrs) = (rw.m.operand(op, 0), rw.m.op_record[op].attrs);
    let position = rw.m.attr(op, ir::Sym::POSITION).and_then(|a| rw.m.cx.int_array(a)).unwrap_or_default();
    let inner = rw.m.def_op(first).is_some_and(|d| rw.m.op_kind[d] == llvm::EXTRACTVALUE);
    let mut from = first;
    loop {
        let found = outcome(rw, op, scratch);
        let now = rw.m.operand(op, 0);
        if now != from && inner {
            from = now;
            continue;
        }
        let def = rw.m.def_op(now);
        let undone = match inner {
            true => def.is_some_and(|d| rw.m.row(d).traits.has(ir::Traits::CONSTANT_LIKE)),
            false => {
                let (_, end, _) = llvm_fold::member_source(rw.m, now, &position);
                end.get().is_some_and(|end| rw.m.def_op(end).is_some())
            }
        };
        if undone {
            let at = rw.m.op_record[op].operands as usize;
            rw.m.operand_pool[at] = first;
            rw.m.op_record[op].attrs = attrs;
        }
        return found;
    }
}

/// Whether this sweep keeps or converts every constant that an operation folded to.
fn convertible(rw: &mut Rewriter<'_>, op: Op, slots: &[Slot], scratch: &FoldScratch) -> bool {
    scratch.results.iter().enumerate().all(|(i, r)| {
        let Folded::Attr(a) = *r else { return true };
        let ty = rw.m.value_type[rw.m.result(op, i)];
        let Some((kind, _)) = fold::constant_op(rw.m, rw.m.kind(op), a, ty) else { return false };
        let slot = slots[kind.idx()];
        slot.legality == Legality::Legal || (slot.rewrite.is_some() && rw.types.convert(&mut rw.m.cx, ty).is_some())
    })
}

/// The constant that an operation with one result folded to.
fn only_constant(scratch: &FoldScratch) -> Attr {
    match *scratch.results {
        [Folded::Attr(a)] => a,
        _ => Attr::NONE,
    }
}

/// Replaces an operation with one result by a constant, if this sweep converts it.
fn replace_by_constant(rw: &mut Rewriter<'_>, op: Op, value: Attr, slots: &[Slot]) {
    let result = rw.m.result(op, 0);
    let ty = rw.m.value_type[result];
    let Some((kind, attrs)) = fold::constant_op(rw.m, rw.m.kind(op), value, ty) else { return };
    let slot = &slots[kind.idx()];
    let converted = if slot.rewrite.is_some() { rw.types.convert(&mut rw.m.cx, ty) } else { None };
    if let (arith::CONSTANT, Some(ty)) = (kind, converted)
        && slot.legality != Legality::Legal
        && rw.turn_into_constant(op, attrs, ty)
    {
        rw.flags[op.idx()] |= flag::KEEP;
        return;
    }
    if slot.legality == Legality::Legal || converted.is_some() {
        rw.at(op);
        let v = rw.value(kind, &[], ty, attrs);
        rw.repl[result.idx()] = v.0;
        rw.flags[op.idx()] |= flag::GONE | flag::KEEP;
    }
}

/// Replaces an operation by what it folded to.
fn replace(rw: &mut Rewriter<'_>, op: Op, scratch: &FoldScratch) {
    rw.at(op);
    for i in 0..scratch.results.len() {
        let result = rw.m.result(op, i);
        let value = match scratch.results[i] {
            Folded::Value(v) => v,
            Folded::Attr(a) => {
                let ty = rw.m.value_type[result];
                let Some((kind, attrs)) = fold::constant_op(rw.m, rw.m.kind(op), a, ty) else { continue };
                rw.value(kind, &[], ty, attrs)
            }
        };
        rw.repl[result.idx()] = value.0;
    }
    rw.flags[op.idx()] |= flag::GONE | flag::KEEP;
}

/// Two sorted lists as one; of equal operations those of the first list come first.
fn merged(a: &[(Op, Attr)], b: &[(Op, Attr)]) -> Vec<(Op, Attr)> {
    let (mut all, mut from) = (Vec::with_capacity(a.len() + b.len()), 0);
    for &x in b {
        let to = a.partition_point(|y| y.0 <= x.0);
        all.extend_from_slice(&a[from..to.max(from)]);
        all.push(x);
        from = to.max(from);
    }
    all.extend_from_slice(&a[from..]);
    all
}

/// The first operation of which an operand was replaced, perhaps by itself, and those behind it.
fn next_changed<'o>(rw: &Rewriter<'_>, ops: &'o [Op]) -> Option<(Op, &'o [Op])> {
    let (records, pool, repl, flags) = (rw.m.op_record.as_slice(), rw.m.operand_pool.as_slice(), rw.repl.as_slice(), rw.flags.as_slice());
    let i = ops.iter().position(|&op| {
        let r = &records[op.idx()];
        let operands = &pool[r.operands as usize..(r.operands + r.n_operands) as usize];
        operands.iter().any(|v| repl.get(v.idx()).is_some_and(|&r| r != NIL)) || flags[op.idx()] & flag::DIRTY != 0
    })?;
    Some((ops[i], &ops[i + 1..]))
}

/// Makes an operation read what replaced its operands. Whether that changed any, or one was replaced by itself.
fn update_operands(rw: &mut Rewriter<'_>, op: Op) -> bool {
    let r = rw.m.op_record[op];
    let mut changed = false;
    for i in r.operands..r.operands + r.n_operands {
        let old = rw.m.operand_pool[i as usize];
        let mut v = old;
        while let Some(&r) = rw.repl.get(v.idx()).filter(|&&r| r != NIL && r & (LAZY | CONVERTED) == 0 && r != v.0) {
            v = Value(r);
        }
        changed |= v != old || rw.repl.get(v.idx()) == Some(&v.0);
        rw.m.operand_pool[i as usize] = v;
    }
    changed
}
