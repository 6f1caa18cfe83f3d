//! An object part by part, as the whole job on a long text makes it: functions are read, lowered, made code of and
//! dropped. The object is the one that the whole module would become; what cannot be so is left to whoever takes the module
//! as a whole.

use alloc::vec::Vec;

use ir::{Diags, Module, Source};

use super::obj::{Object, Symbol};
use super::{Gen, State};
use crate::ll::parts::Kept;
use crate::ll::rules::RuleTable;

/// An object being made in parts.
pub struct ObjectWriter {
    rules: RuleTable,
    kept: Option<(Kept, State)>,
    /// Symbols of the runtime's functions by part, those of the first part first.
    runtime: Vec<Vec<u32>>,
    /// Symbols of all else, in order.
    order: Vec<u32>,
    /// Whether a symbol has its place in one of these.
    placed: Vec<bool>,
}

impl ObjectWriter {
    /// Begins with what the root of the module says. The code will have about so many bytes. `None` if the root has no data
    /// layout that can be read.
    pub fn new(m: &Module, capacity: usize, diags: &mut Diags) -> Option<ObjectWriter> {
        let (facts, dl) = super::layout(m, diags)?;
        let mut state = State::new();
        state.in_parts = true;
        state.obj.section(super::Section::Text).bytes.reserve(capacity);
        let kept = Some((Kept::new(facts, dl, 64), state));
        Some(ObjectWriter {
            rules: RuleTable::new(m.cx.registry.len(), &[]),
            kept,
            runtime: Vec::new(),
            order: Vec::new(),
            placed: Vec::new(),
        })
    }

    /// Makes code of a lowered part. The first `n_declared` of its operations are declarations of runtime functions. The
    /// first part has all global variables. `None` if there is anything to report.
    pub fn part(&mut self, m: &Module, source: Source<'_>, n_declared: usize, diags: &mut Diags) -> Option<()> {
        let body = m.entry_block(m.root?, 0)?;
        let before = diags.n_errors;
        let (kept, state) = self.kept.take()?;
        let mut g = Gen::of(kept.writer(m, source, &self.rules, diags), state);
        g.order.clear();
        g.ops(m.block_ops(body));
        let (declared, own) = g.order.split_at_checked(n_declared)?;
        self.placed.resize(g.obj.symbols.len(), false);
        // Declarations that earlier parts made as well have their place already.
        let mut new = Vec::new();
        for (&n, list) in declared.iter().map(|n| (n, true)).chain(own.iter().map(|n| (n, false))) {
            if !core::mem::replace(&mut self.placed[n as usize], true) {
                if list { new.push(n) } else { self.order.push(n) }
            }
        }
        if !new.is_empty() {
            self.runtime.push(new);
        }
        let (w, state) = g.leave();
        let failed = w.diags.n_errors > before;
        self.kept = Some((Kept::of(w), state));
        (!failed).then_some(())
    }

    /// The object, its symbols in the order in which the whole module declares them.
    pub fn finish(self) -> Option<Object> {
        let (_, state) = self.kept?;
        let mut object = state.obj;
        let none = u32::MAX;
        let mut number = alloc::vec![none; object.symbols.len()];
        let mut symbols: Vec<Symbol> = Vec::with_capacity(object.symbols.len());
        let declared = self.runtime.iter().rev().flatten().chain(&self.order).copied();
        for n in core::iter::once(super::TEXT).chain(declared).chain(0..number.len() as u32) {
            if number[n as usize] == none {
                number[n as usize] = symbols.len() as u32;
                symbols.push(object.symbols[n as usize]);
            }
        }
        object.symbols = symbols;
        for r in object.sections.iter_mut().flat_map(|s| &mut s.relocs) {
            r.symbol = number[r.symbol as usize];
        }
        Some(object)
    }
}
