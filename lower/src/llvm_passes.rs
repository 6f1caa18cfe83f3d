//! Passes that prepare a module for the LLVM dialect without converting anything: C wrappers, the data layout.

use alloc::vec::Vec;

use abi::layout::DataLayout;
use ir::dialect::{enums, llvm};
use ir::{Attr, AttrData, Diagnostic, NewOp, Op, Sym};

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
        let loc = ops.first().map_or(ir::Loc::UNKNOWN, |&op| cx.m.op_record[op].loc);
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

/// What upstream calls the table of the groups that it makes.
const COMDATS: &str = "__llvm_comdat";

/// `llvm-add-comdats`: each function of linkage `linkonce` or `linkonce_odr` gets a group of its own name.
pub fn add_comdats(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let m = &mut *cx.m;
    for &module in ops {
        let Some(&body) = m.op_regions(module).first().and_then(|&r| m.region_blocks(r).first()) else { continue };
        let all = m.block_ops(body).to_vec();
        let once = |m: &ir::Module, op: Op| match m.attr(op, Sym::LINKAGE).map(|a| m.cx.attr_data(a)) {
            Some(AttrData::Enum { value, .. }) => {
                let e = &enums::ENUMS[enums::LLVM_LINKAGE as usize];
                [e.value("linkonce"), e.value("linkonce_odr")].contains(&Some(value))
            }
            _ => false,
        };
        let wanted: Vec<Op> = all.iter().copied().filter(|&op| m.kind(op) == llvm::FUNC && once(m, op)).collect();
        if wanted.is_empty() {
            continue;
        }
        let table_name = m.cx.str_attr(COMDATS);
        let AttrData::String { text: table_sym, .. } = m.cx.attr_data(table_name) else { continue };
        let found = all.iter().copied().find(|&op| m.kind(op) == llvm::COMDAT && m.attr(op, Sym::SYM_NAME) == Some(table_name));
        let table = found.unwrap_or_else(|| {
            let region = m.new_region();
            let block = m.new_block(&[]);
            m.set_region_blocks(region, &[block]);
            let attrs = m.op_dict(llvm::COMDAT, &[(Sym::SYM_NAME, table_name)]);
            let loc = m.op_record[module].loc;
            let table = m.append(NewOp { attrs, regions: &[region], ..NewOp::new(llvm::COMDAT, loc) });
            let ops: Vec<Op> = core::iter::once(table).chain(all.iter().copied()).collect();
            m.set_block_ops(body, &ops);
            table
        });
        let Some(&block) = m.op_regions(table).first().and_then(|&r| m.region_blocks(r).first()) else { continue };
        // Each is put in front of those before it.
        let before = m.block_ops(block).to_vec();
        let mut selectors = Vec::with_capacity(wanted.len() + before.len());
        for op in wanted {
            let Some(name) = m.attr(op, Sym::SYM_NAME) else { continue };
            let any = m.cx.int_attr(ir::Type::I64, 0);
            let attrs = m.op_dict(llvm::COMDAT_SELECTOR, &[(Sym::SYM_NAME, name), (Sym::COMDAT, any)]);
            let loc = m.op_record[table].loc;
            selectors.push(m.append(NewOp { attrs, ..NewOp::new(llvm::COMDAT_SELECTOR, loc) }));
            let AttrData::String { text: selector, .. } = m.cx.attr_data(name) else { continue };
            let nested = m.cx.lists.intern(&[selector.0]);
            let path = m.cx.attr(AttrData::Symbol { root: table_sym, nested });
            m.set_attr(op, Sym::COMDAT, path);
        }
        selectors.reverse();
        selectors.extend(before);
        m.set_block_ops(block, &selectors);
    }
    true
}
