//! Passes that prepare a module for the LLVM dialect without converting anything: C wrappers, the data layout.

use abi::layout::DataLayout;
use ir::{Attr, Diagnostic, Op, Sym};

use crate::pass::PassContext;

/// `llvm-request-c-wrappers`: marks functions to get a C interface.
pub fn request_c_wrappers(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    for &op in ops {
        cx.m.set_attr(op, Sym::LLVM_EMIT_C_INTERFACE, Attr::UNIT);
    }
    true
}

/// `set-llvm-module-datalayout`: gives modules an LLVM data layout.
pub fn set_data_layout(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let text = alloc::string::String::from(cx.text("data-layout"));
    if let Err(why) = DataLayout::parse(&text) {
        let loc = ops.first().map_or(ir::Loc::UNKNOWN, |&op| cx.m.op_loc[op]);
        let d = Diagnostic::error("bad-data-layout", loc, alloc::format!("data layout \"{text}\" cannot be read: {why}"));
        cx.diags.push(d.help("write it as LLVM does, such as e-m:e-i64:64-n8:16:32:64-S128"));
        return false;
    }
    let text = cx.m.cx.str_attr(&text);
    for &op in ops {
        cx.m.set_attr(op, Sym::LLVM_DATA_LAYOUT, text);
    }
    true
}
