//! Which operations of a whole module may fold, told from what defines their operands. Text is random to a processor that
//! guesses where branches go, and a wrong guess costs as much as dozens of instructions: the questions are looked up in
//! bits here, and lists are filled by moving their ends, so that nearly nothing depends on what the operations are.

use alloc::vec::Vec;
use ir::dialect::arith;
use ir::dialect::fold_need::{Constants, FOLD_NEEDS, special_value};
use ir::module::ValueDef;
use ir::{Attr, Id, Module, Op, Opcode, Value};

use crate::fold;
use crate::sweep::Slot;

/// Classes of definitions: nothing that anything folds with; up to [`KINDS`] sets of [`Slot::feeds`]; then constants of
/// `arith` by what [`special_value`] says of them.
const KINDS: usize = 32;
/// Bits of [`special_value`].
const SPECIAL: u8 = KINDS as u8 - 1;
/// The class of what any operation that asks may fold with.
const ANY: u8 = KINDS as u8 - 1;

/// What the kinds of operations say about folding, by bits.
pub(crate) struct Needs {
    kinds: Vec<KindNeed>,
    rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug, Default)]
struct KindNeed {
    /// Of what such an operation defines.
    class: u8,
    /// In [`Needs::rows`].
    row: u8,
    constant: bool,
    /// Folds in the last rounds, too.
    late: bool,
}

/// When an operation may fold.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// By class: with such a definition of an operand.
    any: u64,
    /// The same of the second one of two.
    second: u64,
    /// 1 if it always may.
    always: u64,
    /// 1 if it may where its first two operands are equal.
    equal: u64,
    /// Where a look at it says so.
    look: bool,
}

/// Operations in order: those that may fold, and those that may in the last rounds.
pub(crate) struct MayFold {
    pub now: Vec<Op>,
    pub late: Vec<Op>,
}

/// Tells slots what the table of needs says of their kinds; whether these hold constants is known.
pub(crate) fn tell_needs(slots: &mut [Slot]) {
    const { assert!(FOLD_NEEDS.len() <= 64) };
    let mut of_constants = 0;
    for (i, n) in FOLD_NEEDS.iter().enumerate() {
        slots[n.opcode.idx()].need = i as u8 + 1;
        of_constants |= u64::from(n.constants != Constants::None) << i;
        for k in n.kinds {
            slots[k.idx()].feeds |= 1 << i;
        }
    }
    for slot in slots.iter_mut().filter(|s| s.constant) {
        slot.feeds |= of_constants;
    }
}

impl Needs {
    pub fn of(slots: &[Slot]) -> Needs {
        // Rows: never, always, as the table says.
        let mut rows = alloc::vec![Row::default(), Row { always: 1, ..Row::default() }];
        let mut sets = alloc::vec![0u64];
        let mut kinds = Vec::with_capacity(slots.len());
        for s in slots {
            let class = sets.iter().position(|&set| set == s.feeds).unwrap_or_else(|| {
                sets.push(s.feeds);
                sets.len() - 1
            });
            let row = if s.folds { s.need + 1 } else { 0 };
            let class = class.min(ANY as usize) as u8;
            kinds.push(KindNeed { class, row, constant: s.constant, late: s.folds_late() });
        }
        let feeds = |class: u8, need: usize| match class {
            ANY => true,
            _ => sets.get(class as usize).is_some_and(|set| set >> need & 1 != 0),
        };
        for (need, n) in FOLD_NEEDS.iter().enumerate() {
            // Of three operands all may matter where constants do; else memory is the first or the second one.
            let look = n.same_type || n.opcode == arith::SELECT;
            let mut row = Row { equal: n.equal.into(), look, ..Row::default() };
            for class in 0..KINDS as u8 {
                row.any |= u64::from(feeds(class, need)) << class;
            }
            row.second = row.any;
            let constant = slots.get(arith::CONSTANT.idx()).is_some_and(|s| s.feeds >> need & 1 != 0);
            for special in 0..=SPECIAL {
                let bit = u64::from(constant) << (KINDS as u8 + special);
                let folds = !matches!(n.constants, Constants::Special(s) if s & special == 0);
                row.any |= bit;
                row.second |= if folds { bit } else { 0 };
            }
            rows.push(row);
        }
        Needs { kinds, rows }
    }

