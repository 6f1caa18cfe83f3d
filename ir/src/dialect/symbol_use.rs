//! What references to symbols must refer to: calls, function constants, uses of globals. Runs after everything else
//! was verified, with symbol tables made once.

use crate::attr::AttrData;
use crate::diag::{Diagnostic, Diags};
use crate::dialect::{func, memref};
use crate::id::{Op, Sym, Type, Value};
use crate::module::Module;
use crate::segments::SymbolTables;
use crate::ty::TypeData;
use crate::verify::{op_error, type_text};

/// The operation that a symbol attribute refers to, and the name that it was asked for.
fn target(m: &Module, tables: &mut SymbolTables, op: Op, attr: Sym, nearest: Op) -> Option<(Sym, Option<Op>)> {
    let reference = m.attr(op, attr)?;
    let AttrData::Symbol { root, nested } = m.cx.attr_data(reference) else { return None };
    let mut at = tables.lookup_in(m, nearest, root);
    for &name in m.cx.lists.get(nested) {
        at = at.and_then(|t| tables.lookup_in(m, t, Sym(name)));
    }
    Some((root, at))
}

/// Adds what a name stands for, if it stands for something else than was asked for.
fn with_other(m: &Module, d: Diagnostic, found: Option<Op>) -> Diagnostic {
    match found {
        Some(other) => d.note(m.op_record[other].loc, alloc::format!("the symbol is this '{}' operation", m.op_name(other))),
        None => d,
    }
}

/// `func.call`: a function of the same signature.
pub fn call(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((name, found)) = target(m, tables, op, Sym::CALLEE, nearest) else { return };
    let Some(callee) = found.filter(|&f| m.kind(f) == func::FUNC) else {
        let e = op_error(m, op, "callee", alloc::format!("'{}' does not reference a valid function", m.cx.str(name)));
        d.push(with_other(m, e, found));
        return;
    };
    let Some(TypeData::Function { inputs, results }) = function_type(m, callee) else { return };
    let here = |e: Diagnostic| e.note(m.op_record[callee].loc, "the callee is declared here");
    if inputs.len as usize != m.n_operands(op) {
        let text = alloc::format!(
            "incorrect number of operands for callee: passed {}, @{} takes {}",
            m.n_operands(op),
            m.cx.str(name),
            inputs.len
        );
        d.push(here(op_error(m, op, "callee-type", text)));
        return;
    }
    for (i, (&v, want)) in m.operands(op).iter().zip(m.cx.types_in(inputs)).enumerate() {
        if m.ty(v) != want {
            let (want, found) = (type_text(m, want), type_text(m, m.ty(v)));
            let text =
                alloc::format!("operand type mismatch: expected operand type '{want}', but provided '{found}' for operand number {i}");
            d.push(here(op_error(m, op, "callee-type", text)));
            return;
        }
    }
    if results.len as usize != m.n_results(op) {
        let text = alloc::format!(
            "incorrect number of results for callee: takes {}, @{} returns {}",
            m.n_results(op),
            m.cx.str(name),
            results.len
        );
        d.push(here(op_error(m, op, "callee-type", text)));
        return;
    }
    for (i, (v, want)) in m.results(op).zip(m.cx.types_in(results)).enumerate() {
        if m.ty(v) != want {
            let (want, found) = (type_text(m, want), type_text(m, m.ty(v)));
            d.push(here(op_error(
                m,
                op,
                "callee-type",
                alloc::format!("result type mismatch at index {i}: the call has '{found}', the callee returns '{want}'"),
            )));
            return;
        }
    }
}

fn function_type(m: &Module, func: Op) -> Option<TypeData> {
    Some(m.cx.type_data(m.cx.type_value(m.attr(func, Sym::FUNCTION_TYPE)?)?))
}

/// `func.constant`: a function of the type of the result.
pub fn function_constant(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((name, found)) = target(m, tables, op, Sym::VALUE, nearest) else { return };
    let Some(f) = found.filter(|&f| m.kind(f) == func::FUNC) else {
        let e = op_error(m, op, "callee", alloc::format!("reference to undefined function '{}'", m.cx.str(name)));
        d.push(with_other(m, e, found));
        return;
    };
    result_has_type(m, op, f, Sym::FUNCTION_TYPE, "reference to function with mismatched type", d);
}

/// `memref.get_global`: a global of the type of the result.
pub fn get_global(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((name, found)) = target(m, tables, op, Sym::NAME, nearest) else { return };
    let Some(g) = found.filter(|&f| m.kind(f) == memref::GLOBAL) else {
        let e = op_error(m, op, "global", alloc::format!("'{}' does not reference a valid global memref", m.cx.str(name)));
        d.push(with_other(m, e, found));
        return;
    };
    result_has_type(m, op, g, Sym::TYPE, "result type does not match the type of the global memref", d);
}

fn result_has_type(m: &Module, op: Op, symbol: Op, attr: Sym, text: &str, d: &mut Diags) {
    let want: Option<Type> = m.attr(symbol, attr).and_then(|a| m.cx.type_value(a));
    let found: Option<Type> = m.results(op).next().map(|v: Value| m.ty(v));
    if let (Some(want), Some(found)) = (want, found)
        && want != found
    {
        let text = alloc::format!("{text}: the result is '{}', the symbol '{}'", type_text(m, found), type_text(m, want));
        d.push(op_error(m, op, "symbol-type", text).note(m.op_record[symbol].loc, "declared here"));
    }
}
