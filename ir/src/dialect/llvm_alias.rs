//! How attributes of the `llvm` dialect were spelled in release 19.

use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::enums as e;
use crate::id::{Attr, Sym};
use crate::row::AttrAlias;

/// `inbounds` of `llvm.getelementptr`, now a bit of `noWrapFlags`.
pub static INBOUNDS: AttrAlias = AttrAlias {
    of: Sym::NO_WRAP_FLAGS,
    read: |cx, _| Some(cx.attr(AttrData::Enum { def: e::LLVM_GEP_FLAGS, value: 3 })),
    print: |cx, a| a.and_then(|a| cx.enum_value(a)).filter(|v| v & 1 != 0).map(|_| Attr::UNIT),
};
/// `memory` of `llvm.func`, now `memory_effects`.
pub static MEMORY: AttrAlias = AttrAlias { of: Sym::MEMORY_EFFECTS, read: |_, a| Some(a), print: |_, a| a };
/// `dbg_expr` of `llvm.mlir.global`, now an array.
pub static DBG_EXPR: AttrAlias = AttrAlias {
    of: Sym::DBG_EXPRS,
    read: |cx: &mut Context, a| Some(cx.array_attr(&[a])),
    print: |cx, a| match cx.attr_data(a?) {
        AttrData::Array(l) => cx.attrs_in(l).next(),
        _ => None,
    },
};