    /// Sorts out the operations of a module that come first, as many as `ops` has, whose ids are their places; what was made
    /// since they were counted may be an operand. `known` is filled: by value, the constant that it is. `look` is asked about what
    /// bits do not tell.
    pub fn sort(&self, m: &Module, ops: &[Op], known: &mut [Attr], look: impl Fn(Op) -> bool) -> Option<MayFold> {
        let (all, records, pool) = (m.op_kind.as_slice(), m.op_record.as_slice(), m.operand_pool.as_slice());
        let kinds = all.get(..ops.len())?;
        // Values tell what defines them; what operations say of their results would have to be asked whether they have any.
        let class_of = |def: &ValueDef| def.op().and_then(|op| all.get(op.idx())).map_or(0, |&kind| self.kind(kind).class);
        let mut classes: Vec<u8> = m.value_def.as_slice().iter().map(class_of).collect();
        // One more, where lists end that hold everything.
        let list = || alloc::vec![Op::NONE; ops.len() + 1];
        let (mut constants, mut now, mut late) = (list(), list(), list());
        let (mut n_constants, mut n_asked, mut n_late) = (0, 0, 0);
        for (i, &kind) in kinds.iter().enumerate() {
            let k = self.kind(kind);
            constants[n_constants] = Op::new(i);
            n_constants += usize::from(k.constant);
            now[n_asked] = Op::new(i);
            n_asked += usize::from(k.row > 0);
            late[n_late] = Op::new(i);
            n_late += usize::from(k.late);
        }
        let made_since = (ops.len()..all.len()).map(Op::new).filter(|op| self.kind(all[op.idx()]).constant);
        for op in constants.get(..n_constants)?.iter().copied().chain(made_since) {
            let result = records.get(op.idx())?.results as usize;
            let value = fold::constant_in(m, op);
            if let Some(known) = known.get_mut(result) {
                *known = value.unwrap_or(Attr::NONE);
            }
            if all.get(op.idx()) == Some(&arith::CONSTANT) {
                *classes.get_mut(result)? = KINDS as u8 | value.map_or(SPECIAL, |v| special_value(&m.cx, v) & SPECIAL);
            }
        }
        let class = |v: Value| classes.get(v.idx()).unwrap_or(&0) & 63;
        let mut n_now = 0;
        for i in 0..n_asked {
            let op = now[i];
            let (kind, r) = (*kinds.get(op.idx())?, records.get(op.idx())?);
            let (row, first) = (self.rows.get(self.kind(kind).row as usize)?, r.operands as usize);
            // What stands behind the operands belongs to another operation: it is looked up and left alone.
            let (a, b) = match pool.get(first..first + 2) {
                Some(&[a, b]) => (a, b),
                _ => (pool.get(first).copied().unwrap_or(Value(0)), Value(0)),
            };
            let (one, two) = (row.any >> class(a), row.second >> class(b));
            // 1 where they are equal; where there is one; where there are two.
            let equal = u64::from(a.0 ^ b.0).wrapping_sub(1) >> 63;
            let (some, pair) = (u64::from(r.n_operands.min(1)), u64::from(r.n_operands.min(2) >> 1));
            let mut may = row.always | one & some | (two | equal & row.equal) & pair;
            if row.look {
                may = u64::from(look(op));
            }
            now[n_now] = op;
            n_now += (may & 1) as usize;
        }
        now.truncate(n_now);
        late.truncate(n_late);
        Some(MayFold { now, late })
    }

    #[cfg_attr(not(small), inline(always))]
    fn kind(&self, kind: Opcode) -> KindNeed {
        self.kinds.get(kind.idx()).copied().unwrap_or_default()
    }
}
