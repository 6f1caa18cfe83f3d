//! References to symbols inside attributes.

use alloc::vec::Vec;

use ir::{Attr, AttrData, Id, Module};

/// Attributes that were looked at.
#[derive(Debug, Default)]
pub struct SymbolRefs {
    /// By attribute: [`NONE`], or the number of the call that met it last.
    met: Vec<u32>,
    calls: u32,
}

/// No reference is in it, which is so for nearly everything.
const NONE: u32 = u32::MAX;

impl SymbolRefs {
    /// Appends the references to symbols in an attribute, each once.
    pub fn of(&mut self, m: &Module, attr: Attr, out: &mut Vec<Attr>) {
        if self.met.len() < m.cx.attrs.len() {
            self.met.resize(m.cx.attrs.len(), 0);
        }
        self.calls += 1;
        let before = out.len();
        let mut stack = alloc::vec![attr];
        while let Some(a) = stack.pop() {
            // A record need not have all its fields.
            if a.is_none() || self.met[a.idx()] == NONE || core::mem::replace(&mut self.met[a.idx()], self.calls) == self.calls {
                continue;
            }
            match m.cx.attr_data(a) {
                AttrData::Symbol { .. } => out.push(a),
                AttrData::Array(l) | AttrData::Record { fields: l, .. } => stack.extend(m.cx.attrs_in(l)),
                AttrData::Dict(_) => stack.extend(m.cx.dict_entries(a).map(|e| e.1)),
                AttrData::Distinct { attr, .. } => stack.push(attr),
                _ => self.met[a.idx()] = NONE,
            }
        }
        if out.len() == before {
            self.met[attr.idx()] = NONE;
        }
    }
}
