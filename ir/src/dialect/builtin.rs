//! The `builtin` dialect: modules and unrealized casts. Source: MLIR documentation, "'builtin' Dialect".

use crate::constraint as c;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym};
use crate::module::Module;
use crate::row::*;

dialect! {
    start super::FIRST;
    MODULE = OpDef {
        attrs: &[opt_attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str)],
        extra: &RowExtra { regions: &[RegionField { name: "bodyRegion", kind: RegionKind::One }], more: &RowMore { default_dialect: "builtin", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::AFFINE_SCOPE, Traits::ISOLATED, Traits::NO_REGION_ARGS, Traits::SYMBOL_TABLE, Traits::SYMBOL, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::GRAPH_REGION]),
        format: Format::Asm("($sym_name^)? attr-dict-with-keyword $bodyRegion"),
        verify: Some(verify_module),
        ..op("builtin.module", "A container of operations with a symbol table of its own.")
    };
    UNREALIZED_CONVERSION_CAST = OpDef {
        operands: &[var!("inputs", &c::ANY)],
        results: &[var!("outputs", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("($inputs^ ':' type($inputs))? 'to' type($outputs) attr-dict"),
        verify: Some(verify_cast),
        fold: Some(fold_cast),
        ..op("builtin.unrealized_conversion_cast", "A cast between types whose meaning a later conversion settles.")
    };
}

/// A module's own attributes are its name and visibility; all others carry the prefix of a dialect.
fn verify_module(m: &Module, op: Op, d: &mut Diags) {
    for (name, _) in m.cx.dict_entries(m.op_record[op].attrs) {
        if name != Sym::SYM_NAME && name != Sym::SYM_VISIBILITY && !m.cx.str(name).as_bytes().contains(&b'.') {
            let text = alloc::format!("can only contain attributes with dialect-prefixed names, found '{}'", m.cx.str(name));
            d.error("module-attribute", m.op_record[op].loc, text);
        }
    }
}

fn verify_cast(m: &Module, op: Op, d: &mut Diags) {
    if m.n_results(op) == 0 {
        d.error("cast-results", m.op_record[op].loc, "expected at least one result for cast operation");
    }
}

/// A cast back to the types it came from is the values it came from; a cast to the same types is its operands.
fn fold_cast(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut alloc::vec::Vec<Folded>) -> bool {
    let operands = m.operands(op);
    let Some(&first) = operands.first() else { return false };
    if operands.len() == m.n_results(op) && operands.iter().zip(m.results(op)).all(|(&o, r)| m.ty(o) == m.ty(r)) {
        out.extend(operands.iter().map(|&o| Folded::Value(o)));
        return true;
    }
    let Some(input) = m.def_op(first).filter(|&i| m.kind(i) == UNREALIZED_CONVERSION_CAST) else { return false };
    let same_results = m.n_results(input) == operands.len() && m.results(input).zip(operands).all(|(r, &o)| r == o);
    let same_types = m.n_operands(input) == m.n_results(op) && m.operands(input).iter().zip(m.results(op)).all(|(&o, r)| m.ty(o) == m.ty(r));
    if !same_results || !same_types {
        return false;
    }
    out.extend(m.operands(input).iter().map(|&o| Folded::Value(o)));
    true
}
