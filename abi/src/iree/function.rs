//! What a function operation says: its name, its types, the attributes of its arguments and results. Any operation with
//! a `sym_name` and a `function_type` is a function, so those of IREE's dialects are, too.

use alloc::vec::Vec;
use ir::{Attr, AttrData, Context, Module, Op, Sym, Type, TypeData};

/// A function's signature.
#[derive(Clone, Debug)]
pub struct Function {
    /// The operation.
    pub op: Op,
    /// Its name.
    pub name: Sym,
    /// Types of its arguments.
    pub inputs: Vec<Type>,
    /// Types of its results.
    pub results: Vec<Type>,
    /// Attributes of each argument.
    pub arg_attrs: Vec<Attr>,
    /// Attributes of each result.
    pub res_attrs: Vec<Attr>,
}

/// All functions of a module, in order.
pub fn functions(m: &Module) -> Vec<Function> {
    let mut found = Vec::new();
    if let Some(root) = m.root {
        ir::walk(m, root, &mut |op| found.extend(Function::of(m, op)));
    }
    found
}

impl Function {
    /// The signature of a function operation; `None` if it is none.
    pub fn of(m: &Module, op: Op) -> Option<Function> {
        let cx = &m.cx;
        // Operations without a table keep their inherent attributes apart.
        let inherent = match m.attr(op, Sym::PROPERTIES) {
            Some(a) if matches!(cx.attr_data(a), AttrData::Dict(_)) => a,
            _ => Attr::EMPTY_DICT,
        };
        let attr = |name: Sym| m.attr(op, name).or_else(|| cx.dict_get(inherent, name));
        let name = cx.str_value(attr(Sym::SYM_NAME)?)?;
        let (inputs, results) = match cx.type_data(cx.type_value(attr(Sym::FUNCTION_TYPE)?)?) {
            TypeData::Function { inputs, results } => (cx.type_vec(inputs), cx.type_vec(results)),
            TypeData::LlvmFunc { ret, params, .. } => {
                let results = if ret == Type::LLVM_VOID { Vec::new() } else { [ret].to_vec() };
                (cx.type_vec(params), results)
            }
            _ => return None,
        };
        let dicts = |name: Sym, n: usize| {
            let mut dicts = attr(name).and_then(|a| cx.array_items(a)).unwrap_or_default();
            dicts.resize(n, Attr::EMPTY_DICT);
            dicts
        };
        let arg_attrs = dicts(Sym::ARG_ATTRS, inputs.len());
        let res_attrs = dicts(Sym::RES_ATTRS, results.len());
        Some(Function { op, name, inputs, results, arg_attrs, res_attrs })
    }
}

/// An entry of a dictionary by name, without making a symbol of the name.
pub fn entry(cx: &Context, dict: Attr, name: &str) -> Option<Attr> {
    if !matches!(cx.attr_data(dict), AttrData::Dict(_)) {
        return None;
    }
    cx.dict_entries(dict).find(|e| cx.str(e.0) == name).map(|e| e.1)
}

/// A string entry of a dictionary.
pub fn string(cx: &Context, dict: Attr, name: &str) -> Option<Sym> {
    entry(cx, dict, name).and_then(|a| cx.str_value(a))
}
