//! How attributes of the `llvm` dialect were spelled in release 19.

use alloc::vec::Vec;

use crate::List;
use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::{enums as e, llvm};
use crate::id::{Attr, Opcode, Sym};
use crate::row::AttrAlias;

/// All of them; rows have their places.
pub static ALIASES: [AttrAlias; 3] = [INBOUNDS_ALIAS, MEMORY_ALIAS, DBG_EXPR_ALIAS];
/// `inbounds` of `llvm.getelementptr`.
pub const INBOUNDS: u8 = 0;
/// `memory` of `llvm.func`.
pub const MEMORY: u8 = 1;
/// `dbg_expr` of `llvm.mlir.global`.
pub const DBG_EXPR: u8 = 2;

/// `inbounds` of `llvm.getelementptr`, now a bit of `noWrapFlags`.
const INBOUNDS_ALIAS: AttrAlias = AttrAlias {
    of: Sym::NO_WRAP_FLAGS,
    read: |cx, _| Some(cx.attr(AttrData::Enum { def: e::LLVM_GEP_FLAGS, value: 3 })),
    print: |cx, a| a.and_then(|a| cx.enum_value(a)).filter(|v| v & 1 != 0).map(|_| Attr::UNIT),
};
/// `memory` of `llvm.func`, now `memory_effects`.
const MEMORY_ALIAS: AttrAlias = AttrAlias { of: Sym::MEMORY_EFFECTS, read: |_, a| Some(a), print: |_, a| a };
/// `dbg_expr` of `llvm.mlir.global`, now an array.
pub const DBG_EXPR_ALIAS: AttrAlias = AttrAlias {
    of: Sym::DBG_EXPRS,
    read: |cx: &mut Context, a| Some(cx.array_attr(&[a])),
    print: |cx, a| match cx.attr_data(a?) {
        AttrData::Array(l) => cx.attrs_in(l).next(),
        _ => None,
    },
};

/// What release 19 left away of constructors and destructors: `#llvm.zero` as the data of each function. Answers whether that was added.
pub fn complete_structors(cx: &mut Context, opcode: Opcode, attrs: &mut Vec<(Sym, Attr)>) -> bool {
    if !matches!(opcode, llvm::MLIR_GLOBAL_CTORS | llvm::MLIR_GLOBAL_DTORS) || cx.early_folds || attrs.iter().any(|a| a.0 == Sym::DATA) {
        return false;
    }
    let functions = attrs.iter().find(|a| matches!(a.0, Sym::CTORS | Sym::DTORS)).and_then(|a| cx.array_items(a.1));
    let zero = cx.attr(AttrData::Record { def: super::records::LLVM_ZERO, fields: List::EMPTY });
    let data = cx.array_attr(&alloc::vec![zero; functions.map_or(0, |f| f.len())]);
    attrs.push((Sym::DATA, data));
    true
}
