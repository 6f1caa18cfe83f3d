//! Which `llvm.` attributes the arguments and results of functions may have, on which types.
//! Source: LLVM LangRef, "Parameter Attributes"; MLIR documentation, "'llvm' Dialect".

use alloc::format;

use super::llvm_type::is_llvm_compatible;
use crate::attr::AttrData;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::ty::TypeData;
use crate::verify::op_error;

/// What the attribute is.
#[derive(Clone, Copy, PartialEq)]
enum Value {
    Unit,
    Int,
    Align,
    Type,
}
/// What it may stand on.
#[derive(Clone, Copy, PartialEq)]
enum On {
    Any,
    Ptr,
    Int,
}

/// Name, kind, type it stands on, whether results may have it.
const TABLE: &[(Sym, Value, On, bool)] = &[
    (Sym::LLVM_ALIGN, Value::Align, On::Ptr, true),
    (Sym::LLVM_ALIGNSTACK, Value::Align, On::Any, false),
    (Sym::LLVM_ALLOCALIGN, Value::Unit, On::Int, false),
    (Sym::LLVM_ALLOCPTR, Value::Unit, On::Ptr, false),
    (Sym::LLVM_BYREF, Value::Type, On::Ptr, false),
    (Sym::LLVM_BYVAL, Value::Type, On::Ptr, false),
    (Sym::LLVM_DEREFERENCEABLE, Value::Int, On::Ptr, true),
    (Sym::LLVM_DEREFERENCEABLE_OR_NULL, Value::Int, On::Ptr, true),
    (Sym::LLVM_INALLOCA, Value::Type, On::Ptr, false),
    (Sym::LLVM_INREG, Value::Unit, On::Any, true),
    (Sym::LLVM_NEST, Value::Unit, On::Ptr, false),
    (Sym::LLVM_NOALIAS, Value::Unit, On::Ptr, true),
    (Sym::LLVM_NOCAPTURE, Value::Unit, On::Ptr, false),
    (Sym::LLVM_NOFREE, Value::Unit, On::Ptr, false),
    (Sym::LLVM_NONNULL, Value::Unit, On::Ptr, true),
    (Sym::LLVM_NOUNDEF, Value::Unit, On::Any, true),
    (Sym::LLVM_PREALLOCATED, Value::Type, On::Ptr, false),
    (Sym::LLVM_READNONE, Value::Unit, On::Ptr, false),
    (Sym::LLVM_READONLY, Value::Unit, On::Ptr, false),
    (Sym::LLVM_RETURNED, Value::Unit, On::Any, true),
    (Sym::LLVM_SIGNEXT, Value::Unit, On::Int, true),
    (Sym::LLVM_SRET, Value::Type, On::Ptr, false),
    (Sym::LLVM_WRITEONLY, Value::Unit, On::Ptr, false),
    (Sym::LLVM_ZEROEXT, Value::Unit, On::Int, true),
];

/// Checks the argument and result attributes of a function. Types that are not LLVM's yet (memrefs before their
/// conversion) are not looked at.
pub fn verify(m: &Module, op: Op, args: &[Type], results: &[Type], d: &mut Diags) {
    for (name, types, is_result) in [(Sym::ARG_ATTRS, args, false), (Sym::RES_ATTRS, results, true)] {
        let Some(AttrData::Array(dicts)) = m.attr(op, name).map(|a| m.cx.attr_data(a)) else { continue };
        for (dict, &ty) in m.cx.attrs_in(dicts).zip(types) {
            if dict != Attr::EMPTY_DICT {
                check(m, op, dict, ty, is_result, d);
            }
        }
    }
}
fn check(m: &Module, op: Op, dict: Attr, ty: Type, is_result: bool, d: &mut Diags) {
    for (name, value) in m.cx.dict_entries(dict) {
        let Some(&(_, kind, on, in_result)) = TABLE.iter().find(|r| r.0 == name) else { continue };
        let word = m.cx.str(name);
        if is_result && !in_result {
            d.push(op_error(m, op, "parameter-attribute", format!("\"{word}\" is not a valid result attribute")));
            return;
        }
        let (fits, want) = match kind {
            Value::Unit => (value == Attr::UNIT, "a unit"),
            Value::Int => (m.cx.int_value(value).is_some(), "an integer"),
            // What LLVM does not read is no alignment.
            Value::Align => match m.cx.int_value(value) {
                Some(n) => (n > 0 && (n as u64).is_power_of_two(), "a power-of-two integer"),
                None => (false, "an integer"),
            },
            Value::Type => (m.cx.type_value(value).is_some(), "a type"),
        };
        if !fits {
            d.push(op_error(m, op, "parameter-attribute", format!("\"{word}\" should be {want} attribute")));
            return;
        }
        if !is_llvm_compatible(&m.cx, ty) {
            continue;
        }
        let wrong = match (on, m.cx.type_data(ty)) {
            (On::Ptr, t) if !matches!(t, TypeData::LlvmPtr { .. }) => "non-pointer",
            (On::Int, t) if !matches!(t, TypeData::Integer { .. }) => "non-integer",
            _ => continue,
        };
        d.push(op_error(m, op, "parameter-attribute", format!("\"{word}\" attribute attached to {wrong} LLVM type")));
        return;
    }
}
