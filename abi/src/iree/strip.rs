//! Taking signatures off: what an embedded device does not need, no function carries.

use alloc::vec::Vec;
use ir::{Attr, AttrData, Context, Module, Sym};

/// Whether an attribute describes a signature.
fn describes(name: &str) -> bool {
    name == "iree.abi" || name == "iree.reflection" || name.starts_with("iree.abi.")
}

/// Removes `iree.abi`, `iree.abi.*` and `iree.reflection` from all operations and from the arguments and results of
/// functions. Returns how many attributes were removed.
pub fn strip(m: &mut Module) -> usize {
    let mut ops = Vec::new();
    if let Some(root) = m.root {
        ir::walk(m, root, &mut |op| ops.push(op));
    }
    let mut removed = 0;
    for op in ops {
        let (mut dict, mut n) = of_operation(&mut m.cx, m.op_record[op].attrs);
        // Operations without a table keep their inherent attributes apart.
        if let Some(inherent) = m.cx.dict_get(dict, Sym::PROPERTIES) {
            let (inherent, k) = of_operation(&mut m.cx, inherent);
            if k > 0 {
                dict = m.cx.dict_set(dict, Sym::PROPERTIES, inherent);
                n += k;
            }
        }
        m.op_record[op].attrs = dict;
        removed += n;
    }
    removed
}

/// A dictionary without what describes signatures, in the dictionaries of arguments and results, too; and how many
/// entries that were.
fn of_operation(cx: &mut Context, dict: Attr) -> (Attr, usize) {
    let (mut dict, mut removed) = stripped(cx, dict);
    for name in [Sym::ARG_ATTRS, Sym::RES_ATTRS] {
        if !matches!(cx.attr_data(dict), AttrData::Dict(_)) {
            break;
        }
        let Some(dicts) = cx.dict_get(dict, name).and_then(|a| cx.array_items(a)) else { continue };
        let (mut kept, mut n) = (Vec::with_capacity(dicts.len()), 0);
        for d in dicts {
            let (d, k) = stripped(cx, d);
            kept.push(d);
            n += k;
        }
        if n > 0 {
            // A list of empty dictionaries goes away.
            dict = if kept.iter().all(|&d| d == Attr::EMPTY_DICT) {
                cx.dict_remove(dict, name)
            } else {
                let list = cx.array_attr(&kept);
                cx.dict_set(dict, name, list)
            };
            removed += n;
        }
    }
    (dict, removed)
}

fn stripped(cx: &mut Context, dict: Attr) -> (Attr, usize) {
    if !matches!(cx.attr_data(dict), AttrData::Dict(_)) || !cx.dict_entries(dict).any(|e| describes(cx.str(e.0))) {
        return (dict, 0);
    }
    let all = cx.dict_entries(dict).len();
    let kept: Vec<(Sym, Attr)> = cx.dict_entries(dict).filter(|e| !describes(cx.str(e.0))).collect();
    (cx.dict(&kept), all - kept.len())
}
