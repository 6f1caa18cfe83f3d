//! Operations that are appended again and again, with other operands each time: what a rewriting makes of an operation is
//! mostly what it made of the one before. Columns are copied in one go, which costs a fraction of appending the operations.

use alloc::vec::Vec;

use crate::id::{Block, Loc, Op, Opcode, Type, Value};
use crate::module::{Module, NO_EXTRA, OpRecord, ValueDef};

/// Marks the number of a value from outside in an operand.
const OUTER: u32 = 1 << 31;

/// What is computed of columns is computed for so many entries at a time, as patterns are short; what was too much is cut off.
const LANES: usize = 8;

/// Operations in a row without regions, successors and names, all of one location.
#[derive(Clone, Debug)]
pub struct Pattern {
    kinds: Vec<Opcode>,
    /// Operands and results count from the first of the pattern.
    records: Vec<OpRecord>,
    /// Results of the pattern by number, and
    operands: Vec<u32>,
    /// values from outside: where they stand among the operands, and which they are.
    outer: Vec<(u32, u32)>,
    types: Vec<Type>,
    /// Which of the operations a result is of.
    defs: Vec<u32>,
    n_operands: usize,
    n_outer: usize,
}

/// The values from outside that a pattern is appended for.
#[derive(Clone, Copy, Debug)]
pub enum Outer {
    /// Operands: so many from a place in the pool on.
    Operands(u32, u32),
    /// So many values in a row.
    Values(Value, u32),
}

/// Where operations begin that are to become a [`Pattern`].
#[derive(Clone, Copy, Debug)]
pub struct Start {
    op: u32,
    operand: u32,
    value: u32,
}

impl Pattern {
    /// What stands for value `i` from outside while operations are appended that are to become a pattern.
    pub fn outer(i: usize) -> Value {
        Value(OUTER | i as u32)
    }
    /// Number of results of all operations.
    pub fn n_values(&self) -> usize {
        self.types.len()
    }
}

impl Module {
    /// The place that the next operation gets.
    pub fn pattern_start(&self) -> Start {
        Start { op: self.op_kind.len() as u32, operand: self.operand_pool.len() as u32, value: self.value_type.len() as u32 }
    }
    /// Puts the values from outside in the place of what stood for them ([`Pattern::outer`]) in the operations since `start`.
    /// The pattern, if these can be one.
    pub fn pattern_end(&mut self, start: Start, outer: &[Value], loc: Loc) -> Option<Pattern> {
        let mut operands = Vec::with_capacity(self.operand_pool.len() - (start.operand as usize).min(self.operand_pool.len()));
        let (mut fine, mut others) = (true, Vec::new());
        for (i, v) in self.operand_pool.get_mut(start.operand as usize..)?.iter_mut().enumerate() {
            if v.0 & OUTER != 0 {
                others.push((i as u32, v.0 & !OUTER));
                operands.push(0);
                *v = outer.get((v.0 & !OUTER) as usize).copied().unwrap_or(*v);
            } else {
                fine &= v.0 >= start.value;
                operands.push(v.0.wrapping_sub(start.value));
            }
        }
        let mut records = Vec::with_capacity(self.op_kind.len() - (start.op as usize).min(self.op_kind.len()));
        let (mut at, mut result) = (start.operand, start.value);
        for &r in self.op_record.as_slice().get(start.op as usize..)? {
            fine &= r.operands == at && r.results == result && r.loc == loc && r.extra == NO_EXTRA && r.block == Block::NONE;
            (at, result) = (at + r.n_operands, result + r.n_results);
            records.push(OpRecord { operands: r.operands - start.operand, results: r.results.wrapping_sub(start.value), ..r });
        }
        if !fine || at as usize != self.operand_pool.len() || result as usize != self.value_type.len() {
            return None;
        }
        let mut defs = Vec::with_capacity(self.value_type.len() - start.value as usize);
        for (i, r) in records.iter().enumerate() {
            defs.extend(core::iter::repeat_n(i as u32, r.n_results as usize));
        }
        // Loops over a whole number of lanes need no end of their own.
        let n_operands = operands.len();
        for column in [&mut defs, &mut operands] {
            column.resize(column.len().next_multiple_of(LANES), 0);
        }
        let kinds = self.op_kind.as_slice()[start.op as usize..].to_vec();
        let types = self.value_type.as_slice()[start.value as usize..].to_vec();
        Some(Pattern { kinds, records, operands, outer: others, types, defs, n_operands, n_outer: outer.len() })
    }
    /// Appends the operations of a pattern. The first of their results; `None` if it is for another number of values.
    pub fn append_pattern(&mut self, p: &Pattern, outer: Outer, loc: Loc) -> Option<Value> {
        let (Outer::Operands(_, n) | Outer::Values(_, n)) = outer;
        if n as usize != p.n_outer {
            return None;
        }
        let (op, operand, value) = (self.op_kind.len() as u32, self.operand_pool.len() as u32, self.value_type.len() as u32);
        self.op_kind.extend(&p.kinds);
        self.value_type.extend(&p.types);
        self.value_def.extend_from_iter(p.defs.iter().map(|d| ValueDef::result(Op(op + d))));
        self.value_def.truncate(self.value_type.len());
        self.op_record.extend_from_iter(p.records.iter().map(|r| OpRecord {
            operands: r.operands.wrapping_add(operand),
            results: r.results.wrapping_add(value),
            loc,
            ..*r
        }));
        self.operand_pool.extend(p.operands.iter().map(|v| Value(v.wrapping_add(value))));
        self.operand_pool.truncate(operand as usize + p.n_operands);
        let (old, new) = self.operand_pool.split_at_mut_checked(operand as usize)?;
        match outer {
            Outer::Operands(from, n) => {
                let outer = old.get(from as usize..(from + n) as usize)?;
                for &(at, i) in &p.outer {
                    if let (Some(slot), Some(&v)) = (new.get_mut(at as usize), outer.get(i as usize)) {
                        *slot = v;
                    }
                }
            }
            Outer::Values(first, _) => {
                for &(at, i) in &p.outer {
                    if let Some(slot) = new.get_mut(at as usize) {
                        *slot = Value(first.0 + i);
                    }
                }
            }
        }
        Some(Value(value))
    }
}
