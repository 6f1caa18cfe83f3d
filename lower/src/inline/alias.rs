//! Scopes of aliasing of what is inlined: every copy gets its own, and arguments that nothing else points to become scopes.
//! Source: LLVM Language Reference, "noalias and alias.scope Metadata".

use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{llvm, records as r};
use ir::map::Map;
use ir::{Attr, AttrData, Block, Def, Module, NewOp, Op, Sym, Traits, Value, segments};

use super::Inliner;
use super::copy::Copy;
use super::llvm::{Mark, append_to, has_field};
use crate::fold;
use crate::llvm_export::{distinct, record};

/// What an address is computed from.
struct Objects {
    /// (argument of a block, what a branch passes), sorted.
    passed: Vec<(Value, Value)>,
}

impl Inliner<'_> {
    /// Scopes of the copy, of its arguments, and of the call.
    pub(super) fn alias_scopes(&mut self, call: Op, copy: &Copy, marks: &[Mark]) {
        self.fresh_scopes(copy);
        self.argument_scopes(call, copy, marks);
        for mark in marks {
            let result = self.m.result(mark.copy, 0);
            self.chains.replace(result, mark.value);
            super::chain::erase(self.m, mark.copy);
        }
        for name in [Sym::ALIAS_SCOPES, Sym::NOALIAS_SCOPES] {
            if let Some(scopes) = self.m.attr(call, name) {
                for &op in &copy.ops {
                    if has_field(self.m, op, Sym::ALIAS_SCOPES) {
                        append_to(self.m, op, name, scopes);
                    }
                }
            }
        }
    }

    /// The scopes that the copy declares are not those of other copies.
    fn fresh_scopes(&mut self, copy: &Copy) {
        let mut known: Map<Attr, Attr> = Map::default();
        for &op in &copy.ops {
            for name in [Sym::ALIAS_SCOPES, Sym::NOALIAS_SCOPES] {
                let Some(list) = self.m.attr(op, name).and_then(|a| self.m.cx.array_items(a)) else { continue };
                let new: Vec<Attr> = list.into_iter().map(|s| fresh(self.m, &mut known, s)).collect();
                let new = self.m.cx.array_attr(&new);
                self.m.set_attr(op, name, new);
            }
            if self.m.kind(op) == llvm::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL
                && let Some(scope) = self.m.attr(op, Sym::SCOPE)
            {
                let new = fresh(self.m, &mut known, scope);
                self.m.set_attr(op, Sym::SCOPE, new);
            }
        }
    }

    /// A scope for each argument that nothing else points to, on what surely does or does not go through it.
    fn argument_scopes(&mut self, call: Op, copy: &Copy, marks: &[Mark]) {
        // In the order of the arguments; those of one value the last one first.
        let mut order: Vec<usize> = Vec::new();
        let mut done = vec![false; marks.len()];
        for i in 0..marks.len() {
            for k in (0..marks.len()).rev() {
                if marks[k].value == marks[i].value && !core::mem::replace(&mut done[k], true) && marks[k].noalias {
                    order.push(k);
                }
            }
        }
        if order.is_empty() {
            return;
        }
        let callee = self.m.attr(call, Sym::CALLEE).and_then(|a| self.m.cx.flat_symbol(a));
        let id = distinct(self.m);
        let description = callee.map_or(Attr::NONE, |c| self.m.cx.sym_str_attr(c));
        let domain = record(self.m, r::LLVM_ALIAS_SCOPE_DOMAIN, &[("id", id), ("description", description)]);
        let (loc, region) = (self.m.op_record[call].loc, self.region_of(call));
        let mut scopes: Vec<(Value, Attr)> = Vec::new();
        for k in order {
            let id = distinct(self.m);
            let scope = record(self.m, r::LLVM_ALIAS_SCOPE, &[("id", id), ("domain", domain)]);
            scopes.push((self.m.result(marks[k].copy, 0), scope));
            let attrs = self.m.cx.dict_one(Sym::SCOPE, scope);
            let decl = self.m.append(NewOp { attrs, ..NewOp::new(llvm::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL, loc) });
            self.m.op_record[decl].block = self.m.op_record[call].block;
            self.chains.insert_before(region, call, decl);
        }
        let objects = Objects::of(self.m, &copy.blocks);
        let is_mark = |v: Value| marks.iter().any(|k| self.m.result(k.copy, 0) == v);
        let mut found: Vec<(Op, Sym, Vec<Attr>)> = Vec::new();
        for &op in &copy.ops {
            if !has_field(self.m, op, Sym::ALIAS_SCOPES) {
                continue;
            }
            let Some(based) = objects.of_pointers(self.m, &accessed(self.m, op)) else { continue };
            let (mut others, mut unknown) = (false, false);
            for &object in &based {
                if fold::constant_of(self.m, object).is_some() || is_constant(self.m, object) {
                    continue;
                }
                if is_mark(object) {
                    others |= self.release.inline_guards && scopes.iter().all(|s| s.0 != object);
                } else if self.m.def_op(object).is_some_and(|d| matches!(self.m.kind(d), llvm::ALLOCA | llvm::MLIR_ADDRESSOF)) {
                    others = true;
                } else {
                    unknown = true;
                }
            }
            if unknown {
                continue;
            }
            let apart: Vec<Attr> = scopes.iter().filter(|s| !based.contains(&s.0)).map(|s| s.1).collect();
            found.push((op, Sym::NOALIAS_SCOPES, apart));
            if !others && self.m.kind(op) != llvm::CALL {
                let of: Vec<Attr> = scopes.iter().filter(|s| based.contains(&s.0)).map(|s| s.1).collect();
                found.push((op, Sym::ALIAS_SCOPES, of));
            }
        }
        for (op, name, list) in found.into_iter().filter(|f| !f.2.is_empty()) {
            let list = self.m.cx.array_attr(&list);
            append_to(self.m, op, name, list);
        }
    }
}

