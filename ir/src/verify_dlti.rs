//! Data layouts: what the `dlti` dialect says of its attributes on an operation. Source: MLIR documentation, "Data
//! Layout Modeling" and "'dlti' Dialect", and what mlir-opt reports.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::op_error;
use crate::attr::AttrData;
use crate::context::Context;
use crate::diag::{Diagnostic, Diags};
use crate::dialect::builtin;
use crate::dialect::records::{DLTI_DL_SPEC, DLTI_MAP, DLTI_TARGET_SYSTEM_SPEC};
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::text::print::{print_attr, type_string};
use crate::ty::TypeData;

/// Entries of the dialect itself.
const NAMES: [&str; 9] = [
    "dlti.endianness",
    "dlti.default_memory_space",
    "dlti.alloca_memory_space",
    "dlti.program_memory_space",
    "dlti.global_memory_space",
    "dlti.stack_alignment",
    "dlti.mangling_mode",
    "dlti.function_pointer_alignment",
    "dlti.legal_int_widths",
];

/// The entries of a spec as key and value.
pub fn entries(cx: &Context, spec: Attr) -> Vec<(Attr, Attr)> {
    let AttrData::Record { fields, .. } = cx.attr_data(spec) else { return Vec::new() };
    let Some(AttrData::Array(items)) = cx.attrs_in(fields).next().filter(|a| a.is_some()).map(|a| cx.attr_data(a)) else {
        return Vec::new();
    };
    let pair = |a: Attr| match cx.attr_data(a) {
        AttrData::Record { fields, .. } if fields.len == 2 => {
            let mut it = cx.attrs_in(fields);
            it.next().zip(it.next())
        }
        _ => None,
    };
    cx.attrs_in(items).filter_map(pair).collect()
}

/// Checks the attributes of the dialect on an operation with regions.
pub(super) fn check(m: &Module, op: Op, diags: &mut Diags) {
    for (name, value) in m.cx.dict_entries(m.op_record[op].attrs) {
        // Names that are known are told apart by their numbers.
        if name.0 < crate::sym::SORTED && !matches!(name, Sym::DLTI_DL_SPEC | Sym::DLTI_TARGET_SYSTEM_SPEC) {
            debug_assert!(!m.cx.str(name).starts_with("dlti."));
            continue;
        }
        let text = m.cx.str(name);
        let Some(short) = text.strip_prefix("dlti.") else { continue };
        let expected = match short {
            "dl_spec" => DLTI_DL_SPEC,
            "map" => DLTI_MAP,
            "target_system_spec" => DLTI_TARGET_SYSTEM_SPEC,
            _ => {
                diags.push(op_error(m, op, "dlti-attribute", format!("attribute '{text}' not supported by dialect")));
                return;
            }
        };
        if !matches!(m.cx.attr_data(value), AttrData::Record { def, .. } if def == expected) {
            diags.push(op_error(m, op, "dlti-attribute", format!("'{text}' is expected to be a #{text} attribute")));
            return;
        }
    }
    let Some(spec) = m.attr(op, Sym::DLTI_DL_SPEC).filter(|_| m.kind(op) == builtin::MODULE) else { return };
    let entries = entries(&m.cx, spec);
    for &(key, value) in &entries {
        let wrong = match m.cx.attr_data(key) {
            AttrData::Type(ty) => of_type(m, ty, key, value),
            AttrData::String { text, .. } => of_name(m, m.cx.str(text), value),
            _ => None,
        };
        if let Some(text) = wrong {
            diags.push(op_error(m, op, "data-layout-entry", text));
            return;
        }
    }
    combines(m, op, &entries, diags);
}

