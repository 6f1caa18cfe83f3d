//! The verifier of a module that is there part by part (see `text::parse_parts`): what [`super::verify`] checks, with
//! references to symbols looked up in what all parts define. A reference to what comes later waits until the end.

use alloc::string::String;
use alloc::vec::Vec;
use hashbrown::HashMap;

use super::verify_op::Plans;
use super::{Walk, type_text};
use crate::diag::Diags;
use crate::dialect::{func, memref};
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::store::FxBuild;
use crate::ty::TypeData;

/// Verifies parts of one module, which have one context and whose operations are functions and globals of memory.
#[derive(Default)]
pub struct PartVerifier {
    plans: Option<Plans>,
    /// By name: the type of the function or of the global of memory, [`Type::NONE`] if there is none.
    functions: Vec<Type>,
    globals: Vec<Type>,
    /// Calls of what was not defined yet: the name, and how many of `types` are operands and results.
    calls: Vec<(Sym, u32, u32)>,
    types: Vec<Type>,
    /// Names called by the last part.
    called: Vec<Sym>,
}

/// Types of operands and of results, by their numbers in [`Told::types`].
type Numbers = (Vec<u32>, Vec<u32>);

/// What several verifiers know of functions, each of other parts of one module.
#[derive(Default)]
pub struct Told {
    types: HashMap<String, u32, FxBuild>,
    functions: HashMap<String, Numbers, FxBuild>,
    calls: Vec<(String, Numbers)>,
    twice: bool,
}

impl Told {
    /// Whether no function is there twice and all calls are right.
    pub fn is_right(&self) -> bool {
        !self.twice && self.calls.iter().all(|c| self.functions.get(&c.0) == Some(&c.1))
    }
}

impl PartVerifier {
    /// Verifies a part. `false` if anything is wrong, or defined twice, or refers to symbols in another way than calls of
    /// functions and uses of globals that were defined before. Linear in the part.
    pub fn verify(&mut self, m: &mut Module) -> bool {
        let Some(root) = m.root else { return false };
        let mut plans = self.plans.take().unwrap_or_else(|| Plans::new(m));
        plans.know_attrs(m);
        let mut w = Walk { distinct: true, ..Walk::with(plans, m) };
        let mut diags = Diags::default();
        w.run(m, root, &mut diags);
        self.plans = Some(w.plans);
        self.called.clear();
        diags.list.is_empty() && self.define(m, root) && w.symbol_users.iter().all(|&(op, table)| table == root && self.refers(m, op))
    }

    /// The names that the last part calls, some of them more than once.
    pub fn called(&self) -> &[Sym] {
        &self.called
    }

    /// Whether all calls of what came later were right; `m` is any part.
    pub fn finish(&self, m: &Module) -> bool {
        let mut rest = &self.types[..];
        self.calls.iter().all(|&(name, n_operands, n_results)| {
            let (operands, after) = rest.split_at(n_operands as usize);
            let (results, after) = after.split_at(n_results as usize);
            rest = after;
            let function = self.functions.get(name.0 as usize).copied().unwrap_or(Type::NONE);
            takes(m, function, operands.iter().copied(), results.iter().copied())
        })
    }

    /// Adds what is defined and called here to what others tell, who have contexts of their own; `m` is any part.
    pub fn tell(&self, m: &Module, all: &mut Told) {
        let mut known: Vec<u32> = Vec::new();
        let mut number = |ty: Type| -> u32 {
            known.resize(known.len().max(ty.0 as usize + 1), u32::MAX);
            if known[ty.0 as usize] == u32::MAX {
                let next = all.types.len() as u32;
                known[ty.0 as usize] = *all.types.entry(type_text(m, ty)).or_insert(next);
            }
            known[ty.0 as usize]
        };
        for (i, &ty) in self.functions.iter().enumerate().filter(|f| f.1.is_some()) {
            let TypeData::Function { inputs, results } = m.cx.type_data(ty) else { continue };
            let signature = (m.cx.types_in(inputs).map(&mut number).collect(), m.cx.types_in(results).map(&mut number).collect());
            all.twice |= all.functions.insert(m.cx.str(Sym(i as u32)).into(), signature).is_some();
        }
        let mut rest = &self.types[..];
        for &(name, n_operands, n_results) in &self.calls {
            let (operands, after) = rest.split_at(n_operands as usize);
            let (results, after) = after.split_at(n_results as usize);
            rest = after;
            let here = self.functions.get(name.0 as usize).copied().unwrap_or(Type::NONE);
            if !takes(m, here, operands.iter().copied(), results.iter().copied()) {
                let signature = (operands.iter().copied().map(&mut number).collect(), results.iter().copied().map(&mut number).collect());
                all.calls.push((m.cx.str(name).into(), signature));
            }
        }
    }

    /// Notes what a part defines; whether all of it is new.
    fn define(&mut self, m: &Module, root: Op) -> bool {
        let Some(body) = m.entry_block(root, 0) else { return false };
        self.functions.resize(m.cx.strs.len(), Type::NONE);
        self.globals.resize(m.cx.strs.len(), Type::NONE);
        m.block_ops(body).iter().all(|&op| {
            let (column, key) = match m.kind(op) {
                func::FUNC => (0, Sym::FUNCTION_TYPE),
                memref::GLOBAL => (1, Sym::TYPE),
                _ => return false,
            };
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)).map(|n| n.0 as usize);
            let ty = m.attr(op, key).and_then(|a| m.cx.type_value(a));
            let (Some(name), Some(ty)) = (name, ty) else { return false };
            let new = self.functions[name].is_none() && self.globals[name].is_none();
            [&mut self.functions, &mut self.globals][column][name] = ty;
            new
        })
    }

    /// Whether a reference to a symbol is right, or to what is not known yet.
    fn refers(&mut self, m: &Module, op: Op) -> bool {
        let key = if m.kind(op) == func::CALL { Sym::CALLEE } else { Sym::NAME };
        let Some(name) = m.attr(op, key).and_then(|a| m.cx.flat_symbol(a)) else { return false };
        let of = |column: &[Type]| column.get(name.0 as usize).copied().unwrap_or(Type::NONE);
        let operands = m.operands(op).iter().map(|&v| m.ty(v));
        let mut results = m.results(op).map(|v| m.ty(v));
        match m.kind(op) {
            memref::GET_GLOBAL => results.next() == Some(of(&self.globals)),
            func::CALL => {
                self.called.push(name);
                let function = of(&self.functions);
                if function.is_some() {
                    return takes(m, function, operands, results);
                }
                self.types.extend(operands.chain(results));
                self.calls.push((name, m.n_operands(op) as u32, m.n_results(op) as u32));
                true
            }
            _ => false,
        }
    }
}

/// Whether a function of a type takes operands of these types and gives results of these.
fn takes(m: &Module, function: Type, operands: impl Iterator<Item = Type>, results: impl Iterator<Item = Type>) -> bool {
    if function.is_none() {
        return false;
    }
    let TypeData::Function { inputs, results: given } = m.cx.type_data(function) else { return false };
    m.cx.types_in(inputs).eq(operands) && m.cx.types_in(given).eq(results)
}