/// A scope like another one, and a domain like its domain, made once.
fn fresh(m: &mut Module, known: &mut Map<Attr, Attr>, scope: Attr) -> Attr {
    if let Some(&new) = known.get(&scope) {
        return new;
    }
    let AttrData::Record { def, fields } = m.cx.attr_data(scope) else { return scope };
    let mut list: Vec<Attr> = m.cx.attrs_in(fields).collect();
    if def == r::LLVM_ALIAS_SCOPE
        && let Some(&domain) = list.get(1)
        && domain.is_some()
    {
        // A domain holds no domain, so this goes one deep.
        list[1] = fresh(m, known, domain);
    }
    if def == r::LLVM_ALIAS_SCOPE || def == r::LLVM_ALIAS_SCOPE_DOMAIN {
        list[0] = distinct(m);
    }
    let fields = m.cx.attr_list(&list);
    let new = m.cx.attr(AttrData::Record { def, fields });
    known.insert(scope, new);
    new
}

/// Constants that fold to no attribute.
fn is_constant(m: &Module, v: Value) -> bool {
    m.def_op(v).is_some_and(|d| m.row(d).traits.has(Traits::CONSTANT_LIKE) && m.kind(d) != llvm::MLIR_ADDRESSOF)
}

/// The pointers through which an operation accesses memory.
fn accessed(m: &Module, op: Op) -> Vec<Value> {
    let first = match m.kind(op) {
        llvm::STORE => m.operands(op).get(1..2),
        llvm::LOAD | llvm::ATOMICRMW | llvm::CMPXCHG => m.operands(op).get(..1),
        _ => Some(m.operands(op)),
    };
    let pointer = |v: &Value| matches!(m.type_data(*v), ir::TypeData::LlvmPtr { .. });
    first.unwrap_or(&[]).iter().copied().filter(pointer).collect()
}

impl Objects {
    fn of(m: &Module, blocks: &[(Block, Vec<Op>)]) -> Objects {
        let mut passed: Vec<(Value, Value)> = Vec::new();
        for end in blocks.iter().filter_map(|b| b.1.last().copied()) {
            segments::for_each_successor(m, end, |_, to, range| {
                passed.extend(m.block_args(to).zip(range).map(|(a, i)| (a, m.operand(end, i))));
            });
        }
        ir::order::sort_by_key(&mut passed, |&x| x);
        Objects { passed }
    }

    /// The values that pointers are computed from, through views, choices and arguments of blocks; none if one of them
    /// is not known.
    fn of_pointers(&self, m: &Module, pointers: &[Value]) -> Option<Vec<Value>> {
        let (mut out, mut todo, mut seen) = (Vec::new(), pointers.to_vec(), Vec::new());
        while let Some(v) = todo.pop() {
            if seen.contains(&v) {
                continue;
            }
            seen.push(v);
            match m.def(v) {
                Def::Result(op, _) => {
                    let view = m.row(op).traits.has(Traits::VIEW_LIKE) || m.kind(op) == llvm::GETELEMENTPTR;
                    match m.kind(op) {
                        _ if view => todo.push(m.operand(op, 0)),
                        llvm::SELECT => todo.extend_from_slice(&m.operands(op)[1..]),
                        _ => out.push(v),
                    }
                }
                Def::Arg(..) => {
                    let from = self.passed.partition_point(|p| p.0 < v);
                    let before = todo.len();
                    todo.extend(self.passed[from..].iter().take_while(|p| p.0 == v).map(|p| p.1));
                    if todo.len() == before {
                        return None;
                    }
                }
            }
        }
        Some(out)
    }
}