/// Entries by name mean the same in nested layouts.
fn combines(m: &Module, op: Op, inner: &[(Attr, Attr)], diags: &mut Diags) {
    let mut around = m.parent_op(op);
    while let Some(outer) = around {
        if let Some(spec) = m.attr(outer, Sym::DLTI_DL_SPEC) {
            let outer_entries = entries(&m.cx, spec);
            let differs = |&(key, value): &(Attr, Attr)| {
                matches!(m.cx.attr_data(key), AttrData::String { .. }) && outer_entries.iter().any(|o| o.0 == key && o.1 != value)
            };
            if inner.iter().any(differs) {
                let d: Diagnostic = op_error(m, op, "data-layout-nesting", "data layout does not combine with layouts of enclosing ops");
                diags.push(d.note(m.op_record[outer].loc, "enclosing op with data layout"));
            }
            // What is further out was checked against that one.
            return;
        }
        around = m.parent_op(outer);
    }
}

fn of_name(m: &Module, name: &str, value: Attr) -> Option<String> {
    if !name.starts_with("dlti.") {
        return None;
    }
    if !NAMES.contains(&name) {
        return Some(format!("unknown data layout entry name: {name}"));
    }
    let word = m.cx.str_value(value).map(|s| m.cx.str(s));
    if name == "dlti.endianness" && !matches!(word, Some("big" | "little")) {
        return Some("'dlti.endianness' data layout entry is expected to be either 'big' or 'little'".into());
    }
    None
}

/// The numbers of a dense attribute of 64-bit integers, as many as its type has.
fn numbers(m: &Module, value: Attr) -> Option<Vec<i64>> {
    let AttrData::Dense { ty, .. } = m.cx.attr_data(value) else { return None };
    if m.cx.elem_type(ty) != Type::I64 {
        return None;
    }
    // A splat may stand for any number of elements; more than a few are wrong in any case.
    let n = crate::dense::n_elements(&m.cx, ty)?.min(8);
    crate::dense::int_values(&m.cx, value, n as usize)
}

fn of_type(m: &Module, ty: Type, key: Attr, value: Attr) -> Option<String> {
    let entry = || {
        let text = |a| print_attr(m, a, crate::Release::V22);
        format!("#dlti.dl_entry<{}, {}>", text(key), text(value))
    };
    match m.cx.type_data(ty) {
        TypeData::Index => match m.cx.attr_data(value) {
            AttrData::Integer { .. } | AttrData::BigInteger { .. } => None,
            _ => Some(format!("expected integer attribute in the data layout entry for '{}'", type_string(m, ty))),
        },
        TypeData::Integer { .. } | TypeData::Float(_) => {
            let Some(n) = numbers(m, value) else {
                return Some(format!("expected a dense i64 elements attribute in the data layout entry {}", entry()));
            };
            match n.as_slice() {
                [_] => None,
                [abi, preferred] if abi > preferred => Some(format!(
                    "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry {}",
                    entry()
                )),
                [_, _] => None,
                _ => Some(format!("expected 1 or 2 elements in the data layout entry {}", entry())),
            }
        }
        TypeData::Vector { .. }
        | TypeData::Complex(_)
        | TypeData::Tensor { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::MemRef { .. }
        | TypeData::UnrankedMemRef { .. }
        | TypeData::Tuple(_)
        | TypeData::None
        | TypeData::Function { .. } => Some("unexpected data layout for a built-in type".into()),
        TypeData::LlvmPtr { .. } => match numbers(m, value).as_deref() {
            Some([_, abi, preferred, ..]) if (3..=4).contains(&numbers(m, value).map_or(0, |n| n.len())) => {
                (abi > preferred).then(|| "preferred alignment is expected to be at least as large as ABI alignment".into())
            }
            _ => Some(format!(
                "expected layout attribute for '{}' to be a dense integer elements attribute with 3 or 4 elements",
                type_string(m, ty)
            )),
        },
        TypeData::LlvmStruct { body, .. } => match numbers(m, value).as_deref() {
            _ if !body.is_empty() => Some(format!("unexpected layout attribute for struct '{}'", type_string(m, ty))),
            Some([abi, preferred]) if abi > preferred => {
                Some("preferred alignment is expected to be at least as large as ABI alignment".into())
            }
            Some([_] | [_, _]) => None,
            _ => Some(format!(
                "expected layout attribute for '{}' to be a dense integer elements attribute of 1 or 2 elements",
                type_string(m, ty)
            )),
        },
        _ => None,
    }
}
